//! Verification of a log of draws.

use super::blocks::{Blocks, CommittedBlock};
use super::counts::Report;
use super::fact::{DrawRule, Entry, Fact, PhoneId, StaffId};
use super::hands::{DrawState, Hands, ValidCard};
use super::phones::{Join, Phones};
use super::violation::{Violation, ViolationKind};
use crate::block::BlockNumber;
use crate::draw::{Attempt, Draw, EventId, Hand, Slot};
use crate::proof::{JoinedPhone, Proof, PublicInputs};
use crate::signature::PublicKey;
use cards::{Card, CardSet};

/// Verifies the facts of an event's log, one after the other, and counts its draws.
///
/// A fact that violates the protocol takes effect as far as `docs/draws.md` says, so that later facts are still
/// verified. To verify the draws of one participant, the facts of all other hands may be left out, but no block, phone
/// or rollback.
#[derive(Clone, Debug)]
pub struct LogVerifier {
    event: EventId,
    rule: DrawRule,
    /// The position of the latest entry.
    position: u64,
    /// The number of facts so far.
    sequence: u64,
    blocks: Blocks,
    phones: Phones,
    hands: Hands,
    report: Report,
}

/// The status of a draw that was scanned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawStatus {
    /// The phone to which the draw is bound.
    pub phone: PhoneId,
    /// The cards that the hand may not get.
    pub excluded: CardSet,
    /// The card; `None` until it is drawn.
    pub card: Option<Card>,
    /// `true` if the card was declared void.
    pub is_void: bool,
    /// `true` if a card that was entered by hand took the place of the draw.
    pub has_ended: bool,
}

impl LogVerifier {
    /// A verifier of the log of this event, which has this rule.
    pub fn new(event: EventId, rule: DrawRule) -> LogVerifier {
        LogVerifier {
            event,
            rule,
            position: 0,
            sequence: 0,
            blocks: Blocks::default(),
            phones: Phones::default(),
            hands: Hands::default(),
            report: Report::default(),
        }
    }

    /// Verifies the next fact.
    pub fn add(&mut self, entry: &Entry) {
        let after = self.position;
        self.position = entry.position;
        self.sequence += 1;
        if self.position < after {
            self.report(ViolationKind::OutOfOrder { after });
        }
        match &entry.fact {
            Fact::BlockCommitted { number, block, root } => {
                let violations = self.blocks.commit(self.event, *number, *block, *root);
                self.report_all(violations);
            }
            Fact::HandSold { hand } => self.hand_sold(*hand),
            Fact::PhoneJoined { phone, staff, block, joined } => {
                if !self.blocks.is_current(*block) {
                    self.report(ViolationKind::UnknownBlock { block: *block });
                }
                let join = Join { phone: *joined, sequence: self.sequence };
                let violations = self.phones.join(*phone, *staff, *block, join);
                self.report_all(violations);
            }
            Fact::Scanned { draw, phone } => self.scanned(*draw, *phone),
            Fact::TakenOver { draw, phone, staff, reason } => self.taken_over(*draw, *phone, *staff, reason),
            Fact::Drawn { phone, excluded, proof } => self.drawn(*phone, *excluded, proof),
            Fact::DeclaredVoid { draw, staff, reason } => self.declared_void(*draw, *staff, reason),
            Fact::EnteredByHand { hand, slot, card, staff } => {
                self.entered_by_hand(*hand, *slot, *card, *staff);
            }
            Fact::ByHandDeclaredVoid { hand, slot, staff, reason } => {
                self.by_hand_declared_void(*hand, *slot, *staff, reason);
            }
            Fact::RolledBack => self.rolled_back(),
        }
    }

    /// A verifier in the same state and with an empty report, for facts about this hand, or about none: with them it
    /// finds the violations that this one would find. It costs little, however many hands the log has.
    pub fn for_hand(&self, hand: Option<Hand>) -> LogVerifier {
        LogVerifier {
            event: self.event,
            rule: self.rule,
            position: self.position,
            sequence: self.sequence,
            blocks: self.blocks.clone(),
            phones: self.phones.clone(),
            hands: self.hands.only(self.event, hand),
            report: Report::default(),
        }
    }

    /// The blocks of the log, in order.
    pub fn blocks(&self) -> impl DoubleEndedIterator<Item = CommittedBlock> + '_ {
        self.blocks.all()
    }

    /// The block of a draw: the latest one that has it and that no rollback ended.
    pub fn block_of(&self, draw: &Draw) -> Option<CommittedBlock> {
        self.blocks.block_of(draw)
    }

    /// The phones with the blocks for which they joined.
    pub fn joins(&self) -> impl Iterator<Item = (PhoneId, BlockNumber, JoinedPhone)> + '_ {
        self.phones.all()
    }

    /// A phone as it joined for a block; `None` if it did not.
    pub fn joined(&self, phone: PhoneId, block: BlockNumber) -> Option<JoinedPhone> {
        self.phones.joined(phone, block).map(|join| join.phone)
    }

    /// The phone that joined with a key; `None` if none did.
    pub fn phone_with_key(&self, key: PublicKey) -> Option<PhoneId> {
        self.phones.with_key(key)
    }

    /// The staff member of a phone; `None` if the phone never joined.
    pub fn staff_of(&self, phone: PhoneId) -> Option<StaffId> {
        self.phones.staff_of(phone)
    }

    /// The status of a draw; `None` if it was not scanned, or a rollback unbound it.
    pub fn status(&self, draw: &Draw) -> Option<DrawStatus> {
        self.hands.draws.get(draw).map(status)
    }

    /// The draws that were scanned, and have neither a card nor one by hand in their place, in order.
    pub fn open_draws(&self) -> impl Iterator<Item = (Draw, DrawStatus)> + '_ {
        let all = self.hands.draws.iter().map(|(draw, state)| (*draw, status(state)));
        all.filter(|(_, status)| status.card.is_none() && !status.has_ended)
    }

    /// The valid card in a slot of a hand, with the attempt that drew it, or `None` for a card that was entered by hand.
    pub fn card(&self, hand: Hand, slot: Slot) -> Option<(Card, Option<Attempt>)> {
        self.hands.card(hand, slot).map(|valid| (valid.card, valid.attempt))
    }

    /// The violations and counts so far. Scans without a card are counted as open.
    pub fn report_so_far(&self) -> Report {
        let mut report = self.report.clone();
        for (draw, state) in self.hands.draws.iter().filter(|(_, state)| state.card.is_none()) {
            report.count(draw.slot, self.phones.staff_of(state.phone), |counts| &mut counts.open_scans);
        }
        report
    }

    fn hand_sold(&mut self, hand: Hand) {
        self.blocks.sell(hand);
        self.hands.hand(hand).is_sold = true;
    }

    fn scanned(&mut self, draw: Draw, phone: PhoneId) {
        self.check_phone(draw, phone);
        self.check_sold(draw.hand);
        self.check_attempt(draw);
        let rule = self.rule;
        let hand = self.hands.hand(draw.hand);
        let by_hand = hand.cards.get(&draw.slot).is_some_and(|valid| valid.attempt.is_none());
        let (excluded, has_open) = (hand.excluded(rule, draw.slot), !hand.open.is_empty());
        if by_hand {
            self.report(ViolationKind::SlotHasCard { hand: draw.hand, slot: draw.slot });
        }
        self.check_spin_off(draw.hand, draw.slot);
        if let Some(state) = self.hands.draws.get(&draw) {
            let bound = state.phone;
            return self.report(ViolationKind::AlreadyScanned { draw, bound });
        }
        if has_open {
            self.report(ViolationKind::OtherDrawOpen { draw });
        }
        self.hands.hand(draw.hand).open.insert(draw.slot);
        self.hands.draws.insert(draw, DrawState::new(phone, self.sequence, excluded));
    }

    fn taken_over(&mut self, draw: Draw, phone: PhoneId, staff: StaffId, reason: &str) {
        let join = self.check_phone(draw, phone);
        self.check_reason(reason);
        self.report.count(draw.slot, Some(staff), |counts| &mut counts.takeovers);
        let Some(state) = self.hands.draws.get_mut(&draw) else {
            return self.report(ViolationKind::NotScanned { draw });
        };
        let refused = if state.card.is_some() {
            Some(ViolationKind::AlreadyDrawn { draw })
        } else if state.ended {
            Some(ViolationKind::DrawEnded { draw })
        } else if state.was_bound_to(phone) {
            Some(ViolationKind::SamePhone { draw, phone })
        } else if join.is_some_and(|join| join.sequence > state.scanned_at) {
            Some(ViolationKind::PhoneJoinedLate { draw, phone })
        } else {
            None
        };
        match refused {
            Some(violation) => self.report(violation),
            None if join.is_none() => {}
            None => _ = state.earlier_phones.insert(std::mem::replace(&mut state.phone, phone)),
        }
    }

    fn drawn(&mut self, phone: PhoneId, excluded: CardSet, proof: &Proof) {
        let draw = proof.draw;
        let state = self.check_binding(draw, phone);
        if let Some(first) = state.card {
            return self.report(match proof.card {
                second if second != first => ViolationKind::ConflictingCard { draw, first, second },
                _ => ViolationKind::AlreadyDrawn { draw },
            });
        }
        if state.ended {
            return self.report(ViolationKind::DrawEnded { draw });
        }
        if self.hands.hand(draw.hand).cards.contains_key(&draw.slot) {
            self.report(ViolationKind::SlotHasCard { hand: draw.hand, slot: draw.slot });
        }
        if excluded != state.excluded {
            let expected = state.excluded;
            self.report(ViolationKind::OtherExcluded { draw, expected, found: excluded });
        }
        self.check_proof(state.phone, state.excluded, proof);
        self.count_draw(draw, state.phone);
        self.apply_card(draw, state, proof.card);
    }

    /// The state of a draw, which must be bound to this phone. A draw that was not scanned has the state of a scan now.
    fn check_binding(&mut self, draw: Draw, phone: PhoneId) -> DrawState {
        let Some(state) = self.hands.draws.get(&draw).cloned() else {
            self.report(ViolationKind::NotScanned { draw });
            let excluded = self.hands.hand(draw.hand).excluded(self.rule, draw.slot);
            return DrawState::new(phone, self.sequence, excluded);
        };
        if state.phone != phone {
            self.report(ViolationKind::OtherPhone { draw, bound: state.phone, found: phone });
        }
        state
    }

    fn check_proof(&mut self, phone: PhoneId, excluded: CardSet, proof: &Proof) {
        let draw = proof.draw;
        let Some(CommittedBlock { number, block, root: room_root, .. }) = self.blocks.block_of(&draw) else {
            return self.report(ViolationKind::NotCommitted { draw });
        };
        let Some(Join { phone, .. }) = self.phones.joined(phone, number) else {
            return self.report(ViolationKind::PhoneNotJoined { draw, phone });
        };
        if let Err(error) = proof.verify(&PublicInputs { draw, block, room_root, phone, excluded, cut: None })
        {
            self.report(ViolationKind::Proof { draw, error });
        }
    }

    fn count_draw(&mut self, draw: Draw, phone: PhoneId) {
        self.report.draws += 1;
        let hand = self.hands.hand(draw.hand);
        if !hand.is_sold && !std::mem::replace(&mut hand.drawn_unsold, true) {
            self.report.unsold_hands += 1;
        }
        if draw.attempt == Attempt::Second {
            self.report.count(draw.slot, self.phones.staff_of(phone), |counts| &mut counts.second_attempts);
        }
    }

    fn apply_card(&mut self, draw: Draw, state: DrawState, card: Card) {
        let hand = self.hands.hand(draw.hand);
        hand.open.remove(&draw.slot);
        hand.cards.entry(draw.slot).or_insert(ValidCard { card, attempt: Some(draw.attempt) });
        self.hands.draws.insert(draw, DrawState { card: Some(card), ..state });
    }

    fn declared_void(&mut self, draw: Draw, staff: StaffId, reason: &str) {
        self.check_reason(reason);
        self.report.count(draw.slot, Some(staff), |counts| &mut counts.voids);
        match self.hands.draws.get_mut(&draw) {
            Some(state) if state.is_void => return self.report(ViolationKind::AlreadyVoid { draw }),
            Some(state) if state.card.is_some() => state.is_void = true,
            _ => return self.report(ViolationKind::NotDrawn { draw }),
        }
        let cards = &mut self.hands.hand(draw.hand).cards;
        if cards.get(&draw.slot).is_some_and(|valid| valid.attempt == Some(draw.attempt)) {
            cards.remove(&draw.slot);
        }
    }

    fn entered_by_hand(&mut self, hand: Hand, slot: Slot, card: Card, staff: StaffId) {
        self.report.count(slot, Some(staff), |counts| &mut counts.by_hand);
        self.check_sold(hand);
        self.check_spin_off(hand, slot);
        let state = self.hands.hand(hand);
        if state.cards.contains_key(&slot) {
            return self.report(ViolationKind::SlotHasCard { hand, slot });
        }
        state.cards.insert(slot, ValidCard { card, attempt: None });
        state.open.remove(&slot);
        for attempt in Attempt::ALL {
            let draw = Draw { event: self.event, hand, slot, attempt };
            if let Some(open) = self.hands.draws.get_mut(&draw).filter(|state| state.card.is_none()) {
                open.ended = true;
            }
        }
    }

    fn by_hand_declared_void(&mut self, hand: Hand, slot: Slot, staff: StaffId, reason: &str) {
        self.check_reason(reason);
        self.report.count(slot, Some(staff), |counts| &mut counts.voids);
        let cards = &mut self.hands.hand(hand).cards;
        match cards.get(&slot) {
            Some(ValidCard { attempt: None, .. }) => _ = cards.remove(&slot),
            _ => self.report(ViolationKind::NotEnteredByHand { hand, slot }),
        }
    }

    fn rolled_back(&mut self) {
        self.report.rollbacks += 1;
        self.blocks.end_all();
        for (draw, state) in self.hands.unbind_open() {
            let staff = self.phones.staff_of(state.phone);
            self.report.count(draw.slot, staff, |counts| &mut counts.open_scans);
        }
    }

    /// Reports a draw without a block, and a phone that has not joined for it.
    fn check_phone(&mut self, draw: Draw, phone: PhoneId) -> Option<Join> {
        let Some(CommittedBlock { number, .. }) = self.blocks.block_of(&draw) else {
            self.report(ViolationKind::NotCommitted { draw });
            return None;
        };
        self.phones.use_phone(phone, number);
        let join = self.phones.joined(phone, number);
        if join.is_none() {
            self.report(ViolationKind::PhoneNotJoined { draw, phone });
        }
        join
    }

    fn check_sold(&mut self, hand: Hand) {
        if !self.hands.hand(hand).is_sold {
            self.report(ViolationKind::NotSold { hand });
        }
    }

    /// Reports a second attempt without a void of the first.
    fn check_attempt(&mut self, draw: Draw) {
        let first = self.hands.draws.get(&draw.with_attempt(Attempt::First));
        if draw.attempt == Attempt::Second && first.is_none_or(|first| !first.is_void) {
            self.report(ViolationKind::MissingVoid { draw });
        }
    }

    fn check_spin_off(&mut self, hand: Hand, slot: Slot) {
        if self.hands.hand(hand).misses_spin_off_before(slot) {
            self.report(ViolationKind::MissingSpinOff { hand, slot });
        }
    }

    fn check_reason(&mut self, reason: &str) {
        if reason.chars().all(char::is_whitespace) {
            self.report(ViolationKind::NoReason);
        }
    }

    fn report_all(&mut self, violations: Vec<ViolationKind>) {
        violations.into_iter().for_each(|violation| self.report(violation));
    }

    fn report(&mut self, kind: ViolationKind) {
        self.report.violations.push(Violation { position: self.position, kind });
    }
}

const fn status(state: &DrawState) -> DrawStatus {
    let DrawState { phone, excluded, card, is_void, ended, .. } = state;
    DrawStatus { phone: *phone, excluded: *excluded, card: *card, is_void: *is_void, has_ended: *ended }
}
