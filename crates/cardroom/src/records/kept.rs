//! A round with what was done in it.

use games::record::Record;
use games::{Actor, Refereed};

/// A round, or an event on the road, and the record of it.
pub struct Kept<G: Refereed> {
    game: G,
    record: Record<G>,
}

impl<G: Refereed> Kept<G> {
    /// Opens it.
    ///
    /// # Errors
    /// Where the table does not fit the rules.
    pub fn open(
        rules: &G::Rules,
        table: G::Table,
        order: G::Order,
        out: &mut impl FnMut(G::Event),
    ) -> Result<Kept<G>, G::SetupError> {
        let game = G::open(rules, &table, &order, out)?;
        Ok(Kept { game, record: Record::new(rules.clone(), table, order) })
    }

    /// The round itself.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Takes an action, and keeps it.
    ///
    /// # Errors
    /// The refusal; nothing has changed then.
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

    /// The round, and the record of everything that was done.
    pub fn into_parts(self) -> (G, Record<G>) {
        (self.game, self.record)
    }
}
