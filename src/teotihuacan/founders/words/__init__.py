"""The sentences of Founders of Teotihuacan, by language."""
