"""Cubitos: race with dice that you buy."""
