//! Decisions: entries to commit, the game after them, and the result of the request.

use crate::rng::Rng;
use crate::run::author::Author;
use crate::run::entry::{Entry, LoggedEntry, RunChange};
use crate::run::error::RunError;
use crate::run::merge::MergedFrom;
use crate::run::offline::OfflineClock;
use crate::run::outcome::CommandOutcome;
use crate::run::private::{SaltedText, TextHash};
use crate::run::requests::{RequestHash, RequestKey};
use crate::run::state::State;
use games::poker_run::{Event, PokerRun};
use std::sync::Arc;

/// Entries to commit, with the game after them and the result of the request.
#[derive(Default)]
pub struct Decision {
    /// The entries, oldest first.
    entries: Vec<Entry>,
    /// The game after the entries; `None` if they do not change it.
    game: Option<PokerRun>,
    /// Salted personal data and keys whose hashes are in the entries.
    texts: Vec<String>,
    /// The refusal to send once the entries that record it are committed; `None` if the request is not refused.
    pub refusal: Option<RunError>,
    /// The events of the game.
    pub events: Vec<Event>,
    /// For an import, the line number in the file, from 1, of each participant in `events`, in the same order; empty
    /// for other changes.
    pub lines: Vec<u32>,
    /// The outcome for the receipt; `None` if there is none.
    pub outcome: Option<CommandOutcome>,
}

impl Decision {
    pub(super) fn of(by: Author, change: RunChange) -> Decision {
        Decision { entries: vec![Entry::new(by, change)], ..Decision::default() }
    }

    pub(super) fn add(&mut self, by: Author, change: RunChange) {
        self.entries.push(Entry::new(by, change));
    }

    /// The game after the entries so far, for further changes. The game of the state is copied once.
    pub(super) fn game<'a>(&'a mut self, state: &State) -> Result<&'a mut PokerRun, RunError> {
        let game = match self.game.take() {
            Some(game) => game,
            None => state.open_game()?.clone(),
        };
        Ok(self.game.insert(game))
    }

    pub(super) fn set_game(&mut self, game: PokerRun) {
        self.game = Some(game);
    }

    /// Stores personal data with the entries, and returns its salted hash.
    pub(super) fn seal(&mut self, text: &str, rng: &mut Rng) -> TextHash {
        let SaltedText { sealed, kept } = SaltedText::new(text, rng);
        self.texts.push(kept);
        sealed
    }

    /// Stores a new random key with the entries, and returns its salted hash.
    pub(super) fn seal_key(&mut self, rng: &mut Rng) -> TextHash {
        let SaltedText { sealed, kept } = SaltedText::key(rng);
        self.texts.push(kept);
        sealed
    }

    /// Records the key of the request, and the hash of its content, in the first entry that is not one of the room
    /// itself: the block of provable draws that a registration needs comes before it.
    pub fn set_key(&mut self, key: Option<RequestKey>, hash: Option<RequestHash>) {
        if let Some(first) = self.first_requested() {
            (first.request, first.request_hash) = (key, hash);
        }
    }

    /// Records the times of a stamp that was made without a connection, in the same entry as the key of its request.
    pub(super) fn set_offline(&mut self, clock: OfflineClock) {
        if let Some(first) = self.first_requested() {
            first.offline = Some(clock);
        }
    }

    /// Records the entry in the log of another computer from which this decision comes.
    pub(super) fn set_merged(&mut self, from: MergedFrom) {
        if let Some(first) = self.first_requested() {
            first.merged = Some(from);
        }
    }

    fn first_requested(&mut self) -> Option<&mut Entry> {
        self.entries.iter_mut().find(|entry| entry.by != Author::Room)
    }

    /// The entries, oldest first.
    pub(in crate::run) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Stores a salted secret with the entries. One of them has its hash.
    pub(super) fn store_secret(&mut self, salted: String) {
        self.texts.push(salted);
    }

    /// The entries as logged at this time, in milliseconds since the Unix epoch.
    pub fn logged_entries(&self, at_ms: u64) -> impl Iterator<Item = LoggedEntry> + '_ {
        self.entries.iter().map(move |entry| LoggedEntry::new(at_ms, entry.clone()))
    }

    /// The salted personal data and keys to store with the entries.
    pub fn texts(&self) -> &[String] {
        &self.texts
    }
}

impl State {
    /// Applies a decision that was made in this state, at this time in milliseconds since the Unix epoch.
    pub fn apply_decision(&mut self, at_ms: u64, decision: &mut Decision) {
        for text in &decision.texts {
            self.texts.add(text);
        }
        if let Some(game) = decision.game.take() {
            self.game = Some(Arc::new(game));
        }
        for entry in &decision.entries {
            self.apply(at_ms, entry);
        }
    }
}
