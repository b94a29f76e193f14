//! Card games implemented from their written rules: dealing, refereeing, settlement.
//!
//! - [`refereed`]: the base trait of table games and of the poker run; [`actor`]: the actors and the viewers.
//! - [`game`]: the trait that every seated game implements. A game is one round or hand.
//! - [`high_card_flush`]: High Card Flush against the dealer.
//! - [`blinds`]: the button and the blinds from hand to hand.
//! - [`holdem`]: Texas hold'em with a main pot and side pots.
//! - [`packs_poker`]: Packs Poker, against the house; [`pay_table`]: pay tables of wagers.
//! - [`mount_holyoke`]: Mount Holyoke Poker, a shedding game.
//! - [`poker_run`]: the poker run, from registration to the prizes.
//! - [`pots`]: pots and side pots from the chips each player put in; [`settlement`]: wins and losses, line by
//!   line.
//! - [`record`]: the record of a round, and its replay; [`redact`]: records redacted for one viewer.
//! - [`notation`]: the text form of actions, for input and records.
//! - [`seat`], [`chips`], [`face`], [`order`], [`clause`]: seats, money, cards face up or down, the order of the deal,
//!   and the clauses that decisions cite. [`error`]: the trait of refusals and other errors; [`ruling`]: the rulings in
//!   errors of deserialization. [`mod@unit`]: units and rulings in JSON Schemas.
//!
//! The crate reads no clock, draws no random numbers and performs no I/O.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

/// Runs the example in the project's README as a test.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
pub struct Readme;

pub mod actor;
pub mod blinds;
pub mod chips;
pub mod clause;
pub mod error;
pub mod face;
pub mod game;
pub mod high_card_flush;
pub mod holdem;
mod holding;
pub mod mount_holyoke;
mod named_hand;
pub mod notation;
pub mod order;
pub mod packs_poker;
pub mod pay_table;
pub mod poker_run;
pub mod pots;
mod proportion;
pub mod record;
pub mod redact;
pub mod refereed;
pub mod ruling;
pub mod seat;
mod settings;
pub mod settlement;
pub mod unit;

pub use actor::{Actor, StaffId, Viewer};
pub use chips::Chips;
pub use error::{GameError, GameErrorEnum};
pub use face::{Hidden, Shown};
pub use game::{Awaiting, Game, Legal};
pub use holding::Holding;
pub use named_hand::NamedHand;
pub use order::{DealtOrder, NoOrder};
pub use refereed::Refereed;
pub use seat::{BySeat, Seat, SeatSet};
pub use unit::Unit;
