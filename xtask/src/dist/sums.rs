//! The checksums of a release.

use super::release::{file_names, is_release_file};
use crate::workspace::output;
use anyhow::{Context, Result};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Name of the file with the checksums, in the format of `sha256sum`.
pub const FILE: &str = "SHA256SUMS";

/// Writes the checksums of all files of the release.
///
/// # Errors
/// If a file cannot be read, or the checksums cannot be written.
pub fn write(folder: &Path) -> Result<()> {
    let files = files(folder)?;
    let sums = output(Command::new("sha256sum").args(&files).current_dir(folder))?;
    fs::write(folder.join(FILE), sums).context(FILE)
}

/// A line per file of the release, with its size in megabytes.
///
/// # Errors
/// If the folder cannot be read.
pub fn list(folder: &Path) -> Result<String> {
    let mut text = format!("dist: made in {}\n", folder.display());
    for file in files(folder)? {
        let size = fs::metadata(folder.join(&file))?.len();
        text += &format!("{:>8.2} MB  {file}\n", size as f64 / 1e6);
    }
    Ok(text)
}

/// The files of the release except the checksums, sorted by name.
fn files(folder: &Path) -> Result<Vec<String>> {
    let mut names = file_names(folder)?;
    names.retain(|name| name != FILE && is_release_file(name));
    Ok(names)
}
