//! A round in progress that records its actions.

use games::record::Record;
use games::{Actor, Refereed};

/// A round at a table, or a poker run, with the record of its actions so far.
pub struct RecordedRound<G: Refereed> {
    game: G,
    record: Record<G>,
}

impl<G: Refereed> RecordedRound<G> {
    /// Opens the round.
    ///
    /// # Errors
    /// If the table does not fit the rules.
    pub fn open(
        rules: &G::Rules,
        table: G::Table,
        order: G::Order,
        out: &mut impl FnMut(G::Event),
    ) -> Result<RecordedRound<G>, G::SetupError> {
        let game = G::open(rules, &table, &order, out)?;
        Ok(RecordedRound { game, record: Record::new(rules.clone(), table, order) })
    }

    /// The current state of the round.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Applies an action and records it.
    ///
    /// # Errors
    /// The refusal of the action; the round is then unchanged.
    pub fn apply(
        &mut self,
        by: Actor,
        action: &G::Action,
        out: &mut impl FnMut(G::Event),
    ) -> Result<(), G::Refusal> {
        self.game.apply(by, action, out)?;
        self.record.actions.push((by, action.clone()));
        Ok(())
    }

    /// The current state of the round, and its record.
    pub fn into_parts(self) -> (G, Record<G>) {
        (self.game, self.record)
    }
}
