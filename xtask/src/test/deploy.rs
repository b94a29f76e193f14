//! Checks of the guide for operators: its systemd units are valid and confined, and its commands work.

use super::totals::Totals;
use crate::readme;
use crate::workspace::{Workspace, run};
use anyhow::Result;
use std::process::Command;

/// Maximum exposure of a unit, as rated by `systemd-analyze security`, in tenths.
const MAX_EXPOSURE: &str = "20";

/// The systemd units of the guide.
const UNITS: [&str; 2] = ["cardroom.service", "cardroom-backup.service"];

/// Rates the units, and runs the commands of `docs/deploy.md` in a container with the release binary, built by an earlier
/// step. Then passes requests through nginx and Caddy with the configurations of the guide (`deploy/try/proxies`).
pub fn check(workspace: &Workspace, _: &mut Totals) -> Result<()> {
    let folder = workspace.root.join("deploy");
    for unit in UNITS {
        let mut rating = Command::new("systemd-analyze");
        rating.args(["security", "--no-pager", "--offline=true"]).arg(format!("--threshold={MAX_EXPOSURE}"));
        run(rating.arg(folder.join(unit)))?;
    }
    run(Command::new(folder.join("try-guide.sh")).arg(readme::binary(workspace)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::path::{Path, PathBuf};

    /// The files in a folder and its subfolders that begin with a line for the shell.
    fn shell_scripts(folder: &Path) -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let scripts = entries.map(|path| match path.is_dir() {
            true => shell_scripts(&path),
            false if fs::read(&path).unwrap().starts_with(b"#!/bin/sh\n") => vec![path],
            false => Vec::new(),
        });
        scripts.flatten().collect()
    }

    #[test]
    fn the_shell_scripts_can_be_parsed() {
        let scripts = shell_scripts(&Workspace::find().unwrap().root.join("deploy"));
        assert!(scripts.iter().any(|script| script.ends_with("debian/postinst")), "{scripts:?}");
        for script in scripts {
            run(Command::new("sh").arg("-n").arg(script)).unwrap();
        }
    }
}
