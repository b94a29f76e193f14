//! Program 4: the strength of five or six cards of the wheel, where any card can come again.
//!
//! The rank keys keep all 18,564 multisets of six ranks apart, and one more key bit keeps them from the 6,188
//! of five. The rows are laid as in program 2. A second table in the same cells holds what cards of one suit
//! are worth as flush or straight flush; the first holds everything else, so that the larger of both counts.

#[path = "1_rank_keys.rs"]
pub mod rank_keys;
pub use rank_keys::ranks;

use ranks::{Ranks, Worth};
use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};

const WIDTH_BITS: u32 = 8;
/// The sum of the rank keys of six cards is below 2²² (it is at most 2,578,398).
const SUM_BITS: u32 = 22;
/// With a bit above the sum that counts the cards modulo two.
const KEY_BITS: u32 = SUM_BITS + 1;
/// A power of two, so that a mask spares the check.
const CELLS: usize = 1 << 15;
/// The first number of five of one rank: above every strength.
const FIVES: u16 = 0x4000;

/// Prints the table.
#[allow(dead_code, reason = "the test that compares the tables includes this file as a module")]
fn main() {
    print!("{}", source());
}

/// The generated file.
pub fn source() -> String {
    let keys = rank_keys::keys(6, 6);
    let (offsets, ranked, suited) = lay(rows(&keys));
    ranks::header("4_wheel", "Strengths of five and six cards of the wheel.")
        + &ranks::table("RANK_KEYS", "u32", "Keys whose sum tells six ranks of any kind.", &keys)
        + &ranks::table("OFFSETS", "u16", "The place of each row.", &offsets)
        + &ranks::table("RANKED", "u16", "By ranks alone; five of one rank from 0x4000 on.", &ranked)
        + &ranks::table("SUITED", "u16", "As cards of one suit, flushes and better.", &suited)
}

/// Number of a row, and its cells: column, value by ranks alone, value as cards of one suit.
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

/// The values of all multisets of five and six ranks, not suited and suited.
fn values() -> [(HashMap<Ranks, u16>, HashMap<Ranks, u16>); 2] {
    let classes = ranks::classes(5, 5);
    let five = ranks::multisets(5, 5);
    let ranked = five.iter().map(|&ranks| (ranks, ranked(&ranks, &classes))).collect();
    let suited = five.iter().map(|&ranks| (ranks, suited(&ranks, &classes))).collect();
    let six = (ranks::one_card_more(6, 6, &ranked), ranks::one_card_more(6, 6, &suited));
    let six = (with_fives(six.0), six.1);
    [(with_fives(ranked), suited), six]
}

/// Class of five cards by their ranks alone.
fn ranked(ranks: &Ranks, classes: &HashMap<Worth, u16>) -> u16 {
    classes[&ranks::worth(ranks, false)]
}

/// Class of five cards of one suit, if that is a flush or a straight flush: otherwise their ranks alone
/// are worth more.
fn suited(ranks: &Ranks, classes: &HashMap<Worth, u16>) -> u16 {
    let worth = ranks::worth(ranks, true);
    if matches!(worth.0, 5 | 8 | 9) { classes[&worth] } else { 0 }
}

/// Gives five of one rank numbers of their own, since how they count is an option: 13 for the rank and one
/// for the fifth card of the best four of a kind, which is the sixth card if that is higher.
fn with_fives(values: HashMap<Ranks, u16>) -> HashMap<Ranks, u16> {
    let number = |(ranks, value): (Ranks, u16)| match ranks.iter().position(|&count| count >= 5) {
        Some(rank) => {
            let highest = ranks.iter().rposition(|&count| count > 0).expect("some rank is there");
            (ranks, FIVES + 13 * rank as u16 + highest as u16)
        }
        None => (ranks, value),
    };
    values.into_iter().map(number).collect()
}

/// Lays the rows, the fullest first: the offset of every row number and the two tables.
fn lay(rows: Rows) -> (Vec<u16>, Vec<u16>, Vec<u16>) {
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
