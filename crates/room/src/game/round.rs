//! Object-safe interface of a round in progress.

use super::{Ending, ExportContext, ExportError, RoomGame, RoundError, RunningRound, SeenEvent, Stage};
use crate::protocol::unreadable_input::{InputKind, UnreadableInput};
use crate::rng::Rng;
use crate::store::opaque_record::OpaqueRecord;
use games::notation::parse;
use games::{Actor, Awaiting, Chips, Game, Seat, SeatSet, Viewer};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use std::sync::Arc;
use strategy::bots::choose_action;

/// An action before it is parsed, without its actor.
#[derive(Clone, Copy, Debug)]
pub enum ActionInput<'a> {
    /// From a client, as JSON.
    Json(&'a Value),
    /// In the notation of the game, as in the log.
    Line(&'a str),
}

/// Result of an action: the action as logged, and the round after it.
pub struct ActionResult {
    /// The action in the notation of the game, for the log.
    pub action: String,
    /// The round after the action.
    pub round: Arc<dyn Round>,
}

/// Object-safe interface of a round in progress. A round contains every card; its views contain only what the viewer
/// may see.
///
/// Rounds are immutable: an action creates a new round, which shares the history of the old one.
pub trait Round: Send + Sync {
    /// The hand seats that must act next, or [`Awaiting::Over`] after the round. The house is never awaited: its
    /// reveals are part of the action before them.
    fn awaiting(&self) -> Awaiting;

    /// The round after an action, whose events get the sequence number `seq`.
    ///
    /// # Errors
    /// `action_unread` if the action cannot be parsed, and the game's refusal of an illegal action.
    fn after(&self, seq: u64, by: Actor, action: ActionInput<'_>) -> Result<ActionResult, RoundError>;

    /// The round after the clock has acted for a seat that has timed out; `None` if the seat has no decision.
    ///
    /// # Errors
    /// The game's refusal.
    fn after_time_out(&self, seq: u64, seat: Seat) -> Result<Option<ActionResult>, RoundError>;

    /// Returns whether nobody loses anything if the clock makes the decision of this seat ([`Game::is_formality`]).
    fn is_formality(&self, seat: Seat) -> bool;

    /// The round after an action of the bot with this name on this seat; `None` if the seat has no decision. The bot
    /// receives only the seat's own view. Without such a bot, or if it chooses no action, a random legal action is
    /// taken.
    ///
    /// # Errors
    /// The game's refusal.
    fn after_bot(
        &self,
        seq: u64,
        seat: Seat,
        name: &str,
        rng: &mut Rng,
    ) -> Result<Option<ActionResult>, RoundError>;

    /// The round as this viewer sees it.
    fn view(&self, viewer: Viewer) -> Box<RawValue>;

    /// The void round as this viewer sees it, with the given stacks, hand seat 1 first.
    fn void_view(&self, viewer: Viewer, stacks: &[Chips]) -> Box<RawValue>;

    /// Events after the sequence number `since`, oldest first, as the viewer may see them; an event that the viewer may
    /// not see at all is left out.
    fn seen_events(&self, since: u64, viewer: Viewer) -> Vec<SeenEvent<Box<RawValue>>>;

    /// Sequence number of the last event; 0 for none.
    fn last_seq(&self) -> u64;

    /// Number of stages in which the last events were revealed, without the final state; 0 if they were revealed at
    /// once.
    fn stage_count(&self) -> usize;

    /// The stages that [`Round::stage_count`] counts, as this viewer sees them, oldest first.
    fn stages(&self, viewer: Viewer) -> Vec<Stage<Box<RawValue>>>;

    /// The hand seats that are out of the round and have no more decisions.
    fn out(&self) -> SeatSet;

    /// Number of actions that a seat has taken, including those that the clock took for it.
    fn turn(&self, seat: Seat) -> u32;

    /// Result of the round; `None` until it is over.
    fn ending(&self) -> Option<Ending<Value>>;

    /// The record in the form that only the store reads.
    fn opaque_record(&self) -> OpaqueRecord;

    /// Hand history file of the round, with the cards that a viewer was shown.
    ///
    /// # Errors
    /// [`ExportError::Damaged`] if the record does not replay, [`ExportError::NotRepresentable`] for amounts that the
    /// file format cannot represent.
    fn file(&self, context: ExportContext<'_>) -> Result<String, ExportError>;
}

impl<G: RoomGame> Round for RunningRound<G> {
    fn awaiting(&self) -> Awaiting {
        Game::awaiting(self.game())
    }

    fn after(&self, seq: u64, by: Actor, action: ActionInput<'_>) -> Result<ActionResult, RoundError> {
        let action: G::Action = match action {
            ActionInput::Json(json) => InputKind::Action.read(json)?,
            ActionInput::Line(line) => parse(line).map_err(UnreadableInput::Notation)?,
        };
        self.advanced(seq, by, action)
    }

    fn after_time_out(&self, seq: u64, seat: Seat) -> Result<Option<ActionResult>, RoundError> {
        let action = Game::on_time_out(self.game(), seat);
        action.map(|action| self.advanced(seq, Actor::Clock(seat), action)).transpose()
    }

    fn is_formality(&self, seat: Seat) -> bool {
        Game::is_formality(self.game(), seat)
    }

    fn after_bot(
        &self,
        seq: u64,
        seat: Seat,
        name: &str,
        rng: &mut Rng,
    ) -> Result<Option<ActionResult>, RoundError> {
        let below = &mut |n| rng.below_u64(n);
        let action = choose_action(G::bot(name), self.game(), seat, below);
        action.map(|action| self.advanced(seq, Actor::Seat(seat), action)).transpose()
    }

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        raw(&self.game().view(viewer))
    }

    fn void_view(&self, viewer: Viewer, stacks: &[Chips]) -> Box<RawValue> {
        let mut view = self.game().view(viewer);
        G::set_stacks(&mut view, stacks);
        raw(&view)
    }

    fn seen_events(&self, since: u64, viewer: Viewer) -> Vec<SeenEvent<Box<RawValue>>> {
        let encoded =
            |SeenEvent { seq, seen, clauses }| SeenEvent { seq, seen: raw::<G::Seen>(&seen), clauses };
        RunningRound::seen_events(self, since, viewer).into_iter().map(encoded).collect()
    }

    fn last_seq(&self) -> u64 {
        RunningRound::last_seq(self)
    }

    fn stage_count(&self) -> usize {
        RunningRound::stage_count(self)
    }

    fn stages(&self, viewer: Viewer) -> Vec<Stage<Box<RawValue>>> {
        let encoded = |Stage { events, state }| Stage { events, state: raw::<G::View>(&state) };
        RunningRound::stages(self, viewer).into_iter().map(encoded).collect()
    }

    fn out(&self) -> SeatSet {
        G::out(&self.game().view(Viewer::Rail))
    }

    fn turn(&self, seat: Seat) -> u32 {
        RunningRound::turn(self, seat)
    }

    fn ending(&self) -> Option<Ending<Value>> {
        let Ending { stacks, house, points, carry } = RunningRound::ending(self)?;
        let carry = carry.map(|carry| serde_json::to_value(carry).expect("carried state is plain data"));
        Some(Ending { stacks, house, points, carry })
    }

    fn opaque_record(&self) -> OpaqueRecord {
        OpaqueRecord::new(&self.record())
    }

    fn file(&self, context: ExportContext<'_>) -> Result<String, ExportError> {
        self.game().file(self.record(), context)
    }
}

impl<G: RoomGame> RunningRound<G> {
    fn advanced(&self, seq: u64, by: Actor, action: G::Action) -> Result<ActionResult, RoundError> {
        let line = action.to_string();
        Ok(ActionResult { action: line, round: Arc::new(RunningRound::after(self, seq, by, action)?) })
    }
}

/// Encodes a view, or an event as a viewer may see it, as JSON.
fn raw<T: Serialize>(seen: &T) -> Box<RawValue> {
    to_raw_value(seen).expect("views are plain data")
}
