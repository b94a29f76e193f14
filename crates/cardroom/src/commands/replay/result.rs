//! What a replayed hand comes to, as JSON says it.

use super::Under;
use super::round::Round;
use crate::wire::Refused;
use games::history::AnyReplayed;
use games::holdem::phh::{self, Amount, Hand, Name, PhhError, Replayed, SignedAmount, replay};
use games::settlement::WagerResult;
use schemars::JsonSchema;
use serde::ser::Error as _;
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;
use std::fmt;
use std::path::Path;

/// Every hand, and how many of which kind.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its schema is made; it is told hand by hand")]
pub struct Reply {
    /// Every hand in the order of the files.
    pub results: Vec<HandResult>,
    /// The counts.
    pub summary: Summary,
}

/// How many hands came to what. Those that are in none of the three others give no figures to compare.
#[derive(Clone, Copy, Debug, Default, Serialize, JsonSchema)]
pub struct Summary {
    /// All hands; a file that cannot be read counts as one.
    pub hands: usize,
    /// Came to the figures that they give.
    pub matched: usize,
    /// Came to others.
    pub mismatched: usize,
    /// Are no hands of NT, or have an action that the rules refuse.
    pub refused: usize,
}

/// One hand.
#[derive(Serialize, JsonSchema)]
pub struct HandResult {
    /// The file as it was found.
    pub file: String,
    /// The hand's name or number, else its heading in a file of several; null without either.
    pub hand: Option<HandName>,
    /// What it came to; if it was refused only an empty list of stacks, and nothing to match.
    #[serde(flatten)]
    pub figures: Outcome,
    /// Why it was refused; left out if it was not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<Refused>,
}

/// What a hand came to, or nothing.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Outcome {
    Played(Figures),
    Round(Round),
    Refused { stacks: [Figure; 0], matches: () },
}

/// The name or number of a hand.
#[derive(Clone, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct HandName(Name);

/// What a hand came to. Lists are in the file's order: the small blind first, the button last.
#[derive(Serialize, JsonSchema)]
pub struct Figures {
    /// What every player has in the end, or where the file ends, in the file's own form.
    pub stacks: Vec<Figure>,
    /// What every player collected from the banks; chips that nobody matched went back and are not among them.
    pub winnings: Vec<Figure>,
    /// Whether the hand was played to its end.
    pub complete: bool,
    /// Whether the file gives the same `finishing_stacks` and `winnings`; null if it gives neither.
    pub matches: Option<bool>,
    /// The first figure that differs, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub difference: Option<String>,
    #[serde(skip)]
    pub lines: Vec<SettledLine>,
}

/// One line of the settlement: one player, one bank.
#[derive(Clone, Serialize, JsonSchema)]
pub struct SettledLine {
    /// The player, counted from 1, the small blind.
    pub seat: usize,
    /// The bank, counted from 1, the main bank.
    pub pot: usize,
    /// Always `pot`.
    #[schemars(with = "String")]
    pub wager: &'static str,
    #[schemars(with = "String")]
    pub result: WagerResult,
    /// What the player is better off by, in the file's own form.
    pub net: Net,
    /// The clauses behind it, the document first.
    #[schemars(with = "Vec<String>")]
    pub clauses: Vec<&'static str>,
}

/// An amount, a number in JSON.
#[derive(Clone, Copy, JsonSchema)]
#[schemars(with = "f64")]
pub struct Figure(pub Amount);

/// A gain or loss, a number in JSON.
#[derive(Clone, Copy, JsonSchema)]
#[schemars(with = "f64")]
pub struct Net(SignedAmount);

impl Summary {
    /// Counts one more hand.
    pub fn count(&mut self, result: &HandResult) {
        self.hands += 1;
        match result.matches() {
            None => self.refused += 1,
            Some(Some(true)) => self.matched += 1,
            Some(Some(false)) => self.mismatched += 1,
            Some(None) => (),
        }
    }

    /// Whether nothing was refused and nothing differs.
    pub const fn all_match(&self) -> bool {
        self.refused == 0 && self.mismatched == 0
    }
}

impl HandResult {
    pub fn new(path: &Path, hand: Option<HandName>, figures: Result<Figures, PhhError>) -> HandResult {
        let (figures, error) = match figures {
            Ok(figures) => (Outcome::Played(figures), None),
            Err(error) => (Outcome::REFUSED, Some(error.into())),
        };
        HandResult { file: path.display().to_string(), hand, figures, error }
    }

    pub fn unread(path: &Path, refused: Refused) -> HandResult {
        let (file, figures) = (path.display().to_string(), Outcome::REFUSED);
        HandResult { file, hand: None, figures, error: Some(refused) }
    }

    /// A round of another game than hold'em.
    pub fn round(path: &Path, round: Result<AnyReplayed, PhhError>) -> HandResult {
        let (hand, figures, error) = match round {
            Ok(replayed) => {
                (replayed.hand.as_ref().map(HandName::from), Outcome::Round(Round::from(replayed)), None)
            }
            Err(error) => (None, Outcome::REFUSED, Some(Refused::from(error))),
        };
        HandResult { file: path.display().to_string(), hand, figures, error }
    }

    /// The same, with this name where the file gives none.
    pub fn or_named(self, name: Option<HandName>) -> HandResult {
        HandResult { hand: self.hand.or(name), ..self }
    }

    /// Whether it is what the file says, if the file says anything; nothing if it was refused.
    pub const fn matches(&self) -> Option<Option<bool>> {
        match &self.figures {
            Outcome::Played(figures) => Some(figures.matches),
            Outcome::Round(round) => Some(round.matches),
            Outcome::Refused { .. } => None,
        }
    }

    const fn difference(&self) -> Option<&String> {
        match &self.figures {
            Outcome::Played(figures) => figures.difference.as_ref(),
            Outcome::Round(round) => round.difference.as_ref(),
            Outcome::Refused { .. } => None,
        }
    }

    /// The stacks in a row; of a round without stacks all that it came to.
    pub fn row(&self) -> String {
        let row = |figures: Vec<String>| figures.join(" ");
        match &self.figures {
            Outcome::Played(figures) => {
                row(figures.stacks.iter().map(|figure| figure.0.to_string()).collect())
            }
            Outcome::Round(round) if round.stacks.is_empty() => {
                row(round.came_to.iter().map(|(name, value)| format!("{name}={value}")).collect())
            }
            Outcome::Round(round) => row(round.stacks.iter().map(ToString::to_string).collect()),
            Outcome::Refused { .. } => String::new(),
        }
    }

    /// The file, and the hand in it.
    pub fn place(&self) -> String {
        match &self.hand {
            Some(hand) => format!("{}, hand {hand}", self.file),
            None => self.file.clone(),
        }
    }

    /// What is wrong, in words, if anything is.
    pub fn complaint(&self) -> Option<String> {
        let difference = self.difference().cloned();
        let wrong = difference.or(self.error.as_ref().map(Refused::to_string))?;
        Some(format!("{}: {wrong}", self.place()))
    }
}

impl Outcome {
    const REFUSED: Outcome = Outcome::Refused { stacks: [], matches: () };
}

impl Figures {
    /// Plays a hand.
    ///
    /// # Errors
    /// Settings of its own that are none, and the first action that the rules refuse.
    pub fn of(hand: &Hand, under: &Under) -> Result<Figures, PhhError> {
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

/// A number digit by digit, so that no figure is rounded.
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
    /// A heading; an integer if it is one.
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
