//! The result of a replayed hand, in JSON.

use super::round::Round;
use super::settings::ReplaySettings;
use crate::RequestError;
use formats::history::AnyReplayed;
use formats::phh::{self, Amount, Hand, Replayed, SignedAmount, replay};
use formats::{FileError, Name};
use games::settlement::WagerResult;
use schemars::JsonSchema;
use serde::ser::Error as _;
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;
use std::fmt;
use std::path::Path;

/// Every hand, and the number of hands by outcome.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its schema is made; it is written hand by hand")]
pub struct Reply {
    /// Every hand in the order of the files.
    pub results: Vec<HandResult>,
    /// Number of hands by outcome.
    pub summary: Summary,
}

/// Number of hands by outcome. Hands that record no figures to compare appear only in `hands`.
#[derive(Clone, Copy, Debug, Default, Serialize, JsonSchema)]
pub struct Summary {
    /// All hands; an unreadable file counts as one.
    pub hands: usize,
    /// Hands whose results match those recorded.
    pub matched: usize,
    /// Hands whose results differ from those recorded.
    pub mismatched: usize,
    /// Hands that cannot be parsed, are of an unknown variant, or have settings, stacks or an action that the rules
    /// refuse; and unreadable files.
    pub refused: usize,
}

/// The result of one hand.
#[derive(Serialize, JsonSchema)]
pub struct HandResult {
    /// Path of the file.
    pub file: String,
    /// The hand's name or number; failing that, its heading in a file of several hands; null if it has none of these.
    pub hand: Option<HandName>,
    /// Result of the hand. A refused hand has only an empty list of stacks and a null `matches`.
    #[serde(flatten)]
    pub figures: ReplayOutcome,
    /// Reason for the refusal; omitted if there was none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<RequestError>,
}

/// Result of a hand, if it was played.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
#[schemars(rename = "Outcome")]
pub enum ReplayOutcome {
    /// A hand of hold'em that was replayed.
    Played(Figures),
    /// A round of another game that was replayed.
    Round(Round),
    /// A hand that was refused, and therefore has no result.
    Refused {
        /// Always empty.
        stacks: [Figure; 0],
        /// Always null.
        matches: (),
    },
}

/// The name or number of a hand.
#[derive(Clone, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct HandName(Name);

/// Result of a hold'em hand. Lists are in the file's order: the player to the left of the button first, the button
/// last.
#[derive(Serialize, JsonSchema)]
pub struct Figures {
    /// Stack of every player at the end of the hand or of the file, in the file's notation.
    pub stacks: Vec<Figure>,
    /// Amount that every player collected from the pots, in the file's notation, without returned uncalled bets. 0 for
    /// every player if the hand is incomplete.
    pub winnings: Vec<Figure>,
    /// `true` if the hand was played to its end.
    pub complete: bool,
    /// `true` if `finishing_stacks` and `winnings`, as far as the file records them, are those of the replay; null
    /// if it records neither.
    pub matches: Option<bool>,
    /// A description of the first figure that differs; omitted if none does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub difference: Option<String>,
    /// The settlement; empty if the hand is incomplete.
    #[serde(skip)]
    pub lines: Vec<SettledLine>,
}

/// One line of the settlement: one player, one pot.
#[derive(Clone, Serialize, JsonSchema)]
pub struct SettledLine {
    /// Position of the player in the file's order, from 1.
    pub seat: usize,
    /// Number of the pot, from 1; the main pot is 1.
    pub pot: usize,
    /// Always `pot`.
    #[schemars(with = "String")]
    pub wager: &'static str,
    /// Result of the player in this pot: won, lost or pushed.
    #[schemars(with = "String")]
    pub result: WagerResult,
    /// Net result of the player in this pot, in the file's notation.
    pub net: Net,
    /// The clauses that the result is based on: those of the rulebook, then the rulings.
    #[schemars(with = "Vec<String>")]
    pub clauses: Vec<&'static str>,
}

/// An amount, serialized as a number.
#[derive(Clone, Copy, JsonSchema)]
#[schemars(with = "f64")]
pub struct Figure(pub Amount);

/// A gain or loss, serialized as a number.
#[derive(Clone, Copy, JsonSchema)]
#[schemars(with = "f64")]
pub struct Net(SignedAmount);

impl Summary {
    /// Counts a hand under its outcome.
    pub fn count(&mut self, result: &HandResult) {
        self.hands += 1;
        match result.matches() {
            None => self.refused += 1,
            Some(Some(true)) => self.matched += 1,
            Some(Some(false)) => self.mismatched += 1,
            Some(None) => (),
        }
    }

    /// `true` if no hand was refused and no result differs.
    pub const fn all_match(&self) -> bool {
        self.refused == 0 && self.mismatched == 0
    }
}

impl HandResult {
    /// The result of a hold'em hand.
    pub fn new(path: &Path, hand: Option<HandName>, figures: Result<Figures, FileError>) -> HandResult {
        let (figures, error) = match figures {
            Ok(figures) => (ReplayOutcome::Played(figures), None),
            Err(error) => (ReplayOutcome::REFUSED, Some(RequestError::in_file(error))),
        };
        HandResult { file: path.display().to_string(), hand, figures, error }
    }

    /// The result of a file that cannot be read.
    pub fn unread(path: &Path, error: RequestError) -> HandResult {
        let (file, figures) = (path.display().to_string(), ReplayOutcome::REFUSED);
        HandResult { file, hand: None, figures, error: Some(error) }
    }

    /// The result of a round, for games other than hold'em.
    pub fn round(path: &Path, round: Result<AnyReplayed, FileError>) -> HandResult {
        let (hand, figures, error) = match round {
            Ok(replayed) => (
                replayed.hand.as_ref().map(HandName::from),
                ReplayOutcome::Round(Round::from(replayed)),
                None,
            ),
            Err(error) => (None, ReplayOutcome::REFUSED, Some(RequestError::in_file(error))),
        };
        HandResult { file: path.display().to_string(), hand, figures, error }
    }

    /// The same result, with this name if the file has none for the hand.
    pub fn or_named(self, name: Option<HandName>) -> HandResult {
        HandResult { hand: self.hand.or(name), ..self }
    }

    /// Comparison with the file: `Some(Some(true))` if the results match, `Some(Some(false))` if they differ,
    /// `Some(None)` if the file records none, `None` if the hand was refused.
    pub const fn matches(&self) -> Option<Option<bool>> {
        match &self.figures {
            ReplayOutcome::Played(figures) => Some(figures.matches),
            ReplayOutcome::Round(round) => Some(round.matches),
            ReplayOutcome::Refused { .. } => None,
        }
    }

    /// A description of the first figure that differs; `None` if none does, or if the hand was refused.
    pub const fn difference(&self) -> Option<&String> {
        match &self.figures {
            ReplayOutcome::Played(figures) => figures.difference.as_ref(),
            ReplayOutcome::Round(round) => round.difference.as_ref(),
            ReplayOutcome::Refused { .. } => None,
        }
    }
}

impl ReplayOutcome {
    const REFUSED: ReplayOutcome = ReplayOutcome::Refused { stacks: [], matches: () };
}

impl Figures {
    /// Replays a hand.
    ///
    /// # Errors
    /// If the hand's own settings are invalid, and the errors of [`replay()`].
    pub fn of(hand: &Hand, under: &ReplaySettings) -> Result<Figures, FileError> {
        replay(hand, &under.of(hand)?).map(Figures::from)
    }
}

impl From<Replayed> for Figures {
    fn from(replayed: Replayed) -> Figures {
        let figures = |amounts: Vec<Amount>| amounts.into_iter().map(Figure).collect();
        Figures {
            stacks: figures(replayed.stacks),
            winnings: figures(replayed.winnings),
            complete: replayed.complete,
            matches: replayed.matches,
            difference: replayed.difference,
            lines: replayed.lines.into_iter().map(SettledLine::from).collect(),
        }
    }
}

impl From<phh::SettledLine> for SettledLine {
    fn from(line: phh::SettledLine) -> SettledLine {
        SettledLine {
            seat: line.player.number(),
            pot: line.pot,
            wager: "pot",
            result: line.result,
            net: Net(line.net),
            clauses: line.clauses,
        }
    }
}

impl Serialize for Figure {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        as_written(self.0.to_string(), serializer)
    }
}

impl Serialize for Net {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        as_written(self.to_string(), serializer)
    }
}

/// Serializes a decimal number verbatim, without rounding it to a float.
fn as_written<S: Serializer>(number: String, serializer: S) -> Result<S::Ok, S::Error> {
    RawValue::from_string(number).map_err(S::Error::custom)?.serialize(serializer)
}

impl fmt::Display for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0.negative { "-" } else { "" };
        write!(f, "{sign}{}", self.0.amount)
    }
}

impl HandName {
    /// The name in a section heading; a number if the text is an integer.
    pub fn heading(text: String) -> HandName {
        HandName(text.parse().map_or(Name::Text(text), Name::Number))
    }
}

impl From<&Name> for HandName {
    fn from(name: &Name) -> HandName {
        HandName(name.clone())
    }
}

impl fmt::Display for HandName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Name::Number(number) => write!(f, "{number}"),
            Name::Text(text) => f.write_str(text),
        }
    }
}
