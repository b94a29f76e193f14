//! Hand histories replayed through the rules and compared with their recorded results.
//!
//! `settings.rs` has the settings of a hand, `result.rs` the result of a hold'em hand, `round.rs` that of a round of
//! another game.

mod result;
mod round;
mod settings;

pub use result::{Figure, Figures, HandName, HandResult, Net, ReplayOutcome, SettledLine, Summary};
pub use round::Round;
pub use settings::ReplaySettings;

use crate::Schemas;
use result::Reply;

/// The JSON Schema of the reply. Requests have none.
pub fn schemas() -> Schemas {
    Schemas::of_reply::<Reply>()
}
