//! Checks of the room: its pages, its folder, its copies, and a browser.

use super::machine::{Machine, contains};
use super::room::{is_whole, start};
use crate::npm::Folder;
use crate::workspace::{Workspace, run};
use anyhow::{Result, bail};
use std::fs;

/// A data folder with spaces and other letters than those of ASCII.
const DATA: &str = r"C:\Karten & Spiele\Größe é\data";

/// Advice about a folder outside the profile of the user.
const OTHERS: &str = "Other users of this computer may be able to read";

/// The room in the default folder, which is in the profile of the user.
pub fn pages(_: &Workspace, machine: &Machine) -> Result<()> {
    let room = start(machine, &[])?;
    let printed = room.printed();
    contains(&printed, &[r"Everything is kept in C:\users\", r"\AppData\Local\Cardroom", "problems=0"])?;
    if printed.contains(OTHERS) {
        bail!("a folder in the profile is not private: {printed}");
    }
    contains(&room.get("/")?, &["<title>Cardroom</title>"])?;
    contains(&room.get("/api/games")?, &["\"holdem\"", "\"mount_holyoke\""])?;
    contains(&room.get("/healthz")?, &["ok"])
}

/// A second room in the folder of the first, and a folder that others may read.
pub fn lock(_: &Workspace, machine: &Machine) -> Result<()> {
    let room = start(machine, &["--data", DATA])?;
    contains(&room.printed(), &[&format!("Everything is kept in {DATA}"), OTHERS])?;
    let second = ["serve", "--listen", "127.0.0.1:0", "--data", DATA];
    machine
        .expect(&second, 1, &[&format!("{DATA} is locked by another program: stop that program")])
        .map(drop)
}

/// A copy of a room that runs, the refusal to overwrite it, and a room that starts from it.
pub fn backup(_: &Workspace, machine: &Machine) -> Result<()> {
    let room = start(machine, &["--data", DATA])?;
    let copy = r"C:\Karten & Spiele\copy.db";
    machine.expect(
        &["backup", "--data", DATA, copy],
        0,
        &[&format!("Backed up {DATA} to {copy}."), OTHERS],
    )?;
    machine.expect(&["backup", "--data", DATA, copy], 1, &["already exists: choose another name"])?;
    drop(room);
    let folder = machine.drive().join("restored");
    fs::create_dir_all(&folder)?;
    fs::rename(machine.drive().join("Karten & Spiele/copy.db"), folder.join("cardroom.db"))?;
    is_whole(machine, r"C:\restored")
}

/// The browser test in which a room is killed during a hand.
pub fn browser(workspace: &Workspace, machine: &Machine) -> Result<()> {
    let e2e = Folder::ready(workspace, "e2e")?;
    let mut tests = e2e.node(["run.js"]);
    machine.set_environment(&mut tests);
    run(tests.current_dir(workspace.root.join("e2e")).arg(machine.script()?).arg("back.test"))
}
