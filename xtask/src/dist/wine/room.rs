//! The room on a Windows computer.

use super::machine::Machine;
use crate::dist::room::Room;
use anyhow::Result;

/// Starts the room on a free port, with more arguments, and waits until it has checked its data.
///
/// # Errors
/// If the room ends, or is not open in time.
pub fn start(machine: &Machine, args: &[&str]) -> Result<Room> {
    let mut command = machine.cardroom(["serve", "--listen", "127.0.0.1:0"]);
    command.args(args);
    Room::start(command, machine.folder().join("room.txt"))
}

/// Starts a room in this folder, checks that its integrity check finds entries and no problems, and kills it.
///
/// # Errors
/// If the room does not start, or has lost something.
pub fn is_whole(machine: &Machine, folder: &str) -> Result<()> {
    start(machine, &["--data", folder])?.check_integrity()
}
