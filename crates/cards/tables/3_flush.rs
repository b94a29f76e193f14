//! Program 3: the strength of five to seven cards of one suit, by their number and 12 bits of their ranks.
//!
//! The two needs no bit of its own: it is there if the number is greater by one than the bits that are set.

#[path = "ranks.rs"]
pub mod ranks;

use ranks::Ranks;
use std::collections::HashMap;

/// Prints the table.
#[allow(dead_code, reason = "the test that compares the tables includes this file as a module")]
fn main() {
    print!("{}", source());
}

/// The generated file.
pub fn source() -> String {
    ranks::header("3_flush", "Strengths of five to seven cards of one suit.")
        + &ranks::table(
            "FLUSHES",
            "u16",
            "By the number less five, above the bits of the ranks from the three up.",
            &flushes(),
        )
}

fn flushes() -> Vec<u16> {
    let classes = ranks::classes(4, 1);
    let five = ranks::multisets(5, 1).into_iter();
    let five: HashMap<Ranks, u16> = five.map(|ranks| (ranks, classes[&ranks::worth(&ranks, true)])).collect();
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
