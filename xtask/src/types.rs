//! `cargo xtask types`: generates or checks the browser client's TypeScript types and the OpenAPI description, from the
//! Rust types.

use crate::npm::Folder;
use crate::workspace::{Workspace, bytes, shown};
use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

/// Folder of the generated types, relative to the root.
const GENERATED: &str = "web/src/generated";

/// Path of the OpenAPI description, relative to the root.
const DESCRIPTION: &str = "crates/room/openapi.json";

/// Generates the browser client's types of messages, views and the API, and the OpenAPI description, from the Rust types.
#[derive(clap::Args)]
pub struct Args {
    /// Write nothing, and fail if a file differs.
    #[arg(long)]
    pub check: bool,
}

/// Generates the types, and writes or compares them.
///
/// # Errors
/// If generation fails, a file cannot be read, or, under `--check`, a file differs.
pub fn run(workspace: &Workspace, args: &Args) -> Result<()> {
    let generated = workspace.root.join(GENERATED);
    let kept = workspace.root.join(DESCRIPTION);
    let sources = bytes(&mut workspace.example("schemas")?)?;
    let description = description(&sources)?;
    if !args.check {
        make(workspace, &sources, &generated)?;
        fs::write(kept, description)?;
        println!("types: {GENERATED} and {DESCRIPTION} are written");
        return Ok(());
    }
    let fresh = workspace.target()?.join("types");
    make(workspace, &sources, &fresh)?;
    compare(&files(&generated)?, &files(&fresh)?)?;
    if fs::read_to_string(kept)? != description {
        bail!("{DESCRIPTION} differs from what the Rust types make: run `cargo xtask types`");
    }
    println!("types: {GENERATED} and {DESCRIPTION} are what the Rust types make them");
    Ok(())
}

/// The text of the OpenAPI description, one value per line.
fn description(sources: &[u8]) -> Result<String> {
    let sources: serde_json::Value = serde_json::from_slice(sources).context("the sources are no JSON")?;
    Ok(format!("{:#}\n", sources["description"]))
}

/// Clears the folder and generates all TypeScript files into it.
fn make(workspace: &Workspace, sources: &[u8], folder: &Path) -> Result<()> {
    let web = Folder::ready(workspace, "web")?;
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("{} cannot be emptied", folder.display()))?;
    }
    let folder = folder.to_str().context("the folder's name is no UTF-8")?;
    feed(&mut web.node(["types.js", folder]), sources)
}

/// Runs the command with these bytes as its standard input.
fn feed(command: &mut Command, input: &[u8]) -> Result<()> {
    let mut child = command.stdin(Stdio::piped()).spawn().context("node cannot be started")?;
    child.stdin.take().context("node takes no input")?.write_all(input)?;
    let status = child.wait()?;
    if !status.success() {
        bail!("{} ended with {status}", shown(command));
    }
    Ok(())
}

/// The texts of the files in a folder, keyed by file name.
fn files(folder: &Path) -> Result<BTreeMap<String, String>> {
    let entries = fs::read_dir(folder).with_context(|| format!("{} cannot be read", folder.display()))?;
    let read = |entry: std::io::Result<fs::DirEntry>| -> Result<(String, String)> {
        let entry = entry?;
        Ok((entry.file_name().to_string_lossy().into_owned(), fs::read_to_string(entry.path())?))
    };
    entries.map(read).collect()
}

fn compare(kept: &BTreeMap<String, String>, fresh: &BTreeMap<String, String>) -> Result<()> {
    let names = kept.keys().chain(fresh.keys());
    match names.into_iter().find(|name| kept.get(*name) != fresh.get(*name)) {
        None => Ok(()),
        Some(name) => {
            bail!("{GENERATED}/{name} differs from what the Rust types make: run `cargo xtask types`")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_different_missing_or_surplus_file_is_an_error() {
        let files = |list: &[(&str, &str)]| {
            list.iter().map(|&(name, text)| (name.to_owned(), text.to_owned())).collect::<BTreeMap<_, _>>()
        };
        let kept = files(&[("a.ts", "1"), ("b.ts", "2")]);
        assert!(compare(&kept, &kept).is_ok());
        for other in [files(&[("a.ts", "1")]), files(&[("a.ts", "1"), ("b.ts", "3")])] {
            assert!(compare(&kept, &other).unwrap_err().to_string().contains("b.ts"));
            assert!(compare(&other, &kept).is_err());
        }
    }
}
