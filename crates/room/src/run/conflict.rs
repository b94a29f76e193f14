//! Questions for the organiser: ids, conflicts and verdicts.

use super::error::RunRefusal;
use super::offline::StoredRefusal;
use games::Shown;
use games::poker_run::{Action, HandId, Mark, Participant, Stop};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The id of a question: the position of the entry that recorded it, or the subject of a warning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum QuestionId {
    /// A conflict, by the position of the entry that recorded it. Written `42`.
    Entry(u64),
    /// The stamp of a stop is missing. Written `missing-7-1-2` for hand `7-1` and stop 2.
    Missing(HandId, Stop),
    /// A rider has not arrived by the deadline. Written `late-7` for participant 7.
    Late(Participant),
    /// A rollback of the log, by the position of the entry that records it. Written `rolled-back-42`.
    RolledBack(u64),
    /// Entries of another computer's log could not be entered, by the position of the entry that records the merge.
    /// Written `left-out-42`.
    LeftOut(u64),
}

/// A refused stamp on which the organiser decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "RunConflict")]
#[allow(missing_docs, reason = "the comments of the variants describe their fields")]
pub enum Conflict {
    /// The typed card differs from the card of the valid stamp.
    OtherCard { hand: HandId, mark: Mark, stamped: Shown, typed: Shown },
    /// The hand skipped a stop that had already reported all of its stamps up to the time of the refused stamp.
    StopSkipped { hand: HandId, skipped: Stop, stamp: Box<Action> },
    /// A stamp that was made without a connection was refused for any other reason (PR-29).
    Offline { hand: HandId, stamp: Box<Action>, refusal: Box<StoredRefusal> },
    /// An entry of another computer's log was refused when the logs were merged (PR-31). `entry` has a hash in place of a
    /// name. If it concerns a participant and no single hand, `hand` is the participant's first one.
    Merged { hand: HandId, entry: Box<Action>, refusal: Box<StoredRefusal> },
}

impl Conflict {
    /// The hand that the conflict concerns.
    pub const fn hand(&self) -> HandId {
        match self {
            Conflict::OtherCard { hand, .. }
            | Conflict::StopSkipped { hand, .. }
            | Conflict::Offline { hand, .. }
            | Conflict::Merged { hand, .. } => *hand,
        }
    }

    /// The card that the organiser may enter, with its hand and its place; `None` if the conflict is about no card.
    pub fn card(&self) -> Option<(HandId, Mark, Shown)> {
        match self {
            Conflict::OtherCard { hand, mark, typed, .. } => Some((*hand, *mark, *typed)),
            Conflict::StopSkipped { stamp: action, .. }
            | Conflict::Offline { stamp: action, .. }
            | Conflict::Merged { entry: action, .. } => match **action {
                Action::Stamp { hand, stop, card, .. } => Some((hand, Mark::Stop(stop), card)),
                Action::Extra { hand, card, .. } => Some((hand, Mark::Extra, card)),
                _ => None,
            },
        }
    }
}

/// A decision of the organiser.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// No stamp is changed.
    Dismiss,
    /// The stamp is void, and the card that was typed is stamped in its place.
    Replace,
    /// The refused stamp is entered. A stamp that was made without a connection is entered without a time, as a card
    /// from paper, if the rules do not allow its time.
    Accept,
    /// The refused stamp is entered like one that is accepted, but with the time by the offset of the phone's clock when
    /// it was sent.
    AcceptCorrected,
}

impl fmt::Display for QuestionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            QuestionId::Entry(seq) => write!(f, "{seq}"),
            QuestionId::Missing(hand, stop) => write!(f, "missing-{hand}-{}", stop.number()),
            QuestionId::Late(participant) => write!(f, "late-{participant}"),
            QuestionId::RolledBack(seq) => write!(f, "rolled-back-{seq}"),
            QuestionId::LeftOut(seq) => write!(f, "left-out-{seq}"),
        }
    }
}

impl FromStr for QuestionId {
    type Err = RunRefusal;

    fn from_str(text: &str) -> Result<QuestionId, RunRefusal> {
        let id = if let Some(rest) = text.strip_prefix("missing-") {
            rest.rsplit_once('-').and_then(|(hand, stop)| {
                Some(QuestionId::Missing(hand.parse().ok()?, Stop::new(stop.parse().ok()?)?))
            })
        } else if let Some(rest) = text.strip_prefix("late-") {
            rest.parse().ok().and_then(Participant::new).map(QuestionId::Late)
        } else if let Some(rest) = text.strip_prefix("rolled-back-") {
            rest.parse().ok().map(QuestionId::RolledBack)
        } else if let Some(rest) = text.strip_prefix("left-out-") {
            rest.parse().ok().map(QuestionId::LeftOut)
        } else {
            text.parse().ok().map(QuestionId::Entry)
        };
        id.filter(|id| id.to_string() == text).ok_or(RunRefusal::NoSuchQuestion)
    }
}

impl TryFrom<String> for QuestionId {
    type Error = RunRefusal;

    fn try_from(text: String) -> Result<QuestionId, RunRefusal> {
        text.parse()
    }
}

impl From<QuestionId> for String {
    fn from(id: QuestionId) -> String {
        id.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_round_trips() {
        for text in ["42", "missing-17-2-5", "late-7", "rolled-back-3", "left-out-9"] {
            assert_eq!(text.parse::<QuestionId>().unwrap().to_string(), text);
        }
        for wrong in ["", "+42", "042", "late-0", "late-07", "missing-17-2-6", "missing-17-2", "rolled-back-"]
        {
            assert!(wrong.parse::<QuestionId>().is_err(), "{wrong}");
        }
    }
}
