//! Reproducible archives: the same commit gives the same bytes.

use super::build::{self, LINUX_INTEL};
use super::release::Release;
use super::{smoke, wine};
use crate::test::WINDOWS;
use crate::workspace::run;
use anyhow::{Context, Result};
use std::fs::{self, File, FileTimes};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, UNIX_EPOCH};

/// Files in the root of the workspace that every archive contains.
const TEXTS: [&str; 5] = ["README.md", "CHANGELOG.md", "LICENSE-APACHE", "LICENSE-MIT", "THIRD-PARTY"];

/// Path of the guide for users, relative to the root of the workspace; `INSTALL.md` in the archive.
const GUIDE: &str = "docs/install.md";

/// Builds the program for a Linux target, checks it, and packs it with its documents: `cardroom-VERSION-TARGET.tar.gz`.
///
/// # Errors
/// If the program cannot be built or packed, or is not static.
pub fn linux(release: &Release, target: &str) -> Result<()> {
    let program = build::program(release, target)?;
    build::check_static(&program)?;
    unix(release, target, &program)?;
    smoke::check(release, &program, target == LINUX_INTEL)
}

/// Builds the program for macOS, and packs it with its documents. It is not run.
///
/// # Errors
/// If the program cannot be built or packed.
pub fn mac(release: &Release, target: &str) -> Result<()> {
    let program = build::program(release, target)?;
    unix(release, target, &program)?;
    println!("dist: the program for {target} was linked, and never run");
    Ok(())
}

fn unix(release: &Release, target: &str, program: &Path) -> Result<()> {
    let folder = staged(release, target, program)?;
    let documents = release.documents()?;
    copy_all(&documents.man, &folder.join("man"))?;
    copy_all(&documents.completions, &folder.join("completions"))?;
    settle(&folder, release.time)?;
    tar(release, &folder)
}

/// Builds the program for Windows, packs it with its documents, and checks it under Wine:
/// `cardroom-VERSION-TARGET.zip`.
///
/// # Errors
/// If it cannot be built or packed, or a check fails.
pub fn windows(release: &Release) -> Result<()> {
    let program = build::program(release, WINDOWS)?;
    let folder = staged(release, WINDOWS, &program)?;
    settle(&folder, release.time)?;
    let name = name(&folder)?;
    let mut zip = Command::new("zip");
    // Without extra fields, the archive has neither users nor times beyond those of the files.
    // The list names every file: zip itself would read the folders in their order on the disk.
    zip.args(["--quiet", "-X", "-9"]).arg(release.folder.join(format!("{name}.zip")));
    // The times in a zip archive are local.
    zip.args(sorted(&folder)?).current_dir(parent(&folder)?).env("TZ", "UTC");
    run(&mut zip)?;
    wine::smoke(release.workspace, &program)
}

/// A folder with the files of every archive: `cardroom-VERSION-TARGET`.
fn staged(release: &Release, target: &str, program: &Path) -> Result<PathBuf> {
    let name = format!("cardroom-{}-{target}", release.version);
    let folder = release.scratch(&format!("archive-{target}"))?.join(name);
    fs::create_dir(&folder)?;
    let file = program.file_name().context("the program has no name")?;
    fs::copy(program, folder.join(file)).with_context(|| program.display().to_string())?;
    for text in TEXTS {
        fs::copy(release.workspace.root.join(text), folder.join(text)).context(text)?;
    }
    fs::copy(release.workspace.root.join(GUIDE), folder.join("INSTALL.md")).context(GUIDE)?;
    Ok(folder)
}

/// Copies all files of a folder into a new one.
///
/// # Errors
/// If a file cannot be copied.
pub fn copy_all(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        fs::copy(entry.path(), to.join(entry.file_name())).with_context(|| to.display().to_string())?;
    }
    Ok(())
}

/// Sets the permissions and times of all files: those of the umask and of this moment differ between machines.
///
/// # Errors
/// If a file cannot be changed.
pub fn settle(path: &Path, time: u64) -> Result<()> {
    let is_folder = path.is_dir();
    if is_folder {
        fs::read_dir(path)?.try_for_each(|entry| settle(&entry?.path(), time))?;
    }
    let is_program = path.file_name().is_some_and(|name| name == "cardroom" || name == "cardroom.exe");
    let mode = if is_folder || is_program { 0o755 } else { 0o644 };
    fs::set_permissions(path, fs::Permissions::from_mode(mode))?;
    let times = FileTimes::new().set_modified(UNIX_EPOCH + Duration::from_secs(time));
    File::open(path)?.set_times(times).with_context(|| path.display().to_string())
}

/// Packs a folder, sorted by name, without the names of users.
fn tar(release: &Release, folder: &Path) -> Result<()> {
    let name = name(folder)?;
    let path = release.folder.join(format!("{name}.tar.gz"));
    let mut tar = Command::new("tar");
    tar.args(["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--format=ustar", "--create"]);
    // Without `--no-name`, gzip writes the time of the compression.
    tar.args(["--use-compress-program", "gzip -9 --no-name", "--file"]).arg(path);
    run(tar.arg("--directory").arg(parent(folder)?).arg(name))
}

fn name(folder: &Path) -> Result<&str> {
    folder.file_name().and_then(|name| name.to_str()).context("a folder has no name")
}

fn parent(folder: &Path) -> Result<&Path> {
    folder.parent().context("a folder is in no folder")
}

/// The paths of a folder and its files, relative to its parent.
fn sorted(folder: &Path) -> Result<Vec<String>> {
    let name = name(folder)?;
    let mut paths = vec![name.to_owned()];
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            let below = sorted(&entry.path())?;
            paths.extend(below.into_iter().map(|path| format!("{name}/{path}")));
        } else {
            paths.push(format!("{name}/{}", entry.file_name().to_string_lossy()));
        }
    }
    paths.sort();
    Ok(paths)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_of_an_archive_is_complete_and_sorted() {
        let folder = std::env::temp_dir().join(format!("cardroom-archive-{}", std::process::id()));
        fs::create_dir_all(folder.join("top/man")).unwrap();
        for file in ["top/b", "top/a", "top/man/z", "top/man/c"] {
            fs::write(folder.join(file), "").unwrap();
        }
        let paths = sorted(&folder.join("top")).unwrap();
        assert_eq!(paths, ["top", "top/a", "top/b", "top/man", "top/man/c", "top/man/z"]);
        fs::remove_dir_all(&folder).unwrap();
    }
}
