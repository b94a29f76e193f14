//! The packages for Debian, made by `cargo-deb` from the static programs.

use super::archive::{copy_all, settle};
use super::build::{self, LINUX_ARM, LINUX_INTEL};
use super::release::Release;
use crate::setup::is_root;
use crate::workspace::{output, run};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Version of `cargo-deb`.
const CARGO_DEB: &str = "3.8.0";

/// The systemd units of the package.
const UNITS: [&str; 3] = ["cardroom.service", "cardroom-backup.service", "cardroom-backup.timer"];

/// Addition to the version of the package to which the test upgrades.
const UPGRADE: &str = "+upgrade";

/// Makes the packages for Intel and ARM processors, and tests the first: it is installed, upgraded, removed and purged
/// in a container.
///
/// # Errors
/// If a package cannot be made, has a dependency on a C library, or a test fails.
pub fn make(release: &Release) -> Result<()> {
    if !is_root() {
        bail!("the test of the Debian package needs root, for its container: run this with sudo");
    }
    let cargo_deb = cargo_deb(release)?;
    for target in [LINUX_INTEL, LINUX_ARM] {
        build::check_static(&build::program(release, target)?)?;
        stage(release, target)?;
    }
    let intel = package(release, &cargo_deb, LINUX_INTEL, &release.version, &release.folder)?;
    let arm = package(release, &cargo_deb, LINUX_ARM, &release.version, &release.folder)?;
    [&intel, &arm].into_iter().try_for_each(|package| check_fields(release, package))?;
    lint(&intel)?;
    let newer = format!("{}{UPGRADE}", release.version);
    let newer = package(release, &cargo_deb, LINUX_INTEL, &newer, &release.scratch("newer")?)?;
    try_package(release, &intel, &newer)
}

/// Installs `cargo-deb` into the target folder, if it is not there. Returns its path.
fn cargo_deb(release: &Release) -> Result<PathBuf> {
    let root = release.workspace.target()?.join("tools");
    let program = root.join("bin/cargo-deb");
    let installed = Command::new(&program).arg("--version").output();
    if !installed.is_ok_and(|done| String::from_utf8_lossy(&done.stdout).contains(CARGO_DEB)) {
        let mut install =
            release.workspace.cargo(["install", "--locked", "cargo-deb", "--version", CARGO_DEB]);
        run(install.arg("--root").arg(&root)).context("cargo-deb cannot be installed")?;
    }
    Ok(program)
}

/// Puts the documents and the units beside the program, where the manifest of the package names them.
fn stage(release: &Release, target: &str) -> Result<()> {
    let folder = release.workspace.target()?.join(target).join(&release.profile).join("debian");
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| folder.display().to_string())?;
    }
    let documents = release.documents()?;
    copy_all(&documents.man, &folder.join("man"))?;
    copy_all(&documents.completions, &folder.join("completions"))?;
    fs::create_dir(folder.join("units"))?;
    for unit in UNITS {
        let text = fs::read_to_string(release.workspace.root.join("deploy").join(unit)).context(unit)?;
        fs::write(folder.join("units").join(unit), packaged(&text))?;
    }
    fs::copy(release.workspace.root.join("THIRD-PARTY"), folder.join("THIRD-PARTY"))?;
    let mut gzip = Command::new("gzip");
    gzip.args(["-9", "--no-name", "--recursive"]).args([folder.join("THIRD-PARTY"), folder.join("man")]);
    run(&mut gzip)?;
    settle(&folder, release.time)
}

/// A unit of the guide for operators, with the paths of the package.
fn packaged(unit: &str) -> String {
    unit.replace("/usr/local/bin/cardroom-backup", "/usr/libexec/cardroom/backup")
        .replace("/usr/local/bin/", "/usr/bin/")
}

/// Makes a package with this version in a folder, and returns its path.
fn package(
    release: &Release,
    cargo_deb: &Path,
    target: &str,
    version: &str,
    folder: &Path,
) -> Result<PathBuf> {
    let mut deb = Command::new(cargo_deb);
    deb.args(["deb", "--package", "cardroom", "--no-build", "--no-strip", "--profile", &release.profile]);
    deb.args(["--target", target, "--deb-version", version]).arg("--output").arg(folder);
    deb.current_dir(&release.workspace.root).env("SOURCE_DATE_EPOCH", release.time.to_string());
    run(&mut deb)?;
    let architecture = if target == LINUX_ARM { "arm64" } else { "amd64" };
    let package = folder.join(format!("cardroom_{version}_{architecture}.deb"));
    if !package.exists() {
        bail!("cargo-deb did not write {}", package.display());
    }
    Ok(package)
}

/// Checks that a package states its version, and needs no C library.
fn check_fields(release: &Release, package: &Path) -> Result<()> {
    let fields = output(Command::new("dpkg-deb").arg("--field").arg(package))?;
    if !fields.contains(&format!("Version: {}\n", release.version)) || fields.contains("libc") {
        bail!("{} has wrong fields: {fields}", package.display());
    }
    Ok(())
}

/// Runs lintian, Debian's checker of packages. An error is a failure; warnings are printed.
fn lint(package: &Path) -> Result<()> {
    let mut lintian = Command::new("lintian");
    // The version is that of no distribution, and there is no bug that asks for the package.
    lintian.args(["--allow-root", "--fail-on", "error", "--suppress-tags", "initial-upload-closes-no-bugs"]);
    run(lintian.arg(package)).context("lintian finds an error in the package")
}

/// Installs, upgrades, removes and purges the package in a container.
fn try_package(release: &Release, package: &Path, newer: &Path) -> Result<()> {
    let deploy = release.workspace.root.join("deploy");
    run(Command::new(deploy.join("try-package.sh")).arg(package).arg(newer))?;
    println!("dist: the package was installed, upgraded, removed and purged; settings and data were kept");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_units_run_the_programs_of_the_package() {
        let unit = "ExecStart=/usr/local/bin/cardroom serve\nExecStart=/usr/local/bin/cardroom-backup\n";
        let expected = "ExecStart=/usr/bin/cardroom serve\nExecStart=/usr/libexec/cardroom/backup\n";
        assert_eq!(packaged(unit), expected);
    }
}
