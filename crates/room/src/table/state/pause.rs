//! Pauses by the host. A pause requested during a hand begins after that hand.

/// Pause by the host, requested or begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pause {
    /// Maximum duration, in minutes.
    pub minutes: u32,
    /// Start of the pause, in milliseconds since the Unix epoch; `None` if it has not begun.
    pub since_ms: Option<u64>,
}

impl Pause {
    /// Maximum duration, in milliseconds.
    pub fn max_ms(self) -> u64 {
        u64::from(self.minutes) * 60_000
    }
}
