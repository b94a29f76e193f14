//! The order of the 52 cards that a draw cuts, from the values of the room and the phone.

use crate::digest::Digest;
use crate::draw::Draw;
use cards::{Card, CardSet};
use hkdf::Hkdf;
use sha2::Sha512;
use std::fmt;

/// Prefix of the HKDF info.
const LABEL: &[u8; 16] = b"cardroom/wheel/2";

/// The number of bytes from HKDF: 256 words of 32 bits. A permutation of 52 cards takes 51, and skips one in seven
/// million times.
const LENGTH: usize = 1_024;

/// The number that a participant names for a draw: a position in the order of the cards, 1 to 52.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cut(u8);

/// The 52 cards in the order of a draw.
#[derive(Clone, PartialEq, Eq)]
pub struct Order([Card; 52]);

/// Error returned if so many words were skipped that the rest is too short for a permutation. The draw cannot be made,
/// and the card is drawn by hand.
///
/// For random words the probability is below 2^−5415.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WordsExhausted;

impl Cut {
    /// The cut with this number; `None` unless it is 1 to 52.
    pub const fn new(number: u8) -> Option<Cut> {
        if 1 <= number && number <= 52 { Some(Cut(number)) } else { None }
    }

    /// All cuts in order.
    pub fn all() -> impl ExactSizeIterator<Item = Cut> + Clone {
        (0..52).map(|index| Cut(index + 1))
    }

    /// The number, 1 to 52.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl Order {
    /// The order of the cards in a draw, from the room's root for the block, the room's value R and the phone's value
    /// V.
    ///
    /// HKDF-SHA-512 (RFC 5869) with the root as the salt, R and V as the input, and the label and the draw as the info
    /// gives 1,024 bytes. Read as little-endian words of 32 bits, they shuffle the cards, which start in the order of
    /// [`Card::index`].
    ///
    /// # Errors
    /// [`WordsExhausted`] if the bytes do not suffice.
    pub fn new(room_root: Digest, room: Digest, phone: Digest, draw: &Draw) -> Result<Order, WordsExhausted> {
        let input = [room.as_bytes().as_slice(), phone.as_bytes()].concat();
        let info = [LABEL.as_slice(), &draw.to_bytes()].concat();
        let bytes = expanded(room_root.as_bytes(), &input, &info);
        Order::from_words(
            bytes.chunks_exact(4).map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]])),
        )
    }

    /// The pack, shuffled with these random words.
    ///
    /// # Errors
    /// [`WordsExhausted`] if the words do not suffice.
    pub fn from_words(words: impl IntoIterator<Item = u32>) -> Result<Order, WordsExhausted> {
        shuffled(words.into_iter()).map(Order).ok_or(WordsExhausted)
    }

    /// The cards in order.
    pub const fn cards(&self) -> &[Card; 52] {
        &self.0
    }

    /// The card at the cut or, if that card is excluded, the next one that is not, cyclically. No card is excluded under
    /// `draw: wheel` and for spin-offs (PR-1, PR-16). `None` if all cards are excluded.
    pub fn card_at(&self, cut: Cut, excluded: CardSet) -> Option<Card> {
        let (before, from) = self.0.split_at(usize::from(cut.0) - 1);
        from.iter().chain(before).copied().find(|card| !excluded.contains(*card))
    }

    /// The cut at which a card is.
    ///
    /// # Panics
    /// Never: the order has every card.
    pub fn cut_of(&self, card: Card) -> Cut {
        let (_, cut) =
            self.0.into_iter().zip(Cut::all()).find(|(each, _)| *each == card).expect("a card of the pack");
        cut
    }
}

/// The first bytes of HKDF-SHA-512.
fn expanded(salt: &[u8], input: &[u8], info: &[u8]) -> [u8; LENGTH] {
    let mut bytes = [0; LENGTH];
    let hkdf = Hkdf::<Sha512>::new(Some(salt), input);
    hkdf.expand(info, &mut bytes).expect("HKDF-SHA-512 gives up to 16,320 bytes");
    bytes
}

/// Shuffles the pack from its last position down (Fisher and Yates): each position is swapped with itself or an earlier
/// one, which the next word below a multiple of their number selects by its remainder. `None` if the words end before.
fn shuffled(mut words: impl Iterator<Item = u32>) -> Option<[Card; 52]> {
    let mut cards = [Card::new(cards::Rank::Two, cards::Suit::Clubs); 52];
    cards.iter_mut().zip(Card::all()).for_each(|(place, card)| *place = card);
    for last in (1..52_usize).rev() {
        let choices = last as u64 + 1;
        let word = words.find(|word| u64::from(*word) < limit(choices))?;
        cards.swap(last, (u64::from(word) % choices) as usize);
    }
    Some(cards)
}

/// The largest multiple of `choices` that is not above 2^32. Words from here on are skipped.
const fn limit(choices: u64) -> u64 {
    (1 << 32) / choices * choices
}

impl fmt::Display for Cut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for Cut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cut({})", self.0)
    }
}

impl fmt::Debug for Order {
    /// Hides the cards: before the draw, they are a secret of the room.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Order(hidden)")
    }
}

impl fmt::Display for WordsExhausted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the random words do not suffice for a permutation: draw by hand")
    }
}

impl std::error::Error for WordsExhausted {}

#[cfg(test)]
mod tests;
