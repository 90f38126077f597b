"""The server: tables by link over HTTP and WebSocket, kept in SQLite. Nothing here knows a rule."""
