"""Finish Line, by Dan Glimne (Queen Games 2023)."""
