"""Computer players and hints: the queue, the worker processes and what runs in them."""
