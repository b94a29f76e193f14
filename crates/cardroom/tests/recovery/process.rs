//! A room as a child process on a free port, its address, and a folder for its data.

use std::io::{BufRead, BufReader, Read};
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// A running room.
pub struct Room {
    child: Child,
    out: BufReader<ChildStdout>,
    pub place: RoomAddress,
}

/// The address of a room, and the time of its start.
#[derive(Clone)]
pub struct RoomAddress {
    pub address: String,
    pub started: Instant,
}

impl Room {
    /// Starts a room; `None` if it was killed before it listened. `armed` is the value of `CARDROOM_KILL`: the kill
    /// point and the number of the call at which the room is killed, followed by `:joined` if only calls after a client
    /// has joined count.
    pub fn start(program: &Path, data: &Path, armed: Option<&str>) -> Option<Room> {
        let mut command = Command::new(program);
        command.args(["serve", "--no-demo", "--listen", "127.0.0.1:0", "--data"]).arg(data);
        // A low limit on the write-ahead log forces a checkpoint every few commits.
        let short = armed.is_some_and(|armed| armed.starts_with("checkpoint"));
        command.args(short.then_some("--wal-limit=64KiB"));
        command.env_remove("CARDROOM_KILL").envs(armed.map(|armed| ("CARDROOM_KILL", armed)));
        let started = Instant::now();
        let mut child =
            command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the program starts");
        let mut out = BufReader::new(child.stdout.take().expect("standard output is piped"));
        let mut line = String::new();
        out.read_line(&mut line).expect("its output is text");
        let address = line.trim().strip_prefix("Cardroom is at http://").map(str::to_owned);
        let is_listening = address.is_some();
        let place = RoomAddress { address: address.unwrap_or_default(), started };
        let mut room = Room { child, out, place };
        if !is_listening {
            room.assert_killed();
        }
        is_listening.then_some(room)
    }

    /// Reads the administrator's token, which is printed at the first start.
    pub fn token(&mut self) -> String {
        let lines = self.out.by_ref().lines().map_while(Result::ok);
        let found = lines.into_iter().find(|line| line.starts_with("The administrator's token"));
        found.expect("the token is printed").rsplit(' ').next().unwrap_or_default().to_owned()
    }

    /// Kills the room with SIGKILL.
    pub fn kill(&mut self) {
        self.child.kill().expect("it can be killed");
    }

    /// Waits for the process to end; returns `false` if it is still running after `time`.
    pub fn dies_within(&mut self, time: Duration) -> bool {
        let begun = Instant::now();
        while begun.elapsed() < time {
            if self.child.try_wait().expect("it can be waited for").is_some() {
                return true;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        false
    }

    /// Asserts that the process was ended by SIGKILL.
    pub fn assert_killed(&mut self) {
        let status = self.child.wait().expect("it can be waited for");
        assert_eq!(status.signal(), Some(9), "a room ends by nothing but the kill: {status}");
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        // A failing test leaves no process behind.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A folder that is removed if the test passes, and kept for inspection if it fails.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        Folder(std::env::temp_dir().join(format!("cardroom-recovery-{name}-{}", std::process::id())))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the folder is kept: {}", self.0.display());
        } else {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }
}
