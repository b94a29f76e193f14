//! Keys whose sum tells the ranks of a hand.
//!
//! Made by `crates/cards/tables/1_rank_keys.rs`; do not edit.

/// For seven cards, at most four of a rank.
#[rustfmt::skip]
pub static RANK_KEYS: [u32; 13] = [
    0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181,
];
