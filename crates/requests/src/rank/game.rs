//! The games in which a hand can be ranked, and their settings.

use super::reply::Reply;
use crate::{GameSettings, RequestError};
use cards::Card;
use games::{high_card_flush, holdem, mount_holyoke, poker_run};
use schemars::JsonSchema;
use serde::Deserialize;

/// A game in which a hand can be ranked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Game {
    /// Texas hold'em
    Holdem,
    /// High Card Flush
    HighCardFlush,
    /// Mount Holyoke Poker
    MountHolyoke,
    /// The poker run, where a wheel is spun for each card
    PokerRun,
}

/// Settings of a game, under which hands are ranked.
pub trait RankHand {
    /// Ranks a hand.
    ///
    /// # Errors
    /// If the settings are invalid, or the cards are not a hand of the game.
    fn rank(&self, cards: &[Card]) -> Result<Reply, RequestError>;
}

/// A source of settings for any game, such as a request or the command line.
pub trait SettingsSource {
    /// Error for settings that cannot be converted.
    type Error;

    /// The settings of one game.
    ///
    /// # Errors
    /// If the game does not have one of the settings, or a value is invalid.
    fn settings<S: GameSettings>(&self) -> Result<S, Self::Error>;
}

impl Game {
    /// Every game, with its name in a request and its title.
    pub const ALL: [(Game, &'static str, &'static str); 4] = [
        (Game::Holdem, "holdem", "Texas hold'em"),
        (Game::HighCardFlush, "high_card_flush", "High Card Flush"),
        (Game::MountHolyoke, "mount_holyoke", "Mount Holyoke Poker"),
        (Game::PokerRun, "poker_run", "The poker run, where a wheel is spun for each card"),
    ];

    /// The game with this name in a request; `None` if there is none.
    pub fn named(name: &str) -> Option<Game> {
        Game::ALL.iter().find(|(_, other, _)| *other == name).map(|(game, ..)| *game)
    }

    /// Reads the settings of the game, under which hands are ranked.
    ///
    /// # Errors
    /// If the game does not have one of the settings, or a value is invalid.
    pub fn under<F: SettingsSource>(self, from: &F) -> Result<Box<dyn RankHand>, F::Error> {
        Ok(match self {
            Game::Holdem => Box::new(from.settings::<holdem::Settings>()?),
            Game::HighCardFlush => Box::new(from.settings::<high_card_flush::Settings>()?),
            Game::MountHolyoke => Box::new(from.settings::<mount_holyoke::Settings>()?),
            Game::PokerRun => Box::new(from.settings::<poker_run::Settings>()?),
        })
    }
}
