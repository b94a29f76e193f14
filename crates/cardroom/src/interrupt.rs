//! Handling of Ctrl-C during a long calculation: the calculation stops, and the results so far are printed. Programs that
//! Cardroom has started end with it.

use crate::child_groups::end_all;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

static ASKED: AtomicBool = AtomicBool::new(false);
static LISTENING: Once = Once::new();

/// Installs a handler for Ctrl-C. A second Ctrl-C ends Cardroom at once.
///
/// After this call, the calculation must poll [`is_requested`]. If the handler cannot be installed, Ctrl-C ends Cardroom
/// as usual.
pub fn listen() {
    LISTENING.call_once(|| {
        let _ = ctrlc::set_handler(|| {
            if ASKED.swap(true, Ordering::Relaxed) {
                end_all(INTERRUPTED);
            }
        });
    });
}

/// Lets Ctrl-C, unless [`listen`] was called before, and on Unix the termination signal end the programs with Cardroom.
pub fn end_programs() {
    LISTENING.call_once(|| {
        let _ = ctrlc::set_handler(|| end_all(INTERRUPTED));
    });
    #[cfg(unix)]
    {
        static TERMINATION: Once = Once::new();
        TERMINATION.call_once(|| drop(handle_termination()));
    }
}

/// Handles the termination signal from now on. If it cannot be handled, it ends Cardroom as usual.
#[cfg(unix)]
fn handle_termination() -> std::io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut signals = {
        let _inside = runtime.enter();
        signal(SignalKind::terminate())?
    };
    std::thread::spawn(move || {
        if runtime.block_on(signals.recv()).is_some() {
            end_all(TERMINATED);
        }
    });
    Ok(())
}

/// Exit code that shells report for a program ended by SIGINT: 128 + 2.
const INTERRUPTED: i32 = 130;

/// Exit code that shells report for a program ended by SIGTERM: 128 + 15.
#[cfg(unix)]
const TERMINATED: i32 = 143;

/// Returns `true` if Ctrl-C was pressed after [`listen`] was called.
pub fn is_requested() -> bool {
    ASKED.load(Ordering::Relaxed)
}
