//! Decisions: entries to commit, with the game after each, and what the request returns.

use crate::rng::Rng;
use crate::run::entry::{By, Entry, Logged, RunChange};
use crate::run::error::RunError;
use crate::run::private::{Sealed, Sealing};
use crate::run::spin::Spun;
use crate::run::state::State;
use games::poker_run::{Entry as Event, Participant, PokerRun};

/// Entries to commit, with what they change and return.
#[derive(Default)]
pub struct Decision {
    /// The entries, each with the game after it if it changes the game.
    steps: Vec<(Entry, Option<PokerRun>)>,
    /// The texts about people in the entries.
    texts: Vec<String>,
    /// The events of the game.
    pub events: Vec<Event>,
    /// The cards of a spin.
    pub spun: Option<Spun>,
    /// The number of a new link.
    pub link: Option<u32>,
    /// The number of a new participant.
    pub participant: Option<Participant>,
}

impl Decision {
    pub(super) fn of(by: By, change: RunChange) -> Decision {
        Decision { steps: vec![(Entry { by, change }, None)], ..Decision::default() }
    }

    pub(super) fn add(&mut self, by: By, change: RunChange, game: Option<PokerRun>) {
        self.steps.push((Entry { by, change }, game));
    }

    /// The salted hash of a text about a person, which is stored with the entries.
    pub(super) fn seal(&mut self, text: &str, rng: &mut Rng) -> Sealed {
        let Sealing { sealed, kept } = Sealing::new(text, rng);
        self.texts.push(kept);
        sealed
    }

    /// The entries as logged at this time, in milliseconds since the Unix epoch.
    pub fn logged(&self, at_ms: u64) -> impl Iterator<Item = Logged> + '_ {
        self.steps.iter().map(move |(entry, _)| Logged::new(at_ms, entry.clone()))
    }

    /// The game after the entries so far.
    pub(super) fn last_game<'a>(&'a self, state: &'a State) -> Result<&'a PokerRun, RunError> {
        let changed = self.steps.iter().rev().find_map(|(_, game)| game.as_ref());
        changed.map_or_else(|| state.open_game(), Ok)
    }

    /// The texts to store with the entries.
    pub fn texts(&self) -> &[String] {
        &self.texts
    }
}

impl State {
    /// Applies a decision that was made in this state.
    pub fn apply_decision(&mut self, decision: &mut Decision) {
        for text in &decision.texts {
            self.texts.add(text);
        }
        for (entry, game) in &mut decision.steps {
            self.apply(entry, game.take());
        }
    }
}
