#!/bin/sh
# Starts a server in a container. What it is told comes from the environment:
#
#   TEO_DATABASE         a file or postgresql://USER@HOST/NAME (default: games.sqlite3 in /data)
#   TEO_PASSWORD_FILE    a file with the password of that database; it is never on a command line
#   TEO_PORT             default 8420
#   TEO_WORKERS          processes in which computer players think
#   TEO_BEHIND_PROXY=1   a proxy in front names the clients
#   TEO_METRICS          [ADDRESS:]PORT for Prometheus; nowhere without
#   TEO_DRAIN_SECONDS    not ready for so long before it stops (default 5)
#   TEO_LOG_LEVEL        debug, info, warning or error
#
# Whatever is given as arguments goes to `teo serve` as well; if the first one is another command of
# teo (check, backup, prune ...), that one is run instead.
set -eu

if [ -n "${TEO_PASSWORD_FILE:-}" ]; then
    PGPASSWORD=$(cat "$TEO_PASSWORD_FILE")
    export PGPASSWORD
fi
: "${TEO_DATABASE:=/data/games.sqlite3}"
export TEO_DATABASE

case "${1:-}" in
'' | -*) ;;
*) exec teo "$@" ;;
esac

[ -z "${TEO_WORKERS:-}" ] || set -- --workers-thinking "$TEO_WORKERS" "$@"
[ -z "${TEO_METRICS:-}" ] || set -- --metrics "$TEO_METRICS" "$@"
[ -z "${TEO_BEHIND_PROXY:-}" ] || set -- --behind-proxy "$@"
exec teo serve --host 0.0.0.0 --port "${TEO_PORT:-8420}" --log json \
    --log-level "${TEO_LOG_LEVEL:-warning}" --drain-seconds "${TEO_DRAIN_SECONDS:-5}" "$@"
