"""A game being played: seats, log and undo. No network in it."""
