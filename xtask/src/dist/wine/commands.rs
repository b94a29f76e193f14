//! Checks of commands at the console.

use super::console::Console;
use super::machine::{Machine, contains};
use crate::workspace::Workspace;
use anyhow::{Result, bail};
use std::fs;

/// The hand history that is replayed.
const HAND: &str = "crates/formats/tests/history/rounds/high_card_flush.phh";

/// The version, a usage error and the exit codes.
pub fn version(_: &Workspace, machine: &Machine) -> Result<()> {
    machine.expect(&["--version"], 0, &["cardroom "])?;
    machine.expect(&["--no-such-flag"], 2, &["--no-such-flag"]).map(drop)
}

/// Cards and their evaluation, in a pipe.
pub fn rank(_: &Workspace, machine: &Machine) -> Result<()> {
    machine.expect(&["rank", "--game", "holdem", "AsKsQsJsTs"], 0, &["A♠ K♠ Q♠ J♠ T♠  royal flush"]).map(drop)
}

/// A hand history with CR LF and a byte order mark, from an absolute path of Windows.
pub fn replay(workspace: &Workspace, machine: &Machine) -> Result<()> {
    let folder = machine.drive().join("Karten & Spiele/Größe é");
    fs::create_dir_all(&folder)?;
    let text = fs::read_to_string(workspace.root.join(HAND))?.replace('\n', "\r\n");
    fs::write(folder.join("hand 1.phh"), format!("\u{feff}{text}"))?;
    let path = r"C:\Karten & Spiele\Größe é\hand 1.phh";
    machine.expect(&["replay", path], 0, &[path, "1 hand: 1 matched"])?;
    machine.expect(&["replay", r"C:\Karten & Spiele"], 0, &["1 hand: 1 matched"]).map(drop)
}

/// A round of hold'em in a console: prompts, typed moves, colours, and the end.
pub fn play(_: &Workspace, machine: &Machine) -> Result<()> {
    let mut console = Console::start(machine, "cardroom.exe play holdem --seed 3")?;
    console.wait_for("> ")?;
    console.types("fold\r")?;
    console.wait_for("Another hand?")?;
    console.types("quit\r")?;
    let code = console.end()?;
    if code != 0 {
        bail!("the program ended with {code}: {}", console.text());
    }
    if !console.raw().contains("\u{1b}[1m") && !console.raw().contains("\u{1b}[0;1m") {
        bail!("nothing is bold: {}", console.raw());
    }
    contains(&console.text(), &["♠", "♥", "♦", "♣"])
}
