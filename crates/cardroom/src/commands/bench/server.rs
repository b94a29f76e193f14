//! The room under test: this program as a separate process, with its own data folder.

use super::process;
use crate::child_groups;
use crate::exit::UsageError;
use crate::interrupt;
use anyhow::Context;
use room::config::SettingName;
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

/// A data folder. Dropping the value removes a temporary folder.
pub struct Folder {
    path: PathBuf,
    is_temporary: bool,
}

impl Folder {
    /// Creates a folder at this path or, without one, a temporary folder in the current folder.
    ///
    /// # Errors
    /// [`UsageError`] if the path exists; another error if the folder cannot be created.
    pub fn new(wished: Option<&Path>) -> anyhow::Result<Folder> {
        let here = || PathBuf::from(format!("cardroom-bench-{}", std::process::id()));
        let path = wished.map_or_else(here, Path::to_owned);
        if path.exists() {
            let path = path.display();
            let message = format!("--data: {path} already exists: choose a folder that does not");
            return Err(UsageError(message).into());
        }
        fs::create_dir_all(&path).with_context(|| format!("{} cannot be made", path.display()))?;
        let path = path.canonicalize().context("the new folder is gone")?;
        Ok(Folder { path, is_temporary: wished.is_none() })
    }

    /// Absolute path of the folder.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if self.is_temporary {
            // An error is ignored, since leftover files are harmless.
            let _ = fs::remove_dir_all(&self.path);
        }
    }
}

/// A running room. Dropping the value kills the process.
pub struct Server {
    child: Child,
    /// The address on which the room listens.
    pub address: SocketAddr,
    /// Standard output of the room, kept open so that the room can write to it.
    _out: BufReader<ChildStdout>,
}

impl Server {
    /// Starts this program as a room without demo tables, on a free port, with additional flags for `serve`.
    ///
    /// # Errors
    /// If the room does not start. The reason is in its output on standard error.
    pub fn start(data: &Folder, flags: &[&str]) -> anyhow::Result<Server> {
        let program = std::env::current_exe().context("the path of this program cannot be determined")?;
        let mut command = Command::new(program);
        command
            .args(["serve", "--listen", "127.0.0.1:0", "--no-demo", "--data"])
            .arg(data.path())
            .args(flags);
        for variable in
            SettingName::ALL.iter().map(|name| name.variable()).chain(["CARDROOM_CONFIG".to_owned()])
        {
            command.env_remove(variable);
        }
        command.stdin(Stdio::null()).stdout(Stdio::piped());
        interrupt::end_programs();
        let mut child = child_groups::start(&mut command).context("the room cannot be started")?;
        let mut out = BufReader::new(child.stdout.take().context("the room has no standard output")?);
        let address = read_address(&mut out);
        if address.is_err() {
            child_groups::kill_and_wait(&mut child);
        }
        Ok(Server { child, address: address?, _out: out })
    }

    /// Memory of the room, in KiB; `None` if the system does not report it.
    pub fn memory(&self) -> Option<u64> {
        process::memory(self.child.id())
    }

    /// Peak memory of the room, in KiB; `None` if the system does not report it.
    pub fn peak_memory(&self) -> Option<u64> {
        process::peak_memory(self.child.id())
    }

    /// CPU time that the room has used, in seconds; `None` if the system does not report it.
    pub fn cpu_seconds(&self) -> Option<f64> {
        process::cpu_seconds(self.child.id())
    }
}

/// Reads the address from the first line that the room prints.
fn read_address(out: &mut impl BufRead) -> anyhow::Result<SocketAddr> {
    let mut line = String::new();
    out.read_line(&mut line).context("the room prints no address")?;
    let address = line.trim().rsplit("http://").next().and_then(|address| address.parse().ok());
    address.context("the room did not start")
}

impl Drop for Server {
    fn drop(&mut self) {
        child_groups::kill_and_wait(&mut self.child);
    }
}
