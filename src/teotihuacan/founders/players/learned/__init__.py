"""Results of learning Founders by self-play: named features, and weights."""
