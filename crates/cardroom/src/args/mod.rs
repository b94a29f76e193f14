//! Arguments that several commands share.
//!
//! - [`Game`], [`HouseGame`], [`DecisionGame`]: the games that a command offers. [`on_game!`]: dispatches a command by
//!   game. [`on_table_game!`]: the same without the poker run, which [`no_table`] refuses.
//! - [`RulesArg`]: the flag `--rules`; `rules_text.rs` parses its text. [`typed`]: text as it is typed in
//!   a shell.
//! - [`Form`], [`Lines`]: the reply format, and the source of requests.
//! - [`RequestArgs`]: settings, format and source together, with the choice between one request and a stream.
//! - [`Threads`]: the flag `--threads`.
//! - [`flagged()`]: a refusal that names the flag instead of the field.
//! - [`number`], [`number_within`], [`seed`], [`seat`], [`chips`]: parsers of flag values. [`pick`]: an item by its name.

mod flagged;
mod form;
mod game;
mod request_args;
mod rules;
mod rules_text;
mod threads;
mod values;

pub use flagged::flagged;
pub use form::{Form, Lines};
pub use game::{DecisionGame, Game, HouseGame, no_table};
pub(crate) use game::{on_game, on_table_game};
pub use request_args::{RequestArgs, RequestSource};
pub use rules::{RulesArg, typed};
pub use threads::Threads;
pub use values::{chips, number, number_within, pick, seat, seed};
