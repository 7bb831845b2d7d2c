"""Running a server: logs, metrics and readiness."""
