//! Records redacted for one viewer: every card that the viewer was not shown is replaced by a stand-in.

use crate::actor::{Actor, Viewer};
use crate::face::Shown;
use crate::order::DealtOrder;
use crate::record::{Record, RecordErrorOf};
use crate::refereed::Refereed;
use cards::{Card, CardSet, DeckError};

/// The public part of a round: its rules, its table and its actions.
pub type RoundOf<'a, G> =
    (&'a <G as Refereed>::Rules, &'a <G as Refereed>::Table, &'a [(Actor, <G as Refereed>::Action)]);

/// A game that deals from an order, so that each viewer is shown only some of its cards.
pub trait Dealt: Refereed<Order = DealtOrder> {
    /// The cards that these events show, with their positions in the dealt order, counted from 0.
    fn shown(&self, seen: &[Self::Seen]) -> Vec<(usize, Card)>;

    /// Assigns stand-in cards to the positions of hidden cards. They do not affect the result, but the recorded actions
    /// must be legal with them. This can fail in one case: if a misdeal is declared in High Card Flush after a raise
    /// that only a long flush allows, the raiser's hand is never shown, and its stand-ins may not allow the raise. A
    /// file with such a record is refused when it is read.
    fn stand_in(_: RoundOf<'_, Self>, places: Vec<usize>, cards: Vec<Card>) -> Vec<(usize, Card)> {
        places.into_iter().zip(cards).collect()
    }
}

impl<G: Dealt> Record<G> {
    /// Redacts the record for one viewer; returns it with the set of stand-in cards. These are the cards not shown to
    /// the viewer, in positions that do not depend on the dealt order. The same actions lead to the same result;
    /// [`Dealt::stand_in`] states the exception.
    ///
    /// # Errors
    /// [`RecordErrorOf`] if the record does not replay.
    pub fn seen_by(self, viewer: Viewer) -> Result<(Record<G>, CardSet), RecordErrorOf<G>> {
        let mut events = Vec::new();
        let game = self.replay(&mut |event| events.push(event))?;
        let seen: Vec<G::Seen> = events.iter().filter_map(|event| game.see(event, viewer)).collect();
        let mut known = vec![None; CardSet::FULL.len()];
        game.shown(&seen).into_iter().for_each(|(place, card)| known[place] = Some(card));
        let filled = fill::<G>(&known, (&self.rules, &self.table, &self.actions));
        let (order, stand_ins) = filled.expect("the cards shown and the remaining ones form a pack");
        Ok((Record { order, ..self }, stand_ins))
    }
}

/// Fills the unknown positions (`None`) of an order with the rest of the pack, the stand-ins; returns the order and the
/// set of the stand-ins.
///
/// # Errors
/// [`DeckError`] if a known card is repeated, or the order does not have 52 positions.
pub fn fill<G: Dealt>(
    known: &[Option<Card>],
    round: RoundOf<'_, G>,
) -> Result<(DealtOrder, CardSet), DeckError> {
    let rest = CardSet::FULL.difference(known.iter().flatten().copied().collect());
    let places = (0..known.len()).filter(|&place| known[place].is_none()).collect();
    let (mut order, mut stand_ins) = (known.to_vec(), CardSet::EMPTY);
    for (place, card) in G::stand_in(round, places, rest.iter().collect()) {
        order[place] = Some(card);
        stand_ins.insert(card);
    }
    // Positions beyond the size of the pack stay empty.
    let cards: Option<Vec<Card>> = order.into_iter().collect();
    let order = DealtOrder::from_cards(&cards.ok_or(DeckError::Count(known.len()))?)?;
    Ok((order, stand_ins))
}

/// Pairs cards with their positions in the order, omitting hidden ones.
pub(crate) fn at(
    places: impl IntoIterator<Item = usize>,
    cards: &[Option<Shown>],
) -> impl Iterator<Item = (usize, Card)> {
    places.into_iter().zip(cards).filter_map(|(place, card)| Some((place, (*card)?.0)))
}
