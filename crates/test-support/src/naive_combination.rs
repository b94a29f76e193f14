//! A naive implementation of the combinations of Mount Holyoke Poker and their comparison: lists of ranks and suits,
//! keys of several numbers, and an enumeration of every subset. It shares no code with the engine and reads the
//! settings by name.

use cards::Card;
use serde_json::Value;

/// The game's ranks and suits in card notation, lowest first.
const RANKS: &str = "3456789TJQKA2";
const SUITS: &str = "dchs";

/// The strength of a combination: the number of cards, the category, and the key that decides within the category.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strength {
    /// Number of cards in the combination.
    pub cards: usize,
    /// Name of the category: `full_house`.
    pub kind: &'static str,
    /// Tie-breakers within the category, the most significant first.
    pub key: Vec<usize>,
}

const KINDS: [&str; 6] =
    ["straight", "flush", "full_house", "four_of_a_kind", "straight_flush", "royal_flush"];

fn rank(card: Card) -> usize {
    RANKS.find(card.rank().letter()).unwrap()
}

fn suit(card: Card) -> usize {
    SUITS.find(card.suit().letter()).unwrap()
}

/// The strength of the combination that the cards form under the settings; `None` if they form none.
pub fn strength(cards: &[Card], rules: &Value) -> Option<Strength> {
    let ranks: Vec<usize> = cards.iter().map(|&card| rank(card)).collect();
    let one_rank = ranks.iter().all(|&other| other == ranks[0]);
    let highest_suit = cards.iter().map(|&card| suit(card)).max()?;
    let by = |setting: &str| {
        if rules[setting] == "rank_alone" { vec![ranks[0]] } else { vec![ranks[0], highest_suit] }
    };
    let (kind, key) = match cards.len() {
        1 => ("single", by("singles")),
        2 if one_rank => ("pair", by("pairs")),
        3 if one_rank => ("three_of_a_kind", vec![ranks[0]]),
        5 => five(cards, rules)?,
        _ => return None,
    };
    Some(Strength { cards: cards.len(), kind, key })
}

fn five(cards: &[Card], rules: &Value) -> Option<(&'static str, Vec<usize>)> {
    let mut ranks: Vec<usize> = cards.iter().map(|&card| rank(card)).collect();
    ranks.sort_unstable();
    let times = |rank: usize| ranks.iter().filter(|&&other| other == rank).count();
    let of = |count: usize| (0..13).find(|&rank| times(rank) == count);
    let one_suit = cards.iter().all(|&card| suit(card) == suit(cards[0]));
    let top = top(&ranks, rules["straights"] == "low_straights");
    if let Some(four) = of(4) {
        return Some(("four_of_a_kind", vec![four]));
    }
    if let (Some(three), Some(_)) = (of(3), of(2)) {
        return Some(("full_house", vec![three]));
    }
    let straight_key = |top: usize| {
        let suit = cards.iter().find(|&&card| rank(card) == top).map(|&card| suit(card)).unwrap();
        if rules["straight_ties"] == "rank_alone" { vec![top] } else { vec![top, suit] }
    };
    match (top, one_suit) {
        (Some(12), true) if suit(cards[0]) == 3 => Some(("royal_flush", vec![])),
        (Some(top), true) => Some(("straight_flush", straight_key(top))),
        (Some(top), false) => Some(("straight", straight_key(top))),
        (None, true) => Some(("flush", flush_key(&ranks, suit(cards[0]), rules))),
        (None, false) => None,
    }
}

/// The highest rank of a sequence; `None` if the ranks form none. Sequences do not wrap, except for the two low
/// straights if the setting allows them.
fn top(ranks: &[usize], low: bool) -> Option<usize> {
    match ranks {
        [0, 1, 2, 11, 12] if low => Some(2),
        [0, 1, 2, 3, 12] if low => Some(3),
        _ => ranks.windows(2).all(|two| two[1] == two[0] + 1).then(|| ranks[4]),
    }
}

fn flush_key(ranks: &[usize], suit: usize, rules: &Value) -> Vec<usize> {
    let down: Vec<usize> = ranks.iter().rev().copied().collect();
    match rules["flushes"].as_str().unwrap_or("highest_card") {
        "highest_card" => vec![down[0], suit],
        "ranks_then_suit" => down.into_iter().chain([suit]).collect(),
        "ranks_alone" => down,
        "suit_first" => [suit].into_iter().chain(down).collect(),
        other => panic!("unknown value of flushes: {other}"),
    }
}

/// Returns `true` if `above` may be played on `under`.
pub fn beats(above: &Strength, under: &Strength, rules: &Value) -> bool {
    let place = |strength: &Strength| KINDS.iter().position(|&kind| kind == strength.kind);
    let kinds_fit = rules["five_cards"] != "same_kind_only" || above.kind == under.kind;
    above.cards == under.cards && kinds_fit && (place(above), &above.key) > (place(under), &under.key)
}

/// Every combination in the hand that may be played on `under`; every combination if `under` is `None`.
pub fn every_play(hand: &[Card], under: Option<&[Card]>, rules: &Value) -> Vec<Vec<Card>> {
    let under = under.map(|under| strength(under, rules).expect("`under` is a combination"));
    let subsets = (1_u32..1 << hand.len()).filter(|set| set.count_ones() <= 5);
    let chosen = subsets.map(|set| {
        let held = hand.iter().enumerate().filter(|(place, _)| set >> place & 1 == 1);
        held.map(|(_, &card)| card).collect::<Vec<Card>>()
    });
    let legal = |cards: &Vec<Card>| {
        let strength = strength(cards, rules);
        strength.is_some_and(|strength| under.as_ref().is_none_or(|under| beats(&strength, under, rules)))
    };
    chosen.filter(legal).collect()
}
