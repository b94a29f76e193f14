//! Smoke test of the Windows program under Wine.
//!
//! 1. `install.rs` finds or installs Wine and a C compiler for Windows, builds the programs in `platforms/wine`, and
//!    makes the folders of a Windows computer (a Wine prefix) of its own.
//! 2. `machine.rs` runs programs on that computer; `console.rs` runs them in a console, and types into it; `room.rs` runs
//!    the room and asks it over HTTP.
//! 3. [`CHECKS`] lists the checks, in `commands.rs`, `serving.rs` and `desktop.rs`.
//!
//! Wine is not Windows. These checks cannot show the access rights of the profile folder, the firewall, the console of
//! Windows, or what an antivirus program does.

mod commands;
mod console;
mod desktop;
mod install;
mod machine;
mod room;
mod serving;

use crate::workspace::Workspace;
use anyhow::{Context, Result};
use machine::Machine;
use std::path::Path;

pub use install::ensure_tools;

/// A check: the statement that it proves, and its function.
type Check = (&'static str, fn(&Workspace, &Machine) -> Result<()>);

const CHECKS: [Check; 12] = [
    ("the program names its version, and refuses misuse", commands::version),
    ("cards are ranked and printed in UTF-8", commands::rank),
    ("a hand history of a Windows editor is replayed from a path with spaces and umlauts", commands::replay),
    ("a round is played by typing, in colours and with the signs of the suits", commands::play),
    ("the pages and the API are served, with the data in the profile folder", serving::pages),
    ("a second room in the same folder is refused", serving::lock),
    ("a backup is made while the room runs, and a room starts from it", serving::backup),
    ("a hand is played in a browser, and goes on after the room was killed", serving::browser),
    ("Ctrl-C ends the room without loss", desktop::interrupt),
    ("closing the console ends the room without loss", desktop::close),
    ("a double click opens the browser, and a second one opens it again", desktop::double_click),
    ("an error after a double click stays on the screen", desktop::error),
];

/// Runs the Windows program at this path under Wine, and makes every check.
///
/// # Errors
/// If the tools cannot be installed, or a check fails.
pub fn smoke(workspace: &Workspace, program: &Path) -> Result<()> {
    let machine = install::machine(workspace, program)?;
    for (statement, check) in CHECKS {
        check(workspace, &machine).with_context(|| format!("under Wine: {statement}"))?;
        println!("wine: {statement}");
    }
    Ok(())
}
