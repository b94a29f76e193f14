//! Pauses by the host: asked for at any time, they begin when no hand is played.

use super::State;

/// Pause by the host, which begins when no hand is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pause {
    /// The longest time that it lasts.
    pub minutes: u32,
    /// When it began, in milliseconds since 1970; none before the end of the hand.
    pub since_ms: Option<u64>,
}

impl Pause {
    /// The longest time that it lasts, in milliseconds.
    pub fn whole_ms(self) -> u64 {
        u64::from(self.minutes) * 60_000
    }
}

impl State {
    /// Begins a pause that was asked for, once no hand is played.
    pub(super) fn begin_pause(&mut self, at_ms: u64) {
        if let Some(pause) = self.pause.as_mut().filter(|_| !self.open) {
            pause.since_ms.get_or_insert(at_ms);
        }
    }

    /// Reports whether the game is paused: between two hands alone.
    pub fn is_paused(&self) -> bool {
        self.pause.is_some_and(|pause| pause.since_ms.is_some())
    }

    /// Time left of a pause that has begun, in milliseconds.
    pub fn pause_left_ms(&self, now_ms: u64) -> Option<u64> {
        let pause = self.pause?;
        Some((pause.since_ms? + pause.whole_ms()).saturating_sub(now_ms))
    }
}
