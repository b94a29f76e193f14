//! The log of an event's draws, as facts in its order, and its verification.

mod counts;
mod fact;
mod verifier;
mod violation;

pub use counts::{Counts, Report};
pub use fact::{Fact, PhoneId, StaffId};
pub use verifier::LogVerifier;
pub use violation::{Finding, Violation};
