//! The basis on which a wager is decided, and the clauses behind it.

use super::clause::Clause::{self, *};
use schemars::JsonSchema;
use serde::Serialize;

/// The fact that decides a wager.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "by", rename_all = "snake_case")]
#[allow(missing_docs, reason = "length and run are numbers of cards")]
pub enum Basis {
    /// The round was void: every wager is returned.
    Misdeal,
    /// The player folded, which loses the ante.
    Fold,
    /// The dealer's hand did not qualify.
    Unqualified,
    /// The better hand has the longer flush, of this length.
    Length { length: u8 },
    /// Both flushes have this length, and the higher card decides.
    Ranks { length: u8 },
    /// Both flushes have this length and the same ranks.
    Equal { length: u8 },
    /// The length of the player's own flush. `limited` if the limit per round applied (HF-9).
    OwnFlush {
        length: u8,
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        limited: bool,
    },
    /// The length of the player's own longest run in one suit. `limited` if the limit per round applied
    /// (HF-9).
    OwnRun {
        run: u8,
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        limited: bool,
    },
    /// The length of the player's own longest run, which decides a progressive wager without a fixed payout: it wins a
    /// share of the meter or loses.
    Meter { run: u8 },
    /// The length of the player's own longest run, for which the progressive wager has a fixed payout. `limited` if the
    /// limit per round applied (HF-9).
    Fixed {
        run: u8,
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        limited: bool,
    },
}

/// A citation of the clause for a flush of this length, with other clauses before and after it.
macro_rules! with_flush {
    ($length:expr, [$($before:expr),*], [$($after:expr),*]) => {
        match $length {
            7.. => &[$($before,)* B1, $($after),*],
            6 => &[$($before,)* B2, $($after),*],
            5 => &[$($before,)* B3, $($after),*],
            4 => &[$($before,)* B4, $($after),*],
            3 => &[$($before,)* B5, $($after),*],
            _ => &[$($before,)* B6, $($after),*],
        }
    };
}

/// A citation of the clause for a straight flush of this length, with other clauses after it. Runs of fewer
/// than three cards have no clause.
macro_rules! with_run {
    ($run:expr, [$($after:expr),*]) => {
        match $run {
            7.. => &[D1, $($after),*],
            6 => &[D2, $($after),*],
            5 => &[D3, $($after),*],
            4 => &[D4, $($after),*],
            3 => &[D5, $($after),*],
            _ => &[$($after),*],
        }
    };
}

impl Basis {
    /// The clauses behind the decision: those of the rulebook, then the rulings.
    pub const fn clauses(self) -> &'static [Clause] {
        match self {
            Basis::Misdeal => &[Hf5],
            Basis::Fold | Basis::Unqualified => &[Hf4],
            Basis::Length { length } => with_flush!(length, [], [Hf1, Hf4]),
            Basis::Ranks { length } => with_flush!(length, [A], [C, Hf1, Hf4]),
            Basis::Equal { length } => with_flush!(length, [], [C, Hf1, Hf4]),
            Basis::OwnFlush { length, limited: false } => with_flush!(length, [], [Hf4]),
            Basis::OwnFlush { length, limited: true } => with_flush!(length, [], [Hf4, Hf9]),
            Basis::OwnRun { run, limited: false } => with_run!(run, [Hf3, Hf4]),
            Basis::OwnRun { run, limited: true } => with_run!(run, [Hf3, Hf4, Hf9]),
            Basis::Meter { run } | Basis::Fixed { run, limited: false } => with_run!(run, [Hf3, Hf7]),
            Basis::Fixed { run, limited: true } => with_run!(run, [Hf3, Hf7, Hf9]),
        }
    }
}

/// The clauses behind a shown hand: its flush, and the choice between equally long flushes (HF-2).
pub const fn shown_clauses(length: u8, chosen: bool) -> &'static [Clause] {
    if chosen { with_flush!(length, [], [Hf1, Hf2]) } else { with_flush!(length, [], [Hf1]) }
}
