//! Progress bars on standard error.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::time::{Duration, Instant};

/// Delay before the bar appears; work that takes less time shows none.
const SHORT: Duration = Duration::from_secs(1);

/// A progress bar on standard error, shown once the work has taken a second; never shown if standard error is not a
/// terminal.
pub struct Progress {
    bar: ProgressBar,
    began: Instant,
}

impl Progress {
    /// Starts a bar for `all` items; `what` is their plural noun, such as `hands`.
    pub fn new(all: u64, what: &str) -> Progress {
        let bar = ProgressBar::with_draw_target(Some(all), ProgressDrawTarget::hidden());
        let style = format!("{{wide_bar}} {{human_pos}} of {{human_len}} {what}, {{eta}} left");
        bar.set_style(ProgressStyle::with_template(&style).unwrap_or_else(|_| ProgressStyle::default_bar()));
        Progress { bar, began: Instant::now() }
    }

    /// Sets the number of items done.
    pub fn reach(&self, done: u64) {
        if self.began.elapsed() > SHORT {
            if self.bar.is_hidden() {
                self.bar.set_draw_target(ProgressDrawTarget::stderr());
            }
            self.bar.set_position(done);
        }
    }

    /// Hides the bar while `write` prints.
    pub fn suspend<R>(&self, write: impl FnOnce() -> R) -> R {
        self.bar.suspend(write)
    }

    /// Removes the bar from the terminal.
    pub fn clear(&self) {
        self.bar.finish_and_clear();
    }
}
