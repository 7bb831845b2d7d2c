"""What was learned about Founders from games against itself: named features, and weights."""
