//! A round in progress.

use super::shared_list::SharedList;
use super::{Ending, RoomGame, refused};
use crate::protocol::Refused;
use games::clause::Cites;
use games::record::Record;
use games::{Actor, Awaiting, BySeat, Game, Seat, Viewer};
use std::sync::Arc;

/// A round with its record, and its events with their sequence numbers in the table's log. It contains all hidden
/// cards.
///
/// A copy shares the record and the history, so its cost does not depend on the length of the hand.
pub struct Running<G: RoomGame> {
    game: G,
    /// The record without the actions, which are in the history.
    opened: Arc<Record<G>>,
    history: SharedList<Change<G>>,
    turns: BySeat<u32>,
}

/// The opening or an action, with its events.
struct Change<G: RoomGame> {
    /// Sequence number of the entry in the table's log.
    seq: u64,
    /// The action; `None` for the opening.
    action: Option<(Actor, G::Action)>,
    events: Vec<G::Event>,
}

/// An event as a viewer may see it.
pub struct SeenEvent<S> {
    /// Sequence number of the entry in the table's log.
    pub seq: u64,
    /// The event.
    pub seen: S,
    /// The clauses that it cites.
    pub clauses: Vec<&'static str>,
}

impl<G: RoomGame> Clone for Running<G> {
    fn clone(&self) -> Running<G> {
        Running {
            game: self.game.clone(),
            opened: self.opened.clone(),
            history: self.history.clone(),
            turns: self.turns,
        }
    }
}

impl<G: RoomGame> Running<G> {
    /// Opens a round under the version of the rules that its record names, and applies the record's actions. The events
    /// get the sequence number `seq`.
    ///
    /// # Errors
    /// If the table does not fit the rules, or an action is refused.
    pub fn open(seq: u64, mut record: Record<G>) -> Result<Running<G>, Refused> {
        let actions = std::mem::take(&mut record.actions);
        let mut events = Vec::new();
        let Record { version, rules, table, order, .. } = &record;
        let game = G::open_version(*version, rules, table, order, &mut |event| events.push(event));
        let game = game.map_err(|error| refused::<G>(&error))?;
        let (opened, turns) = (Arc::new(record), BySeat::new(games::seat::MAX_SEATS));
        let mut history = SharedList::new();
        history.push(Change { seq, action: None, events });
        let mut running = Running { game, opened, history, turns };
        for (by, action) in actions {
            running.advance(seq, by, action)?;
        }
        Ok(running)
    }

    /// A copy of the round after an action, whose events get the sequence number `seq`.
    ///
    /// # Errors
    /// The game's refusal of an illegal action.
    pub fn after(&self, seq: u64, by: Actor, action: G::Action) -> Result<Running<G>, Refused> {
        let mut after = self.clone();
        after.advance(seq, by, action)?;
        Ok(after)
    }

    fn advance(&mut self, seq: u64, by: Actor, action: G::Action) -> Result<(), Refused> {
        let mut events = Vec::new();
        let applied = self.game.apply(by, &action, &mut |event| events.push(event));
        applied.map_err(|refusal| refused::<G>(&refusal))?;
        if let Actor::Seat(seat) | Actor::Clock(seat) = by {
            self.turns[seat] += 1;
        }
        self.history.push(Change { seq, action: Some((by, action)), events });
        Ok(())
    }

    /// Sequence number of the last event; 0 for none.
    pub fn last_seq(&self) -> u64 {
        let mut changes = self.history.newest_first();
        changes.find(|change| !change.events.is_empty()).map_or(0, |change| change.seq)
    }

    /// The game.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The record from which the round can be replayed. It is secret: it contains all hidden cards.
    pub fn record(&self) -> Record<G> {
        let mut actions: Vec<(Actor, G::Action)> =
            self.history.newest_first().filter_map(|change| change.action.clone()).collect();
        actions.reverse();
        Record { actions, ..(*self.opened).clone() }
    }

    /// Number of a seat's actions, including those that the clock took for it.
    pub fn turn(&self, seat: Seat) -> u32 {
        self.turns[seat]
    }

    /// Events after the sequence number `since` as a viewer may see them. Earlier events are not visited.
    pub fn seen(&self, since: u64, viewer: Viewer) -> Vec<SeenEvent<G::Seen>> {
        let later = self.history.newest_first().take_while(|change| change.seq > since);
        let mut later: Vec<&Change<G>> = later.collect();
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
