//! `cargo xtask readme`: updates or checks the program outputs and the picture in README.md.
//!
//! 1. A line `<!-- output: ARGUMENTS -->` is followed by a fenced block with the command `cardroom ARGUMENTS`
//!    and its output.
//! 2. [`PICTURE`] is the coloured output of the hold'em hand with seed [`SEED`], as SVG.

use crate::workspace::{self, Workspace};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Updates the program outputs in README.md and its picture.
#[derive(clap::Args)]
pub struct Args {
    /// Change nothing, and fail if something would change.
    #[arg(long)]
    pub check: bool,
}

/// File name of the program's binary.
pub const BINARY: &str = if cfg!(windows) { "cardroom.exe" } else { "cardroom" };
const README: &str = "README.md";
const PICTURE: &str = "docs/img/hand.svg";
/// Seed of a hand with a showdown and a side pot.
const SEED: &str = "27";
const MARK: &str = "<!-- output: ";
const MARK_END: &str = " -->";

/// Writes or checks the README and its picture with the release binary, which must have been built.
///
/// # Errors
/// If the binary cannot be run or fails, if a marker has no block, if a file cannot be read or written, or, with
/// `check`, if a file is out of date.
pub fn run(workspace: &Workspace, args: &Args) -> Result<()> {
    let binary = binary(workspace)?;
    let path = workspace.root.join(README);
    let readme = fs::read_to_string(&path).with_context(|| format!("{README} cannot be read"))?;
    let print = |arguments: &str| {
        let mut command = Command::new(&binary);
        workspace::output(command.args(arguments.split_whitespace()).current_dir(&workspace.root))
    };
    put(&path, &with_outputs(&readme, print)?, args.check)?;
    put(&workspace.root.join(PICTURE), &picture(&binary)?, args.check)
}

/// Path of the release binary.
pub fn binary(workspace: &Workspace) -> Result<PathBuf> {
    Ok(workspace.target()?.join("release").join(BINARY))
}

fn put(path: &Path, wanted: &str, check: bool) -> Result<()> {
    if fs::read_to_string(path).is_ok_and(|text| text == wanted) {
        return Ok(());
    }
    if check {
        bail!("{} is not what the program prints: run `cargo xtask readme` and look at it", path.display());
    }
    let folder = path.parent().context("a file has a folder")?;
    fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    fs::write(path, wanted).with_context(|| format!("{} cannot be written", path.display()))
}

/// The text, with every marked block replaced by the output of `print` for its arguments.
fn with_outputs(text: &str, mut print: impl FnMut(&str) -> Result<String>) -> Result<String> {
    let mut written = String::new();
    let mut lines = text.lines().enumerate();
    while let Some((place, line)) = lines.next() {
        written.push_str(line);
        written.push('\n');
        let arguments = line.strip_prefix(MARK).and_then(|rest| rest.strip_suffix(MARK_END));
        let Some(arguments) = arguments else { continue };
        let opened = lines.next().is_some_and(|(_, line)| line == "```text");
        let closed = opened && lines.any(|(_, line)| line == "```");
        if !closed {
            bail!("{README}:{}: a marker is followed by a block from ```text to ```", place + 1);
        }
        let printed = print(arguments)?;
        written.push_str(&format!("```text\n$ cardroom {arguments}\n{}\n```\n", trim_lines(&printed)));
    }
    Ok(written)
}

fn trim_lines(printed: &str) -> String {
    let lines: Vec<&str> = printed.trim_end().lines().map(str::trim_end).collect();
    lines.join("\n")
}

fn picture(binary: &Path) -> Result<String> {
    let mut command = Command::new(binary);
    let printed =
        workspace::output(command.args(["show", "holdem", "--seed", SEED]).env("CLICOLOR_FORCE", "1"))?;
    Ok(anstyle_svg::Term::new().min_width_px(660).render_svg(&printed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_marked_block_is_replaced() {
        let text = "a\n<!-- output: rank As -->\n```text\nold\n```\n```text\nkept\n```\n";
        let new = with_outputs(text, |arguments| Ok(format!("{arguments}!  \n\n"))).unwrap();
        assert_eq!(
            new,
            "a\n<!-- output: rank As -->\n```text\n$ cardroom rank As\nrank As!\n```\n```text\nkept\n```\n"
        );
        assert_eq!(with_outputs(&new, |arguments| Ok(format!("{arguments}!"))).unwrap(), new);
    }

    #[test]
    fn a_marker_without_a_block_is_an_error() {
        for text in ["<!-- output: rank As -->\n", "<!-- output: rank As -->\n```text\nold\n"] {
            let error = with_outputs(text, |_| Ok(String::new())).unwrap_err();
            assert!(error.to_string().starts_with("README.md:1:"), "{error}");
        }
    }

    #[test]
    fn a_check_changes_nothing_and_finds_a_difference() {
        let path = std::env::temp_dir().join(format!("cardroom-readme-{}", std::process::id()));
        fs::write(&path, "old").unwrap();
        assert!(put(&path, "old", true).is_ok());
        assert!(put(&path, "new", true).is_err());
        assert_eq!(fs::read_to_string(&path).unwrap(), "old");
        fs::remove_file(&path).unwrap();
    }
}
