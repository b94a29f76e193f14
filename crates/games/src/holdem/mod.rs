//! Texas hold'em with a main pot and side pots: one hand, from the blinds to the payout.
//!
//! The rules are those of `rulebook/holdem.md` (clause ids `holdem/…`), with rulings TH-1 to TH-20.
//!
//! 1. **Table** ([`Table`], [`Rules`]): seats, stacks, forced bets and settings, validated once by
//!    [`Refereed::open`].
//! 2. **Opening** (`open.rs`): antes, blinds and straddles; two cards to each player, five face down for the
//!    board.
//! 3. **Betting round** (`betting_round.rs`): each player in turn checks, calls, raises or folds, until every bet is
//!    called. Legal actions: [`Moves`] (`legal.rs`).
//! 4. **Streets** (`streets.rs`): flop, turn and river, each followed by a betting round. If no one is left to act, the
//!    board is run out, one street at a time ([`Refereed::reveal`]).
//! 5. **Showdown** (`showdown.rs`): hands are tabled or mucked.
//! 6. **Pots** (`settle.rs`, [`crate::pots`]): the winners of each pot and why they won ([`Outcome`]); the
//!    lines ([`Outcome::settle`]).
//!
//! [`crate::blinds`] moves the blinds from hand to hand. [`View`] and [`Seen`] are the state and an event as
//! one viewer may see them.
//!
//! ## Parameters
//! | setting | values | ruling |
//! |---|---|---|
//! | `preset` | `document`, `tournament` | all below |
//! | `order` | `after_big_blind`, `left_of_button` | TH-2 |
//! | `reraise` | `more_than`, `at_least` | TH-3 |
//! | `first_raise` | `big_blind`, `any` | TH-3 |
//! | `straddle_raise` | `big_blind`, `straddle` | TH-3 |
//! | `burn` | `false`, `true` | TH-4 |
//! | `compare` | `standard`, `high_card_only` | TH-5 |
//! | `showdown` | `all_show`, `in_order` | TH-8 |
//! | `called_bettor` | `must_show`, `may_muck` | TH-8 |
//! | `short_blind` | `highest_bid`, `full_blind` | TH-9 |
//! | `big_blind`, `small_blind`, `ante`, `straddle` | chips | TH-10 |
//! | `ante_order` | `before_blinds`, `after_blinds` | TH-10 |
//! | `ante_from` | `everyone`, `big_blind`, `button` | TH-11 |
//! | `short_ante` | `own_layer`, `all_antes` | TH-11 |
//! | `button` | `moving`, `dead` | TH-16 |
//! | `coming_in` | `post`, `wait` | TH-16 |
//!
//! ## Versions
//! 1. The first version. A player may raise even if no one can call. The last raiser of the hand shows first, and the
//!    game waits for a player whose hand may not be mucked to show it.
//! 2. A raise that no one can call is refused (TH-17). The last raiser of the last betting round shows first,
//!    a hand that may not be mucked is tabled automatically, and a player who won without showing may show
//!    afterwards (TH-8, TH-18).

mod action;
mod betting_round;
mod clause;
mod event;
mod hand;
mod legal;
mod open;
mod refusal;
mod rules;
mod settings;
mod settle;
mod showdown;
mod status;
mod streets;
mod strength;
mod table;
mod view;
mod winning;

pub use action::Action;
pub use clause::{Clause, PROCEDURAL};
pub use event::{Blind, Event, Seen, Street, WonBy};
pub use hand::{Holdem, Phase};
pub use legal::{Moves, RaiseRange};
pub use refusal::Refusal;
pub use rules::{MIN_SEATS, Rules, RulesError};
pub use settings::{
    AnteFrom, AnteOrder, CalledBettor, Compare, FirstRaise, NoStraddle, Order, Preset, Reraise, Settings,
    ShortAnte, ShortBlind, Showdown, Straddle, StraddleRaise,
};
pub use settle::{Outcome, PotOutcome, PotWager};
pub use strength::Strength;
pub use table::{BlindSeats, ForcedBets, Posts, SetupError, Table, next_button};
pub use view::{PotView, SeatStatus, SeatView, View};

use crate::actor::{Actor, Viewer};
use crate::face::Shown;
use crate::game::{Awaiting, Game};
use crate::order::DealtOrder;
use crate::refereed::Refereed;
use crate::seat::Seat;
use crate::unit::Unit;

impl Refereed for Holdem {
    const NAME: &'static str = "holdem";
    const VERSION: u32 = 2;
    const UNIT: Unit = Unit::Chips;

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

    #[inline]
    fn start(
        version: u32,
        rules: &Rules,
        table: &Table,
        order: &DealtOrder,
        out: &mut impl FnMut(Event),
    ) -> Result<Holdem, SetupError> {
        // Borrowed, since `?` on the value would copy the checked table.
        let checked = table.validate(rules);
        let seated = checked.as_ref().map_err(SetupError::clone)?;
        let mut hand = Holdem::seat(version, rules, table.button, seated, order);
        hand.post(seated, out);
        hand.deal_hole_cards(out);
        hand.begin_first_betting_round(out);
        Ok(hand)
    }

    #[inline]
    fn act(&mut self, by: Actor, action: &Action, out: &mut impl FnMut(Event)) -> Result<(), Refusal> {
        let (seat, clock) = match by {
            Actor::Seat(seat) => (seat, false),
            Actor::Clock(seat) => (seat, true),
            Actor::House | Actor::Staff(_) => return Err(Refusal::NotAPlayer),
        };
        if seat.index() >= self.seats() {
            return Err(Refusal::NoSuchSeat(seat, self.seats()));
        }
        if clock {
            self.check_clock(seat, *action)?;
        }
        match self.phase {
            Phase::Betting(turn) => self.apply_in_betting_round(turn, seat, *action, clock, out),
            Phase::Showdown(turn) => self.apply_at_showdown(turn, seat, *action, clock, out),
            Phase::Over => self.apply_after(seat, *action, out),
            Phase::RunOut => Err(Refusal::Over),
        }
    }

    #[inline]
    fn reveal(&mut self, out: &mut impl FnMut(Event)) -> bool {
        let revealing = self.phase == Phase::RunOut;
        if revealing {
            self.continue_run_out(out);
        }
        revealing
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn see(&self, event: &Event, viewer: Viewer) -> Option<Seen> {
        let own = |seat| viewer == Viewer::Seat(seat) && !self.unknown.contains(seat);
        let private = matches!(event, Event::HoleCards { seat, .. } if !own(*seat));
        let seen = event.map(|card| (!private).then_some(Shown(card.0)));
        Some(self.with_winning_hand(seen))
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| self.settle_pots())
    }
}

impl Game for Holdem {
    type Legal<'a> = Moves;

    fn awaiting(&self) -> Awaiting {
        match self.phase {
            Phase::Betting(seat) | Phase::Showdown(seat) => Awaiting::Seat(seat),
            Phase::RunOut => Awaiting::House,
            Phase::Over => Awaiting::Over,
        }
    }

    #[inline]
    fn legal(&self, seat: Seat) -> Moves {
        self.moves(seat)
    }

    fn on_time_out(&self, seat: Seat) -> Option<Action> {
        (self.awaiting() == Awaiting::Seat(seat)).then(|| self.clock_action(seat))
    }

    fn is_formality(&self, seat: Seat) -> bool {
        matches!(self.phase, Phase::Showdown(turn) if turn == seat)
    }
}

impl Holdem {
    /// Checks that the clock acts for the awaited seat and takes the default action (ALL-3, TH-12).
    fn check_clock(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (self.awaiting(), self.on_time_out(seat)) {
            (_, Some(does)) if does == action => Ok(()),
            (_, Some(does)) => Err(Refusal::ClockDoes { does }),
            (Awaiting::Seat(awaited), None) => Err(Refusal::NotYourTurn { seat, awaited }),
            (_, None) => Err(Refusal::Over),
        }
    }
}
