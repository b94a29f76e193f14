//! Entries made by the staff and by the on-screen wheel, and the identifiers in them: participants, hands, stops and
//! marks.

use super::Time;
use crate::face::Shown;
use schemars::JsonSchema;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;
use std::str::FromStr;

/// The number of card stops (PR-11).
pub const STOPS: usize = 5;

/// The number under which a participant is registered, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema)]
pub struct Participant(u32);

/// A hand: the participant and the number of the hand, counted from 1. Written `7-1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct HandId {
    /// The participant to whom the hand belongs.
    pub participant: Participant,
    /// The number of the participant's hand, counted from 1.
    pub number: u32,
}

/// A card stop, 1 to 5 along the route.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema)]
pub struct Stop(#[schemars(range(min = 1, max = 5))] u8);

/// A field for a stamp on the tally sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// The card of a stop.
    Stop(Stop),
    /// The extra card.
    Extra,
}

/// The location at which a participant who does not ride spins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SpinsAt {
    /// At the first stop.
    FirstStop,
    /// At the finish.
    Finish,
}

impl SpinsAt {
    /// The other of the two locations.
    pub(super) const fn other(self) -> SpinsAt {
        match self {
            SpinsAt::FirstStop => SpinsAt::Finish,
            SpinsAt::Finish => SpinsAt::FirstStop,
        }
    }
}

/// One requested entry. The entry of a stamp supplies its card, either read by the staff from a physical
/// wheel or pack, or drawn by the room's on-screen wheel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the comments of the variants describe their fields")]
pub enum Action {
    /// Register a participant with a first hand.
    Register { participant: Participant, name: String, rides: bool },
    /// Give a participant another hand.
    AddHand { participant: Participant },
    /// Stamp the card of a stop. Here and below, `at` is omitted for a card typed in from a sheet without times
    /// (PR-23).
    Stamp {
        hand: HandId,
        stop: Stop,
        card: Shown,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Time>,
    },
    /// Stamp all five cards of a participant who does not ride.
    SpinAll {
        hand: HandId,
        spins_at: SpinsAt,
        cards: [Shown; STOPS],
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Time>,
    },
    /// Scan a participant at the finish.
    Arrive { participant: Participant, at: Time },
    /// Stamp the extra card.
    Extra {
        hand: HandId,
        card: Shown,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Time>,
    },
    /// Declare a stamp void; it stays in the record.
    Void { hand: HandId, mark: Mark, reason: String },
    /// Declare a scan at the finish void; it stays in the record (PR-17).
    VoidArrival { participant: Participant, reason: String },
    /// Turn the hand in.
    TurnIn { hand: HandId, at: Time },
    /// Declare the turn-in of a hand void; it stays in the record (PR-24).
    VoidTurnIn { hand: HandId, reason: String },
    /// Close the event, and determine the places and prizes once any spin-off is decided.
    Close,
    /// Spin one card to break a tie.
    SpinOff { hand: HandId, card: Shown },
    /// Withdraw a participant who has no card yet and has not reached the finish, and refund the fees (PR-19).
    Withdraw { participant: Participant },
    /// Correct the name of a participant who could still withdraw (PR-26).
    Rename { participant: Participant, name: String, reason: String },
    /// Correct whether a participant who could still withdraw rides (PR-26).
    SetRides { participant: Participant, rides: bool, reason: String },
    /// Remove one of several hands of a participant who could still withdraw, and refund its fee (PR-26).
    RemoveHand { hand: HandId, reason: String },
    /// Cancel the event, and refund everything sold (PR-19).
    Cancel { reason: String },
    /// Record that the fee of a hand was paid (PR-20).
    Pay { hand: HandId },
    /// Record that the prize of a hand was paid (PR-20).
    PayPrize { hand: HandId },
    /// Declare the recorded payment of a fee void (PR-20).
    VoidPay { hand: HandId, reason: String },
    /// Declare the recorded payment of a prize void (PR-20).
    VoidPrize { hand: HandId, reason: String },
    /// Close a stop; its cards are drawn at other stops or at the finish (PR-21).
    CloseStop { stop: Stop, reason: String },
    /// Open a closed stop again (PR-21).
    ReopenStop { stop: Stop, reason: String },
    /// Move the deadline later (PR-21).
    MoveDeadline { to: Time, reason: String },
    /// State that all stamps given at a stop until this time have been entered (PR-22).
    Report { stop: Stop, until: Time },
    /// Withdraw the report of a stop, or move it back to the earlier time `until` if given (PR-22).
    RetractReport {
        stop: Stop,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<Time>,
        reason: String,
    },
    /// Accept that a rider's hand skipped a stop, so that the hand's stamps from later stops count (PR-7).
    AllowSkip { hand: HandId, stop: Stop, reason: String },
}

impl Action {
    /// Returns whether the entry draws cards. The on-screen wheel may make only such entries.
    pub(super) const fn is_spin(&self) -> bool {
        matches!(
            self,
            Action::Stamp { .. } | Action::SpinAll { .. } | Action::Extra { .. } | Action::SpinOff { .. }
        )
    }

    /// Returns whether the entry corrects or withdraws a registration, which is possible until the first card (PR-19,
    /// PR-26).
    pub const fn corrects_registration(&self) -> bool {
        matches!(
            self,
            Action::Withdraw { .. }
                | Action::Rename { .. }
                | Action::SetRides { .. }
                | Action::RemoveHand { .. }
        )
    }

    /// Returns whether the entry draws cards or declares one void.
    pub const fn changes_cards(&self) -> bool {
        self.is_spin() || matches!(self, Action::Void { .. })
    }

    /// Returns whether the entry records cards from a sheet kept on paper, which have no time (PR-23).
    pub const fn is_untimed(&self) -> bool {
        matches!(
            self,
            Action::Stamp { at: None, .. }
                | Action::SpinAll { at: None, .. }
                | Action::Extra { at: None, .. }
        )
    }

    /// The hand that the entry concerns; `None` if it concerns no single hand.
    pub const fn hand(&self) -> Option<HandId> {
        match self {
            Action::Stamp { hand, .. }
            | Action::SpinAll { hand, .. }
            | Action::Extra { hand, .. }
            | Action::Void { hand, .. }
            | Action::TurnIn { hand, .. }
            | Action::VoidTurnIn { hand, .. }
            | Action::RemoveHand { hand, .. }
            | Action::Pay { hand }
            | Action::PayPrize { hand }
            | Action::AllowSkip { hand, .. }
            | Action::VoidPay { hand, .. }
            | Action::VoidPrize { hand, .. }
            | Action::SpinOff { hand, .. } => Some(*hand),
            Action::Register { .. }
            | Action::Rename { .. }
            | Action::SetRides { .. }
            | Action::AddHand { .. }
            | Action::Withdraw { .. }
            | Action::Arrive { .. }
            | Action::VoidArrival { .. }
            | Action::Report { .. }
            | Action::RetractReport { .. }
            | Action::ReopenStop { .. }
            | Action::Close
            | Action::Cancel { .. }
            | Action::CloseStop { .. }
            | Action::MoveDeadline { .. } => None,
        }
    }

    /// The participant whom the entry concerns; `None` if it concerns a stop or the whole event.
    pub const fn participant(&self) -> Option<Participant> {
        match self {
            Action::Register { participant, .. }
            | Action::Rename { participant, .. }
            | Action::SetRides { participant, .. }
            | Action::AddHand { participant }
            | Action::Withdraw { participant }
            | Action::Arrive { participant, .. }
            | Action::VoidArrival { participant, .. } => Some(*participant),
            _ => match self.hand() {
                Some(hand) => Some(hand.participant),
                None => None,
            },
        }
    }

    /// The name in a registration, or the reason that another entry states; `None` if it states no reason.
    pub(super) fn text(&self) -> Option<&str> {
        match self {
            Action::Register { name: text, .. }
            | Action::Void { reason: text, .. }
            | Action::VoidArrival { reason: text, .. }
            | Action::VoidTurnIn { reason: text, .. }
            | Action::Cancel { reason: text }
            | Action::CloseStop { reason: text, .. }
            | Action::MoveDeadline { reason: text, .. }
            | Action::VoidPay { reason: text, .. }
            | Action::VoidPrize { reason: text, .. }
            | Action::ReopenStop { reason: text, .. }
            | Action::RetractReport { reason: text, .. }
            | Action::Rename { reason: text, .. }
            | Action::SetRides { reason: text, .. }
            | Action::RemoveHand { reason: text, .. }
            | Action::AllowSkip { reason: text, .. } => Some(text),
            _ => None,
        }
    }

    /// The participant's name that the entry states, if any.
    pub const fn name(&self) -> Option<&str> {
        match self {
            Action::Register { name, .. } | Action::Rename { name, .. } => Some(name.as_str()),
            _ => None,
        }
    }

    /// The participant's name that the entry states, if any.
    pub const fn name_mut(&mut self) -> Option<&mut String> {
        match self {
            Action::Register { name, .. } | Action::Rename { name, .. } => Some(name),
            _ => None,
        }
    }

    /// The reason that the entry states, if any.
    pub fn reason(&self) -> Option<&str> {
        self.text().filter(|_| !matches!(self, Action::Register { .. }))
    }

    /// Returns whether the entry records a payment, or declares one void.
    pub(super) const fn is_payment(&self) -> bool {
        matches!(
            self,
            Action::Pay { .. } | Action::PayPrize { .. } | Action::VoidPay { .. } | Action::VoidPrize { .. }
        )
    }

    /// The first version of the rules that allows this entry.
    pub(super) const fn since(&self) -> u32 {
        match self {
            Action::Withdraw { .. }
            | Action::Cancel { .. }
            | Action::Pay { .. }
            | Action::PayPrize { .. }
            | Action::CloseStop { .. }
            | Action::MoveDeadline { .. }
            | Action::VoidPay { .. }
            | Action::VoidPrize { .. }
            | Action::ReopenStop { .. }
            | Action::Report { .. }
            | Action::RetractReport { .. }
            | Action::AllowSkip { .. }
            | Action::VoidTurnIn { .. } => 2,
            Action::Rename { .. } | Action::SetRides { .. } | Action::RemoveHand { .. } => 4,
            _ if self.is_untimed() => 2,
            _ => 1,
        }
    }
}

impl Participant {
    /// The participant with this number; `None` for 0.
    pub const fn new(number: u32) -> Option<Participant> {
        if number == 0 { None } else { Some(Participant(number)) }
    }

    /// The participant's number, counted from 1.
    pub const fn number(self) -> u32 {
        self.0
    }

    /// The id of this participant's hand with this number, counted from 1, whether or not there is such a hand.
    pub const fn hand(self, number: u32) -> HandId {
        HandId { participant: self, number }
    }
}

impl Stop {
    /// The first stop on the route.
    pub const FIRST: Stop = Stop(1);

    /// The stop with this number; `None` unless it is 1 to 5.
    pub const fn new(number: usize) -> Option<Stop> {
        if 1 <= number && number <= STOPS { Some(Stop(number as u8)) } else { None }
    }

    /// All five stops, along the route.
    pub fn all() -> impl DoubleEndedIterator<Item = Stop> {
        (1..=STOPS as u8).map(Stop)
    }

    /// The stop's number, 1 to 5.
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl FromStr for HandId {
    type Err = String;

    fn from_str(text: &str) -> Result<HandId, String> {
        let wrong = || format!("{text:?} is not a hand: write the participant and which hand, 7-1");
        let (participant, number) = text.split_once('-').ok_or_else(wrong)?;
        let count = |digits: &str| digits.parse().ok().filter(|&n: &u32| n > 0 && n.to_string() == digits);
        let participant = count(participant).and_then(Participant::new).ok_or_else(wrong)?;
        Ok(HandId { participant, number: count(number).ok_or_else(wrong)? })
    }
}

impl TryFrom<String> for HandId {
    type Error = String;

    fn try_from(text: String) -> Result<HandId, String> {
        text.chars().take(30).collect::<String>().parse()
    }
}

impl From<HandId> for String {
    fn from(hand: HandId) -> String {
        hand.to_string()
    }
}

impl<'de> Deserialize<'de> for Participant {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Participant, D::Error> {
        let number = u32::deserialize(deserializer)?;
        Participant::new(number).ok_or_else(|| D::Error::custom("participants count from 1"))
    }
}

impl<'de> Deserialize<'de> for Stop {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Stop, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Stop::new(usize::from(number)).ok_or_else(|| {
            D::Error::custom(format!("{number} is not a stop: stops count from 1 to 5 (PR-11)"))
        })
    }
}

impl fmt::Display for Participant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for Participant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "participant {self}")
    }
}

impl fmt::Display for HandId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.participant, self.number)
    }
}

impl fmt::Debug for HandId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "hand {self}")
    }
}

impl fmt::Debug for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "stop {}", self.0)
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mark::Stop(stop) => write!(f, "{stop:?}"),
            Mark::Extra => f.write_str("the extra card"),
        }
    }
}
