//! The targets of a release, and the tools that they need.

use super::release::Release;
use super::{archive, build, container, debian, wine};
use crate::setup::{Probe, ensure, ensure_target, is_root, probes};
use crate::test::WINDOWS;
use crate::workspace::Workspace;
use anyhow::{Result, bail};

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

    /// Returns `true` if a test of the target runs a container.
    const fn needs_root(self) -> bool {
        matches!(self, Target::Debian | Target::Container)
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
    /// If a tool is missing and cannot be installed, or the target needs root and this user is another.
    pub fn ensure_tools(self, workspace: &Workspace) -> Result<()> {
        if self.needs_root() && !is_root() {
            bail!(
                "the test of {} runs a container, which needs root: run this as root, or name other targets",
                self.name()
            );
        }
        ensure(BUILD_TOOLS, is_root())?;
        ensure(self.tools(), is_root())?;
        match self {
            Target::Windows => wine::ensure_tools()?,
            Target::Debian => debian::cargo_deb(workspace).map(drop)?,
            _ => (),
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

/// The tools that compile the program and its page, and check the bill of materials.
const BUILD_TOOLS: &[Probe] =
    &[probes::CC, probes::NODE, probes::NPM, probes::PYTHON, probes::GIT, probes::CURL, probes::READELF];

const ARCHIVE_TOOLS: &[Probe] = &[probes::TAR, probes::GZIP];
const EMULATOR_TOOLS: &[Probe] = &[probes::TAR, probes::GZIP, probes::QEMU_ARM];
const ZIP_TOOLS: &[Probe] = &[probes::ZIP];
const DEBIAN_TOOLS: &[Probe] = &[
    probes::GZIP,
    probes::DPKG,
    probes::LINTIAN,
    probes::SYSTEMD,
    probes::UNSHARE,
    probes::IP,
    probes::PKILL,
];
const CONTAINER_TOOLS: &[Probe] = &[probes::GZIP, probes::BUILDAH, probes::CRUN, probes::UNSHARE];
