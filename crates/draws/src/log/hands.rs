//! The hands of a log, with their cards and draws.

use super::fact::{DrawRule, PhoneId};
use crate::draw::{Attempt, Draw, EventId, Hand, Slot};
use cards::{Card, CardSet};
use std::collections::{BTreeMap, BTreeSet};

#[derive(Clone, Debug, Default)]
pub(super) struct Hands {
    by_hand: BTreeMap<Hand, HandState>,
    pub draws: BTreeMap<Draw, DrawState>,
}

#[derive(Clone, Debug, Default)]
pub(super) struct HandState {
    pub is_sold: bool,
    /// `true` once a card was drawn while the hand was not sold.
    pub drawn_unsold: bool,
    /// The valid cards by slot.
    pub cards: BTreeMap<Slot, ValidCard>,
    /// The slots with a draw that was scanned and has no card.
    pub open: BTreeSet<Slot>,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct ValidCard {
    pub card: Card,
    /// The attempt that drew the card; `None` if it was entered by hand.
    pub attempt: Option<Attempt>,
}

/// The state of a draw from its scan on.
#[derive(Clone, Debug)]
pub(super) struct DrawState {
    /// The phone to which the draw is bound.
    pub phone: PhoneId,
    /// The phones to which it was bound before.
    pub earlier_phones: BTreeSet<PhoneId>,
    /// The number of the fact of the first scan.
    pub scanned_at: u64,
    /// The cards that the hand may not get.
    pub excluded: CardSet,
    pub card: Option<Card>,
    pub is_void: bool,
    /// `true` if a card that was entered by hand took the place of the draw.
    pub ended: bool,
}

impl Hands {
    pub fn hand(&mut self, hand: Hand) -> &mut HandState {
        self.by_hand.entry(hand).or_default()
    }

    /// This hand alone with its draws in the event, or none.
    pub fn only(&self, event: EventId, hand: Option<Hand>) -> Hands {
        let Some(hand) = hand else { return Hands::default() };
        let slots = || Slot::all();
        let draw = |slot, attempt| Draw { event, hand, slot, attempt };
        let (Some(first), Some(last)) = (slots().next(), slots().last()) else { return Hands::default() };
        let of_hand = self.draws.range(draw(first, Attempt::First)..=draw(last, Attempt::Second));
        Hands {
            by_hand: self.by_hand.get(&hand).map(|state| (hand, state.clone())).into_iter().collect(),
            draws: of_hand.map(|(draw, state)| (*draw, state.clone())).collect(),
        }
    }

    /// The valid card in a slot of a hand.
    pub fn card(&self, hand: Hand, slot: Slot) -> Option<ValidCard> {
        self.by_hand.get(&hand)?.cards.get(&slot).copied()
    }

    /// Unbinds all open draws, and returns them.
    pub fn unbind_open(&mut self) -> BTreeMap<Draw, DrawState> {
        self.by_hand.values_mut().for_each(|hand| hand.open.clear());
        let (kept, open) = std::mem::take(&mut self.draws)
            .into_iter()
            .partition(|(_, state)| state.card.is_some() || state.ended);
        self.draws = kept;
        open
    }
}

impl HandState {
    /// The cards that the hand may not get in a slot now.
    pub fn excluded(&self, rule: DrawRule, slot: Slot) -> CardSet {
        let of_hand = self.cards.iter().filter(|(slot, _)| slot.is_of_hand());
        rule.excluded(slot, of_hand.map(|(_, valid)| valid.card).collect())
    }

    /// Returns whether the spin-off before this one has no valid card.
    pub fn misses_spin_off_before(&self, slot: Slot) -> bool {
        slot.spin_off_before().is_some_and(|before| !self.cards.contains_key(&before))
    }
}

impl DrawState {
    pub fn new(phone: PhoneId, scanned_at: u64, excluded: CardSet) -> DrawState {
        let earlier_phones = BTreeSet::new();
        DrawState { phone, earlier_phones, scanned_at, excluded, card: None, is_void: false, ended: false }
    }

    pub fn was_bound_to(&self, phone: PhoneId) -> bool {
        self.phone == phone || self.earlier_phones.contains(&phone)
    }
}
