#!/bin/sh
# Restores a backup into a temporary folder, verifies the audit trail in it, and removes the folder again:
#   sh docs/operation/restore-drill.sh /var/backups/coilworks/coilworks-2027-03-01T021500Z.jsonl.gz
# Run in the folder of the product, with its environment: AUDIT_KEY has to be the one of the backup. Exits with 0 if
# everything is valid. The running product is not affected.
set -eu

backup=${1:?name the backup}
drill=$(mktemp -d)
trap 'rm -rf "$drill"' EXIT

unset DATABASE_URL DATABASE_URL_FILE REDIS_URL REDIS_URL_FILE
export NODE_ENV=production MODE=production DATA_DIR="$drill/data"

# The audit row of this restore belongs to the trail in the drill: in the log of the running product it would be wrong.
operator() {
  node dist/node/admin.js "$@" 2>"$drill/said" || {
    status=$?
    sed '/^{/d' "$drill/said" >&2
    exit "$status"
  }
}

operator restore --from "$backup"
operator verify-audit
echo "The drill has succeeded: $backup can be restored."
