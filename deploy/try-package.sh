#!/bin/sh
# Installs, upgrades, removes and purges the Debian package in the container of deploy/try/container. The upgrade is to the
# same package with a higher version and other settings.
# Usage, as root: deploy/try-package.sh PACKAGE
set -eu
here=$(realpath "$(dirname "$0")")
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
mkdir "$folder/in"
cp "$1" "$folder/in/package.deb"
dpkg-deb --raw-extract "$1" "$folder/newer"
sed -i 's/^Version: .*/&+upgrade/' "$folder/newer/DEBIAN/control"
echo '# A line of the newer package.' >> "$folder/newer/etc/cardroom.toml"
dpkg-deb --root-owner-group --build "$folder/newer" "$folder/in/newer.deb" > /dev/null
cp "$here/try/package" "$folder/in/commands"
"$here/try/container" "$folder/in" ./commands
