//! The number of threads of a long calculation.

use clap::Args;
use std::num::NonZeroUsize;
use std::thread;

/// Largest number of threads that can be requested.
const MAX_THREADS: usize = 1024;

/// The number of threads of a long calculation.
#[derive(Args, Clone, Copy)]
pub struct Threads {
    /// Calculate on at most this many threads; by default on one per processor. The result does not depend on it
    #[arg(long, value_name = "N", value_parser = threads)]
    threads: Option<NonZeroUsize>,
}

impl Threads {
    /// The number requested, or that of the processors available to this program.
    pub fn count(self) -> NonZeroUsize {
        self.threads.or_else(|| thread::available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN)
    }
}

/// Parses a number of threads.
///
/// # Errors
/// A message with the allowed range, if the text is not a whole number in that range.
fn threads(text: &str) -> Result<NonZeroUsize, String> {
    let threads = text.parse().ok().filter(|threads| (1..=MAX_THREADS).contains(threads));
    let threads = threads.and_then(NonZeroUsize::new);
    threads.ok_or_else(|| format!("expected a whole number from 1 to {MAX_THREADS}"))
}
