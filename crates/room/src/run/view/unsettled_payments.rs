//! Payments that have to be recorded or refunded, and those that are recorded, for the staff who handle money.

use crate::run::money::Payment;
use crate::run::payment::{Item, Method, TillId};
use crate::run::state::State;
use games::Chips;
use games::poker_run::{HandId, Mark, Participant, ParticipantView, Phase, PokerRun};
use schemars::JsonSchema;
use serde::Serialize;

/// A payment that has to be recorded or refunded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(transform = games::unit::cents)]
#[schemars(rename = "Unsettled")]
pub struct UnsettledPayment {
    /// The hand to which the item belongs.
    pub hand: HandId,
    /// The item to pay for.
    pub item: Item,
    /// Amount of the payment, in cents.
    pub cents: Chips,
    /// `true` if the payment is to be refunded; omitted if it is to be made or recorded.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub refund: bool,
    /// The method of a payment that is to be refunded; `null` if it was not recorded, and for a payment that is to be
    /// made or recorded.
    pub paid: Option<Method>,
}

/// A recorded payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(transform = games::unit::cents)]
pub struct RecordedPayment {
    /// The hand to which the item belongs.
    pub hand: HandId,
    /// The item that was paid for.
    pub item: Item,
    /// Amount of the payment, in cents.
    pub cents: Chips,
    /// Method of the payment.
    pub method: Method,
    /// Number of the till named with the payment; never `null` for cash.
    pub till: Option<TillId>,
}

impl State {
    /// The payments of a participant that have to be refunded, and, once a till was opened, the payments that are not
    /// recorded.
    pub(super) fn unsettled(&self, one: &ParticipantView) -> Vec<UnsettledPayment> {
        let missing = self.unrecorded(one).into_iter();
        self.refunds(one.participant).chain(self.unrecorded_refunds(one)).chain(missing).collect()
    }

    /// The payments that have to be refunded, including those of a participant who withdrew and therefore has no hands.
    fn refunds(&self, participant: Participant) -> impl Iterator<Item = UnsettledPayment> {
        let due = self.recorded_payments(participant).filter(|one| self.is_refund_due(one.hand, one.item));
        due.map(|RecordedPayment { hand, item, cents, method, .. }| UnsettledPayment {
            hand,
            item,
            cents,
            refund: true,
            paid: Some(method),
        })
    }

    /// The participant's items that count as paid in a cancelled event although no payment is recorded, unless they
    /// were refunded (PR-19); none if the event was not cancelled or has no till, or the participant withdrew.
    pub(super) fn unrecorded_refunds(&self, one: &ParticipantView) -> Vec<UnsettledPayment> {
        let game = self.game.as_deref().filter(|game| game.phase() == Phase::Cancelled);
        let Some(game) = game.filter(|_| !self.money.tills.is_empty() && !one.withdrawn) else {
            return Vec::new();
        };
        let paid = self
            .without_record(game, one)
            .filter(|due| !is_unpaid(one, due) && !self.money.refunded.contains(&(due.hand, due.item)));
        paid.map(|due| UnsettledPayment { refund: true, ..due }).collect()
    }

    /// The amount to refund for an item; `None` if no refund is due.
    pub(in crate::run) fn refundable(&self, hand: HandId, item: Item) -> Option<Chips> {
        let recorded = self.refunds(hand.participant);
        let rows = self.game.iter().flat_map(|game| game.participant_views([hand.participant]));
        let unrecorded = rows.flat_map(|one| self.unrecorded_refunds(&one));
        recorded.chain(unrecorded).find(|due| (due.hand, due.item) == (hand, item)).map(|due| due.cents)
    }

    /// The recorded payments of a participant that are not refunded, in the order of the hands.
    pub(super) fn recorded_payments(
        &self,
        participant: Participant,
    ) -> impl Iterator<Item = RecordedPayment> {
        let first = (HandId { participant, number: 0 }, Item::Fee);
        let last = (HandId { participant, number: u32::MAX }, Item::Extra);
        self.money.payments.range(first..=last).map(|(&(hand, item), &payment)| {
            let Payment { cents, method, till } = payment;
            RecordedPayment { hand, item, cents, method, till }
        })
    }

    /// The hands of a participant whose fee counts as paid although no payment is recorded; none if the event has no
    /// till.
    pub(in crate::run) fn fees_without_record(&self, participant: Participant) -> Vec<HandId> {
        let rows = self.game.iter().flat_map(|game| game.participant_views([participant]));
        let fees = rows.flat_map(|one| {
            let mut unrecorded = self.unrecorded(&one);
            unrecorded.retain(|due| due.item == Item::Fee && !is_unpaid(&one, due));
            unrecorded
        });
        fees.map(|due| due.hand).collect()
    }

    /// The participant's items for which no payment is recorded; none if the event has no till or was cancelled, or the
    /// participant withdrew.
    fn unrecorded(&self, one: &ParticipantView) -> Vec<UnsettledPayment> {
        let game = self.game.as_deref().filter(|game| game.phase() != Phase::Cancelled);
        let game = game.filter(|_| !self.money.tills.is_empty() && !one.withdrawn);
        game.map(|game| self.without_record(game, one).collect()).unwrap_or_default()
    }

    /// The participant's items that have a price and no recorded payment, whether they are paid or not.
    fn without_record(
        &self,
        game: &PokerRun,
        one: &ParticipantView,
    ) -> impl Iterator<Item = UnsettledPayment> {
        let items = one.hands.iter().flat_map(|hand| [Item::Fee, Item::Extra].map(|item| (hand.hand, item)));
        let missing = items.filter(move |key| !self.money.payments.contains_key(key));
        let priced = missing.filter_map(move |(hand, item)| Some((hand, item, price(game, hand, item)?)));
        priced.map(|(hand, item, cents)| UnsettledPayment { hand, item, cents, refund: false, paid: None })
    }
}

/// Returns whether this is the fee of an unpaid hand (PR-20).
fn is_unpaid(one: &ParticipantView, due: &UnsettledPayment) -> bool {
    due.item == Item::Fee && one.hands.iter().any(|hand| hand.hand == due.hand && hand.unpaid)
}
/// The price of an item that the hand has; `None` if it does not have the item, or the item is free.
fn price(game: &PokerRun, hand: HandId, item: Item) -> Option<Chips> {
    let price = match item {
        Item::Fee => game.rules().hand_price(),
        Item::Extra => game.valid_stamp(hand, Mark::Extra).map(|_| game.rules().extra_price())?,
    };
    (price != Chips::ZERO).then_some(price)
}
