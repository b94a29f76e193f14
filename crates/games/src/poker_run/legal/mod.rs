//! Legal entries, as offers, so that a user interface can show only legal ones. The conformance tests compare the
//! offers with the entries that [`Refereed::apply`](crate::Refereed::apply) accepts.

mod allows;
mod offers;
mod pick;
mod windows;

use super::run::Person;
use super::sheet::Sheet;
use super::{HandId, Mark, Phase, PokerRun, STOPS, SpinsAt, Stop, Time};
use crate::actor::Actor;
use crate::face::Shown;
use cards::CardSet;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeSet;

/// A time window, both ends inclusive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Window {
    /// The first second.
    pub from: Time,
    /// The last second.
    pub to: Time,
}

/// An action that is legal for a hand. If the action has a time, `within` contains the times for which it is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the comments of the variants describe their fields")]
pub enum LegalAction {
    /// The card of a stop.
    Stamp { stop: Stop, within: Window },
    /// All five cards of a participant who does not ride.
    SpinAll { spins_at: SpinsAt, within: Window },
    /// The extra card.
    Extra { within: Window },
    /// A declaration that a stamp is void.
    Void { mark: Mark },
    /// Turning in the hand.
    TurnIn { within: Window },
    /// A declaration that the turn-in is void.
    VoidTurnIn,
    /// A card to break a tie.
    SpinOff,
    /// The payment of the fee.
    Pay,
    /// The payment of the prize.
    PayPrize,
    /// A declaration that the payment of the fee is void.
    VoidPay,
    /// A declaration that the payment of the prize is void.
    VoidPrize,
}

/// The legal entries for one hand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct HandMoves {
    /// The possible entries.
    pub offers: Vec<LegalAction>,
    /// Cards that the hand may not get, since it already has them (PR-1). The restriction does not apply to spin-offs
    /// and to cards without a time (PR-23). If stamps count by time, it applies only to the on-screen wheel and to
    /// spins of all five cards; staff may otherwise enter such cards (PR-22).
    pub barred: Vec<Shown>,
}

/// The legal entries of an actor.
#[derive(Clone, Copy)]
pub struct Moves<'a> {
    run: &'a PokerRun,
    by: Actor,
}

/// Facts about the whole event on which the offers of a hand depend. They are computed once for all hands of a view.
pub(super) struct EventFacts {
    to_spin: BTreeSet<HandId>,
    extra_affordable: bool,
}

impl Window {
    fn new(from: Option<Time>, to: Time) -> Option<Window> {
        let from = from.unwrap_or(Time::FIRST);
        (from <= to).then_some(Window { from, to })
    }

    fn holds(self, at: Time) -> bool {
        self.from <= at && at <= self.to
    }
}

impl PokerRun {
    /// The legal entries of an actor now.
    pub const fn legal(&self, by: Actor) -> Moves<'_> {
        Moves { run: self, by }
    }

    /// The legal entries for a hand now; empty for a hand that is not registered.
    pub fn hand_moves(&self, hand: HandId) -> HandMoves {
        match (self.person(hand.participant), self.sheet(hand)) {
            (Ok(person), Ok(sheet)) => self.hand_moves_given(hand, person, sheet, &self.event_facts()),
            _ => HandMoves::default(),
        }
    }

    pub(super) fn event_facts(&self) -> EventFacts {
        let spins = self.phase == Phase::SpinOff;
        EventFacts {
            to_spin: if spins { self.to_spin().into_iter().collect() } else { BTreeSet::new() },
            extra_affordable: self.check_money(self.rules.extra_price).is_ok(),
        }
    }

    pub(super) fn hand_moves_given(
        &self,
        hand: HandId,
        person: &Person,
        sheet: &Sheet,
        facts: &EventFacts,
    ) -> HandMoves {
        let barred = if self.rules.repeats() { Vec::new() } else { sheet.held().iter().map(Shown).collect() };
        HandMoves { offers: self.offers(hand, person, sheet, facts), barred }
    }
}

impl HandMoves {
    fn stamp(&self, stop: Stop, at: Time) -> bool {
        let offered = |offer: &LegalAction| match *offer {
            LegalAction::Stamp { stop: open, within } => open == stop && within.holds(at),
            _ => false,
        };
        self.offers.iter().any(offered)
    }

    fn spin_all(&self, at_place: SpinsAt, cards: &[Shown; STOPS], at: Time, repeats: bool) -> bool {
        let offered = |offer: &LegalAction| match *offer {
            LegalAction::SpinAll { spins_at, within } => spins_at == at_place && within.holds(at),
            _ => false,
        };
        let all: CardSet = cards.iter().chain(&self.barred).map(|card| card.0).collect();
        let different = all.len() == STOPS + self.barred.len();
        self.offers.iter().any(offered) && (repeats || different)
    }

    fn extra(&self, at: Time) -> bool {
        let offered =
            |offer: &LegalAction| matches!(offer, LegalAction::Extra { within } if within.holds(at));
        self.offers.iter().any(offered)
    }

    fn turn_in(&self, at: Time) -> bool {
        self.offers.iter().any(|offer| matches!(offer, LegalAction::TurnIn { within } if within.holds(at)))
    }
}
