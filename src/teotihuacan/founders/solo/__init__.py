"""Score attack: an unofficial variant for one player, with a dummy in the place of a second."""
