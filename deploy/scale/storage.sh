#!/bin/sh
# One bucket's worth of keys, from the same settings that the product gets.
set -e
umask 077
cat >/tmp/s3.json <<KEYS
{"identities":[{"name":"handover","credentials":[{"accessKey":"$S3_ACCESS_KEY_ID","secretKey":"$S3_SECRET_ACCESS_KEY"}],
"actions":["Admin","Read","Write","List","Tagging"]}]}
KEYS
exec weed server -dir=/data -s3 -s3.port=8333 -s3.config=/tmp/s3.json -master.volumeSizeLimitMB=1024
