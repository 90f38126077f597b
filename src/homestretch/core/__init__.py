"""What all games share. No game is named here."""
