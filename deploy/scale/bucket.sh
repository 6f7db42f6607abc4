#!/bin/sh
# Makes the bucket when it is missing.
set -e
until echo "s3.bucket.list" | weed shell -master=storage:9333 >/tmp/buckets 2>/dev/null; do sleep 1; done
grep -qw "$S3_BUCKET" /tmp/buckets || echo "s3.bucket.create -name $S3_BUCKET" | weed shell -master=storage:9333
