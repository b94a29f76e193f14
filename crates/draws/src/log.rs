//! The log of an event's draws, as facts in its order, and its verification.

mod blocks;
mod counts;
mod fact;
mod hands;
mod phones;
mod verifier;
mod violation;

pub use blocks::CommittedBlock;
pub use counts::{Counts, Report};
pub use fact::{DrawRule, Entry, Fact, PhoneId, StaffId};
pub use verifier::{DrawStatus, LogVerifier};
pub use violation::{Violation, ViolationKind};
