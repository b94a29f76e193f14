//! `cargo xtask setup`: finds or installs the tools that the checks need.

pub mod probes;

use crate::npm::Folder;
use crate::pip::Environment;
use crate::test::{INTEROP, PLATFORMS, TARGETS, WASM};
use crate::workspace::{self, Workspace};
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::{Command, Stdio};

/// Finds the tools that the checks need. Installs missing components of the Rust toolchain with rustup, and other
/// missing tools with apt when run as root. Any other user gets the command to run. The packages of the
/// interoperability tests are installed below `target` and `interop`.
#[derive(clap::Args)]
pub struct Args {}

/// A tool that the checks need, and how to install it.
pub struct Probe {
    /// Command that succeeds if the tool is installed.
    pub call: &'static [&'static str],
    /// Package that contains the tool.
    pub install: Install,
}

/// Package manager and package for installing a tool.
pub enum Install {
    /// A package of Debian and its derivatives.
    Apt(&'static str),
    /// A component of the Rust toolchain.
    Component(&'static str),
}

/// All tools that the checks need.
pub const PROBES: &[Probe] = &[
    probes::CC,
    probes::RUSTFMT,
    probes::CLIPPY,
    probes::NODE,
    probes::NPM,
    probes::PYTHON,
    probes::CHROMIUM,
    probes::CHROMIUM_SHELL,
    probes::CERTUTIL,
    probes::PEBBLE,
    probes::SYSTEMD,
    probes::UNSHARE,
    probes::IP,
    probes::PKILL,
    probes::CURL,
    probes::OPENSSL,
    probes::NGINX,
    probes::CADDY,
    probes::PDFTOPPM,
    probes::ZBARIMG,
];

impl Probe {
    /// Returns `true` if the tool is installed.
    pub fn found(&self) -> bool {
        let call = Command::new(self.call[0])
            .args(&self.call[1..])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        call.is_ok_and(|status| status.success())
    }

    fn name(&self) -> String {
        self.call.join(" ")
    }
}

impl Install {
    /// The command that installs the package, as a list of arguments.
    fn line(&self) -> Vec<&'static str> {
        match self {
            Install::Apt(package) => vec!["apt-get", "install", "--yes", package],
            Install::Component(component) => vec!["rustup", "component", "add", component],
        }
    }

    /// The command that the user must run to install the package, with `sudo` if it requires root.
    fn typed(&self) -> String {
        let line = self.line().join(" ");
        if matches!(self, Install::Apt(_)) { format!("sudo {line}") } else { line }
    }

    /// Returns `true` if this program may run the command: apt only as root, rustup always.
    fn allowed(&self, root: bool) -> bool {
        root || matches!(self, Install::Component(_))
    }
}

/// Checks for every tool, installs missing ones, and installs the packages of the interoperability tests.
///
/// # Errors
/// If a tool is missing and cannot be installed by this program, or is still missing after installation, or if the
/// packages cannot be installed.
pub fn run(workspace: &Workspace, _: &Args) -> Result<()> {
    ensure(PROBES, is_root())?;
    ensure_targets()?;
    Folder::ready(workspace, INTEROP)?;
    Environment::ready(workspace, INTEROP)?;
    Environment::ready(workspace, PLATFORMS)?;
    println!("setup: all there: {}", PROBES.iter().map(Probe::name).collect::<Vec<_>>().join(", "));
    Ok(())
}

/// Checks for these tools, and installs missing ones.
///
/// # Errors
/// If a tool is missing and cannot be installed by this program, or is still missing after installation.
pub fn ensure(probes: &[Probe], root: bool) -> Result<()> {
    let mut by_hand = Vec::new();
    for probe in probes.iter().filter(|probe| !probe.found()) {
        eprintln!("setup: `{}` fails", probe.name());
        if probe.install.allowed(root) {
            install(probe)?;
        } else {
            by_hand.push(probe.install.typed());
        }
    }
    if !by_hand.is_empty() {
        bail!("something is missing; run\n    {}\nand try again", by_hand.join("\n    "));
    }
    Ok(())
}

/// Installs the standard libraries of the Rust toolchain for the targets that the checks compile for.
fn ensure_targets() -> Result<()> {
    TARGETS.into_iter().chain([WASM]).try_for_each(ensure_target)
}

/// Installs the standard library of the Rust toolchain for a target, if it is missing.
///
/// # Errors
/// If rustc cannot be started, or rustup cannot install it.
pub fn ensure_target(target: &str) -> Result<()> {
    let folder =
        workspace::output(Command::new("rustc").args(["--print", "target-libdir", "--target", target]))?;
    if !Path::new(folder.trim()).exists() {
        call(&["rustup", "target", "add", target])
            .with_context(|| format!("the standard library of Rust for {target} is missing"))?;
    }
    Ok(())
}

fn install(probe: &Probe) -> Result<()> {
    if matches!(probe.install, Install::Apt(_)) {
        call(&["apt-get", "update"])?;
    }
    call(&probe.install.line())?;
    if !probe.found() {
        bail!("`{}` still fails after `{}`", probe.name(), probe.install.typed());
    }
    Ok(())
}

fn call(line: &[&str]) -> Result<()> {
    eprintln!("setup: running `{}`", line.join(" "));
    workspace::run(Command::new(line[0]).args(&line[1..]))
}

/// Returns `true` if this user is root.
pub fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}

#[cfg(test)]
mod tests {
    use super::*;

    const MISSING: Probe =
        Probe { call: &["a-program-that-nobody-has", "--version"], install: Install::Apt("a-package") };

    #[test]
    fn a_missing_tool_is_an_error_with_the_install_command() {
        assert!(!MISSING.found());
        let error = ensure(&[MISSING], false).unwrap_err().to_string();
        assert!(error.contains("sudo apt-get install --yes a-package"), "{error}");
    }

    #[test]
    fn a_failing_program_counts_as_missing() {
        let fails = Probe { call: &["cargo", "no-such-command"], install: Install::Component("x") };
        assert!(!fails.found());
    }

    #[test]
    fn the_tools_of_this_build_are_found() {
        assert!(PROBES[0].found());
        assert!(ensure(&PROBES[..1], false).is_ok());
    }
}
