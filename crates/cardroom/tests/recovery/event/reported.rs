//! The facts that the room has reported to all phones and viewers.

use super::log::{EventLog, Facts, card_at, difference};
use super::request::{Effect, Request};
use serde_json::Value;
use std::collections::BTreeSet;

/// A hand whose registration was acknowledged.
#[derive(Clone)]
pub struct Hand {
    pub id: String,
    pub participant: u64,
    pub rides: bool,
}

/// The facts that were acknowledged, refused or shown.
#[derive(Default)]
pub struct ReportedFacts {
    pub facts: Facts,
    /// The hands, in the order of their acknowledgement.
    pub hands: Vec<Hand>,
    /// The highest log position in a receipt.
    seq: u64,
    refused: BTreeSet<String>,
    /// Cards that were refused as conflicts: their subject and their text.
    conflicts: BTreeSet<(String, String)>,
    /// Cards that the live board showed: their subject and their text.
    pub shown: BTreeSet<(String, String)>,
    pub counts: Counts,
}

/// Numbers of responses, logs and board updates received.
#[derive(Default, Clone, Copy, Debug)]
pub struct Counts {
    pub accepted: u32,
    pub refused: u32,
    /// Requests that were sent again after a kill, and had been stored before the kill.
    pub stored_before_kill: u32,
    /// Requests that were sent again after a kill, and had not been stored before the kill.
    pub stored_after_kill: u32,
    /// Spins for a card that another phone had drawn.
    pub shown_again: u32,
    /// Complete logs that were compared with all acknowledged facts.
    pub logs: u32,
    /// Updates of the live board.
    pub boards: u32,
}

impl ReportedFacts {
    /// Records a response.
    pub fn add(&mut self, request: &Request, answer: &Value) {
        self.seq = self.seq.max(answer["seq"].as_u64().unwrap_or(0));
        match &request.effect {
            Effect::Refused { conflict, .. } => {
                self.counts.refused += 1;
                self.refused.extend(request.key.clone());
                self.conflicts.extend(conflict.clone());
                return;
            }
            Effect::Shows(_) => self.counts.shown_again += 1,
            Effect::Registers { rides, hands } => {
                let participant = answer["participant"].as_u64().unwrap_or(0);
                let hand =
                    |number| Hand { id: format!("{participant}-{number}"), participant, rides: *rides };
                self.hands.extend((1..=*hands).map(hand));
            }
            _ => {}
        }
        self.counts.accepted += 1;
        request.apply(answer, &mut self.facts);
    }

    /// Returns `true` if a hand has the cards of all stops.
    pub fn is_complete(&self, hand: &Hand) -> bool {
        (1..=5).all(|stop| self.has(&card_at(&hand.id, stop)))
    }

    /// Number of hands that were turned in.
    pub fn turned_in(&self) -> usize {
        self.facts.keys().filter(|subject| subject.starts_with("turned in ")).count()
    }

    /// Returns `true` if this fact was acknowledged.
    pub fn has(&self, subject: &str) -> bool {
        self.facts.contains_key(subject)
    }

    /// Compares a log with all reported facts. `open` contains the unanswered requests: each of them may be in the log
    /// completely or not at all.
    ///
    /// # Errors
    /// A description of the first contradiction.
    pub fn compare<'a>(
        &mut self,
        log: &EventLog,
        open: impl Iterator<Item = &'a Request>,
    ) -> Result<(), String> {
        let length = log.hashes.len() as u64;
        if length < self.seq {
            return Err(format!("entry {} was acknowledged, and the log ends at {length}", self.seq));
        }
        let mut expected = self.facts.clone();
        for request in open.filter(|request| request.is_stored(log)) {
            request.apply_stored(log, &mut expected);
        }
        if let Some(difference) = difference(&expected, &log.facts) {
            return Err(difference);
        }
        if let Some(key) = self.refused.intersection(&log.keys).next() {
            return Err(format!("the request {key} was refused, and is in the log"));
        }
        if let Some(lost) = self.conflicts.difference(&log.conflicts).next() {
            return Err(format!("the conflict {lost:?} was answered, and is not in the log"));
        }
        if let Some(lost) = self.shown.difference(&log.drawn).next() {
            return Err(format!("the board showed {lost:?}, which is not in the log"));
        }
        self.counts.logs += 1;
        Ok(())
    }
}
