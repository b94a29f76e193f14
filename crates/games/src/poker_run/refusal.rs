//! Reasons for refusing an entry.

use super::action::{HandId, Mark, Participant, Stop};
use super::clause::Clause;
use super::plan::MAX_TEXT;
use super::{Draw, Time};
use crate::error::GameErrorEnum;
use crate::face::Shown;
use schemars::JsonSchema;
use serde::Serialize;
use std::borrow::Cow;

/// A refused entry, which leaves the state unchanged. The message contains the offending values and, if possible, the
/// correction.
#[derive(
    Clone,
    Debug,
    PartialEq,
    Eq,
    thiserror::Error,
    strum::IntoStaticStr,
    strum::VariantNames,
    Serialize,
    JsonSchema,
)]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs, reason = "the messages document the variants")]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    #[error("the event is over")]
    Over,
    #[error("the event was cancelled")]
    Cancelled,
    #[error(
        "the event was opened under version {version} of the rules, which has no such entry; version {since} has it"
    )]
    NotInVersion { version: u32, since: u32 },
    #[error("only staff and the wheel on the screen make entries")]
    NotStaff,
    #[error("the wheel on the screen only draws cards: a member of the staff must do this")]
    WheelOnlySpins,
    #[error(
        "a card that the wheel on the screen draws has a time: only cards from sheets kept on paper have none"
    )]
    WheelNeedsTime,
    #[error("the event is closed and tied hands spin off: only spin-off cards can be entered now")]
    SpinOffNow,
    #[error("no tie is being spun off")]
    NoSpinOff,
    #[error("hand {0} has no card to spin in this round")]
    NotTied(HandId),
    #[error("{0:?} is registered already: add a hand instead")]
    Registered(Participant),
    #[error("{0:?} has withdrawn: register under another number")]
    Withdrawn(Participant),
    #[error(
        "the registration of {participant:?} cannot change any more: hand {hand} has a card{}",
        at_time(", drawn", *at)
    )]
    CardDrawn { participant: Participant, hand: HandId, at: Option<Time> },
    #[error(
        "the registration of {participant:?} cannot change after reaching the finish, at {at}; if that scan was wrong, void it first"
    )]
    AtFinishAlready { participant: Participant, at: Time },
    #[error("{0:?} is registered in this way already")]
    NothingChanged(Participant),
    #[error("hand {0} is the only one of the participant: withdraw the participant instead")]
    OnlyHand(HandId),
    #[error("a name has 1 to {MAX_TEXT} characters")]
    Name,
    #[error("{0:?} is not registered")]
    NoSuchParticipant(Participant),
    #[error("there is no hand {0}")]
    NoSuchHand(HandId),
    #[error("{participant:?} has as many hands as a participant may have, {limit}")]
    HandsLimit { participant: Participant, limit: u32 },
    #[error("takings, refunds and prizes would come to more than 2^53 − 1 cents")]
    TooMuchMoney,
    #[error("hand {hand} has its stamp for {mark} already: {card}{}; to correct it, void it first", at_time(",", *at))]
    AlreadyStamped { hand: HandId, mark: Mark, card: Shown, at: Option<Time> },
    #[error(
        "for {mark} hand {hand} was stamped {stamped}, and {typed} was typed in: compare them with the sheet; the organiser voids the wrong one and stamps the right card"
    )]
    CardConflict { hand: HandId, mark: Mark, stamped: Shown, typed: Shown },
    #[error("hand {hand} belongs to a participant who does not ride: all five cards are spun at once")]
    SpinsAtOnce { hand: HandId },
    #[error("hand {hand} belongs to a participant who rides: one card at each stop")]
    RidesStopByStop { hand: HandId },
    #[error("hand {hand} goes on to {next:?}, not to {stop:?}")]
    NotNextStop { hand: HandId, stop: Stop, next: Stop },
    #[error("at {at} the deadline, {deadline}, has passed")]
    AfterDeadline { at: Time, deadline: Time },
    #[error("at {at} {participant:?} had already reached the finish, at {arrived}")]
    AtFinish { participant: Participant, at: Time, arrived: Time },
    #[error("hand {hand} holds {card} already: {}", remedy(*draw))]
    CardHeld { hand: HandId, card: Shown, draw: Draw },
    #[error(
        "{participant:?} rides and reached the finish at {at}, so a new hand could not visit the stops any more; if that scan was wrong, void it first"
    )]
    RiderAtFinish { participant: Participant, at: Time },
    #[error("{participant:?} was first scanned at the finish at {at}, and that is the arrival")]
    AlreadyArrived { participant: Participant, at: Time },
    #[error("{at} is before {after}, when the last entry before it was made: correct the time")]
    TooEarly { at: Time, after: Time },
    #[error("{0:?} has not been scanned at the finish")]
    NotArrived(Participant),
    #[error("this event sells no extra card")]
    NoExtraCard,
    #[error("hand {hand} misses {next:?}: the extra card comes after the last stop")]
    StopsMissing { hand: HandId, next: Stop },
    #[error("{participant:?} has already used the one extra card, on hand {with}")]
    ExtraTaken { participant: Participant, with: HandId },
    #[error("hand {hand} was turned in at {at}; if that was wrong, void the turn-in first")]
    TurnedIn { hand: HandId, at: Time },
    #[error("hand {0} was not turned in, so there is no turn-in to void")]
    NoTurnIn(HandId),
    #[error("hand {hand} has no stamp for {mark} to void")]
    NothingToVoid { hand: HandId, mark: Mark },
    #[error("{0:?} was not scanned at the finish, so there is no scan to void")]
    NoArrival(Participant),
    #[error("the arrival of {participant:?} cannot be voided: hand {hand} {}", dependency.words())]
    ArrivalStands { participant: Participant, hand: HandId, dependency: ArrivalDependency },
    #[error("give a reason, in 1 to {MAX_TEXT} characters")]
    NoReason,
    #[error("the fee of hand {0} is paid already")]
    FeePaid(HandId),
    #[error("the fee of hand {0} is not paid: record that before its prize")]
    FeeUnpaid(HandId),
    #[error("the prizes are not final: close the event first")]
    PrizesNotFinal,
    #[error("hand {0} won no prize")]
    NoPrize(HandId),
    #[error(
        "hand {hand} was at {other:?} at {there}, so it cannot have been at {stop:?} at {at}: correct the time"
    )]
    OutOfOrder { hand: HandId, stop: Stop, at: Time, other: Stop, there: Time },
    #[error(
        "hand {hand} skipped {skipped:?}, which has reported every stamp up to {until}: send the rider back there; if {stop:?} has stamped the sheet already, the organiser decides whether that counts"
    )]
    StopSkipped { hand: HandId, stop: Stop, skipped: Stop, until: Time },
    #[error("stamps count as they are entered in this event, so stops report nothing")]
    NoReports,
    #[error("{stop:?} has already reported up to {reported}, which is not before {until}")]
    ReportNotLater { stop: Stop, until: Time, reported: Time },
    #[error("{0:?} has reported nothing, so there is no report to withdraw")]
    NothingReported(Stop),
    #[error(
        "{stop:?} has reported up to {reported}: to correct that, give an earlier time than {until}, or none to withdraw the report"
    )]
    ReportNotEarlier { stop: Stop, until: Time, reported: Time },
    #[error("the stops of this event may be visited in any order, so no stop is skipped")]
    NoPostedOrder,
    #[error("hand {hand} may already skip {stop:?}")]
    SkipAllowed { hand: HandId, stop: Stop },
    #[error("no payment of the fee of hand {0} is recorded, so there is none to void")]
    NoPayment(HandId),
    #[error("the prize of hand {0} is marked as paid, and that follows its fee: void the prize first")]
    PrizeFollows(HandId),
    #[error("the prize of hand {0} is not marked as paid, so there is nothing to void")]
    PrizeUnpaid(HandId),
    #[error("{0:?} is not closed")]
    StopNotClosed(Stop),
    #[error("{stop:?} stays closed: hand {hand} went on without its card, or drew it elsewhere")]
    PassedStop { stop: Stop, hand: HandId },
    #[error("{0:?} is closed already")]
    StopClosed(Stop),
    #[error("the deadline is {deadline} and can only be moved later, not to {to}")]
    DeadlineNotLater { to: Time, deadline: Time },
    #[error("the prize of hand {hand}, place {place}, is marked as paid already")]
    PrizePaid { hand: HandId, place: usize },
}

/// The kind of entry for a participant's hand that depends on the arrival, so that the arrival cannot be declared void.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ArrivalDependency {
    /// The hand was turned in.
    TurnedIn,
    /// The hand has a valid extra card.
    Extra,
    /// Cards of the hand were spun at the finish, since the participant does not ride.
    SpunAtFinish,
    /// The hand drew the card of a closed stop at the finish (PR-21).
    ClosedStop,
}

impl ArrivalDependency {
    const fn words(self) -> &'static str {
        match self {
            ArrivalDependency::TurnedIn => "was turned in; void that first",
            ArrivalDependency::Extra => "has an extra card; void that first",
            ArrivalDependency::SpunAtFinish => "was spun at the finish; void its cards first",
            ArrivalDependency::ClosedStop => {
                "drew the card of a closed stop at the finish; void that card first"
            }
        }
    }
}

/// Formats `words` and the time at which a card was drawn; empty if the time is not known.
fn at_time(words: &str, at: Option<Time>) -> String {
    at.map(|at| format!("{words} at {at}")).unwrap_or_default()
}

const fn remedy(draw: Draw) -> &'static str {
    match draw {
        Draw::Respin => "spin again",
        _ => "each card is in the deck once; read the card again",
    }
}

impl GameErrorEnum for Refusal {
    type Clause = Clause;

    fn clauses(&self) -> Cow<'static, [Clause]> {
        use Clause::*;
        Cow::Borrowed(match self {
            Refusal::Over => &[Rule5],
            Refusal::Cancelled => &[Pr19],
            Refusal::NotStaff | Refusal::WheelOnlySpins | Refusal::NotInVersion { .. } => &[Rule1, Pr14],
            Refusal::Withdrawn(_) => &[Rule1, Pr19],
            Refusal::CardDrawn { .. } | Refusal::AtFinishAlready { .. } => &[Rule1, Pr19, Pr26],
            Refusal::NothingChanged(_) | Refusal::OnlyHand(_) => &[Rule1, Pr26],
            Refusal::SpinOffNow | Refusal::NoSpinOff | Refusal::NotTied(_) => &[Pr9, Pr16],
            Refusal::Registered(_)
            | Refusal::Name
            | Refusal::NoSuchParticipant(_)
            | Refusal::NoSuchHand(_) => &[Rule1],
            Refusal::HandsLimit { .. } => &[Rule1, Pr8],
            Refusal::RiderAtFinish { .. } => &[Rule1, Pr8, Pr25],
            Refusal::TooMuchMoney => &[All2, Pr13],
            Refusal::AlreadyStamped { mark: Mark::Stop(_), .. } => &[Rule1, Pr7, Pr10],
            Refusal::AlreadyStamped { mark: Mark::Extra, .. } => &[Rule3, Pr4, Pr10],
            Refusal::CardConflict { .. } | Refusal::WheelNeedsTime => &[Rule1, Pr23],
            Refusal::SpinsAtOnce { .. } => &[Rule2, Pr5],
            Refusal::RidesStopByStop { .. } => &[Rule1, Rule2, Pr5],
            Refusal::NotNextStop { .. } => &[Rule1, Pr7],
            Refusal::AfterDeadline { .. } | Refusal::AtFinish { .. } => &[Rule4, Pr6],
            Refusal::CardHeld { .. } => &[Rule1, Pr1],
            Refusal::AlreadyArrived { .. } => &[Rule4, Pr6],
            Refusal::TooEarly { .. } => &[Pr12],
            Refusal::NotArrived(_) => &[Rule3, Pr4, Pr5],
            Refusal::NoExtraCard | Refusal::StopsMissing { .. } | Refusal::ExtraTaken { .. } => &[Rule3, Pr4],
            Refusal::TurnedIn { .. } => &[Rule3, Pr10, Pr24],
            Refusal::NoTurnIn(_) => &[Rule3, Pr24],
            Refusal::NothingToVoid { .. } | Refusal::NoReason => &[Pr10],
            Refusal::NoArrival(_) | Refusal::ArrivalStands { .. } => &[Pr10, Pr17],
            Refusal::OutOfOrder { .. } | Refusal::StopSkipped { .. } => &[Rule1, Pr7, Pr22],
            Refusal::NoReports
            | Refusal::ReportNotLater { .. }
            | Refusal::NothingReported(_)
            | Refusal::ReportNotEarlier { .. } => &[Rule1, Pr22],
            Refusal::NoPostedOrder | Refusal::SkipAllowed { .. } => &[Rule1, Pr7],
            Refusal::StopClosed(_) | Refusal::StopNotClosed(_) | Refusal::PassedStop { .. } => &[Rule1, Pr21],
            Refusal::DeadlineNotLater { .. } => &[Rule4, Pr21],
            Refusal::FeePaid(_) | Refusal::NoPayment(_) => &[Rule1, Pr20],
            Refusal::FeeUnpaid(_)
            | Refusal::PrizesNotFinal
            | Refusal::NoPrize(_)
            | Refusal::PrizeFollows(_)
            | Refusal::PrizeUnpaid(_)
            | Refusal::PrizePaid { .. } => &[Rule5, Pr20],
        })
    }
}
