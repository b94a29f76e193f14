//! The events of a round, for players who receive them between their decisions.

use games::{Refereed, Seat, Viewer};

/// The events of a round so far, and the number of them that each player has received.
pub struct EventLog<G: Refereed> {
    /// `false` if no player receives events, so that none are kept.
    is_read: bool,
    events: Vec<G::Event>,
    received: Vec<usize>,
}

impl<G: Refereed> EventLog<G> {
    /// The log of a round without events, for this number of players. It stays empty unless a player reads it.
    pub fn new(players: usize, is_read: bool) -> EventLog<G> {
        EventLog { is_read, events: Vec::new(), received: vec![0; players] }
    }

    /// Adds an event, if a player reads the log.
    pub fn push(&mut self, event: G::Event) {
        if self.is_read {
            self.events.push(event);
        }
    }

    /// The events that a player has not received yet, as its seat sees them; marks them as received.
    pub fn receive(&mut self, player: usize, game: &G, seat: Seat) -> Vec<G::Seen> {
        let first = std::mem::replace(&mut self.received[player], self.events.len());
        let events = self.events[first..].iter();
        events.filter_map(|event| game.see(event, Viewer::Seat(seat))).collect()
    }
}
