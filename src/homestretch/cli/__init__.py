"""The command ``homestretch``."""
