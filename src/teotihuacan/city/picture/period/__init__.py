"""The Expansion Period in pictures: its signs, its boards, its altars, the map of the empire."""
