"""Many games at once: self-play, matches, benchmarks and what they show."""
