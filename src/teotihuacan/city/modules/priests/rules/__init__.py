"""The rules of the module."""
