#!/bin/sh
# Installs, upgrades, removes and purges the Debian package in the container of deploy/try/container.
# Usage, as root: deploy/try-package.sh PACKAGE NEWER, where NEWER is the same package with a higher version
set -eu
here=$(realpath "$(dirname "$0")")
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
cp "$1" "$folder/package.deb"
cp "$2" "$folder/newer.deb"
cp "$here/try/package" "$folder/commands"
"$here/try/container" "$folder" ./commands
