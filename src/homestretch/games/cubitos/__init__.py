"""Cubitos, by John D. Clair (AEG 2020)."""
