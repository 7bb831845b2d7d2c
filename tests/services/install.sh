#!/bin/sh
# Install what the tests start themselves: Chromium and PostgreSQL, and with the argument "firefox"
# Firefox as well. On a Debian-like machine root gets what is missing. Elsewhere this prints which
# tests will be skipped, or fails where CI is set: there, nothing may be skipped.
set -u
firefox=${1:-}
shell=chromium-headless-shell  # Chromium without windows takes a quarter less time
browser=chromium

have_chromium() {
    for name in "${CHROMIUM:-chromium}" "$shell" chromium chromium-browser google-chrome-stable google-chrome; do
        command -v "$name" >/dev/null 2>&1 && return 0
    done
    return 1
}

have_firefox() {
    for name in "${FIREFOX:-firefox-esr}" firefox-esr firefox; do
        command -v "$name" >/dev/null 2>&1 && return 0
    done
    return 1
}

have_postgres() {
    command -v initdb >/dev/null 2>&1 && return 0
    for program in /usr/lib/postgresql/*/bin/initdb /usr/pgsql-*/bin/initdb \
        /usr/libexec/postgresql*/initdb /opt/homebrew/opt/postgresql*/bin/initdb \
        /usr/local/opt/postgresql*/bin/initdb; do
        [ -x "$program" ] && return 0
    done
    return 1
}

loud() {
    stars='*******************************************************************************'
    printf '\n%s\n***\n***  %s\n***\n%s\n\n' "$stars" "$1" "$stars" >&2
}

missing() {
    wanted=''
    have_chromium || wanted="$browser fonts-dejavu-core"
    [ -z "$firefox" ] || have_firefox || wanted="$wanted firefox-esr"
    have_postgres || wanted="$wanted postgresql"
    printf '%s' "$wanted"
}

# apt-get waits for some of its locks only, so ask again while another one holds any of them.
apt() {
    tries=0
    until DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=600 "$@" >"$log" 2>&1; do
        tries=$((tries + 1))
        if [ "$tries" -ge 200 ] || ! grep -qi 'could not get lock\|unable to \(acquire\|lock\)' "$log"; then
            tail -n 20 "$log" >&2
            echo "apt-get $1 failed, see above" >&2
            return 1
        fi
        [ "$tries" -gt 1 ] || echo "Waiting for another apt-get ..."
        sleep 3
    done
}

wanted=$(missing)
[ -z "$wanted" ] && exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "Installing for the tests: ${wanted# } ..."
    log=$(mktemp)
    apt update
    if apt-cache show "$shell" >/dev/null 2>&1; then browser=$shell; fi
    # shellcheck disable=SC2046  # several packages
    apt install -y --no-install-recommends $(missing)
    rm -f "$log"
else
    echo "These packages are missing for some tests, and only root can add them: ${wanted# }" >&2
fi

have_chromium || loud 'NO CHROMIUM: THE TESTS OF THE PAGES IN A BROWSER WILL BE SKIPPED'
[ -z "$firefox" ] || have_firefox || loud 'NO FIREFOX: THE WHOLE GAMES IN A SECOND BROWSER WILL BE SKIPPED'
have_postgres || loud 'NO POSTGRESQL: THE TESTS OF SEVERAL SERVERS ON ONE DATABASE WILL BE SKIPPED'
[ -z "${CI:-}" ] || [ -z "$(missing)" ]
