"""What was learned about City of Gods from games against itself: named features, and weights."""
