//! The state of an event.

use super::action::{HandId, Mark, Participant, SpinsAt, Stop};
use super::plan::Plan;
use super::prize::fixed;
use super::refusal::Refusal;
use super::rules::Rules;
use super::shared_map::SharedMap;
use super::sheet::{Sheet, Stamp};
use super::takings::all_prizes;
use super::time::Time;
use crate::chips::Chips;
use crate::face::Shown;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A poker run. A clone shares its participants and sheets with the original; a change copies only the participants and
/// sheets that it affects.
#[derive(Clone, PartialEq, Eq)]
pub struct PokerRun {
    /// The version of the rules that the event follows.
    pub(super) version: u32,
    pub(super) rules: Rules,
    pub(super) plan: Arc<Plan>,
    pub(super) participants: SharedMap<Participant, Person>,
    pub(super) sheets: SharedMap<HandId, Sheet>,
    /// The number of hands registered, including removed ones and those of participants who withdrew.
    pub(super) hands: u32,
    /// The number of extra cards with a valid stamp.
    pub(super) extras: u32,
    /// `true` once a card has been drawn, even if its stamp is void by now.
    pub(super) has_cards: bool,
    pub(super) phase: Phase,
    /// The closed stops, with the reasons (PR-21).
    pub(super) closed_stops: BTreeMap<Stop, String>,
    /// The time up to which each stop has reported all of its stamps (PR-22).
    pub(super) reports: BTreeMap<Stop, Time>,
    /// The refunds so far, in cents (PR-19).
    pub(super) refunds: Chips,
    /// The takings in cents when the event closed. Prizes given as shares are shares of this amount. Fees paid later
    /// do not change it (PR-20).
    pub(super) takings_at_close: Option<Chips>,
    /// The hands that won prizes, once the prizes are final.
    pub(super) winners: Option<Arc<BTreeMap<HandId, WonPrize>>>,
}

/// The place of a hand, and its prize in cents.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct WonPrize {
    pub(super) place: usize,
    pub(super) prize: Chips,
}

/// A participant.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Person {
    pub(super) name: String,
    pub(super) rides: bool,
    /// The number of the last hand that the participant was given. Numbers of removed hands are not reused (PR-26).
    pub(super) hands: u32,
    pub(super) arrived: Option<Time>,
    /// `true` if the participant was never scanned, and turning in a hand served as the arrival (PR-12).
    pub(super) arrived_by_turn_in: bool,
    /// `true` if the participant withdrew; their tally sheets have been removed.
    pub(super) withdrawn: bool,
}

/// The phase of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Participants register, ride and turn in hands.
    Open,
    /// Tied hands spin off.
    SpinOff,
    /// The prizes are final.
    Over,
    /// The event was cancelled, and everything sold is refunded (PR-19).
    Cancelled,
}

impl Phase {
    /// Returns whether the prizes are final, or the event was cancelled.
    pub const fn is_final(self) -> bool {
        matches!(self, Phase::Over | Phase::Cancelled)
    }
}

impl PokerRun {
    pub(super) fn person(&self, participant: Participant) -> Result<&Person, Refusal> {
        match self.participants.get(&participant) {
            None => Err(Refusal::NoSuchParticipant(participant)),
            Some(person) if person.withdrawn => Err(Refusal::Withdrawn(participant)),
            Some(person) => Ok(person),
        }
    }

    pub(super) fn sheet(&self, hand: HandId) -> Result<&Sheet, Refusal> {
        self.sheets.get(&hand).ok_or_else(|| match self.person(hand.participant) {
            Err(Refusal::Withdrawn(participant)) => Refusal::Withdrawn(participant),
            _ => Refusal::NoSuchHand(hand),
        })
    }

    /// The sheet of a hand, which must exist.
    pub(super) fn sheet_mut(&mut self, hand: HandId) -> &mut Sheet {
        self.sheets.get_mut(&hand).expect("the hand was looked up")
    }

    /// Adds a stamp to the sheet of a hand, which must exist.
    pub(super) fn add_stamp(&mut self, hand: HandId, mark: Mark, stamp: Stamp) {
        self.has_cards = true;
        self.extras += u32::from(mark == Mark::Extra);
        self.sheet_mut(hand).stamp(mark, stamp);
    }

    /// Declares the valid stamp of a hand void and returns its card; `None` if there is none. The hand must exist.
    pub(super) fn void_stamp(&mut self, hand: HandId, mark: Mark, reason: &str) -> Option<Shown> {
        let card = self.sheet_mut(hand).void(mark, reason)?;
        self.extras -= u32::from(mark == Mark::Extra);
        Some(card)
    }

    /// A participant, who must exist.
    pub(super) fn person_mut(&mut self, participant: Participant) -> &mut Person {
        self.participants.get_mut(&participant).expect("the participant was looked up")
    }

    /// The hands of one participant, with their tally sheets.
    pub(super) fn sheets_of(&self, participant: Participant) -> impl Iterator<Item = (HandId, &Sheet)> {
        let range = participant.hand(0)..=participant.hand(u32::MAX);
        self.sheets.of_participant(range).map(|(&hand, sheet)| (hand, sheet))
    }

    /// The total price of the hands and extra cards sold, in cents (PR-13). It excludes extra cards whose stamp is
    /// void, refunds (PR-19) and unpaid hands (PR-20).
    pub fn takings(&self) -> Chips {
        if self.phase == Phase::Cancelled {
            return Chips::ZERO;
        }
        self.price_of(self.sheets.values().filter(|sheet| sheet.paid).count())
    }

    /// The price of this many hands and of the extra cards sold, in cents.
    fn price_of(&self, hands: usize) -> Chips {
        let extras = u64::from(self.extras) * self.rules.extra_price.get();
        let cents = hands as u64 * self.rules.hand_price.get() + extras;
        Chips::new(cents).expect("takings are checked before they grow")
    }

    /// Checks that the takings may grow by this amount: takings, unpaid fees, refunds and fixed prizes together must
    /// not exceed [`Chips::MAX`] (ALL-2).
    pub(super) fn check_money(&self, more: Chips) -> Result<(), Refusal> {
        let fixed = fixed(all_prizes(&self.plan.prizes, &self.rules)).unwrap_or(Chips::MAX);
        let all = Chips::checked_sum([self.price_of(self.sheets.len()), self.refunds, more, fixed]);
        all.map(|_| ()).ok_or(Refusal::TooMuchMoney)
    }

    /// The phase of the event.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The validated rules of the event; the deadline is the current one, even if it was moved (PR-21).
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The route and the prizes.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The valid stamp of a hand for a mark; `None` if there is none, or if the hand is not registered.
    pub fn valid_stamp(&self, hand: HandId, mark: Mark) -> Option<&Stamp> {
        self.sheets.get(&hand)?.valid_stamp(mark)
    }

    /// The cards that a hand spun to break ties, one per round.
    pub fn spun_off(&self, hand: HandId) -> impl ExactSizeIterator<Item = Shown> + '_ {
        let cards = self.sheets.get(&hand).map_or(&[][..], |sheet| &sheet.spun);
        cards.iter().copied().map(Shown)
    }

    /// Returns whether a card has been drawn, even if its stamp is void by now.
    pub const fn has_cards(&self) -> bool {
        self.has_cards
    }

    /// The number of hands registered, including removed ones and those of participants who withdrew.
    pub const fn hand_count(&self) -> u32 {
        self.hands
    }

    /// The participant with the highest number, including those who withdrew.
    pub fn last_participant(&self) -> Option<Participant> {
        self.participants.keys().next_back().copied()
    }

    /// Returns whether a participant is registered under this number, or was until they withdrew.
    pub fn is_registered(&self, participant: Participant) -> bool {
        self.participants.contains_key(&participant)
    }

    /// Returns whether the participant rides.
    pub fn rides(&self, participant: Participant) -> bool {
        self.person(participant).is_ok_and(|person| person.rides)
    }

    /// Returns whether the participant rides and has not arrived at the finish.
    pub fn is_riding(&self, participant: Participant) -> bool {
        self.person(participant).is_ok_and(|person| person.rides && person.arrived.is_none())
    }

    /// The hand that the participant buys next: the first one for a participant who is not registered.
    pub fn next_hand(&self, participant: Participant) -> HandId {
        let bought = self.participants.get(&participant).map_or(0, |person| person.hands);
        participant.hand(bought + 1)
    }

    /// Returns whether there is such a hand: it was registered, and neither removed (PR-26) nor withdrawn (PR-19).
    pub fn has_hand(&self, hand: HandId) -> bool {
        self.sheets.contains_key(&hand)
    }

    /// Returns whether the five cards of the stops were all spun at the first stop for this hand, as is possible for a
    /// participant who does not ride (PR-5). Stamps that became void later make no difference.
    pub fn spun_at_first_stop(&self, hand: HandId) -> bool {
        self.sheets.get(&hand).is_some_and(|sheet| sheet.spun_at == Some(SpinsAt::FirstStop))
    }

    /// Returns whether the participant withdrew (PR-19).
    pub fn has_withdrawn(&self, participant: Participant) -> bool {
        self.participants.get(&participant).is_some_and(|person| person.withdrawn)
    }
}
