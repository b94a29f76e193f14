//! Object-safe interface of the games. [`GameName::game`] selects the implementation.

use super::table_rules::RulesOf;
use super::{DemoTable, RoomGame, Round, RoundError, RunningRound, TableRules};
use crate::protocol::unreadable_input::InputKind;
use crate::store::opaque_record::OpaqueRecord;
use games::Unit;
use games::high_card_flush::HighCardFlush;
use games::holdem::Holdem;
use games::mount_holyoke::MountHolyoke;
use games::packs_poker::PacksPoker;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::marker::PhantomData;
use std::sync::Arc;
use strategy::bots::{RandomBelow, draw_bot};
use strum::EnumCount;

/// A game of the room, by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumCount, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum GameName {
    /// Texas hold'em.
    Holdem,
    /// Mount Holyoke Poker.
    MountHolyoke,
    /// Packs Poker.
    PacksPoker,
    /// High Card Flush.
    HighCardFlush,
}

impl GameName {
    /// All games, in the order of `/api/games`.
    pub const ALL: [GameName; GameName::COUNT] =
        [GameName::Holdem, GameName::MountHolyoke, GameName::PacksPoker, GameName::HighCardFlush];

    /// The game with this name.
    pub fn game(self) -> &'static dyn AnyGame {
        match self {
            GameName::Holdem => &Of::<Holdem>(PhantomData),
            GameName::MountHolyoke => &Of::<MountHolyoke>(PhantomData),
            GameName::PacksPoker => &Of::<PacksPoker>(PhantomData),
            GameName::HighCardFlush => &Of::<HighCardFlush>(PhantomData),
        }
    }
}

/// Object-safe interface of a game, without its associated types.
pub trait AnyGame: Sync {
    /// The name in URLs, files and messages, such as `high_card_flush`.
    fn name(&self) -> &'static str;

    /// Returns whether the game is played for chips. The other games are played for points.
    fn chips(&self) -> bool;

    /// Unit of the game's amounts.
    fn unit(&self) -> Unit;

    /// Default preset of a new table; `None` if the defaults of the settings apply.
    fn preset(&self) -> Option<&'static str>;

    /// The demo table in the lobby.
    fn demo(&self) -> DemoTable;

    /// JSON schema of the settings.
    fn settings(&self) -> schemars::Schema;

    /// Deserializes and checks settings, and fills in the defaults.
    ///
    /// # Errors
    /// `settings_unread`, with the path of the field, if the settings cannot be deserialized; the refusal of the game
    /// if they are out of range or contradict each other.
    fn rules(&self, settings: &Value) -> Result<Arc<dyn TableRules>, RoundError>;

    /// Name and description of each bot of the game.
    fn bots(&self) -> Vec<(&'static str, &'static str)>;

    /// Draws one of the bots that have a strategy, and returns its name; the name of the bot `call` if none has one.
    fn draw_bot(&self, below: &mut RandomBelow<'_>) -> &'static str;

    /// Restores a round from its record, under the version of the rules that the record names. All its events get the
    /// sequence number `seq`.
    ///
    /// # Errors
    /// `record_damaged` if the record is damaged, of another game, or from a newer program; the game's refusal if its
    /// table or one of its actions does not fit the rules.
    fn reopen(&self, seq: u64, record: &OpaqueRecord) -> Result<Arc<dyn Round>, RoundError>;
}

struct Of<G>(PhantomData<G>);

impl<G: RoomGame> AnyGame for Of<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn chips(&self) -> bool {
        G::CHIPS
    }

    fn unit(&self) -> Unit {
        G::UNIT
    }

    fn preset(&self) -> Option<&'static str> {
        G::PRESET
    }

    fn demo(&self) -> DemoTable {
        G::DEMO
    }

    fn settings(&self) -> schemars::Schema {
        schemars::schema_for!(G::Settings)
    }

    fn rules(&self, settings: &Value) -> Result<Arc<dyn TableRules>, RoundError> {
        let rules = super::rules::<G>(InputKind::Settings.read(settings)?)?;
        Ok(Arc::new(RulesOf::<G>(rules)))
    }

    fn bots(&self) -> Vec<(&'static str, &'static str)> {
        G::BOTS.iter().map(|bot| (bot.name(), bot.description())).collect()
    }

    fn draw_bot(&self, below: &mut RandomBelow<'_>) -> &'static str {
        draw_bot::<G>(below).name()
    }

    fn reopen(&self, seq: u64, record: &OpaqueRecord) -> Result<Arc<dyn Round>, RoundError> {
        Ok(Arc::new(RunningRound::<G>::open(seq, record.read()?)?))
    }
}
