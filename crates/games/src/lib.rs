//! Card games as their written rules say: dealt, refereed and settled.
//!
//! - [`game`]: the one trait that every game lives in. A game is one round or hand.
//! - [`high_card_flush`]: High Card Flush against the dealer.
//! - [`holdem`]: Texas hold'em with a main bank and side banks.
//! - [`packs_poker`]: Packs Poker, against the house; [`pay_table`]: what a wager pays.
//! - [`mount_holyoke`]: Mount Holyoke Poker, a game of getting rid of one's cards.
//! - [`refereed`]: the part of it that an event shares with a table.
//! - [`poker_run`]: the poker run, from registration to the prizes.
//! - [`pots`]: banks from what each player put in; [`settlement`]: what is won and lost, line by line.
//! - [`record`]: a round as it is kept, and its replay; [`history`]: as a text file that people read.
//! - [`notation`]: actions as the lines that people type and records keep. [`words`]: what is wrong with what was written.
//! - [`seat`], [`chips`], [`face`], [`order`], [`clause`]: seats, money, cards face up or down, the order of the deal,
//!   and the citation behind every decision.
//!
//! Nothing here reads a clock, draws a random number or does input or output.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

/// The example of the project's README is a test.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
pub struct Readme;

pub mod chips;
pub mod clause;
pub mod face;
pub mod game;
pub mod high_card_flush;
pub mod history;
pub mod holdem;
pub mod mount_holyoke;
pub mod notation;
pub mod order;
pub mod packs_poker;
pub mod pay_table;
pub mod poker_run;
pub mod pots;
mod proportion;
pub mod record;
pub mod refereed;
pub mod seat;
mod settings;
pub mod settlement;
pub mod words;

pub use chips::Chips;
pub use face::{Hidden, Shown};
pub use game::{Actor, Awaiting, Game, Legal, StaffId, Viewer};
pub use order::{DealtOrder, NoOrder};
pub use refereed::Refereed;
pub use seat::{BySeat, Seat, SeatSet};
