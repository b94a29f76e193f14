//! Settlement of a round played with real cards, from the deal and every turn: the points, or the first turn
//! that the rules refuse.

use super::cards::{CardIndex, Cards, Play};
use super::clause::Clause;
use super::deal::Deal;
use super::rules::{PACK, Rules, RulesError};
use super::settings::{LaterRounds, Settings};
use super::table::{SetupError, Table, first_round};
use super::{Action, MountHolyoke, Outcome, Refusal};
use crate::actor::Actor;
use crate::clause::ids;
use crate::error::GameError;
use crate::face::Shown;
use crate::game::Game;
use crate::order::DealtOrder;
use crate::refereed::Refereed;
use crate::seat::{Seat, SeatSet};
use cards::{Card, CardSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// One round, as written down at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// Each seat's cards, seat 1 first. A seat has thirteen, or more if the pack is dealt out (MH-1), and none if it
    /// has dropped out of the match (MH-10).
    pub deal: Vec<Vec<Shown>>,
    /// The turns in order, as far as the round was played.
    #[serde(default)]
    pub plays: Vec<Turn>,
    /// Each seat's points before the round; zero if omitted.
    #[serde(default)]
    pub totals: Option<Vec<u64>>,
    /// The winner of the previous round. Under `last_winner_leads`, this seat leads, and every round after the first
    /// must name it (MH-2).
    #[serde(default)]
    pub leader: Option<Seat>,
    /// The number of the round in the match, counted from 1; the first if omitted.
    #[serde(default)]
    pub round: Option<u32>,
    /// The settings; the caller's defaults if omitted.
    #[serde(default)]
    pub rules: Option<Settings>,
}

/// One turn: cards, or a pass.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// The seat that played or passed.
    pub seat: Seat,
    /// The cards played; omitted for a pass.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<Vec<Shown>>,
    /// `true` for a pass; `false` or omitted if cards are played.
    #[serde(default)]
    pub pass: bool,
}

/// The result of the round, as far as it was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Reply {
    /// `true` once a player has run out of cards.
    pub over: bool,
    /// The player who ran out of cards; null until then.
    pub winner: Option<Seat>,
    /// Each seat's points in this round; null until the round is over.
    pub points: Option<Vec<u64>>,
    /// Each seat's points in the match, including this round's once it is over.
    pub totals: Vec<u64>,
    /// `true` once the match is over.
    pub game_over: bool,
    /// The winners of the match, empty until the match is over; tied winners share the win.
    pub game_winners: Vec<Seat>,
    /// The seat to act; null once the round is over.
    pub to_act: Option<Seat>,
    /// The settlement; empty until the round is over.
    pub lines: Vec<Line>,
}

/// The points of one seat, with the clauses behind them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Line {
    /// The seat that is scored.
    pub seat: Seat,
    /// The number of cards that the seat has not played.
    pub left: u8,
    /// The points for the unplayed cards.
    #[schemars(extend("x-unit" = "points"))]
    pub points: u64,
    /// The seat's total points in the match, including this round.
    #[schemars(extend("x-unit" = "points"))]
    pub total: u64,
    /// The clauses behind the points: those of the rulebook, then the rulings.
    #[schemars(with = "Vec<String>")]
    pub clauses: Vec<&'static str>,
}

/// The reason a round is refused. The message contains the position in the request and, if possible, the
/// correction.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs, reason = "the messages document the variants")]
pub enum RefereeError {
    #[error("rules: {0}")]
    #[strum(transparent)]
    Rules(#[from] RulesError),
    #[error("{0}")]
    #[strum(transparent)]
    Setup(#[from] SetupError),
    #[error(
        "leader: the winner of the previous round leads this one: give the seat, or round 1 if this is the first"
    )]
    LeaderMissing,
    #[error("totals: expected {seats} entries, one per seat, found {found}")]
    Totals { found: usize, seats: usize },
    #[error(
        "deal: the number of {seat:?}'s cards is {found}, not {expected}: a misdeal, deal the round again"
    )]
    Misdeal { seat: Seat, found: usize, expected: usize },
    #[error("deal: {seat:?} has {card}, which was dealt already; each card is in the deck once")]
    #[strum(serialize = "card_twice")]
    Twice { seat: Seat, card: Shown },
    #[error("play {number}: {seat:?} needs cards, or pass true, and not both")]
    #[strum(serialize = "unclear_play")]
    Unclear { number: usize, seat: Seat },
    #[error("play {number}: {seat:?} plays {card} twice; name each card once")]
    #[strum(serialize = "card_played_twice")]
    PlayedTwice { number: usize, seat: Seat, card: Shown },
    #[error("play {number}: {refusal}")]
    Refused { number: usize, refusal: Refusal },
}

impl GameError for RefereeError {
    type Clause = Clause;

    fn code(&self) -> &'static str {
        match self {
            RefereeError::Refused { refusal, .. } => refusal.code(),
            other => other.into(),
        }
    }

    fn clauses(&self) -> Cow<'static, [Clause]> {
        let own: &'static [Clause] = match self {
            RefereeError::Refused { refusal, .. } => return refusal.clauses(),
            RefereeError::Rules(error) => return error.clauses(),
            RefereeError::Setup(error) => return error.clauses(),
            RefereeError::LeaderMissing => &[Clause::Rule2, Clause::Mh2],
            RefereeError::Totals { .. } => &[Clause::Rule7],
            RefereeError::Misdeal { .. } => &[Clause::Rule1, Clause::Mh1, Clause::Mh12],
            RefereeError::Twice { .. } | RefereeError::PlayedTwice { .. } => &[Clause::Rule1],
            RefereeError::Unclear { .. } => &[Clause::Rule3],
        };
        Cow::Borrowed(own)
    }
}

/// Replays a round under its own settings, or under `given` if it has none.
///
/// # Errors
/// The first [`RefereeError`] found. The settings, totals, table, leader and deal are checked first, then each turn.
pub fn referee(request: &Request, given: &Settings) -> Result<Reply, RefereeError> {
    let rules = Rules::new(request.rules.as_ref().unwrap_or(given))?;
    let table = request.table()?;
    let seated = table.validate(&rules)?;
    request.check_leader(&rules)?;
    let order = request.order(Deal::new(&rules, seated.players), seated.leader)?;
    let mut round = MountHolyoke::open(&rules, &table, &order, &mut |_| ())?;
    for (place, turn) in request.plays.iter().enumerate() {
        let number = place + 1;
        let action = turn.action(number)?;
        let applied = round.apply(Actor::Seat(turn.seat), &action, &mut |_| ());
        applied.map_err(|refusal| RefereeError::Refused { number, refusal })?;
    }
    Ok(reply(&round, &table))
}

fn reply(round: &MountHolyoke, table: &Table) -> Reply {
    let outcome = round.outcome();
    let winners = outcome.as_ref().and_then(Outcome::match_winners);
    Reply {
        over: outcome.is_some(),
        winner: outcome.as_ref().map(|outcome| outcome.winner),
        points: outcome.as_ref().map(points),
        totals: outcome.as_ref().map_or(table.totals.clone(), |outcome| outcome.totals().as_slice().to_vec()),
        game_over: winners.is_some(),
        game_winners: winners.into_iter().flat_map(SeatSet::iter).collect(),
        to_act: round.awaiting().seat(),
        lines: outcome.as_ref().map_or(Vec::new(), lines),
    }
}

fn points(outcome: &Outcome) -> Vec<u64> {
    outcome.left.iter().map(|(seat, _)| outcome.points(seat)).collect()
}

fn lines(outcome: &Outcome) -> Vec<Line> {
    let line = |score: super::Score| Line {
        seat: score.seat,
        left: score.left,
        points: score.points,
        total: score.total,
        clauses: ids(score.clauses),
    };
    outcome.settle().map(line).collect()
}

impl Request {
    fn table(&self) -> Result<Table, RefereeError> {
        let seats = self.deal.len();
        let totals = self.totals.clone().unwrap_or_else(|| vec![0; seats]);
        if totals.len() != seats {
            return Err(RefereeError::Totals { found: totals.len(), seats });
        }
        Ok(Table { totals, round: self.round.unwrap_or(first_round()), leader: self.leader })
    }

    /// Checks that a later round names its leader if the rules let the last winner lead. Without this check, the round
    /// would wrongly start with the lowest card. If the request has no round number, points from earlier rounds show
    /// that it is not the first.
    fn check_leader(&self, rules: &Rules) -> Result<(), RefereeError> {
        let points = || self.totals.iter().flatten().any(|&points| points > 0);
        let is_later = self.round.map_or_else(points, |round| round > 1);
        let led = rules.later_rounds == LaterRounds::LastWinnerLeads && is_later;
        if led && self.leader.is_none() { Err(RefereeError::LeaderMissing) } else { Ok(()) }
    }

    /// The dealt order that gives each seat its hand (ALL-1), followed by the cards out of play. The card left over
    /// could be any in the hand of the player who begins; the highest is chosen, so that the lowest card still opens.
    fn order(&self, deal: Deal, leader: Option<Seat>) -> Result<DealtOrder, RefereeError> {
        let seats = SeatSet::all(self.deal.len());
        let deal = deal.with_leftover(leader.or_else(|| self.lowest_card_holder()));
        let mut dealt = CardSet::EMPTY;
        for (seat, hand) in seats.iter().zip(&self.deal) {
            let expected = deal.cards_of(seat);
            if hand.len() != expected {
                return Err(RefereeError::Misdeal { seat, found: hand.len(), expected });
            }
            if let Some(&card) = hand.iter().find(|card| !dealt.insert(card.0)) {
                return Err(RefereeError::Twice { seat, card });
            }
        }
        let mut order: [Option<Card>; PACK] = [None; PACK];
        for (seat, hand) in seats.iter().zip(&self.deal).filter(|(_, hand)| !hand.is_empty()) {
            let mut cards: Vec<Card> = hand.iter().map(|card| card.0).collect();
            if deal.gets_leftover(seat) {
                cards.sort_unstable_by_key(|&card| CardIndex::of(card));
            }
            deal.places(seat).zip(cards).for_each(|(place, card)| order[place] = Some(card));
        }
        let rest = Card::all().filter(|&card| !dealt.contains(card));
        let cards: Vec<Card> = order.into_iter().flatten().chain(rest).collect();
        Ok(DealtOrder::from_cards(&cards).expect("the dealt cards and the remaining ones form a pack"))
    }

    fn lowest_card_holder(&self) -> Option<Seat> {
        let lowest = |hand: &Vec<Shown>| hand.iter().map(|card| CardIndex::of(card.0)).min();
        let hands = SeatSet::all(self.deal.len()).iter().zip(&self.deal);
        hands.filter_map(|(seat, hand)| Some((lowest(hand)?, seat))).min().map(|(_, seat)| seat)
    }
}

impl Turn {
    fn action(&self, number: usize) -> Result<Action, RefereeError> {
        match (&self.cards, self.pass) {
            (None, true) => Ok(Action::Pass),
            (Some(cards), false) => self.play(number, cards).map(Action::Play),
            _ => Err(RefereeError::Unclear { number, seat: self.seat }),
        }
    }

    fn play(&self, number: usize, cards: &[Shown]) -> Result<Play, RefereeError> {
        let set = cards.iter().try_fold(Cards::EMPTY, |set, &card| {
            let twice = RefereeError::PlayedTwice { number, seat: self.seat, card };
            if set.contains(card.0) { Err(twice) } else { Ok(set.union(Cards::one(card.0))) }
        })?;
        Ok(Play::new(set))
    }
}
