//! The room on a Windows computer, as a process whose output is read.

use super::machine::{Machine, contains};
use crate::workspace::output;
use anyhow::{Context, Result, bail};
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// Time within which a room starts.
const PATIENCE: Duration = Duration::from_secs(60);

/// A running room. Dropping the value kills it.
pub struct Room {
    process: Child,
    log: PathBuf,
}

impl Room {
    /// Starts the room on a free port, with more arguments, and waits until it is open.
    ///
    /// # Errors
    /// If the room ends, or is not open in time.
    pub fn start(machine: &Machine, args: &[&str]) -> Result<Room> {
        let log = machine.folder().join("room.txt");
        let file = File::create(&log)?;
        let mut command = machine.cardroom(["serve", "--listen", "127.0.0.1:0"]);
        command.args(args).stdin(Stdio::null()).stdout(file.try_clone()?).stderr(file);
        let mut room = Room { process: command.spawn().context("Wine cannot be started")?, log };
        room.wait_for("integrity check finished")?;
        Ok(room)
    }

    /// Everything that the room has printed.
    pub fn printed(&self) -> String {
        fs::read(&self.log).map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default()
    }

    fn wait_for(&mut self, words: &str) -> Result<()> {
        let begun = Instant::now();
        while !self.printed().contains(words) {
            if begun.elapsed() > PATIENCE || self.process.try_wait()?.is_some() {
                bail!("the room does not print {words:?}: {}", self.printed());
            }
            thread::sleep(Duration::from_millis(100));
        }
        Ok(())
    }

    /// The response to a GET request.
    ///
    /// # Errors
    /// If the room has printed no address, or the request fails.
    pub fn get(&self, path: &str) -> Result<String> {
        let url = format!("{}{path}", address(&self.printed())?);
        output(Command::new("curl").args(["--silent", "--fail", "--max-time", "20", &url]))
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The address that a room has printed.
///
/// # Errors
/// If there is none.
pub fn address(printed: &str) -> Result<&str> {
    let rest = printed.split_once("Cardroom is at ").context("the room prints no address")?.1;
    Ok(rest.split_whitespace().next().unwrap_or_default())
}

/// Starts a room in this folder, checks that its integrity check finds entries and no problems, and kills it.
///
/// # Errors
/// If the room does not start, or has lost something.
pub fn is_whole(machine: &Machine, folder: &str) -> Result<()> {
    let room = Room::start(machine, &["--data", folder])?;
    let printed = room.printed();
    contains(&printed, &["problems=0"])?;
    if printed.contains("entries=0 ") {
        bail!("the folder has no entries: {printed}");
    }
    Ok(())
}
