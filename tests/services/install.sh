#!/bin/sh
# Chromium, Firefox and PostgreSQL, which the tests of the table start themselves. On a Debian-like
# machine root gets what is missing; anybody else is told loudly which tests will be skipped. This
# never fails: the tests must run wherever they can.
set -u

have_chromium() {
    for name in "${CHROMIUM:-chromium}" chromium chromium-browser google-chrome-stable google-chrome; do
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
    have_chromium || wanted='chromium fonts-dejavu-core'
    have_firefox || wanted="$wanted firefox-esr"
    have_postgres || wanted="$wanted postgresql"
    printf '%s' "$wanted"
}

wanted=$(missing)
[ -z "$wanted" ] && exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "Installing for the tests: ${wanted# } ..."
    log=$(mktemp)
    # shellcheck disable=SC2086  # several packages
    { apt-get update && DEBIAN_FRONTEND=noninteractive \
        apt-get install -y --no-install-recommends $wanted; } >"$log" 2>&1 ||
        { tail -n 20 "$log" >&2; echo "apt-get failed, see above" >&2; }
    rm -f "$log"
else
    echo "These packages are missing for some tests, and only root can add them: ${wanted# }" >&2
fi

have_chromium || loud 'NO CHROMIUM: THE TESTS OF THE PAGES IN A BROWSER WILL BE SKIPPED'
have_firefox || loud 'NO FIREFOX: THE WHOLE GAMES IN A SECOND BROWSER WILL BE SKIPPED'
have_postgres || loud 'NO POSTGRESQL: THE TESTS OF SEVERAL SERVERS ON ONE DATABASE WILL BE SKIPPED'
exit 0
