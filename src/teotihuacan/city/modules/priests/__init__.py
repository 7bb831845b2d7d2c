"""Extras: priests and a season of another box, as far as the text of this one completes them."""
