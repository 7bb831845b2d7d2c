"""Running a server: logs, metrics, readiness and draining."""
