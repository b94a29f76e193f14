//! The division of the takings (PR-9, PR-13).

use super::prize::Prize;
use super::rules::Rules;
use super::settings::Unclaimed;
use super::standings::Ranked;
use crate::chips::Chips;
use schemars::JsonSchema;
use serde::Serialize;

/// The use of the takings, in cents: `takings = prizes + charity + event` (PR-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(transform = crate::unit::cents)]
pub struct Account {
    /// The price of the hands and extra cards sold.
    pub takings: Chips,
    /// The total of the prizes of the ranked hands.
    pub prizes: Chips,
    /// The takings not announced as prizes, plus the unclaimed prizes if the rules give them to the charity
    /// (PR-9).
    pub charity: Chips,
    /// The amount that the event keeps; negative if it has to pay part of the prizes.
    #[schemars(extend("x-unit" = "cents"))]
    pub event: i64,
    /// The refunded fees, which are not part of the takings (PR-19); omitted if 0.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub refunds: Chips,
}

pub(super) fn is_nothing(cents: &Chips) -> bool {
    *cents == Chips::ZERO
}

/// The takings, in cents.
#[derive(Clone, Copy)]
pub(super) struct Takings {
    /// The takings at the close. Prizes given as shares are shares of this amount (PR-20).
    pub at_close: Chips,
    /// The current takings, including fees paid after the close.
    pub now: Chips,
}

impl Takings {
    /// Takings that did not change after the close.
    pub const fn fixed(cents: Chips) -> Takings {
        Takings { at_close: cents, now: cents }
    }
}

impl Account {
    /// The account for these takings, the total of the announced prizes, and the total of the awarded ones. Its
    /// refunds are 0.
    pub(super) fn new(takings: Chips, announced: Chips, prizes: Chips, unclaimed: Unclaimed) -> Account {
        let given = match unclaimed {
            Unclaimed::Event => Chips::ZERO,
            Unclaimed::Charity => announced.saturating_sub(prizes),
        };
        let charity = takings.saturating_sub(announced) + given;
        let event = takings.signed() - prizes.signed() - charity.signed();
        Account { takings, prizes, charity, event, refunds: Chips::ZERO }
    }
}

/// The prizes of the places and of the low hand (PR-18).
pub(super) fn all_prizes(prizes: &[Prize], rules: &Rules) -> impl Iterator<Item = Prize> {
    prizes.iter().copied().chain(rules.low_hand)
}

/// The prize of each place in cents, place 1 first.
pub(super) fn amounts(prizes: &[Prize], takings: Chips) -> Vec<Chips> {
    prizes.iter().map(|prize| prize.amount(takings)).collect()
}

/// Each ranked hand's share of the low-hand prize in cents, in the order of the standings: the lowest hands
/// share, and odd cents go to the first of them (PR-18).
pub(super) fn low_shares(ranked: &[Ranked], low: Chips) -> Vec<Chips> {
    let lowest = ranked.iter().map(|ranked| ranked.strength).min();
    let is_low = |hand: &Ranked| Some(hand.strength) == lowest;
    let (share, mut left) = low.split(ranked.iter().filter(|hand| is_low(hand)).count().max(1) as u64);
    let mut part = |hand: &Ranked| {
        let cent = if left > 0 { Chips::ONE } else { Chips::ZERO };
        if !is_low(hand) {
            return Chips::ZERO;
        }
        left = left.saturating_sub(1);
        share + cent
    };
    ranked.iter().map(&mut part).collect()
}

/// Each ranked hand's prize in cents, in the order of the standings. Tied hands are ordered by turn-in time,
/// then id, and odd cents go to the first of them.
pub(super) fn shares(ranked: &[Ranked], amounts: &[Chips]) -> Vec<Chips> {
    let mut shares = Vec::with_capacity(ranked.len());
    for tied in ranked.chunk_by(|a, b| a.place == b.place) {
        let first = tied[0].place - 1;
        let pool: Chips = amounts.iter().skip(first).take(tied.len()).copied().sum();
        let (share, left) = pool.split(tied.len() as u64);
        let cent = |place: usize| if (place as u64) < left { Chips::ONE } else { Chips::ZERO };
        shares.extend((0..tied.len()).map(|place| share + cent(place)));
    }
    shares
}
