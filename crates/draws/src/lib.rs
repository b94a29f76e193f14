//! Draws of the poker run's on-screen wheel that participants can check, as `docs/draws.md` specifies.
//!
//! 1. **Block** ([`Block`], [`Draw`]): before hand numbers are sold, the room commits to its values for all draws of a
//!    block of hands ([`Commitment`] of an [`EventKey`]) and logs the root.
//! 2. **Phone** ([`PhoneSecret`]): each staff phone commits to values of its own for the block, and logs its root
//!    before its first scan.
//! 3. **Scan**: a scan binds a draw to one phone.
//! 4. **Cut** ([`Cut`]): the participant names a number from 1 to 52. The phone sends its value with the path
//!    ([`Opening`]) and the cut.
//! 5. **Card** ([`Order`], [`Proof::new`]): both values determine an order of the 52 cards, and the cut the card.
//! 6. **Verification** ([`Proof::verify`], [`LogVerifier`]): a participant checks the own draws, and `verify` those of
//!    the whole log.
//!
//! The crate has no clock, no randomness and no I/O. Secrets are passed in as random bytes.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod block;
mod commitment;
mod digest;
mod draw;
mod log;
mod merkle;
mod order;
mod proof;

pub use block::{Block, BlockError};
pub use commitment::{Commitment, EventKey, Opening, OpeningError, PhoneSecret, Secret};
pub use digest::{Digest, ParseDigestError};
pub use draw::{Attempt, Draw, EventId, Hand, Slot};
pub use log::{Counts, Fact, Finding, LogVerifier, PhoneId, Report, StaffId, Violation};
pub use order::{Cut, Order, WordsExhausted};
pub use proof::{Proof, ProofError, Terms};
