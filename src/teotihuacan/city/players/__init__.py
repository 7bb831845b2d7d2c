"""How City of Gods is thought about: what a position is worth, and which lines to look at."""
