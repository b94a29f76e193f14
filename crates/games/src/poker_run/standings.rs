//! Ranked hands and their places (`poker-run/5`, PR-2 to PR-9), without prizes.

use super::clause::Clause;
use super::settings::{DeadlineFor, ExtraCard, Ties, Wins};
use super::{Rules, STOPS, Time};
use cards::eval::{Best, Category, best_five_of_wheel, wheel};
use cards::{Card, CardSet};
use std::cmp::Ordering;

/// The state of a hand at the finish. Lists of such hands are ordered by hand id.
#[derive(Clone)]
pub(super) struct FinishedHand {
    /// A number that identifies the participant.
    pub participant: usize,
    /// The cards of the stops, then the extra card if there is one.
    pub cards: Vec<Card>,
    /// `true` if a stop is missing.
    pub stop_missing: bool,
    /// The time at which the participant arrived at the finish. `None` if no arrival is recorded.
    pub arrived: Option<Time>,
    /// The time at which the hand was turned in. `None` if it was not turned in.
    pub turned_in: Option<Time>,
    /// The cards spun to break ties, one per round.
    pub spun: Vec<Card>,
    /// `true` if the hand drew the card of a closed stop elsewhere (PR-21).
    pub elsewhere: bool,
}

/// The reason a hand is recorded and shown but not ranked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Not at the finish by the deadline or, under `deadline_for: turn_in`, not turned in by then.
    Late,
    /// A stop of the route has no valid stamp.
    StopMissing,
    /// Fewer than five cards.
    TooFewCards,
    /// More than six cards, the maximum: one from each of the five stops, and one extra card.
    TooManyCards,
    /// An extra card that the rules do not allow.
    ExtraCard,
    /// A repeated card, which the setting `draw` does not allow.
    RepeatedCard,
    /// Not turned in when the event closed.
    NotTurnedIn,
    /// Not the participant's best hand, if only that can win.
    OtherHand,
    /// The event was cancelled.
    Cancelled,
}

impl Reason {
    /// The identifier in replies.
    pub const fn id(self) -> &'static str {
        match self {
            Reason::Late => "late",
            Reason::StopMissing => "stop_missing",
            Reason::NotTurnedIn => "not_turned_in",
            Reason::OtherHand => "other_hand",
            Reason::Cancelled => "cancelled",
            Reason::TooFewCards | Reason::TooManyCards | Reason::ExtraCard | Reason::RepeatedCard => "cards",
        }
    }

    /// An English description.
    pub const fn text(self) -> &'static str {
        match self {
            Reason::Late => "after the deadline",
            Reason::StopMissing => "a stop of the route is missing",
            Reason::TooFewCards => "fewer than five cards",
            Reason::TooManyCards => "more than six cards",
            Reason::ExtraCard => "an extra card that the event does not offer",
            Reason::RepeatedCard => "a card twice, which a hand cannot hold under this draw",
            Reason::NotTurnedIn => "not turned in",
            Reason::OtherHand => "another hand of the participant is better or came first",
            Reason::Cancelled => "the event was cancelled",
        }
    }

    /// The clauses behind the reason.
    pub const fn clauses(self) -> &'static [Clause] {
        use Clause::*;
        match self {
            Reason::Late => &[Rule4, Pr6],
            Reason::StopMissing => &[Rule4, Pr6, Pr7],
            Reason::TooFewCards => &[FiveOnly, Pr6, Pr11],
            Reason::TooManyCards => &[Rule3, FiveOnly, Pr11, Pr15],
            Reason::ExtraCard => &[Rule3, Pr4, Pr15],
            Reason::RepeatedCard => &[Rule1, Pr1, Pr15],
            Reason::NotTurnedIn => &[Rule3, Pr14],
            Reason::OtherHand => &[Rule5, Pr8],
            Reason::Cancelled => &[Pr19],
        }
    }
}

/// A ranked hand. `hand` is its index in the list passed to [`standings`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Ranked {
    pub hand: usize,
    pub place: usize,
    /// The number of hands that share the place.
    pub tied_hands: usize,
    pub strength: wheel::Strength,
    /// The number of tie-breaking rounds in which the hand spun.
    pub rounds: usize,
}

/// The standings. Tied hands are adjacent, ordered by turn-in time, then id.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Standings {
    pub ranked: Vec<Ranked>,
    pub unranked: Vec<(usize, Reason)>,
    /// Tied hands that must spin before the places are final.
    pub to_spin: Vec<usize>,
}

impl Standings {
    /// The standings of a cancelled event with this number of hands: none is ranked (PR-19).
    pub fn cancelled(hands: usize) -> Standings {
        let unranked = (0..hands).map(|hand| (hand, Reason::Cancelled)).collect();
        Standings { unranked, ..Standings::default() }
    }
}

/// Ranks `hands`; `prizes` is the number of prizes.
pub(super) fn standings(hands: &[FinishedHand], rules: &Rules, prizes: usize) -> Standings {
    let extras = extras_too_many(hands, rules);
    let judged = hands.iter().zip(extras).map(|(hand, extra)| evaluate(hand, rules, extra));
    let mut found = Standings::default();
    let mut in_play = Vec::new();
    for (place, judged) in judged.enumerate() {
        match judged {
            Ok(strength) => in_play.push((place, strength)),
            Err(reason) => found.unranked.push((place, reason)),
        }
    }
    in_play
        .sort_unstable_by_key(|&(hand, strength)| (std::cmp::Reverse(strength), hands[hand].turned_in, hand));
    if rules.wins == Wins::BestHandOnly {
        keep_best(&mut in_play, hands, &mut found.unranked);
    }
    let spins = if rules.ties == Ties::SpinOff { prizes } else { 0 };
    for tied in in_play.chunk_by(|a, b| a.1 == b.1) {
        place(tied, hands, spins, 0, &mut found);
    }
    found
}

/// Evaluates a hand. The error is the first reason not to rank it, in the order of PR-14.
fn evaluate(hand: &FinishedHand, rules: &Rules, extra_too_many: bool) -> Result<wheel::Strength, Reason> {
    let (deadline, cards) = (rules.deadline(), hand.cards.len());
    let due = match rules.deadline_for {
        DeadlineFor::Arrival => hand.arrived,
        DeadlineFor::TurnIn => hand.turned_in,
    };
    let repeated = different(&hand.cards) < cards;
    let reasons = [
        (due.is_none_or(|at| at > deadline), Reason::Late),
        (hand.stop_missing, Reason::StopMissing),
        (cards < STOPS, Reason::TooFewCards),
        (cards > STOPS + 1, Reason::TooManyCards),
        (extra_too_many, Reason::ExtraCard),
        (!rules.repeats() && repeated, Reason::RepeatedCard),
        (hand.turned_in.is_none(), Reason::NotTurnedIn),
    ];
    if let Some(&(_, reason)) = reasons.iter().find(|(applies, _)| *applies) {
        return Err(reason);
    }
    wheel::strength(&hand.cards, rules.fives()).map_err(|_| Reason::TooManyCards)
}

fn different(cards: &[Card]) -> usize {
    cards.iter().copied().collect::<CardSet>().len()
}

/// Returns for each hand whether it has an extra card that PR-4 does not allow.
fn extras_too_many(hands: &[FinishedHand], rules: &Rules) -> Vec<bool> {
    let has_extra = |hand: &FinishedHand| hand.cards.len() == STOPS + 1;
    let mut buyers = std::collections::BTreeSet::new();
    let mut order: Vec<usize> = (0..hands.len()).filter(|&place| has_extra(&hands[place])).collect();
    order.sort_unstable_by_key(|&place| (hands[place].turned_in, place));
    let mut too_many = vec![false; hands.len()];
    for place in order {
        too_many[place] = match rules.extra_card {
            ExtraCard::PerHand => false,
            ExtraCard::PerParticipant => !buyers.insert(hands[place].participant),
            ExtraCard::None => true,
        };
    }
    too_many
}

/// Keeps the first hand of each participant; the hands are sorted best first (PR-8).
fn keep_best(
    in_play: &mut Vec<(usize, wheel::Strength)>,
    hands: &[FinishedHand],
    unranked: &mut Vec<(usize, Reason)>,
) {
    let mut seen = std::collections::BTreeSet::new();
    in_play.retain(|&(hand, _)| {
        let best = seen.insert(hands[hand].participant);
        if !best {
            unranked.push((hand, Reason::OtherHand));
        }
        best
    });
    unranked.sort_unstable_by_key(|&(hand, _)| hand);
}

/// Assigns places to hands that are tied so far. Hands tied for one of the first `spins` places spin first
/// (PR-16).
fn place(
    tied: &[(usize, wheel::Strength)],
    hands: &[FinishedHand],
    spins: usize,
    round: usize,
    found: &mut Standings,
) {
    let place_of_all = found.ranked.len() + 1;
    let spin = tied.len() > 1 && place_of_all <= spins;
    let card = |hand: usize| hands[hand].spun.get(round).copied();
    let waiting = || tied.iter().map(|&(hand, _)| hand).filter(|&hand| spin && card(hand).is_none());
    if !spin || waiting().next().is_some() {
        found.to_spin.extend(waiting());
        found.ranked.extend(tied.iter().map(|&(hand, strength)| Ranked {
            hand,
            place: place_of_all,
            tied_hands: tied.len(),
            strength,
            rounds: round,
        }));
        return;
    }
    let mut by_card = tied.to_vec();
    by_card.sort_by(|a, b| by_rank(card(b.0), card(a.0)));
    for equal in by_card.chunk_by(|a, b| by_rank(card(a.0), card(b.0)).is_eq()) {
        place(equal, hands, spins, round + 1, found);
    }
}

/// Compares cards by rank, in the order of `poker-run/cards`, ace high.
fn by_rank(one: Option<Card>, other: Option<Card>) -> Ordering {
    one.map(|card| card.rank().index()).cmp(&other.map(|card| card.rank().index()))
}

/// The best five cards of a ranked hand.
pub(super) fn best(hand: &FinishedHand, rules: &Rules) -> Best {
    best_five_of_wheel(&hand.cards, rules.fives()).expect("a ranked hand has five or six cards")
}

/// The clauses behind a place: the ranking, its special cases on the wheel, the extra card, ties and prizes.
pub(super) fn clauses(
    hand: &FinishedHand,
    best: &Best,
    ranked: &Ranked,
    several: bool,
    won: bool,
) -> Vec<Clause> {
    let five_alike = best.five.iter().all(|card| card.rank() == best.five[0].rank());
    let one_suit = best.five.iter().all(|card| card.suit() == best.five[0].suit());
    let six = hand.cards.len() > STOPS;
    let tied = ranked.tied_hands > 1;
    let all = [
        (six, Clause::Rule3),
        (true, Clause::Rule5),
        (tied || ranked.rounds > 0, Clause::Cards),
        (six, Clause::FiveOnly),
        (true, rank_clause(best.category)),
        (different(&hand.cards) < hand.cards.len(), Clause::Pr1),
        (five_alike, Clause::Pr2),
        (one_suit && different_ranks(best) < STOPS, Clause::Pr3),
        (six, Clause::Pr4),
        (several, Clause::Pr8),
        (won || tied || ranked.rounds > 0, Clause::Pr9),
        (ranked.rounds > 0, Clause::Pr16),
        (hand.elsewhere, Clause::Pr21),
    ];
    let mut clauses: Vec<Clause> =
        all.iter().filter(|(applies, _)| *applies).map(|&(_, clause)| clause).collect();
    // Five of a kind in its own category cites PR-2 twice: for the category and for five equal ranks.
    clauses.sort_unstable();
    clauses.dedup();
    clauses
}

fn different_ranks(best: &Best) -> usize {
    let ranks = best.five.iter().fold(0_u16, |ranks, card| ranks | 1 << card.rank().index());
    ranks.count_ones() as usize
}

/// The clause that names a category; five of a kind in its own category cites PR-2.
pub(super) const fn rank_clause(category: Category) -> Clause {
    match category {
        Category::RoyalFlush => Clause::Rank1,
        Category::StraightFlush => Clause::Rank2,
        Category::FourOfAKind => Clause::Rank3,
        Category::FullHouse => Clause::Rank4,
        Category::Flush => Clause::Rank5,
        Category::Straight => Clause::Rank6,
        Category::ThreeOfAKind => Clause::Rank7,
        Category::TwoPair => Clause::Rank8,
        Category::Pair => Clause::Rank9,
        Category::HighCard => Clause::Rank10,
        Category::FiveOfAKind => Clause::Pr2,
    }
}
