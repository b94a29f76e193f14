//! Paths of the workspace and its build artifacts, and commands for cargo and other programs.

use crate::tidy::features::FOR_TESTS;
use anyhow::{Context, Result, bail};
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The workspace on which the tasks operate.
pub struct Workspace {
    /// Path of the folder with the workspace's `Cargo.toml`.
    pub root: PathBuf,
}

impl Workspace {
    /// Finds the workspace of the package that cargo runs or, if cargo does not run this program, the workspace that
    /// contains the current folder.
    ///
    /// # Errors
    /// If the current folder is needed and cannot be read, or neither the starting folder nor any of its parents has a
    /// `Cargo.toml` with a `[workspace]`.
    pub fn find() -> Result<Workspace> {
        let from = match env::var_os("CARGO_MANIFEST_DIR") {
            Some(folder) => PathBuf::from(folder),
            None => env::current_dir().context("the current folder cannot be read")?,
        };
        let root = from.ancestors().find(|folder| is_workspace(folder));
        let root = root.with_context(|| format!("{} is in no cargo workspace", from.display()))?;
        Ok(Workspace { root: root.to_path_buf() })
    }

    /// A cargo command in the root of the workspace.
    pub fn cargo<'a>(&self, args: impl IntoIterator<Item = &'a str>) -> Command {
        let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command.args(args).current_dir(&self.root);
        command
    }

    /// A cargo command for the whole workspace with the test-only features. Every step that builds for tests selects
    /// the same packages and features, since cargo would compile all packages again for another selection.
    pub fn cargo_for_tests<'a>(
        &self,
        subcommand: &'a str,
        args: impl IntoIterator<Item = &'a str>,
    ) -> Command {
        let mut command = self.cargo([subcommand, "--workspace", "--features", &FOR_TESTS.join(",")]);
        // Incremental compilation costs a quarter more CPU time in a first build, and the optimised code is not reused.
        command.args(args).env("CARGO_INCREMENTAL", "0");
        command
    }

    /// Builds an example with the profile and features of the tests, and returns the command that runs it.
    ///
    /// # Errors
    /// If the example cannot be built, and for the reasons of [`Workspace::target`].
    pub fn example(&self, name: &str) -> Result<Command> {
        run(&mut self.cargo_for_tests("build", ["--quiet", "--profile", "test", "--example", name]))?;
        let mut command = Command::new(self.target()?.join("debug").join("examples").join(name));
        command.current_dir(&self.root);
        Ok(command)
    }

    /// Path of cargo's target folder.
    ///
    /// # Errors
    /// If `cargo metadata` fails or does not report the folder.
    pub fn target(&self) -> Result<PathBuf> {
        let printed = output(&mut self.cargo(["metadata", "--no-deps", "--format-version", "1"]))?;
        let metadata: serde_json::Value =
            serde_json::from_str(&printed).context("`cargo metadata` did not print JSON")?;
        let folder = metadata["target_directory"].as_str();
        Ok(PathBuf::from(folder.context("`cargo metadata` names no target directory")?))
    }
}

fn is_workspace(folder: &Path) -> bool {
    let manifest = std::fs::read_to_string(folder.join("Cargo.toml")).unwrap_or_default();
    manifest.lines().any(|line| line.trim() == "[workspace]")
}

/// Runs a command, which inherits the standard output.
///
/// # Errors
/// If the command cannot be started or does not succeed.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("{} cannot be started", shown(command)))?;
    if !status.success() {
        bail!("{} ended with {status}", shown(command));
    }
    Ok(())
}

/// Runs a command and returns its standard output.
///
/// # Errors
/// If the command cannot be started, does not succeed, or prints invalid UTF-8.
pub fn output(command: &mut Command) -> Result<String> {
    let printed = bytes(command)?;
    String::from_utf8(printed).with_context(|| format!("{} prints no UTF-8", shown(command)))
}

/// Runs a command and returns its standard output as bytes.
///
/// # Errors
/// If the command cannot be started or does not succeed.
pub fn bytes(command: &mut Command) -> Result<Vec<u8>> {
    command.stderr(std::process::Stdio::inherit());
    let done = command.output().with_context(|| format!("{} cannot be started", shown(command)))?;
    if !done.status.success() {
        bail!("{} ended with {}", shown(command), done.status);
    }
    Ok(done.stdout)
}

/// The command line, for messages.
pub fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_stem().unwrap_or(command.get_program());
    let words = std::iter::once(program).chain(command.get_args());
    let words: Vec<_> = words.map(|word| word.to_string_lossy()).collect();
    format!("`{}`", words.join(" "))
}
