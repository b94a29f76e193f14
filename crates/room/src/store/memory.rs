//! An in-memory store for tests of the layers above. It provides every guarantee except durability, but its `verify`
//! does not check the ledger.

mod table;

use super::chain::{self, EntryHash};
use super::{
    AppendResult, AuditLog, Batch, CHIP_KINDS, CLOSED, Epoch, HAND_KINDS, HandRow, IntegrityProblem, LogId,
    NewEntry, Player, PlayerId, Rollback, RollbackCause, RunId, RunRow, Store, StoreError, StoreResult,
    StoredEntry, TableFilter, TableId, TableRow,
};
use crate::ledger::{Account, Ledger, LedgerError, Transfer};
use serde_json::Value;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::iter;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use table::{LogKind, Table, at_ms};

/// An in-memory store, whose contents are lost when it is dropped.
#[derive(Default)]
pub struct MemoryStore {
    kept: Mutex<Contents>,
    /// Number of log entries read so far.
    entries_read: AtomicU64,
}

/// Simulated fault of a disk (fault injection).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outage {
    /// All writes fail.
    Full,
    /// All writes after the next entry of this kind fail.
    FullBehind(&'static str),
    /// All writes and reads fail, except reading the lists of tables and events: a room that starts then finds tables
    /// that it cannot load.
    Broken,
    /// After this many calls that succeed, one fails, and then the store works again. The lists of tables and events do not
    /// count.
    Once(u32),
    /// All writes are stored, but every append returns an error.
    Unanswered,
    /// The next append is stored but returns an error, and then the store is [`Broken`](Outage::Broken), as after a
    /// mark that cannot be written.
    Unmarked,
}

/// Name of the store in error messages.
const PLACE: &str = "the store in memory";

/// Id of the audit log.
const AUDIT_LOG: &str = "aaaaaaaaaa";

#[derive(Clone, Default)]
struct Contents {
    tables: Vec<Table>,
    ledger: Ledger,
    players: Vec<Player>,
    secrets: BTreeMap<&'static str, String>,
    stopped: bool,
    outage: Option<Outage>,
}

impl MemoryStore {
    fn kept(&self) -> MutexGuard<'_, Contents> {
        self.kept.lock().expect("nothing panics while it holds the lock")
    }

    /// Number of log entries read so far.
    pub fn entries_read(&self) -> u64 {
        self.entries_read.load(Ordering::Relaxed)
    }

    /// Adds the number of these entries to the number of entries read, and returns the entries.
    fn count_read(&self, entries: Vec<StoredEntry>) -> Vec<StoredEntry> {
        self.entries_read.fetch_add(entries.len() as u64, Ordering::Relaxed);
        entries
    }

    /// The entries of a table that satisfy the predicate, each checked against the hash of the entry before it.
    fn read_entries(
        &self,
        table: TableId,
        is_wanted: impl Fn(&StoredEntry) -> bool,
    ) -> StoreResult<Vec<StoredEntry>> {
        let mut kept = self.reading()?;
        let Ok(table) = kept.find(table.log()) else { return Ok(Vec::new()) };
        let before = iter::once(EntryHash::START).chain(table.log.iter().map(|entry| entry.hash));
        let behind = before.zip(&table.log).filter(|(_, entry)| is_wanted(entry));
        let checked =
            behind.map(|(before, entry)| chain::check_one(table.id, before, entry).map(|()| entry.clone()));
        Ok(self.count_read(checked.collect::<Result<_, _>>()?))
    }

    /// Simulates an outage from now on; `None` ends it.
    pub fn fail(&self, outage: Option<Outage>) {
        self.kept().outage = outage;
    }

    /// Corrupts the stored body of an entry, as a damaged disk would.
    pub fn damage(&self, log: LogId, seq: u64) {
        let mut kept = self.kept();
        let entry = kept.find(log).ok().and_then(|table| table.log.get_mut(seq as usize - 1));
        entry.into_iter().for_each(|entry| entry.body.push(' '));
    }

    /// A copy in which every log is marked as restored from a backup.
    #[must_use]
    pub fn restored(&self) -> MemoryStore {
        let mut kept = self.kept().clone();
        for table in &mut kept.tables {
            table.rollback = Some(Rollback { cause: RollbackCause::Backup, hand: table.mark().hand });
        }
        MemoryStore { kept: Mutex::new(kept), entries_read: AtomicU64::default() }
    }

    /// A copy in which every timestamp is earlier by the duration `by`, as after a long downtime.
    #[must_use]
    pub fn earlier(&self, by: Duration) -> MemoryStore {
        let mut kept = self.kept().clone();
        for table in &mut kept.tables {
            for entry in std::mem::take(&mut table.log) {
                let mut body = serde_json::from_str(&entry.body).expect("the body of an entry is JSON");
                shift(&mut body, by.as_millis() as u64);
                table.push(entry.kind, entry.hand, body.to_string());
            }
        }
        MemoryStore { kept: Mutex::new(kept), entries_read: AtomicU64::default() }
    }

    /// A copy of `to`, an earlier state of this store, as if the database had lost all later writes.
    #[must_use]
    pub fn rolled_back(&self, to: &MemoryStore) -> MemoryStore {
        let mut kept = to.kept().clone();
        let now = self.kept();
        for table in &mut kept.tables {
            let mark = now.tables.iter().find(|other| other.id == table.id).map(Table::mark);
            let lost = mark.filter(|mark| !table.has(*mark));
            table.rollback = lost.map(|mark| Rollback { cause: RollbackCause::Lost, hand: mark.hand });
        }
        MemoryStore { kept: Mutex::new(kept), entries_read: AtomicU64::default() }
    }

    /// Replaces the contents with those of another store, as if the database had been replaced while the room runs.
    pub fn replace_by(&self, other: &MemoryStore) {
        let contents = other.kept().clone();
        *self.kept() = contents;
    }

    /// Posts transfers of a table without a log entry, to set up its accounts in tests.
    ///
    /// # Errors
    /// [`StoreError::Ledger`] if the ledger refuses a transfer.
    pub fn post(&self, table: TableId, transfers: &[Transfer]) -> StoreResult<()> {
        Ok(self.kept().ledger.post(table.log(), transfers)?)
    }

    /// Locks the contents for a change. Fails once the store is closed, and while writes fail.
    fn open(&self) -> StoreResult<MutexGuard<'_, Contents>> {
        let mut kept = self.kept();
        if kept.stopped {
            return Err(StoreError::Stopped);
        }
        kept.check_write().map(|()| kept)
    }

    /// Locks the contents for a read. Fails while reads fail.
    fn reading(&self) -> StoreResult<MutexGuard<'_, Contents>> {
        let mut kept = self.kept();
        kept.check_read().map(|()| kept)
    }
}

impl Contents {
    fn check_write(&mut self) -> StoreResult<()> {
        match self.outage {
            Some(Outage::Full) => Err(StoreError::Full { place: PLACE.to_owned() }),
            _ => self.check_read(),
        }
    }

    fn check_read(&mut self) -> StoreResult<()> {
        match self.outage {
            Some(Outage::Broken) => Err(broken()),
            Some(Outage::Once(0)) => {
                self.outage = None;
                Err(broken())
            }
            Some(Outage::Once(calls)) => {
                self.outage = Some(Outage::Once(calls - 1));
                Ok(())
            }
            Some(Outage::Full | Outage::FullBehind(_) | Outage::Unanswered | Outage::Unmarked) | None => {
                Ok(())
            }
        }
    }

    fn find(&mut self, id: LogId) -> StoreResult<&mut Table> {
        self.tables.iter_mut().find(|table| table.id == id).ok_or(StoreError::NoTable(id))
    }

    fn create(&mut self, id: LogId, kind: LogKind, mut first: Batch) -> StoreResult<Epoch> {
        if self.find(id).is_ok() {
            return Err(StoreError::TableExists(id));
        }
        self.ledger.post(id, &first.transfers)?;
        self.audit(std::mem::take(&mut first.audited));
        let mut table = Table::new(id, kind);
        table.add(first);
        self.tables.push(table);
        Ok(Epoch(1))
    }

    /// The audit log, which is created on the first use.
    fn audit_log(&mut self) -> &mut Table {
        let at = self.tables.iter().position(|table| table.kind == LogKind::Audit).unwrap_or_else(|| {
            let id = AUDIT_LOG.parse().expect("it is a valid id");
            self.tables.push(Table::new(id, LogKind::Audit));
            self.tables.len() - 1
        });
        &mut self.tables[at]
    }

    fn audit(&mut self, entries: Vec<NewEntry>) -> AppendResult {
        let log = self.audit_log();
        log.add(Batch { entries, ..Batch::default() });
        AppendResult { last: log.last() }
    }

    fn append(
        &mut self,
        id: LogId,
        epoch: Epoch,
        expected: u64,
        mut batch: Batch,
    ) -> StoreResult<AppendResult> {
        self.find(id)?.check(epoch, expected)?;
        self.ledger.post(id, &batch.transfers)?;
        self.audit(std::mem::take(&mut batch.audited));
        if batch.entries.iter().any(|entry| self.outage == Some(Outage::FullBehind(entry.kind))) {
            self.outage = Some(Outage::Full);
        }
        let table = self.find(id)?;
        table.add(batch);
        let last = table.last();
        match self.outage {
            Some(Outage::Unanswered) => Err(broken()),
            Some(Outage::Unmarked) => {
                self.outage = Some(Outage::Broken);
                Err(broken())
            }
            _ => Ok(AppendResult { last }),
        }
    }

    fn close(&mut self, id: LogId, epoch: Epoch) -> StoreResult<()> {
        self.find(id)?.check_epoch(epoch)?;
        let mut chairs = self.ledger.balances().filter(|(account, _)| account.is_chair_of(id));
        if let Some((account, balance)) = chairs.find(|&(_, balance)| balance != 0) {
            return Err(LedgerError::NotCashedOut { account, balance }.into());
        }
        drop(chairs);
        self.find(id)?.closed = true;
        Ok(())
    }
}

/// Subtracts a duration from every timestamp in an entry.
fn shift(body: &mut Value, by_ms: u64) {
    match body {
        Value::Object(fields) => {
            for (name, value) in fields {
                match value.as_u64().filter(|_| ["at_ms", "since_ms"].contains(&name.as_str())) {
                    Some(at) => *value = at.saturating_sub(by_ms).into(),
                    None => shift(value, by_ms),
                }
            }
        }
        Value::Array(values) => values.iter_mut().for_each(|value| shift(value, by_ms)),
        _ => {}
    }
}

fn broken() -> StoreError {
    StoreError::Other { place: PLACE.to_owned(), wrong: "simulated outage".to_owned() }
}

impl Store for MemoryStore {
    async fn create_table(&self, table: TableId, first: Batch) -> StoreResult<Epoch> {
        self.open()?.create(table.log(), LogKind::Table, first)
    }

    async fn create_run(&self, run: RunId, first: Batch) -> StoreResult<Epoch> {
        self.open()?.create(run.log(), LogKind::Run, first)
    }

    async fn audit_log(&self) -> StoreResult<AuditLog> {
        let mut kept = self.reading()?;
        let log = kept.audit_log();
        let head = log.log.last().map_or(EntryHash::START, |last| last.hash);
        Ok(AuditLog { id: log.id, last: log.last(), head })
    }

    async fn audit(&self, entries: Vec<NewEntry>) -> StoreResult<AppendResult> {
        Ok(self.open()?.audit(entries))
    }

    async fn runs(&self) -> StoreResult<Vec<RunRow>> {
        let kept = self.kept();
        let runs = kept.tables.iter().filter(|table| table.kind == LogKind::Run);
        Ok(runs.filter_map(Table::run_row).collect())
    }

    async fn texts(&self, log: LogId) -> StoreResult<Vec<String>> {
        Ok(self.reading()?.find(log).map(|table| table.texts.clone()).unwrap_or_default())
    }

    async fn take_epochs(&self, logs: Vec<LogId>) -> StoreResult<Vec<Epoch>> {
        let mut kept = self.open()?;
        for &log in &logs {
            kept.find(log)?;
        }
        let take = |log| {
            let table = kept.find(log)?;
            table.epoch.0 += 1;
            Ok(table.epoch)
        };
        logs.into_iter().map(take).collect()
    }

    async fn append(
        &self,
        log: LogId,
        epoch: Epoch,
        expected: u64,
        batch: Batch,
    ) -> StoreResult<AppendResult> {
        self.open()?.append(log, epoch, expected, batch)
    }

    async fn close_table(&self, table: TableId, epoch: Epoch) -> StoreResult<()> {
        self.open()?.close(table.log(), epoch)
    }

    async fn rollback(&self, log: LogId) -> StoreResult<Option<Rollback>> {
        Ok(self.reading()?.find(log).ok().and_then(|table| table.rollback))
    }

    async fn tables(&self, which: TableFilter) -> StoreResult<Vec<TableRow>> {
        let kept = self.kept();
        let closed = which == TableFilter::Closed;
        let wanted =
            kept.tables.iter().filter(|table| table.kind == LogKind::Table && table.closed == closed);
        Ok(wanted.map(|table| TableRow { id: TableId::of_log(table.id), last: table.last() }).collect())
    }

    async fn read_page(&self, log: LogId, from: u64, limit: u32) -> StoreResult<Vec<StoredEntry>> {
        let mut kept = self.reading()?;
        let Ok(table) = kept.find(log) else { return Ok(Vec::new()) };
        let (before, entries) = table.log.split_at((from.max(1) - 1).min(table.last()) as usize);
        let before = before.last().map_or((0, EntryHash::START), |entry| (entry.seq, entry.hash));
        let entries = &entries[..entries.len().min(limit as usize)];
        chain::check(table.id, before, entries)?;
        Ok(self.count_read(entries.to_vec()))
    }

    async fn read_unchecked(&self, log: LogId, from: u64, limit: u32) -> StoreResult<Vec<StoredEntry>> {
        let mut kept = self.reading()?;
        let Ok(table) = kept.find(log) else { return Ok(Vec::new()) };
        let entries = table.log.iter().filter(|entry| entry.seq >= from).take(limit as usize);
        let entries = entries.cloned().collect();
        Ok(self.count_read(entries))
    }

    async fn read_latest(
        &self,
        tables: Vec<TableId>,
        interval: u64,
    ) -> StoreResult<Vec<StoreResult<Vec<StoredEntry>>>> {
        let mut latest = Vec::with_capacity(tables.len());
        for table in tables {
            let last = self.hands(table, None, 1).await?.first().map_or(0, |row| row.hand);
            let hand = last - last % interval;
            let opened = self.hands(table, Some(hand + 1), 1).await?;
            let opened = opened.first().filter(|row| row.hand == hand);
            latest.push(self.read(table.log(), opened.map_or(1, |row| row.first)).await);
        }
        Ok(latest)
    }

    async fn read_hand(&self, table: TableId, hand: u64) -> StoreResult<Vec<StoredEntry>> {
        let mut kept = self.reading()?;
        let Ok(table) = kept.find(table.log()) else { return Ok(Vec::new()) };
        Ok(self.count_read(chain::check_hand(table.id, hand, table.around_hand(hand))?))
    }

    async fn read_chips(&self, table: TableId) -> StoreResult<Vec<StoredEntry>> {
        self.read_entries(table, |entry| CHIP_KINDS.contains(&entry.kind.as_str()))
    }

    async fn read_hand_ends(&self, table: TableId, limit: u32) -> StoreResult<Vec<StoredEntry>> {
        let last = self.hands(table, None, 1).await?.first().map_or(0, |row| row.hand);
        let is_recent = |entry: &StoredEntry| entry.hand.is_some_and(|hand| hand + u64::from(limit) > last);
        self.read_entries(table, |entry| HAND_KINDS.contains(&entry.kind.as_str()) && is_recent(entry))
    }

    async fn closed_tables_of(&self, player: PlayerId) -> StoreResult<Vec<TableId>> {
        let kept = self.reading()?;
        let closed = |table: &&Table| table.log.last().is_some_and(|entry| entry.kind == CLOSED);
        let own = kept.tables.iter().rev().filter(closed).filter(|table| table.names(player));
        let mut own: Vec<&Table> = own.collect();
        own.sort_by_key(|table| Reverse(table.log.last().and_then(at_ms)));
        Ok(own.into_iter().map(|table| TableId::of_log(table.id)).collect())
    }

    async fn hands(&self, table: TableId, before: Option<u64>, limit: u32) -> StoreResult<Vec<HandRow>> {
        let mut kept = self.reading()?;
        let Ok(table) = kept.find(table.log()) else { return Ok(Vec::new()) };
        let mut hands: Vec<u64> = table.log.iter().filter_map(|entry| entry.hand).collect();
        hands.sort_unstable();
        hands.dedup();
        let wanted = hands.into_iter().rev().filter(|&hand| before.is_none_or(|before| hand < before));
        Ok(wanted.take(limit as usize).filter_map(|hand| table.hand_row(hand)).collect())
    }

    async fn new_player(&self, name: String) -> StoreResult<PlayerId> {
        let mut kept = self.open()?;
        let id = PlayerId::fresh()?;
        kept.players.push(Player { id, name });
        Ok(id)
    }

    async fn rename(&self, player: PlayerId, name: String) -> StoreResult<()> {
        let mut kept = self.open()?;
        let found = kept.players.iter_mut().find(|other| other.id == player);
        found.ok_or(StoreError::NoPlayer(player))?.name = name;
        Ok(())
    }

    async fn player(&self, player: PlayerId) -> StoreResult<Option<Player>> {
        Ok(self.reading()?.players.iter().find(|other| other.id == player).cloned())
    }

    async fn players(&self, players: Vec<PlayerId>) -> StoreResult<Vec<Player>> {
        let kept = self.reading()?;
        Ok(kept.players.iter().filter(|player| players.contains(&player.id)).cloned().collect())
    }

    async fn balances(&self) -> StoreResult<Vec<(Account, i64)>> {
        Ok(self.reading()?.ledger.balances().collect())
    }

    async fn balance(&self, account: Account) -> StoreResult<i64> {
        Ok(self.reading()?.ledger.balance(account))
    }

    async fn secret(&self, name: &'static str) -> StoreResult<Option<String>> {
        Ok(self.reading()?.secrets.get(name).cloned())
    }

    async fn set_secrets(
        &self,
        secrets: Vec<(&'static str, Option<String>)>,
        audited: Vec<NewEntry>,
    ) -> StoreResult<()> {
        let mut kept = self.open()?;
        for (name, value) in secrets {
            match value {
                Some(value) => kept.secrets.insert(name, value),
                None => kept.secrets.remove(name),
            };
        }
        kept.audit(audited);
        Ok(())
    }

    async fn health(&self) -> StoreResult<()> {
        self.open().map(|_| ())
    }

    async fn verify(&self, progress: Arc<AtomicU64>) -> StoreResult<Vec<IntegrityProblem>> {
        let mut kept = self.reading()?;
        let audit_log = kept.audit_log().id;
        let mut problems = Vec::new();
        for table in &kept.tables {
            progress.fetch_add(table.last(), Ordering::Relaxed);
            let checked = chain::check(table.id, (0, EntryHash::START), &table.log);
            problems.extend(checked.err().map(|broken| IntegrityProblem::of_link(broken, audit_log)));
        }
        Ok(problems)
    }

    /// Always fails: there is no file to copy.
    async fn backup(&self, to: &Path) -> StoreResult<()> {
        let wrong = "a store in memory cannot be copied: run the room with a data folder".to_owned();
        Err(StoreError::Other { place: to.display().to_string(), wrong })
    }

    async fn close(&self) -> StoreResult<()> {
        self.kept().stopped = true;
        Ok(())
    }
}
