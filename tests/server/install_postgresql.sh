#!/bin/sh
# The PostgreSQL tests start a real server; install it where it is missing and can be had.
[ -n "${WESTMARCH_TEST_POSTGRESQL:-}" ] && exit 0 # a server is given
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 && exit 0
command -v initdb >/dev/null 2>&1 && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "Installing PostgreSQL for its tests ..."
    # Without a cluster of the machine's own: the tests make theirs in a folder they remove.
    mkdir -p /etc/postgresql-common
    [ -e /etc/postgresql-common/createcluster.conf ] ||
        echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf
    { DEBIAN_FRONTEND=noninteractive apt-get install -qq -y postgresql >/dev/null 2>&1 ||
        { apt-get update -qq >/dev/null 2>&1 &&
            DEBIAN_FRONTEND=noninteractive apt-get install -qq -y postgresql >/dev/null 2>&1; }; } ||
        echo "PostgreSQL could not be installed; its tests will fail." >&2
else
    echo "PostgreSQL is missing (Debian: apt install postgresql); its tests will fail." >&2
fi
exit 0
