//! The programs of a release, compiled and linked for their systems.

use super::release::Release;
use crate::test::path_with;
use crate::workspace::{output, run};
use anyhow::{Context, Result, bail};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The target of Linux with Intel or AMD processors, statically linked.
pub const LINUX_INTEL: &str = "x86_64-unknown-linux-musl";

/// The target of Linux with ARM processors, statically linked.
pub const LINUX_ARM: &str = "aarch64-unknown-linux-musl";

/// The target of macOS with Apple's processors.
pub const MAC_ARM: &str = "aarch64-apple-darwin";

/// The target of macOS with Intel processors.
pub const MAC_INTEL: &str = "x86_64-apple-darwin";

/// The cargo profile of published programs.
pub const PROFILE: &str = "published";

/// Maximum size of a program, in bytes.
const MAX_SIZE: u64 = 25_000_000;

/// Builds the program for a target with the C compiler and the linker of Zig, and returns its path.
///
/// # Errors
/// If it cannot be built, or is larger than 25 MB.
pub fn program(release: &Release, target: &str) -> Result<PathBuf> {
    let mut zigbuild = Command::new(release.tools.programs().join("cargo-zigbuild"));
    zigbuild.args([
        "zigbuild",
        "--locked",
        "--profile",
        &release.profile,
        "--package",
        "cardroom",
        "--target",
        target,
    ]);
    zigbuild.current_dir(&release.workspace.root).env("CARGO_INCREMENTAL", "0");
    zigbuild
        .env("PATH", path_with(&release.tools)?)
        .env("RUSTFLAGS", without_paths(&release.workspace.root)?);
    run(&mut zigbuild).with_context(|| format!("the program must compile for {target}"))?;
    let name = if target.contains("windows") { "cardroom.exe" } else { "cardroom" };
    let program = release.workspace.target()?.join(target).join(&release.profile).join(name);
    check_size(&program)?;
    Ok(program)
}

/// Compiler flags that remove the paths of this machine from the messages of the program.
fn without_paths(root: &Path) -> Result<String> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(env::home_dir()?.join(".cargo"))).context("cargo has no home folder")?;
    let sysroot = PathBuf::from(output(Command::new("rustc").args(["--print", "sysroot"]))?.trim());
    let replaced = [(root, "cardroom"), (&home, "cargo"), (&sysroot, "rust")];
    let flags = replaced.map(|(path, name)| format!("--remap-path-prefix={}={name}", path.display()));
    Ok(flags.join(" "))
}

fn check_size(program: &Path) -> Result<()> {
    let size = fs::metadata(program).with_context(|| program.display().to_string())?.len();
    if size > MAX_SIZE {
        bail!("{} has {size} bytes, and at most {MAX_SIZE} are allowed", program.display());
    }
    println!("dist: the program has {:.1} MB", size as f64 / 1e6);
    Ok(())
}

/// Checks that a program for Linux needs no library of the system.
///
/// # Errors
/// If it names an interpreter or a library.
pub fn check_static(program: &Path) -> Result<()> {
    let printed =
        output(Command::new("readelf").args(["--program-headers", "--dynamic", "--wide"]).arg(program))?;
    let needed = printed.lines().find(|line| line.contains("INTERP") || line.contains("(NEEDED)"));
    if let Some(line) = needed {
        bail!("{} is not static: {}", program.display(), line.trim());
    }
    Ok(())
}
