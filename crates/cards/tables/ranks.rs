//! Shared parts of the generators: multisets of ranks, the value of five cards, and the text of a table.
//!
//! Plain Rust without an import from the crate, so that a program never needs the table that it makes.
#![allow(dead_code, reason = "each program uses its part of this file")]

use std::collections::HashMap;
use std::fmt::Write;

/// Number of cards of each rank, twos first.
pub type Ranks = [u8; 13];

/// Value of five cards: the category from 0 (high card) to 9 (royal flush) and 10 (five of a kind),
/// then their ranks as they are compared, from 1 (two) to 13 (ace); the ace of a five-high straight is 0.
pub type Worth = (u8, [u8; 5]);

/// All ways to have `cards` cards with at most `limit` of one rank.
pub fn multisets(cards: u8, limit: u8) -> Vec<Ranks> {
    let mut found = Vec::new();
    extend(0, cards, limit, &mut [0; 13], &mut found);
    found
}

fn extend(rank: usize, left: u8, limit: u8, ranks: &mut Ranks, found: &mut Vec<Ranks>) {
    if rank == 13 {
        if left == 0 {
            found.push(*ranks);
        }
        return;
    }
    for count in 0..=limit.min(left) {
        ranks[rank] = count;
        extend(rank + 1, left - count, limit, ranks, found);
    }
    ranks[rank] = 0;
}

/// Evaluates five cards; `suited` if all are of one suit. Five of one rank count as four with an equal fifth.
pub fn worth(ranks: &Ranks, suited: bool) -> Worth {
    let mut cards: Vec<(u8, u8)> = (0..13_u8)
        .flat_map(|rank| {
            let count = ranks[usize::from(rank)];
            std::iter::repeat_n((count, rank + 1), usize::from(count))
        })
        .collect();
    assert_eq!(cards.len(), 5);
    cards.sort_unstable_by(|a, b| b.cmp(a));
    let straight = straight(&cards);
    let category = match (cards[0].0, cards[3].0) {
        _ if suited && straight.is_some_and(|top| top[0] == 13) => 9,
        _ if suited && straight.is_some() => 8,
        (4 | 5, _) => 7,
        (3, 2) => 6,
        _ if suited => 5,
        _ if straight.is_some() => 4,
        (3, _) => 3,
        (2, 2) => 2,
        (2, _) => 1,
        _ => 0,
    };
    if category == 5 {
        cards.sort_unstable_by_key(|card| std::cmp::Reverse(card.1));
    }
    (category, straight.unwrap_or_else(|| std::array::from_fn(|place| cards[place].1)))
}

/// The ranks of a straight from the top, of five cards from the top.
fn straight(cards: &[(u8, u8)]) -> Option<[u8; 5]> {
    let ranks: [u8; 5] = std::array::from_fn(|place| cards[place].1);
    match ranks {
        [13, 4, 3, 2, 1] => Some([4, 3, 2, 1, 0]),
        [top, ..] if cards[0].0 == 1 && (0..5).all(|down| ranks[usize::from(down)] + down == top) => {
            Some(ranks)
        }
        _ => None,
    }
}

/// Numbers every worth that occurs, the least 1: unsuited with at most `limit` of a rank, suited with at most
/// `suited_limit`.
pub fn classes(limit: u8, suited_limit: u8) -> HashMap<Worth, u16> {
    let unsuited = multisets(5, limit).into_iter().map(|ranks| worth(&ranks, false));
    let suited = multisets(5, suited_limit).into_iter().map(|ranks| worth(&ranks, true));
    let mut all: Vec<Worth> = unsuited.chain(suited).collect();
    all.sort_unstable();
    all.dedup();
    all.into_iter().zip(1..).collect()
}

/// The best value of five cards among `cards`, for every multiset of `cards` cards, from the values of all
/// multisets of one card fewer.
pub fn one_card_more(cards: u8, limit: u8, fewer: &HashMap<Ranks, u16>) -> HashMap<Ranks, u16> {
    let best = |ranks: Ranks| (0..13).filter_map(|rank| fewer.get(&less_one(ranks, rank)?)).max().copied();
    let all = multisets(cards, limit).into_iter();
    all.map(|ranks| (ranks, best(ranks).expect("a card can be taken away"))).collect()
}

fn less_one(mut ranks: Ranks, rank: usize) -> Option<Ranks> {
    ranks[rank] = ranks[rank].checked_sub(1)?;
    Some(ranks)
}

/// The sum of the keys of some ranks.
pub fn key(ranks: &Ranks, keys: &[u32; 13]) -> u32 {
    ranks.iter().zip(keys).map(|(&count, key)| u32::from(count) * key).sum()
}

/// The beginning of a generated file.
pub fn header(program: &str, about: &str) -> String {
    format!("//! {about}\n//!\n//! Made by `crates/cards/tables/{program}.rs`; do not edit.\n")
}

/// A table as Rust source, as many numbers on a line as 110 columns hold.
pub fn table<T: std::fmt::Display>(name: &str, kind: &str, about: &str, values: &[T]) -> String {
    let mut text =
        format!("\n/// {about}\n#[rustfmt::skip]\npub static {name}: [{kind}; {}] = [\n", values.len());
    let mut line = String::from("   ");
    for value in values {
        let number = format!(" {value},");
        if line.len() + number.len() > 110 {
            writeln!(text, "{line}").expect("a string takes any text");
            line = String::from("   ");
        }
        line += &number;
    }
    text + &line + "\n];\n"
}
