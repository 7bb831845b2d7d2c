"""How Founders of Teotihuacan is thought about: what a city is worth, which turns to look at."""
