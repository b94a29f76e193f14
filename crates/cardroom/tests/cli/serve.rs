//! The room from its start to its end, as a process.
#![cfg(unix)]

use crate::support::run;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// A room on a free port, with its first line.
struct Room {
    child: Child,
    out: BufReader<ChildStdout>,
    address: String,
}

impl Room {
    fn start(data: &PathBuf) -> Room {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cardroom"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data);
        let mut child =
            command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the binary starts");
        let mut out = BufReader::new(child.stdout.take().expect("standard output is piped"));
        let mut line = String::new();
        out.read_line(&mut line).expect("it says where it is");
        let address =
            line.trim().strip_prefix("Cardroom is at http://").unwrap_or_else(|| panic!("{line:?}"));
        Room { address: address.to_owned(), child, out }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("the room listens");
        write!(stream, "GET {path} HTTP/1.0\r\nhost: {}\r\n\r\n", self.address).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Ends it by this signal: what it printed besides, and how it ended.
    fn end(mut self, signal: &str) -> (String, Option<i32>) {
        let begun = Instant::now();
        let kill = Command::new("kill").args([signal, &self.child.id().to_string()]).status();
        assert!(kill.expect("kill starts").success());
        let mut rest = String::new();
        self.out.read_to_string(&mut rest).unwrap();
        let code = self.child.wait().expect("it ends").code();
        assert!(begun.elapsed() < Duration::from_secs(10), "it ends in seconds");
        (rest, code)
    }
}

fn folder(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("cardroom-serve-{name}-{}", std::process::id()))
}

#[test]
fn the_room_says_where_it_is_serves_and_stops_in_order() {
    let data = folder("whole");
    let room = Room::start(&data);
    assert!(room.get("/healthz").starts_with("HTTP/1.0 200"));
    assert!(room.get("/").starts_with("HTTP/1.0 200"), "the pages are in the binary");
    let (told, code) = room.end("-TERM");
    assert_eq!(code, Some(0));
    assert!(told.contains("--listen 0.0.0.0:") && told.contains("The administrator's token"), "{told}");
    let (told, code) = Room::start(&data).end("-INT");
    assert_eq!(code, Some(0));
    assert!(!told.contains("token"), "the token is printed once: {told}");
    std::fs::remove_dir_all(data).unwrap();
}

#[test]
fn a_taken_port_is_refused_with_the_mend() {
    let data = folder("taken");
    let room = Room::start(&data);
    let second = run(&format!("serve --listen {} --data {}", room.address, folder("second").display()));
    assert_eq!((second.code, second.out.as_str()), (Some(1), ""));
    assert!(
        second.err.contains("is taken by another program") && second.err.contains("--listen"),
        "{}",
        second.err
    );
    room.end("-KILL");
    std::fs::remove_dir_all(data).unwrap();
}

#[test]
fn wrong_settings_are_misuse_and_name_their_place() {
    for (arguments, expected) in [
        ("serve --listen 8080", "--listen: \"8080\": write an address and a port"),
        ("serve --log xml", "--log: \"xml\": write text or json"),
        ("serve --wal-limit 8MB", "--wal-limit: \"8MB\": write a size from 64KiB to 1GiB"),
        ("serve --config no-such.toml", "no-such.toml: there is no such file"),
        ("serve --demo --no-demo", "--no-demo"),
    ] {
        let run = run(arguments);
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{arguments}");
        assert!(run.err.contains(expected), "{arguments}: {}", run.err);
    }
}
