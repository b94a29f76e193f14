//! The files of a release: their folder, their version and their date.

use super::Args;
use super::documents::{self, Documents};
use super::target::Target;
use super::version;
use crate::notices;
use crate::pip::Environment;
use crate::test::PLATFORMS;
use crate::workspace::{Workspace, output};
use anyhow::{Context, Result, bail};
use std::cell::OnceCell;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A release in the making.
pub struct Release<'a> {
    /// The workspace from which it is made.
    pub workspace: &'a Workspace,
    /// Version of the program.
    pub version: String,
    /// Seconds from the Unix epoch to the last commit, the time of all packed files.
    pub time: u64,
    /// Path of the folder for the files.
    pub folder: PathBuf,
    /// Cargo profile of the programs.
    pub profile: String,
    /// The tools of Python: Zig and the validator of the bill of materials.
    pub tools: Environment,
    documents: OnceCell<Documents>,
}

impl<'a> Release<'a> {
    /// Checks the versions, the notices and the tools for these targets, and makes an empty folder.
    ///
    /// # Errors
    /// If the versions differ, the notices are out of date, a tool is missing, or the folder cannot be made.
    pub fn start(workspace: &'a Workspace, args: &Args, targets: &[Target]) -> Result<Release<'a>> {
        if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
            bail!("releases are made and tested on Linux with an Intel processor: run this there");
        }
        let version = version::of(workspace)?;
        targets.iter().try_for_each(|target| target.ensure_tools())?;
        let tools = Environment::ready(workspace, PLATFORMS)?;
        check_notices(workspace)?;
        let folder = match &args.out {
            Some(folder) => folder.clone(),
            None => workspace.target()?.join("artifacts"),
        };
        clear(&folder).with_context(|| format!("{} cannot be emptied", folder.display()))?;
        let folder = folder.canonicalize()?;
        let profile = args.profile.clone();
        Ok(Release {
            workspace,
            version,
            time: time(workspace)?,
            folder,
            profile,
            tools,
            documents: OnceCell::new(),
        })
    }

    /// An empty folder for intermediate files.
    ///
    /// # Errors
    /// If it cannot be made.
    pub fn scratch(&self, name: &str) -> Result<PathBuf> {
        let folder = self.workspace.target()?.join("dist-work").join(name);
        if folder.exists() {
            fs::remove_dir_all(&folder).with_context(|| folder.display().to_string())?;
        }
        fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
        Ok(folder)
    }

    /// The man pages and completions, which the program for this machine prints.
    ///
    /// # Errors
    /// If that program cannot be built, or does not print them.
    pub fn documents(&self) -> Result<&Documents> {
        if self.documents.get().is_none() {
            let made = documents::make(self)?;
            let _ = self.documents.set(made);
        }
        self.documents.get().context("the documents were not made")
    }
}

/// Checks that `THIRD-PARTY` has the notices of all packages in the programs.
fn check_notices(workspace: &Workspace) -> Result<()> {
    let written = fs::read_to_string(workspace.root.join(notices::FILE)).context(notices::FILE)?;
    if written != notices::text(workspace)? {
        bail!("{} is out of date: run `cargo xtask notices`", notices::FILE);
    }
    Ok(())
}

/// Makes the folder, and removes the files of earlier releases from it. Other files stay.
fn clear(folder: &Path) -> Result<()> {
    fs::create_dir_all(folder)?;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.file_type()?.is_file() && is_release_file(&name) {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

/// Returns whether a file with this name belongs to a release.
pub fn is_release_file(name: &str) -> bool {
    name == super::sums::FILE || name.starts_with("cardroom-") || name.starts_with("cardroom_")
}

/// The time of the last commit or, if it is set, `SOURCE_DATE_EPOCH`.
fn time(workspace: &Workspace) -> Result<u64> {
    let printed = match env::var("SOURCE_DATE_EPOCH") {
        Ok(time) => time,
        Err(_) => {
            let mut git = Command::new("git");
            git.args(["log", "-1", "--format=%ct"]).current_dir(&workspace.root);
            output(&mut git)
                .context("outside a git checkout, set SOURCE_DATE_EPOCH to the time of the files")?
        }
    };
    printed.trim().parse().with_context(|| format!("{printed:?} is no time in seconds"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_files_of_a_release_are_removed() {
        let folder = env::temp_dir().join(format!("cardroom-artifacts-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        for name in ["SHA256SUMS", "cardroom-0.1.0.cdx.json", "cardroom_0.1.0_amd64.deb", "notes.txt"] {
            fs::write(folder.join(name), "").unwrap();
        }
        clear(&folder).unwrap();
        let left: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        assert_eq!(left, ["notes.txt"]);
        fs::remove_dir_all(&folder).unwrap();
    }
}
