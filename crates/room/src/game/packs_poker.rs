//! Packs Poker: players against the house.

use super::{Ending, Opening, RoomGame, RunOutStage, files, times};
use crate::log_types::Stakes;
use crate::protocol::Refused;
use crate::store::sealed::{ExportContext, Sealed};
use games::packs_poker::{Bet, Event, Pack, PacksPoker, Rules, Seen, Settings, Table, View, max_seats};
use games::{Chips, Refereed, Viewer};
use std::ops::RangeInclusive;

/// Default minimum buy-in, in minimum pack bets.
const BUY_IN_MIN: u64 = 10;
/// Default maximum buy-in, in minimum pack bets.
const BUY_IN_MAX: u64 = 250;

impl RoomGame for PacksPoker {
    type Carry = ();

    const CHIPS: bool = true;

    fn players(rules: &Rules) -> RangeInclusive<usize> {
        1..=max_seats(rules.packs())
    }

    fn least(rules: &Rules) -> Chips {
        Settings::from(rules.clone()).pack_min.unwrap_or(Chips::ONE)
    }

    fn set_stacks(view: &mut View, stacks: &[Chips]) {
        for (seat, stack) in view.seats.iter_mut().zip(stacks) {
            seat.stack = *stack;
        }
    }

    fn stakes(rules: &Rules) -> Option<Stakes> {
        let least = Self::least(rules);
        let (buy_in_min, buy_in_max) = (times(least, BUY_IN_MIN), times(least, BUY_IN_MAX));
        Some(Stakes { buy_in_min, buy_in_max, rebuys: None })
    }

    fn table(_: &Rules, opening: &Opening, _: Option<()>) -> Table {
        Table::new(opening.stacks.clone())
    }

    fn run_out(&self, viewer: Viewer, seen: &[Seen], after: &View) -> Vec<RunOutStage<View>> {
        run_out(viewer, seen, after)
    }

    fn ending(&self) -> Option<Ending<()>> {
        self.outcome()?;
        let stacks = Some(self.stacks().as_slice().to_vec());
        Some(Ending { stacks, house: Some(self.house()), points: None, carry: None })
    }

    files!();
}

/// Stages of a run-out: the state when everything is dealt, then the state after each pack but the last is turned up.
fn run_out(viewer: Viewer, seen: &[Seen], after: &View) -> Vec<RunOutStage<View>> {
    let packs = (0..seen.len()).filter(|&place| matches!(seen[place], Event::PackUp { .. }));
    let stage = |events: usize| {
        let view = rewound(viewer, after, &seen[events..]);
        RunOutStage { events, view }
    };
    packs.map(stage).collect()
}

/// Reconstructs the view before the `later` events.
fn rewound(viewer: Viewer, after: &View, later: &[Seen]) -> View {
    let mut view = after.clone();
    for event in later {
        match event {
            Event::PackUp { pack, .. } => turn_down(&mut view, *pack),
            Event::DealerUp { .. } => view.dealer = None,
            Event::HandUp { seat, .. } if viewer != Viewer::Seat(*seat) => {
                view.seats[seat.index()].cards = None;
            }
            Event::Settled { seat, pack, bet, net, .. } => {
                let seat = &mut view.seats[seat.index()];
                let wager = seat.wagers[pack.index()];
                let stake = match bet {
                    Bet::Pack => wager.bet,
                    Bet::Bonus => wager.bonus,
                };
                let back = stake.signed() + net;
                seat.stack =
                    seat.stack.saturating_sub(Chips::new(back.unsigned_abs()).unwrap_or(Chips::ZERO));
                view.house += net;
            }
            _ => {}
        }
    }
    view
}

/// Turns a pack face down again, and removes the names of the hands made with it.
fn turn_down(view: &mut View, pack: Pack) {
    view.packs[pack.index()].cards = None;
    for seat in &mut view.seats {
        if let Some(holding) = seat.holdings.get_mut(pack.index()) {
            *holding = None;
        }
    }
}
