//! The rank of a hand, as text and as a number.
//!
//! `game.rs` lists the games, and each game has a file that ranks its hands; `reply.rs` is the reply.

mod game;
mod high_card_flush;
mod holdem;
mod mount_holyoke;
mod poker_run;
mod reply;

pub use game::{Game, RankHand, SettingsSource};
pub(crate) use high_card_flush::cards_error as flush_error;
pub use reply::{Flush, Reply};

use crate::{Code, GameSettings, RequestError, Schemas, json};
use cards::Card;
use games::Shown;
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::value::RawValue;

/// A request to rank a hand.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Request<'a> {
    /// The game to rank by; that of `--game` if omitted.
    #[serde(default)]
    game: Option<Game>,
    /// The cards of the hand, as many as the game requires.
    cards: Vec<Shown>,
    /// The game's settings. If omitted, those of `--rules`, or the defaults if `game` differs from `--game`.
    #[serde(borrow, default)]
    #[schemars(with = "Option<Settings>")]
    rules: Option<&'a RawValue>,
}

/// A game's settings, not yet validated.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[expect(dead_code, reason = "only its schema is made")]
enum Settings {
    Holdem(Box<games::holdem::Settings>),
    HighCardFlush(Box<games::high_card_flush::Settings>),
    MountHolyoke(Box<games::mount_holyoke::Settings>),
    PokerRun(Box<games::poker_run::Settings>),
}

/// The settings inside a request.
struct InRequest<'a> {
    line: &'a str,
    /// The settings; the defaults if omitted.
    rules: Option<&'a RawValue>,
}

/// The default game, for requests that do not name one, and the default settings of this game.
pub struct Defaults {
    /// The game of a request that names none.
    pub game: Game,
    /// The settings of `game`.
    pub settings: Box<dyn RankHand>,
}

/// The JSON Schemas of the request and of the reply.
pub fn schemas() -> Schemas {
    Schemas::of_lines::<Request<'_>, Reply>()
}

/// Ranks the hand of a request in JSON. `given` is used if the request names no game or the same one; its settings are
/// used if the request has none. A request for another game without settings is answered under the defaults.
///
/// # Errors
/// If the input cannot be parsed, neither the request nor `given` names a game, the settings are invalid, or
/// the cards are not a hand of the game.
pub fn answer(line: &str, given: Option<&Defaults>) -> Result<Reply, RequestError> {
    let request: Request<'_> = json::read(line)?;
    let cards: Vec<Card> = request.cards.iter().map(|card| card.0).collect();
    let given = given.filter(|given| request.game.is_none_or(|game| game == given.game));
    match (request.game, given) {
        (_, Some(given)) if request.rules.is_none() => given.settings.rank(&cards),
        (named, given) => {
            let game = named.or(given.map(|given| given.game)).ok_or_else(no_game)?;
            game.under(&InRequest { line, rules: request.rules })?.rank(&cards)
        }
    }
}

/// Error for a request that does not name a game, if no game is given for all requests.
pub fn no_game() -> RequestError {
    RequestError::new(Code::Request, "the field game is missing: name it")
}

impl SettingsSource for InRequest<'_> {
    type Error = RequestError;

    fn settings<S: GameSettings>(&self) -> Result<S, RequestError> {
        self.rules.map_or_else(|| Ok(S::default()), |rules| json::read_part(self.line, rules, "rules"))
    }
}
