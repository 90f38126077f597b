"""The games. Each folder is one, with the same file names in each."""
