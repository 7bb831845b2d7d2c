"""Results of learning City of Gods by self-play: named features, and weights."""
