//! Node's packages, and the scripts of the two folders that need them: `web` and `e2e`.

use crate::workspace::{Workspace, run};
use anyhow::{Context, Result};
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::Command;

/// A folder with a `package.json` of its own.
pub struct Folder {
    path: PathBuf,
}

impl Folder {
    /// The folder, its packages installed as its lock file says.
    ///
    /// # Errors
    /// If npm cannot be started, or cannot install them.
    pub fn ready(workspace: &Workspace, name: &str) -> Result<Folder> {
        let folder = Folder { path: workspace.root.join(name) };
        folder.install().with_context(|| format!("the packages of {name} cannot be installed"))?;
        Ok(folder)
    }

    /// As `crates/pages/build.rs` does it: once for each content of the lock file, and one process at a time.
    fn install(&self) -> Result<()> {
        let list = self.path.join("package-lock.json");
        let lock = File::open(&list)?;
        lock.lock()?;
        let wanted = fs::read(&list)?;
        let installed = self.path.join("node_modules/.installed-package-lock.json");
        if fs::read(&installed).is_ok_and(|old| old == wanted) {
            return Ok(());
        }
        run(Command::new("npm").args(["ci", "--ignore-scripts"]).current_dir(&self.path))?;
        Ok(fs::write(installed, wanted)?)
    }

    /// A call of node in the folder.
    pub fn node<'a>(&self, args: impl IntoIterator<Item = &'a str>) -> Command {
        let mut command = Command::new("node");
        command.args(args).current_dir(&self.path);
        command
    }

    /// Runs a script of the folder's `package.json`.
    ///
    /// # Errors
    /// If it fails.
    pub fn script(&self, name: &str) -> Result<()> {
        run(Command::new("npm").args(["run", "--silent", name]).current_dir(&self.path))
    }

    /// The types of everything in the folder fit together.
    ///
    /// # Errors
    /// If they do not.
    pub fn check_types(&self) -> Result<()> {
        run(&mut self.node(["node_modules/typescript/bin/tsc", "--noEmit"]))
    }
}
