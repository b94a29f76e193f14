//! Tests of `serve`: the room as a process, from start to shutdown.
#![cfg(unix)]

use crate::support::run;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// A running room on a free port: its process, its address, and its standard output after the first line.
pub struct Room {
    pub child: Child,
    out: BufReader<ChildStdout>,
    pub address: String,
}

impl Room {
    fn start(data: &PathBuf) -> Room {
        Room::with(data, &[])
    }

    /// Starts a room with these additional flags.
    pub fn with(data: &PathBuf, flags: &[&str]) -> Room {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cardroom"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data).args(flags);
        Room::started(command)
    }

    fn started(command: Command) -> Room {
        Room::logged(command, Stdio::piped())
    }

    /// Starts a room whose log goes to `log`.
    pub fn logged(mut command: Command, log: Stdio) -> Room {
        let mut child = command.stdout(Stdio::piped()).stderr(log).spawn().expect("the binary starts");
        let mut out = BufReader::new(child.stdout.take().expect("standard output is piped"));
        let mut line = String::new();
        out.read_line(&mut line).expect("the room prints its address");
        let url = line.trim().strip_prefix("Cardroom is at ").unwrap_or_else(|| panic!("{line:?}"));
        let address = url.strip_prefix("http://").or_else(|| url.strip_prefix("https://")).expect("a URL");
        Room { address: address.to_owned(), child, out }
    }

    pub fn get(&self, path: &str) -> String {
        self.ask(&format!("GET {path}"), "", "")
    }

    /// Sends a request with this request line and these header lines, each ending in `\r\n`. Returns the whole
    /// response.
    pub fn ask(&self, line: &str, head: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("the room listens");
        let length = body.len();
        let head = format!("host: {}\r\ncontent-length: {length}\r\n{head}", self.address);
        write!(stream, "{line} HTTP/1.0\r\n{head}\r\n{body}").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Ends the room with this signal; returns the rest of its output and its exit code. Asserts that it ends within
    /// ten seconds.
    pub fn end(mut self, signal: &str) -> (String, Option<i32>) {
        let begun = Instant::now();
        let kill = Command::new("kill").args([signal, &self.child.id().to_string()]).status();
        assert!(kill.expect("the program `kill` starts").success());
        let mut rest = String::new();
        self.out.read_to_string(&mut rest).unwrap();
        let code = self.child.wait().expect("the program ends").code();
        assert!(begun.elapsed() < Duration::from_secs(10), "it ends in seconds");
        (rest, code)
    }
}

/// A folder for one test; it does not exist yet.
pub fn folder(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("cardroom-serve-{name}-{}", std::process::id()))
}

#[test]
fn on_all_interfaces_the_room_prints_the_addresses_for_phones() {
    let data = folder("phones");
    let mut command = Command::new(env!("CARGO_BIN_EXE_cardroom"));
    command.args(["serve", "--listen", "0.0.0.0:0", "--data"]).arg(&data);
    let room = Room::started(command);
    let port = room.address.rsplit_once(':').unwrap().1.to_owned();
    let (printed, code) = room.end("-TERM");
    assert_eq!(code, Some(0));
    let line = printed.lines().next().unwrap();
    let links = line.strip_prefix("Phones on the same network open ");
    let reached = links.is_some_and(|links| {
        links.split(" or ").all(|link| link.starts_with("http://") && link.ends_with(&format!(":{port}")))
    });
    assert!(reached || line.ends_with("phones cannot reach it."), "{printed}");
    assert!(!printed.contains('█'), "a pipe is not a terminal");
    std::fs::remove_dir_all(data).unwrap();
}

#[test]
fn with_few_open_files_idle_connections_are_closed_for_new_ones() {
    let data = folder("files");
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -n 128; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_cardroom")]);
    command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(&data);
    let room = Room::started(command);
    let half = || {
        let mut stream = TcpStream::connect(&room.address).unwrap();
        stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ").unwrap();
        stream
    };
    let waiting: Vec<TcpStream> = (0..150).map(|_| half()).collect();
    for _ in 0..3 {
        let answer = room.get("/healthz");
        assert!(
            answer.starts_with("HTTP/1.0 200") && answer.contains("warning: too many connections"),
            "{answer}"
        );
    }
    assert!(room.get("/api/tables").starts_with("HTTP/1.0 200"), "the store has files too");
    drop(waiting);
    assert_eq!(room.end("-TERM").1, Some(0));
    std::fs::remove_dir_all(data).unwrap();
}

#[test]
fn the_room_prints_its_address_serves_requests_and_shuts_down_cleanly() {
    let data = folder("whole");
    let room = Room::start(&data);
    assert!(room.get("/healthz").starts_with("HTTP/1.0 200"));
    assert!(room.get("/").starts_with("HTTP/1.0 200"), "the pages are in the binary");
    let (printed, code) = room.end("-TERM");
    assert_eq!(code, Some(0));
    assert!(
        printed.contains("--listen 0.0.0.0:") && printed.contains("The administrator's token"),
        "{printed}"
    );
    let (printed, code) = Room::start(&data).end("-INT");
    assert_eq!(code, Some(0));
    assert!(!printed.contains("token"), "the token is printed once: {printed}");
    std::fs::remove_dir_all(data).unwrap();
}

#[test]
fn a_guest_keeps_the_session_after_the_room_is_killed() {
    let data = folder("killed");
    let room = Room::start(&data);
    let named = room.ask("PUT /api/me", "content-type: application/json\r\n", "{\"name\":\"Ann\"}");
    let (_, code) = room.end("-KILL");
    assert_eq!(code, None, "it ends by the signal");
    let set = named.lines().filter_map(|line| line.strip_prefix("set-cookie: "));
    let cookies: Vec<&str> = set.filter_map(|set| set.split(';').next()).collect();
    assert_eq!(cookies.len(), 2, "{named}");
    let room = Room::start(&data);
    let me = |cookie: &str| room.ask("GET /api/me", &format!("cookie: {cookie}\r\n"), "");
    let (known, stranger) = (me(&cookies.join("; ")), me("cardroom=somebody; cardroom_kept=true"));
    assert!(known.contains(r#""name":"Ann""#), "{known}");
    assert!(!stranger.contains("Ann"), "{stranger}");
    room.end("-KILL");
    std::fs::remove_dir_all(data).unwrap();
}

#[test]
fn the_json_log_has_one_object_per_line() {
    let data = folder("log");
    let mut room = Room::with(&data, &["--log", "json"]);
    let mut log = room.child.stderr.take().expect("standard error is piped");
    assert_eq!(room.end("-TERM").1, Some(0));
    let mut lines = String::new();
    log.read_to_string(&mut lines).unwrap();
    // The integrity check runs concurrently and may finish before or after the room stops.
    let printed = lines.lines().map(message).filter(|printed| printed != "integrity check finished");
    assert_eq!(printed.collect::<Vec<_>>(), ["the room is open", "the room stops"], "{lines}");
    std::fs::remove_dir_all(data).unwrap();
}

/// The message of a log line. Asserts that the line also has a time and a level.
fn message(line: &str) -> String {
    let line: serde_json::Value = serde_json::from_str(line).unwrap_or_else(|_| panic!("{line} is JSON"));
    let time = line["timestamp"].as_str().unwrap_or_default();
    assert!(
        time.len() >= 20 && time.starts_with("20") && time.contains('T') && time.ends_with('Z'),
        "{line}"
    );
    assert!(["INFO", "WARN", "ERROR"].iter().any(|level| line["level"] == *level), "{line}");
    line["fields"]["message"].as_str().unwrap_or_else(|| panic!("{line} has a message")).to_owned()
}

#[test]
fn a_port_in_use_is_refused_with_the_remedy() {
    let data = folder("taken");
    let room = Room::start(&data);
    let second = run(&format!("serve --listen {} --data {}", room.address, folder("second").display()));
    assert_eq!((second.code, second.out.as_str()), (Some(1), ""));
    assert!(
        second.err.contains("is already in use by another program") && second.err.contains("--listen"),
        "{}",
        second.err
    );
    room.end("-KILL");
    std::fs::remove_dir_all(data).unwrap();
}

#[test]
fn wrong_settings_are_misuse_and_name_their_position() {
    for (arguments, expected) in [
        ("serve --listen 8080", "--listen: \"8080\": write an address and a port"),
        ("serve --log xml", "--log: \"xml\": write text or json"),
        ("serve --wal-limit 8MB", "--wal-limit: \"8MB\": write a size from 64KiB to 1GiB"),
        ("serve --config no-such.toml", "no-such.toml: there is no such file"),
        ("serve --demo --no-demo", "--no-demo"),
        (
            "serve --tls-cert a.pem",
            "--tls-cert: \"a.pem\": name the file of its private key too, with --tls-key",
        ),
        (
            "serve --tls-key a.key",
            "--tls-key: \"a.key\": name the file of its certificate too, with --tls-cert",
        ),
        ("serve --http-redirect 0.0.0.0:80", "--http-redirect: \"0.0.0.0:80\": the room serves no HTTPS"),
        (
            "serve --tls-cert a.pem --tls-key a.key --public-url http://a.example",
            "--public-url: \"http://a.example\": the room serves HTTPS: write it as https://a.example",
        ),
    ] {
        let run = run(arguments);
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{arguments}");
        assert!(run.err.contains(expected), "{arguments}: {}", run.err);
    }
}
