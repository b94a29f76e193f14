//! Ctrl-C in long work: it stops, and what was worked out is shown.

use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

static ASKED: AtomicBool = AtomicBool::new(false);
static LISTENING: Once = Once::new();

/// Listens from now on; whoever asks a second time ends the program at once.
///
/// Work that has begun to listen must look at [`asked`] now and then. Where the system gives no such signal, it ends the
/// program as ever.
pub fn listen() {
    LISTENING.call_once(|| {
        let _ = ctrlc::set_handler(|| {
            if ASKED.swap(true, Ordering::Relaxed) {
                std::process::exit(KILLED);
            }
        });
    });
}

/// What a shell gives for a program that Ctrl-C ended.
const KILLED: i32 = 130;

/// Whether somebody wants the work to stop.
pub fn asked() -> bool {
    ASKED.load(Ordering::Relaxed)
}
