//! Requests about card games, and the replies to them, as JSON.
//!
//! Each of these modules has a request, its reply and the function that answers it:
//!
//! - [`rank`]: the rank of a hand. [`pots`]: the pots of a hold'em hand and who collects them. [`plays`]: the legal
//!   plays in Mount Holyoke Poker.
//! - [`referee`]: the settlement of a whole round. [`replay`]: hand histories compared with their recorded results.
//! - [`equity`]: the equity of hands and ranges of hold'em.
//! - [`decide`]: the best decision in High Card Flush. [`edge`]: the exact house edge of every wager. [`wheel`],
//!   [`live`]: probabilities in the poker run. [`simulate`]: the simulation of many rounds.
//! - [`choose`]: the action of a bot for a view. [`arena`]: players compared by the deals that they have played.
//!
//! The modules share:
//!
//! - [`RequestError`]: a refused request, with its [`Code`], its reason and its clauses.
//! - [`json`]: parses requests and reports the column and field of an error.
//! - [`GameSettings`]: the settings of a game, some of which are pay tables. [`Schemas`]: the JSON Schemas of a request
//!   and its reply. [`effects`]: progress, cancellation, random numbers and the time, supplied by the caller.
//!   [`Mean`]: the mean of a sample. [`by_category()`]: serializes figures by category.
//!
//! The crate reads no clock, draws no random numbers and performs no I/O. Functions that need a clock or random numbers
//! take [`effects`]. The command line renders the replies as text, tables and charts.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod arena;
mod by_category;
mod cards_text;
pub mod choose;
mod code;
pub mod decide;
pub mod edge;
pub mod effects;
pub mod equity;
mod error;
mod game_settings;
pub mod json;
pub mod live;
mod mean;
mod percent;
pub mod plays;
pub mod pots;
pub mod rank;
pub mod referee;
pub mod replay;
mod schemas;
pub mod simulate;
pub mod wheel;

pub use by_category::by_category;
pub use cards_text::read_cards;
pub use code::Code;
pub use error::RequestError;
pub use game_settings::GameSettings;
pub use mean::Mean;
pub use percent::percent;
pub use schemas::Schemas;
