"""The Mansion (M7) in the place of the Palace: helpers, owners, Major Discovery tiles."""
