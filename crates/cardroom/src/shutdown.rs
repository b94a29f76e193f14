//! The signals that end the room: Ctrl-C, the termination signal on Unix, and on Windows the closing of the console
//! window, the end of the user's session and the shutdown of the system.

use anyhow::Context;

/// Returns a future that ends with the first of the signals. They are handled from this call on.
///
/// # Errors
/// If the operating system provides no handlers.
#[cfg(unix)]
pub fn requested() -> anyhow::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate =
        signal(SignalKind::terminate()).context("the termination signal cannot be handled")?;
    let mut interrupt = signal(SignalKind::interrupt()).context("Ctrl-C cannot be handled")?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

/// Returns a future that ends with the first of the signals. They are handled from this call on. After the console window
/// was closed, Windows ends the program within five seconds.
///
/// # Errors
/// If the operating system provides no handlers.
#[cfg(windows)]
pub fn requested() -> anyhow::Result<impl Future<Output = ()>> {
    use tokio::signal::windows;
    let mut interrupt = windows::ctrl_c().context("Ctrl-C cannot be handled")?;
    let mut stop = windows::ctrl_break().context("Ctrl-Break cannot be handled")?;
    let mut close = windows::ctrl_close().context("the closing of the window cannot be handled")?;
    let mut logoff = windows::ctrl_logoff().context("the end of the session cannot be handled")?;
    let mut shutdown = windows::ctrl_shutdown().context("the shutdown cannot be handled")?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = stop.recv() => {}
            _ = close.recv() => {}
            _ = logoff.recv() => {}
            _ = shutdown.recv() => {}
        }
    })
}
