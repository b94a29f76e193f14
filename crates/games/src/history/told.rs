//! Histories redacted for one viewer: the cards shown, and `??` for every other.

use super::{Dealt, Historic, History, RoundOf};
use crate::actor::Viewer;
use crate::face::Shown;
use crate::order::{Order, RecordKey};
use crate::record::{Record, RecordErrorOf};
use cards::notation::{NotationError, parse_cards};
use cards::{Card, CardSet, DeckError};
use std::fmt;

/// The notation of a hidden card.
const HIDDEN: &str = "??";

/// The dealt order, with `None` for each hidden card.
#[derive(Clone)]
pub(super) struct RedactedOrder(Vec<Option<Card>>);

impl RedactedOrder {
    /// Parses cards run together; `??` is a hidden card.
    ///
    /// # Errors
    /// [`NotationError`] at the first character that belongs to neither.
    pub fn read(text: &str) -> Result<RedactedOrder, NotationError> {
        // Parses the whole text once first, so that an error gives its position in it.
        parse_cards(&text.replace(HIDDEN, "  "))?;
        let mut order = Vec::new();
        for (before, between) in text.split(HIDDEN).enumerate() {
            order.extend((before > 0).then_some(None));
            order.extend(parse_cards(between)?.into_iter().map(Some));
        }
        Ok(RedactedOrder(order))
    }

    /// The order of a record, with these cards hidden.
    pub fn of(order: &impl Order, hidden: CardSet) -> RedactedOrder {
        let cards = parse_cards(&order.written(RecordKey(()))).unwrap_or_default();
        RedactedOrder(cards.into_iter().map(|card| (!hidden.contains(card)).then_some(card)).collect())
    }

    /// Reports whether the order has no positions.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Fills the hidden positions with the rest of the pack; returns the order and the stand-ins.
    ///
    /// # Errors
    /// A message in words if the cards are not those of a pack.
    pub fn filled<G: Historic>(&self, round: RoundOf<'_, G>) -> Result<(G::Order, CardSet), String> {
        let known: CardSet = self.0.iter().flatten().copied().collect();
        let rest = CardSet::FULL.difference(known).iter().collect();
        let places = (0..self.0.len()).filter(|&place| self.0[place].is_none()).collect();
        let (mut order, mut stand_ins) = (self.0.clone(), CardSet::EMPTY);
        for (place, card) in G::stand_in(round, places, rest) {
            order[place] = Some(card);
            stand_ins.insert(card);
        }
        // Positions beyond the size of the pack stay empty.
        let cards: Option<Vec<Card>> = order.iter().copied().collect();
        let cards = cards.ok_or_else(|| DeckError::Count(order.len()).to_string())?;
        let text: String = cards.iter().map(ToString::to_string).collect();
        Ok((G::Order::read(&text, RecordKey(()))?, stand_ins))
    }
}

impl fmt::Display for RedactedOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|card| match card {
            Some(card) => write!(f, "{card}"),
            None => f.write_str(HIDDEN),
        })
    }
}

impl<G: Dealt> History<G> {
    /// Redacts the round for one viewer. Every card that the viewer was not shown is replaced by a stand-in
    /// with which the same actions lead to the same result, and [`History::encode`] writes it as `??`: the
    /// redacted history contains none of the hidden cards.
    ///
    /// # Errors
    /// [`RecordErrorOf`] if the record does not replay.
    pub fn seen_by(self, viewer: Viewer) -> Result<History<G>, RecordErrorOf<G>> {
        let mut events = Vec::new();
        let game = self.record.replay(&mut |event| events.push(event))?;
        let seen: Vec<G::Seen> = events.iter().filter_map(|event| game.see(event, viewer)).collect();
        let mut known = RedactedOrder::of(&self.record.order, CardSet::FULL);
        game.shown(&seen).into_iter().for_each(|(place, card)| known.0[place] = Some(card));
        let Record { rules, table, actions, .. } = &self.record;
        let filled = known.filled::<G>((rules, table, actions));
        let (order, stand_ins) = filled.expect("the cards of a pack that were shown, and all others");
        Ok(History { record: Record { order, ..self.record }, stand_ins, ..self })
    }
}

impl<G: Historic> History<G> {
    /// Adds the round's number, and the players' names, seat 1 first, unless `names` is empty.
    #[must_use]
    pub fn annotated(mut self, number: u64, names: &[&str]) -> History<G> {
        self.others.extend(i64::try_from(number).map(|number| ("hand".to_owned(), number.into())));
        self.others.extend((!names.is_empty()).then(|| ("players".to_owned(), names.to_vec().into())));
        self
    }
}

/// Pairs cards with their positions in the order, omitting hidden ones.
pub(crate) fn at(
    places: impl IntoIterator<Item = usize>,
    cards: &[Option<Shown>],
) -> impl Iterator<Item = (usize, Card)> {
    places.into_iter().zip(cards).filter_map(|(place, card)| Some((place, (*card)?.0)))
}
