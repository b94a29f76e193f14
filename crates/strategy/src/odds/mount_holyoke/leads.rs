//! Number of possible leads of each kind, and the probability of holding one.

use super::combinations::{Pack, ROYAL, choose, is_spades, straights};
use super::hands::{MAX_HAND, Ways};
use super::straight;
use crate::odds::Fraction;
use games::mount_holyoke::{CARDS_EACH, Cards, Category, Ranking};

/// Statistics of the possible leads over all hands from a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leads {
    /// Number of cards in a hand.
    pub cards: usize,
    /// Number of possible hands.
    pub hands: u64,
    /// Leads of each kind, the lowest kind first.
    pub kinds: Vec<KindStatistics>,
}

/// Statistics of the possible leads of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KindStatistics {
    /// The kind, as a category of combinations.
    pub category: Category,
    /// Number of combinations of this kind in the pack.
    pub combinations: u64,
    /// Mean number of combinations of this kind in a hand.
    pub mean: Fraction,
    /// Number of hands that hold at least one combination of this kind.
    pub hands: u64,
    /// Probability that a hand holds at least one combination of this kind.
    pub chance: Fraction,
}

/// The kinds, the lowest first.
const KINDS: [Category; 9] = [
    Category::Single,
    Category::Pair,
    Category::ThreeOfAKind,
    Category::Straight,
    Category::Flush,
    Category::FullHouse,
    Category::FourOfAKind,
    Category::StraightFlush,
    Category::RoyalFlush,
];

impl Leads {
    /// Possible leads from the thirteen cards dealt to a player.
    pub fn of(ranking: Ranking) -> Leads {
        Leads::from_pack(cards::Card::all().collect(), CARDS_EACH, ranking)
    }

    /// Possible leads from hands of `cards` cards from `pack`.
    ///
    /// # Panics
    /// If `cards` is 0, above 13, or above the number of cards in the pack.
    pub fn from_pack(pack: Cards, cards: usize, ranking: Ranking) -> Leads {
        assert!(
            (1..=MAX_HAND.min(pack.len())).contains(&cards),
            "{cards} cards from a pack of {}",
            pack.len()
        );
        let suits = |rank: usize| (pack.bits() >> (4 * rank) & 15) as u8;
        let pack = Pack(std::array::from_fn(suits));
        let hands = choose(pack.len(), cards as u64);
        let of = |category: Category| {
            let combinations = pack.combinations(category, ranking);
            let holding = hands - without(&pack, cards, category, ranking);
            KindStatistics {
                category,
                combinations,
                mean: mean(combinations, category.cards() as u64, pack.len(), cards as u64),
                hands: holding,
                chance: Fraction::new(holding.into(), hands.into()),
            }
        };
        Leads { cards, hands, kinds: KINDS.map(of).to_vec() }
    }

    /// Mean number of combinations of all kinds in a hand.
    pub fn mean(&self) -> Fraction {
        let all =
            self.kinds.iter().map(|kind| kind.mean.numerator() * (self.scale() / kind.mean.denominator()));
        Fraction::new(all.sum(), self.scale())
    }

    /// A common multiple of the denominators of the means.
    fn scale(&self) -> i128 {
        self.hands.into()
    }
}

/// Mean number of combinations of `of` cards in a hand: each combination is contained in as many hands as there
/// are choices of the other cards.
fn mean(combinations: u64, of: u64, pack: u64, cards: u64) -> Fraction {
    let with_it = if of > cards { 0 } else { choose(pack - of, cards - of) };
    Fraction::new(i128::from(combinations) * i128::from(with_it), choose(pack, cards).into())
}

/// Number of hands of `cards` cards without a combination of this kind.
fn without(pack: &Pack, cards: usize, category: Category, ranking: Ranking) -> u64 {
    let by_rank = |most: u32| {
        let ranks = pack.0.iter().fold(Ways::<1>::begin(0, 0), |ways, &suits| {
            ways.with(suits.into(), |_, held| (held.count_ones() <= most).then_some(0))
        });
        ranks.hands(cards, |_| true)
    };
    match category {
        Category::Single => 0,
        Category::Pair => by_rank(1),
        Category::ThreeOfAKind => by_rank(2),
        // The combination has five cards: four of a rank and any fifth card.
        Category::FourOfAKind if cards == 4 => choose(pack.len(), 4),
        Category::FourOfAKind => by_rank(3),
        Category::FullHouse => without_full_house(pack, cards),
        Category::Straight => straight::without(pack, cards, ranking),
        Category::Flush => without_flush(pack, cards, ranking),
        Category::StraightFlush => {
            let suited = move |suit: usize| {
                straights(ranking).filter(move |&ranks| !(is_spades(suit) && ranks == ROYAL))
            };
            by_suit(pack, cards, |suit, held| suited(suit).any(|ranks| held & ranks == ranks))
        }
        Category::RoyalFlush => by_suit(pack, cards, |suit, held| is_spades(suit) && held & ROYAL == ROYAL),
    }
}

/// Number of hands for which `holds` returns `false` in every suit. It receives a suit, 0 to 3, and the ranks held in
/// it.
fn by_suit(pack: &Pack, cards: usize, holds: impl Fn(usize, u16) -> bool) -> u64 {
    let suits = (0..4).fold(Ways::<1>::begin(0, 0), |ways, suit| {
        ways.with(pack.of_suit(suit), |_, held| (!holds(suit.into(), held)).then_some(0))
    });
    suits.hands(cards, |_| true)
}

/// Number of hands without a flush. Exactly five cards of a suit are a flush unless they form a straight flush;
/// six or more always contain five that are a flush.
fn without_flush(pack: &Pack, cards: usize, ranking: Ranking) -> u64 {
    by_suit(pack, cards, |_, held| match held.count_ones() {
        5 => !straights(ranking).any(|ranks| ranks == held),
        count => count > 5,
    })
}

/// Number of hands without a full house, which is three cards of one rank and two of another: the state records
/// a pair or three of a kind held already.
fn without_full_house(pack: &Pack, cards: usize) -> u64 {
    const NONE: usize = 0;
    const PAIR: usize = 1;
    const THREE: usize = 2;
    let step = |state: usize, held: u16| match (state, held.count_ones()) {
        (_, 0 | 1) => Some(state),
        (NONE | PAIR, 2) => Some(PAIR),
        (NONE, _) => Some(THREE),
        _ => None,
    };
    let ranks = pack.0.iter().fold(Ways::<3>::begin(NONE, 0), |ways, &suits| ways.with(suits.into(), step));
    ranks.hands(cards, |_| true)
}
