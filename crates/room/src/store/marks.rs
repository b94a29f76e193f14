//! High-water marks of the logs, in a second file outside the database.
//!
//! A mark contains the number of the last hand of a log, and the position and hash of the last entry. It is written
//! after an append is committed and before the append is acknowledged; if it is the log's first mark, if the append
//! opens a new hand, or if the mark has an earlier position than the one that it replaces, it is also synced to disk
//! (fsync) before the acknowledgement. A log that is behind its mark therefore proves that the database or its
//! write-ahead log lost data or was replaced. More cards of the open hand may then have been revealed than the log
//! records.
//!
//! - A record is a line of text of [`RECORD_BYTES`] bytes with a checksum. The records are double-buffered: each log
//!   has a slot of two records, which are written alternately, and the record on disk is not overwritten before the
//!   other one is synced. A power failure or torn write therefore never leaves a log without its mark.
//! - A mark that could not be written stays pending. Until it is written, the store neither acknowledges changes nor
//!   reads logs.

use super::chain::EntryHash;
use super::fault::io_fault;
use super::{Folder, LogId, StoreResult};
use crate::private_files;
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::io::{Seek, SeekFrom, Write};
use std::path::PathBuf;

/// File name in the data folder. It has no prefix in common with the name of the database, so that restoring a backup
/// of the database leaves the file in place.
const FILE: &str = "last-hands";

/// Length of a record, in bytes: that of a disk sector, which is written atomically.
const RECORD_BYTES: usize = 512;

/// Number of slots by which the file grows each time.
const GROWTH: u64 = 32;

/// First word of a record: the version of its format.
const VERSION: &str = "1";

/// High-water mark of a log: its last hand and its last entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The number of the last hand that was opened; 0 before the first.
    pub hand: u64,
    /// The position of the last entry; 0 for an empty log.
    pub seq: u64,
    /// The hash of the last entry.
    pub hash: EntryHash,
}

impl Mark {
    /// Returns the mark after an append; `next` contains its last entry, and the highest number of a hand among its
    /// entries or 0. The number of the hand never decreases.
    pub fn advance(self, next: Mark) -> Mark {
        Mark { hand: self.hand.max(next.hand), ..next }
    }

    /// Returns whether the next mark must be synced to disk before the acknowledgement.
    const fn must_sync(self, next: Mark) -> bool {
        next.hand > self.hand || next.seq < self.seq
    }
}

/// The marks of all logs, except those of closed tables.
pub(super) struct Marks {
    path: PathBuf,
    file: File,
    slots: BTreeMap<LogId, Slot>,
    /// Unused slots of the file.
    free: Vec<SlotPlace>,
    /// Number of slots in the file.
    length: u64,
    /// The sequence number of the last record written; 0 before the first.
    turn: u64,
    /// Logs whose mark is not yet written to the file.
    pending: BTreeSet<LogId>,
    /// Logs whose mark is written to the file, but perhaps not on disk.
    unsynced: BTreeSet<LogId>,
    /// `true` if the file must be synced before the next acknowledgement.
    sync: bool,
}

/// The slot of a log: two records of the file.
struct Slot {
    /// Position of the slot in the file; `None` until one is assigned.
    place: Option<SlotPlace>,
    mark: Mark,
}

/// Position of a slot in the file.
#[derive(Clone, Copy)]
struct SlotPlace {
    number: u64,
    /// Index, 0 or 1, of the record that is on disk, which may belong to an earlier log. The other record is written
    /// next.
    half: u64,
}

impl SlotPlace {
    /// The position of a blank slot.
    const fn blank(number: u64) -> SlotPlace {
        SlotPlace { number, half: 1 }
    }
}

/// A record of the file.
struct Record {
    turn: u64,
    log: LogId,
    mark: Mark,
    /// Position of the record in the file, counted in records.
    place: u64,
}

impl Marks {
    /// Opens the file, and creates it if it is missing. The lock of the folder excludes other processes.
    ///
    /// # Errors
    /// The errors common to all methods of the store.
    pub(super) fn open(folder: &Folder) -> StoreResult<Marks> {
        let path = folder.private_file(FILE)?;
        let wrong = |error| io_fault(&path, &error);
        let file = private_files::options().open(&path).map_err(wrong)?;
        // The directory entry of the file must be on disk before anything relies on the file.
        private_files::sync_folder(folder.path()).map_err(wrong)?;
        let bytes = std::fs::read(&path).map_err(wrong)?;
        file.sync_all().map_err(wrong)?;
        let length = bytes.len() as u64 / (2 * RECORD_BYTES as u64);
        let (slots, free) = (BTreeMap::new(), Vec::new());
        let (pending, unsynced) = (BTreeSet::new(), BTreeSet::new());
        let mut marks = Marks { path, file, slots, free, length, turn: 0, pending, unsynced, sync: false };
        marks.load(&bytes);
        Ok(marks)
    }

    /// Loads the records of the file. The newest record of a slot identifies its table; a record of another table in
    /// the slot dates from before that table was closed. A table may have records in two slots, if the database was
    /// replaced for a while by one without the table: the newest record counts, and the earlier slot is free.
    fn load(&mut self, bytes: &[u8]) {
        let records = (0..).zip(bytes.chunks_exact(RECORD_BYTES)).take(2 * self.length as usize);
        let mut newest: BTreeMap<u64, Record> = BTreeMap::new();
        for record in records.filter_map(|(place, bytes)| read(place, bytes)) {
            self.turn = self.turn.max(record.turn);
            let number = record.place / 2;
            if newest.get(&number).is_none_or(|other| other.turn < record.turn) {
                newest.insert(number, record);
            }
        }
        let unused = (0..self.length).filter(|number| !newest.contains_key(number));
        self.free = unused.map(SlotPlace::blank).collect();
        let mut records: Vec<Record> = newest.into_values().collect();
        records.sort_unstable_by_key(|record| record.turn);
        for Record { log, mark, place, .. } in records {
            let place = Some(SlotPlace { number: place / 2, half: place % 2 });
            let earlier = self.slots.insert(log, Slot { place, mark });
            self.free.extend(earlier.and_then(|slot| slot.place));
        }
    }

    /// The mark of a log; `None` if the log has none.
    pub(super) fn get(&self, log: LogId) -> Option<Mark> {
        self.slots.get(&log).map(|slot| slot.mark)
    }

    /// The logs with a mark.
    pub(super) fn logs(&self) -> Vec<LogId> {
        self.slots.keys().copied().collect()
    }

    /// Returns whether there are free slots for this many more logs.
    pub(super) const fn has_space(&self, tables: usize) -> bool {
        self.free.len() >= tables
    }

    /// Returns whether a flush waits for the disk, because the file must be synced or must grow. It grows only for the
    /// first mark of a log, which is synced too.
    pub(super) const fn needs_disk(&self) -> bool {
        self.sync
    }

    /// Extends the file until it has free slots for this many more logs, so that no mark waits for space after its
    /// entries are committed.
    ///
    /// # Errors
    /// The errors common to all methods of the store.
    pub(super) fn reserve(&mut self, tables: usize) -> StoreResult<()> {
        while self.free.len() < tables {
            let place = self.length * 2 * RECORD_BYTES as u64;
            let blank = vec![b' '; 2 * RECORD_BYTES * GROWTH as usize];
            let grown = write_at(&mut self.file, &blank, place).and_then(|()| self.file.sync_all());
            grown.map_err(|error| io_fault(&self.path, &error))?;
            self.free.extend((self.length..self.length + GROWTH).map(SlotPlace::blank));
            self.length += GROWTH;
        }
        Ok(())
    }

    /// Sets the mark of a log; the number of its last hand never decreases. [`flush`](Marks::flush) writes the mark,
    /// unless the log has the same mark already.
    pub(super) fn set(&mut self, log: LogId, mark: Mark) {
        if let Some(slot) = self.slots.get_mut(&log) {
            let next = slot.mark.advance(mark);
            if next == slot.mark {
                return;
            }
            self.sync |= slot.mark.must_sync(mark);
            slot.mark = next;
        } else {
            self.sync = true;
            self.slots.insert(log, Slot { place: self.free.pop(), mark });
        }
        self.pending.insert(log);
    }

    /// Removes the mark of a closed table.
    pub(super) fn forget(&mut self, log: LogId) {
        self.pending.remove(&log);
        self.unsynced.remove(&log);
        self.free.extend(self.slots.remove(&log).and_then(|slot| slot.place));
    }

    /// Writes the pending marks, and syncs the file if one of them is the first of its log, has a new hand or has an
    /// earlier position than the mark that it replaces.
    ///
    /// # Errors
    /// The errors common to all methods of the store. The marks stay pending.
    pub(super) fn flush(&mut self) -> StoreResult<()> {
        self.assign_places()?;
        let written = self.write_due();
        written.map_err(|error| io_fault(&self.path, &error))
    }

    /// Assigns a slot of the file to every mark without one, which is still pending.
    fn assign_places(&mut self) -> StoreResult<()> {
        let has_none = |log: &&LogId| self.slots.get(log).is_some_and(|slot| slot.place.is_none());
        let without: Vec<LogId> = self.pending.iter().filter(has_none).copied().collect();
        self.reserve(without.len())?;
        for log in without {
            if let Some(slot) = self.slots.get_mut(&log) {
                slot.place = self.free.pop();
            }
        }
        Ok(())
    }

    fn write_due(&mut self) -> std::io::Result<()> {
        if self.pending.is_empty() && !self.sync {
            return Ok(());
        }
        while let Some(log) = self.pending.first().copied() {
            if let Some(Slot { place: Some(SlotPlace { number, half }), mark }) = self.slots.get(&log) {
                self.turn += 1;
                let place = (2 * number + 1 - half) * RECORD_BYTES as u64;
                write_at(&mut self.file, &written(self.turn, log, *mark), place)?;
                self.unsynced.insert(log);
            }
            self.pending.remove(&log);
        }
        crate::kill::point("mark_written");
        if !self.sync {
            return Ok(());
        }
        if let Err(error) = self.file.sync_data() {
            // After a failed fsync, the kernel may drop the dirty pages, and it reports the error only once. Therefore
            // every unsynced record is written again.
            self.pending.append(&mut self.unsynced);
            return Err(error);
        }
        crate::kill::point("mark_synced");
        self.sync = false;
        for log in std::mem::take(&mut self.unsynced) {
            if let Some(slot) = self.slots.get_mut(&log) {
                slot.place = slot.place.map(|place| SlotPlace { half: 1 - place.half, ..place });
            }
        }
        Ok(())
    }
}

/// Writes bytes at this position of a file, in bytes from its start.
fn write_at(file: &mut File, bytes: &[u8], place: u64) -> std::io::Result<()> {
    file.seek(SeekFrom::Start(place))?;
    file.write_all(bytes)
}

/// Encodes a mark as a record.
fn written(turn: u64, log: LogId, Mark { hand, seq, hash }: Mark) -> Vec<u8> {
    let line = format!("{VERSION} {turn} {log} {hand} {seq} {hash}");
    let mut record = format!("{line} {}", checksum(&line)).into_bytes();
    record.resize(RECORD_BYTES - 1, b' ');
    record.push(b'\n');
    record
}

/// Decodes a record; `None` if it is blank, torn or in another version of the format.
fn read(place: u64, bytes: &[u8]) -> Option<Record> {
    let text = str::from_utf8(bytes.trim_ascii()).ok()?;
    let (line, sum) = text.rsplit_once(' ')?;
    if checksum(line) != sum {
        return None;
    }
    let words: Vec<&str> = line.split(' ').collect();
    let [VERSION, turn, log, hand, seq, hash] = words[..] else { return None };
    let mark = Mark { hand: hand.parse().ok()?, seq: seq.parse().ok()?, hash: hash.parse().ok()? };
    Some(Record { turn: turn.parse().ok()?, log: log.parse().ok()?, mark, place })
}

fn checksum(line: &str) -> String {
    let digest = Sha256::digest(line);
    digest[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::scratch::Scratch;

    fn mark(hand: u64, seq: u64) -> Mark {
        Mark { hand, seq, hash: EntryHash([seq as u8; 32]) }
    }

    fn open(scratch: &Scratch) -> Marks {
        Marks::open(&Folder::open(scratch.path()).unwrap()).unwrap()
    }

    fn set(marks: &mut Marks, table: LogId, mark: Mark) {
        marks.reserve(1).unwrap();
        marks.set(table, mark);
        marks.flush().unwrap();
    }

    #[test]
    fn marks_round_trip_and_hand_numbers_never_decrease() {
        let scratch = Scratch::new();
        let tables: Vec<LogId> = (0..67).map(|_| LogId::fresh().unwrap()).collect();
        let mut marks = open(&scratch);
        for (&table, seq) in tables.iter().zip(1..) {
            set(&mut marks, table, mark(3, seq));
            set(&mut marks, table, mark(2, seq + 1));
        }
        let late: Vec<LogId> = (0..30).map(|_| LogId::fresh().unwrap()).collect();
        marks.forget(tables[0]);
        for (&table, seq) in late.iter().zip(1..) {
            set(&mut marks, table, mark(1, seq));
        }
        drop(marks);
        let marks = open(&scratch);
        assert_eq!(marks.get(tables[0]), None, "its slot now belongs to another table");
        for (&table, seq) in late.iter().zip(1..) {
            assert_eq!(marks.get(table), Some(mark(1, seq)));
        }
        for (&table, seq) in tables.iter().zip(1..).skip(1) {
            assert_eq!(marks.get(table), Some(Mark { hand: 3, ..mark(2, seq + 1) }));
        }
        let size = std::fs::metadata(scratch.path().join(FILE)).unwrap().len();
        assert_eq!(size, 96 * 2 * RECORD_BYTES as u64, "the slot of a closed table is reused");
    }

    /// If the writes after the last fsync are torn, the table keeps its synced mark or has its newest one.
    #[test]
    fn after_a_torn_write_the_previous_record_counts() {
        let scratch = Scratch::new();
        let table = LogId::fresh().unwrap();
        let mut marks = open(&scratch);
        for hand in 1..5 {
            set(&mut marks, table, mark(hand, 10 * hand));
            let synced = std::fs::read(scratch.path().join(FILE)).unwrap();
            for seq in 1..4 {
                set(&mut marks, table, mark(hand, 10 * hand + seq));
            }
            let loose = std::fs::read(scratch.path().join(FILE)).unwrap();
            for torn in [0, 7, RECORD_BYTES / 2, RECORD_BYTES] {
                let mut bytes = synced.clone();
                for (place, record) in loose.chunks_exact(RECORD_BYTES).enumerate() {
                    let from = place * RECORD_BYTES;
                    bytes[from..from + torn].copy_from_slice(&record[..torn]);
                }
                let elsewhere = Scratch::new();
                drop(open(&elsewhere));
                std::fs::write(elsewhere.path().join(FILE), &bytes).unwrap();
                let found = open(&elsewhere).get(table).expect("one of the two records is intact");
                assert!([10 * hand, 10 * hand + 3].contains(&found.seq), "torn at {torn}: {found:?}");
                assert_eq!(found.hand, hand);
            }
        }
    }

    #[test]
    fn a_mark_with_a_lower_number_can_be_the_newest() {
        let scratch = Scratch::new();
        let table = LogId::fresh().unwrap();
        set(&mut open(&scratch), table, mark(7, 90));
        set(&mut open(&scratch), table, mark(5, 60));
        assert_eq!(open(&scratch).get(table), Some(Mark { hand: 7, ..mark(5, 60) }));
    }

    #[test]
    fn a_mark_that_cannot_be_written_stays_pending() {
        let scratch = Scratch::new();
        let table = LogId::fresh().unwrap();
        let mut marks = open(&scratch);
        set(&mut marks, table, mark(1, 10));
        let writable = std::mem::replace(&mut marks.file, File::open(scratch.path().join(FILE)).unwrap());
        marks.set(table, mark(2, 20));
        for _ in 0..2 {
            let error = marks.flush().unwrap_err();
            assert!(error.to_string().contains(FILE) && error.is_outage(), "{error}");
            assert_eq!(open(&scratch).get(table), Some(mark(1, 10)));
        }
        marks.file = writable;
        marks.flush().unwrap();
        assert_eq!(open(&scratch).get(table), Some(mark(2, 20)));
    }

    /// Two tables lose their slots, and one of them gets the other's slot, as if the database had been replaced by one
    /// without them and then restored.
    #[test]
    fn of_two_records_of_a_table_the_newest_counts() {
        let scratch = Scratch::new();
        let [one, other] = [(); 2].map(|()| LogId::fresh().unwrap());
        let mut marks = open(&scratch);
        for seq in 1..4 {
            set(&mut marks, one, mark(seq, seq));
            set(&mut marks, other, mark(seq, seq));
        }
        let free = marks.free.len();
        marks.forget(one);
        marks.forget(other);
        set(&mut marks, one, mark(9, 90));
        drop(marks);
        let mut marks = open(&scratch);
        assert_eq!(marks.get(one), Some(mark(9, 90)), "not the mark of its earlier slot");
        assert_eq!(marks.free.len(), free + 1, "the earlier slot is reused");
        set(&mut marks, other, mark(4, 4));
        drop(marks);
        let marks = open(&scratch);
        assert_eq!((marks.get(one), marks.get(other)), (Some(mark(9, 90)), Some(mark(4, 4))));
    }

    /// The first record of a slot's next table may be torn; the newest record of the previous table must still be
    /// found.
    #[test]
    fn a_reused_slot_keeps_its_newest_record_until_the_next_is_synced() {
        for records in 1..4 {
            let scratch = Scratch::new();
            let [one, next] = [(); 2].map(|()| LogId::fresh().unwrap());
            let mut marks = open(&scratch);
            for seq in 1..=records {
                set(&mut marks, one, mark(seq, seq));
            }
            let before = std::fs::read(scratch.path().join(FILE)).unwrap();
            marks.forget(one);
            set(&mut marks, next, mark(1, 1));
            let mut torn = std::fs::read(scratch.path().join(FILE)).unwrap();
            let changed = torn.iter().zip(&before).position(|(now, before)| now != before).unwrap();
            torn[changed..changed / RECORD_BYTES * RECORD_BYTES + RECORD_BYTES].fill(0);
            drop(marks);
            std::fs::write(scratch.path().join(FILE), torn).unwrap();
            assert_eq!(open(&scratch).get(one), Some(mark(records, records)), "after {records}");
        }
    }

    #[test]
    fn a_mark_without_a_reserved_slot_is_written_or_stays_pending() {
        let scratch = Scratch::new();
        let tables: Vec<LogId> = (0..40).map(|_| LogId::fresh().unwrap()).collect();
        let mut marks = open(&scratch);
        for (&table, seq) in tables.iter().zip(1..) {
            marks.set(table, mark(1, seq));
        }
        let writable = std::mem::replace(&mut marks.file, File::open(scratch.path().join(FILE)).unwrap());
        for _ in 0..2 {
            assert!(marks.needs_disk(), "the file grows");
            assert!(marks.flush().is_err(), "nothing is acknowledged before the marks are written");
        }
        marks.file = writable;
        assert!(marks.needs_disk(), "the file still grows");
        marks.flush().unwrap();
        assert!(!marks.needs_disk());
        assert!(marks.slots.values().all(|slot| slot.place.is_some()));
        let marks = open(&scratch);
        for (&table, seq) in tables.iter().zip(1..) {
            assert_eq!(marks.get(table), Some(mark(1, seq)));
        }
    }

    #[test]
    fn invalid_records_are_ignored() {
        let scratch = Scratch::new();
        drop(open(&scratch));
        let good = written(1, LogId::fresh().unwrap(), mark(1, 1));
        let mut other = good.clone();
        other[4] ^= 1;
        let newer = [b"2", &good[1..]].concat();
        let garbage = [vec![0xFF; RECORD_BYTES], vec![0; RECORD_BYTES], other, newer, good].concat();
        std::fs::write(scratch.path().join(FILE), garbage).unwrap();
        assert_eq!(open(&scratch).logs(), [], "an incomplete slot at the end of the file has no mark");
    }
}
