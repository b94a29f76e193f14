//! The start by a double click: the room opens the browser, a second start opens the browser on the room that runs, and
//! an error stays on the screen.

use crate::http::ask;
use std::io::{self, IsTerminal};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::time::timeout;

/// Time within which a room answers.
const ANSWER_TIME: Duration = Duration::from_secs(3);

/// Returns `true` if the program was started from the desktop: without arguments, in a terminal that the system opened
/// for it. A service has no terminal.
///
/// On Windows, the program that started it is Explorer: the desktop, the start menu or the taskbar. On macOS, a terminal
/// runs a shell in both cases, so a program that is typed without arguments counts too.
pub fn is_start() -> bool {
    let has_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    std::env::args_os().len() == 1 && has_terminal && is_from_desktop()
}

#[cfg(windows)]
fn is_from_desktop() -> bool {
    parent_program().is_ok_and(|program| program.eq_ignore_ascii_case("explorer.exe"))
}

#[cfg(not(windows))]
const fn is_from_desktop() -> bool {
    cfg!(target_os = "macos")
}

/// File name of the program that started this one. Empty if it has ended.
#[cfg(windows)]
fn parent_program() -> winsafe::SysResult<String> {
    use winsafe::{HPROCESSLIST, co::TH32CS};
    let mut snapshot = HPROCESSLIST::CreateToolhelp32Snapshot(TH32CS::SNAPPROCESS, None)?;
    let entries = snapshot.iter_processes();
    let entries = entries.map(|entry| {
        let entry = entry?;
        Ok((entry.th32ProcessID, entry.th32ParentProcessID, entry.szExeFile()))
    });
    let entries: Vec<(u32, u32, String)> = entries.collect::<winsafe::SysResult<_>>()?;
    let parent = entries.iter().find(|(id, ..)| *id == std::process::id()).map(|(_, parent, _)| *parent);
    let program = entries.into_iter().find(|(id, ..)| Some(*id) == parent);
    Ok(program.map(|(.., name)| name).unwrap_or_default())
}

/// Opens a page in the user's browser, and does not wait for it.
///
/// # Errors
/// If no browser is found.
pub fn open_browser(url: &str) -> io::Result<()> {
    open::that_detached(url)
}

/// The URL of the room that listens on this address, if it serves HTTP; `None` if no room answers.
pub async fn running_room(mut address: SocketAddr) -> Option<String> {
    if address.ip().is_unspecified() {
        address.set_ip([127, 0, 0, 1].into());
    }
    let games = timeout(ANSWER_TIME, ask(address, "GET /api/games", "", None)).await.ok()?.ok()?;
    games.body.contains("\"mount_holyoke\"").then(|| format!("http://{address}"))
}

/// Waits for Enter, so that the window of a start by a double click does not close before the user has read the error.
pub fn wait_for_enter() {
    eprintln!("Press Enter to close this window.");
    // Without input, there is nothing to wait for.
    let _ = io::stdin().read_line(&mut String::new());
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpListener;

    /// Returns whether a server that sends this answer is found, at all addresses of this machine.
    async fn is_found(answer: &'static str) -> bool {
        let listener = TcpListener::bind("0.0.0.0:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let server = async {
            let (mut stream, _) = listener.accept().await.unwrap();
            let mut request = [0; 512];
            let length = stream.read(&mut request).await.unwrap();
            assert!(request[..length].starts_with(b"GET /api/games HTTP/1.0\r\n"));
            stream.write_all(answer.as_bytes()).await.unwrap();
        };
        let found = tokio::join!(running_room(address), server).0;
        assert!(found.as_ref().is_none_or(|url| *url == format!("http://127.0.0.1:{}", address.port())));
        found.is_some()
    }

    #[tokio::test]
    async fn only_a_room_is_found() {
        assert!(is_found("HTTP/1.0 200 OK\r\n\r\n[{\"game\":\"mount_holyoke\"}]").await);
        assert!(!is_found("HTTP/1.0 200 OK\r\n\r\nanother server").await);
        assert!(!is_found("\u{0}").await);
    }

    #[tokio::test]
    async fn no_room_is_found_at_a_port_without_a_server() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        drop(listener);
        assert_eq!(running_room(address).await, None);
    }
}
