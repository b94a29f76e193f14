//! Payments that have to be recorded or refunded, for the staff who handle money.

use crate::run::payment::{Item, Method};
use crate::run::state::State;
use games::Chips;
use games::poker_run::{HandId, Mark, Participant, ParticipantView, Phase, PokerRun};
use schemars::JsonSchema;
use serde::Serialize;

/// A payment that has to be recorded or refunded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(transform = games::unit::cents)]
pub struct Unsettled {
    /// The hand.
    pub hand: HandId,
    /// The item.
    pub item: Item,
    /// The amount.
    pub cents: Chips,
    /// The method by which it was paid, if it is to be refunded; `null` if it is to be paid or recorded.
    pub paid: Option<Method>,
}

impl State {
    /// The payments of a participant that have to be refunded, and, once a till was opened, those that are not
    /// recorded.
    pub(super) fn unsettled(&self, one: &ParticipantView) -> Vec<Unsettled> {
        let missing = self.game.as_deref().map(|game| self.unrecorded(game, one));
        self.refunds(one.participant).chain(missing.into_iter().flatten()).collect()
    }

    /// The payments that have to be refunded, including those of a participant who withdrew and so has no hands.
    fn refunds(&self, participant: Participant) -> impl Iterator<Item = Unsettled> {
        let first = (HandId { participant, number: 0 }, Item::Fee);
        let last = (HandId { participant, number: u32::MAX }, Item::Extra);
        let due = self.money.payments.range(first..=last);
        due.filter(|((hand, item), _)| self.is_refund_due(*hand, *item)).map(|(&(hand, item), payment)| {
            Unsettled { hand, item, cents: payment.cents, paid: Some(payment.method) }
        })
    }

    /// The payments of a participant that are not recorded.
    fn unrecorded(&self, game: &PokerRun, one: &ParticipantView) -> Vec<Unsettled> {
        if self.money.tills.is_empty() || game.phase() == Phase::Cancelled || one.withdrawn {
            return Vec::new();
        }
        let items = one.hands.iter().flat_map(|hand| [Item::Fee, Item::Extra].map(|item| (hand.hand, item)));
        let missing = items.filter(|key| !self.money.payments.contains_key(key));
        let priced = missing.filter_map(|(hand, item)| Some((hand, item, price(game, hand, item)?)));
        priced.map(|(hand, item, cents)| Unsettled { hand, item, cents, paid: None }).collect()
    }
}

/// The price of an item that the hand has; `None` if it does not have the item, or the item is free.
fn price(game: &PokerRun, hand: HandId, item: Item) -> Option<Chips> {
    let price = match item {
        Item::Fee => game.rules().hand_price(),
        Item::Extra => game.valid_stamp(hand, Mark::Extra).map(|_| game.rules().extra_price())?,
    };
    (price != Chips::ZERO).then_some(price)
}
