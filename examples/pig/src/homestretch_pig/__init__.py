"""The dice game Pig for Homestretch: the shortest complete example of a game."""

import homestretch  # noqa: F401  (first of all: it decides whether kernel modules run compiled, ours included)
