//! The facts of an event's entries, verified as they are added.

use crate::run::author::{Author, CREATOR};
use crate::run::entry::{Entry, RunChange};
use draws::{DrawRule, EventId, Fact, Hand, JoinedPhone, LogVerifier, Slot, StaffId, Violation};
use games::Shown;
use games::poker_run::{Action, HandId, Mark, Participant, Stop};
use std::collections::BTreeMap;

/// The facts so far.
pub(super) struct FactLog {
    event: EventId,
    rule: DrawRule,
    verifier: LogVerifier,
    /// The number of hands that each participant bought, removed ones included.
    bought: BTreeMap<Participant, u32>,
    /// The number of cards that each hand spun in spin-offs.
    spun_off: BTreeMap<HandId, u8>,
}

impl FactLog {
    pub fn new(event: EventId, rule: DrawRule) -> FactLog {
        let verifier = LogVerifier::new(event, rule);
        FactLog { event, rule, verifier, bought: BTreeMap::new(), spun_off: BTreeMap::new() }
    }

    /// Verifies the facts so far under another rule.
    pub fn change_rule(&mut self, event: EventId, rule: DrawRule, entries: &[draws::Entry]) {
        if rule != self.rule {
            (self.rule, self.verifier) = (rule, LogVerifier::new(event, rule));
            entries.iter().for_each(|entry| self.verifier.add(entry));
        }
    }

    pub const fn verifier(&self) -> &LogVerifier {
        &self.verifier
    }

    pub const fn rule(&self) -> DrawRule {
        self.rule
    }

    /// Adds the facts of an entry at this position, and returns them.
    pub fn add(&mut self, position: u64, by: Author, change: &RunChange) -> Vec<Fact> {
        let facts = self.facts_of(by, change);
        for fact in &facts {
            self.verifier.add(&draws::Entry { position, fact: fact.clone() });
        }
        facts
    }

    /// The verifier after these entries, which concern at most one hand. It knows the draws of that hand alone.
    ///
    /// # Errors
    /// The first violation.
    pub fn after(&self, entries: &[Entry]) -> Result<LogVerifier, Violation> {
        let hand = entries.iter().find_map(|entry| entry.change.hand());
        let spun_off = hand.and_then(|hand| Some((hand, *self.spun_off.get(&hand)?)));
        let mut next = FactLog {
            event: self.event,
            rule: self.rule,
            verifier: self.verifier.for_hand(hand.and_then(hand_of)),
            bought: BTreeMap::new(),
            spun_off: spun_off.into_iter().collect(),
        };
        entries.iter().for_each(|entry| drop(next.add(u64::MAX, entry.by, &entry.change)));
        match next.verifier.report_so_far().violations.into_iter().next() {
            Some(violation) => Err(violation),
            None => Ok(next.verifier),
        }
    }

    /// Returns whether every card of an on-screen stamp, which was added before, is the card of a valid draw. That of a
    /// spin-off after the third never is, since it has no draw.
    pub fn matches_draws(&self, action: &Action) -> bool {
        let valid = |hand: HandId, slot: Option<Slot>, card: Shown| {
            let drawn = slot.and_then(|slot| self.verifier.card(hand_of(hand)?, slot));
            drawn.is_some_and(|(drawn, attempt)| drawn == card.0 && attempt.is_some())
        };
        match action {
            Action::Stamp { hand, stop, card, .. } => valid(*hand, slot_of(Mark::Stop(*stop)), *card),
            Action::Extra { hand, card, .. } => valid(*hand, Some(Slot::EXTRA), *card),
            Action::SpinAll { hand, cards, .. } => {
                Stop::all().zip(cards).all(|(stop, card)| valid(*hand, slot_of(Mark::Stop(stop)), *card))
            }
            // The card was counted when its entry was added.
            Action::SpinOff { hand, card } => {
                let number = self.spun_off.get(hand).copied().unwrap_or_default();
                Slot::spin_off(number).is_some_and(|slot| valid(*hand, Some(slot), *card))
            }
            _ => true,
        }
    }

    /// The facts of an entry, which is the next one.
    fn facts_of(&mut self, by: Author, change: &RunChange) -> Vec<Fact> {
        match change {
            RunChange::BlockCommitted { number, block, root, key: _ } => {
                vec![Fact::BlockCommitted { number: *number, block: *block, root: *root }]
            }
            RunChange::PhoneJoined { phone, block, root, key } => {
                let joined = JoinedPhone { root: *root, key: *key };
                vec![Fact::PhoneJoined { phone: *phone, staff: staff(by), block: *block, joined }]
            }
            RunChange::Scanned { draw, phone } => vec![Fact::Scanned { draw: *draw, phone: *phone }],
            RunChange::TakenOver { draw, phone, reason } => {
                vec![Fact::TakenOver { draw: *draw, phone: *phone, staff: staff(by), reason: reason.clone() }]
            }
            RunChange::Drawn { phone, excluded, proof } => vec![Fact::Drawn {
                phone: *phone,
                excluded: excluded.iter().map(|card| card.0).collect(),
                proof: proof.clone(),
            }],
            RunChange::RolledBack { .. } => vec![Fact::RolledBack],
            RunChange::Acted { action, screen } => self.facts_of_action(by, action, *screen),
            _ => Vec::new(),
        }
    }

    fn facts_of_action(&mut self, by: Author, action: &Action, screen: bool) -> Vec<Fact> {
        let by_hand = |hand: HandId, cards: Vec<(Option<Slot>, Shown)>| {
            cards.into_iter().filter_map(|(slot, card)| self.by_hand(by, hand, slot?, card)).collect()
        };
        match action {
            Action::Register { participant, .. } | Action::AddHand { participant } => {
                let bought = self.bought.entry(*participant).or_default();
                *bought += 1;
                let hand = hand_of(participant.hand(*bought));
                hand.map(|hand| Fact::HandSold { hand }).into_iter().collect()
            }
            Action::SpinOff { hand, card } => {
                let number = self.spun_off.entry(*hand).or_default();
                *number = number.saturating_add(1);
                match Slot::spin_off(*number) {
                    Some(slot) if !screen => self.by_hand(by, *hand, slot, *card).into_iter().collect(),
                    _ => Vec::new(),
                }
            }
            Action::Void { hand, mark, reason } => {
                self.voided(by, *hand, *mark, reason).into_iter().collect()
            }
            // The facts of its draws come before a card of the on-screen wheel.
            _ if screen => Vec::new(),
            Action::Stamp { hand, stop, card, .. } => {
                by_hand(*hand, vec![(slot_of(Mark::Stop(*stop)), *card)])
            }
            Action::Extra { hand, card, .. } => by_hand(*hand, vec![(Some(Slot::EXTRA), *card)]),
            Action::SpinAll { hand, cards, .. } => {
                let slots = Stop::all().map(|stop| slot_of(Mark::Stop(stop)));
                by_hand(*hand, slots.zip(cards.iter().copied()).collect())
            }
            _ => Vec::new(),
        }
    }

    /// The fact that a card was entered by hand; `None` if the hand has this card, so that the entry confirms it
    /// (PR-23).
    fn by_hand(&self, by: Author, hand: HandId, slot: Slot, card: Shown) -> Option<Fact> {
        let hand = hand_of(hand)?;
        let confirms = self.verifier.card(hand, slot).is_some_and(|(valid, _)| valid == card.0);
        (!confirms).then(|| Fact::EnteredByHand { hand, slot, card: card.0, staff: staff(by) })
    }

    /// The fact that the valid card for a mark was declared void.
    fn voided(&self, by: Author, hand: HandId, mark: Mark, reason: &str) -> Option<Fact> {
        let (hand, slot, staff, reason) = (hand_of(hand)?, slot_of(mark)?, staff(by), reason.to_owned());
        Some(match self.verifier.card(hand, slot) {
            Some((_, Some(attempt))) => {
                let draw = draws::Draw { event: self.event, hand, slot, attempt };
                Fact::DeclaredVoid { draw, staff, reason }
            }
            _ => Fact::ByHandDeclaredVoid { hand, slot, staff, reason },
        })
    }
}

/// The slot of a mark.
pub(super) fn slot_of(mark: Mark) -> Option<Slot> {
    match mark {
        Mark::Stop(stop) => Slot::stop(u8::try_from(stop.number()).ok()?),
        Mark::Extra => Some(Slot::EXTRA),
    }
}

/// The hand of an event in the form of the crate `draws`.
pub(super) fn hand_of(hand: HandId) -> Option<Hand> {
    Hand::new(hand.participant.number(), hand.number)
}

/// The staff member who made an entry. The room itself neither stamps nor voids cards; if it did, the entry would count
/// for the creator of the event.
fn staff(by: Author) -> StaffId {
    let number = match by {
        Author::Staff(number) => number,
        Author::Room => CREATOR,
    };
    StaffId::new(number).or(StaffId::new(CREATOR)).expect("the creator has number 1")
}
