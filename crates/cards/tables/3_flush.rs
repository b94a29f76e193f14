//! Program 3: the strength of five to seven cards of one suit, indexed by their number and 12 rank bits.
//!
//! The two needs no bit: it is present if the number of cards exceeds the number of bits set.

#[path = "ranks.rs"]
pub mod ranks;

use ranks::Ranks;
use std::collections::HashMap;

/// Prints the Rust source of the table to standard output.
#[allow(dead_code, reason = "the test that compares the tables includes this file as a module")]
fn main() {
    print!("{}", source());
}

/// The text of the generated file.
pub fn source() -> String {
    ranks::header("3_flush", "Strengths of five to seven cards of one suit.")
        + &ranks::table(
            "FLUSHES",
            "u16",
            "Indexed by `(cards - 5) << 12 | ranks >> 1`, where bit 0 of `ranks` is the two.",
            &flushes(),
        )
}

fn flushes() -> Vec<u16> {
    let classes = ranks::classes(4, 1);
    let five = ranks::multisets(5, 1).into_iter();
    let five: HashMap<Ranks, u16> =
        five.map(|ranks| (ranks, classes[&ranks::strength(&ranks, true)])).collect();
    let six = ranks::one_card_more(6, 1, &five);
    let seven = ranks::one_card_more(7, 1, &six);
    let mut table = vec![0; 1 << 14];
    for (number, hands) in [five, six, seven].into_iter().enumerate() {
        for (ranks, strength) in hands {
            let bits: usize = (1..13).map(|rank| usize::from(ranks[rank]) << (rank - 1)).sum();
            table[number << 12 | bits] = strength;
        }
    }
    table
}
