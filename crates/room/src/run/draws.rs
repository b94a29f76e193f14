//! The provable draws of an event, as `docs/draws.md` specifies: its facts, the secret values of the room, and the draw
//! that is due for a spin.
//!
//! `fact_log.rs` turns the entries of the event into facts, which the crate `draws` verifies as they are added, so that
//! a decision with a violation is refused before it is logged. `blocks.rs`: the block of a hand. `due.rs`: the draw for
//! a spin. [`outcome`]: the outcomes of scans and draws, for receipts.

mod blocks;
mod due;
mod fact_log;
pub mod outcome;

pub(super) use blocks::block_of;
pub(super) use due::Due;

use super::author::Author;
use super::entry::{Entry, RunChange};
use super::error::RunRefusal;
use super::private::{TextHash, Texts};
use crate::store::RunId;
use cards::CardSet;
use draws::{
    BlockNumber, Committer, DrawRule, EventId, EventKey, LogVerifier, PhoneId, PhoneMessage, Proof, Slot,
    Violation,
};
use fact_log::FactLog;
use games::poker_run::{self, Rules};
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

/// The provable draws of an open event.
pub struct Draws {
    event: EventId,
    log: FactLog,
    /// The facts so far.
    entries: Vec<draws::Entry>,
    /// The proofs of the draws.
    proofs: BTreeMap<draws::Draw, Arc<Proof>>,
    /// The keys of the blocks.
    keys: BTreeMap<BlockNumber, BlockKey>,
    /// The positions of entries with a card of the on-screen wheel that no draw gave.
    unproven: Vec<u64>,
}

/// The key of a block, by its hash, and the values of the room, which are computed for the first draw.
struct BlockKey {
    key: TextHash,
    values: OnceLock<Option<Arc<Committer<EventKey>>>>,
}

impl Draws {
    /// The draws of an event that opens with these rules; `None` if its id has another form than all ids of events.
    pub(super) fn new(id: RunId, rules: &Rules) -> Option<Draws> {
        let event = EventId::new(&id.to_string())?;
        Some(Draws {
            event,
            log: FactLog::new(event, rule(rules)),
            entries: Vec::new(),
            proofs: BTreeMap::new(),
            keys: BTreeMap::new(),
            unproven: Vec::new(),
        })
    }

    /// Changes the rules before the first card. No fact before it depends on them.
    pub(super) fn change_rules(&mut self, rules: &Rules) {
        self.log.change_rule(self.event, rule(rules), &self.entries);
    }

    /// Adds the facts of an entry at this position.
    pub(super) fn apply(&mut self, position: u64, by: Author, change: &RunChange) {
        let facts = self.log.add(position, by, change);
        self.entries.extend(facts.into_iter().map(|fact| draws::Entry { position, fact }));
        match change {
            RunChange::BlockCommitted { number, key, .. } => {
                self.keys.insert(*number, BlockKey { key: key.clone(), values: OnceLock::new() });
            }
            RunChange::Drawn { proof, .. } => {
                self.proofs.insert(proof.draw, Arc::from(proof.clone()));
            }
            RunChange::Acted { action, screen: true } if !self.log.gave(action) => {
                self.unproven.push(position)
            }
            _ => {}
        }
    }

    /// Checks that entries violate nothing if they are the next ones.
    ///
    /// # Errors
    /// [`RunRefusal::DrawRefused`] with the code of the first violation.
    pub(super) fn check(&self, entries: &[Entry]) -> Result<(), RunRefusal> {
        match self.first_violation(entries) {
            Some(violation) => Err(RunRefusal::DrawRefused { reason: violation.code() }),
            None => Ok(()),
        }
    }

    /// The first violation if these entries are the next ones.
    pub(super) fn first_violation(&self, entries: &[Entry]) -> Option<Violation> {
        self.log.first_violation(entries)
    }

    /// The number for a phone with a new key.
    pub(super) fn next_phone(&self) -> PhoneId {
        let last = self.verifier().joins().map(|(phone, ..)| phone.0).max();
        last.map_or(PhoneId::FIRST, |last| PhoneId(last.saturating_add(1)))
    }

    /// The cards that a hand may not get in the slot of this draw now.
    pub(super) fn excluded(&self, draw: draws::Draw) -> CardSet {
        let valid = Slot::all().filter(|slot| slot.is_of_hand());
        let valid = valid.filter_map(|slot| self.verifier().card(draw.hand, slot)).map(|(card, _)| card);
        self.rule().excluded(draw.slot, valid.collect())
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

    /// The proof with this message of a phone; `None` unless the message was accepted before.
    pub(super) fn proof_with(&self, message: &PhoneMessage) -> Option<&Arc<Proof>> {
        self.proofs.values().find(|proof| proof.phone == *message)
    }

    /// The positions of entries with a card of the on-screen wheel that no draw gave.
    pub(super) fn unproven(&self) -> &[u64] {
        &self.unproven
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
