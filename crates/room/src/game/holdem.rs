//! Hold'em: a button that goes round, buy-ins counted in big blinds.

use super::{Ending, Opening, RoomGame, errors_and_clauses, rules_of, times};
use crate::protocol::Refused;
use crate::protocol::server::Stakes;
use crate::store::sealed::{self, Sealed, Telling};
use games::clause::ids;
use games::holdem::{Holdem, Rules, Settings, Table};
use games::seat::MAX_SEATS;
use games::{Chips, Game};
use std::ops::RangeInclusive;

/// The usual buy-in, in big blinds: at least this.
const BUY_IN_MIN: u64 = 20;
/// The usual buy-in, in big blinds: at most this.
const BUY_IN_MAX: u64 = 100;

impl RoomGame for Holdem {
    type Settings = Settings;

    const CHIPS: bool = true;
    const BUTTON: bool = true;

    rules_of!();

    fn players(_: &Rules) -> RangeInclusive<usize> {
        2..=MAX_SEATS
    }

    fn least(_: &Rules) -> Chips {
        Chips::ONE
    }

    fn stakes(rules: &Rules) -> Option<Stakes> {
        let big_blind = rules.big_blind();
        Some(Stakes {
            buy_in_min: times(big_blind, BUY_IN_MIN),
            buy_in_max: times(big_blind, BUY_IN_MAX),
            rebuys: None,
        })
    }

    fn table(_: &Rules, opening: &Opening) -> Table {
        Table::new(opening.button, opening.stacks.clone())
    }

    fn ending(&self) -> Option<Ending> {
        self.outcome()?;
        Some(Ending { stacks: Some(self.stacks().as_slice().to_vec()), house: None, carry: None })
    }

    errors_and_clauses!();

    fn file(sealed: &Sealed, telling: Telling<'_>) -> Result<String, Refused> {
        sealed::holdem_file(sealed, telling)
    }
}
