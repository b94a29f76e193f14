//! A room as a process, asked over HTTP.

use crate::workspace::{output, run};
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// Time within which a room starts and ends, under an emulator too.
const PATIENCE: Duration = Duration::from_secs(90);

/// Interval between checks of a process.
const POLL_INTERVAL: Duration = Duration::from_millis(100);

/// Minimum size of the scripts that the page names, in bytes: an error page is smaller.
const MIN_SCRIPTS: usize = 100_000;

/// Name of the guest.
const NAME: &str = "Ada";

/// A running room. Dropping the value kills it.
pub struct Room {
    process: Child,
    log: PathBuf,
    /// Address of the room, without `http://`.
    pub address: String,
}

impl Room {
    /// Starts a room with this command, whose output goes to a file, and waits until it has checked its data.
    ///
    /// # Errors
    /// If the room ends, or is not open in time.
    pub fn start(mut command: Command, log: PathBuf) -> Result<Room> {
        let file = File::create(&log).with_context(|| log.display().to_string())?;
        command.stdin(Stdio::null()).stdout(file.try_clone()?).stderr(file);
        let process = command.spawn().context("the room cannot be started")?;
        let mut room = Room { process, log, address: String::new() };
        room.wait_for("integrity check finished")?;
        let printed = room.printed();
        let url = url(&printed)?;
        room.address = url.strip_prefix("http://").unwrap_or(url).to_owned();
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
            thread::sleep(POLL_INTERVAL);
        }
        Ok(())
    }

    /// The response to a GET request.
    ///
    /// # Errors
    /// If the request fails.
    pub fn get(&self, path: &str) -> Result<String> {
        output(&mut curl(&self.address, path))
    }

    /// Checks that the room has found its earlier entries, and no problem in them.
    ///
    /// # Errors
    /// If it has not.
    pub fn check_integrity(&self) -> Result<()> {
        let printed = self.printed();
        if !printed.contains("problems=0") || printed.contains("entries=0 ") {
            bail!("the room has lost something: {printed}");
        }
        Ok(())
    }

    /// Kills the room with SIGKILL.
    ///
    /// # Errors
    /// If it does not end.
    pub fn kill(&mut self) -> Result<()> {
        self.process.kill()?;
        self.process.wait()?;
        Ok(())
    }

    /// Ends the room with SIGTERM, as a service manager does.
    ///
    /// # Errors
    /// If the room does not end in time and with success.
    pub fn end(mut self) -> Result<()> {
        run(Command::new("kill").args(["-s", "TERM"]).arg(self.process.id().to_string()))?;
        self.ended()
    }

    /// Waits for the end of the room after a signal.
    ///
    /// # Errors
    /// If the room does not end in time and with success.
    pub fn ended(&mut self) -> Result<()> {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if let Some(status) = self.process.try_wait()? {
                return if status.success() { Ok(()) } else { bail!("the room ended with {status}") };
            }
            thread::sleep(POLL_INTERVAL);
        }
        bail!("the room does not end after SIGTERM: {}", self.printed())
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        let _ = self.kill();
    }
}

/// The URL that a room has printed.
///
/// # Errors
/// If there is none.
pub fn url(printed: &str) -> Result<&str> {
    let rest = printed.split_once("Cardroom is at ").context("the room prints no address")?.1;
    Ok(rest.split_whitespace().next().unwrap_or_default())
}

/// Checks that a room at an address serves its page and the scripts that the page names.
///
/// # Errors
/// If it does not.
pub fn check_page(address: &str) -> Result<()> {
    let page = output(&mut curl(address, "/"))?;
    if !page.contains("<title>Cardroom</title>") {
        bail!("the room serves another page: {page}");
    }
    let mut size = 0;
    for script in scripts(&page) {
        size += output(&mut curl(address, script))?.len();
    }
    if size < MIN_SCRIPTS {
        bail!("the scripts of the page have {size} bytes only");
    }
    Ok(())
}

/// The paths of the scripts that a page names in its attributes and in its list of imports.
fn scripts(page: &str) -> impl Iterator<Item = &str> {
    page.split('"').filter(|path| path.starts_with('/') && path.ends_with(".js"))
}

/// Registers a guest, whose cookies go to a file, and creates a table. Returns the id of the table.
///
/// # Errors
/// If the room refuses a request.
pub fn open_table(address: &str, cookies: &Path) -> Result<String> {
    let send = |method: &str, path: &str, body: &str| {
        let mut curl = curl(address, path);
        curl.args(["--request", method, "--header", "content-type: application/json", "--data", body]);
        output(curl.arg("--cookie-jar").arg(cookies).arg("--cookie").arg(cookies))
    };
    send("PUT", "/api/me", &format!(r#"{{"name": "{NAME}"}}"#))?;
    let made =
        send("POST", "/api/tables", r#"{"game": "holdem", "name": "Smoke", "seats": 4, "listed": true}"#)?;
    let made: Value = serde_json::from_str(&made).context("a table is not valid JSON")?;
    Ok(made["id"].as_str().context("a table has no id")?.to_owned())
}

/// Checks that the room at an address knows the guest and the table.
///
/// # Errors
/// If it does not.
pub fn check_table(address: &str, cookies: &Path, table: &str) -> Result<()> {
    let read = |path: &str| output(curl(address, path).arg("--cookie").arg(cookies));
    let me = read("/api/me")?;
    if !me.contains(NAME) {
        bail!("the room has forgotten its guest: {me}");
    }
    let tables = read("/api/tables")?;
    if !tables.contains(table) {
        bail!("the room has lost its table {table}: {tables}");
    }
    Ok(())
}

fn curl(address: &str, path: &str) -> Command {
    let mut curl = Command::new("curl");
    curl.args(["--silent", "--show-error", "--fail", "--compressed", "--max-time", "60"]);
    curl.arg(format!("http://{address}{path}"));
    curl
}

#[cfg(test)]
mod tests {
    use super::{scripts, url};

    #[test]
    fn the_url_is_found_in_the_output() {
        assert_eq!(url("A.\nCardroom is at http://127.0.0.1:81 now\n").unwrap(), "http://127.0.0.1:81");
        assert!(url("A.\n").is_err());
    }

    #[test]
    fn the_scripts_of_a_page_are_found_in_attributes_and_in_its_list_of_imports() {
        let page = r#"<script src="/a.js"></script><link href="/b.css"><p id="x">{"c":["/c.js"]}</p>"#;
        assert_eq!(scripts(page).collect::<Vec<_>>(), ["/a.js", "/c.js"]);
    }
}
