"""Teotibot and the modified Teotibot: the automated opponents of solo play."""
