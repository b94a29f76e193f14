//! Handling of Ctrl-C during a long calculation: the calculation stops, and the results so far are printed.

use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

static ASKED: AtomicBool = AtomicBool::new(false);
static LISTENING: Once = Once::new();

/// Installs a handler for Ctrl-C. A second Ctrl-C ends the program at once.
///
/// After this call, the calculation must poll [`is_requested`]. If the handler cannot be installed, Ctrl-C ends the
/// program as usual.
pub fn listen() {
    LISTENING.call_once(|| {
        let _ = ctrlc::set_handler(|| {
            if ASKED.swap(true, Ordering::Relaxed) {
                std::process::exit(KILLED);
            }
        });
    });
}

/// Exit code that shells report for a program ended by SIGINT: 128 + 2.
const KILLED: i32 = 130;

/// Returns `true` if Ctrl-C was pressed after [`listen`] was called.
pub fn is_requested() -> bool {
    ASKED.load(Ordering::Relaxed)
}
