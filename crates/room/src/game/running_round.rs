//! A round in progress, with its record and its events.

use super::shared_list::SharedList;
use super::{Ending, RoomGame, RoundError, refused};
use games::clause::CitesClauses;
use games::record::Record;
use games::{Actor, Awaiting, BySeat, Game, Seat, Viewer};
use std::sync::Arc;

/// A round with its record, and its events with their sequence numbers in the table's log. It contains all hidden
/// cards.
///
/// A copy shares the record and the history, so the cost of copying does not depend on the length of the hand.
pub struct RunningRound<G: RoomGame> {
    game: G,
    /// The record without its actions, which are in the history.
    opened: Arc<Record<G>>,
    history: SharedList<RoundChange<G>>,
    turns: BySeat<u32>,
}

/// The opening or an action, with its events.
struct RoundChange<G: RoomGame> {
    /// Sequence number of the entry in the table's log.
    seq: u64,
    /// The action; `None` for the opening.
    action: Option<(Actor, G::Action)>,
    events: Vec<G::Event>,
    /// The stages in which the events were revealed, without the final state; empty if they were revealed at once.
    stages: Vec<Stage<G>>,
}

/// A stage of a reveal, such as a street of a run-out.
pub struct Stage<S> {
    /// Number of events from the opening or action up to this stage: all events, or only those that a viewer sees.
    pub events: usize,
    /// The state after these events: the game, or a viewer's view of it.
    pub state: S,
}

/// An event as a viewer may see it.
pub struct SeenEvent<S> {
    /// Sequence number of the entry in the table's log.
    pub seq: u64,
    /// The event, without data hidden from the viewer.
    pub seen: S,
    /// The clauses that the event cites.
    pub clauses: Vec<&'static str>,
}

impl<G: RoomGame> Clone for RunningRound<G> {
    fn clone(&self) -> RunningRound<G> {
        RunningRound {
            game: self.game.clone(),
            opened: self.opened.clone(),
            history: self.history.clone(),
            turns: self.turns,
        }
    }
}

impl<G: RoomGame> RunningRound<G> {
    /// Opens a round under the version of the rules that its record names, and applies the record's actions. The events
    /// get the sequence number `seq`.
    ///
    /// # Errors
    /// The game's refusal of a table that does not fit the rules, or of one of the actions.
    pub fn open(seq: u64, mut record: Record<G>) -> Result<RunningRound<G>, RoundError> {
        let actions = std::mem::take(&mut record.actions);
        let mut events = Vec::new();
        let Record { version, rules, table, order, .. } = &record;
        let game = G::start(*version, rules, table, order, &mut |event| events.push(event));
        let game = game.map_err(|error| refused::<G>(&error))?;
        let (opened, turns) = (Arc::new(record), BySeat::new(games::seat::MAX_SEATS));
        let mut running = RunningRound { game, opened, history: SharedList::new(), turns };
        running.reveal(RoundChange { seq, action: None, events, stages: Vec::new() });
        for (by, action) in actions {
            running.advance(seq, by, action)?;
        }
        Ok(running)
    }

    /// A copy of the round after an action, whose events get the sequence number `seq`.
    ///
    /// # Errors
    /// The game's refusal of an illegal action.
    pub fn after(&self, seq: u64, by: Actor, action: G::Action) -> Result<RunningRound<G>, RoundError> {
        let mut after = self.clone();
        after.advance(seq, by, action)?;
        Ok(after)
    }

    fn advance(&mut self, seq: u64, by: Actor, action: G::Action) -> Result<(), RoundError> {
        let mut events = Vec::new();
        let applied = self.game.act(by, &action, &mut |event| events.push(event));
        applied.map_err(|refusal| refused::<G>(&refusal))?;
        if let Actor::Seat(seat) | Actor::Clock(seat) = by {
            self.turns[seat] += 1;
        }
        self.reveal(RoundChange { seq, action: Some((by, action)), events, stages: Vec::new() });
        Ok(())
    }

    /// Continues a reveal to its end and keeps its states except the final one, then appends the change to the history.
    fn reveal(&mut self, mut change: RoundChange<G>) {
        let RoundChange { events, stages, .. } = &mut change;
        let before = events.len();
        let keep = |game: &G, revealed| {
            if game.awaiting() == Awaiting::House {
                stages.push(Stage { events: before + revealed, state: game.clone() });
            }
        };
        self.game.reveal_all(&mut |event| events.push(event), keep);
        self.history.push(change);
    }

    /// The newest change that caused events; `None` if none did.
    fn last_change(&self) -> Option<&RoundChange<G>> {
        self.history.newest_first().find(|change| !change.events.is_empty())
    }

    /// Sequence number of the last event; 0 for none.
    pub fn last_seq(&self) -> u64 {
        self.last_change().map_or(0, |change| change.seq)
    }

    /// Number of stages in which the last events were revealed, without the final state; 0 if they were revealed at
    /// once.
    pub fn stage_count(&self) -> usize {
        self.last_change().map_or(0, |change| change.stages.len())
    }

    /// The stages in which the last events were revealed, without the final state: the number of events that the viewer
    /// sees, and the view after them.
    pub fn stages(&self, viewer: Viewer) -> Vec<Stage<G::View>> {
        let Some(RoundChange { events, stages, .. }) = self.last_change() else { return Vec::new() };
        let is_visible = |event: &&G::Event| self.game.see(event, viewer).is_some();
        let (mut counted, mut visible) = (0, 0);
        let stage = |stage: &Stage<G>| {
            visible += events[counted..stage.events].iter().filter(is_visible).count();
            counted = stage.events;
            Stage { events: visible, state: stage.state.view(viewer) }
        };
        stages.iter().map(stage).collect()
    }

    /// State of the game, with all hidden cards.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The record from which the round can be replayed. It is secret: it contains all hidden cards.
    pub(super) fn record(&self) -> Record<G> {
        let mut actions: Vec<(Actor, G::Action)> =
            self.history.newest_first().filter_map(|change| change.action.clone()).collect();
        actions.reverse();
        Record { actions, ..(*self.opened).clone() }
    }

    /// Number of actions that a seat has taken, including those that the clock took for it.
    pub fn turn(&self, seat: Seat) -> u32 {
        self.turns[seat]
    }

    /// Events after the sequence number `since`, oldest first, as a viewer may see them; an event that the viewer may
    /// not see at all is left out. Earlier events are not visited.
    pub fn seen_events(&self, since: u64, viewer: Viewer) -> Vec<SeenEvent<G::Seen>> {
        let later = self.history.newest_first().take_while(|change| change.seq > since);
        let mut later: Vec<&RoundChange<G>> = later.collect();
        later.reverse();
        let events =
            later.into_iter().flat_map(|change| change.events.iter().map(|event| (change.seq, event)));
        let seen = events.filter_map(|(seq, event)| {
            let seen = self.game.see(event, viewer)?;
            let clauses = seen.clause_ids();
            Some(SeenEvent { seq, seen, clauses })
        });
        seen.collect()
    }

    /// Result of the round; `None` until it is over.
    pub fn ending(&self) -> Option<Ending<G::Carry>> {
        (Game::awaiting(&self.game) == Awaiting::Over).then(|| self.game.ending()).flatten()
    }
}
