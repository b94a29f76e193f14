//! The games on the command line.

use crate::exit::UsageError;
use clap::ValueEnum;

/// A game, as an argument of a command.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
#[value(rename_all = "snake_case")]
pub enum Game {
    /// Texas hold'em
    Holdem,
    /// Packs Poker
    PacksPoker,
    /// High Card Flush
    HighCardFlush,
    /// Mount Holyoke Poker
    MountHolyoke,
    /// The poker run
    PokerRun,
}

/// The games against the house whose odds can be calculated.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
#[value(rename_all = "snake_case")]
pub enum HouseGame {
    /// Packs Poker
    PacksPoker,
    /// High Card Flush
    HighCardFlush,
}

/// The games against the house in which the player decides after the deal.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
#[value(rename_all = "snake_case")]
pub enum DecisionGame {
    /// High Card Flush
    HighCardFlush,
}

impl Game {
    /// The game's name on the command line: `high_card_flush`.
    pub fn name(self) -> String {
        self.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
    }

    /// Number of seats at a table, or of participants in a poker run: the minimum, the default and the maximum.
    const fn range(self) -> (u8, u8, u8) {
        match self {
            Game::Holdem => (2, 6, 10),
            Game::PacksPoker => (1, 3, 9),
            Game::HighCardFlush => (1, 3, 6),
            Game::MountHolyoke => (2, 4, 4),
            Game::PokerRun => (2, 4, 10),
        }
    }

    /// Number of seats at a table, or of participants in a poker run; the default if none is given.
    ///
    /// # Errors
    /// [`UsageError`] with the game's limits, if the number is outside them.
    pub fn seats(self, given: Option<u64>) -> Result<usize, UsageError> {
        let (fewest, usual, most) = self.range();
        let Some(seats) = given else { return Ok(usual.into()) };
        let seated = u8::try_from(seats).ok().filter(|seats| (fewest..=most).contains(seats));
        let misuse = || UsageError(format!("--seats {seats}: {} has {fewest} to {most}", self.name()));
        seated.map(usize::from).ok_or_else(misuse)
    }
}

/// Dispatches an expression to the module of a [`Game`]: `on_game!(game, module => module::play_round(seats))`. The
/// calling module must import `Game`, and have or import a module named after each game.
macro_rules! on_game {
    ($game:expr, $module:ident => $value:expr) => {
        match $game {
            Game::Holdem => {
                use self::holdem as $module;
                $value
            }
            Game::PacksPoker => {
                use self::packs_poker as $module;
                $value
            }
            Game::HighCardFlush => {
                use self::high_card_flush as $module;
                $value
            }
            Game::MountHolyoke => {
                use self::mount_holyoke as $module;
                $value
            }
            Game::PokerRun => {
                use self::poker_run as $module;
                $value
            }
        }
    };
}

/// Dispatches an expression to the type of a table game: `on_table_game!(game, G => play::<G>(seats), refused)`. The
/// last expression is the value for the poker run, which is not played at a table.
macro_rules! on_table_game {
    ($game:expr, $type:ident => $value:expr, $refused:expr) => {
        match $game {
            Game::Holdem => {
                type $type = games::holdem::Holdem;
                $value
            }
            Game::PacksPoker => {
                type $type = games::packs_poker::PacksPoker;
                $value
            }
            Game::HighCardFlush => {
                type $type = games::high_card_flush::HighCardFlush;
                $value
            }
            Game::MountHolyoke => {
                type $type = games::mount_holyoke::MountHolyoke;
                $value
            }
            Game::PokerRun => $refused,
        }
    };
}

/// The refusal of the poker run by a command for games at a table.
pub fn no_table(command: &str) -> UsageError {
    UsageError(format!(
        "{command} poker_run: a poker run has no seats and no turns, so no bot plays it from a seat's view: name holdem, \
         packs_poker, high_card_flush or mount_holyoke"
    ))
}

pub(crate) use {on_game, on_table_game};
