#!/bin/sh
# Rates many coils by curl: sh rate-many.sh https://coils.example.com coils.json more.json
# The environment has CLIENT_ID and CLIENT_PASSWORD of a service account; each file is {"inputs": [...]} with at most
# 200 coils. Prints the answers, one a line.
set -eu
origin=$1
shift

token=$(printf '{"userId":"%s","password":"%s"}' "$CLIENT_ID" "$CLIENT_PASSWORD" |
  curl --silent --show-error --fail-with-body "$origin/auth/token" --header 'content-type: application/json' --data @- |
  sed 's/.*"token":"\([^"]*\)".*/\1/')

# --retry waits as long as Retry-After says, where the limit is reached or the server is busy.
for file in "$@"; do
  curl --silent --show-error --fail-with-body --retry 5 "$origin/api/v1/coil/rate-many?units=SI" \
    --header "authorization: Bearer $token" \
    --header 'content-type: application/json' \
    --write-out '\n' \
    --data "@$file"
done
