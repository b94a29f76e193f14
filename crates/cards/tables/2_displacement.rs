//! Program 2: the strength of five, six or seven cards that are no flush, by a row-displacement hash.
//!
//! The key of a hand is the sum of its rank keys and, above them, two bits that count the cards. Its low
//! [`WIDTH_BITS`] bits are a column and the rest is a row. Each row is laid into one long table at the first
//! place where every one of its hands falls on a free cell or on a cell that already holds the same
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

/// Prints the table.
#[allow(dead_code, reason = "the test that compares the tables includes this file as a module")]
fn main() {
    print!("{}", source());
}

/// The generated file.
pub fn source() -> String {
    let (places, strengths) = lay(rows());
    ranks::header("2_displacement", "Strengths of five, six and seven cards without a flush.")
        + &ranks::table("PLACES", "u32", "Index of the first entry of each row.", &places)
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

/// Lays the rows, those with the most ways a cell first. The place of every row number, and the table.
fn lay(mut rows: Vec<Row>) -> (Vec<u32>, Vec<u16>) {
    for row in &mut rows {
        row.cells.sort_unstable();
    }
    rows.sort_unstable_by_key(|row| {
        (Reverse(row.ways * 1000 / row.cells.len() as u64), Reverse(row.cells.len()), row.number)
    });
    let mut places = vec![0; 1 << (KEY_BITS - WIDTH_BITS)];
    let mut table = Vec::new();
    for row in rows {
        let place = (0..).find(|&place| fits(&row, place, &table)).expect("some place is beyond all others");
        places[row.number as usize] = place;
        lay_one(&row, place, &mut table);
    }
    (places, table)
}

fn fits(row: &Row, place: u32, table: &[u16]) -> bool {
    row.cells.iter().all(|&(column, strength)| {
        let there = table.get((place + column) as usize).copied().unwrap_or(0);
        there == 0 || there == strength
    })
}

fn lay_one(row: &Row, place: u32, table: &mut Vec<u16>) {
    for &(column, strength) in &row.cells {
        let cell = (place + column) as usize;
        table.resize(table.len().max(cell + 1), 0);
        table[cell] = strength;
    }
}
