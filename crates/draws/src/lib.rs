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
//! ```
//! use draws::{Attempt, Block, Commitment, Cut, Draw, EventId, EventKey, Hand, PhoneSecret, Proof, Slot, Terms};
//!
//! let event = EventId::new("7k3m9qx2vd").expect("ten letters and digits");
//! let block = Block::new(event, 1..=500, 1..=1)?;
//! // The secrets are random bytes in practice.
//! let room = Commitment::new(EventKey::new([1; 32]), block);
//! let phone = Commitment::new(PhoneSecret::new([2; 32]), block);
//!
//! let hand = Hand::new(7, 1).expect("a hand");
//! let slot = Slot::stop(3).expect("a stop");
//! let draw = Draw { event, hand, slot, attempt: Attempt::First };
//! let cut = Cut::new(17).expect("a cut");
//! let held = cards::CardSet::EMPTY;
//! let message = phone.open(&draw).expect("a draw of the block");
//! let proof = Proof::new(&room, draw, phone.root(), message, cut, held)?;
//!
//! let terms =
//!     Terms { draw, block, room_root: room.root(), phone_root: phone.root(), held, cut: Some(cut) };
//! proof.verify(&terms)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
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
