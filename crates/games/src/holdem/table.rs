//! Who sits where with how much: the unvalidated start of a hand, and the checks that it passes once.

use super::clause::Clause;
use super::rules::Rules;
use super::settings::{AnteFrom, ShortAnte};
use crate::chips::Chips;
use crate::seat::{BySeat, MAX_SEATS, Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The fewest seats.
pub const MIN_SEATS: usize = 2;

/// A table as it is given: not yet validated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// The button's seat: the one before the small blind; heads-up the small blind itself (TH-2).
    pub button: Seat,
    /// The chips of every seat, seat 1 first.
    pub stacks: Vec<Chips>,
    /// Forced bids written out seat by seat, in place of those that the rules give (TH-14).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub posts: Option<Posts>,
    /// Seats whose cards the record does not know: they can fold or muck, not show (TH-13).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unknown: Vec<Seat>,
}

/// Forced bids, seat by seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Posts {
    /// The ante of every seat.
    pub antes: Vec<Chips>,
    /// The blind or straddle of every seat.
    pub bids: Vec<Chips>,
}

/// Why a hand cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the messages say it")]
pub enum SetupError {
    #[error("the number of seats is {0}: hold'em has {MIN_SEATS} to {MAX_SEATS}")]
    Seats(usize),
    #[error("the button is at {0:?} of {1} seats")]
    Button(Seat, usize),
    #[error("{0:?} has no chips: a seat that is dealt in needs at least 1")]
    NoChips(Seat),
    #[error("the stacks sum to more than 2^53 − 1 chips")]
    TooManyChips,
    #[error("the number of entries in {list} is {found}, that of seats {seats}")]
    PostsLength { list: &'static str, found: usize, seats: usize },
    #[error(
        "the number of straddles is {straddles} at {seats} seats: only the seats behind the blinds can straddle"
    )]
    NoSeatForStraddle { straddles: usize, seats: usize },
    #[error("{0:?} is named as unknown but there are {1} seats")]
    UnknownSeat(Seat, usize),
}

impl SetupError {
    /// A name for programs that never changes.
    pub const fn code(&self) -> &'static str {
        match self {
            SetupError::Seats(_) => "seats",
            SetupError::Button(..) => "button",
            SetupError::NoChips(_) => "no_chips",
            SetupError::TooManyChips => "too_many_chips",
            SetupError::PostsLength { .. } => "posts_length",
            SetupError::NoSeatForStraddle { .. } => "no_seat_for_straddle",
            SetupError::UnknownSeat(..) => "unknown_seat",
        }
    }

    /// The clauses that forbid it.
    pub const fn clauses(&self) -> &'static [Clause] {
        match self {
            SetupError::Seats(_) => &[Clause::Deal, Clause::Th7],
            SetupError::Button(..) => &[Clause::Blinds, Clause::Th2],
            SetupError::NoChips(_) => &[Clause::Trade, Clause::Th7],
            SetupError::TooManyChips => &[Clause::All2],
            SetupError::PostsLength { .. } | SetupError::NoSeatForStraddle { .. } => &[Clause::Th14],
            SetupError::UnknownSeat(..) => &[Clause::Th13],
        }
    }
}

/// A table that passed its checks, with the places and forced bids worked out.
pub(super) struct Seated {
    pub stacks: BySeat<Chips>,
    pub unknown: SeatSet,
    pub small_blind: Seat,
    pub big_blind: Seat,
    /// What each seat must post, as far as its chips go.
    pub antes: BySeat<Chips>,
    pub bids: BySeat<Chips>,
    /// Whether the antes make layers like other chips (TH-11).
    pub antes_layered: bool,
}

impl Table {
    /// A table with the rules' own forced bids and all cards known.
    pub fn new(button: Seat, stacks: Vec<Chips>) -> Table {
        Table { button, stacks, posts: None, unknown: Vec::new() }
    }

    /// Checks the table against itself and the rules.
    pub(super) fn validate(&self, rules: &Rules) -> Result<Seated, SetupError> {
        let seats = self.stacks.len();
        let stacks = BySeat::from_slice(&self.stacks).filter(|_| seats >= MIN_SEATS);
        let stacks = stacks.ok_or(SetupError::Seats(seats))?;
        self.check_stacks(&stacks)?;
        if self.button.number() > seats {
            return Err(SetupError::Button(self.button, seats));
        }
        if let Some(&seat) = self.unknown.iter().find(|seat| seat.number() > seats) {
            return Err(SetupError::UnknownSeat(seat, seats));
        }
        let small_blind = if seats == 2 { self.button } else { self.button.left(seats) };
        let big_blind = small_blind.left(seats);
        let (antes, bids) = match &self.posts {
            Some(posts) => (by_seat("antes", &posts.antes, seats)?, by_seat("bids", &posts.bids, seats)?),
            None => (self.antes(rules, big_blind), bids(rules, seats, small_blind, big_blind)?),
        };
        Ok(Seated {
            stacks,
            unknown: self.unknown.iter().copied().collect(),
            small_blind,
            big_blind,
            antes,
            bids,
            antes_layered: rules.short_ante == ShortAnte::OwnLayer,
        })
    }

    fn check_stacks(&self, stacks: &BySeat<Chips>) -> Result<(), SetupError> {
        if let Some((seat, _)) = stacks.iter().find(|&(_, &stack)| stack == Chips::ZERO) {
            return Err(SetupError::NoChips(seat));
        }
        let total = Chips::checked_sum(stacks.as_slice().iter().copied());
        total.map(|_| ()).ok_or(SetupError::TooManyChips)
    }

    fn antes(&self, rules: &Rules, big_blind: Seat) -> BySeat<Chips> {
        let seats = self.stacks.len();
        let posting = match rules.ante_from {
            AnteFrom::Everyone => SeatSet::all(seats),
            AnteFrom::BigBlind => SeatSet::one(big_blind),
            AnteFrom::Button => SeatSet::one(self.button),
        };
        let mut antes = BySeat::new(seats);
        posting.iter().for_each(|seat| antes[seat] = rules.ante);
        antes
    }
}

fn by_seat(list: &'static str, amounts: &[Chips], seats: usize) -> Result<BySeat<Chips>, SetupError> {
    let error = SetupError::PostsLength { list, found: amounts.len(), seats };
    BySeat::from_slice(amounts).filter(|by_seat| by_seat.seats() == seats).ok_or(error)
}

fn bids(rules: &Rules, seats: usize, small: Seat, big: Seat) -> Result<BySeat<Chips>, SetupError> {
    let straddles = rules.straddles.len();
    if straddles > seats - MIN_SEATS {
        return Err(SetupError::NoSeatForStraddle { straddles, seats });
    }
    let mut bids = BySeat::new(seats);
    bids[small] = rules.small_blind;
    bids[big] = rules.big_blind;
    let mut seat = big;
    for &straddle in &rules.straddles {
        seat = seat.left(seats);
        bids[seat] = straddle;
    }
    Ok(bids)
}

/// The button of the next hand: one occupied seat clockwise, and the blinds with it (TH-7).
pub fn next_button(button: Seat, occupied: SeatSet) -> Option<Seat> {
    occupied.first_from(button.left(MAX_SEATS))
}
