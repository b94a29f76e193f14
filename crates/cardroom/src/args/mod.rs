//! Arguments that several commands share.
//!
//! - [`Game`], [`HouseGame`], [`DecisionGame`]: the games that a command offers. [`on_game!`]: dispatches a command by
//!   game.
//! - [`RulesArg`]: the flag `--rules`; `rules_text.rs` parses its text.
//! - [`Form`], [`Lines`]: the reply format, and the source of requests.
//! - [`RequestArgs`]: settings, format and source together, with the choice between one request and a stream.
//! - [`flagged()`]: a refusal that names the flag instead of the field.
//! - [`number`], [`seed`], [`seat`], [`chips`]: parsers of flag values.

mod flagged;
mod form;
mod game;
mod request_args;
mod rules;
mod rules_text;
mod values;

pub use flagged::flagged;
pub use form::{Form, Lines};
pub(crate) use game::on_game;
pub use game::{DecisionGame, Game, HouseGame};
pub use request_args::{RequestArgs, RequestSource};
pub use rules::RulesArg;
pub use values::{chips, number, seat, seed};
