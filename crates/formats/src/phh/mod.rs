//! Hand histories in the Poker Hand History format (PHH), no-limit Texas hold'em.
//!
//! 1. [`parse_hand`], [`Hand::from_json`]: parse text or JSON into a [`Hand`], with the lines of errors in text
//!    (`read.rs`, with [`Amount`], [`Step`]). [`parse_hands`](crate::parse_hands) parses files of several hands.
//! 2. [`replay()`]: replays a [`Hand`] under the rules and compares the result with the file (`replay.rs`, with
//!    `replayer.rs` for the actions, `own.rs` for the file's own settings, `deal.rs` for the cards and
//!    `declare.rs` for the showdown).
//! 3. [`Hand::from_record`]: converts a record to a [`Hand`] (`export.rs`).
//! 4. `Hand`'s [`Display`](std::fmt::Display) and [`write_hands`]: serialize a [`Hand`] to text that parses
//!    back to the same hand (`write.rs`).
//!
//! Amounts in a file have at most two decimal places, while the rules count in integers: one unit of the rules
//! is a hundredth of a chip, or the amount in Cardroom's custom field `_smallest_chip`.
//!
//! ```
//! use formats::phh;
//! use games::holdem::Settings;
//!
//! let hand = phh::parse_hand(
//!     "variant = 'NT'
//!      antes = [0, 0]
//!      blinds_or_straddles = [1, 2] # heads-up in reverse: player 1 posts 2
//!      min_bet = 2
//!      starting_stacks = [200, 200]
//!      actions = ['d dh p1 AsKd', 'd dh p2 ????', 'p2 cbr 6', 'p1 f']
//!      finishing_stacks = [198, 202]",
//! )?;
//! assert_eq!(phh::replay(&hand, &Settings::default())?.matches, Some(true));
//! # Ok::<(), formats::FileError>(())
//! ```
//!
//! Specification: version 0.0.1, <https://phh.readthedocs.io>.

mod actions;
mod amount;
mod deal;
mod declare;
mod explain;
mod export;
mod hand;
mod own;
mod read;
mod replay;
mod replayed;
mod replayer;
mod waived;
mod write;

pub use actions::{Act, HoleCards, Step};
pub use amount::{Amount, AmountError};
pub use explain::SignedAmount;
pub use export::{ExportError, Unit};
pub use hand::{Hand, Variant};
pub use own::{determined_by_file, setting_of_the_file};
pub use read::parse_hand;
pub use replay::replay;
pub use replayed::{Replayed, SettledLine};
pub use write::write_hands;

pub(crate) use explain::Scale;
pub(crate) use read::read_hand;
