//! The packages for Debian, made by `cargo-deb` from the static programs.

use super::archive::{copy_all, settle};
use super::build::{self, ARM, Architecture, INTEL};
use super::release::Release;
use crate::workspace::{Workspace, output, run};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Version of `cargo-deb`.
const CARGO_DEB: &str = "3.8.0";

/// The systemd units of the package.
const UNITS: [&str; 3] = ["cardroom.service", "cardroom-backup.service", "cardroom-backup.timer"];

/// Makes the packages for Intel and ARM processors, and tests the first: it is installed, upgraded, removed and purged
/// in a container.
///
/// # Errors
/// If a package cannot be made, has a program for another processor or one that is not static, or a test fails.
pub fn make(release: &Release) -> Result<()> {
    for architecture in [INTEL, ARM] {
        build::program(release, architecture.target)?;
        stage(release, architecture.target)?;
        check_package(release, &package(release, &architecture)?, &architecture)?;
    }
    try_package(release, &path(release, &INTEL))
}

/// Installs `cargo-deb` into the target folder, if it is not there. Returns its path.
///
/// # Errors
/// If it cannot be installed.
pub fn cargo_deb(workspace: &Workspace) -> Result<PathBuf> {
    let root = workspace.target()?.join("tools");
    let program = root.join("bin/cargo-deb");
    let installed = Command::new(&program).arg("--version").output();
    if !installed.is_ok_and(|done| String::from_utf8_lossy(&done.stdout).contains(CARGO_DEB)) {
        let mut install = workspace.cargo(["install", "--locked", "cargo-deb", "--version", CARGO_DEB]);
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

/// The path of a package.
fn path(release: &Release, architecture: &Architecture) -> PathBuf {
    release.folder.join(format!("cardroom_{}_{}.deb", release.version, architecture.debian_name))
}

/// Makes a package, and returns its path.
fn package(release: &Release, architecture: &Architecture) -> Result<PathBuf> {
    let mut deb = Command::new(cargo_deb(release.workspace)?);
    deb.args(["deb", "--package", "cardroom", "--no-build", "--no-strip", "--profile", &release.profile]);
    deb.args(["--target", architecture.target, "--deb-version", &release.version]);
    deb.arg("--output").arg(&release.folder);
    deb.current_dir(&release.workspace.root).env("SOURCE_DATE_EPOCH", release.time.to_string());
    run(&mut deb)?;
    let package = path(release, architecture);
    if !package.exists() {
        bail!("cargo-deb did not write {}", package.display());
    }
    Ok(package)
}

/// Checks that a package is for the processor of the program in it, and that the program is static. Runs lintian.
fn check_package(release: &Release, package: &Path, architecture: &Architecture) -> Result<()> {
    let stated = output(Command::new("dpkg-deb").arg("--field").arg(package).arg("Architecture"))?;
    if stated.trim() != architecture.debian_name {
        bail!("{} is for {}, not {}", package.display(), stated.trim(), architecture.debian_name);
    }
    let files = release.scratch(&format!("package-{}", architecture.debian_name))?;
    run(Command::new("dpkg-deb").arg("--extract").arg(package).arg(&files))?;
    let program = files.join("usr/bin/cardroom");
    build::check_machine(&program, architecture)?;
    build::check_static(&program)?;
    lint(package, release.is_optimised())
}

/// Runs lintian, Debian's checker of packages, and prints its warnings. An error is a failure with the published profile;
/// other programs have symbols, which lintian refuses.
fn lint(package: &Path, is_optimised: bool) -> Result<()> {
    let mut lintian = Command::new("lintian");
    // The version is that of no distribution, and there is no bug that asks for the package.
    lintian.args([
        "--allow-root",
        "--fail-on",
        if is_optimised { "error" } else { "none" },
        "--suppress-tags",
        "initial-upload-closes-no-bugs",
    ]);
    run(lintian.arg(package)).context("lintian finds an error in the package")
}

/// Installs, upgrades, removes and purges the package in a container.
fn try_package(release: &Release, package: &Path) -> Result<()> {
    let deploy = release.workspace.root.join("deploy");
    run(Command::new(deploy.join("try-package.sh")).arg(package))?;
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
