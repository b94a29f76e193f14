//! Reasons for refusing an action.

use super::action::Action;
use super::cards::Play;
use super::clause::Clause;
use super::combination::Category;
use crate::error::GameErrorEnum;
use crate::face::Shown;
use crate::seat::Seat;
use schemars::JsonSchema;
use serde::Serialize;
use std::borrow::Cow;

/// A refused action, which leaves the state unchanged. The message contains the offending values and, if
/// possible, the correction.
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
pub enum Refusal {
    #[error("the round is over: a player has run out of cards")]
    Over,
    #[error("there is no {0:?} at a table of {1}")]
    NoSuchSeat(Seat, usize),
    #[error("{0:?} has dropped out of the match and holds no cards")]
    DroppedOut(Seat),
    #[error("only players and the clock act in Mount Holyoke Poker")]
    NotAPlayer,
    #[error("{0:?} has passed and is out until this run ends: {1:?} is to act")]
    OutForTheRun(Seat, Seat),
    #[error("it is not {seat:?}'s turn: {awaited:?} is to act")]
    NotYourTurn { seat: Seat, awaited: Seat },
    #[error("on a timeout only {does} is possible")]
    ClockDoes { does: Action },
    #[error("{0:?} leads and there is nothing to pass on: play any combination")]
    LeaderMustPlay(Seat),
    #[error("{seat:?} does not hold {card}: play cards from your own hand")]
    NotHeld { seat: Seat, card: Shown },
    #[error("the round opens with {opening} alone, the lowest card that was dealt, not with {play}")]
    OpeningCard { play: Play, opening: Shown },
    #[error(
        "the round opens with a combination that contains {opening}, the lowest card that was dealt; {play} does not"
    )]
    OpeningLacks { play: Play, opening: Shown },
    #[error("{0} is not a combination: play one card, a pair, three of a kind or one of the five-card hands")]
    NoCombination(Play),
    #[error("the play to beat has {} and {play} has {}: play {}, or pass", cards(*asked), cards(*found), cards(*asked))]
    OtherCount { play: Play, found: usize, asked: usize },
    #[error("{play} is a {found} and a {asked} is on the table: play a higher {asked}, or pass")]
    OtherKind { play: Play, found: Category, asked: Category },
    #[error("{play} ({category}) is not higher than {under} ({under_category}): play higher, or pass")]
    NotHigher { play: Play, category: Category, under: Play, under_category: Category },
}

impl GameErrorEnum for Refusal {
    type Clause = Clause;

    fn clauses(&self) -> Cow<'static, [Clause]> {
        use Clause::*;
        let own: &'static [Clause] = match self {
            Refusal::NoCombination(play) => return no_combination_clauses(*play),
            Refusal::NotHigher { category, under_category, .. } => {
                return not_higher_clauses(*category, *under_category);
            }
            Refusal::Over => &[Round, Rule7, Mh9],
            Refusal::NoSuchSeat(..) => &[Mh1],
            Refusal::DroppedOut(_) => &[Rule8, Mh10],
            Refusal::NotAPlayer => &[Rule5],
            Refusal::OutForTheRun(..) => &[Run, Mh3],
            Refusal::NotYourTurn { .. } => &[Rule5, All1, Mh13],
            Refusal::ClockDoes { .. } => &[All3],
            Refusal::LeaderMustPlay(_) => &[Rule4, Mh4],
            Refusal::NotHeld { .. } => &[Rule1],
            Refusal::OpeningCard { .. } | Refusal::OpeningLacks { .. } => &[Rule2, Mh2],
            Refusal::OtherCount { .. } => &[Rule5],
            Refusal::OtherKind { .. } => &[Rule5, Mh6, Mh11],
        };
        Cow::Borrowed(own)
    }
}

fn cards(count: usize) -> String {
    if count == 1 { "1 card".into() } else { format!("{count} cards") }
}

/// The clauses for cards that do not form a combination. Five cards violate the definition of every category,
/// and MH-7 defines straights.
fn no_combination_clauses(play: Play) -> Cow<'static, [Clause]> {
    let fives = [Clause::Straight, Clause::Flush, Clause::FullHouse, Clause::Four, Clause::Mh7];
    let of_five = fives.into_iter().filter(|_| play.cards().len() == 5);
    [Clause::Types].into_iter().chain(of_five).collect()
}

/// The clauses for a play that does not rank higher. Five cards of different categories are compared by the order of
/// categories, five of the same category by the category's own clause; a royal flush adds its own clause.
fn not_higher_clauses(category: Category, under: Category) -> Cow<'static, [Clause]> {
    let rule = if under == Category::Single {
        [Clause::Rule3, Clause::Rule2]
    } else {
        [Clause::Rule5, Clause::Order]
    };
    let royal = [category, under].contains(&Category::RoyalFlush).then_some(Clause::RoyalFlush);
    let five = category.cards() == 5;
    let same = five && category == under && royal.is_none();
    let kind = same.then(|| category.clause());
    let rulings = if category == under { category.rulings() } else { &[Clause::Mh6] };
    let rule = rule.into_iter().filter(|&clause| five || clause != Clause::Order);
    rule.chain(kind).chain(royal).chain(rulings.iter().copied()).collect()
}
