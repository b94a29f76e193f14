#!/bin/sh
# Runs the commands of docs/deploy.md, apart from those for the host only, in the container of deploy/try/container, and
# checks that the room is reached through nginx and Caddy.
# Usage, as root, in the root of the repository: deploy/try-guide.sh PROGRAM
set -eu
here=$(realpath "$(dirname "$0")/..")
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
cp -r "$here/deploy" "$folder/deploy"
cp "$1" "$folder/cardroom"
# Each block is announced before it runs, and the first command that fails ends the script.
awk '
    BEGIN { print "set -eux" }
    /^```sh$/ { inside = 1; block += 1; print "echo \"--- block " block "\""; next }
    /^```/ { inside = 0 }
    inside { print }
    END { print "deploy/try/proxies" }
' "$here/docs/deploy.md" > "$folder/commands"
"$here/deploy/try/container" "$folder" "sh ./commands"
