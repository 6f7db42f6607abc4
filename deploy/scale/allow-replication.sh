#!/bin/sh
# Runs once, when the primary makes its data files: the replica may stream from it.
set -e
echo 'host replication handover all scram-sha-256' >>"$PGDATA/pg_hba.conf"
