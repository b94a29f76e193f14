//! Enumeration of the legal plays of a hand: the request, its checks, and the reply.

use super::cards::Cards;
use super::clause::Clause;
use super::combination::Combination;
use super::enumerate::every_play;
use super::rules::{Ranking, Rules, RulesError};
use super::settings::{Opening, Settings};
use crate::error::GameErrorEnum;
use crate::face::Shown;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// A hand and the combination on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// The hand of the player to act: 1 to 13 cards, or up to 26 if the pack is dealt out.
    pub hand: Vec<Shown>,
    /// The combination to beat; null or omitted on a lead.
    #[serde(default)]
    pub over: Option<Vec<Shown>>,
    /// `true` for the opening play of a round, which is the lowest card of the hand or contains it.
    #[serde(default)]
    pub opening: bool,
    /// The settings; the defaults if omitted.
    #[serde(default)]
    pub rules: Option<Settings>,
}

/// The legal actions of the player to act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Reply {
    /// Every legal play, sorted by its number of cards, fewest first, and then from weakest to strongest. The cards of
    /// each play are sorted, lowest first.
    pub plays: Vec<Vec<Shown>>,
    /// `true` if a pass is allowed, as it always is except on a lead.
    pub may_pass: bool,
}

/// The reason a request is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs, reason = "the messages document the variants")]
pub enum PlaysError {
    #[error("rules: {0}")]
    #[strum(transparent)]
    Rules(#[from] RulesError),
    #[error("hand: {found} cards; a player holds 1 to {most}")]
    HandSize { found: usize, most: usize },
    #[error("{place}: {card} appears twice; each card is in the deck once")]
    #[strum(serialize = "card_twice")]
    Twice { place: &'static str, card: Shown },
    #[error("over: these {0} cards are not a combination, so they cannot be the play to beat")]
    NoCombination(usize),
    #[error("opening: the opening play has no play to beat; leave over out")]
    OpeningOver,
}

impl GameErrorEnum for PlaysError {
    type Clause = Clause;

    fn clauses(&self) -> Cow<'static, [Clause]> {
        let own: &'static [Clause] = match self {
            PlaysError::Rules(error) => return error.clauses(),
            PlaysError::HandSize { .. } | PlaysError::Twice { .. } => &[Clause::Rule1],
            PlaysError::NoCombination(_) => &[Clause::Types],
            PlaysError::OpeningOver => &[Clause::Rule2, Clause::Mh2],
        };
        Cow::Borrowed(own)
    }
}

/// Lists every legal play of the hand in the request.
///
/// # Errors
/// The first [`PlaysError`] found.
pub fn plays(request: &Request) -> Result<Reply, PlaysError> {
    let rules = Rules::new(&request.rules.clone().unwrap_or_default())?;
    let hand = request.hand(&rules)?;
    let under = request.under(hand, rules.ranking())?;
    let opening = if request.opening { hand.nth(0) } else { Cards::EMPTY };
    let alone = request.opening && rules.opening() == Opening::Alone;
    let playable = if alone { opening } else { hand };
    let contain = |play: &Combination| play.cards().contains_all(opening);
    let plays = in_order(every_play(playable, under, rules.ranking()).filter(contain));
    let shown = |play: &Combination| play.cards().iter().map(Shown).collect();
    Ok(Reply { plays: plays.iter().map(shown).collect(), may_pass: under.is_some() })
}

/// Sorts plays by their sort key, [`Combination::order`].
pub(super) fn in_order(plays: impl Iterator<Item = Combination>) -> Vec<Combination> {
    let mut plays: Vec<Combination> = plays.collect();
    plays.sort_by_key(Combination::order);
    plays
}

impl Request {
    fn hand(&self, rules: &Rules) -> Result<Cards, PlaysError> {
        let (found, most) = (self.hand.len(), rules.max_cards());
        if !(1..=most).contains(&found) {
            return Err(PlaysError::HandSize { found, most });
        }
        different("hand", &self.hand, Cards::EMPTY)
    }

    fn under(&self, hand: Cards, ranking: Ranking) -> Result<Option<Combination>, PlaysError> {
        let Some(over) = &self.over else { return Ok(None) };
        if self.opening {
            return Err(PlaysError::OpeningOver);
        }
        let cards = different("over", over, hand)?;
        let combination = Combination::of(cards, ranking);
        combination.map(Some).ok_or(PlaysError::NoCombination(cards.len()))
    }
}

/// Collects cards into a set and checks that none repeats or is among `others`.
fn different(place: &'static str, cards: &[Shown], others: Cards) -> Result<Cards, PlaysError> {
    cards.iter().try_fold(Cards::EMPTY, |set, &card| {
        let twice = set.union(others).contains(card.0);
        if twice { Err(PlaysError::Twice { place, card }) } else { Ok(set.union(Cards::one(card.0))) }
    })
}
