"""Outspeed, by Frank Crittin and Grégoire Largey (IELLO 2018)."""
