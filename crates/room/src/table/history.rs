//! Hand history: completed hands, replayed from the log for one viewer.

use super::entry::{Entry, HandEnd, HandStart, Identity, LoggedEntry};
use super::error::{HistoryError, LogError};
use super::person::Person;
use super::state::{Play, replayed_round};
use super::view::{steps, viewer_in};
use crate::game::{ExportContext, GameName, Round, Stage};
use crate::protocol::server::{Step, StepEvent};
use crate::store::{Store, StoredEntry, TableId};
use crate::table::error::TableError;
use games::Viewer;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::value::RawValue;
use std::sync::Arc;

/// Maximum number of hands in a list.
const LISTED: u32 = 50;

/// Comment at the top of a void hand's file. The file contains the stacks that the cards would have produced.
const VOID: &str = "# Void: the table could not pay this hand, and no chips moved.";

/// A finished hand as a line of a list.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct HandLine {
    /// Number of the hand.
    pub hand: u64,
    /// Time at which the hand ended, in milliseconds since the Unix epoch.
    pub at_ms: u64,
    /// Players who were dealt in, in hand seat order.
    pub players: Vec<HandPlayer>,
    /// Net result of the house, in the game's unit (ALL-2); null in a game that is not against the house.
    #[schemars(extend("x-unit" = "game"))]
    pub house: Option<i64>,
    /// `true` if the hand is void and moved no chips because an account of the table had reached its limit.
    pub unpaid: bool,
}

/// A player who was dealt into a hand.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct HandPlayer {
    /// Number of the player's seat.
    pub seat: u8,
    /// The player's name at the table.
    pub name: String,
    /// `true` for one of the room's own bots.
    pub bot: bool,
    /// `true` for a bot account: a program from outside that plays with a token. Omitted for others.
    #[serde(rename = "bot_account", default, skip_serializing_if = "std::ops::Not::not")]
    pub is_bot_account: bool,
    /// `true` for the viewer.
    pub you: bool,
    /// Net result of the player, in the game's unit (ALL-2); null in a game without chips.
    #[schemars(extend("x-unit" = "game"))]
    pub net: Option<i64>,
    /// Points of the round; null in a game with chips, for a player who had been eliminated from the match, and in
    /// hands that were stored without points.
    #[schemars(extend("x-unit" = "game"))]
    pub points: Option<u64>,
}

/// A hand, step by step.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct HandReplay {
    /// The game of the hand.
    pub game: GameName,
    /// Summary of the hand, as in the list of hands.
    #[serde(flatten)]
    pub line: HandLine,
    /// The seat with the button; null in games other than hold'em.
    pub button: Option<u8>,
    /// The events in groups, each with the view after it, oldest first.
    pub frames: Vec<Frame>,
}

/// Events of a hand, with the view after them.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Frame {
    /// The events of the frame, oldest first.
    pub steps: Vec<Step>,
    /// The viewer's view of the hand after the events, in the game's own form.
    #[schemars(with = "serde_json::Value")]
    pub view: Box<RawValue>,
}

/// The completed hands among the 50 hands before hand `before`, or among the last 50 hands of the table if it is
/// `None`, newest first.
///
/// # Errors
/// If the store fails or the log is damaged.
pub async fn hands<S: Store>(
    store: &S,
    table: TableId,
    who: Option<&Person>,
    before: Option<u64>,
) -> Result<Vec<HandLine>, TableError> {
    let rows = store.hands(table, before, LISTED).await?;
    let mut lines = Vec::new();
    for row in rows {
        // An unfinished hand is read too, to detect tampering with the end of a hand.
        let entries = entries(store, table, row.hand).await?;
        if row.ended {
            lines.push(of_entries(row.hand, &entries)?.line(who));
        }
    }
    Ok(lines)
}

/// One hand, step by step.
///
/// # Errors
/// `no_such_hand` if the hand was not played or is not over. Also if the store fails or the log is damaged.
pub async fn hand<S: Store>(
    store: &S,
    (table, game): (TableId, GameName),
    who: Option<&Person>,
    number: u64,
) -> Result<HandReplay, TableError> {
    let hand = read(store, table, number).await?;
    Ok(HandReplay {
        game,
        line: hand.line(who),
        button: hand.opened.button.map(|chair| chair.number()),
        frames: hand.frames(game, who)?,
    })
}

/// One hand as a file that the program `cardroom` can replay: PHH for hold'em, a similar format for the other games.
/// Cards that the viewer was not shown are written `????` or `??`.
///
/// # Errors
/// The errors of [`hand`], and `no_file` for amounts that the file format cannot represent.
pub async fn file<S: Store>(
    store: &S,
    (table, game): (TableId, GameName),
    who: Option<&Person>,
    number: u64,
) -> Result<String, TableError> {
    let hand = read(store, table, number).await?;
    let round = hand.replay(game)?;
    let viewer = who.map_or(Viewer::Rail, |who| viewer_in(&hand.opened, who));
    let names: Vec<&str> = hand.opened.players.iter().map(Identity::name).collect();
    let file = round.file(ExportContext { viewer, number, names: &names })?;
    Ok(if hand.ended.unpaid { format!("{VOID}\n{file}") } else { file })
}

/// A completed hand in the log.
struct Hand {
    opened: HandStart,
    ended: HandEnd,
    /// Time at which the hand ended, in milliseconds since the Unix epoch.
    at_ms: u64,
    log: Vec<(u64, LoggedEntry)>,
}

async fn entries<S: Store>(store: &S, table: TableId, number: u64) -> Result<Vec<StoredEntry>, TableError> {
    store.read_hand(table, number).await.map_err(TableError::from)
}

async fn read<S: Store>(store: &S, table: TableId, number: u64) -> Result<Hand, TableError> {
    of_entries(number, &entries(store, table, number).await?)
}

fn of_entries(number: u64, entries: &[StoredEntry]) -> Result<Hand, TableError> {
    let log = LoggedEntry::read_all(entries)?;
    let opened = log.iter().find_map(|(_, logged)| match &logged.entry {
        Entry::Opened(opened) => Some(opened.clone()),
        _ => None,
    });
    let ended = log.iter().find_map(|(_, logged)| match &logged.entry {
        Entry::Ended(ended) => Some((ended.clone(), logged.at_ms)),
        _ => None,
    });
    match (opened, ended) {
        (Some(opened), Some((ended, at_ms))) => Ok(Hand { opened, ended, at_ms, log }),
        _ => Err(HistoryError::NoSuchHand { hand: number }.into()),
    }
}

impl Hand {
    fn line(&self, who: Option<&Person>) -> HandLine {
        let HandStart { hand, lineup, players, .. } = &self.opened;
        let net = |place: usize| self.ended.nets.as_ref().and_then(|nets| nets.get(place).copied());
        let points = |place: usize| *self.ended.points.as_ref()?.get(place)?;
        let players = lineup.iter().zip(players).enumerate().map(|(place, (chair, player))| HandPlayer {
            seat: chair.number(),
            name: player.name().to_owned(),
            bot: player.style().is_some(),
            is_bot_account: player.is_bot_account(),
            you: who.is_some_and(|who| player.player() == Some(who.id)),
            net: net(place),
            points: points(place),
        });
        let HandEnd { house, unpaid, .. } = self.ended;
        HandLine { hand: *hand, at_ms: self.at_ms, players: players.collect(), house, unpaid }
    }

    /// Replays the round to the end of the hand. Fails if the log is damaged.
    fn replay(&self, game: GameName) -> Result<Arc<dyn Round>, TableError> {
        let mut round = None;
        for (seq, logged) in &self.log {
            round = replayed_round(game.game(), round.as_deref(), *seq, logged)?.or(round);
        }
        Ok(round.ok_or(LogError::HandWithoutCards)?)
    }

    /// Frames of the opening and of each action. The last frame of a void hand has the result of the cards, then the
    /// event that voids the hand, and the stacks that remain valid.
    fn frames(&self, game: GameName, who: Option<&Person>) -> Result<Vec<Frame>, TableError> {
        let viewer = who.map_or(Viewer::Rail, |who| viewer_in(&self.opened, who));
        let mut frames = Vec::new();
        let (mut round, mut void_stacks) = (None, None);
        for (seq, logged) in &self.log {
            if let Some(after) = replayed_round(game.game(), round.as_deref(), *seq, logged)? {
                let play = Play { opened: &self.opened, round: &*after, void_stacks };
                frames.extend(moments(play, *seq, viewer));
                round = Some(after);
            }
            if let Entry::Ended(ended) = &logged.entry
                && ended.unpaid
                && let (Some(round), Some(last)) = (&round, frames.last_mut())
            {
                void_stacks = ended.void_stacks();
                last.view = Play { opened: &self.opened, round: &**round, void_stacks }.view(viewer);
                let what = StepEvent::Table(ended.into());
                last.steps.push(Step { seq: *seq, hand: self.opened.hand, what });
            }
        }
        Ok(frames)
    }
}

/// Frames of one log entry: one for each stage of a run-out, and one with the view after the entry.
fn moments(play: Play<'_>, seq: u64, viewer: Viewer) -> Vec<Frame> {
    let mut steps = steps(&[], Some(play), seq - 1, viewer);
    let stages = if play.round.last_seq() == seq { play.round.stages(viewer) } else { Vec::new() };
    let mut frames = Vec::new();
    let mut shown = 0;
    for Stage { events, state } in stages {
        let later = steps.split_off((events - shown).min(steps.len()));
        frames.push(Frame { steps: std::mem::replace(&mut steps, later), view: state });
        shown = events;
    }
    frames.push(Frame { steps, view: play.view(viewer) });
    frames
}
