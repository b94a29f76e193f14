//! Hold'em: a rotating button, buy-ins in big blinds.

use super::{BlindRules, Ending, Opening, RoomGame, RunOutStage, refused, times};
use crate::log_types::Stakes;
use crate::protocol::Refused;
use crate::store::sealed::{self, ExportContext, Sealed};
use games::holdem::{Event, Holdem, MIN_SEATS, Rules, SeatStatus, Seen, Street, Table, View};
use games::seat::{MAX_SEATS, SeatSet};
use games::{Chips, Refereed, Seat, Viewer};
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

    fn players(_: &Rules) -> RangeInclusive<usize> {
        MIN_SEATS..=MAX_SEATS
    }

    fn least(_: &Rules) -> Chips {
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
            buy_in_min: times(big_blind, BUY_IN_MIN),
            buy_in_max: times(big_blind, BUY_IN_MAX),
            rebuys: None,
        })
    }

    fn blinds(rules: &Rules) -> Option<BlindRules> {
        let (small, big) = (rules.small_blind(), rules.big_blind());
        let players = rules.min_seats();
        Some(BlindRules { button: rules.button(), coming_in: rules.coming_in(), small, big, players })
    }

    fn check_seats(rules: &Rules, seats: usize) -> Result<(), Refused> {
        let needed = rules.min_seats();
        rules.check_seats(seats).map_err(|error| refused::<Self>(&error).with("needed", needed))
    }

    fn for_players(rules: Rules, players: usize) -> Rules {
        rules.for_players(players)
    }

    fn table(_: &Rules, opening: &Opening, _: Option<()>) -> Table {
        let stacks = opening.stacks.clone();
        match opening.blinds {
            Some(next) => next.table(stacks),
            None => Table::new(Seat::FIRST, stacks),
        }
    }

    fn run_out(&self, viewer: Viewer, seen: &[Seen], after: &View) -> Vec<RunOutStage<View>> {
        run_out(self, viewer, seen, after)
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

    fn file(sealed: &Sealed, context: ExportContext<'_>) -> Result<String, Refused> {
        Ok(sealed::holdem_file(sealed, context)?)
    }
}

/// Stages of a run-out: players are all in, and one action (or the forced bets) deals the rest of the board and ends
/// the hand. The stages are the state after the action, and the state after each street.
fn run_out(hand: &Holdem, viewer: Viewer, seen: &[Seen], after: &View) -> Vec<RunOutStage<View>> {
    let is_board = |event: &Seen| matches!(event, Event::Board { .. });
    let ends = seen.iter().any(|event| matches!(event, Event::Won { .. }));
    let Some(last) = seen.iter().rposition(is_board).filter(|_| ends) else { return Vec::new() };
    let streets = (0..=last).filter(|&place| is_board(&seen[place]));
    let stage = |events: usize| {
        let view = rewound(hand, viewer, after, seen.split_at(events));
        RunOutStage { events, view }
    };
    streets.chain([last + 1]).map(stage).collect()
}

/// Reconstructs the view before the `later` events.
fn rewound(hand: &Holdem, viewer: Viewer, after: &View, (earlier, later): (&[Seen], &[Seen])) -> View {
    let mut view = View { to_act: None, legal: None, ..after.clone() };
    let mut hidden = 0;
    for event in later.iter().rev() {
        match event {
            Event::Board { street, cards, .. } => {
                hidden += cards.len();
                view.street = before(*street);
            }
            Event::Won { seat, amount, .. } | Event::Returned { seat, amount } => {
                let seat = &mut view.seats[seat.index()];
                seat.stack = seat.stack.saturating_sub(*amount);
            }
            Event::Tabled { seat, .. } | Event::Mucked { seat, .. } => {
                view.seats[seat.index()].status = SeatStatus::In;
            }
            _ => {}
        }
    }
    view.board.truncate(view.board.len().saturating_sub(hidden));
    conceal(&mut view, viewer, later);
    view.evaluate_holdings();
    collect(&mut view, hand, earlier);
    view
}

/// Sets bets and pots. Until the next card, the bets of the last betting round, less uncalled bets, are in front of the
/// seats; after it they are in the pots.
fn collect(view: &mut View, hand: &Holdem, earlier: &[Seen]) {
    let closed = earlier.iter().any(|event| matches!(event, Event::Board { .. }));
    if closed {
        view.highest = Chips::ZERO;
        view.seats.iter_mut().for_each(|seat| seat.bet = Chips::ZERO);
    }
    for event in earlier {
        if let Event::Returned { seat, amount } = event {
            let seat = &mut view.seats[seat.index()];
            seat.bet = seat.bet.saturating_sub(*amount);
        }
    }
    let bets: Vec<Chips> = view.seats.iter().map(|seat| seat.bet).collect();
    view.collected = hand.pots_without(&bets);
    view.pots = hand.pots_without(&[]);
}

/// Hides the cards that are shown later, and marks players without chips as all in.
fn conceal(view: &mut View, viewer: Viewer, later: &[Seen]) {
    for event in later {
        if let Event::Tabled { seat, .. } = event
            && viewer != Viewer::Seat(*seat)
        {
            view.seats[seat.index()].cards = None;
        }
    }
    for seat in &mut view.seats {
        if seat.status == SeatStatus::In && seat.stack == Chips::ZERO {
            seat.status = SeatStatus::AllIn;
        }
    }
}

/// The street before this one.
const fn before(street: Street) -> Street {
    match street {
        Street::Preflop | Street::Flop => Street::Preflop,
        Street::Turn => Street::Flop,
        Street::River => Street::Turn,
    }
}
