//! The unvalidated setup of a hand, and its checks.

use super::clause::Clause;
use super::rules::{MIN_SEATS, Rules};
use super::settings::{AnteFrom, ShortAnte};
use crate::blinds::NextHand;
use crate::chips::Chips;
use crate::error::GameErrorEnum;
use crate::seat::{BySeat, MAX_SEATS, Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// A table's setup: stacks, button and blinds. Not yet validated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = crate::unit::chips)]
pub struct Table {
    /// The button's seat. Unless `blinds` is given, the small blind is the next seat or, heads-up, the button itself
    /// (TH-2).
    pub button: Seat,
    /// Each seat's stack in chips, seat 1 first.
    pub stacks: Vec<Chips>,
    /// Forced bets written out seat by seat, replacing those of the rules (TH-14).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub posts: Option<Posts>,
    /// The seats of the blinds, and of players who post to come in (TH-16). If omitted, the blinds follow from the
    /// button, and no player posts to come in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blinds: Option<BlindSeats>,
    /// Seats whose hole cards are missing from the record: they can fold or muck but not show (TH-13).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unknown: Vec<Seat>,
}

/// Forced bets in chips, seat by seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = crate::unit::chips)]
pub struct Posts {
    /// Each seat's ante in chips, seat 1 first; 0 for none.
    pub antes: Vec<Chips>,
    /// Each seat's blind or straddle in chips, seat 1 first; 0 for none.
    #[serde(rename = "bids")]
    pub blinds: Vec<Chips>,
}

/// The seats of the blinds, and of players who post to come in (TH-16).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BlindSeats {
    /// The small blind's seat; omitted if no small blind is posted in this position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub small: Option<Seat>,
    /// The big blind's seat.
    pub big: Seat,
    /// Seats that post a live big blind to come in.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub post_big: Vec<Seat>,
    /// Seats that post a missed small blind, which is dead, to come in.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub post_small: Vec<Seat>,
    /// `true` if the button is dead, so that no player is dealt in at its seat. The table's `button` is then the seat
    /// before it, which posts no ante as the button.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub dead_button: bool,
}

impl BlindSeats {
    /// Blind seats without a small blind and without a seat that posts to come in.
    pub const fn dead_small_blind(big: Seat) -> BlindSeats {
        BlindSeats { small: None, big, post_big: Vec::new(), post_small: Vec::new(), dead_button: false }
    }
}

/// The reason a hand cannot be opened.
#[derive(
    Clone,
    Debug,
    PartialEq,
    Eq,
    thiserror::Error,
    strum::IntoStaticStr,
    strum::VariantNames,
    Serialize,
    JsonSchema,
)]
#[strum(serialize_all = "snake_case")]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the messages document the variants")]
pub enum SetupError {
    #[error("the number of seats is {0}: hold'em has {MIN_SEATS} to {MAX_SEATS}")]
    Seats(usize),
    #[error("the button is at {0:?} of {1} seats")]
    Button(Seat, usize),
    #[error("{0:?} has no chips: a seat that is dealt in needs at least 1")]
    NoChips(Seat),
    #[error("the stacks sum to more than 2^53 − 1 chips")]
    TooManyChips,
    #[error("{list}: expected {seats} entries, one per seat, found {found}")]
    PostsLength { list: &'static str, found: usize, seats: usize },
    #[error(
        "the number of straddles is {straddles} at {seats} seats: only the seats after the blinds can straddle"
    )]
    NoSeatForStraddle { straddles: usize, seats: usize },
    #[error("{0:?} is named as unknown but there are {1} seats")]
    UnknownSeat(Seat, usize),
    #[error("{0:?} is not a valid blind seat: the blinds are two different seats of {1}")]
    BlindSeat(Seat, usize),
}

impl GameErrorEnum for SetupError {
    type Clause = Clause;

    fn setting(&self) -> Option<&'static str> {
        matches!(self, SetupError::NoSeatForStraddle { .. }).then_some("straddle")
    }

    fn clauses(&self) -> Cow<'static, [Clause]> {
        Cow::Borrowed(match self {
            SetupError::Seats(_) => &[Clause::Deal, Clause::Th7],
            SetupError::Button(..) => &[Clause::Blinds, Clause::Th2],
            SetupError::NoChips(_) => &[Clause::Trade, Clause::Th7],
            SetupError::TooManyChips => &[Clause::All2],
            SetupError::PostsLength { .. } => &[Clause::Th14],
            SetupError::NoSeatForStraddle { .. } => &[Clause::Th14, Clause::Th19],
            SetupError::UnknownSeat(..) => &[Clause::Th13],
            SetupError::BlindSeat(..) => &[Clause::Th16],
        })
    }
}

/// The chips that each seat must post before the deal, even if they exceed its stack: a short stack posts all of its
/// chips.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForcedBets {
    /// Each seat's ante, in chips.
    pub antes: BySeat<Chips>,
    /// Each seat's blind or straddle, in chips.
    pub bets: BySeat<Chips>,
    /// Each seat's missed small blind, in chips: dead money outside the layers (TH-16).
    pub dead: BySeat<Chips>,
}

/// A validated table, with the blind seats and forced bets resolved.
pub(super) struct CheckedTable {
    pub stacks: BySeat<Chips>,
    pub unknown: SeatSet,
    /// The first seat to post, clockwise: the small blind, or the big blind if there is no small blind.
    pub first: Seat,
    pub small_blind: Option<Seat>,
    pub big_blind: Seat,
    /// The ante that each seat must post, in chips, as far as its stack allows.
    pub antes: BySeat<Chips>,
    pub bets: BySeat<Chips>,
    /// The seats whose forced bet is a straddle.
    pub straddles: SeatSet,
    /// Missed small blinds in chips: dead money outside the layers (TH-16).
    pub dead: BySeat<Chips>,
    /// `true` if the antes count toward side-pot layers like other chips (TH-11).
    pub antes_layered: bool,
}

impl Rules {
    /// Checks that a table of this size has a seat for each straddle.
    ///
    /// # Errors
    /// [`SetupError::NoSeatForStraddle`] if a straddle has no seat.
    pub fn check_seats(&self, seats: usize) -> Result<(), SetupError> {
        let straddles = self.straddles.len();
        let fits = straddles <= seats.saturating_sub(MIN_SEATS);
        fits.then_some(()).ok_or(SetupError::NoSeatForStraddle { straddles, seats })
    }
}

impl Table {
    /// A table with the rules' own forced bets and all cards known.
    pub fn new(button: Seat, stacks: Vec<Chips>) -> Table {
        Table { button, stacks, posts: None, blinds: None, unknown: Vec::new() }
    }

    /// The forced bets of the table under the rules.
    ///
    /// # Errors
    /// [`SetupError`] if the table is invalid or does not fit the rules.
    pub fn forced_bets(&self, rules: &Rules) -> Result<ForcedBets, SetupError> {
        let CheckedTable { antes, bets, dead, .. } = self.validate(rules)?;
        Ok(ForcedBets { antes, bets, dead })
    }

    /// Validates the table under the rules.
    pub(super) fn validate(&self, rules: &Rules) -> Result<CheckedTable, SetupError> {
        let seats = self.stacks.len();
        let Some(stacks) = BySeat::from_slice(&self.stacks).filter(|_| seats >= MIN_SEATS) else {
            return Err(SetupError::Seats(seats));
        };
        self.check_stacks(&stacks)?;
        if self.button.number() > seats {
            return Err(SetupError::Button(self.button, seats));
        }
        if let Some(&seat) = self.unknown.iter().find(|seat| seat.number() > seats) {
            return Err(SetupError::UnknownSeat(seat, seats));
        }
        let blinds = self.blind_seats(seats)?;
        let mut checked = CheckedTable {
            stacks,
            unknown: self.unknown.iter().copied().collect(),
            first: blinds.small.unwrap_or(blinds.big),
            small_blind: blinds.small,
            big_blind: blinds.big,
            antes: BySeat::new(seats),
            bets: BySeat::new(seats),
            straddles: SeatSet::EMPTY,
            dead: BySeat::new(seats),
            antes_layered: rules.short_ante == ShortAnte::OwnLayer,
        };
        match &self.posts {
            Some(posts) => {
                checked.antes = by_seat("antes", &posts.antes, seats)?;
                checked.bets = by_seat("bids", &posts.blinds, seats)?;
                checked.straddles = straddles(&checked.bets, blinds.big, rules.big_blind);
            }
            None => {
                rules.check_seats(seats)?;
                self.posting(rules, &blinds).iter().for_each(|seat| checked.antes[seat] = rules.ante);
                checked.set_forced_bets(rules, &blinds);
            }
        }
        blinds.post_small.iter().for_each(|&seat| checked.dead[seat] = rules.small_blind);
        Ok(checked)
    }

    /// The blind seats that the table specifies, or those that follow from the button.
    fn blind_seats(&self, seats: usize) -> Result<BlindSeats, SetupError> {
        let Some(named) = &self.blinds else {
            let small = if seats == 2 { self.button } else { self.button.left(seats) };
            return Ok(BlindSeats { small: Some(small), ..BlindSeats::dead_small_blind(small.left(seats)) });
        };
        let mut all = named.small.iter().chain([&named.big]).chain(&named.post_big).chain(&named.post_small);
        let wrong = all
            .find(|seat| seat.number() > seats)
            .or(named.small.as_ref().filter(|&&small| small == named.big));
        wrong.map_or_else(|| Ok(named.clone()), |&seat| Err(SetupError::BlindSeat(seat, seats)))
    }

    fn check_stacks(&self, stacks: &BySeat<Chips>) -> Result<(), SetupError> {
        if let Some((seat, _)) = stacks.iter().find(|&(_, &stack)| stack == Chips::ZERO) {
            return Err(SetupError::NoChips(seat));
        }
        let total = Chips::checked_sum(stacks.as_slice().iter().copied());
        total.map(|_| ()).ok_or(SetupError::TooManyChips)
    }

    /// The seats that post an ante (TH-11).
    fn posting(&self, rules: &Rules, blinds: &BlindSeats) -> SeatSet {
        match rules.ante_from {
            _ if rules.ante == Chips::ZERO => SeatSet::EMPTY,
            AnteFrom::Everyone => SeatSet::all(self.stacks.len()),
            AnteFrom::BigBlind => SeatSet::one(blinds.big),
            AnteFrom::Button if blinds.dead_button => SeatSet::EMPTY,
            AnteFrom::Button => SeatSet::one(self.button),
        }
    }
}

fn by_seat(list: &'static str, amounts: &[Chips], seats: usize) -> Result<BySeat<Chips>, SetupError> {
    let error = SetupError::PostsLength { list, found: amounts.len(), seats };
    BySeat::from_slice(amounts).filter(|by_seat| by_seat.seats() == seats).ok_or(error)
}

/// The seats that straddle, with forced bets written out (TH-14): their bet is above the big blind actually posted, or above
/// the rules' big blind, which may serve only to set the minimum raise, if none is posted.
fn straddles(bets: &BySeat<Chips>, big_blind: Seat, rules_big_blind: Chips) -> SeatSet {
    let posted = bets[big_blind];
    let above = if posted > Chips::ZERO { posted } else { rules_big_blind };
    bets.iter().filter(|&(seat, &bet)| bet > above && seat != big_blind).map(|(seat, _)| seat).collect()
}

impl CheckedTable {
    /// Sets the blinds and straddles of the rules.
    fn set_forced_bets(&mut self, rules: &Rules, blinds: &BlindSeats) {
        blinds.small.into_iter().for_each(|small| self.bets[small] = rules.small_blind);
        blinds.post_big.iter().for_each(|&seat| self.bets[seat] = rules.big_blind);
        self.bets[blinds.big] = rules.big_blind;
        let mut seat = blinds.big;
        for &straddle in &rules.straddles {
            seat = seat.left(self.bets.seats());
            self.bets[seat] = straddle;
            self.straddles.insert(seat);
        }
    }
}

impl NextHand {
    /// The setup of a hold'em hand. `stacks` are those of the seats that are dealt in, in ascending order of seats.
    pub fn table(&self, stacks: Vec<Chips>) -> Table {
        let seats = |set: SeatSet| set.iter().filter_map(|seat| self.hand_seat(seat)).collect();
        let blinds = BlindSeats {
            small: self.small.and_then(|seat| self.hand_seat(seat)),
            big: self.hand_seat(self.big).unwrap_or(Seat::FIRST),
            post_big: seats(self.post_big),
            post_small: seats(self.post_small),
            dead_button: !self.dealt.contains(self.button),
        };
        Table { blinds: Some(blinds), ..Table::new(self.last_to_act().unwrap_or(Seat::FIRST), stacks) }
    }
}

/// The button of the next hand, if the players stay the same: the next occupied seat clockwise. The blinds move with it
/// (TH-7). `None` if no seat is occupied. [`Rotation`](crate::blinds::Rotation) handles players who come and go.
pub fn next_button(button: Seat, occupied: SeatSet) -> Option<Seat> {
    occupied.first_from(button.left(MAX_SEATS))
}
