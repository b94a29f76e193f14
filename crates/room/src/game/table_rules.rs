//! Checked settings of a table: [`TableRules`], object-safe, with the game's own type behind it.

use super::{BlindRules, DamagedCarry, Opening, RoomGame, Round, RoundError, RunningRound, WagerEdge};
use crate::log_types::Stakes;
use cards::Deck;
use games::record::Record;
use games::{Chips, DealtOrder};
use serde_json::Value;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// Object-safe interface of checked settings. The settings are deserialized once, by
/// [`AnyGame::rules`](super::AnyGame::rules).
pub trait TableRules: Send + Sync {
    /// Every setting as JSON, for the log and for clients. A table keeps this JSON in its `Config` although it can be
    /// computed from the checked rules: a snapshot must repeat the settings byte for byte as they are in the log, even
    /// if the log is older than some of the settings.
    fn settings(&self) -> Value;

    /// Allowed numbers of players in a round, both ends included.
    fn players(&self) -> RangeInclusive<usize>;

    /// Minimum stack to be dealt in; zero in a game without chips.
    fn min_stack(&self) -> Chips;

    /// Maximum total of one player's forced bets in one hand, such as the big blind and the ante, without missed
    /// blinds; zero in a game without forced bets.
    fn forced(&self) -> Chips;

    /// Default buy-in limits; `None` in a game without chips.
    fn stakes(&self) -> Option<Stakes>;

    /// Rules of the blinds; `None` in a game without a button.
    fn blinds(&self) -> Option<BlindRules>;

    /// Checks the settings against the number of seats of a table.
    ///
    /// # Errors
    /// If the table has too few seats.
    fn check_seats(&self, seats: usize) -> Result<(), RoundError>;

    /// The exact house edge of every wager ([`RoomGame::edges`]). The calculation can take some seconds.
    fn edges(&self) -> Vec<WagerEdge>;

    /// Opens a round with the cards in this order. `seq` is the sequence number of its first events.
    ///
    /// # Errors
    /// If the table does not fit the rules, or if the state carried over from the previous round is damaged.
    fn open(&self, seq: u64, opening: &Opening, deck: Deck) -> Result<Arc<dyn Round>, RoundError>;
}

/// The checked rules of one game behind the object-safe interface.
pub(super) struct RulesOf<G: RoomGame>(pub G::Rules);

impl<G: RoomGame> TableRules for RulesOf<G> {
    fn settings(&self) -> Value {
        serde_json::to_value(&self.0).expect("rules are plain data")
    }

    fn players(&self) -> RangeInclusive<usize> {
        G::players(&self.0)
    }

    fn min_stack(&self) -> Chips {
        G::min_stack(&self.0)
    }

    fn forced(&self) -> Chips {
        G::forced(&self.0)
    }

    fn stakes(&self) -> Option<Stakes> {
        G::stakes(&self.0)
    }

    fn blinds(&self) -> Option<BlindRules> {
        G::blinds(&self.0)
    }

    fn check_seats(&self, seats: usize) -> Result<(), RoundError> {
        G::check_seats(&self.0, seats)
    }

    fn edges(&self) -> Vec<WagerEdge> {
        G::edges(&self.0)
    }

    fn open(&self, seq: u64, opening: &Opening, deck: Deck) -> Result<Arc<dyn Round>, RoundError> {
        let carried = carried::<G>(opening)?;
        let rules = G::round_rules(&self.0, opening, carried.as_ref());
        let table = G::table(&rules, opening, carried);
        Ok(Arc::new(RunningRound::<G>::open(seq, Record::new(rules, table, DealtOrder::new(deck)))?))
    }
}

/// The state carried over from the previous round; `None` if there is none.
///
/// # Errors
/// [`DamagedCarry`] if it is not a state of this game. Ignoring it would silently replace the stored meter or match
/// with a new one.
fn carried<G: RoomGame>(opening: &Opening) -> Result<Option<G::Carry>, DamagedCarry> {
    let damaged = |error: serde_json::Error| DamagedCarry(error.to_string());
    opening.carried.clone().map(serde_json::from_value).transpose().map_err(damaged)
}
