//! Verification of a log of draws.

use super::counts::Report;
use super::fact::{Fact, PhoneId, StaffId};
use super::violation::{Finding, Violation};
use crate::block::Block;
use crate::digest::Digest;
use crate::draw::{Attempt, Draw, EventId, Hand};
use crate::proof::{Proof, Terms};
use cards::{Card, CardSet};
use std::collections::{BTreeMap, BTreeSet};

/// Verifies the facts of an event's log, one after the other, and counts its draws.
///
/// A fact that violates the protocol is applied as far as possible, so that later facts are still verified. To verify
/// the draws of one participant, the facts of all other hands may be left out, but no block, phone or rollback.
#[derive(Clone, Debug)]
pub struct LogVerifier {
    event: EventId,
    /// The position of the latest fact.
    position: u64,
    /// The blocks by number.
    blocks: BTreeMap<u32, CommittedBlock>,
    sold: BTreeSet<Hand>,
    /// The roots of the phones by phone and number of the block.
    phone_roots: BTreeMap<(PhoneId, u32), Digest>,
    staff: BTreeMap<PhoneId, StaffId>,
    /// The phones that scanned a draw of a block, with its number.
    scanned: BTreeSet<(PhoneId, u32)>,
    draws: BTreeMap<Draw, DrawState>,
    report: Report,
}

#[derive(Clone, Debug)]
struct CommittedBlock {
    block: Block,
    root: Digest,
    /// `true` after a rollback.
    is_over: bool,
}

/// The state of a draw from its scan on.
#[derive(Clone, Copy, Debug)]
struct DrawState {
    /// The phone to which the draw is bound.
    phone: PhoneId,
    card: Option<Card>,
    is_void: bool,
}

impl LogVerifier {
    /// A verifier of the log of this event.
    pub fn new(event: EventId) -> LogVerifier {
        LogVerifier {
            event,
            position: 0,
            blocks: BTreeMap::new(),
            sold: BTreeSet::new(),
            phone_roots: BTreeMap::new(),
            staff: BTreeMap::new(),
            scanned: BTreeSet::new(),
            draws: BTreeMap::new(),
            report: Report::default(),
        }
    }

    /// Verifies the next fact, which the entry at this position records. The facts of one entry have the same position.
    pub fn add(&mut self, position: u64, fact: &Fact) {
        if position < self.position {
            let after = self.position;
            self.report.findings.push(Finding { position, violation: Violation::OutOfOrder { after } });
        }
        self.position = position;
        match fact {
            Fact::BlockCommitted { number, block, root } => self.block_committed(*number, *block, *root),
            Fact::HandSold { hand } => _ = self.sold.insert(*hand),
            Fact::PhoneJoined { phone, staff, block, root } => {
                self.phone_joined(*phone, *staff, *block, *root);
            }
            Fact::Scanned { draw, phone } => self.scanned(*draw, *phone),
            Fact::TakenOver { draw, phone, staff, reason } => self.taken_over(*draw, *phone, *staff, reason),
            Fact::Drawn { due, phone, held, proof } => self.drawn(*due, *phone, *held, proof),
            Fact::DeclaredVoid { draw, staff, reason } => self.declared_void(*draw, *staff, reason),
            Fact::RolledBack => self.rolled_back(),
        }
    }

    /// The violations and counts so far. Scans without a card are counted as open.
    pub fn report(&self) -> Report {
        let mut report = self.report.clone();
        for (draw, state) in self.draws.iter().filter(|(_, state)| state.card.is_none()) {
            let staff = self.staff.get(&state.phone).copied();
            report.count(draw.slot, staff, |counts| &mut counts.open_scans);
        }
        report
    }

    fn block_committed(&mut self, number: u32, block: Block, root: Digest) {
        if block.event() != self.event {
            self.find(Violation::OtherEvent { found: block.event() });
        }
        if let Some(known) = self.blocks.get(&number) {
            let is_same = known.block == block && known.root == root;
            return self.find(match is_same {
                true => Violation::BlockRepeated { block: number },
                false => Violation::BlockChanged { block: number },
            });
        }
        let expected = self.blocks.last_key_value().map_or(1, |(latest, _)| latest.saturating_add(1));
        if number != expected {
            self.find(Violation::BlockMissing { expected, found: number });
        }
        let known = self.blocks.iter().filter(|(_, known)| !known.is_over);
        let overlapping =
            known.filter(|(_, known)| known.block.overlaps(&block)).map(|(earlier, _)| *earlier);
        let overlapping: Vec<u32> = overlapping.collect();
        overlapping.into_iter().for_each(|earlier| self.find(Violation::BlockOverlaps { earlier }));
        if self.blocks.values().any(|known| known.root == root) {
            self.find(Violation::BlockRootReused { block: number });
        }
        self.check_sold(&block);
        self.blocks.insert(number, CommittedBlock { block, root, is_over: false });
    }

    /// Finds hands of a new block that were sold before. Hands of an earlier block were sold in time.
    fn check_sold(&mut self, block: &Block) {
        let is_new = |hand: &Hand| !self.blocks.values().any(|known| known.block.contains(*hand));
        let sold: Vec<Hand> = self
            .sold
            .iter()
            .filter(|hand| block.contains(**hand))
            .filter(|hand| is_new(hand))
            .copied()
            .collect();
        if let [first, ..] = *sold {
            self.find(Violation::SoldBefore { first, hands: sold.len() });
        }
    }

    fn phone_joined(&mut self, phone: PhoneId, staff: StaffId, block: u32, root: Digest) {
        if self.blocks.get(&block).is_none_or(|known| known.is_over) {
            self.find(Violation::UnknownBlock { block });
        }
        let before = *self.staff.entry(phone).or_insert(staff);
        if before != staff {
            self.find(Violation::PhoneOfOtherStaff { phone, before });
        }
        if let Some(known) = self.phone_roots.get(&(phone, block)) {
            return self.find(match *known == root {
                true => Violation::PhoneRepeated { phone, block },
                false => Violation::PhoneRootChanged { phone, block },
            });
        }
        if self.phone_roots.values().any(|known| *known == root) {
            self.find(Violation::PhoneRootReused { phone });
        }
        if self.scanned.contains(&(phone, block)) {
            self.find(Violation::JoinedAfterScan { phone, block });
        }
        self.phone_roots.insert((phone, block), root);
    }

    fn scanned(&mut self, draw: Draw, phone: PhoneId) {
        self.check_phone(draw, phone);
        self.check_attempt(draw);
        if let Some(state) = self.draws.get(&draw) {
            let bound = state.phone;
            return self.find(Violation::AlreadyScanned { draw, bound });
        }
        self.draws.insert(draw, DrawState { phone, card: None, is_void: false });
    }

    fn taken_over(&mut self, draw: Draw, phone: PhoneId, staff: StaffId, reason: &str) {
        self.check_phone(draw, phone);
        self.check_reason(draw, reason);
        self.report.count(draw.slot, Some(staff), |counts| &mut counts.takeovers);
        match self.draws.get_mut(&draw) {
            None => self.find(Violation::NotScanned { draw }),
            Some(state) if state.card.is_some() => self.find(Violation::AlreadyDrawn { draw }),
            Some(state) if state.phone == phone => self.find(Violation::SamePhone { draw, phone }),
            Some(state) => state.phone = phone,
        }
    }

    fn drawn(&mut self, draw: Draw, phone: PhoneId, held: CardSet, proof: &Proof) {
        let state = self.draws.get(&draw).copied();
        match state {
            None => self.find(Violation::NotScanned { draw }),
            Some(state) if state.phone != phone => {
                self.find(Violation::OtherPhone { draw, bound: state.phone, found: phone });
            }
            Some(_) => {}
        }
        if let Some(first) = state.and_then(|state| state.card) {
            return self.find(match proof.card {
                second if second != first => Violation::TwoCards { draw, first, second },
                _ => Violation::AlreadyDrawn { draw },
            });
        }
        self.check_attempt(draw);
        let phone = state.map_or(phone, |state| state.phone);
        self.check_proof(draw, phone, held, proof);
        self.report.draws += 1;
        if draw.attempt == Attempt::Second {
            let staff = self.staff.get(&phone).copied();
            self.report.count(draw.slot, staff, |counts| &mut counts.second_attempts);
        }
        self.draws.insert(draw, DrawState { phone, card: Some(proof.card), is_void: false });
    }

    fn check_proof(&mut self, draw: Draw, phone: PhoneId, held: CardSet, proof: &Proof) {
        let Some((number, committed)) = self.block_of(&draw) else {
            return self.find(Violation::NotCommitted { draw });
        };
        let Some(&phone_root) = self.phone_roots.get(&(phone, number)) else {
            return self.find(Violation::PhoneNotJoined { draw, phone });
        };
        let CommittedBlock { block, root: room_root, .. } = *committed;
        let terms = Terms { draw, block, room_root, phone_root, held, cut: None };
        if let Err(error) = proof.verify(&terms) {
            self.find(Violation::Proof { draw, error });
        }
    }

    fn declared_void(&mut self, draw: Draw, staff: StaffId, reason: &str) {
        self.check_reason(draw, reason);
        self.report.count(draw.slot, Some(staff), |counts| &mut counts.voids);
        match self.draws.get_mut(&draw) {
            Some(state) if state.is_void => self.find(Violation::AlreadyVoid { draw }),
            Some(state) if state.card.is_some() => state.is_void = true,
            _ => self.find(Violation::NotDrawn { draw }),
        }
    }

    fn rolled_back(&mut self) {
        self.report.rollbacks += 1;
        self.blocks.values_mut().for_each(|block| block.is_over = true);
        let (drawn, open) =
            std::mem::take(&mut self.draws).into_iter().partition(|(_, state)| state.card.is_some());
        self.draws = drawn;
        let open: BTreeMap<Draw, DrawState> = open;
        for (draw, state) in open {
            let staff = self.staff.get(&state.phone).copied();
            self.report.count(draw.slot, staff, |counts| &mut counts.open_scans);
        }
    }

    /// Finds a draw without a block, and a phone that has not joined for it. From here on, the phone cannot join.
    fn check_phone(&mut self, draw: Draw, phone: PhoneId) {
        let Some((block, _)) = self.block_of(&draw) else {
            return self.find(Violation::NotCommitted { draw });
        };
        self.scanned.insert((phone, block));
        if !self.phone_roots.contains_key(&(phone, block)) {
            self.find(Violation::PhoneNotJoined { draw, phone });
        }
    }

    /// Finds a second attempt without a void of the first.
    fn check_attempt(&mut self, draw: Draw) {
        let first = self.draws.get(&draw.with_attempt(Attempt::First));
        if draw.attempt == Attempt::Second && first.is_none_or(|first| !first.is_void) {
            self.find(Violation::NoVoid { draw });
        }
    }

    fn check_reason(&mut self, draw: Draw, reason: &str) {
        if reason.trim().is_empty() {
            self.find(Violation::NoReason { draw });
        }
    }

    /// The block of a draw with its number: the latest one that has the draw and is not over.
    fn block_of(&self, draw: &Draw) -> Option<(u32, &CommittedBlock)> {
        let has_draw = |known: &CommittedBlock| !known.is_over && known.block.index_of(draw).is_some();
        let latest = self.blocks.iter().rev().find(|(_, known)| has_draw(known));
        latest.map(|(number, known)| (*number, known))
    }

    fn find(&mut self, violation: Violation) {
        self.report.findings.push(Finding { position: self.position, violation });
    }
}
