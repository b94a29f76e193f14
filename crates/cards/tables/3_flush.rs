//! Program 3: the strength of five to seven cards of one suit, by the 13 bits of their ranks.

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
        + &ranks::table("FLUSHES", "u16", "By the bits of the ranks, bit 0 the two.", &flushes())
}

fn flushes() -> Vec<u16> {
    let classes = ranks::classes(4, 1);
    let five = ranks::multisets(5, 1).into_iter();
    let five: HashMap<Ranks, u16> = five.map(|ranks| (ranks, classes[&ranks::worth(&ranks, true)])).collect();
    let six = ranks::one_card_more(6, 1, &five);
    let seven = ranks::one_card_more(7, 1, &six);
    let mut table = vec![0; 1 << 13];
    for (ranks, strength) in five.into_iter().chain(six).chain(seven) {
        let bits: usize = (0..13).map(|rank| usize::from(ranks[rank]) << rank).sum();
        table[bits] = strength;
    }
    table
}
