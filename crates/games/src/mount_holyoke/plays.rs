//! Every legal play of some cards: a request as people write it, checked, and the reply.

use super::cards::Cards;
use super::clause::Clause;
use super::combination::Combination;
use super::enumerate::every_play;
use super::rules::{Ranking, Rules, RulesError};
use super::settings::{Opening, Settings};
use crate::face::Shown;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Cards, and what lies there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// The cards of the player whose turn it is: 1 to 13, or up to 26 where the pack is dealt out.
    pub hand: Vec<Shown>,
    /// The combination that is to be beaten; `null` or left out on a lead.
    #[serde(default)]
    pub over: Option<Vec<Shown>>,
    /// Whether this is the opening play of a round: then it is the lowest card of the hand, or contains it.
    #[serde(default)]
    pub opening: bool,
    /// The settings; the defaults if left out.
    #[serde(default)]
    pub rules: Option<Settings>,
}

/// What may be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Reply {
    /// Every legal play: fewer cards first, then from the weakest to the strongest; the cards of each lowest first.
    pub plays: Vec<Vec<Shown>>,
    /// Whether a pass is allowed: not on a lead.
    pub may_pass: bool,
}

/// Why a request is not answered.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum PlaysError {
    #[error("rules: {0}")]
    Rules(#[from] RulesError),
    #[error("hand: {found} cards; a player holds 1 to {most}")]
    HandSize { found: usize, most: usize },
    #[error("{place}: {card} is there twice; a pack has it once")]
    Twice { place: &'static str, card: Shown },
    #[error("over: these {0} cards are no combination, so nothing can lie there to be beaten")]
    NoCombination(usize),
    #[error("opening: the opening play is on nothing; leave over out")]
    OpeningOver,
}

impl PlaysError {
    /// A name for programs that never changes.
    pub const fn code(&self) -> &'static str {
        match self {
            PlaysError::Rules(error) => error.code(),
            PlaysError::HandSize { .. } => "hand_size",
            PlaysError::Twice { .. } => "card_twice",
            PlaysError::NoCombination(_) => "no_combination",
            PlaysError::OpeningOver => "opening_over",
        }
    }

    /// The clauses behind it.
    pub const fn clauses(&self) -> &'static [Clause] {
        match self {
            PlaysError::Rules(error) => error.clauses(),
            PlaysError::HandSize { .. } | PlaysError::Twice { .. } => &[Clause::Rule1],
            PlaysError::NoCombination(_) => &[Clause::Types],
            PlaysError::OpeningOver => &[Clause::Rule2, Clause::Mh2],
        }
    }
}

/// Every legal play.
///
/// # Errors
/// [`PlaysError`], the first that is found.
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

/// Plays as they are listed.
pub(super) fn in_order(plays: impl Iterator<Item = Combination>) -> Vec<Combination> {
    let mut plays: Vec<Combination> = plays.collect();
    plays.sort_by_key(Combination::order);
    plays
}

impl Request {
    fn hand(&self, rules: &Rules) -> Result<Cards, PlaysError> {
        let (found, most) = (self.hand.len(), rules.most_cards());
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

/// The cards as a set, if none of them comes twice or is among `others`.
fn different(place: &'static str, cards: &[Shown], others: Cards) -> Result<Cards, PlaysError> {
    cards.iter().try_fold(Cards::EMPTY, |set, &card| {
        let twice = set.union(others).contains(card.0);
        if twice { Err(PlaysError::Twice { place, card }) } else { Ok(set.union(Cards::one(card.0))) }
    })
}
