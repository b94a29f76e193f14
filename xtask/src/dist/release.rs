//! The files of a release: their folder, their version and their date.

use super::documents::{self, Documents};
use super::target::Target;
use super::version;
use super::{Args, build, publication, sums};
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
    /// Path of the folder in which the files are made.
    pub folder: PathBuf,
    /// Path of the folder for the finished files.
    delivered: PathBuf,
    /// Reasons why the files must not be published.
    pub obstacles: Vec<String>,
    /// Cargo profile of the programs.
    pub profile: String,
    /// The tools of Python: Zig and the validator of the bill of materials.
    pub tools: Environment,
    documents: OnceCell<Documents>,
}

impl<'a> Release<'a> {
    /// Checks the versions, the notices and the tools for these targets, and makes the folders.
    ///
    /// # Errors
    /// If the versions differ, the notices are out of date, a tool is missing, a folder cannot be made, or the files are for
    /// publication and must not be published.
    pub fn start(workspace: &'a Workspace, args: &Args, targets: &[Target]) -> Result<Release<'a>> {
        if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
            bail!("releases are made and tested on Linux with an Intel processor: run this there");
        }
        let version = version::of(workspace)?;
        let obstacles = publication::obstacles(workspace, &args.profile)?;
        if args.publish && !obstacles.is_empty() {
            bail!("the files would not be for publication:\n    {}", obstacles.join("\n    "));
        }
        targets.iter().try_for_each(|target| target.ensure_tools(workspace))?;
        let tools = Environment::ready(workspace, PLATFORMS)?;
        check_notices(workspace)?;
        let folder = match &args.out {
            Some(folder) => folder.clone(),
            None => workspace.target()?.join("artifacts"),
        };
        fs::create_dir_all(&folder).with_context(|| format!("{} cannot be made", folder.display()))?;
        Ok(Release {
            workspace,
            version,
            time: time(workspace)?,
            folder: scratch(workspace, "files")?,
            delivered: folder.canonicalize()?,
            obstacles,
            profile: args.profile.clone(),
            tools,
            documents: OnceCell::new(),
        })
    }

    /// Returns `true` if the programs have the profile of published ones.
    pub fn is_optimised(&self) -> bool {
        self.profile == build::PROFILE
    }

    /// Replaces the files of earlier releases by those of this one. Returns the path of their folder.
    ///
    /// # Errors
    /// If a file cannot be removed or moved.
    pub fn deliver(&self) -> Result<PathBuf> {
        let into = &self.delivered;
        replace(&self.folder, into)
            .with_context(|| format!("the files cannot be moved to {}", into.display()))?;
        Ok(into.clone())
    }

    /// An empty folder for intermediate files.
    ///
    /// # Errors
    /// If it cannot be made.
    pub fn scratch(&self, name: &str) -> Result<PathBuf> {
        scratch(self.workspace, name)
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

fn scratch(workspace: &Workspace, name: &str) -> Result<PathBuf> {
    let folder = workspace.target()?.join("dist-work").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| folder.display().to_string())?;
    }
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    Ok(folder)
}

/// Checks that `THIRD-PARTY` has the notices of all packages in the programs.
fn check_notices(workspace: &Workspace) -> Result<()> {
    let written = fs::read_to_string(workspace.root.join(notices::FILE)).context(notices::FILE)?;
    if written != notices::text(workspace)? {
        bail!("{} is out of date: run `cargo xtask notices`", notices::FILE);
    }
    Ok(())
}

/// Removes the files of earlier releases from a folder, and moves all files of another folder there. Other files stay.
fn replace(from: &Path, into: &Path) -> Result<()> {
    for name in file_names(into)?.iter().filter(|name| is_release_file(name)) {
        fs::remove_file(into.join(name)).context(name.clone())?;
    }
    for name in file_names(from)? {
        // A move to another file system is a copy.
        fs::copy(from.join(&name), into.join(&name)).context(name.clone())?;
        fs::remove_file(from.join(&name)).context(name)?;
    }
    Ok(())
}

/// The sorted names of the files in a folder.
///
/// # Errors
/// If the folder cannot be read.
pub fn file_names(folder: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_file() {
            names.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}

/// Returns whether this command makes files with this name, in any version.
pub fn is_release_file(name: &str) -> bool {
    name == sums::FILE
        || RELEASE_FILES.iter().any(|(prefix, suffix)| {
            let version = name.strip_prefix(prefix).and_then(|rest| rest.strip_suffix(suffix));
            version.is_some_and(is_version)
        })
}

/// Beginning and end of the names of all files except the checksums, with the version between them.
const RELEASE_FILES: [(&str, &str); 10] = [
    ("cardroom-", "-x86_64-unknown-linux-musl.tar.gz"),
    ("cardroom-", "-aarch64-unknown-linux-musl.tar.gz"),
    ("cardroom-", "-aarch64-apple-darwin.tar.gz"),
    ("cardroom-", "-x86_64-apple-darwin.tar.gz"),
    ("cardroom-", "-x86_64-pc-windows-gnu.zip"),
    ("cardroom-", "-image-amd64.tar.gz"),
    ("cardroom-", "-image-arm64.tar.gz"),
    ("cardroom-", ".cdx.json"),
    ("cardroom_", "_amd64.deb"),
    ("cardroom_", "_arm64.deb"),
];

/// Returns whether a text is a version such as 0.1.0 or 1.0.0-rc.1.
fn is_version(text: &str) -> bool {
    let numbers = text.split(['-', '+']).next().unwrap_or_default();
    numbers.split('.').count() == 3
        && numbers.split('.').all(|number| !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()))
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
    fn only_files_of_a_release_are_replaced() {
        let folder = env::temp_dir().join(format!("cardroom-artifacts-{}", std::process::id()));
        let [from, into] = ["from", "into"].map(|name| folder.join(name));
        [&from, &into].into_iter().for_each(|folder| fs::create_dir_all(folder).unwrap());
        let foreign =
            ["cardroom-20261128.db", "cardroom-notes.tar.gz", "cardroom_0.1.0_amd64.deb.asc", "notes.txt"];
        for name in
            foreign.into_iter().chain(["SHA256SUMS", "cardroom-0.1.0.cdx.json", "cardroom_0.1.0_amd64.deb"])
        {
            fs::write(into.join(name), "old").unwrap();
        }
        fs::write(from.join("cardroom-0.2.0.cdx.json"), "new").unwrap();
        replace(&from, &into).unwrap();
        let mut expected = foreign.to_vec();
        expected.push("cardroom-0.2.0.cdx.json");
        expected.sort_unstable();
        assert_eq!(file_names(&into).unwrap(), expected);
        assert!(file_names(&from).unwrap().is_empty());
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn names_of_a_release_have_a_version() {
        assert!(is_release_file("cardroom-1.0.0-rc.1-x86_64-pc-windows-gnu.zip"));
        assert!(!is_release_file("cardroom-1.0-x86_64-pc-windows-gnu.zip"));
        assert!(!is_release_file("cardroom-latest-image-amd64.tar.gz"));
    }
}
