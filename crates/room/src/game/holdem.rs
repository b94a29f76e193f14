//! Hold'em: a rotating button, and default buy-in limits in big blinds.

use super::{
    BlindRules, DemoTable, Ending, ExportContext, ExportError, Opening, RoomGame, RoundError, export, refused,
};
use crate::log_types::Stakes;
use games::holdem::{Holdem, MIN_SEATS, Rules, SeatStatus, Table, View};
use games::record::Record;
use games::seat::{MAX_SEATS, SeatSet};
use games::{Chips, Refereed, Seat};
use std::ops::RangeInclusive;

/// Default minimum buy-in, in big blinds.
const BUY_IN_MIN: u64 = 20;
/// Default maximum buy-in, in big blinds.
const BUY_IN_MAX: u64 = 100;

impl RoomGame for Holdem {
    type Carry = ();

    const CHIPS: bool = true;
    /// The preset whose rules most card rooms use.
    const PRESET: Option<&'static str> = Some("tournament");
    const DEMO: DemoTable = DemoTable { name: "Hold’em demo", seats: 6, bots: 4 };

    fn players(_: &Rules) -> RangeInclusive<usize> {
        MIN_SEATS..=MAX_SEATS
    }

    fn min_stack(_: &Rules) -> Chips {
        Chips::ONE
    }

    fn forced(rules: &Rules) -> Chips {
        rules.max_forced()
    }

    fn set_stacks(view: &mut View, stacks: &[Chips]) {
        for (seat, stack) in view.seats.iter_mut().zip(stacks) {
            seat.stack = *stack;
        }
    }

    fn stakes(rules: &Rules) -> Option<Stakes> {
        let big_blind = rules.big_blind();
        Some(Stakes {
            buy_in_min: big_blind.saturating_mul(BUY_IN_MIN),
            buy_in_max: big_blind.saturating_mul(BUY_IN_MAX),
            rebuys: None,
        })
    }

    fn blinds(rules: &Rules) -> Option<BlindRules> {
        let (small, big) = (rules.small_blind(), rules.big_blind());
        let players = rules.min_seats();
        Some(BlindRules { button: rules.button(), coming_in: rules.coming_in(), small, big, players })
    }

    fn check_seats(rules: &Rules, seats: usize) -> Result<(), RoundError> {
        let needed = rules.min_seats();
        Ok(rules.check_seats(seats).map_err(|error| refused::<Self>(&error).with("needed", needed))?)
    }

    fn round_rules(rules: &Rules, opening: &Opening, _: Option<&()>) -> Rules {
        rules.clone().for_players(opening.stacks.len())
    }

    fn table(_: &Rules, opening: &Opening, _: Option<()>) -> Table {
        let stacks = opening.stacks.clone();
        match opening.blinds {
            Some(next) => next.table(stacks),
            None => Table::new(Seat::FIRST, stacks),
        }
    }

    fn out(view: &View) -> SeatSet {
        let seats = SeatSet::all(view.seats.len()).iter().zip(&view.seats);
        seats.filter(|(_, one)| one.status == SeatStatus::Folded).map(|(seat, _)| seat).collect()
    }

    fn ending(&self) -> Option<Ending<()>> {
        self.outcome()?;
        Some(Ending {
            stacks: Some(self.stacks().as_slice().to_vec()),
            house: None,
            points: None,
            carry: None,
        })
    }

    fn file(&self, record: Record<Self>, context: ExportContext<'_>) -> Result<String, ExportError> {
        export::holdem(self, record, context)
    }
}
