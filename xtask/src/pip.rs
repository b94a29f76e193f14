//! Python packages, in a virtual environment within cargo's target folder.

use crate::workspace::{Workspace, run};
use anyhow::{Context, Result};
use std::ffi::OsStr;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A virtual environment with the packages of a `requirements.txt`, pinned by hash.
pub struct Environment {
    path: PathBuf,
}

impl Environment {
    /// The environment for this folder of the tree, with its packages installed.
    ///
    /// # Errors
    /// If the target directory cannot be found, `requirements.txt` cannot be read or locked, Python cannot be started,
    /// or the packages cannot be installed.
    pub fn ready(workspace: &Workspace, folder: &str) -> Result<Environment> {
        let environment = Environment { path: workspace.target()?.join("python").join(folder) };
        let list = workspace.root.join(folder).join("requirements.txt");
        environment.install(&list).with_context(|| format!("{} cannot be installed", list.display()))?;
        Ok(environment)
    }

    /// Installs the packages if the list has changed since the last installation, under a lock, so that one process
    /// installs at a time.
    fn install(&self, list: &Path) -> Result<()> {
        let lock = File::open(list)?;
        lock.lock()?;
        let wanted = fs::read(list)?;
        let installed = self.path.join("installed-requirements.txt");
        if fs::read(&installed).is_ok_and(|old| old == wanted) {
            return Ok(());
        }
        run(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&self.path))?;
        let pip = [
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "--require-hashes",
            "--requirement",
        ];
        run(Command::new(self.python()).args(pip).arg(list))?;
        Ok(fs::write(installed, wanted)?)
    }

    /// Path of the folder with the programs of the packages.
    pub fn programs(&self) -> PathBuf {
        self.path.join("bin")
    }

    fn python(&self) -> PathBuf {
        self.programs().join("python")
    }

    /// A Python command that runs this script and writes no bytecode.
    pub fn call(&self, script: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new(self.python());
        command.env("PYTHONDONTWRITEBYTECODE", "1").arg(script);
        command
    }
}
