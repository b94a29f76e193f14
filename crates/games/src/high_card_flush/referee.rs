//! Settlement of a complete round played with real cards, from its cards and wagers.
//!
//! 1. [`Request`]: the round as written down. Not yet validated.
//! 2. Seats, cards and wagers are checked. A repeated card, a wager outside the limits or a raise that the
//!    hand does not allow is an error with its path.
//! 3. A hand without exactly seven cards is not an error but a misdeal: the round is void (HF-5).
//! 4. [`Reply`]: every wager with its clauses, settled as the game itself settles it.

use super::action::{HandOwner, Wager, Wagers};
use super::basis::Basis;
use super::clause::Clause;
use super::hand::{CARDS, Hand};
use super::legal::{WagerLimits, check_raise};
use super::outcome::{Outcome, RoundResult, SeatOutcome, SettledWager};
use super::pays::{flush_id, straight_flush_id};
use super::rules::MAX_SEATS;
use super::{Refusal, Rules, RulesError, Settings, SetupError};
use crate::chips::Chips;
use crate::clause::ids;
use crate::error::GameError;
use crate::face::Shown;
use crate::seat::{Seat, SeatSet};
use crate::settlement::WagerResult;
use arrayvec::ArrayVec;
use cards::{Card, CardSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// One round, as written down at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = crate::unit::cents)]
pub struct Request {
    /// The dealer's cards; any number other than seven is a misdeal.
    pub dealer: Vec<Shown>,
    /// The players dealt in, in any order.
    pub players: Vec<Player>,
    /// The meter, in cents; required if a player made the progressive wager and its pay table has shares of
    /// the meter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub meter: Option<Chips>,
    /// The settings; the caller's defaults if omitted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<Settings>,
}

/// One player's cards and wagers, in cents. A bonus wager of 0 was not made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = crate::unit::cents)]
pub struct Player {
    /// The player's seat.
    pub seat: Seat,
    /// The player's cards; any number other than seven is a misdeal.
    pub cards: Vec<Shown>,
    /// The ante, in cents. If omitted it is 0, which the rules refuse like any other ante outside the limits.
    #[serde(default)]
    pub ante: Chips,
    /// The raise, in cents; null if the player folded.
    #[serde(default)]
    pub raise: Option<Chips>,
    /// The amount, in cents, of the bonus wager on the length of the player's own flush.
    #[serde(default)]
    pub flush_bonus: Chips,
    /// The amount, in cents, of the bonus wager on the longest run in one suit.
    #[serde(default)]
    pub straight_flush_bonus: Chips,
    /// The amount, in cents, of the progressive wager, on a share of the meter or a fixed payout.
    #[serde(default)]
    pub progressive: Chips,
}

/// The settlement of one round, with a line for every wager.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Reply {
    /// All wagers, in order of settlement.
    pub lines: Vec<ReplyLine>,
    /// Each player's net gain in cents, keyed by seat number.
    #[schemars(extend("x-unit" = "cents"))]
    pub net: BTreeMap<String, i64>,
    /// The house's net gain, in cents.
    #[schemars(extend("x-unit" = "cents"))]
    pub house: i64,
    /// `true` if the round is void and every wager is returned.
    pub void: bool,
    /// `true` if the dealer's hand qualified; null in a void round.
    pub qualifies: Option<bool>,
    /// The clauses that make the round void; empty if the round is not void.
    #[schemars(with = "Vec<String>")]
    pub clauses: Vec<&'static str>,
}

/// The settlement of one wager.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ReplyLine {
    /// The player's seat.
    pub seat: Seat,
    /// The kind of wager.
    pub wager: Wager,
    /// The result of the wager.
    #[schemars(with = "String", extend("enum" = ["won", "lost", "push"]))]
    pub result: WagerResult,
    /// The player's net gain, in cents.
    #[schemars(extend("x-unit" = "cents"))]
    pub net: i64,
    /// The clauses that decide the wager: those of the rulebook, then the rulings.
    #[schemars(with = "Vec<String>")]
    pub clauses: Vec<&'static str>,
    /// The identifier of the player's flush, or of the straight flush for wagers on runs; null if there is
    /// none or the round is void.
    #[schemars(with = "Option<String>")]
    pub player: Option<&'static str>,
    /// The identifier of the dealer's flush, for wagers against the dealer; null for other wagers and in a
    /// void round.
    #[schemars(with = "Option<String>")]
    pub dealer: Option<&'static str>,
}

/// The reason a round cannot be settled.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs, reason = "the messages document the variants")]
pub enum RefereeError {
    #[error("rules: {0}")]
    #[strum(transparent)]
    Rules(RulesError),
    #[error("players: the number at the table is {}, High Card Flush has 1 to {MAX_SEATS}", .0)]
    #[strum(serialize = "seats")]
    Players(usize),
    #[error("players[{}].seat: {seat:?} is not among the seats 1 to {MAX_SEATS}", .index + 1)]
    NoSuchSeat { index: usize, seat: Seat },
    #[error("players[{}].seat: {seat:?} appears a second time: list each player once", .index + 1)]
    SeatTwice { index: usize, seat: Seat },
    #[error("{place}[{}]: {card} appears a second time: each card is in the deck once", .index + 1)]
    #[strum(serialize = "cards")]
    Repeated { place: String, index: usize, card: Card },
    #[error("players[{}]: {refusal}", .index + 1)]
    Wager { index: usize, refusal: Refusal },
    #[error("meter: {0}")]
    #[strum(transparent)]
    Meter(SetupError),
}

impl GameError for RefereeError {
    type Clause = Clause;

    fn code(&self) -> &'static str {
        match self {
            RefereeError::Wager { refusal, .. } => refusal.code(),
            other => other.into(),
        }
    }

    fn clauses(&self) -> Cow<'static, [Clause]> {
        let own: &'static [Clause] = match self {
            RefereeError::Rules(error) => return error.clauses(),
            RefereeError::Repeated { .. } => &[Clause::All1],
            RefereeError::Wager { refusal, .. } => return refusal.clauses(),
            RefereeError::Meter(error) => return error.clauses(),
            _ => &[Clause::Hf4],
        };
        Cow::Borrowed(own)
    }
}

/// Settles a round under its own settings, or under `given` if it has none.
///
/// # Errors
/// The first [`RefereeError`] found. The order of the checks is settings, seats, cards, meter, wagers.
pub fn referee(request: &Request, given: &Settings) -> Result<Reply, RefereeError> {
    let rules = Rules::new(request.rules.as_ref().unwrap_or(given)).map_err(RefereeError::Rules)?;
    check_seats(&request.players)?;
    check_cards(request)?;
    let meter = meter(request, &rules)?;
    let ending = ending(request, &rules);
    for (index, player) in request.players.iter().enumerate() {
        let checked = player.check(&rules, matches!(ending, RoundResult::Void { .. }));
        checked.map_err(|refusal| RefereeError::Wager { index, refusal })?;
    }
    let mut seats: ArrayVec<SeatOutcome, MAX_SEATS> =
        request.players.iter().map(|player| player.outcome(&rules, ending)).collect();
    seats.sort_unstable_by_key(|seat| seat.seat);
    Ok(Reply::of(&Outcome { rules, seats, ending, meter }))
}

fn check_seats(players: &[Player]) -> Result<(), RefereeError> {
    if !(1..=MAX_SEATS).contains(&players.len()) {
        return Err(RefereeError::Players(players.len()));
    }
    let mut taken = SeatSet::EMPTY;
    for (index, &Player { seat, .. }) in players.iter().enumerate() {
        if seat.number() > MAX_SEATS {
            return Err(RefereeError::NoSuchSeat { index, seat });
        }
        if taken.contains(seat) {
            return Err(RefereeError::SeatTwice { index, seat });
        }
        taken.insert(seat);
    }
    Ok(())
}

/// Checks that no card is repeated.
fn check_cards(request: &Request) -> Result<(), RefereeError> {
    let hands = request.players.iter().enumerate();
    let hands = hands.map(|(index, player)| (format!("players[{}].cards", index + 1), &player.cards));
    let mut seen = CardSet::EMPTY;
    for (place, cards) in [("dealer".to_owned(), &request.dealer)].into_iter().chain(hands) {
        if let Some(index) = cards.iter().position(|card| !seen.insert(card.0)) {
            return Err(RefereeError::Repeated { place, index, card: cards[index].0 });
        }
    }
    Ok(())
}

fn meter(request: &Request, rules: &Rules) -> Result<Chips, RefereeError> {
    let wagered = request.players.iter().any(|player| player.progressive > Chips::ZERO);
    match request.meter {
        None if wagered && rules.has_meter() => Err(RefereeError::Meter(SetupError::NoMeter)),
        meter => Ok(meter.unwrap_or(Chips::ZERO)),
    }
}

/// The ending of the round. The first hand without seven cards voids the round: players in ascending order of
/// seats, then the dealer.
fn ending(request: &Request, rules: &Rules) -> RoundResult {
    let wrong = request.players.iter().filter(|player| player.cards.len() != CARDS);
    let player = wrong.min_by_key(|player| player.seat);
    let player = player.map(|player| (HandOwner::Seat(player.seat), player.cards.len()));
    let dealer = (request.dealer.len() != CARDS).then_some((HandOwner::Dealer, request.dealer.len()));
    match player.or(dealer) {
        Some((at, cards)) => RoundResult::Void { at, cards: u8::try_from(cards).unwrap_or(u8::MAX) },
        None => RoundResult::Played(hand(&request.dealer, rules)),
    }
}

fn hand(cards: &[Shown], rules: &Rules) -> Hand {
    Hand::of(cards.iter().map(|card| card.0).collect(), rules.straight_flush_ace)
}

impl Player {
    fn wagers(&self) -> Wagers {
        Wagers {
            ante: self.ante,
            flush_bonus: self.flush_bonus,
            straight_flush_bonus: self.straight_flush_bonus,
            progressive: self.progressive,
        }
    }

    /// Checks the wagers against the limits and, if the round is not void, the raise against the hand.
    fn check(&self, rules: &Rules, void: bool) -> Result<(), Refusal> {
        WagerLimits::new(rules, Chips::MAX).check(&self.wagers())?;
        match self.raise {
            Some(raise) if !void => {
                let length = hand(&self.cards, rules).flush.length();
                check_raise(rules, self.ante, length, Chips::MAX, raise)
            }
            _ => Ok(()),
        }
    }

    fn outcome(&self, rules: &Rules, ending: RoundResult) -> SeatOutcome {
        let played = matches!(ending, RoundResult::Played(_));
        SeatOutcome {
            seat: self.seat,
            wagers: self.wagers(),
            raise: self.raise.unwrap_or(Chips::ZERO),
            hand: played.then(|| hand(&self.cards, rules)),
        }
    }
}

impl Reply {
    fn of(outcome: &Outcome) -> Reply {
        let mut lines = Vec::new();
        let mut net: BTreeMap<String, i64> =
            outcome.seats.iter().map(|seat| (seat.seat.to_string(), 0)).collect();
        outcome.for_each(&outcome.rules, |seat, decided| {
            *net.entry(seat.to_string()).or_default() += decided.net;
            lines.push(line(outcome, seat, &decided));
        });
        let house = -net.values().sum::<i64>();
        let void = matches!(outcome.ending, RoundResult::Void { .. });
        let qualifies = match outcome.ending {
            RoundResult::Played(dealer) => Some(outcome.rules.qualifier.admits(dealer.flush)),
            _ => None,
        };
        let clauses = if void { ids(Basis::Misdeal.clauses()) } else { Vec::new() };
        Reply { lines, net, house, void, qualifies, clauses }
    }
}

fn line(outcome: &Outcome, seat: Seat, decided: &SettledWager) -> ReplyLine {
    let &SettledWager { wager, net, result, basis } = decided;
    let own = outcome.seats.iter().find(|other| other.seat == seat).and_then(|seat| seat.hand);
    let dealer = match outcome.ending {
        RoundResult::Played(dealer) => Some(dealer),
        _ => None,
    };
    let flush = |hand: Hand| flush_id(hand.flush.length());
    let (player, dealer) = match wager {
        Wager::Ante | Wager::Raise => (own.map(flush), dealer.map(flush)),
        Wager::FlushBonus => (own.map(flush), None),
        Wager::StraightFlushBonus | Wager::Progressive => {
            (own.and_then(|hand| straight_flush_id(hand.run)), None)
        }
    };
    let clauses = ids(basis.clauses());
    ReplyLine { seat, wager, result, net, clauses, player, dealer }
}
