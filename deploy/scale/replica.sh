#!/bin/sh
# The first start copies the primary, later ones go on from there.
set -e
PGPASSWORD=$(cat /run/secrets/postgres_password)
export PGPASSWORD
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  pg_basebackup --host=postgres --username=handover --pgdata="$PGDATA" --wal-method=stream --create-slot --slot=replica \
    --write-recovery-conf
  chown -R postgres:postgres "$PGDATA"
  chmod 700 "$PGDATA"
fi
exec gosu postgres postgres
