//! Wine, the C compiler for Windows, and the programs of the tests.

use super::machine::Machine;
use crate::setup::{Probe, ensure, is_root, probes};
use crate::workspace::{Workspace, run};
use anyhow::{Context, Result};
use std::fs;
use std::net::TcpListener;
use std::path::Path;
use std::process::Command;

/// The tools of Debian that the checks need: node, npm and Chromium for the browser test.
const TOOLS: &[Probe] = &[
    probes::WINE,
    probes::MINGW,
    probes::SCRIPT,
    probes::CURL,
    probes::NODE,
    probes::NPM,
    probes::CHROMIUM_SHELL,
];

const COMPILER: &str = "x86_64-w64-mingw32-gcc";

/// Finds the tools, installs missing ones if this user is root, and checks that port 8080 is free.
///
/// # Errors
/// If a tool is missing and cannot be installed, or another program has the port of a double click.
pub fn ensure_tools() -> Result<()> {
    ensure(TOOLS, is_root())?;
    TcpListener::bind("127.0.0.1:8080")
        .context("the checks under Wine need port 8080: stop the program that has it")?;
    Ok(())
}

/// A new Windows computer with the program at this path on it, in the folder `wine` of the target folder.
///
/// # Errors
/// If a program of the tests cannot be compiled, or the computer cannot be made.
pub fn machine(workspace: &Workspace, program: &Path) -> Result<Machine> {
    let folder = workspace.target()?.join("wine");
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| folder.display().to_string())?;
    }
    fs::create_dir_all(&folder)?;
    fs::copy(program, folder.join("cardroom.exe")).with_context(|| program.display().to_string())?;
    let sources = workspace.root.join("platforms/wine");
    for (source, output, flags) in [
        ("prng.c", "bcryptprimitives.dll", &["-shared"][..]),
        ("console_event.c", "console_event.exe", &[]),
        ("explorer.c", "explorer.exe", &[]),
    ] {
        let mut compile = Command::new(COMPILER);
        compile.args(["-Wall", "-Werror", "-O1"]).args(flags);
        compile.arg("-o").arg(folder.join(output)).arg(sources.join(source)).arg("-ladvapi32");
        run(&mut compile)?;
    }
    Machine::new(folder)
}
