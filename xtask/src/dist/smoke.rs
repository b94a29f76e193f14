//! Smoke test of a Linux program, natively or under QEMU: commands, a room with a table, and a restart after SIGKILL.

use super::release::Release;
use super::room::{self, Room};
use crate::setup::probes;
use crate::workspace::shown;
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A program, and the emulator that runs it, if this machine cannot.
pub struct Runner {
    program: PathBuf,
    emulator: Option<&'static str>,
}

/// A command that must succeed: its arguments, and a text that it must print.
const CALLS: [(&[&str], &str); 4] = [
    (&["show", "holdem", "--seed", "7"], "showdown-"),
    (&["rank", "--game", "holdem", "AsKsQsJsTs"], "royal flush"),
    (&["equity", "AsAh", "KdKc"], "81."),
    (&["simulate", "packs_poker", "--hands", "1000", "--seed", "1"], "1,000"),
];

impl Runner {
    /// A program for this machine, or for ARM processors.
    pub fn new(program: &Path, is_native: bool) -> Runner {
        Runner { program: program.to_path_buf(), emulator: (!is_native).then_some(probes::QEMU_ARM_PROGRAM) }
    }

    /// The command that runs the program with these arguments.
    pub fn command<'a>(&self, args: impl IntoIterator<Item = &'a str>) -> Command {
        let mut command = match self.emulator {
            Some(emulator) => Command::new(emulator),
            None => Command::new(&self.program),
        };
        if self.emulator.is_some() {
            command.arg(&self.program);
        }
        command.args(args);
        command
    }

    /// Runs the program to its end, and checks its exit code and its output.
    fn expect(&self, args: &[&str], code: i32, text: &str) -> Result<()> {
        let mut command = self.command(args.iter().copied());
        let done = command.output().with_context(|| format!("{} cannot be started", shown(&command)))?;
        let printed = [done.stdout, done.stderr].concat();
        let printed = String::from_utf8_lossy(&printed);
        if done.status.code() != Some(code) || !printed.contains(text) {
            bail!("{} ended with {}, and printed no {text:?}: {printed}", shown(&command), done.status);
        }
        Ok(())
    }
}

/// Makes every check.
///
/// # Errors
/// If a command fails, the room does not start or answer, or a restarted room has lost something.
pub fn check(release: &Release, program: &Path, is_native: bool) -> Result<()> {
    let runner = Runner::new(program, is_native);
    let on = runner.emulator.unwrap_or("this machine");
    runner.expect(&["--version"], 0, &format!("cardroom {}", release.version))?;
    runner.expect(&["--no-such-flag"], 2, "--no-such-flag")?;
    CALLS.iter().try_for_each(|(args, text)| runner.expect(args, 0, text))?;
    println!("smoke: on {on}, commands print their results");
    restart(&runner, &release.scratch("smoke")?)?;
    println!(
        "smoke: on {on}, a room serves its page and a table, is healthy, and has lost nothing after SIGKILL"
    );
    Ok(())
}

/// Starts a room, creates a table, kills the room, and checks that the next one has the guest and the table.
fn restart(runner: &Runner, data: &Path) -> Result<()> {
    let cookies = data.join("cookies.txt");
    let mut room = start(runner, data)?;
    room::check_page(&room.address)?;
    let table = room::open_table(&room.address, &cookies)?;
    runner.expect(&["health", "--listen", &room.address], 0, "ok")?;
    room.kill()?;
    runner.expect(&["health", "--listen", &room.address], 1, "--listen")?;
    let room = start(runner, data)?;
    room.check_integrity()?;
    room::check_table(&room.address, &cookies, &table)?;
    room.end()
}

/// Starts a room on a free port with its data in a folder.
fn start(runner: &Runner, data: &Path) -> Result<Room> {
    let mut command = runner.command(["serve", "--listen", "127.0.0.1:0", "--data"]);
    command.arg(data.join("room"));
    Room::start(command, data.join("log.txt"))
}
