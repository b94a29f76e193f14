//! The room that is measured: this same program as a process of its own, with a data folder of its own.

use super::process;
use crate::exit::Misuse;
use anyhow::Context;
use room::config::Name;
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

/// A data folder; one that nobody asked for goes with the run.
pub struct Folder {
    path: PathBuf,
    passing: bool,
}

impl Folder {
    /// A new folder under this name, or one in the folder where the program was started.
    ///
    /// # Errors
    /// Misuse, where there is something already; and where it cannot be made.
    pub fn new(wished: Option<&Path>) -> anyhow::Result<Folder> {
        let here = || PathBuf::from(format!("cardroom-bench-{}", std::process::id()));
        let path = wished.map_or_else(here, Path::to_owned);
        if path.exists() {
            let path = path.display();
            let message = format!("--data: {path} is there already: choose a folder that is not");
            return Err(Misuse(message).into());
        }
        fs::create_dir_all(&path).with_context(|| format!("{} cannot be made", path.display()))?;
        let path = path.canonicalize().context("the new folder is gone")?;
        Ok(Folder { path, passing: wished.is_none() })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if self.passing {
            // What is left over is in nobody's way.
            let _ = fs::remove_dir_all(&self.path);
        }
    }
}

/// A running room; it ends with this value.
pub struct Server {
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
    /// Kept open, so that the room can say what it has to say.
    _out: BufReader<ChildStdout>,
}

impl Server {
    /// Starts this program as a room without demo tables, on a free port.
    ///
    /// # Errors
    /// Where it does not start; it has said why on standard error.
    pub fn start(data: &Folder) -> anyhow::Result<Server> {
        let program = std::env::current_exe().context("the system does not say where this program is")?;
        let mut command = Command::new(program);
        command.args(["serve", "--listen", "127.0.0.1:0", "--no-demo", "--data"]).arg(data.path());
        for variable in Name::ALL.map(Name::variable).iter().map(String::as_str).chain(["CARDROOM_CONFIG"]) {
            command.env_remove(variable);
        }
        // In a group of its own, Ctrl-C in the terminal is not meant for it.
        let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).process_group(0).spawn();
        let mut child = child.context("the room cannot be started")?;
        let mut out = BufReader::new(child.stdout.take().context("the room has no standard output")?);
        let address = listens(&mut out);
        if address.is_err() {
            let _ = child.kill();
        }
        Ok(Server { child, address: address?, _out: out })
    }

    /// Its memory, in KiB.
    pub fn memory(&self) -> Option<u64> {
        process::memory(self.child.id())
    }

    /// The processors' time that it has had, in seconds.
    pub fn cpu_seconds(&self) -> Option<f64> {
        process::cpu_seconds(self.child.id())
    }
}

/// The address that the room says first.
fn listens(out: &mut impl BufRead) -> anyhow::Result<SocketAddr> {
    let mut line = String::new();
    out.read_line(&mut line).context("the room says nothing")?;
    let address = line.trim().rsplit("http://").next().and_then(|address| address.parse().ok());
    address.context("the room did not start")
}

impl Drop for Server {
    fn drop(&mut self) {
        // It loses nothing by that, and nobody is there who would be told.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
