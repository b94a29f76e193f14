//! Pauses by the host. A pause requested during a hand begins after it.

use super::State;

/// Pause by the host, requested or begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pause {
    /// Maximum duration, in minutes.
    pub minutes: u32,
    /// Start of the pause, in milliseconds since the Unix epoch; `None` before the end of the hand.
    pub since_ms: Option<u64>,
}

impl Pause {
    /// Maximum duration, in milliseconds.
    pub fn max_ms(self) -> u64 {
        u64::from(self.minutes) * 60_000
    }
}

impl State {
    /// Begins a requested pause, unless a hand is in progress.
    pub(super) fn begin_pause(&mut self, at_ms: u64) {
        if let Some(pause) = self.pause.as_mut().filter(|_| !self.open) {
            pause.since_ms.get_or_insert(at_ms);
        }
    }

    /// Returns whether the pause has begun, which is only possible between hands.
    pub fn is_paused(&self) -> bool {
        self.pause.is_some_and(|pause| pause.since_ms.is_some())
    }

    /// Time left of a pause that has begun, in milliseconds.
    pub fn pause_left_ms(&self, now_ms: u64) -> Option<u64> {
        let pause = self.pause?;
        Some((pause.since_ms? + pause.max_ms()).saturating_sub(now_ms))
    }
}
