//! The tools that the checks and the releases need, each with its package.

use super::{Install, Probe};

/// A probe that succeeds if this command does, for a package of Debian.
const fn apt(call: &'static [&'static str], package: &'static str) -> Probe {
    Probe { call, install: Install::Apt(package) }
}

/// The emulator that runs programs for ARM processors.
pub const QEMU_ARM_PROGRAM: &str = "qemu-aarch64-static";

/// Script that succeeds if the version of node is 20 or later.
const NODE_20: &str = "process.exit(parseInt(process.versions.node) >= 20 ? 0 : 1)";

/// Script that succeeds if Python is 3.11 or later and can create virtual environments.
const PYTHON_VENV: &str = "import ensurepip, sys; sys.exit(sys.version_info < (3, 11))";

pub const CC: Probe = apt(&["cc", "--version"], "gcc");
pub const RUSTFMT: Probe =
    Probe { call: &["cargo", "fmt", "--version"], install: Install::Component("rustfmt") };
pub const CLIPPY: Probe =
    Probe { call: &["cargo", "clippy", "--version"], install: Install::Component("clippy") };
pub const NODE: Probe = apt(&["node", "--eval", NODE_20], "nodejs");
pub const NPM: Probe = apt(&["npm", "--version"], "npm");
pub const PYTHON: Probe = apt(&["python3", "-c", PYTHON_VENV], "python3-venv");
pub const CHROMIUM: Probe = apt(&["chromium", "--version"], "chromium");
pub const CHROMIUM_SHELL: Probe = apt(&["chromium-headless-shell", "--version"], "chromium-headless-shell");
pub const CERTUTIL: Probe = apt(&["sh", "-c", "command -v certutil"], "libnss3-tools");
pub const PEBBLE: Probe = apt(&["sh", "-c", "command -v pebble"], "pebble");
pub const SYSTEMD: Probe = apt(&["systemd-analyze", "--version"], "systemd");
pub const UNSHARE: Probe = apt(&["unshare", "--version"], "util-linux");
pub const IP: Probe = apt(&["ip", "-V"], "iproute2");
pub const PKILL: Probe = apt(&["sh", "-c", "command -v pkill"], "procps");
pub const CURL: Probe = apt(&["curl", "--version"], "curl");
pub const OPENSSL: Probe = apt(&["openssl", "version"], "openssl");
pub const NGINX: Probe = apt(&["sh", "-c", "command -v nginx"], "nginx");
pub const CADDY: Probe = apt(&["caddy", "version"], "caddy");
pub const PDFTOPPM: Probe = apt(&["pdftoppm", "-v"], "poppler-utils");
pub const ZBARIMG: Probe = apt(&["zbarimg", "--version"], "zbar-tools");
pub const GIT: Probe = apt(&["git", "--version"], "git");
pub const TAR: Probe = apt(&["tar", "--version"], "tar");
pub const GZIP: Probe = apt(&["gzip", "--version"], "gzip");
pub const ZIP: Probe = apt(&["zip", "-v"], "zip");
pub const READELF: Probe = apt(&["readelf", "--version"], "binutils");
pub const QEMU_ARM: Probe = apt(&[QEMU_ARM_PROGRAM, "--version"], "qemu-user-static");
pub const DPKG: Probe = apt(&["dpkg-deb", "--version"], "dpkg");
pub const LINTIAN: Probe = apt(&["lintian", "--version"], "lintian");
pub const BUILDAH: Probe = apt(&["buildah", "--version"], "buildah");
pub const CRUN: Probe = apt(&["crun", "--version"], "crun");
pub const WINE: Probe = apt(&["sh", "-c", "test -x /usr/lib/wine/wine64"], "wine64");
pub const MINGW: Probe = apt(&["x86_64-w64-mingw32-gcc", "--version"], "gcc-mingw-w64-x86-64");
pub const SCRIPT: Probe = apt(&["script", "--version"], "bsdutils");
