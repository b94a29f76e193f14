//! The pace of the stamps.

/// Stamps per second in the steady phase.
pub const RATE: u64 = 25;
/// Duration of the warm-up before the steady phase, in seconds.
pub const WARM_UP: u64 = 2;
