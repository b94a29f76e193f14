//! Runs the program's real binary for the tests.

use room::store::TableId;
use serde_json::Value;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// A new folder that is removed at the end of the test.
pub struct Scratch(PathBuf);

impl Scratch {
    pub fn new() -> Scratch {
        let path = std::env::temp_dir().join(format!("cardroom-{}", TableId::fresh().unwrap()));
        std::fs::create_dir(&path).unwrap();
        Scratch(path)
    }

    /// The path of a file or folder in it.
    pub fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }

    /// Writes a file, and returns its path.
    pub fn write(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        std::fs::write(self.0.join(name), content).unwrap();
        self.path(name)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Output and exit code of a run.
pub struct Run {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

/// Runs the binary with these arguments, separated by spaces, and an empty standard input.
pub fn run(arguments: &str) -> Run {
    run_with(&arguments.split_whitespace().collect::<Vec<_>>(), b"")
}

/// Runs the binary with these arguments and this standard input.
pub fn run_with(arguments: &[&str], input: &[u8]) -> Run {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cardroom"));
    for variable in ["COLUMNS", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
        command.env_remove(variable);
    }
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the binary starts");
    let mut stdin = child.stdin.take().expect("standard input is piped");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || {
        // The binary may exit without reading all of its input.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("the binary ends");
    writer.join().expect("the writer ends");
    Run {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).expect("UTF-8 on standard output"),
        err: String::from_utf8(output.stderr).expect("UTF-8 on standard error"),
    }
}

/// Runs the binary with these lines on standard input; returns the exit code and the replies.
pub fn lines(arguments: &str, input: &str) -> (Option<i32>, Vec<Value>) {
    let run = run_with(&arguments.split_whitespace().collect::<Vec<_>>(), input.as_bytes());
    (run.code, run.out.lines().map(|line| serde_json::from_str(line).expect("a reply is JSON")).collect())
}

impl Run {
    /// Standard output as one JSON value.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {}{}", self.out, self.err))
    }
}
