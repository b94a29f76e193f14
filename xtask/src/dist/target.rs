//! The targets of a release, and the tools that they need.

use super::release::Release;
use super::smoke::QEMU;
use super::{archive, build, container, debian, wine};
use crate::setup::{Install, Probe, ensure, ensure_target, is_root};
use crate::test::WINDOWS;
use anyhow::Result;

/// A part of a release that can be made on its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Target {
    /// An archive for Linux with Intel or AMD processors: a static program
    #[value(name = "x86_64-unknown-linux-musl")]
    LinuxIntel,
    /// An archive for Linux with ARM processors, such as a Raspberry Pi: a static program
    #[value(name = "aarch64-unknown-linux-musl")]
    LinuxArm,
    /// An archive for Windows, tested under Wine
    #[value(name = "x86_64-pc-windows-gnu")]
    Windows,
    /// Packages for Debian and its derivatives, with Intel and ARM processors, tested in a container
    #[value(name = "deb")]
    Debian,
    /// Container images for Intel and ARM processors, the first of them tested
    #[value(name = "container")]
    Container,
    /// An archive for macOS with Apple's processors, which needs Apple's SDK
    #[value(name = "aarch64-apple-darwin")]
    MacArm,
    /// An archive for macOS with Intel processors, which needs Apple's SDK
    #[value(name = "x86_64-apple-darwin")]
    MacIntel,
}

impl Target {
    /// The targets of macOS, which are not made by default.
    pub const MAC: [Target; 2] = [Target::MacArm, Target::MacIntel];

    /// The targets that are made by default.
    pub const DEFAULT: [Target; 5] =
        [Target::LinuxIntel, Target::LinuxArm, Target::Debian, Target::Container, Target::Windows];

    /// Name of the target on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Target::LinuxIntel => build::LINUX_INTEL,
            Target::LinuxArm => build::LINUX_ARM,
            Target::Windows => WINDOWS,
            Target::Debian => "deb",
            Target::Container => "container",
            Target::MacArm => build::MAC_ARM,
            Target::MacIntel => build::MAC_INTEL,
        }
    }

    /// The tools of Debian that the target needs.
    const fn tools(self) -> &'static [Probe] {
        match self {
            Target::LinuxIntel | Target::MacArm | Target::MacIntel => ARCHIVE_TOOLS,
            Target::LinuxArm => EMULATOR_TOOLS,
            Target::Windows => ZIP_TOOLS,
            Target::Debian => DEBIAN_TOOLS,
            Target::Container => CONTAINER_TOOLS,
        }
    }

    /// The Rust targets for which the program is compiled.
    const fn compiled(self) -> &'static [&'static str] {
        match self {
            // The program for this machine prints the man pages.
            Target::LinuxIntel => &[build::LINUX_INTEL],
            Target::LinuxArm | Target::Debian | Target::Container => &[build::LINUX_INTEL, build::LINUX_ARM],
            Target::Windows => &[WINDOWS],
            Target::MacArm => &[build::LINUX_INTEL, build::MAC_ARM],
            Target::MacIntel => &[build::LINUX_INTEL, build::MAC_INTEL],
        }
    }

    /// Finds the tools of the target, and installs missing ones if possible.
    ///
    /// # Errors
    /// If a tool is missing and cannot be installed.
    pub fn ensure_tools(self) -> Result<()> {
        ensure(self.tools(), is_root())?;
        if self == Target::Windows {
            wine::ensure_tools()?;
        }
        self.compiled().iter().try_for_each(|target| ensure_target(target))
    }

    /// Makes the files of the target, and tests them.
    ///
    /// # Errors
    /// If a program cannot be built or packed, or a test fails.
    pub fn make(self, release: &Release) -> Result<()> {
        match self {
            Target::LinuxIntel => archive::linux(release, build::LINUX_INTEL),
            Target::LinuxArm => archive::linux(release, build::LINUX_ARM),
            Target::Windows => archive::windows(release),
            Target::Debian => debian::make(release),
            Target::Container => container::make(release),
            Target::MacArm => archive::mac(release, build::MAC_ARM),
            Target::MacIntel => archive::mac(release, build::MAC_INTEL),
        }
    }
}

/// The reason why the programs for macOS are not made by default.
pub const WITHOUT_APPLE: &str =
    "the linker finds no framework Security without Apple's SDK: with it, set SDKROOT and name the target";

const TAR: Probe = Probe { call: &["tar", "--version"], install: Install::Apt("tar") };
const GZIP: Probe = Probe { call: &["gzip", "--version"], install: Install::Apt("gzip") };
const CURL: Probe = Probe { call: &["curl", "--version"], install: Install::Apt("curl") };
const READELF: Probe = Probe { call: &["readelf", "--version"], install: Install::Apt("binutils") };
const EMULATOR: Probe = Probe { call: &[QEMU, "--version"], install: Install::Apt("qemu-user-static") };
const ZIP: Probe = Probe { call: &["zip", "-v"], install: Install::Apt("zip") };

const DPKG: Probe = Probe { call: &["dpkg-deb", "--version"], install: Install::Apt("dpkg") };
const LINTIAN: Probe = Probe { call: &["lintian", "--version"], install: Install::Apt("lintian") };
const SYSTEMD: Probe = Probe { call: &["systemd-analyze", "--version"], install: Install::Apt("systemd") };
const UNSHARE: Probe = Probe { call: &["unshare", "--version"], install: Install::Apt("util-linux") };
const IP: Probe = Probe { call: &["ip", "-V"], install: Install::Apt("iproute2") };
const PKILL: Probe = Probe { call: &["sh", "-c", "command -v pkill"], install: Install::Apt("procps") };
const BUILDAH: Probe = Probe { call: &["buildah", "--version"], install: Install::Apt("buildah") };
const CRUN: Probe = Probe { call: &["crun", "--version"], install: Install::Apt("crun") };

const ARCHIVE_TOOLS: &[Probe] = &[TAR, GZIP, CURL, READELF];
const EMULATOR_TOOLS: &[Probe] = &[TAR, GZIP, CURL, READELF, EMULATOR];
const ZIP_TOOLS: &[Probe] = &[ZIP, CURL];
const DEBIAN_TOOLS: &[Probe] = &[GZIP, CURL, READELF, DPKG, LINTIAN, SYSTEMD, UNSHARE, IP, PKILL];
const CONTAINER_TOOLS: &[Probe] = &[GZIP, CURL, READELF, BUILDAH, CRUN, UNSHARE];
