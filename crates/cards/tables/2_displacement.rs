//! Program 2: the strength of five, six or seven cards without a flush, by a row-displacement hash.
//!
//! The key of a hand is the sum of its rank keys and, above it, two bits that count the cards. The low
//! [`WIDTH_BITS`] bits of the key are its column and the rest is its row. Each row is placed in one long table
//! at the first offset where every entry of the row falls on a free cell or on a cell that already holds the
//! same strength. Rows of likely hands are placed first, so that frequently used cells are close together in
//! the cache.

#[path = "1_rank_keys.rs"]
pub mod rank_keys;
pub use rank_keys::ranks;

use ranks::Ranks;
use std::cmp::Reverse;
use std::collections::HashMap;

/// Number of bits of the column. A row has 512 columns.
const WIDTH_BITS: u32 = 9;
/// The sum of the rank keys of seven cards is below 2²³ (the maximum is 7,825,849).
const SUM_BITS: u32 = 23;
/// The sum and, above it, two bits that count the cards modulo four.
const KEY_BITS: u32 = SUM_BITS + 2;

/// Prints the Rust source of the table to standard output.
#[allow(dead_code, reason = "the test that compares the tables includes this file as a module")]
fn main() {
    print!("{}", source());
}

/// The text of the generated file.
pub fn source() -> String {
    let (places, strengths) = place_rows(rows());
    ranks::header("2_displacement", "Strengths of five, six and seven cards without a flush.")
        + &ranks::table("PLACES", "u32", "Offset of each row in the table of strengths.", &places)
        + &ranks::table(
            "STRENGTHS",
            "u16",
            "The rows, overlaid where their entries agree or do not collide.",
            &strengths,
        )
}

/// The hands whose keys are in one row.
#[derive(Default)]
struct Row {
    number: u32,
    /// The column and the strength of each hand.
    cells: Vec<(u32, u16)>,
    /// Number of suit assignments of the seven-card hands in the row.
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

/// The strengths of all multisets of five, six and seven ranks, in this order, with at most four of one rank.
fn strengths() -> [HashMap<Ranks, u16>; 3] {
    let classes = ranks::classes(4, 1);
    let five = ranks::multisets(5, 4).into_iter();
    let five = five.map(|ranks| (ranks, classes[&ranks::strength(&ranks, false)])).collect();
    let six = ranks::one_card_more(6, 4, &five);
    let seven = ranks::one_card_more(7, 4, &six);
    [five, six, seven]
}

/// Number of suit assignments for these ranks.
fn ways(ranks: &Ranks) -> u64 {
    ranks.iter().map(|&count| [1, 4, 6, 4, 1][usize::from(count)]).product()
}

/// Places the rows, in descending order of suit assignments per cell. Returns the offset of each row, by its number,
/// and the table.
fn place_rows(mut rows: Vec<Row>) -> (Vec<u32>, Vec<u16>) {
    for row in &mut rows {
        row.cells.sort_unstable();
    }
    rows.sort_unstable_by_key(|row| {
        (Reverse(row.ways * 1000 / row.cells.len() as u64), Reverse(row.cells.len()), row.number)
    });
    let mut places = vec![0; 1 << (KEY_BITS - WIDTH_BITS)];
    let mut table = Vec::new();
    for row in rows {
        let place = (0..)
            .find(|&place| fits(&row, place, &table))
            .expect("an offset past the end of the table always fits");
        places[row.number as usize] = place;
        place_row(&row, place, &mut table);
    }
    (places, table)
}

fn fits(row: &Row, place: u32, table: &[u16]) -> bool {
    row.cells.iter().all(|&(column, strength)| {
        let there = table.get((place + column) as usize).copied().unwrap_or(0);
        there == 0 || there == strength
    })
}

fn place_row(row: &Row, place: u32, table: &mut Vec<u16>) {
    for &(column, strength) in &row.cells {
        let cell = (place + column) as usize;
        table.resize(table.len().max(cell + 1), 0);
        table[cell] = strength;
    }
}
