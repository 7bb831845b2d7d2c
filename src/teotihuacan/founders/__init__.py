"""Founders of Teotihuacan: everything about it is in this folder."""
