#!/bin/sh
# Runs the commands of docs/deploy.md, apart from those for the host only, in a container: namespaces of this system with
# a copy-on-write view of its files, so that nothing remains. deploy/try/ has stand-ins for systemctl and journalctl, and
# checks that the room is reached through nginx and Caddy.
# Usage, as root, in the root of the repository: deploy/try-guide.sh PROGRAM
set -eu
if [ "$(id -u)" != 0 ]; then
    echo "the container of the guide needs root: sudo $0 $*" >&2
    exit 1
fi
program=$(realpath "$1")
here=$(realpath "$(dirname "$0")/..")
if [ "${CARDROOM_GUIDE_INSIDE:-}" != yes ]; then
    CARDROOM_GUIDE_INSIDE=yes exec unshare --mount --net --pid --fork --kill-child "$0" "$program"
fi

ip link set lo up 2>/dev/null || true
top=$(mktemp -d)
mount -t tmpfs tmpfs "$top"
mkdir "$top/upper" "$top/work" "$top/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$top/upper,workdir=$top/work" "$top/root"
mount -t proc proc "$top/root/proc"
mount --rbind /dev "$top/root/dev"
mount -t tmpfs tmpfs "$top/root/run"

mkdir -p "$top/root/srv/checkout"
cp -r "$here/deploy" "$top/root/srv/checkout/deploy"
cp "$program" "$top/root/srv/checkout/cardroom"
install -m 755 "$here/deploy/try/systemctl" "$here/deploy/try/journalctl" "$top/root/usr/local/sbin/"
# Each block is announced before it runs, and the first command that fails ends the script.
awk '
    /^```sh$/ { inside = 1; block += 1; print "echo \"--- block " block "\""; next }
    /^```/ { inside = 0 }
    inside { print }
' "$here/docs/deploy.md" > "$top/root/srv/checkout/commands"
chroot "$top/root" sh -c 'cd /srv/checkout && PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin sh -eux ./commands && deploy/try/proxies'
