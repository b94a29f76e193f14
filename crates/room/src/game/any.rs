//! Object-safe interfaces of the games. [`GameName::game`] selects the implementation.

use super::{BlindRules, Ending, Opening, RoomGame, RunOutStage, Running, SeenEvent};
use crate::chance::Chance;
use crate::kind::Kind;
use crate::log_types::Stakes;
use crate::protocol::Refused;
use crate::protocol::unread::InputKind;
use crate::store::sealed::{self, ExportContext, Sealed};
use cards::Deck;
use games::high_card_flush::HighCardFlush;
use games::holdem::Holdem;
use games::mount_holyoke::MountHolyoke;
use games::notation::{SyntaxError, parse};
use games::packs_poker::PacksPoker;
use games::record::Record;
use games::{Actor, Awaiting, Chips, DealtOrder, Game, Legal, Seat, SeatSet, Unit, Viewer};
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

    /// Returns whether the game is played for chips; otherwise it is played for points.
    fn chips(&self) -> bool;

    /// Unit of the game's amounts.
    fn unit(&self) -> Unit;

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

    /// Opens a round with the cards in this order. `seq` is the sequence number of its first events.
    ///
    /// # Errors
    /// If the table does not fit the rules.
    fn open(&self, seq: u64, rules: &Value, opening: &Opening, deck: Deck)
    -> Result<Arc<dyn Round>, Refused>;

    /// Restores a round from its record, under the version of the rules that the record names.
    ///
    /// # Errors
    /// If the record is damaged, or from a newer program.
    fn reopen(&self, seq: u64, record: &Sealed) -> Result<Arc<dyn Round>, Refused>;
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
    /// Default buy-in limits; `None` in a game without chips.
    pub stakes: Option<Stakes>,
    /// Rules of the blinds; `None` in a game without a button.
    pub blinds: Option<BlindRules>,
}

/// An action before it is parsed, without its actor.
#[derive(Clone, Copy, Debug)]
pub enum ActionInput<'a> {
    /// From a client, as JSON.
    Json(&'a Value),
    /// In the notation of the game, as in the log.
    Line(&'a str),
}

/// A round after an action.
pub struct Advanced {
    /// The action in the notation of the game, for the log.
    pub action: String,
    /// The round.
    pub round: Arc<dyn Round>,
}

/// Stages of a run-out.
pub struct RunOut {
    /// Sequence number of its events, the last ones of the round.
    pub seq: u64,
    /// The stages without the final state; empty if the events are revealed at once.
    pub stages: Vec<RunOutStage<Arc<RawValue>>>,
}

/// Object-safe interface of a round in progress. It holds every card; the views contain only what the viewer may see.
///
/// A round does not change: an action makes a new one, which shares the history of the old one.
pub trait Round: Send + Sync {
    /// The seats that must act.
    fn awaiting(&self) -> Awaiting;

    /// The round after an action, whose events get the sequence number `seq`.
    ///
    /// # Errors
    /// `action_unread` if the action cannot be parsed, and the game's refusal of an illegal action.
    fn after(&self, seq: u64, by: Actor, action: ActionInput<'_>) -> Result<Advanced, Refused>;

    /// The round after the clock has acted for a seat that has timed out; `None` if the seat has no decision.
    ///
    /// # Errors
    /// The game's refusal.
    fn after_time_out(&self, seq: u64, seat: Seat) -> Result<Option<Advanced>, Refused>;

    /// The round after an action of the bot with this name on this seat; `None` if the seat has no decision. The bot
    /// receives only the seat's own view.
    ///
    /// # Errors
    /// The game's refusal.
    fn after_bot(
        &self,
        seq: u64,
        seat: Seat,
        name: &str,
        chance: &mut Chance,
    ) -> Result<Option<Advanced>, Refused>;

    /// The round as this viewer sees it.
    fn view(&self, viewer: Viewer) -> Arc<RawValue>;

    /// The void round as this viewer sees it, with the stacks that are in force.
    fn void_view(&self, viewer: Viewer, stacks: &[Chips]) -> Arc<RawValue>;

    /// Events after the sequence number `since` as the viewer may see them.
    fn seen(&self, since: u64, viewer: Viewer) -> Vec<SeenEvent<Arc<RawValue>>>;

    /// Sequence number of the last event; 0 for none.
    fn last_seq(&self) -> u64;

    /// Stages of the run-out of the last events, as this viewer sees them.
    fn run_out(&self, viewer: Viewer) -> RunOut;

    /// The seats that are out of the round and have no more decisions.
    fn out(&self) -> SeatSet;

    /// Number of a seat's actions, including those by the clock.
    fn turn(&self, seat: Seat) -> u32;

    /// Result of the round; `None` until it is over.
    fn ending(&self) -> Option<Ending<Value>>;

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

    fn unit(&self) -> Unit {
        G::UNIT
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
        seq: u64,
        settings: &Value,
        opening: &Opening,
        deck: Deck,
    ) -> Result<Arc<dyn Round>, Refused> {
        let rules = G::for_players(rules::<G>(settings)?, opening.stacks.len());
        let table = G::table(&rules, opening, carried::<G>(opening)?);
        Ok(Arc::new(Running::<G>::open(seq, Record::new(rules, table, DealtOrder::new(deck)))?))
    }

    fn reopen(&self, seq: u64, record: &Sealed) -> Result<Arc<dyn Round>, Refused> {
        Ok(Arc::new(Running::<G>::open(seq, sealed::open(record)?)?))
    }
}

/// The state carried over from the previous round.
///
/// # Errors
/// `log_damaged` if it is not a state of this game: a new meter or match would silently replace the stored one.
fn carried<G: RoomGame>(opening: &Opening) -> Result<Option<G::Carry>, Refused> {
    let read = |error: serde_json::Error| {
        let message = format!("the state carried over from the previous hand cannot be read: {error}");
        Refused::new(Kind::Damaged, "log_damaged", message)
    };
    opening.carried.clone().map(serde_json::from_value).transpose().map_err(read)
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

    fn after(&self, seq: u64, by: Actor, action: ActionInput<'_>) -> Result<Advanced, Refused> {
        let action: G::Action = match action {
            ActionInput::Json(json) => InputKind::Action.read(json)?,
            ActionInput::Line(line) => parse(line).map_err(|error| unread(&error))?,
        };
        self.advanced(seq, by, action)
    }

    fn after_time_out(&self, seq: u64, seat: Seat) -> Result<Option<Advanced>, Refused> {
        let action = Game::on_time_out(self.game(), seat);
        action.map(|action| self.advanced(seq, Actor::Clock(seat), action)).transpose()
    }

    fn after_bot(
        &self,
        seq: u64,
        seat: Seat,
        name: &str,
        chance: &mut Chance,
    ) -> Result<Option<Advanced>, Refused> {
        let below = &mut |n| chance.below_u64(n);
        let view = self.game().view(Viewer::Seat(seat));
        let chosen = G::bot(name).and_then(|bot| bot.act(&view, below));
        let action = chosen.or_else(|| Game::legal(self.game(), seat).pick(below));
        action.map(|action| self.advanced(seq, Actor::Seat(seat), action)).transpose()
    }

    fn view(&self, viewer: Viewer) -> Arc<RawValue> {
        raw(&self.game().view(viewer))
    }

    fn void_view(&self, viewer: Viewer, stacks: &[Chips]) -> Arc<RawValue> {
        let mut view = self.game().view(viewer);
        G::set_stacks(&mut view, stacks);
        raw(&view)
    }

    fn seen(&self, since: u64, viewer: Viewer) -> Vec<SeenEvent<Arc<RawValue>>> {
        let encoded =
            |SeenEvent { seq, seen, clauses }| SeenEvent { seq, seen: raw::<G::Seen>(&seen), clauses };
        Running::seen(self, since, viewer).into_iter().map(encoded).collect()
    }

    fn last_seq(&self) -> u64 {
        Running::last_seq(self)
    }

    fn run_out(&self, viewer: Viewer) -> RunOut {
        let seq = self.last_seq();
        if Game::awaiting(self.game()) != Awaiting::Over {
            return RunOut { seq, stages: Vec::new() };
        }
        let seen = Running::seen(self, seq.saturating_sub(1), viewer);
        let seen: Vec<G::Seen> = seen.into_iter().map(|event| event.seen).collect();
        let stages = self.game().run_out(viewer, &seen, &self.game().view(viewer));
        let encoded = |RunOutStage { events, view }| RunOutStage { events, view: raw::<G::View>(&view) };
        RunOut { seq, stages: stages.into_iter().map(encoded).collect() }
    }

    fn out(&self) -> SeatSet {
        G::out(&self.game().view(Viewer::Rail))
    }

    fn turn(&self, seat: Seat) -> u32 {
        Running::turn(self, seat)
    }

    fn ending(&self) -> Option<Ending<Value>> {
        let Ending { stacks, house, points, carry } = Running::ending(self)?;
        let carry = carry.map(|carry| serde_json::to_value(carry).unwrap_or_default());
        Some(Ending { stacks, house, points, carry })
    }

    fn sealed(&self) -> Sealed {
        sealed::seal(&self.record())
    }

    fn file(&self, context: ExportContext<'_>) -> Result<String, Refused> {
        G::file(&Round::sealed(self), context)
    }
}

impl<G: RoomGame + Send + Sync> Running<G>
where
    G::Action: Send + Sync,
    G::Event: Send + Sync,
    G::Rules: Send + Sync,
    G::Table: Send + Sync,
{
    fn advanced(&self, seq: u64, by: Actor, action: G::Action) -> Result<Advanced, Refused> {
        let line = action.to_string();
        Ok(Advanced { action: line, round: Arc::new(Running::after(self, seq, by, action)?) })
    }
}

/// Refusal for a line of the log that cannot be parsed.
fn unread(error: &SyntaxError) -> Refused {
    Refused::new(Kind::Damaged, "action_unread", error.to_string()).with("field", "").with("wrong", "value")
}

/// Encodes a viewer's view as JSON.
fn raw<T: Serialize>(seen: &T) -> Arc<RawValue> {
    let text = to_raw_value(seen).expect("views are plain data");
    text.into()
}
