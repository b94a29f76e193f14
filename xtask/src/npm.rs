//! npm packages and scripts of the folders that have a `package.json`.

use crate::workspace::{Workspace, run};
use anyhow::{Context, Result};
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::Command;

/// A folder with a `package.json`.
pub struct Folder {
    path: PathBuf,
}

impl Folder {
    /// The folder, with its packages installed from its lock file.
    ///
    /// # Errors
    /// If the lock file cannot be read or locked, npm cannot be started, or the packages cannot be installed.
    pub fn ready(workspace: &Workspace, name: &str) -> Result<Folder> {
        let folder = Folder { path: workspace.root.join(name) };
        folder.install().with_context(|| format!("the packages of {name} cannot be installed"))?;
        Ok(folder)
    }

    /// Installs the packages as `crates/pages/build.rs` does: only if the lock file has changed since the
    /// last installation, and under a lock, so that one process installs at a time.
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

    /// A command that runs node in the folder.
    pub fn node<'a>(&self, args: impl IntoIterator<Item = &'a str>) -> Command {
        let mut command = Command::new("node");
        command.args(args).current_dir(&self.path);
        command
    }

    /// Runs a script of the folder's `package.json`.
    ///
    /// # Errors
    /// If npm cannot be started or the script fails.
    pub fn script(&self, name: &str) -> Result<()> {
        run(Command::new("npm").args(["run", "--silent", name]).current_dir(&self.path))
    }

    /// Runs the TypeScript type checker on the folder.
    ///
    /// # Errors
    /// If node cannot be started, or the type checker finds an error.
    pub fn check_types(&self) -> Result<()> {
        run(&mut self.node(["node_modules/typescript/bin/tsc", "--noEmit"]))
    }
}
