//! The process groups of the programs that Cardroom has started, bots or the room of a benchmark. On Unix, none of them
//! outlives a Cardroom that is ended by Ctrl-C or the termination signal.

use std::io;
use std::process::{Child, Command, exit};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The groups, by the ids of the programs, none of which has been reaped.
static GROUPS: Mutex<Vec<u32>> = Mutex::new(Vec::new());

fn groups() -> MutexGuard<'static, Vec<u32>> {
    GROUPS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts a program in a process group of its own, so that Ctrl-C in a terminal reaches only Cardroom, which then ends the
/// program.
pub fn start(command: &mut Command) -> io::Result<Child> {
    set_own_group(command);
    let mut groups = groups();
    let child = command.spawn()?;
    groups.push(child.id());
    Ok(child)
}

/// Kills the group of a program that has not been reaped.
pub fn kill(child: &Child) {
    let mut groups = groups();
    kill_group(child.id());
    groups.retain(|&id| id != child.id());
}

/// Kills a program that has not been reaped, with its group, and reaps it.
pub fn kill_and_wait(child: &mut Child) {
    kill(child);
    // These fail only if the program has already ended.
    let _ = child.kill();
    let _ = child.wait();
}

/// Kills all groups, and ends Cardroom with this exit code. The lock is kept, so that no further program starts.
pub fn end_all(code: i32) -> ! {
    let groups = groups();
    groups.iter().copied().for_each(kill_group);
    exit(code)
}

#[cfg(unix)]
fn set_own_group(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

#[cfg(windows)]
fn set_own_group(command: &mut Command) {
    /// `CREATE_NEW_PROCESS_GROUP`: Ctrl-C does not reach the program.
    const NEW_GROUP: u32 = 0x200;
    std::os::windows::process::CommandExt::creation_flags(command, NEW_GROUP);
}

#[cfg(not(any(unix, windows)))]
fn set_own_group(_: &mut Command) {}

#[cfg(unix)]
fn kill_group(id: u32) {
    use rustix::process::{Pid, Signal, kill_process_group};
    if let Some(group) = i32::try_from(id).ok().and_then(Pid::from_raw) {
        // Fails only if the group has ended.
        let _ = kill_process_group(group, Signal::KILL);
    }
}

/// Windows has no such groups: a bot ends when its input is closed, and the room of a benchmark runs on.
#[cfg(not(unix))]
fn kill_group(_: u32) {}
