#!/bin/sh
# The password is a secret; PgBouncer wants it in a file of its own.
set -e
umask 077
printf '"handover" "%s"\n' "$(cat /run/secrets/postgres_password)" >/tmp/users.txt
exec pgbouncer /etc/pgbouncer/pgbouncer.ini
