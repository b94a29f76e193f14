//! The programs of a release, compiled and linked for their systems.

use super::release::Release;
use crate::test::path_with;
use crate::workspace::{output, run};
use anyhow::{Context, Result, bail};
use std::env;
use std::fs::{self, File};
use std::io::Read;
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

/// A processor for which Debian packages and container images are made.
pub struct Architecture {
    /// Rust target of the static program.
    pub target: &'static str,
    /// Name of the processor in Debian and in container images.
    pub debian_name: &'static str,
    /// Number of the processor in the header of an ELF file.
    pub elf_machine: u16,
}

/// Processors of Intel and AMD.
pub const INTEL: Architecture = Architecture { target: LINUX_INTEL, debian_name: "amd64", elf_machine: 62 };

/// ARM processors.
pub const ARM: Architecture = Architecture { target: LINUX_ARM, debian_name: "arm64", elf_machine: 183 };

/// The cargo profile of published programs.
pub const PROFILE: &str = "published";

/// Maximum size of a program, in bytes.
const MAX_SIZE: u64 = 25_000_000;

/// Builds the program for a target with the C compiler and the linker of Zig, and returns its path.
///
/// # Errors
/// If it cannot be built, or is larger than 25 MB with the published profile.
pub fn program(release: &Release, target: &str) -> Result<PathBuf> {
    let mut zigbuild = Command::new(release.tools.programs().join("cargo-zigbuild"));
    zigbuild.args([
        "zigbuild",
        "--locked",
        "--profile",
        &release.profile,
        "--package",
        "cardroom",
        "--features",
        "small",
        "--target",
        target,
    ]);
    zigbuild.current_dir(&release.workspace.root).env("CARGO_INCREMENTAL", "0");
    zigbuild
        .env("PATH", path_with(&release.tools)?)
        .env("CARGO_ENCODED_RUSTFLAGS", without_paths(&release.workspace.root)?)
        // The linker writes this time into a program for Windows.
        .env("SOURCE_DATE_EPOCH", release.time.to_string());
    run(&mut zigbuild).with_context(|| format!("the program must compile for {target}"))?;
    let name = if target.contains("windows") { "cardroom.exe" } else { "cardroom" };
    let program = release.workspace.target()?.join(target).join(&release.profile).join(name);
    check_size(&program, release.is_optimised())?;
    Ok(program)
}

/// Compiler flags that remove the paths of this machine from the messages of the program.
fn without_paths(root: &Path) -> Result<String> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(env::home_dir()?.join(".cargo"))).context("cargo has no home folder")?;
    // The toolchain can depend on the folder.
    let sysroot = output(Command::new("rustc").args(["--print", "sysroot"]).current_dir(root))?;
    Ok(remapped([(root, "cardroom"), (&home, "cargo"), (Path::new(sysroot.trim()), "rust")]))
}

/// The flags that replace each path by a name, in the encoding of `CARGO_ENCODED_RUSTFLAGS`: a path may have spaces.
fn remapped<const N: usize>(replaced: [(&Path, &str); N]) -> String {
    replaced.map(|(path, name)| format!("--remap-path-prefix={}={name}", path.display())).join("\x1f")
}

/// Prints the size of a program, and checks the limit for optimised ones.
fn check_size(program: &Path, is_optimised: bool) -> Result<()> {
    let size = fs::metadata(program).with_context(|| program.display().to_string())?.len();
    if is_optimised && size > MAX_SIZE {
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

/// Checks that a program for Linux is for this processor.
///
/// # Errors
/// If the file cannot be read, is no ELF file, or is for another processor.
pub fn check_machine(program: &Path, architecture: &Architecture) -> Result<()> {
    let mut header = [0; HEADER_SIZE];
    let mut file = File::open(program).with_context(|| program.display().to_string())?;
    file.read_exact(&mut header).with_context(|| format!("{} is no program", program.display()))?;
    match elf_machine(&header) {
        Some(number) if number == architecture.elf_machine => Ok(()),
        found => bail!("{} is not for {}: {found:?}", program.display(), architecture.debian_name),
    }
}

/// Length of the part of an ELF header that ends with the number of the processor.
const HEADER_SIZE: usize = 20;

/// The number of the processor in the header of an ELF file with little-endian numbers.
fn elf_machine(header: &[u8; HEADER_SIZE]) -> Option<u16> {
    let is_little_endian = header.starts_with(b"\x7fELF") && header[5] == 1;
    is_little_endian.then_some(u16::from_le_bytes([header[18], header[19]]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_with_spaces_stay_in_one_flag() {
        let flags = remapped([(Path::new("/a b"), "x"), (Path::new("/c"), "y")]);
        assert_eq!(flags, "--remap-path-prefix=/a b=x\x1f--remap-path-prefix=/c=y");
    }

    #[test]
    fn the_processor_of_a_program_is_in_its_header() {
        let mut header = *b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x02\0\xb7\0";
        assert_eq!(elf_machine(&header), Some(ARM.elf_machine));
        header[18] = 62;
        assert_eq!(elf_machine(&header), Some(INTEL.elf_machine));
        header[0] = b'M';
        assert_eq!(elf_machine(&header), None);
    }
}
