//! Range notation: `QQ+, AKs, T9s-65s, A2s+, random, AsKh, AKo:0.5`.
//!
//! | notation | meaning |
//! |---|---|
//! | `AsKh` | these two cards |
//! | `QQ`, `AKs`, `AKo`, `AK` | a pair; suited; offsuit; both |
//! | `QQ+` | this pair and all higher ones |
//! | `ATs+` | the same higher card, and lower cards from this one up: ATs, AJs, AQs, AKs |
//! | `QQ-99`, `A5s-A2s`, `T9s-65s` | all hands between the two: pairs; same higher card; same gap between the ranks |
//! | `random` | any two cards |
//! | `AKo:0.5` | a weight above 0 and up to 1, with at most six decimal places; 1 if omitted |
//!
//! Terms are separated by commas or white space. Case is ignored, and a ten is `T` or `10`. A hand listed by
//! several terms counts once; its weight must be the same in all of them.

use super::{HoleCards, Kind, MAX_WEIGHT, Range};
use cards::{Card, Rank, Suit};
use std::fmt;
use std::str::FromStr;

/// Syntax error in a range, with its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RangeError {
    /// Character position in the text, counted from 1; one past the end if the text ends too soon.
    pub position: usize,
    /// The kind of error, with its values.
    pub wrong: RangeErrorKind,
}

/// The kind of an error in a range.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RangeErrorKind {
    /// The text contains no hand.
    Empty,
    /// A rank was expected; carries the character found, `None` at the end.
    Rank(Option<char>),
    /// A suit was expected; carries the character found, `None` at the end.
    Suit(Option<char>),
    /// The second card of a hand is the same as the first.
    SameCard(Card),
    /// A pair marked as suited or offsuit.
    SuitedPair,
    /// The two ends of a span (`-`) are not in one sequence, or are not marked alike: suited, offsuit or neither.
    SpanEnds,
    /// A weight that is not a decimal number above 0 and up to 1 with at most six decimal places.
    Weight,
    /// A hand that was listed before with a different weight.
    Twice(HoleCards),
    /// A character that is not part of any term.
    Unexpected(char),
}

/// A weight of 1, in millionths.
const WHOLE: u32 = MAX_WEIGHT;
/// Decimal places of a weight.
const PLACES: usize = 6;

impl FromStr for Range {
    type Err = RangeError;

    fn from_str(text: &str) -> Result<Range, RangeError> {
        let mut reader = Reader { text: text.chars().collect(), at: 0 };
        let mut weights = vec![0; super::HOLE_CARDS];
        while reader.skip_separators() {
            let begins = reader.at;
            let hands = reader.part()?;
            let weight = reader.weight()?;
            reader.end_of_part()?;
            for hole in hands {
                let before = std::mem::replace(&mut weights[hole.index()], weight);
                if before != 0 && before != weight {
                    return Err(RangeError { position: begins + 1, wrong: RangeErrorKind::Twice(hole) });
                }
            }
        }
        if weights.iter().all(|&weight| weight == 0) {
            return Err(reader.error(RangeErrorKind::Empty));
        }
        Ok(Range::new(HoleCards::all().zip(weights).filter(|&(_, weight)| weight > 0)))
    }
}

struct Reader {
    text: Vec<char>,
    /// Index of the next character, from 0.
    at: usize,
}

/// Two ranks, which may be suited, offsuit or either.
#[derive(Clone, Copy)]
struct Shape {
    high: usize,
    low: usize,
    suits: Suits,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Suits {
    Both,
    Suited,
    Offsuit,
}

impl Reader {
    fn peek(&self) -> Option<char> {
        self.text.get(self.at).copied()
    }

    fn is_next(&self, text: &str) -> bool {
        let rest = self.text[self.at..].iter().map(char::to_ascii_lowercase);
        rest.take(text.len()).eq(text.chars())
    }

    fn take(&mut self, wanted: char) -> bool {
        let there = self.peek() == Some(wanted);
        self.at += usize::from(there);
        there
    }

    fn error(&self, wrong: RangeErrorKind) -> RangeError {
        RangeError { position: self.at + 1, wrong }
    }

    /// Skips separators. Returns `true` if any text is left.
    fn skip_separators(&mut self) -> bool {
        while self.peek().is_some_and(|c| c.is_whitespace() || c == ',') {
            self.at += 1;
        }
        self.peek().is_some()
    }

    fn end_of_part(&self) -> Result<(), RangeError> {
        match self.peek() {
            Some(c) if c != ',' && !c.is_whitespace() => Err(self.error(RangeErrorKind::Unexpected(c))),
            _ => Ok(()),
        }
    }

    fn part(&mut self) -> Result<Vec<HoleCards>, RangeError> {
        if self.is_next("random") {
            self.at += "random".len();
            return Ok(HoleCards::all().collect());
        }
        let first = self.rank()?;
        match self.suit() {
            Some(suit) => self.two_cards(Card::new(first, suit)).map(|hole| vec![hole]),
            None => {
                let shape = self.shape(first)?;
                self.several(shape)
            }
        }
    }

    fn two_cards(&mut self, first: Card) -> Result<HoleCards, RangeError> {
        let begins = self.at;
        let rank = self.rank()?;
        let suit = self.suit().ok_or_else(|| self.error(RangeErrorKind::Suit(self.peek())))?;
        let same = RangeError { position: begins + 1, wrong: RangeErrorKind::SameCard(first) };
        HoleCards::new(first, Card::new(rank, suit)).ok_or(same)
    }

    fn rank(&mut self) -> Result<Rank, RangeError> {
        let letters = Rank::ALL.into_iter().find(|rank| {
            let letter = self.peek().map(|c| c.to_ascii_uppercase());
            letter == Some(rank.letter())
        });
        let ten = self.is_next("10").then_some((Rank::Ten, 2));
        let (rank, length) = ten
            .or_else(|| letters.map(|rank| (rank, 1)))
            .ok_or_else(|| self.error(RangeErrorKind::Rank(self.peek())))?;
        self.at += length;
        Ok(rank)
    }

    /// Reads a suit; `None` if there is none.
    fn suit(&mut self) -> Option<Suit> {
        let found = self.peek()?.to_ascii_lowercase();
        let is = |suit: &Suit| found == suit.letter() || found == suit.symbol();
        let suit = Suit::ALL.into_iter().find(is)?;
        self.at += 1;
        Some(suit)
    }

    /// Reads the second rank and the marker for the suits.
    fn shape(&mut self, first: Rank) -> Result<Shape, RangeError> {
        let second = self.rank()?;
        let suits = match self.peek().map(|c| c.to_ascii_lowercase()) {
            Some('s') => Suits::Suited,
            Some('o') => Suits::Offsuit,
            _ => Suits::Both,
        };
        if suits != Suits::Both && first == second {
            return Err(self.error(RangeErrorKind::SuitedPair));
        }
        self.at += usize::from(suits != Suits::Both);
        let (a, b) = (first.index(), second.index());
        Ok(Shape { high: a.max(b), low: a.min(b), suits })
    }

    /// Hands of this shape alone, of all shapes from it up (`+`), or of all shapes from it to another (`-`).
    fn several(&mut self, shape: Shape) -> Result<Vec<HoleCards>, RangeError> {
        if self.take('+') {
            let top = if shape.high == shape.low { (12, 12) } else { (shape.high, shape.high - 1) };
            return Ok(shape.up_to(top));
        }
        let dash = self.at;
        if !self.take('-') {
            return Ok(shape.up_to((shape.high, shape.low)));
        }
        let first = self.rank()?;
        let other = self.shape(first)?;
        let fits = shape.suits == other.suits && shape.is_in_line_with(other);
        let (from, to) = if shape.low < other.low { (shape, other) } else { (other, shape) };
        fits.then(|| from.up_to((to.high, to.low)))
            .ok_or(RangeError { position: dash + 1, wrong: RangeErrorKind::SpanEnds })
    }

    fn weight(&mut self) -> Result<u32, RangeError> {
        if !self.take(':') {
            return Ok(WHOLE);
        }
        let begins = self.at;
        let written: String =
            self.text[begins..].iter().take_while(|c| **c != ',' && !c.is_whitespace()).collect();
        self.at += written.chars().count();
        weight(&written).ok_or(RangeError { position: begins + 1, wrong: RangeErrorKind::Weight })
    }
}

/// Parses a decimal number above 0 and up to 1, with at most six decimal places, and returns it in millionths. `None`
/// for any other text.
fn weight(written: &str) -> Option<u32> {
    let (whole, parts) = written.split_once('.').unwrap_or((written, ""));
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(whole) || !digits(parts) || parts.len() > PLACES || whole.len() + parts.len() == 0 {
        return None;
    }
    let whole: u32 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
    let parts: u32 = format!("{parts:0<PLACES$}").parse().ok()?;
    let weight = whole.checked_mul(WHOLE)?.checked_add(parts)?;
    (1..=WHOLE).contains(&weight).then_some(weight)
}

impl Shape {
    /// Returns `true` if the two shapes are in one sequence: pairs, the same higher card, or the same gap between the
    /// ranks.
    fn is_in_line_with(self, other: Shape) -> bool {
        let pairs = (self.high == self.low, other.high == other.low);
        pairs == (true, true)
            || pairs == (false, false)
                && (self.high == other.high || self.high - self.low == other.high - other.low)
    }

    /// Every hand from this shape to the ranks at the end of the sequence.
    fn up_to(self, (high, low): (usize, usize)) -> Vec<HoleCards> {
        let both_rise = usize::from(high != self.high);
        let kinds = (0..=low - self.low).flat_map(|step| {
            let [high, low] = [self.high + step * both_rise, self.low + step].map(|rank| Rank::ALL[rank]);
            let suited = (self.suits != Suits::Offsuit && high != low).then(|| Kind::new(high, low, true));
            let others = (self.suits != Suits::Suited).then(|| Kind::new(high, low, false));
            suited.into_iter().chain(others)
        });
        kinds.flat_map(Kind::hole_cards).collect()
    }
}

impl fmt::Display for RangeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "character {}: {}", self.position, self.wrong)
    }
}

impl fmt::Display for RangeErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let expected = |f: &mut fmt::Formatter<'_>, expected: &str, found: &Option<char>| match found {
            Some(found) => write!(f, "expected {expected}, found {found:?}"),
            None => write!(f, "expected {expected}, found the end of the text"),
        };
        match self {
            RangeErrorKind::Empty => f.write_str("expected a hand: AsKh, QQ+, AKs, T9s-65s or random"),
            RangeErrorKind::Rank(found) => expected(f, "a rank (2 to 9, T or 10, J, Q, K, A)", found),
            RangeErrorKind::Suit(found) => expected(f, "a suit (c, d, h, s or ♣ ♦ ♥ ♠)", found),
            RangeErrorKind::SameCard(card) => write!(f, "repeated card {card}: a hand is two different cards"),
            RangeErrorKind::SuitedPair => f.write_str("a pair is neither suited nor offsuit: leave out the letter after it"),
            RangeErrorKind::SpanEnds => f.write_str(
                "the ends of a span must be of one kind: write QQ-99, A5s-A2s or T9s-65s, both suited or both offsuit",
            ),
            RangeErrorKind::Weight => f.write_str("expected a weight above 0 and up to 1, with at most six decimal places: AKo:0.5"),
            RangeErrorKind::Twice(hole) => write!(f, "{hole} is already listed with another weight"),
            RangeErrorKind::Unexpected(found) => {
                write!(f, "unexpected {found:?} after a hand: separate hands with commas, and write a weight after a colon")
            }
        }
    }
}

impl std::error::Error for RangeError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> String {
        let range: Range = text.parse().unwrap();
        let whole = |kind: &Kind| kind.hole_cards().all(|hole| range.weight(hole) > 0);
        let kinds: Vec<String> = Kind::all().filter(whole).map(|kind| kind.to_string()).collect();
        let hands: usize = Kind::all().filter(whole).map(|kind| kind.hole_cards().count()).sum();
        assert_eq!(hands, range.len(), "{text}: parts of kinds");
        kinds.join(" ")
    }

    #[test]
    fn every_notation_of_a_range_part_is_parsed() {
        let forms = [
            ("QQ", "QQ"),
            ("qq+", "AA KK QQ"),
            ("AKs", "AKs"),
            ("KAo", "AKo"),
            ("AK", "AKs AKo"),
            ("ATs+", "AKs AQs AJs ATs"),
            ("A10s+", "AKs AQs AJs ATs"),
            ("T9s+", "T9s"),
            ("QJ+", "QJs QJo"),
            ("99-JJ", "JJ TT 99"),
            ("JJ-99", "JJ TT 99"),
            ("A5s-A3s", "A5s A4s A3s"),
            ("T9s-76s", "T9s 98s 87s 76s"),
            ("75o-97o", "97o 86o 75o"),
            (
                "22+,A2+ K2,",
                "AA AKs AQs AJs ATs A9s A8s A7s A6s A5s A4s A3s A2s AKo KK K2s AQo QQ AJo JJ ATo TT A9o 99 A8o 88 A7o 77 A6o 66 A5o 55 A4o 44 A3o 33 A2o K2o 22",
            ),
        ];
        for (text, expected) in forms {
            assert_eq!(kinds(text), expected, "{text}");
        }
        assert_eq!("random".parse::<Range>().unwrap(), Range::random());
        assert_eq!(
            "22+ 32+ 42+ 52+ 62+ 72+ 82+ 92+ T2+ J2+ Q2+ K2+ A2+".parse::<Range>().unwrap(),
            Range::random()
        );
        for text in ["AsKh", "KhAs", "A♠k♥", "aSKH:0.25"] {
            let range: Range = text.parse().unwrap();
            assert_eq!(range.only().map(|hole| hole.to_string()).as_deref(), Some("AsKh"), "{text}");
        }
    }

    #[test]
    fn weights_are_stored_as_proportions() {
        let range: Range = "AA, AKo:0.5, AsKh:0.5 KQs:.25, 72o:1".parse().unwrap();
        let weights = ["AsAh", "AsKh", "KsQs", "7s2h", "7s2s"].map(|text| {
            let hole: Range = text.parse().unwrap();
            range.weight(hole.only().unwrap())
        });
        assert_eq!(weights, [4, 2, 1, 4, 0]);
        assert_eq!("AA:0.3".parse::<Range>(), "AA".parse());
        assert_eq!(
            "AA:0.000001,KK".parse::<Range>().unwrap().hands().map(|(_, weight)| weight).max(),
            Some(1_000_000)
        );
    }

    #[test]
    fn errors_have_their_position() {
        let wrong = [
            ("", "character 1: expected a hand"),
            (" , ", "character 4: expected a hand"),
            (
                "QQ+, A",
                "character 7: expected a rank (2 to 9, T or 10, J, Q, K, A), found the end of the text",
            ),
            ("QQ+,AX", "character 6: expected a rank (2 to 9, T or 10, J, Q, K, A), found 'X'"),
            ("AsK", "character 4: expected a suit (c, d, h, s or ♣ ♦ ♥ ♠), found the end of the text"),
            ("AsKx", "character 4: expected a suit (c, d, h, s or ♣ ♦ ♥ ♠), found 'x'"),
            ("AsAs", "character 3: repeated card As"),
            ("AAs", "character 3: a pair is neither suited nor offsuit"),
            ("T9s-65o", "character 4: the ends of a span must be of one kind"),
            ("T9s-64s", "character 4: the ends of a span must be of one kind"),
            ("QQ-T9s", "character 3: the ends of a span must be of one kind"),
            ("AKo:0", "character 5: expected a weight above 0 and up to 1"),
            ("AKo:1.5", "character 5: expected a weight"),
            ("AKo:-1", "character 5: expected a weight"),
            ("AKo:", "character 5: expected a weight"),
            ("AKo:0.1234567", "character 5: expected a weight"),
            ("AKo:.", "character 5: expected a weight"),
            ("AKo:99999999999", "character 5: expected a weight"),
            ("AK:0.5, AsKh", "character 9: AsKh is already listed with another weight"),
            ("QQ++", "character 4: unexpected '+' after a hand"),
            ("AsKh+", "character 5: unexpected '+' after a hand"),
            ("randomly", "character 7: unexpected 'l' after a hand"),
            ("♠", "character 1: expected a rank (2 to 9, T or 10, J, Q, K, A), found '♠'"),
        ];
        for (text, expected) in wrong {
            let message = text.parse::<Range>().unwrap_err().to_string();
            assert!(message.starts_with(expected), "{text:?}: {message}");
        }
    }
}
