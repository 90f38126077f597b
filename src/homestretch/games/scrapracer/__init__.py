"""Scrap Racer, by Anika and Sebastian Richter (Queen Games 2021)."""
