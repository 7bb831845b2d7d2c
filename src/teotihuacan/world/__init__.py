"""What the games of this world share and no other game needs: its emblems."""
