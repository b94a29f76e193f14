//! The provable draws of an event, as `docs/draws.md` specifies: its facts, the secret values of the room, and the draw
//! that is due for a spin.
//!
//! `fact_log.rs` turns the entries of the event into facts, which the crate `draws` verifies as they are added, so that
//! a decision with a violation is refused before it is logged. `blocks.rs`: the block of a hand. `commitments.rs`: the
//! commitments to blocks. `due.rs`: the draw for a spin. [`outcome`]: the outcomes of scans and draws, for receipts.

mod blocks;
mod commitments;
mod due;
mod fact_log;
pub mod outcome;

pub(super) use blocks::{MAX_CURRENT, block_of};

use super::author::Author;
use super::entry::{Entry, RunChange};
use super::error::RunRefusal;
use super::private::{TextHash, Texts};
use crate::store::RunId;
use draws::{
    BlockNumber, Committer, DrawRule, EventId, EventKey, Fact, LogVerifier, PhoneId, Proof, Slot, Violation,
};
use fact_log::FactLog;
use games::Shown;
use games::poker_run::{self, Mark, Participant, PokerRun, Rules, Stop};
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

/// The provable draws of an open event.
pub struct ProvableDraws {
    event: EventId,
    log: FactLog,
    /// The facts so far.
    entries: Vec<draws::Entry>,
    /// The proofs of the draws.
    proofs: BTreeMap<draws::Draw, Arc<Proof>>,
    /// The keys of the blocks.
    keys: BTreeMap<BlockNumber, BlockKey>,
    /// The times of the scans, in milliseconds since the Unix epoch.
    scanned_at_ms: BTreeMap<draws::Draw, u64>,
    /// The faults that only the entries show, each with the position of its entry.
    faults: Vec<(u64, Fault)>,
}

/// A fault that the facts alone do not show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// A stamp of the on-screen wheel has another card than the draw, or there is no draw.
    UnprovenCard,
    /// A registration was corrected or withdrawn although a card of a hand was drawn.
    CorrectedAfterDraw,
    /// A card that was drawn is not the hand's.
    UnstampedCard,
}

/// The key of a block, by its hash, and the values of the room, which are computed for the first draw.
struct BlockKey {
    key: TextHash,
    values: OnceLock<Option<Arc<Committer<EventKey>>>>,
}

impl ProvableDraws {
    /// The draws of an event that opens with these rules.
    pub(super) fn new(id: RunId, rules: &Rules) -> ProvableDraws {
        let event = EventId::new(&id.to_string()).expect("the id of an event has ten letters and digits");
        ProvableDraws {
            event,
            log: FactLog::new(event, rule(rules)),
            entries: Vec::new(),
            proofs: BTreeMap::new(),
            keys: BTreeMap::new(),
            scanned_at_ms: BTreeMap::new(),
            faults: Vec::new(),
        }
    }

    /// Changes the rules before the first card. No fact before it depends on them.
    pub(super) fn change_rules(&mut self, rules: &Rules) {
        self.log.change_rule(self.event, rule(rules), &self.entries);
    }

    /// Adds the facts of an entry at this position, made at this time in milliseconds since the Unix epoch.
    pub(super) fn apply(&mut self, position: u64, at_ms: u64, by: Author, change: &RunChange) {
        if self.corrects_drawn(change) {
            self.faults.push((position, Fault::CorrectedAfterDraw));
        }
        let facts = self.log.add(position, by, change);
        self.entries.extend(facts.into_iter().map(|fact| draws::Entry { position, fact }));
        match change {
            RunChange::BlockCommitted { number, key, .. } => {
                self.keys.insert(*number, BlockKey { key: key.clone(), values: OnceLock::new() });
            }
            RunChange::Scanned { draw, .. } => {
                self.scanned_at_ms.insert(*draw, at_ms);
            }
            RunChange::Drawn { proof, .. } => {
                self.proofs.insert(proof.draw, Arc::from(proof.clone()));
            }
            RunChange::Acted { action, screen: true } if !self.log.matches_draws(action) => {
                self.faults.push((position, Fault::UnprovenCard));
            }
            _ => {}
        }
    }

    /// The verifier after entries that concern at most one hand. It knows the draws of that hand alone.
    ///
    /// # Errors
    /// The first violation.
    pub(super) fn after(&self, entries: &[Entry]) -> Result<LogVerifier, Violation> {
        self.log.after(entries)
    }

    /// Checks that entries that concern at most one hand violate nothing.
    ///
    /// # Errors
    /// [`RunRefusal::DrawRefused`] with the first violation.
    pub(super) fn check(&self, entries: &[Entry]) -> Result<(), RunRefusal> {
        match self.after(entries) {
            Ok(_) => Ok(()),
            Err(violation) => Err(RunRefusal::draw_refused(&violation)),
        }
    }

    /// Returns whether any draw has a card.
    pub(super) fn has_cards(&self) -> bool {
        !self.proofs.is_empty()
    }

    /// Returns whether a draw of the participant has a card, valid or void.
    pub(super) fn has_drawn(&self, participant: Participant) -> bool {
        self.proofs.keys().any(|draw| draw.hand.participant.get() == participant.number())
    }

    /// Returns whether an entry corrects or withdraws a registration although a card of it was drawn: the game knows only
    /// cards that are stamped.
    fn corrects_drawn(&self, change: &RunChange) -> bool {
        let RunChange::Acted { action, .. } = change else { return false };
        action.corrects_registration() && action.participant().is_some_and(|one| self.has_drawn(one))
    }

    /// The time of the scan of a draw, in milliseconds since the Unix epoch; `None` if it was not scanned.
    pub(super) fn scanned_at_ms(&self, draw: &draws::Draw) -> Option<u64> {
        self.scanned_at_ms.get(draw).copied()
    }

    /// The number of phones with which a staff member joined for a block.
    pub(super) fn phones_of(&self, staff: u32, block: BlockNumber) -> usize {
        let joins = self.verifier().joins().filter(|(_, joined, _)| *joined == block);
        joins
            .filter(|(phone, ..)| self.verifier().staff_of(*phone).is_some_and(|one| one.0.get() == staff))
            .count()
    }

    /// The number for a phone with a new key.
    pub(super) fn next_phone(&self) -> PhoneId {
        let last = self.verifier().joins().map(|(phone, ..)| phone.0).max();
        last.map_or(PhoneId::FIRST, |last| PhoneId(last.saturating_add(1)))
    }

    /// The verified facts so far.
    pub(super) fn verifier(&self) -> &LogVerifier {
        self.log.verifier()
    }

    /// The rule that determines which cards a hand may not get.
    pub(super) fn rule(&self) -> DrawRule {
        self.log.rule()
    }

    /// The id of the event.
    pub(super) const fn event(&self) -> EventId {
        self.event
    }

    /// The facts so far.
    pub(super) fn entries(&self) -> &[draws::Entry] {
        &self.entries
    }

    /// The proof of a draw; `None` until it has a card.
    pub(super) fn proof(&self, draw: &draws::Draw) -> Option<&Arc<Proof>> {
        self.proofs.get(draw)
    }

    /// The faults that the facts alone do not show, in the order of the log. `game` is the game after all entries.
    pub(super) fn faults(&self, game: Option<&PokerRun>) -> Vec<(u64, Fault)> {
        let unstamped = self.entries.iter().filter_map(|entry| match &entry.fact {
            Fact::Drawn { proof, .. } if !self.is_stamped(&proof.draw, game) => {
                Some((entry.position, Fault::UnstampedCard))
            }
            _ => None,
        });
        let mut all: Vec<_> = self.faults.iter().copied().chain(unstamped).collect();
        all.sort_by_key(|(position, _)| *position);
        all
    }

    /// Returns whether the card of a draw is the hand's, is void, or waits for the other draws of a participant who does
    /// not ride.
    fn is_stamped(&self, draw: &draws::Draw, game: Option<&PokerRun>) -> bool {
        let Some((card, Some(attempt))) = self.verifier().card(draw.hand, draw.slot) else { return true };
        let (Some(participant), Some(game)) = (Participant::new(draw.hand.participant.get()), game) else {
            return false;
        };
        if attempt != draw.attempt {
            return true;
        }
        let hand = participant.hand(draw.hand.number.get());
        let stamps = Stop::all().map(|stop| game.valid_stamp(hand, Mark::Stop(stop)));
        let waits = !game.rides(participant) && stamps.into_iter().all(|stamp| stamp.is_none());
        let number = usize::from(draw.slot.number());
        let found = match Stop::new(number) {
            Some(stop) => game.valid_stamp(hand, Mark::Stop(stop)).map(|stamp| stamp.card),
            None if draw.slot == Slot::EXTRA => game.valid_stamp(hand, Mark::Extra).map(|stamp| stamp.card),
            None => game.spun_off(hand).nth(number - usize::from(Slot::EXTRA.number()) - 1),
        };
        found == Some(Shown(card)) || found.is_none() && waits && Stop::new(number).is_some()
    }

    /// The values of the room for a block; `None` if the stored personal data lacks its key, as after an import.
    pub(super) fn values(&self, number: BlockNumber, texts: &Texts) -> Option<Arc<Committer<EventKey>>> {
        let BlockKey { key, values } = self.keys.get(&number)?;
        let compute = || {
            let block = self.verifier().blocks().find(|known| known.number == number)?.block;
            Some(Arc::new(Committer::<EventKey>::new(blocks::read_key(texts.get(key)?)?, number, block)))
        };
        values.get_or_init(compute).clone()
    }
}

/// The rule of an event that determines which cards a hand may not get (PR-1).
const fn rule(rules: &Rules) -> DrawRule {
    match rules.draw() {
        poker_run::Draw::Wheel => DrawRule::Wheel,
        poker_run::Draw::Pack => DrawRule::Pack,
        poker_run::Draw::Respin => DrawRule::Respin,
    }
}
