//! Ctrl-C during long work: the work stops, and the results so far are printed.

use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

static ASKED: AtomicBool = AtomicBool::new(false);
static LISTENING: Once = Once::new();

/// Handles Ctrl-C from now on; a second one ends the program at once.
///
/// Work that calls this must check [`asked`] regularly. If the system has no such signal, Ctrl-C ends the program as
/// usual.
pub fn listen() {
    LISTENING.call_once(|| {
        let _ = ctrlc::set_handler(|| {
            if ASKED.swap(true, Ordering::Relaxed) {
                std::process::exit(KILLED);
            }
        });
    });
}

/// Exit code of a program ended by Ctrl-C, as shells report it.
const KILLED: i32 = 130;

/// `true` if Ctrl-C was pressed.
pub fn asked() -> bool {
    ASKED.load(Ordering::Relaxed)
}
