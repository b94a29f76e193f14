//! One card: a rank and a suit, packed in six bits.

use std::fmt;

/// The rank of a card. Deliberately not `Ord`: each game defines its own ranking.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names say all there is to say")]
pub enum Rank {
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
    Ace,
}

/// A suit. Deliberately not `Ord`: each game that ranks suits defines its own order.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names say all there is to say")]
pub enum Suit {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
}

/// One card of a pack of 52.
///
/// Packed as `suit << 4 | rank`, so every code is below 64 and each suit occupies one 16-bit lane of a
/// [`CardSet`](crate::CardSet).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Card(u8);

impl Rank {
    /// All ranks, from two to ace.
    pub const ALL: [Rank; 13] = {
        use Rank::*;
        [Two, Three, Four, Five, Six, Seven, Eight, Nine, Ten, Jack, Queen, King, Ace]
    };

    /// Table index: 0 for the two to 12 for the ace. Not a playing order.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The rank's letter in card notation: `2` to `9`, `T`, `J`, `Q`, `K`, `A`.
    pub const fn letter(self) -> char {
        b"23456789TJQKA"[self as usize] as char
    }

    /// The rank as a lower-case word in the singular: `two`, `ace`.
    pub const fn word(self) -> &'static str {
        const WORDS: [&str; 13] = [
            "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king",
            "ace",
        ];
        WORDS[self as usize]
    }

    /// The rank as a lower-case word in the plural: `twos`, `sixes`, `aces`.
    pub const fn plural(self) -> &'static str {
        const WORDS: [&str; 13] = [
            "twos", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines", "tens", "jacks",
            "queens", "kings", "aces",
        ];
        WORDS[self as usize]
    }
}

impl Suit {
    /// All suits in alphabetical order.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];

    /// Table index: 0 for clubs to 3 for spades. Not a playing order.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The suit's letter in card notation: `c`, `d`, `h`, `s`.
    pub const fn letter(self) -> char {
        b"cdhs"[self as usize] as char
    }

    /// The printed pip: `♣`, `♦`, `♥`, `♠`.
    pub const fn symbol(self) -> char {
        ['♣', '♦', '♥', '♠'][self as usize]
    }

    /// The suit as a lower-case word in the plural: `clubs`.
    pub const fn word(self) -> &'static str {
        ["clubs", "diamonds", "hearts", "spades"][self as usize]
    }
}

impl Card {
    /// Packs a rank and a suit into a card.
    pub const fn new(rank: Rank, suit: Suit) -> Card {
        Card((suit as u8) << 4 | rank as u8)
    }

    /// The card with this index in the sorted pack, suit by suit: 0 (two of clubs) to 51 (ace of spades).
    /// `None` for any larger index.
    pub const fn from_index(index: usize) -> Option<Card> {
        if index < 52 { Some(Card((((index / 13) << 4) | (index % 13)) as u8)) } else { None }
    }

    /// The index in the sorted pack, 0 to 51; the inverse of [`Card::from_index`].
    pub const fn index(self) -> usize {
        (self.0 >> 4) as usize * 13 + (self.0 & 15) as usize
    }

    /// The packed form `suit << 4 | rank`, always below 64.
    pub const fn code(self) -> u8 {
        self.0
    }

    /// The rank, stored in the low four bits of the code.
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self.0 & 15) as usize]
    }

    /// The suit, stored above the low four bits of the code.
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 >> 4 & 3) as usize]
    }

    /// All 52 cards in the order of [`Card::index`].
    pub fn all() -> impl ExactSizeIterator<Item = Card> + Clone {
        (0..52).map(|index| Card((((index / 13) << 4) | (index % 13)) as u8))
    }
}

impl fmt::Display for Card {
    /// Formats the rank and the suit as two characters: `As`, `Td`. The alternate form (`{:#}`) prints the pip: `A♠`,
    /// `T♦`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let suit = if f.alternate() { self.suit().symbol() } else { self.suit().letter() };
        write!(f, "{}{suit}", self.rank().letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Debug for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Debug for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn index_and_parts_agree_for_every_card() {
        for (index, card) in Card::all().enumerate() {
            assert_eq!(card.index(), index);
            assert_eq!(Card::from_index(index), Some(card));
            assert_eq!(Card::new(card.rank(), card.suit()), card);
            assert!(card.code() < 64);
        }
        assert_eq!(Card::all().len(), 52);
        assert_eq!(Card::from_index(52), None);
    }
}
