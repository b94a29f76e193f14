//! The start by a double click: the room opens the browser, and an error stays on the screen.

use std::io::{self, IsTerminal};

/// Returns `true` if the program may have been started by a double click: without arguments, on Windows or macOS, in a
/// terminal, which these systems open for it. A service has no terminal.
pub fn is_start() -> bool {
    let has_desktop = cfg!(any(windows, target_os = "macos"));
    has_desktop && std::env::args_os().len() == 1 && io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Opens a page in the user's browser, and does not wait for it.
///
/// # Errors
/// If no browser is found.
pub fn open_browser(url: &str) -> io::Result<()> {
    open::that_detached(url)
}

/// Waits for Enter, so that the window of a start by a double click does not close before the user has read the error.
pub fn wait_for_enter() {
    eprintln!("Press Enter to close this window.");
    // Without input, there is nothing to wait for.
    let _ = io::stdin().read_line(&mut String::new());
}
