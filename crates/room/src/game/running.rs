//! A round in progress.

use super::{Ending, RoomGame, refused};
use crate::protocol::Refused;
use games::clause::Cites;
use games::notation::Acted;
use games::record::Record;
use games::{Actor, Awaiting, BySeat, Game, Seat, Viewer};

/// A round with its record, and its events with their sequence numbers in the table's log. It contains all hidden
/// cards.
pub struct Running<G: RoomGame> {
    game: G,
    record: Record<G>,
    events: Vec<(u64, G::Event)>,
    turns: BySeat<u32>,
}

impl<G: RoomGame> Running<G> {
    /// Opens a round under the version of the rules that its record names, and applies the record's actions. The events get
    /// the sequence number `at`.
    ///
    /// # Errors
    /// If the table does not fit the rules, or an action is refused.
    pub fn open(at: u64, mut record: Record<G>) -> Result<Running<G>, Refused> {
        let mut events = Vec::new();
        let Record { version, rules, table, order, .. } = &record;
        let out = &mut |event| events.push((at, event));
        let game = G::open_version(*version, rules, table, order, out);
        let game = game.map_err(|error| refused::<G>(&error))?;
        let (turns, actions) = (BySeat::new(games::seat::MAX_SEATS), std::mem::take(&mut record.actions));
        let mut running = Running { game, record, events, turns };
        for (by, action) in actions {
            running.take(at, by, action)?;
        }
        Ok(running)
    }

    /// Applies an action, whose events get the sequence number `at`, and returns it as a line of the record.
    ///
    /// # Errors
    /// The game's refusal, which leaves the round unchanged.
    pub fn take(&mut self, at: u64, by: Actor, action: G::Action) -> Result<String, Refused> {
        let events = &mut self.events;
        let applied = self.game.apply(by, &action, &mut |event| events.push((at, event)));
        applied.map_err(|refusal| refused::<G>(&refusal))?;
        if let Actor::Seat(seat) | Actor::Clock(seat) = by {
            self.turns[seat] += 1;
        }
        let line = Acted(by, &action).to_string();
        self.record.actions.push((by, action));
        Ok(line)
    }

    /// Sequence number of the last event; 0 for none.
    pub fn last_seq(&self) -> u64 {
        self.events.last().map_or(0, |(at, _)| *at)
    }

    /// The game.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The record from which the round can be replayed. It is secret: it contains all hidden cards.
    pub const fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Number of a seat's actions, including those that the clock took for it.
    pub fn turn(&self, seat: Seat) -> u32 {
        self.turns[seat]
    }

    /// Events after the sequence number `since` as a viewer may see them, with sequence numbers and clauses.
    pub fn seen(
        &self,
        since: u64,
        viewer: Viewer,
    ) -> impl Iterator<Item = (u64, G::Seen, Vec<&'static str>)> + '_ {
        let later = self.events.iter().filter(move |(at, _)| *at > since);
        later.filter_map(move |(at, event)| {
            let seen = self.game.see(event, viewer)?;
            let clauses = seen.clause_ids();
            Some((*at, seen, clauses))
        })
    }

    /// Result of the round; none until it is over.
    pub fn ending(&self) -> Option<Ending> {
        (Game::awaiting(&self.game) == Awaiting::Over).then(|| self.game.ending()).flatten()
    }
}
