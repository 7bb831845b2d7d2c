"""HTTP and WebSocket: the JSON API, the pages and their models."""
