//! A log in memory.

use crate::store::chain::{EntryHash, HashInput};
use crate::store::marks::Mark;
use crate::store::{
    Batch, ENDED, Epoch, HandRow, LogId, PlayerId, RUN_CREATED, RUN_ENDED, Rollback, RunRow, StoreError,
    StoreResult, StoredEntry,
};
use serde_json::Value;

/// Kind of a log.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum LogKind {
    Table,
    Run,
    Audit,
}

/// A log, which is that of a table, of an event, or the audit log.
#[derive(Clone)]
pub(super) struct Table {
    pub id: LogId,
    pub kind: LogKind,
    pub epoch: Epoch,
    pub closed: bool,
    pub log: Vec<StoredEntry>,
    pub texts: Vec<String>,
    pub summary: Option<String>,
    pub rollback: Option<Rollback>,
}

impl Table {
    pub(super) fn new(id: LogId, kind: LogKind) -> Table {
        let (log, texts) = (Vec::new(), Vec::new());
        Table { id, kind, epoch: Epoch(1), closed: false, log, texts, summary: None, rollback: None }
    }

    pub(super) fn last(&self) -> u64 {
        self.log.len() as u64
    }

    pub(super) fn check_epoch(&self, held: Epoch) -> StoreResult<()> {
        let (log, found) = (self.id, self.epoch);
        if held == found { Ok(()) } else { Err(StoreError::Fenced { log, held, found }) }
    }

    pub(super) fn check(&self, epoch: Epoch, expected: u64) -> StoreResult<()> {
        if self.closed {
            return Err(StoreError::Closed(self.id));
        }
        self.check_epoch(epoch)?;
        let (log, found) = (self.id, self.last());
        if expected == found { Ok(()) } else { Err(StoreError::Conflict { log, expected, found }) }
    }

    pub(super) fn hash(&self) -> EntryHash {
        self.log.last().map_or(EntryHash::START, |entry| entry.hash)
    }

    pub(super) fn mark(&self) -> Mark {
        let hand = self.log.iter().filter_map(|entry| entry.hand).max().unwrap_or(0);
        Mark { hand, seq: self.last(), hash: self.hash() }
    }

    pub(super) fn has(&self, mark: Mark) -> bool {
        mark.seq == 0 || self.log.get(mark.seq as usize - 1).is_some_and(|entry| entry.hash == mark.hash)
    }

    pub(super) fn add(&mut self, batch: Batch) {
        if !batch.entries.is_empty() {
            self.rollback = None;
        }
        self.texts.extend(batch.texts);
        self.summary = batch.summary.or_else(|| self.summary.take());
        for entry in batch.entries {
            self.push(entry.kind.to_owned(), entry.hand, entry.body);
        }
    }

    pub(super) fn push(&mut self, kind: String, hand: Option<u64>, body: String) {
        let seq = self.last() + 1;
        let hash = self.hash().next(self.id, &HashInput { seq, kind: &kind, hand, body: &body });
        self.log.push(StoredEntry { seq, kind, hand, body, hash });
    }

    /// Returns whether a player sat at the table or is its host, judged by the fields that the database indexes.
    pub(super) fn names(&self, player: PlayerId) -> bool {
        self.log.iter().any(|entry| {
            let place = match entry.kind.as_str() {
                "created" => "/entry/table/host",
                "seated" => "/entry/who/player/id",
                _ => return false,
            };
            let body: Value = serde_json::from_str(&entry.body).unwrap_or_default();
            body.pointer(place).and_then(Value::as_i64) == Some(player.0)
        })
    }

    pub(super) fn run_row(&self) -> Option<RunRow> {
        let id = self.id.as_str().parse().ok()?;
        let first = self.log.first().filter(|entry| entry.kind == RUN_CREATED);
        let body: Option<Value> = first.and_then(|entry| serde_json::from_str(&entry.body).ok());
        let organiser = body.and_then(|body| body.pointer("/entry/change/organiser")?.as_i64());
        let is_over = self.log.iter().any(|entry| entry.kind == RUN_ENDED);
        let summary = self.summary.clone();
        Some(RunRow { id, organiser: organiser.map(PlayerId), is_over, summary })
    }

    pub(super) fn of_hand(&self, hand: u64) -> impl Iterator<Item = &StoredEntry> {
        self.log.iter().filter(move |entry| entry.hand == Some(hand))
    }

    /// All entries from the second before the first entry of a hand to the one after its last, including entries in
    /// between that belong to no hand.
    pub(super) fn around_hand(&self, hand: u64) -> Vec<StoredEntry> {
        let Some(HandRow { first, last, .. }) = self.hand_row(hand) else { return Vec::new() };
        let around = |entry: &&StoredEntry| (first.saturating_sub(2)..=last + 1).contains(&entry.seq);
        self.log.iter().filter(around).cloned().collect()
    }

    pub(super) fn hand_row(&self, hand: u64) -> Option<HandRow> {
        let (first, last) = (self.of_hand(hand).next()?.seq, self.of_hand(hand).last()?.seq);
        Some(HandRow { hand, first, last, ended: self.of_hand(hand).any(|entry| entry.kind == ENDED) })
    }
}

/// The time of an entry, in milliseconds since the Unix epoch; `None` if its body cannot be read.
pub(super) fn at_ms(entry: &StoredEntry) -> Option<u64> {
    serde_json::from_str::<Value>(&entry.body).ok()?.get("at_ms")?.as_u64()
}
