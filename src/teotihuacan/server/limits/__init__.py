"""Limits on connections, requests, page updates and log lines."""
