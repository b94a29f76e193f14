//! Reference implementation that ranks and names poker hands from text by trying every five cards, independent of the
//! evaluators, the games and the narrators.

const LETTERS: &str = "23456789TJQKA";
const ONE: [&str; 13] =
    ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"];
const MANY: [&str; 13] = [
    "twos", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines", "tens", "jacks", "queens",
    "kings", "aces",
];

/// A card: the index of its rank, from 0 for a two, and its suit symbol.
pub type TextCard = (usize, char);

/// The cards in a string such as `Pack 1  9♠ T♥`.
pub fn cards_in(text: &str) -> Vec<TextCard> {
    let card = |word: &str| match word.chars().collect::<Vec<_>>()[..] {
        [rank, suit] if "♠♥♦♣".contains(suit) => LETTERS.find(rank).map(|rank| (rank, suit)),
        _ => None,
    };
    text.split_whitespace().filter_map(card).collect()
}

/// A hand of five cards: its category, from 0 for a high card to 8 for a straight flush, and its ranks in the order of
/// comparison.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
pub struct Ranked {
    pub category: usize,
    ranks: Vec<usize>,
}

impl Ranked {
    /// The best five of five to seven cards.
    pub fn best(cards: &[TextCard]) -> Ranked {
        assert!((5..=7).contains(&cards.len()), "{cards:?}");
        let fives = (0_u32..1 << cards.len()).filter(|chosen| chosen.count_ones() == 5);
        let five = |chosen: u32| (0..cards.len()).filter(move |place| chosen >> place & 1 == 1);
        fives.map(|chosen| Ranked::five(five(chosen).map(|place| cards[place]).collect())).max().unwrap()
    }

    fn five(cards: Vec<TextCard>) -> Ranked {
        let times = |rank: usize| cards.iter().filter(|card| card.0 == rank).count();
        let mut ranks: Vec<usize> = cards.iter().map(|card| card.0).collect();
        ranks.sort_by_key(|&rank| std::cmp::Reverse((times(rank), rank)));
        ranks.dedup();
        let suited = cards.iter().all(|card| card.1 == cards[0].1);
        let wheel = ranks == [12, 3, 2, 1, 0];
        let straight = wheel || ranks.len() == 5 && ranks[0] - ranks[4] == 4;
        let category = match (straight, suited, ranks.len(), times(ranks[0])) {
            (true, true, ..) => 8,
            (_, _, 2, 4) => 7,
            (_, _, 2, _) => 6,
            (_, true, ..) => 5,
            (true, ..) => 4,
            (_, _, 3, 3) => 3,
            (_, _, 3, _) => 2,
            (_, _, 4, _) => 1,
            _ => 0,
        };
        let ranks = if straight { vec![if wheel { 3 } else { ranks[0] }] } else { ranks };
        Ranked { category, ranks }
    }

    /// Number of ranks in the name of the hand, which depends on its category.
    fn naming(&self) -> usize {
        [1, 1, 2, 1, 1, 1, 2, 1, 1][self.category]
    }

    /// Index of the first rank in which two hands of one category differ; `None` if there is none, or if their names
    /// contain it.
    fn kicker(&self, other: &Ranked) -> Option<usize> {
        let place = (0..self.ranks.len()).find(|&place| self.ranks[place] != other.ranks[place])?;
        (place >= self.naming()).then_some(place)
    }

    pub fn decided_by_a_kicker(&self, other: &Ranked) -> bool {
        self.category == other.category && self.kicker(other).is_some()
    }

    /// The expected line that compares this player's hand with the dealer's.
    pub fn against(&self, name: &str, dealer: &Ranked) -> String {
        let verbs = [["loses to", "ties with", "beats"], ["lose to", "tie with", "beat"]];
        let several = usize::from(self.category == 3 || self.category == 7);
        let verb = verbs[several][1_usize.wrapping_add_signed(self.cmp(dealer) as isize)];
        let (own, other) = (self.name(dealer), dealer.name(self));
        let comma = if own.contains(',') { "," } else { "" };
        format!("{name}'s {own}{comma} {verb} the dealer's {other}")
    }

    fn name(&self, other: &Ranked) -> String {
        let first = self.ranks[0];
        let second = self.ranks.get(1).map_or("", |&second| MANY[second]);
        let name = match self.category {
            0 => format!("{} high", ONE[first]),
            1 => format!("pair of {}", MANY[first]),
            2 => format!("two pair, {} and {second}", MANY[first]),
            3 => format!("three {}", MANY[first]),
            4 => format!("straight, {} high", ONE[first]),
            5 => format!("flush, {} high", ONE[first]),
            6 => format!("full house, {} full of {second}", MANY[first]),
            7 => format!("four {}", MANY[first]),
            _ if first == 12 => "royal flush".to_owned(),
            _ => format!("straight flush, {} high", ONE[first]),
        };
        match if self.category == other.category { self.kicker(other) } else { None } {
            Some(_) if self.category == 5 => {
                let letters = self.ranks.iter().map(|&rank| &LETTERS[rank..=rank]);
                format!("flush, {}", letters.collect::<Vec<_>>().join("-"))
            }
            Some(place) => format!("{name}, {} kicker", ONE[self.ranks[place]]),
            None => name,
        }
    }
}
