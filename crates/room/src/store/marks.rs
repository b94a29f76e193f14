//! The second file: how far each table's log had come, kept outside the database.
//!
//! A mark has the number of the last hand of a table, and the place and hash of its last entry. It is written once an append
//! is committed and before that is answered for, and it is on the disk (fsync) before a new hand's opening is answered for.
//! So the log is never behind its mark, unless the database or its write-ahead log lost something or was exchanged: then
//! the cards of the hand that is open there may have been seen further than it says.
//!
//! - A mark is a line of text of [`RECORD`] bytes with a checksum. A table has two of them, written in turn: the one that is
//!   on the disk is never written over before the other one is. So no loss of power leaves a table without its mark.
//! - A mark that could not be written stays due. Until it is written the store answers nothing and reads no log.

use super::chain::EntryHash;
use super::fault::io_fault;
use super::{Answer, Folder, TableId};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fs::File;
use std::os::unix::fs::FileExt;
use std::path::PathBuf;

/// The name of the file in the data folder. It does not begin like the database, so that who puts a backup in the place of
/// the database leaves it there.
const FILE: &str = "last-hands";

/// The length of a record: a sector, which disks write as a whole.
const RECORD: usize = 512;

/// Number of records by which the file grows.
const GROWTH: u64 = 32;

/// The first word of a record: the version of its form.
const VERSION: &str = "1";

/// Mark of a table's log: its last hand and entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The number of the last hand that was opened; 0 before the first.
    pub hand: u64,
    /// The place of the last entry; 0 for an empty log.
    pub seq: u64,
    /// The hash of that entry.
    pub hash: EntryHash,
}

impl Mark {
    /// The mark behind this one.
    pub fn then(self, next: Mark) -> Mark {
        Mark { hand: self.hand.max(next.hand), ..next }
    }

    /// Reports whether the next mark must be synced to the disk before the answer.
    const fn must_sync(self, next: Mark) -> bool {
        next.hand > self.hand || next.seq < self.seq
    }
}

/// The marks of all open tables.
pub(super) struct Marks {
    path: PathBuf,
    file: File,
    slots: BTreeMap<TableId, Slot>,
    /// Slots of the file that no open table has.
    free: Vec<Free>,
    /// Number of slots in the file.
    length: u64,
    /// The number of the last record that was written.
    turn: u64,
    /// `true` if a mark is not in the file yet.
    due: bool,
    /// `true` if a write must be synced to the disk before the next answer.
    sync: bool,
}

/// Two records of the file.
struct Slot {
    /// Its place in the file; none until the file has room for it.
    place: Option<Free>,
    mark: Mark,
    state: Written,
}

/// A slot of the file by its number.
#[derive(Clone, Copy)]
struct Free {
    number: u64,
    /// Which of its two records is on the disk, whosever it is; the other one is written.
    half: u64,
}

impl Free {
    /// A slot without a record.
    const fn blank(number: u64) -> Free {
        Free { number, half: 1 }
    }
}

/// State of a mark.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Written {
    /// Not in the file.
    Due,
    /// In the file, and perhaps not on the disk.
    Loose,
    /// On the disk.
    Synced,
}

/// A record of the file.
struct Record {
    turn: u64,
    table: TableId,
    mark: Mark,
    /// Its place in the file, in records.
    place: u64,
}

impl Marks {
    /// Opens the file, and makes it where there is none. The folder's lock keeps others out.
    ///
    /// # Errors
    /// Those of every method of the store.
    pub(super) fn open(folder: &Folder) -> Answer<Marks> {
        let path = folder.private_file(FILE)?;
        let wrong = |error| io_fault(&path, &error);
        let file = super::folder::private().open(&path).map_err(wrong)?;
        // The file's name is on the disk too before anything relies on it.
        File::open(folder.path()).and_then(|folder| folder.sync_all()).map_err(wrong)?;
        let bytes = std::fs::read(&path).map_err(wrong)?;
        file.sync_all().map_err(wrong)?;
        let length = bytes.len() as u64 / (2 * RECORD as u64);
        let (slots, free) = (BTreeMap::new(), Vec::new());
        let mut marks = Marks { path, file, slots, free, length, turn: 0, due: false, sync: false };
        marks.take_in(&bytes);
        Ok(marks)
    }

    /// The newest record of a slot says whose the slot is; another table's record there is from before that one was closed.
    /// A table that went without a mark for a while, since the database was exchanged for one without it, may have left a
    /// record in an earlier slot: the newest counts, and the earlier slot is free.
    fn take_in(&mut self, bytes: &[u8]) {
        let records = (0..).zip(bytes.chunks_exact(RECORD)).take(2 * self.length as usize);
        let mut newest: BTreeMap<u64, Record> = BTreeMap::new();
        for record in records.filter_map(|(place, bytes)| read(place, bytes)) {
            self.turn = self.turn.max(record.turn);
            let number = record.place / 2;
            if newest.get(&number).is_none_or(|other| other.turn < record.turn) {
                newest.insert(number, record);
            }
        }
        let unused = (0..self.length).filter(|number| !newest.contains_key(number));
        self.free = unused.map(Free::blank).collect();
        let mut records: Vec<Record> = newest.into_values().collect();
        records.sort_unstable_by_key(|record| record.turn);
        for Record { table, mark, place, .. } in records {
            let place = Some(Free { number: place / 2, half: place % 2 });
            let earlier = self.slots.insert(table, Slot { place, mark, state: Written::Synced });
            self.free.extend(earlier.and_then(|slot| slot.place));
        }
    }

    /// The mark of a table.
    pub(super) fn get(&self, table: TableId) -> Option<Mark> {
        self.slots.get(&table).map(|slot| slot.mark)
    }

    /// The tables that have a mark.
    pub(super) fn tables(&self) -> Vec<TableId> {
        self.slots.keys().copied().collect()
    }

    /// Makes room for the marks of so many more tables, so that none waits for it once its entries are committed.
    ///
    /// # Errors
    /// Those of every method of the store.
    pub(super) fn reserve(&mut self, tables: usize) -> Answer<()> {
        while self.free.len() < tables {
            let place = self.length * 2 * RECORD as u64;
            let blank = vec![b' '; 2 * RECORD * GROWTH as usize];
            let grown = self.file.write_all_at(&blank, place).and_then(|()| self.file.sync_all());
            grown.map_err(|error| io_fault(&self.path, &error))?;
            self.free.extend((self.length..self.length + GROWTH).map(Free::blank));
            self.length += GROWTH;
        }
        Ok(())
    }

    /// Sets the mark of a table; [`flush`](Marks::flush) writes it.
    pub(super) fn set(&mut self, table: TableId, mark: Mark) {
        self.due = true;
        if let Some(slot) = self.slots.get_mut(&table) {
            self.sync |= slot.mark.must_sync(mark);
            slot.mark = slot.mark.then(mark);
            slot.state = Written::Due;
        } else {
            self.sync = true;
            self.slots.insert(table, Slot { place: self.free.pop(), mark, state: Written::Due });
        }
    }

    /// A closed table needs no mark.
    pub(super) fn forget(&mut self, table: TableId) {
        self.free.extend(self.slots.remove(&table).and_then(|slot| slot.place));
    }

    /// Writes the marks that are due; where a hand is new among them, they are on the disk then.
    ///
    /// # Errors
    /// Those of every method of the store. What is due stays due.
    pub(super) fn flush(&mut self) -> Answer<()> {
        self.place()?;
        let written = self.write_due();
        written.map_err(|error| io_fault(&self.path, &error))
    }

    /// Gives a slot of the file to every mark that has none.
    fn place(&mut self) -> Answer<()> {
        if !self.due {
            return Ok(());
        }
        self.reserve(self.slots.values().filter(|slot| slot.place.is_none()).count())?;
        for slot in self.slots.values_mut().filter(|slot| slot.place.is_none()) {
            slot.place = self.free.pop();
        }
        Ok(())
    }

    fn write_due(&mut self) -> std::io::Result<()> {
        if !self.due && !self.sync {
            return Ok(());
        }
        for (table, slot) in self.slots.iter_mut().filter(|(_, slot)| slot.state == Written::Due) {
            let Some(Free { number, half }) = slot.place else { continue };
            self.turn += 1;
            let place = (2 * number + 1 - half) * RECORD as u64;
            self.file.write_all_at(&written(self.turn, *table, slot.mark), place)?;
            slot.state = Written::Loose;
        }
        self.due = false;
        crate::kill::point("mark_written");
        if !self.sync {
            return Ok(());
        }
        if let Err(error) = self.file.sync_data() {
            // The system may have dropped what it could not write, and says so once: all of it is written again.
            self.due = true;
            self.slots
                .values_mut()
                .filter(|slot| slot.state == Written::Loose)
                .for_each(|slot| slot.state = Written::Due);
            return Err(error);
        }
        crate::kill::point("mark_synced");
        self.sync = false;
        for slot in self.slots.values_mut().filter(|slot| slot.state == Written::Loose) {
            slot.place = slot.place.map(|place| Free { half: 1 - place.half, ..place });
            slot.state = Written::Synced;
        }
        Ok(())
    }
}

/// A mark as a record.
fn written(turn: u64, table: TableId, Mark { hand, seq, hash }: Mark) -> Vec<u8> {
    let line = format!("{VERSION} {turn} {table} {hand} {seq} {hash}");
    let mut record = format!("{line} {}", checksum(&line)).into_bytes();
    record.resize(RECORD - 1, b' ');
    record.push(b'\n');
    record
}

/// A record as a mark; none for a blank or torn one.
fn read(place: u64, bytes: &[u8]) -> Option<Record> {
    let text = str::from_utf8(bytes).ok()?.trim();
    let (line, sum) = text.rsplit_once(' ')?;
    if checksum(line) != sum {
        return None;
    }
    let words: Vec<&str> = line.split(' ').collect();
    let [VERSION, turn, table, hand, seq, hash] = words[..] else { return None };
    let mark = Mark { hand: hand.parse().ok()?, seq: seq.parse().ok()?, hash: hash.parse().ok()? };
    Some(Record { turn: turn.parse().ok()?, table: table.parse().ok()?, mark, place })
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

    fn set(marks: &mut Marks, table: TableId, mark: Mark) {
        marks.reserve(1).unwrap();
        marks.set(table, mark);
        marks.flush().unwrap();
    }

    #[test]
    fn marks_are_read_back_and_hands_never_go_back() {
        let scratch = Scratch::new();
        let tables: Vec<TableId> = (0..67).map(|_| TableId::fresh().unwrap()).collect();
        let mut marks = open(&scratch);
        for (&table, seq) in tables.iter().zip(1..) {
            set(&mut marks, table, mark(3, seq));
            set(&mut marks, table, mark(2, seq + 1));
        }
        let late: Vec<TableId> = (0..30).map(|_| TableId::fresh().unwrap()).collect();
        marks.forget(tables[0]);
        for (&table, seq) in late.iter().zip(1..) {
            set(&mut marks, table, mark(1, seq));
        }
        drop(marks);
        let marks = open(&scratch);
        assert_eq!(marks.get(tables[0]), None, "its slot is another table's");
        for (&table, seq) in late.iter().zip(1..) {
            assert_eq!(marks.get(table), Some(mark(1, seq)));
        }
        for (&table, seq) in tables.iter().zip(1..).skip(1) {
            assert_eq!(marks.get(table), Some(Mark { hand: 3, ..mark(2, seq + 1) }));
        }
        let size = std::fs::metadata(scratch.path().join(FILE)).unwrap().len();
        assert_eq!(size, 96 * 2 * RECORD as u64, "the slot of a table that is closed is used again");
    }

    /// Whatever becomes of what was written after the last fsync, the mark that was on the disk is there.
    #[test]
    fn a_torn_record_leaves_the_one_that_was_on_the_disk() {
        let scratch = Scratch::new();
        let table = TableId::fresh().unwrap();
        let mut marks = open(&scratch);
        for hand in 1..5 {
            set(&mut marks, table, mark(hand, 10 * hand));
            let synced = std::fs::read(scratch.path().join(FILE)).unwrap();
            for seq in 1..4 {
                set(&mut marks, table, mark(hand, 10 * hand + seq));
            }
            let loose = std::fs::read(scratch.path().join(FILE)).unwrap();
            for torn in [0, 7, RECORD / 2, RECORD] {
                let mut bytes = synced.clone();
                for (place, record) in loose.chunks_exact(RECORD).enumerate() {
                    let from = place * RECORD;
                    bytes[from..from + torn].copy_from_slice(&record[..torn]);
                }
                let elsewhere = Scratch::new();
                drop(open(&elsewhere));
                std::fs::write(elsewhere.path().join(FILE), &bytes).unwrap();
                let found = open(&elsewhere).get(table).expect("one of the two is whole");
                assert!([10 * hand, 10 * hand + 3].contains(&found.seq), "torn at {torn}: {found:?}");
                assert_eq!(found.hand, hand);
            }
        }
    }

    #[test]
    fn a_mark_that_goes_back_is_the_newest_all_the_same() {
        let scratch = Scratch::new();
        let table = TableId::fresh().unwrap();
        set(&mut open(&scratch), table, mark(7, 90));
        set(&mut open(&scratch), table, mark(5, 60));
        assert_eq!(open(&scratch).get(table), Some(Mark { hand: 7, ..mark(5, 60) }));
    }

    #[test]
    fn a_mark_that_cannot_be_written_stays_due() {
        let scratch = Scratch::new();
        let table = TableId::fresh().unwrap();
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

    /// Two tables lose their slots, and one of them gets the other's: as where a database without them takes the place of
    /// theirs, and theirs comes back.
    #[test]
    fn of_a_tables_records_in_two_slots_the_newest_counts() {
        let scratch = Scratch::new();
        let [one, other] = [(); 2].map(|()| TableId::fresh().unwrap());
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
        assert_eq!(marks.free.len(), free + 1, "the earlier slot is used again");
        set(&mut marks, other, mark(4, 4));
        drop(marks);
        let marks = open(&scratch);
        assert_eq!((marks.get(one), marks.get(other)), (Some(mark(9, 90)), Some(mark(4, 4))));
    }

    /// The first record of a slot's next table may be torn: what is there then is the newest of the one before.
    #[test]
    fn a_slot_that_changes_hands_keeps_its_newest_record_until_the_next_is_on_the_disk() {
        for records in 1..4 {
            let scratch = Scratch::new();
            let [one, next] = [(); 2].map(|()| TableId::fresh().unwrap());
            let mut marks = open(&scratch);
            for seq in 1..=records {
                set(&mut marks, one, mark(seq, seq));
            }
            let before = std::fs::read(scratch.path().join(FILE)).unwrap();
            marks.forget(one);
            set(&mut marks, next, mark(1, 1));
            let mut torn = std::fs::read(scratch.path().join(FILE)).unwrap();
            let changed = torn.iter().zip(&before).position(|(now, before)| now != before).unwrap();
            torn[changed..changed / RECORD * RECORD + RECORD].fill(0);
            drop(marks);
            std::fs::write(scratch.path().join(FILE), torn).unwrap();
            assert_eq!(open(&scratch).get(one), Some(mark(records, records)), "after {records}");
        }
    }

    #[test]
    fn a_mark_for_which_no_room_was_reserved_is_written_or_stays_due() {
        let scratch = Scratch::new();
        let tables: Vec<TableId> = (0..40).map(|_| TableId::fresh().unwrap()).collect();
        let mut marks = open(&scratch);
        for (&table, seq) in tables.iter().zip(1..) {
            marks.set(table, mark(1, seq));
        }
        let writable = std::mem::replace(&mut marks.file, File::open(scratch.path().join(FILE)).unwrap());
        for _ in 0..2 {
            assert!(marks.flush().is_err(), "nothing is answered for before the marks are written");
        }
        marks.file = writable;
        marks.flush().unwrap();
        let marks = open(&scratch);
        for (&table, seq) in tables.iter().zip(1..) {
            assert_eq!(marks.get(table), Some(mark(1, seq)));
        }
    }

    #[test]
    fn what_is_no_record_is_no_mark() {
        let scratch = Scratch::new();
        drop(open(&scratch));
        let good = written(1, TableId::fresh().unwrap(), mark(1, 1));
        let mut other = good.clone();
        other[4] ^= 1;
        let newer = [b"2", &good[1..]].concat();
        let garbage = [vec![0xFF; RECORD], vec![0; RECORD], other, newer, good].concat();
        std::fs::write(scratch.path().join(FILE), garbage).unwrap();
        assert_eq!(open(&scratch).tables(), [], "a file that ends in half a slot has no mark there");
    }
}
