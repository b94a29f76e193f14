//! The poker run: an event from registration to the prizes.
//!
//! The rules are those of `rulebook/poker-run.md` (clause ids `poker-run/…`), with rulings PR-1 to PR-26. There are no
//! turns and no cards face down, so the run is [`Refereed`] but not a [`Game`](crate::Game): staff make entries as
//! participants come and go. Entries state their cards and times, if they have any. The run draws no cards and reads no
//! clock.
//!
//! 1. **Plan** ([`Plan`], [`Rules`]): the route, the prizes and the settings, validated once on opening.
//! 2. **Registration** (`register.rs`): riders and others, each with one or more hands; corrections before the first
//!    card (`correct.rs`).
//! 3. **Stamps** (`stamp.rs`, `by_time.rs`, `report.rs`, `skip.rs`, `paper.rs`, `spin.rs`, `sheet.rs`): a card for
//!    each hand and stop. Participants who do not ride spin all five at once. A wrong stamp is declared void and
//!    replaced.
//! 4. **Finish** (`finish.rs`): arrival, the extra card, turning in; a wrong arrival or turn-in is declared void
//!    (`arrival.rs`).
//! 5. **Close** (`close.rs`): ranked and unranked hands with reasons (`standings.rs`); tied hands may spin
//!    off.
//! 6. **Prizes** (`settle.rs`, `takings.rs`): ties share prizes to the cent: [`Outcome::settle`]. Fees and prizes
//!    are recorded as paid (`payment.rs`).
//!
//! A participant without a card may withdraw, and until the prizes are final the event may be cancelled
//! (`withdraw.rs`). A stop may be closed, and the deadline moved later (`change.rs`).
//!
//! [`Moves`] (`legal`) are the legal entries. [`View`] is the public state. [`referee`] ranks hands that
//! were played with real cards, without an event.
//!
//! ## Parameters
//! | setting | values | ruling |
//! |---|---|---|
//! | `draw` | `wheel`, `pack`, `respin` | PR-1 |
//! | `five_of_a_kind` | `as_quads`, `above_royal_flush` | PR-2 |
//! | `extra_card` | `per_hand`, `per_participant`, `none` | PR-4 |
//! | `extra_price` | cents | PR-4 |
//! | `deadline` | a time of day | PR-6 |
//! | `deadline_for` | `arrival`, `turn_in` | PR-6 |
//! | `route` | `ordered`, `any_order` | PR-7 |
//! | `hands_limit` | `none`, a number | PR-8 |
//! | `wins` | `every_hand`, `best_hand_only` | PR-8 |
//! | `ties` | `share`, `spin_off` | PR-9 |
//! | `hand_price` | cents | PR-13 |
//! | `unclaimed` | `event`, `charity` | PR-9 |
//! | `low_hand` | `none`, cents, a share of the takings | PR-18 |
//! | `fees` | `at_registration`, `recorded` | PR-20 |
//! | `stamps` | `as_entered`, `by_time` | PR-22 |
//!
//! ## Versions
//! 1. The first version.
//! 2. Participants may withdraw, and the event may be cancelled (PR-19). Fees and prizes are recorded as paid
//!    (PR-20). A stop may be closed, and the deadline moved later (PR-21). Stamps may count by time, and stops report
//!    them (PR-22). Cards from paper have no time (PR-23). A skip may be accepted (PR-7), and a turn-in declared void
//!    (PR-24). Version 1 refuses these entries, ignores the settings `fees` and `stamps`, and checks entries against
//!    the times of void stamps too.
//! 3. The place of a hand that drew the card of a closed stop elsewhere cites PR-21.
//! 4. Registrations are corrected (PR-26). Earlier versions refuse these entries.

mod action;
mod arrival;
mod by_time;
mod change;
mod clause;
mod close;
mod correct;
mod event;
mod finish;
mod legal;
mod lines;
mod paper;
mod payment;
mod plan;
mod prize;
pub mod referee;
mod refusal;
mod register;
mod report;
mod rules;
mod run;
mod settings;
mod settle;
mod shared_map;
mod sheet;
mod skip;
mod spin;
mod stamp;
mod standings;
mod takings;
mod time;
mod view;
mod withdraw;

pub use action::{Action, HandId, Mark, Participant, STOPS, SpinsAt, Stop};
pub use clause::{Clause, PROCEDURAL};
pub use event::Event;
pub use legal::{HandMoves, LegalAction, Moves, Window};
pub use plan::{Place, Plan, SetupError};
pub use prize::{Prize, Share, ShareError};
pub use refusal::{ArrivalDependency, Refusal};
pub use rules::{Rules, RulesError};
pub use run::{Phase, PokerRun};
pub use settings::{
    DeadlineFor, Draw, ExtraCard, Fees, FiveOfAKind, HandsLimit, LowHand, NoneWord, Route, Settings, Stamps,
    Ties, Unclaimed, Wins,
};
pub use settle::{Outcome, Settlement, Standing, Unranked};
pub use sheet::{CardSource, Stamp};
pub use standings::Reason;
pub use takings::Account;
pub use time::{Time, TimeError};
pub use view::{ClosedStop, HandView, MarkView, ParticipantView, StopReport, View};

use crate::actor::{Actor, Viewer};
use crate::chips::Chips;
use crate::order::NoOrder;
use crate::refereed::Refereed;
use crate::unit::Unit;
use shared_map::SharedMap;
use std::collections::BTreeMap;
use std::sync::Arc;

impl Refereed for PokerRun {
    const NAME: &'static str = "poker_run";
    const VERSION: u32 = 4;
    const UNIT: Unit = Unit::Cents;

    type Settings = Settings;
    type Rules = Rules;
    type Table = Plan;
    type Order = NoOrder;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type SetupError = SetupError;
    type View = View;
    type Seen = Event;
    type Outcome = Outcome;

    fn start(
        version: u32,
        rules: &Rules,
        plan: &Plan,
        _: &NoOrder,
        out: &mut impl FnMut(Event),
    ) -> Result<PokerRun, SetupError> {
        plan.validate(rules)?;
        out(Event::Opened { deadline: rules.deadline(), places: plan.route.len() });
        Ok(PokerRun {
            version,
            rules: rules.of_version(version),
            plan: Arc::new(plan.clone()),
            participants: SharedMap::default(),
            sheets: SharedMap::default(),
            hands: 0,
            extras: 0,
            has_cards: false,
            phase: Phase::Open,
            closed_stops: BTreeMap::new(),
            reports: BTreeMap::new(),
            refunds: Chips::ZERO,
            takings_at_close: None,
            winners: None,
        })
    }

    fn act(&mut self, by: Actor, action: &Action, out: &mut impl FnMut(Event)) -> Result<(), Refusal> {
        let source = self.check_actor(by, action)?;
        match action {
            Action::Register { participant, name, rides } => self.register(*participant, name, *rides, out),
            Action::AddHand { participant } => self.add_hand(*participant, out),
            Action::Stamp { hand, stop, card, at } => {
                self.stamp(*hand, *stop, Stamp::new(*card, *at, source), out)
            }
            Action::SpinAll { hand, spins_at, cards, at } => {
                self.spin_all(*hand, *spins_at, *cards, (*at, source), out)
            }
            Action::Arrive { participant, at } => self.arrive(*participant, *at, out),
            Action::Extra { hand, card, at } => self.stamp_extra(*hand, Stamp::new(*card, *at, source), out),
            Action::Void { hand, mark, reason } => self.void(*hand, *mark, reason, out),
            Action::VoidArrival { participant, reason } => self.void_arrival(*participant, reason, out),
            Action::TurnIn { hand, at } => self.turn_in(*hand, *at, out),
            Action::VoidTurnIn { hand, reason } => self.void_turn_in(*hand, reason, out),
            Action::Close => {
                self.close(out);
                Ok(())
            }
            Action::SpinOff { hand, card } => self.spin_off(*hand, *card, source, out),
            Action::Withdraw { participant } => self.withdraw(*participant, out),
            Action::Rename { participant, name, reason } => self.rename(*participant, name, reason, out),
            Action::SetRides { participant, rides, reason } => {
                self.set_rides(*participant, *rides, reason, out)
            }
            Action::RemoveHand { hand, reason } => self.remove_hand(*hand, reason, out),
            Action::Cancel { reason } => self.cancel(reason, out),
            Action::Pay { hand } => self.pay(*hand, out),
            Action::PayPrize { hand } => self.pay_prize(*hand, out),
            Action::VoidPay { hand, reason } => self.void_pay(*hand, reason, out),
            Action::VoidPrize { hand, reason } => self.void_prize(*hand, reason, out),
            Action::ReopenStop { stop, reason } => self.reopen_stop(*stop, reason, out),
            Action::CloseStop { stop, reason } => self.close_stop(*stop, reason, out),
            Action::MoveDeadline { to, reason } => self.move_deadline(*to, reason, out),
            Action::Report { stop, until } => self.report(*stop, *until, out),
            Action::RetractReport { stop, until, reason } => self.retract_report(*stop, *until, reason, out),
            Action::AllowSkip { hand, stop, reason } => self.allow_skip(*hand, *stop, reason, out),
        }
    }

    fn view(&self, _: Viewer) -> View {
        self.public_view()
    }

    fn see(&self, event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.phase.is_final().then(|| self.finish())
    }
}

impl PokerRun {
    /// Checks that the actor, the version of the rules and the phase of the event permit the entry. Staff may make
    /// every entry, the on-screen wheel only those that draw cards (PR-14), but not cards from paper, which have no
    /// time (PR-23). Returns the source of the cards in the entry.
    fn check_actor(&self, by: Actor, action: &Action) -> Result<CardSource, Refusal> {
        let spin_off = matches!(action, Action::SpinOff { .. });
        let pays = action.is_payment();
        let cancel = matches!(action, Action::Cancel { .. });
        let (version, since) = (self.version, action.since());
        match (by, self.phase) {
            (Actor::Seat(_) | Actor::Clock(_), _) => Err(Refusal::NotStaff),
            (Actor::House, _) if !action.is_spin() => Err(Refusal::WheelOnlySpins),
            (Actor::House, _) if action.is_untimed() => Err(Refusal::WheelNeedsTime),
            _ if since > version => Err(Refusal::NotInVersion { version, since }),
            (_, Phase::Over) if !pays => Err(Refusal::Over),
            (_, Phase::Cancelled) => Err(Refusal::Cancelled),
            (_, Phase::SpinOff) if !spin_off && !cancel && !pays => Err(Refusal::SpinOffNow),
            (_, Phase::Open) if spin_off => Err(Refusal::NoSpinOff),
            _ => Ok(CardSource::of(by == Actor::House)),
        }
    }
}
