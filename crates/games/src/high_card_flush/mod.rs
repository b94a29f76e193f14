//! High Card Flush: one round against the dealer, from the wagers to the settlement.
//!
//! The hand ranking is that of `rulebook/high-card-flush.md` (clause ids `high-card-flush/…`, from 58 Pa. Code §
//! 678a.6); the rules of play around it are rulings HF-1 to HF-9, mainly HF-4.
//!
//! 1. **Table** ([`Table`], [`Rules`]): stacks, meter and settings, validated once by [`Refereed::open`].
//! 2. **Wagers** (`play.rs`, [`Wagers`]): every seat, in any order, makes an ante, with or without bonus wagers, or
//!    sits out.
//! 3. **Deal**: seven cards to each seat with an ante and to the dealer.
//! 4. **Decisions**: seat by seat, a raise up to a limit that depends on the length of the flush, or a fold.
//!    Legal actions: [`Moves`] (`legal.rs`).
//! 5. **Showdown**: the dealer's hand, then every hand with a wager left, evaluated as a [`Hand`]
//!    (`hand.rs`).
//! 6. **Settlement** (`settle.rs`): [`Outcome`]; [`Outcome::settle`] returns a line per wager, with its
//!    [`Basis`].
//!
//! [`View`] and [`Seen`] are the state and an event as one viewer may see them. [`referee`] settles a round
//! that was played with real cards.
//!
//! ## Parameters
//! | setting | values | ruling |
//! |---|---|---|
//! | `preset` | `document`, `published` | HF-4 |
//! | `straight_flush_ace` | `high_only`, `ace_low_too` | HF-3 |
//! | `raise_limits` | antes for flushes of two to seven cards | HF-4 |
//! | `qualifier` | `9-high-3` and the like | HF-4 |
//! | `flush_bonus` | `pays_300`, `pays_100`, a pay table | HF-4 |
//! | `straight_flush_bonus` | `pays_8000`, `pays_500`, a pay table | HF-4 |
//! | `progressive` | `none`, a pay table of shares of the meter and fixed pays | HF-4, HF-7 |
//! | `progressive_ties` | `share`, `in_order` | HF-7 |
//! | `bonus_limit` | `none`, cents | HF-9 |
//! | `ante_min`, `ante_max`, `bonus_min`, `bonus_max`, `unit` | cents | HF-4 |

mod action;
mod basis;
mod bonus;
mod clause;
mod event;
mod hand;
mod legal;
mod outcome;
mod pays;
mod play;
mod qualifier;
mod redact;
pub mod referee;
mod refusal;
mod round;
mod rules;
mod settings;
mod settle;
mod table;
mod view;

pub use action::{Action, HandOwner, Wager, Wagers};
pub use basis::Basis;
pub use clause::{Clause, PROCEDURAL};
pub use event::{Event, Seen};
pub use hand::{CARDS, Hand};
pub use legal::{Moves, RaiseLimits, WagerLimits};
pub use outcome::{Outcome, RoundResult, SeatOutcome};
pub use pays::{ByLength, PayTableKind, ProgressivePay, ProgressivePays, flush_id, straight_flush_id};
pub use qualifier::{NoQualifier, Qualifier};
pub use refusal::Refusal;
pub use round::HighCardFlush;
pub use rules::{MAX_SEATS, Rules, RulesError};
pub use settings::{
    BonusLimit, FlushBonus, FlushPays, NoBonusLimit, NoProgressive, Preset, Progressive, ProgressiveTies,
    Settings, StraightFlushAce, StraightFlushBonus, StraightFlushPays,
};
pub use settle::{HfLine, MAX_LINES};
pub use table::{SetupError, Table};
pub use view::{SeatStatus, SeatView, Stage, View};

use crate::actor::{Actor, Viewer};
use crate::face::Shown;
use crate::game::{Awaiting, Game};
use crate::order::DealtOrder;
use crate::refereed::Refereed;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::unit::Unit;
use arrayvec::ArrayVec;
use round::Phase;

impl Refereed for HighCardFlush {
    const NAME: &'static str = "high_card_flush";
    /// In version 2, `progressive_ties` determines how several winners share the meter; in version 1, winners took
    /// their shares in ascending order of seats.
    const VERSION: u32 = 2;
    const UNIT: Unit = Unit::Cents;

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
        version: u32,
        rules: &Rules,
        table: &Table,
        order: &DealtOrder,
        _: &mut impl FnMut(Event),
    ) -> Result<HighCardFlush, SetupError> {
        let (stacks, meter) = table.validate(rules)?;
        let seats = stacks.seats();
        Ok(HighCardFlush {
            rules: rules.of_version(version),
            order: order.clone(),
            meter,
            stacks,
            wagers: BySeat::new(seats),
            raises: BySeat::new(seats),
            waiting: SeatSet::all(seats),
            dealt: ArrayVec::new(),
            playing: SeatSet::EMPTY,
            folded: SeatSet::EMPTY,
            shown: SeatSet::EMPTY,
            shown_dealer: false,
            house: 0,
            ending: RoundResult::NoWagers,
            phase: Phase::Wagers,
        })
    }

    fn act(&mut self, by: Actor, action: &Action, out: &mut impl FnMut(Event)) -> Result<(), Refusal> {
        let (seat, clock) = match (by, action) {
            (Actor::House | Actor::Staff(_), &Action::Misdeal { at, cards }) => {
                return self.apply_misdeal(at, cards, out);
            }
            (Actor::House | Actor::Staff(_), _) => return Err(Refusal::NotAPlayer),
            (Actor::Seat(seat), _) => (seat, false),
            (Actor::Clock(seat), _) => (seat, true),
        };
        if seat.index() >= self.seats() {
            return Err(Refusal::NoSuchSeat(seat, self.seats()));
        }
        if clock {
            self.check_clock(seat, action)?;
        }
        match self.phase {
            Phase::Wagers => self.apply_wager(seat, action, clock, out),
            Phase::Decisions(turn) => self.apply_decision(turn, seat, action, clock, out),
            Phase::Over => Err(Refusal::Over),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn see(&self, event: &Event, viewer: Viewer) -> Option<Seen> {
        let private = match *event {
            Event::Dealt { to: HandOwner::Seat(seat), .. } => viewer != Viewer::Seat(seat),
            Event::Dealt { to: HandOwner::Dealer, .. } => true,
            _ => false,
        };
        Some(event.map(|card| (!private).then_some(Shown(card.0))))
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| self.facts())
    }
}

impl Game for HighCardFlush {
    type Legal<'a> = Moves;

    fn awaiting(&self) -> Awaiting {
        match self.phase {
            Phase::Wagers => Awaiting::Seats(self.waiting),
            Phase::Decisions(seat) => Awaiting::Seat(seat),
            Phase::Over => Awaiting::Over,
        }
    }

    fn legal(&self, seat: Seat) -> Moves {
        self.moves(seat)
    }

    /// The clock's action: to sit out before the deal (HF-6), to fold after it (ALL-3).
    fn on_time_out(&self, seat: Seat) -> Option<Action> {
        match self.phase {
            Phase::Wagers if self.waiting.contains(seat) => Some(Action::SitOut),
            Phase::Decisions(turn) if turn == seat => Some(Action::Fold),
            _ => None,
        }
    }
}

impl HighCardFlush {
    /// Checks that the clock acts for an awaited seat and takes that seat's default action (ALL-3, HF-6).
    fn check_clock(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match (self.phase, self.on_time_out(seat)) {
            (_, Some(does)) if does == *action => Ok(()),
            (_, Some(does)) => Err(Refusal::ClockDoes { does }),
            (Phase::Wagers, None) => Err(Refusal::AlreadyWagered(seat)),
            (Phase::Decisions(awaited), None) => Err(Refusal::NotYourTurn { seat, awaited }),
            (Phase::Over, None) => Err(Refusal::Over),
        }
    }
}
