//! Program 4: the strength of five or six wheel cards, which may repeat.
//!
//! The sums of the rank keys distinguish all 18,564 multisets of six ranks, and one more bit of the key
//! distinguishes these from the 6,188 multisets of five. The rows are placed as in program 2, but in descending
//! order of their number of cells. The first table holds the strength by ranks alone. A second table with the same
//! index holds the strength of suited cards as a flush or straight flush. The larger of the two is the strength of
//! the hand.

#[path = "1_rank_keys.rs"]
pub mod rank_keys;
pub use rank_keys::ranks;

use ranks::{Ranks, Strength};
use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};

const WIDTH_BITS: u32 = 8;
/// The sum of the rank keys of six cards is below 2²² (the maximum is 2,578,398).
const SUM_BITS: u32 = 22;
/// The sum and, above it, a bit that counts the cards modulo two.
const KEY_BITS: u32 = SUM_BITS + 1;
/// Length of the tables. A power of two, so that masking the index removes the bounds check.
const CELLS: usize = 1 << 15;
/// The first table value for five of one rank: above every strength.
const FIVES: u16 = 0x4000;

/// Prints the Rust source of the table to standard output.
#[allow(dead_code, reason = "the test that compares the tables includes this file as a module")]
fn main() {
    print!("{}", source());
}

/// The text of the generated file.
pub fn source() -> String {
    let keys = rank_keys::keys(6, 6);
    let (offsets, ranked, suited) = place_rows(rows(&keys));
    ranks::header("4_wheel", "Strengths of five and six wheel cards.")
        + &ranks::table(
            "RANK_KEYS",
            "u32",
            "Rank keys, whose sum identifies any multiset of five or six ranks.",
            &keys,
        )
        + &ranks::table("OFFSETS", "u16", "Offset of each row in the tables of strengths.", &offsets)
        + &ranks::table(
            "RANKED",
            "u16",
            "Strength by ranks alone; values from 0x4000 on encode five of one rank.",
            &ranked,
        )
        + &ranks::table(
            "SUITED",
            "u16",
            "Strength of suited cards as a flush or straight flush; 0 if `RANKED` is higher.",
            &suited,
        )
}

/// For each row, its number and its cells: column, value by ranks alone, and value of suited cards.
type Rows = Vec<(u32, Vec<(u32, u16, u16)>)>;

fn rows(keys: &[u32; 13]) -> Rows {
    let mut rows: BTreeMap<u32, Vec<(u32, u16, u16)>> = BTreeMap::new();
    let [(five, five_suited), (six, six_suited)] = values();
    for (cards, hands, suited) in [(5, five, five_suited), (6, six, six_suited)] {
        for (ranks, value) in hands {
            let key = (cards << SUM_BITS | ranks::key(&ranks, keys)) % (1 << KEY_BITS);
            let cell = (key % (1 << WIDTH_BITS), value, suited[&ranks]);
            rows.entry(key >> WIDTH_BITS).or_default().push(cell);
        }
    }
    let mut rows: Rows = rows.into_iter().collect();
    rows.iter_mut().for_each(|(_, cells)| cells.sort_unstable());
    rows.sort_by_key(|(_, cells)| Reverse(cells.len()));
    rows
}

/// For five cards, then for six: the values of all multisets of ranks, by ranks alone and as suited cards.
fn values() -> [(HashMap<Ranks, u16>, HashMap<Ranks, u16>); 2] {
    let classes = ranks::classes(5, 5);
    let five = ranks::multisets(5, 5);
    let ranked = five.iter().map(|&ranks| (ranks, ranked(&ranks, &classes))).collect();
    let suited = five.iter().map(|&ranks| (ranks, suited(&ranks, &classes))).collect();
    let six = (ranks::one_card_more(6, 6, &ranked), ranks::one_card_more(6, 6, &suited));
    let six = (with_fives(six.0), six.1);
    [(with_fives(ranked), suited), six]
}

/// The class of five cards by ranks alone.
fn ranked(ranks: &Ranks, classes: &HashMap<Strength, u16>) -> u16 {
    classes[&ranks::strength(ranks, false)]
}

/// The class of five suited cards that count as a flush, straight flush or royal flush. Otherwise 0, since their ranks
/// alone form a stronger hand.
fn suited(ranks: &Ranks, classes: &HashMap<Strength, u16>) -> u16 {
    let strength = ranks::strength(ranks, true);
    if matches!(strength.0, 5 | 8 | 9) { classes[&strength] } else { 0 }
}

/// Replaces the value of five of one rank with one from [`FIVES`] on, since their ranking is an option: 13 times the
/// rank plus the highest rank of the hand, which is the kicker of the best four of a kind.
fn with_fives(values: HashMap<Ranks, u16>) -> HashMap<Ranks, u16> {
    let number = |(ranks, value): (Ranks, u16)| match ranks.iter().position(|&count| count >= 5) {
        Some(rank) => {
            let highest = ranks.iter().rposition(|&count| count > 0).expect("a hand has at least one rank");
            (ranks, FIVES + 13 * rank as u16 + highest as u16)
        }
        None => (ranks, value),
    };
    values.into_iter().map(number).collect()
}

/// Places the rows in the given order, which is fullest first. Returns the offset of each row, by its number, and the
/// two tables.
fn place_rows(rows: Rows) -> (Vec<u16>, Vec<u16>, Vec<u16>) {
    let mut offsets = vec![0; 1 << (KEY_BITS - WIDTH_BITS)];
    let mut table = vec![(0, 0); CELLS];
    for (number, cells) in rows {
        let fits = |offset: u16| {
            usize::from(offset) + (1 << WIDTH_BITS) <= CELLS
                && cells.iter().all(|&(column, value, suited)| {
                    let there = table[usize::from(offset) + column as usize];
                    there == (0, 0) || there == (value, suited)
                })
        };
        let offset = (0..=u16::MAX).find(|&offset| fits(offset)).expect("the table is large enough");
        offsets[number as usize] = offset;
        for (column, value, suited) in cells {
            table[usize::from(offset) + column as usize] = (value, suited);
        }
    }
    let (ranked, suited) = table.into_iter().unzip();
    (offsets, ranked, suited)
}
