//! The request for the equity, as parsed and as validated.

use crate::Refused;
use cards::Card;
use games::Shown;
use schemars::JsonSchema;
use serde::Deserialize;
use strategy::odds::holdem::{Range, Spot, SpotError};

/// One request.
#[derive(Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// The hand (`AsKh`) or range (`QQ+,AKs:0.5`) of each player.
    pub players: Vec<String>,
    /// The cards on the board: none, three, four or five.
    #[serde(default)]
    pub board: Vec<Shown>,
    /// Cards that are out of play.
    #[serde(default)]
    pub dead: Vec<Shown>,
    /// Number of showdowns to sample, even if all of them could be counted.
    #[serde(default)]
    pub sample: Option<u64>,
    /// Seed of the sample; a new one if omitted.
    #[serde(default)]
    pub seed: Option<u64>,
    /// `true` to add the number of showdowns with each category.
    #[serde(default)]
    pub categories: bool,
    /// `true` to add every player's outs.
    #[serde(default)]
    pub outs: bool,
    /// `true` to add the equity after each next card.
    #[serde(default)]
    pub next_card: bool,
    /// `true` to add the equity by kind of starting hand, for the first range.
    #[serde(default)]
    pub grid: bool,
}

/// A validated request.
pub struct CheckedRequest {
    /// The hand or range of each player, as written.
    pub written: Vec<String>,
    /// The hands, the board and the dead cards.
    pub spot: Spot,
    /// Number of showdowns to sample, if given.
    pub sample: Option<u64>,
    /// Seed of the sample, if given.
    pub seed: Option<u64>,
    /// `true` to count the categories.
    pub categories: bool,
    /// `true` to list the outs.
    pub outs: bool,
    /// `true` to calculate the equity after each next card.
    pub next_card: bool,
    /// `true` to list the equity by kind of hand.
    pub grid: bool,
}

/// Number of showdowns sampled if there are too many to count.
pub const SAMPLES: u64 = 1_000_000;
/// Maximum number of showdowns in a sample: a larger one takes hours, and exact enumeration is then the better choice.
const MAX_DRAWN: u64 = 1_000_000_000;
/// Largest seed: 2^53 − 1, the largest integer that every JSON parser preserves.
const LARGEST_SEED: u64 = (1 << 53) - 1;

impl Request {
    /// Validates the request.
    ///
    /// # Errors
    /// If a range cannot be parsed, a card is given twice, or a number is outside of its limits.
    pub fn check(self) -> Result<CheckedRequest, Refused> {
        let ranges = self.players.iter().enumerate().map(|(at, text)| range(at + 1, text));
        let ranges = ranges.collect::<Result<Vec<Range>, Refused>>()?;
        let cards = |shown: &[Shown]| shown.iter().map(|card| card.0).collect::<Vec<Card>>();
        let spot =
            Spot::new(&ranges, &cards(&self.board), &cards(&self.dead)).map_err(|error| refuse(&error))?;
        let sample = self.sample.map(|drawn| within("sample", drawn, 1, MAX_DRAWN)).transpose()?;
        let seed = self.seed.map(|seed| within("seed", seed, 0, LARGEST_SEED)).transpose()?;
        let Request { players: written, categories, outs, next_card, grid, .. } = self;
        Ok(CheckedRequest { written, spot, sample, seed, categories, outs, next_card, grid })
    }
}

fn range(player: usize, text: &str) -> Result<Range, Refused> {
    let refuse = |error: strategy::odds::holdem::RangeError| {
        Refused::new("range", format!("player {player}, {text:?}, {error}"))
            .in_field(format!("players[{player}]"))
    };
    text.parse().map_err(refuse)
}

fn within(field: &str, number: u64, least: u64, most: u64) -> Result<u64, Refused> {
    if (least..=most).contains(&number) {
        return Ok(number);
    }
    let message = format!("field {field}: {number} is not among {least} to {most}");
    Err(Refused::new("number", message).in_field(field))
}

fn refuse(error: &SpotError) -> Refused {
    let (code, field) = match error {
        SpotError::Players(_) => ("players", "players".to_owned()),
        SpotError::Board(_) => ("board", "board".to_owned()),
        SpotError::Repeated { .. } => ("repeated_card", "board".to_owned()),
        SpotError::Held { player, .. } => ("repeated_card", format!("players[{player}]")),
        SpotError::Overlap { second, .. } => ("repeated_card", format!("players[{second}]")),
        SpotError::Blocked(player) => ("empty_range", format!("players[{player}]")),
        SpotError::NoDeal => ("no_deal", "players".to_owned()),
        SpotError::Pack { .. } => ("pack", "dead".to_owned()),
    };
    Refused::new(code, error.to_string()).citing(&["ALL-1"]).in_field(field)
}

/// Refusal of outs: they need one hand per player and a board of three or four cards.
pub fn no_outs() -> Refused {
    let message = "outs are listed only if every player holds one hand, on a board of three or four cards";
    Refused::new("no_outs", message).in_field("outs")
}

/// Refusal of next cards: they need a board of three or four cards.
pub fn no_next_card(board: usize) -> Refused {
    let message = format!("the board has {board} cards: give three or four");
    Refused::new("no_next_card", message).in_field("next_card")
}

/// Refusal of next cards with too many deals: equity after a next card is enumerated, never sampled.
pub fn too_many() -> Refused {
    let message = "with a next card there are too many deals to count: give narrower ranges or fewer players";
    Refused::new("too_many", message).in_field("next_card")
}

/// Refusal after a stopped count, which has no result.
pub fn stopped() -> Refused {
    let message =
        "stopped before the count was complete: with a sample the deals sampled so far are reported";
    Refused::new("stopped", message)
}

/// Refusal of ranges that conflict so often that no deal could be sampled.
pub fn ranges_conflict() -> Refused {
    let message =
        "the ranges conflict so often that no deal could be drawn: give wider ranges or fewer players";
    Refused::new("no_deal", message)
}

/// Refusal of a grid if no player has a range of several kinds.
pub fn no_grid() -> Refused {
    Refused::new("no_grid", "no player has a range of several kinds of hands: give one, QQ+ or random")
        .in_field("grid")
}
