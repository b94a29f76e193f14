//! Object-safe interfaces of the games. [`GameName::game`] selects the implementation.

use super::{BlindRules, Ending, Opening, RoomGame, Running};
use crate::chance::Chance;
use crate::protocol::Refused;
use crate::protocol::server::Stakes;
use crate::protocol::unread::InputKind;
use crate::store::sealed::{self, ExportContext, Sealed};
use cards::Deck;
use games::high_card_flush::HighCardFlush;
use games::holdem::Holdem;
use games::mount_holyoke::MountHolyoke;
use games::notation::{Misread, parse_acted};
use games::packs_poker::PacksPoker;
use games::record::Record;
use games::{Actor, Awaiting, Chips, DealtOrder, Game, Legal, Seat, SeatSet, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The games of the room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
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
    /// All games.
    pub const ALL: [GameName; 4] =
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

/// Object-safe interface of a game.
pub trait AnyGame: Sync {
    /// The name in URLs, files and messages.
    fn name(&self) -> &'static str;

    /// Reports whether the game is played for chips; otherwise it is played for points.
    fn chips(&self) -> bool;

    /// Default preset of a new table.
    fn preset(&self) -> Option<&'static str>;

    /// JSON schema of the settings.
    fn settings(&self) -> schemars::Schema;

    /// Deserializes and checks settings, and fills in the defaults.
    ///
    /// # Errors
    /// `settings_unread` with the path of the field, and a game's refusal if the settings contradict each other.
    fn rules(&self, settings: &Value) -> Result<CheckedRules, Refused>;

    /// Checks settings against the number of seats of a table.
    ///
    /// # Errors
    /// Those of [`AnyGame::rules`], and a refusal if the table has too few seats.
    fn check_seats(&self, settings: &Value, seats: usize) -> Result<(), Refused>;

    /// Name and description of each bot of the game.
    fn bots(&self) -> Vec<(&'static str, &'static str)>;

    /// Opens a round with the cards in this order. `at` is the sequence number of its first events.
    ///
    /// # Errors
    /// If the table does not fit the rules.
    fn open(&self, at: u64, rules: &Value, opening: &Opening, deck: Deck) -> Result<Box<dyn Round>, Refused>;

    /// Restores a round from its record, under the version of the rules that the record names.
    ///
    /// # Errors
    /// If the record is damaged, or from a newer program.
    fn reopen(&self, at: u64, record: &Sealed) -> Result<Box<dyn Round>, Refused>;
}

/// Checked settings, and the values derived from them.
#[derive(Clone, Debug)]
pub struct CheckedRules {
    /// Every setting.
    pub rules: Value,
    /// Allowed numbers of players in a round.
    pub players: RangeInclusive<usize>,
    /// Minimum stack to be dealt in.
    pub least: Chips,
    /// Maximum forced bets of one player in one hand, such as the big blind and the ante, without missed blinds.
    pub forced: Chips,
    /// Default buy-in limits; none in a game without chips.
    pub stakes: Option<Stakes>,
    /// Rules of the blinds; none in a game without a button.
    pub blinds: Option<BlindRules>,
}

/// An action before it is parsed.
#[derive(Clone, Copy, Debug)]
pub enum ActionInput<'a> {
    /// A player's action, as JSON from a client.
    Json(Seat, &'a Value),
    /// An action with its actor, as a line of the log.
    Line(&'a str),
}

/// Object-safe interface of a round in progress. It holds every card; the views contain only what the viewer may see.
pub trait Round: Send + Sync {
    /// The seats that must act.
    fn awaiting(&self) -> Awaiting;

    /// Applies an action, whose events get the sequence number `at`, and returns it as a line of the log.
    ///
    /// # Errors
    /// `action_unread`, and the game's refusal. The round is unchanged then.
    fn take(&mut self, at: u64, action: ActionInput<'_>) -> Result<String, Refused>;

    /// Action for a seat that has timed out, as a line of the log; none if the seat has no decision.
    fn on_time_out(&self, seat: Seat) -> Option<String>;

    /// Action of the bot with this name on this seat, as a line of the log. The bot receives only the seat's own view.
    fn bot(&self, seat: Seat, name: &str, chance: &mut Chance) -> Option<String>;

    /// The round as this viewer sees it.
    fn view(&self, viewer: Viewer) -> Arc<RawValue>;

    /// The void round as this viewer sees it, with the stacks that are in force.
    fn void_view(&self, viewer: Viewer, stacks: &[Chips]) -> Arc<RawValue>;

    /// Events after the sequence number `since` as the viewer may see them, with sequence numbers and clauses.
    fn seen(&self, since: u64, viewer: Viewer) -> Vec<(u64, Arc<RawValue>, Vec<&'static str>)>;

    /// Sequence number of the last event; 0 for none.
    fn last_seq(&self) -> u64;

    /// Sequence number of the last events, and the stages of their run-out: for each, the number of events up to it as this
    /// viewer sees them, and the view after them. No stages if the events are revealed at once.
    fn run_out(&self, viewer: Viewer) -> (u64, Vec<(usize, Arc<RawValue>)>);

    /// The seats that are out of the round and have no more decisions.
    fn out(&self) -> SeatSet;

    /// Number of a seat's actions, including those by the clock.
    fn turn(&self, seat: Seat) -> u32;

    /// Result of the round; none until it is over.
    fn ending(&self) -> Option<Ending>;

    /// The record, sealed for the store.
    fn sealed(&self) -> Sealed;

    /// Hand history file of the round, with the cards that a viewer was shown.
    ///
    /// # Errors
    /// `no_file` for amounts that the file format cannot hold.
    fn file(&self, context: ExportContext<'_>) -> Result<String, Refused>;
}

struct Of<G>(PhantomData<G>);

impl<G: RoomGame + Send + Sync> AnyGame for Of<G>
where
    G::Action: Send + Sync,
    G::Event: Send + Sync,
    G::Rules: Send + Sync,
    G::Table: Send + Sync,
{
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn chips(&self) -> bool {
        G::CHIPS
    }

    fn preset(&self) -> Option<&'static str> {
        G::PRESET
    }

    fn settings(&self) -> schemars::Schema {
        schemars::schema_for!(G::Settings)
    }

    fn rules(&self, settings: &Value) -> Result<CheckedRules, Refused> {
        let rules = rules::<G>(settings)?;
        Ok(CheckedRules {
            players: G::players(&rules),
            least: G::least(&rules),
            forced: G::forced(&rules),
            stakes: G::stakes(&rules),
            blinds: G::blinds(&rules),
            rules: serde_json::to_value(rules).unwrap_or_default(),
        })
    }

    fn check_seats(&self, settings: &Value, seats: usize) -> Result<(), Refused> {
        G::check_seats(&rules::<G>(settings)?, seats)
    }

    fn bots(&self) -> Vec<(&'static str, &'static str)> {
        G::BOTS.iter().map(|bot| (bot.name(), bot.description())).collect()
    }

    fn open(
        &self,
        at: u64,
        settings: &Value,
        opening: &Opening,
        deck: Deck,
    ) -> Result<Box<dyn Round>, Refused> {
        let rules = G::for_players(rules::<G>(settings)?, opening.stacks.len());
        let table = G::table(&rules, opening);
        Ok(Box::new(Running::<G>::open(at, Record::new(rules, table, DealtOrder::new(deck)))?))
    }

    fn reopen(&self, at: u64, record: &Sealed) -> Result<Box<dyn Round>, Refused> {
        Ok(Box::new(Running::<G>::open(at, sealed::open(record)?)?))
    }
}

fn rules<G: RoomGame>(settings: &Value) -> Result<G::Rules, Refused> {
    super::rules::<G>(InputKind::Settings.read(settings)?)
}

impl<G: RoomGame + Send + Sync> Round for Running<G>
where
    G::Action: Send + Sync,
    G::Event: Send + Sync,
    G::Rules: Send + Sync,
    G::Table: Send + Sync,
{
    fn awaiting(&self) -> Awaiting {
        Game::awaiting(self.game())
    }

    fn take(&mut self, at: u64, action: ActionInput<'_>) -> Result<String, Refused> {
        let (by, action) = match action {
            ActionInput::Json(seat, json) => (Actor::Seat(seat), InputKind::Action.read(json)?),
            ActionInput::Line(line) => parse_acted(line).map_err(|misread| unread(&misread))?,
        };
        Running::take(self, at, by, action)
    }

    fn on_time_out(&self, seat: Seat) -> Option<String> {
        let action = Game::on_time_out(self.game(), seat)?;
        Some(games::notation::Acted(Actor::Clock(seat), &action).to_string())
    }

    fn bot(&self, seat: Seat, name: &str, chance: &mut Chance) -> Option<String> {
        let below = &mut |n| chance.below_u64(n);
        let view = self.game().view(Viewer::Seat(seat));
        let chosen = G::bot(name).and_then(|bot| bot.act(&view, below));
        let action = chosen.or_else(|| Game::legal(self.game(), seat).pick(below))?;
        Some(games::notation::Acted(Actor::Seat(seat), &action).to_string())
    }

    fn view(&self, viewer: Viewer) -> Arc<RawValue> {
        raw(&self.game().view(viewer))
    }

    fn void_view(&self, viewer: Viewer, stacks: &[Chips]) -> Arc<RawValue> {
        let mut view = self.game().view(viewer);
        G::set_stacks(&mut view, stacks);
        raw(&view)
    }

    fn seen(&self, since: u64, viewer: Viewer) -> Vec<(u64, Arc<RawValue>, Vec<&'static str>)> {
        Running::seen(self, since, viewer).map(|(at, seen, clauses)| (at, raw(&seen), clauses)).collect()
    }

    fn last_seq(&self) -> u64 {
        Running::last_seq(self)
    }

    fn run_out(&self, viewer: Viewer) -> (u64, Vec<(usize, Arc<RawValue>)>) {
        let at = self.last_seq();
        if Game::awaiting(self.game()) != Awaiting::Over {
            return (at, Vec::new());
        }
        let seen: Vec<G::Seen> =
            Running::seen(self, at.saturating_sub(1), viewer).map(|(_, seen, _)| seen).collect();
        let stages = self.game().run_out(viewer, &seen, &self.game().view(viewer));
        (at, stages.into_iter().map(|(events, view)| (events, raw(&view))).collect())
    }

    fn out(&self) -> SeatSet {
        G::out(&self.game().view(Viewer::Rail))
    }

    fn turn(&self, seat: Seat) -> u32 {
        Running::turn(self, seat)
    }

    fn ending(&self) -> Option<Ending> {
        Running::ending(self)
    }

    fn sealed(&self) -> Sealed {
        sealed::seal(self.record())
    }

    fn file(&self, context: ExportContext<'_>) -> Result<String, Refused> {
        G::file(&Round::sealed(self), context)
    }
}

/// Refusal for a line of the log that cannot be parsed.
fn unread(misread: &Misread) -> Refused {
    Refused::new("action_unread", misread.to_string()).with("field", "").with("wrong", "value")
}

/// Encodes a viewer's view as JSON.
fn raw(seen: &impl Serialize) -> Arc<RawValue> {
    let text = to_raw_value(seen).expect("views are plain data");
    text.into()
}
