//! The room as a process in its own network namespace.

use super::network::Network;
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Stdio};
use std::time::{Duration, Instant};

/// Access token for the room's metrics.
pub const METRICS_TOKEN: &str = "attacks-metrics-token";

/// A running room. Dropping the value kills the process.
pub struct Room {
    child: Child,
    out: BufReader<ChildStdout>,
    pub address: SocketAddr,
    pub folder: PathBuf,
}

/// Resource usage of the room's process.
#[derive(Clone, Copy, Debug)]
pub struct Usage {
    /// Number of open sockets, including the listener.
    pub sockets: usize,
    /// Number of open files other than sockets.
    pub files: usize,
    /// Resident set size, in KiB.
    pub memory: u64,
}

impl Room {
    /// Starts a room that serves HTTPS with a certificate from a local authority, and stores its data and its log in
    /// `folder`.
    pub fn start(network: &Network, folder: &PathBuf, flags: &[&str]) -> Room {
        fs::create_dir_all(folder).expect("the folder can be made");
        let log = File::options()
            .create(true)
            .append(true)
            .open(folder.join("log"))
            .expect("the log can be written");
        let given = std::env::var("CARDROOM_TEST_BINARY");
        let program = given.unwrap_or_else(|_| env!("CARGO_BIN_EXE_cardroom").to_owned());
        let mut command = network.command(&program);
        let listen = format!("{}:443", network.room());
        command.args([
            "serve",
            "--no-demo",
            "--tls-local",
            "--listen",
            &listen,
            "--metrics-token",
            METRICS_TOKEN,
        ]);
        command.arg("--data").arg(folder.join("data")).args(flags);
        let mut child = command.stdout(Stdio::piped()).stderr(log).spawn().expect("the program starts");
        let mut out = BufReader::new(child.stdout.take().expect("standard output is piped"));
        let mut line = String::new();
        out.read_line(&mut line).expect("its output is text");
        let room = Room { child, out, address: SocketAddr::new(network.room(), 443), folder: folder.clone() };
        assert!(line.starts_with("Cardroom is at https://"), "{line:?} {}", room.log());
        room
    }

    /// Reads the administrator's token, which the room prints when it starts.
    pub fn token(&mut self) -> String {
        let lines = self.out.by_ref().lines().map_while(Result::ok);
        let found = lines.into_iter().find(|line| line.starts_with("The administrator's token"));
        found.expect("the token is printed").rsplit(' ').next().unwrap_or_default().to_owned()
    }

    /// The log of all rooms that were started in the folder.
    pub fn log(&self) -> String {
        fs::read_to_string(self.folder.join("log")).unwrap_or_default()
    }

    /// Returns `true` if the process is running.
    pub fn is_running(&mut self) -> bool {
        self.child.try_wait().expect("it can be waited for").is_none()
    }

    /// Stops the room with SIGTERM, as an operator does, and asserts that it exits successfully.
    pub fn end(mut self) {
        let id = self.child.id().to_string();
        let sent = std::process::Command::new("kill").args(["-TERM", &id]).status().expect("kill runs");
        assert!(sent.success());
        let begun = Instant::now();
        while self.is_running() {
            assert!(begun.elapsed() < Duration::from_secs(20), "the room ends");
            std::thread::sleep(Duration::from_millis(10));
        }
        assert!(self.child.wait().expect("it can be waited for").success());
    }

    /// Current resource usage of the process.
    pub fn usage(&self) -> Usage {
        let process = PathBuf::from(format!("/proc/{}", self.child.id()));
        let files = fs::read_dir(process.join("fd")).expect("the process runs");
        let targets = files.filter_map(|file| fs::read_link(file.ok()?.path()).ok());
        let (sockets, files): (Vec<_>, Vec<_>) =
            targets.partition(|target| target.to_string_lossy().starts_with("socket:"));
        let status = fs::read_to_string(process.join("status")).expect("the process runs");
        let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.split_whitespace().next());
        let memory = memory.and_then(|memory| memory.parse().ok()).expect("its memory is reported");
        Usage { sockets: sockets.len(), files: files.len(), memory }
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        // A failing test leaves no process behind.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
