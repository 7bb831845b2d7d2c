"""The rules of Founders of Teotihuacan; `rules.py` puts them together."""
