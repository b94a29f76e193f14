//! Mount Holyoke Poker, one round for two to four players (`rulebook/mount-holyoke.md`).
//!
//! The flow of a round:
//! 1. The table is validated under the rules: [`Table`], [`Rules`], [`SetupError`].
//! 2. Each player is dealt thirteen cards, or the whole pack is dealt out (MH-1): [`Event::Dealt`].
//! 3. The holder of the lowest card must open with it ([`Event::Opens`]), or the last winner leads
//!    ([`Event::WinnerLeads`]).
//! 4. In turn, each player plays as many cards as are on the table, ranking higher, or passes: [`Action`], [`Moves`],
//!    [`Combination`], [`Refusal`].
//! 5. Once all others have passed, the run is over ([`Event::RunOver`]), and the last player to play leads any
//!    combination; repeat step 4.
//! 6. The first player without cards ends the round at once: [`Event::RoundOver`].
//! 7. Points are counted for the unplayed cards: [`Outcome`]; the settlement: [`Outcome::settle`]. If the round ends
//!    the match: [`Event::MatchOver`].
//!
//! A [`Match`] is a sequence of rounds. [`View`] and [`Seen`] are the state and an event as one viewer may
//! see them. [`plays`] lists every legal play of a hand; [`referee`] checks a round that was played with real
//! cards.
//!
//! ## Parameters
//! | setting | values | ruling |
//! |---|---|---|
//! | `later_rounds` | `lowest_card`, `last_winner_leads` | MH-2 |
//! | `pass` | `may_return`, `out_for_the_run` | MH-3 |
//! | `singles`, `pairs` | `rank_then_suit`, `rank_alone` | MH-5 |
//! | `five_cards` | `any_kind`, `same_kind_only` | MH-6 |
//! | `straights` | `document`, `low_straights` | MH-7 |
//! | `straight_ties` | `top_suit`, `rank_alone` | MH-8 |
//! | `flushes` | `highest_card`, `ranks_then_suit`, `ranks_alone`, `suit_first` | MH-8 |
//! | `points` | `one_each`, `double_from_ten` | MH-9 |
//! | `end` | `{"rounds":n}` (5 by default), `{"points":p}` | MH-10 |
//! | `threshold` | `play_on`, `drop_out`, `first_hit_ends` | MH-10 |
//! | `opening` | `alone`, `with_the_lowest` | MH-2 |
//! | `leftover` | `out_of_play`, `dealt_out` | MH-1 |
//! | `thirteen` | `as_others`, `triple` | MH-9 |
//! | `direction` | `clockwise`, `counterclockwise` | MH-13 |

mod action;
mod cards;
mod clause;
mod combination;
mod deal;
mod enumerate;
mod event;
mod matches;
mod moves;
mod open;
pub mod plays;
mod redact;
pub mod referee;
mod refusal;
mod round;
mod rules;
mod score;
mod settings;
mod table;
mod turn;
mod view;

pub use action::Action;
pub use cards::{CardIndex, Cards, Play, RANKS, SUITS};
pub use clause::{Clause, PROCEDURAL};
pub use combination::{Category, Combination, Mismatch, Strength};
pub use enumerate::every_play;
pub use event::{Clauses, Event, Seen};
pub use matches::{Match, MatchError};
pub use moves::Moves;
pub use refusal::Refusal;
pub use round::MountHolyoke;
pub use rules::{CARDS_EACH, MAX_CARDS, MAX_POINTS, Ranking, Rules, RulesError};
pub use score::{Outcome, Score};
pub use settings::{
    Direction, FiveCards, Flushes, LaterRounds, Leftover, MatchEnd, Opening, Pass, PointsFor, Settings,
    StraightTies, Straights, Thirteen, Threshold, Ties,
};
pub use table::{MAX_PLAYERS, MIN_PLAYERS, SetupError, Table};
pub use view::{MovesView, PlayToBeatView, SeatView, View};

use crate::actor::{Actor, Viewer};
use crate::face::Shown;
use crate::game::{Awaiting, Game};
use crate::order::DealtOrder;
use crate::refereed::Refereed;
use crate::seat::Seat;
use crate::unit::Unit;

impl Refereed for MountHolyoke {
    const NAME: &'static str = "mount_holyoke";
    const VERSION: u32 = 1;
    const UNIT: Unit = Unit::Points;

    type Settings = Settings;
    type Rules = Rules;
    type Table = Table;
    type Order = DealtOrder;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type SetupError = SetupError;
    type View = View;
    type Seen = Seen;
    type Outcome = Outcome;

    fn start(
        _: u32,
        rules: &Rules,
        table: &Table,
        order: &DealtOrder,
        out: &mut impl FnMut(Event),
    ) -> Result<MountHolyoke, SetupError> {
        let seated = table.validate(rules)?;
        let mut round = MountHolyoke::deal(rules, &seated, order, out);
        round.begin(seated.leader, out);
        Ok(round)
    }

    fn act(&mut self, by: Actor, action: &Action, out: &mut impl FnMut(Event)) -> Result<(), Refusal> {
        let (seat, clock) = match by {
            Actor::Seat(seat) => (seat, false),
            Actor::Clock(seat) => (seat, true),
            Actor::House | Actor::Staff(_) => return Err(Refusal::NotAPlayer),
        };
        self.check_turn(seat)?;
        if clock {
            self.check_clock(seat, *action)?;
        }
        match *action {
            Action::Pass => self.pass(seat, clock, out),
            Action::Play(play) => self.play(seat, play, clock, out),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn see(&self, event: &Event, viewer: Viewer) -> Option<Seen> {
        let private = matches!(event, Event::Dealt { seat, .. } if viewer != Viewer::Seat(*seat));
        Some(event.map(|card| (!private).then_some(Shown(card.0))))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.turn.is_none().then(|| self.count())
    }
}

impl Game for MountHolyoke {
    type Legal<'a> = Moves;

    fn awaiting(&self) -> Awaiting {
        self.turn.map_or(Awaiting::Over, Awaiting::Seat)
    }

    fn legal(&self, seat: Seat) -> Moves {
        self.moves(seat)
    }

    /// The clock's action: to pass or, on a lead, to play the lowest card alone (ALL-3). `None` if it is not the seat's
    /// turn.
    fn on_time_out(&self, seat: Seat) -> Option<Action> {
        let moves = self.moves(seat);
        if moves.may_pass() {
            return Some(Action::Pass);
        }
        let lowest = moves.hand.lowest()?.card();
        Some(Action::Play(Play::new(Cards::one(lowest))))
    }
}

impl MountHolyoke {
    #[inline]
    fn moves(&self, seat: Seat) -> Moves {
        let ranking = self.rules.ranking;
        if self.turn != Some(seat) {
            return Moves::none(ranking);
        }
        let opening = self.opening.map_or(Cards::EMPTY, Cards::at);
        let alone = self.opening.is_some() && self.rules.opening == Opening::Alone;
        let hand = if alone { opening } else { self.hands[seat] };
        Moves { hand, must: opening, under: self.under, ranking, may_pass: self.under.is_some() }
    }
}
