//! Draws of the poker run's on-screen wheel that participants can check, as `docs/draws.md` specifies.
//!
//! 1. **Block** ([`Block`], [`Draw`]): before hand numbers are sold, the room commits to its values for all draws of a
//!    block of hands ([`Committer`] of an [`EventKey`]) and logs the root.
//! 2. **Phone** ([`PhoneSecret`], [`PhoneKey`]): each staff phone commits to values of its own for the block, and logs
//!    its root and its public key before its first scan.
//! 3. **Scan**: a scan binds a draw to one phone.
//! 4. **Cut** ([`Cut`]): the participant names a number from 1 to 52. The phone signs its value and the cut, and sends
//!    them ([`PhoneMessage`]).
//! 5. **Card** ([`Order`], [`Proof::new`]): both values determine an order of the 52 cards, and the cut the card.
//! 6. **Verification** ([`Proof::verify`], [`LogVerifier`]): a participant checks the draws of their own hands, and
//!    `verify` those of the whole log. [`from_json`] reads both, and [`to_json`] writes them.
//!
//! ```
//! use draws::{
//!     Attempt, Block, BlockNumber, Committer, Cut, Draw, EventId, EventKey, Hand, JoinedPhone, PhoneKey, PhoneMessage,
//!     PhoneSecret, Proof, PublicInputs, Slot,
//! };
//!
//! let event = EventId::new("7k3m9qx2vd").expect("ten letters and digits");
//! let block = Block::new(event, 1..=500, 1..=1)?;
//! // The secrets are random bytes in practice.
//! let room = Committer::<EventKey>::new(EventKey::new([1; 32]), BlockNumber::FIRST, block);
//! let values = Committer::<PhoneSecret>::new(PhoneSecret::new([2; 32]), room.root(), block);
//! let key = PhoneKey::new(&[3; 32]);
//! let phone = JoinedPhone { root: values.root(), key: key.public() };
//!
//! let hand = Hand::new(7, 1).expect("a hand");
//! let slot = Slot::stop(3).expect("a stop");
//! let draw = Draw { event, hand, slot, attempt: Attempt::First };
//! let cut = Cut::new(17).expect("a cut");
//! let excluded = cards::CardSet::EMPTY;
//! let message = PhoneMessage::new(&values, &key, room.root(), draw, cut).expect("a draw of the block");
//! let proof = Proof::new(&room, draw, phone, message, excluded)?;
//!
//! let room_root = room.root();
//! proof.verify(&PublicInputs { draw, block, room_root, phone, excluded, cut: Some(cut) })?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The crate has no clock, no randomness and no I/O. Secrets are passed in as random bytes.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod block;
mod codes;
mod committer;
mod digest;
mod draw;
mod log;
mod merkle;
mod order;
mod proof;
mod read;
mod signature;
mod write;

pub use block::{Block, BlockError, BlockNumber};
pub use committer::{Committer, EventKey, Opening, OpeningError, PhoneSecret, Secret};
pub use digest::{Digest, ParseDigestError};
pub use draw::{Attempt, Draw, EventId, Hand, Slot};
pub use log::{
    CommittedBlock, Counts, DrawRule, DrawStatus, Entry, Fact, LogVerifier, PhoneId, Report, StaffId,
    Violation, ViolationKind,
};
pub use order::{Cut, Order, WordsExhausted};
pub use proof::{JoinedPhone, PhoneMessage, Proof, ProofError, PublicInputs};
pub use read::{FormError, FromJson, from_json};
pub use signature::{PhoneKey, PublicKey, Signature, SignedCut};
pub use write::{ToJson, to_json};
