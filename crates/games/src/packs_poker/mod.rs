//! Packs Poker: one round, from the wagers to the settlement of the last pack.
//!
//! The rules are those of `rulebook/packs-poker.md` (clause ids `packs-poker/…`), with rulings PK-1 to PK-13.
//!
//! 1. **Table** ([`Table`], [`Rules`]): stacks and settings, validated once by [`Refereed::open`].
//! 2. **Wagers** ([`Action`], `legal.rs`): every seat wagers on packs, in any order, until it is done. Legal
//!    actions: [`Moves`].
//! 3. **Deal** (`deal.rs`): once all seats are done, two cards to each pack and five to each player with a
//!    wager and to the dealer.
//! 4. **Packs** (`deal.rs`): turned up one by one ([`Refereed::reveal`]), each settled with the players who wagered
//!    on it, from the dealer's right.
//! 5. **Outcome** ([`Outcome`], `settle.rs`): the winner of every comparison; or the misdeal of a round dealt
//!    by hand ([`Misdeal`]).
//! 6. **Settlement** ([`Outcome::settle`]; `price.rs`, `aggregate.rs`): the net gain from each wager with its clauses,
//!    within the aggregate.
//!
//! [`View`] and [`Seen`] are the state and an event as one viewer may see them. [`referee`] settles a round
//! that was played with real cards.
//!
//! ## Parameters
//! | setting | values | ruling |
//! |---|---|---|
//! | `dealer_hand` | `with_pack`, `dealer_own_five` | PK-1 |
//! | `packs` | 3 (1 to 5) | PK-2 |
//! | `pack_min`, `pack_max`, `bonus_min`, `bonus_max`, `unit` | 200, 1000, 100, 1000, 100 cents | PK-3 |
//! | `tie_bonus` | `collected`, `paid` | PK-4 |
//! | `bonus_pays` | `each_wager`, `highest_pack_only` | PK-5, PK-11 |
//! | `aggregate` | 200000 cents | PK-7 |
//! | `aggregate_covers` | `bonus`, `all` | PK-7 |
//! | `aggregate_sharing` | `in_proportion`, `in_settling_order` | PK-7 |
//! | `pay_table` | that of the rulebook, or a custom one | PK-13 |

mod action;
mod aggregate;
mod bonus;
mod clause;
mod deal;
mod event;
mod legal;
mod named;
mod outcome;
mod pack;
mod price;
mod priced_bet;
mod redact;
pub mod referee;
mod refusal;
mod round;
mod rules;
mod settings;
mod settle;
mod table;
mod view;
mod wager;

pub use action::Action;
pub use bonus::{BonusTable, PAYABLE};
pub use clause::{Clause, PROCEDURAL};
pub use event::{Beats, CardGroup, Event, Misdeal, Seen};
pub use legal::Moves;
use outcome::Comparisons;
pub use outcome::{Comparison, Lines, Outcome};
pub use pack::{MAX_PACKS, Pack};
pub use refusal::Refusal;
pub use round::PacksPoker;
pub use rules::{Limits, Rules, RulesError, max_seats};
pub use settings::{AggregateCovers, AggregateSharing, BonusPays, DealerHand, Settings, TieBonus};
pub use table::{Counts, SetupError, Table};
pub use view::{PackView, SeatView, View};
pub use wager::{Bet, PackWager, SeatWager, Wager};

use crate::actor::{Actor, Viewer};
use crate::chips::Chips;
use crate::face::Shown;
use crate::game::{Awaiting, Game};
use crate::order::DealtOrder;
use crate::refereed::Refereed;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::unit::Unit;
use round::Phase;

impl Refereed for PacksPoker {
    const NAME: &'static str = "packs_poker";
    /// In version 1, the clock took placed wagers back.
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
    ) -> Result<PacksPoker, SetupError> {
        let seated = table.validate(rules)?;
        let seats = seated.stacks.seats();
        Ok(PacksPoker {
            version,
            rules: rules.clone(),
            order: order.clone(),
            counts: seated.counts,
            stacks: seated.stacks,
            wagers: BySeat::new(seats),
            done: SeatSet::EMPTY,
            comparisons: Comparisons::new(),
            lines: Lines::new(),
            house: 0,
            phase: Phase::Wagers,
        })
    }

    fn act(&mut self, by: Actor, action: &Action, out: &mut impl FnMut(Event)) -> Result<(), Refusal> {
        let (seat, clock) = match by {
            Actor::Seat(seat) => (seat, false),
            Actor::Clock(seat) => (seat, true),
            Actor::House | Actor::Staff(_) => return Err(Refusal::NotAPlayer),
        };
        self.check(seat, clock, action)?;
        self.take(seat, clock, *action, out);
        if self.done == SeatSet::all(self.seats()) {
            self.close(out);
        }
        Ok(())
    }

    fn reveal(&mut self, out: &mut impl FnMut(Event)) -> bool {
        let Phase::Packs(pack) = self.phase else { return false };
        self.turn_up(pack, out);
        true
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn see(&self, event: &Event, viewer: Viewer) -> Option<Seen> {
        let visible = match event {
            Event::PackDealt { .. } | Event::DealerDealt { .. } | Event::DealerDrew { .. } => false,
            Event::HandDealt { seat, .. } => viewer == Viewer::Seat(*seat),
            _ => true,
        };
        Some(self.with_named_hands(event.map(|card| visible.then_some(Shown(card.0)))))
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| self.result())
    }
}

impl Game for PacksPoker {
    type Legal<'a> = Moves;

    fn awaiting(&self) -> Awaiting {
        match self.phase {
            Phase::Wagers => Awaiting::Seats(SeatSet::all(self.seats()).difference(self.done)),
            Phase::Packs(_) => Awaiting::House,
            Phase::Over => Awaiting::Over,
        }
    }

    fn legal(&self, seat: Seat) -> Moves {
        self.moves(seat)
    }

    fn on_time_out(&self, seat: Seat) -> Option<Action> {
        self.moves(seat).open.then(|| self.default_action(seat))
    }

    fn is_formality(&self, seat: Seat) -> bool {
        self.moves(seat).open && self.default_action(seat) == Action::Done
    }
}

impl PacksPoker {
    fn check(&self, seat: Seat, clock: bool, action: &Action) -> Result<(), Refusal> {
        if seat.index() >= self.seats() {
            return Err(Refusal::NoSuchSeat(seat, self.seats()));
        }
        if self.phase != Phase::Wagers {
            return Err(Refusal::WagersClosed);
        }
        if self.done.contains(seat) {
            return Err(Refusal::AlreadyDone(seat));
        }
        if !clock {
            return self.moves(seat).check(action);
        }
        let does = self.default_action(seat);
        if *action == does { Ok(()) } else { Err(Refusal::ClockDoes { does }) }
    }

    /// The clock's action for a seat that is to act: its placed wagers stand (ALL-3).
    fn default_action(&self, seat: Seat) -> Action {
        let has_wager = self.wagers[seat].iter().any(|wager| wager.bet > Chips::ZERO);
        if has_wager && self.version > 1 { Action::Done } else { Action::NoWager }
    }

    fn take(&mut self, seat: Seat, clock: bool, action: Action, out: &mut impl FnMut(Event)) {
        match action {
            Action::Wager { pack, bet, bonus } => {
                self.place(seat, pack, Wager { bet, bonus });
                out(Event::Wagered { seat, pack, bet, bonus });
            }
            Action::TakeBack { pack } => {
                self.place(seat, pack, Wager::default());
                out(Event::TakenBack { seat, pack });
            }
            Action::Done => {
                self.done.insert(seat);
                out(Event::Done { seat, clock });
            }
            Action::NoWager => {
                Pack::first(self.rules.packs()).for_each(|pack| self.place(seat, pack, Wager::default()));
                self.done.insert(seat);
                out(Event::SatOut { seat, clock });
            }
        }
    }

    /// Places a wager on a pack in place of the previous one, and moves the difference from or to the stack.
    fn place(&mut self, seat: Seat, pack: Pack, wager: Wager) {
        let before = std::mem::replace(&mut self.wagers[seat][pack.index()], wager);
        self.stacks[seat] += before.bet + before.bonus;
        self.stacks[seat] -= wager.bet + wager.bonus;
    }
}
