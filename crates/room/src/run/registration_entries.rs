//! The entries of the game before the first card. When the plan changes, the game is rebuilt from them.

use super::action::{act, with_name};
use super::author::Author;
use super::private::Texts;
use games::poker_run::{Action, CardSource, Participant, PokerRun, Refusal};

/// The entries of the game before the first card, each with its position and author. Names are hashes.
#[derive(Default)]
pub(super) struct RegistrationEntries(Vec<(u64, Author, Action)>);

/// An entry that the game refuses when it is rebuilt under a changed plan.
pub(super) struct Misfit {
    /// Position of the entry.
    pub seq: u64,
    /// The participant whom the entry concerns; `None` if it concerns no single participant.
    pub participant: Option<Participant>,
    /// The refusal by the game.
    pub error: Refusal,
}

impl RegistrationEntries {
    /// Adds an entry. From the first card on, no entries are kept, since the rules are then fixed.
    pub fn add(&mut self, seq: u64, by: Author, action: &Action, has_cards: bool) {
        if has_cards {
            self.0 = Vec::new();
        } else {
            self.0.push((seq, by, action.clone()));
        }
    }

    /// The game after the entries have been applied to this game, which was just opened.
    ///
    /// # Errors
    /// The first entry that the game refuses.
    pub fn replay(&self, mut game: PokerRun, texts: &Texts) -> Result<PokerRun, Misfit> {
        for (seq, by, action) in &self.0 {
            let misfit = |error| Misfit { seq: *seq, participant: action.participant(), error };
            act(&mut game, *by, CardSource::Physical, &with_name(texts, action)).map_err(misfit)?;
        }
        Ok(game)
    }
}
