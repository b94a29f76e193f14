//! Checks of the room in a console: its end, and its start by a double click.

use super::console::{CTRL_C, Console};
use super::machine::{Machine, contains};
use super::room::is_whole;
use crate::dist::room::url;
use crate::workspace::{Workspace, shown};
use anyhow::{Context, Result, bail};
use std::fs;
use std::net::TcpListener;

/// Number of the event that Windows sends to the programs of a console that is closed.
const CTRL_CLOSE_EVENT: &str = "2";

/// A room with colours in its log, which Ctrl-C ends.
pub fn interrupt(_: &Workspace, machine: &Machine) -> Result<()> {
    let mut console = room(machine, "interrupted")?;
    console.types(CTRL_C)?;
    ends(&mut console)?;
    is_whole(machine, r"C:\interrupted")
}

/// A room whose console is closed.
pub fn close(_: &Workspace, machine: &Machine) -> Result<()> {
    let mut console = room(machine, "closed")?;
    send(machine, CTRL_CLOSE_EVENT)?;
    ends(&mut console)?;
    is_whole(machine, r"C:\closed")
}

/// Starts a room in a console, with its data in a folder of the drive.
fn room(machine: &Machine, folder: &str) -> Result<Console> {
    let mut console =
        Console::start(machine, &format!(r"cardroom.exe serve --listen 127.0.0.1:0 --data 'C:\{folder}'"))?;
    console.wait_for("Ctrl-C stops it")?;
    console.wait_for("integrity check finished")?;
    if console.text().contains("closing this window") || machine.opened().exists() {
        bail!("a command counts as a double click: {}", console.text());
    }
    Ok(console)
}

/// Sends an event to the room, which must end within the time that Windows gives it, with exit code 0.
fn send(machine: &Machine, event: &str) -> Result<()> {
    let mut send = machine.wine();
    send.arg(machine.folder().join("console_event.exe")).args(["cardroom.exe", event]);
    let code = send.status().context("Wine cannot be started")?.code();
    if code != Some(0) {
        bail!("{} ended with {code:?}", shown(&send));
    }
    Ok(())
}

/// Checks that a room reports its end, and ends with exit code 0.
fn ends(console: &mut Console) -> Result<()> {
    let code = console.end()?;
    contains(&console.text(), &["the room stops"])?;
    if code != 0 {
        bail!("the room ended with {code}: {}", console.text());
    }
    Ok(())
}

/// A double click, and another one while the room runs.
pub fn double_click(_: &Workspace, machine: &Machine) -> Result<()> {
    let mut first = Console::start(machine, "explorer.exe cardroom.exe")?;
    first.wait_for("Ctrl-C or closing this window stops it")?;
    let url = url(&first.text())?.to_owned();
    wait_until_opened(machine, &mut first, 1)?;
    let mut second = Console::start(machine, "explorer.exe cardroom.exe")?;
    let code = second.end()?;
    contains(&second.text(), &[&format!("The room runs already, at {url}")])?;
    wait_until_opened(machine, &mut first, 2)?;
    let opened = fs::read_to_string(machine.opened())?;
    if code != 0 || opened.lines().any(|line| line.trim_end_matches('/') != url) {
        bail!("the second start ended with {code}, and these pages were opened: {opened}");
    }
    send(machine, CTRL_CLOSE_EVENT)?;
    first.end().map(drop)
}

/// Waits until the browser was opened so many times.
fn wait_until_opened(machine: &Machine, console: &mut Console, times: usize) -> Result<()> {
    console
        .wait_until(|| fs::read_to_string(machine.opened()).is_ok_and(|urls| urls.lines().count() >= times))
        .context("no browser was opened")
}

/// A double click while another program has the port of the room.
pub fn error(_: &Workspace, machine: &Machine) -> Result<()> {
    let _other = TcpListener::bind("127.0.0.1:8080").context("port 8080 is in use")?;
    let mut console = Console::start(machine, "explorer.exe cardroom.exe")?;
    console.wait_for("127.0.0.1:8080 is already in use by another program")?;
    console.wait_for("Press Enter to close this window.")?;
    console.types("\r")?;
    match console.end()? {
        1 => Ok(()),
        code => bail!("the program ended with {code}: {}", console.text()),
    }
}
