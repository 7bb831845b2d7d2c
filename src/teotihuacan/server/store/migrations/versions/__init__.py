"""The versions of the store, each made from the one before."""
