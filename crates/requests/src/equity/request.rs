//! The equity request, as parsed and as validated.

use crate::{Code, RequestError};
use cards::Card;
use games::Shown;
use games::holdem::Clause;
use schemars::JsonSchema;
use serde::Deserialize;
use strategy::odds::holdem::{Range, Spot, SpotError};

/// A request for the equity of hands and ranges.
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
    /// Number of showdowns to sample, from 2 to 1,000,000,000, even if all of them could be counted.
    #[serde(default)]
    pub sample: Option<u64>,
    /// Seed of the sample; a new one if omitted.
    #[serde(default)]
    pub seed: Option<u64>,
    /// `true` to add the number of showdowns with each category.
    #[serde(default)]
    pub categories: bool,
    /// `true` to add every player's outs. Each player needs a single hand, and the board three or four cards.
    #[serde(default)]
    pub outs: bool,
    /// `true` to add the equity after each next card, on a board of three or four cards.
    #[serde(default)]
    pub next_card: bool,
    /// `true` to add the equity by kind of starting hand, for the first player with several kinds.
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
const SAMPLES: u64 = 1_000_000;
/// Minimum number of showdowns in a sample: one has no standard error.
pub const MIN_SAMPLE: u64 = 2;
/// Maximum number of showdowns in a sample, which then takes about a minute unless the ranges block each other.
pub const MAX_SAMPLE: u64 = 1_000_000_000;
/// Largest seed: 2^53 − 1, the largest integer that every JSON parser preserves.
const MAX_SEED: u64 = (1 << 53) - 1;

impl Request {
    /// Validates the request.
    ///
    /// # Errors
    /// If a range cannot be parsed, the number of players or of board cards is not allowed, a card is given twice,
    /// no deal is possible, or a number is outside of its limits.
    pub fn check(self) -> Result<CheckedRequest, RequestError> {
        let ranges = self.players.iter().enumerate().map(|(at, text)| range(at + 1, text));
        let ranges = ranges.collect::<Result<Vec<Range>, RequestError>>()?;
        let cards = |shown: &[Shown]| shown.iter().map(|card| card.0).collect::<Vec<Card>>();
        let spot = Spot::new(&ranges, &cards(&self.board), &cards(&self.dead))
            .map_err(|error| spot_error(&error))?;
        let sample = self.sample.map(|drawn| within("sample", drawn, MIN_SAMPLE, MAX_SAMPLE)).transpose()?;
        let seed = self.seed.map(|seed| within("seed", seed, 0, MAX_SEED)).transpose()?;
        let Request { players: written, categories, outs, next_card, grid, .. } = self;
        Ok(CheckedRequest { written, spot, sample, seed, categories, outs, next_card, grid })
    }
}

impl CheckedRequest {
    /// Number of showdowns to sample if not all are counted.
    pub fn wanted(&self) -> u64 {
        self.sample.unwrap_or(SAMPLES)
    }
}

fn range(player: usize, text: &str) -> Result<Range, RequestError> {
    let range_error = |error: strategy::odds::holdem::RangeError| {
        RequestError::new(Code::Range, format!("player {player}, {text:?}, {error}"))
            .in_field(format!("players[{player}]"))
    };
    text.parse().map_err(range_error)
}

fn within(field: &str, number: u64, least: u64, most: u64) -> Result<u64, RequestError> {
    if (least..=most).contains(&number) {
        return Ok(number);
    }
    let message = format!("field {field}: {number} is not among {least} to {most}");
    Err(RequestError::new(Code::Shared(formats::Code::Number), message).in_field(field))
}

fn spot_error(error: &SpotError) -> RequestError {
    let message = error.to_string();
    let error = match error {
        SpotError::Players(_) => RequestError::new(Code::Players, message).in_field("players"),
        SpotError::Board(_) => RequestError::new(Code::Board, message).in_field("board"),
        SpotError::Repeated { .. } => {
            RequestError::new(Code::Shared(formats::Code::RepeatedCard), message).in_field("board")
        }
        SpotError::Held { player, .. } | SpotError::Overlap { second: player, .. } => {
            RequestError::new(Code::Shared(formats::Code::RepeatedCard), message)
                .in_field(format!("players[{player}]"))
        }
        SpotError::Blocked(player) => {
            RequestError::new(Code::EmptyRange, message).in_field(format!("players[{player}]"))
        }
        SpotError::NoDeal => RequestError::new(Code::NoDeal, message).in_field("players"),
        SpotError::Pack { .. } => RequestError::new(Code::Pack, message).in_field("dead"),
    };
    error.citing(&[Clause::All1])
}

/// Error for outs: they need one hand per player and a board of three or four cards.
pub fn no_outs() -> RequestError {
    let message = "outs are listed only if every player holds one hand, on a board of three or four cards";
    RequestError::new(Code::NoOuts, message).in_field("outs")
}

/// Error for next cards: they need a board of three or four cards.
pub fn no_next_card(board: usize) -> RequestError {
    let message = format!("the board has {board} cards: give three or four");
    RequestError::new(Code::NoNextCard, message).in_field("next_card")
}

/// Error for next cards with too many deals: equity after a next card is enumerated, never sampled.
pub fn too_many() -> RequestError {
    let message = "with a next card there are too many deals to count: give narrower ranges or fewer players";
    RequestError::new(Code::TooMany, message).in_field("next_card")
}

/// Error after a stopped count, which has no result.
pub fn stopped() -> RequestError {
    let message =
        "stopped before the count was complete: with a sample the deals sampled so far are reported";
    RequestError::new(Code::Stopped, message)
}

/// Error for ranges that conflict so often that no deal could be sampled.
pub fn ranges_conflict() -> RequestError {
    let message =
        "the ranges conflict so often that no deal could be drawn: give wider ranges or fewer players";
    RequestError::new(Code::NoDeal, message)
}

/// Error for a grid if no player has a range of several kinds.
pub fn no_grid() -> RequestError {
    RequestError::new(
        Code::NoGrid,
        "no player has a range of several kinds of hands: give one, QQ+ or random",
    )
    .in_field("grid")
}
