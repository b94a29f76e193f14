//! Program 2: the strength of five, six or seven cards that are no flush, by a row-displacement hash.
//!
//! The key of a hand is the sum of its rank keys and, above them, two bits that count the cards. Its low
//! [`WIDTH_BITS`] bits are a column and the rest is a row. Each row is laid into one long table at the first
//! even place where every one of its hands falls on a free cell or on a cell that already holds the same
//! strength. Rows of likely hands go first, so that what is asked for often lies close together.

#[path = "1_rank_keys.rs"]
pub mod rank_keys;
pub use rank_keys::ranks;

use ranks::Ranks;
use std::cmp::Reverse;
use std::collections::HashMap;

/// A row of keys is 512 wide.
const WIDTH_BITS: u32 = 9;
/// The sum of the rank keys of seven cards is below 2²³ (it is at most 7,825,849).
const SUM_BITS: u32 = 23;
/// With two bits above the sum that count the cards modulo four.
const KEY_BITS: u32 = SUM_BITS + 2;
/// As many cells as the largest offset and column can ask for, so that no look-up needs a check.
const CELLS: usize = 2 * u16::MAX as usize + (1 << WIDTH_BITS);

/// Prints the table.
#[allow(dead_code, reason = "the test that compares the tables includes this file as a module")]
fn main() {
    print!("{}", source());
}

/// The generated file.
pub fn source() -> String {
    let (offsets, strengths) = lay(rows());
    ranks::header("2_displacement", "Strengths of five, six and seven cards without a flush.")
        + &ranks::table("OFFSETS", "u16", "Half the place of each row.", &offsets)
        + &ranks::table("STRENGTHS", "u16", "The rows, laid into each other.", &strengths)
}

/// The hands of one row.
#[derive(Default)]
struct Row {
    number: u32,
    /// Column and strength.
    cells: Vec<(u32, u16)>,
    /// In how many ways the suits of its seven-card hands can fall.
    ways: u64,
}

fn rows() -> Vec<Row> {
    let keys = rank_keys::keys(7, 4);
    let mut rows: HashMap<u32, Row> = HashMap::new();
    for (cards, hands) in (5..).zip(strengths()) {
        for (ranks, strength) in hands {
            let key = (cards << SUM_BITS | ranks::key(&ranks, &keys)) % (1 << KEY_BITS);
            let row = rows.entry(key >> WIDTH_BITS).or_default();
            row.number = key >> WIDTH_BITS;
            row.cells.push((key % (1 << WIDTH_BITS), strength));
            row.ways += if cards == 7 { ways(&ranks) } else { 0 };
        }
    }
    rows.into_values().collect()
}

/// The strength of all rank multisets of five, six and seven cards.
fn strengths() -> [HashMap<Ranks, u16>; 3] {
    let classes = ranks::classes(4, 1);
    let five = ranks::multisets(5, 4).into_iter();
    let five = five.map(|ranks| (ranks, classes[&ranks::worth(&ranks, false)])).collect();
    let six = ranks::one_card_more(6, 4, &five);
    let seven = ranks::one_card_more(7, 4, &six);
    [five, six, seven]
}

/// In how many ways the suits of some ranks can fall.
fn ways(ranks: &Ranks) -> u64 {
    ranks.iter().map(|&count| [1, 4, 6, 4, 1][usize::from(count)]).product()
}

/// Lays the rows, those with the most ways a cell first. The offset of every row number, and the table.
fn lay(mut rows: Vec<Row>) -> (Vec<u16>, Vec<u16>) {
    for row in &mut rows {
        row.cells.sort_unstable();
    }
    rows.sort_unstable_by_key(|row| {
        (Reverse(row.ways * 1000 / row.cells.len() as u64), Reverse(row.cells.len()), row.number)
    });
    let mut offsets = vec![0; 1 << (KEY_BITS - WIDTH_BITS)];
    let mut table = vec![0; CELLS];
    for row in rows {
        let half = (0..=u16::MAX).find(|&half| fits(&row, half, &table)).expect("the table is large enough");
        offsets[row.number as usize] = half;
        place(&row, half, &mut table);
    }
    (offsets, table)
}

fn cell(half: u16, column: u32) -> usize {
    2 * usize::from(half) + column as usize
}

fn fits(row: &Row, half: u16, table: &[u16]) -> bool {
    row.cells.iter().all(|&(column, strength)| {
        let there = table[cell(half, column)];
        there == 0 || there == strength
    })
}

fn place(row: &Row, half: u16, table: &mut [u16]) {
    for &(column, strength) in &row.cells {
        table[cell(half, column)] = strength;
    }
}
