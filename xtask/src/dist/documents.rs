//! The man pages and the shell completions of a release.

use super::build::{self, LINUX_INTEL};
use super::release::Release;
use super::version;
use crate::workspace::{bytes, run};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// The completion scripts: the shell, and the name under which the shell looks for the script.
const COMPLETIONS: [(&str, &str); 3] =
    [("bash", "cardroom.bash"), ("zsh", "_cardroom"), ("fish", "cardroom.fish")];

/// Folders with the documents that the program prints.
pub struct Documents {
    /// Path of the folder with the man pages.
    pub man: PathBuf,
    /// Path of the folder with the completion scripts.
    pub completions: PathBuf,
}

/// Makes the documents with the static program for this machine.
///
/// # Errors
/// If the program cannot be built, fails, or states another version than its manifest.
pub fn make(release: &Release) -> Result<Documents> {
    let program = build::program(release, LINUX_INTEL)?;
    let documents = Documents { man: release.scratch("man")?, completions: release.scratch("completions")? };
    run(Command::new(&program).arg("man").arg(&documents.man))?;
    version::check_man(&documents.man.join("cardroom.1"), &release.version)?;
    if !documents.man.join("cardroom-serve.1").exists() {
        bail!("`cardroom man` writes no page for `cardroom serve`");
    }
    for (shell, file) in COMPLETIONS {
        let script = bytes(Command::new(&program).args(["completions", shell]))?;
        fs::write(documents.completions.join(file), script).context("a completion script")?;
    }
    Ok(documents)
}
