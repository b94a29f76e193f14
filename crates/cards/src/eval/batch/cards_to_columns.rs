//! The conversion of hands given as seven cards each to columns.

use super::score::WIDTH;
use super::slices::Columns;
use crate::Card;

/// Number of hands that are converted together: few enough to stay in the first cache.
const CHUNK: usize = 8 * WIDTH;

/// A hand in eight bytes: the codes of its cards. The last byte does not count.
type Codes = [u8; 8];

/// Converts hands to columns, and calls `visit` with the place of the first hand of each.
#[inline(always)]
pub fn columns_of_cards(hands: &[[Card; 7]], mut visit: impl FnMut(usize, Columns)) {
    let mut codes = [Codes::default(); CHUNK];
    for (chunk, hands) in hands.chunks(CHUNK).enumerate() {
        copy_codes(hands, &mut codes);
        for (part, codes) in codes[..hands.len().next_multiple_of(WIDTH)].chunks_exact(WIDTH).enumerate() {
            visit(chunk * CHUNK + part * WIDTH, columns(codes));
        }
    }
}

/// Copies the codes of each hand. The last byte of a hand is any code.
// Not inlined: the compiler would build wide registers from these copies, byte by byte.
#[inline(never)]
fn copy_codes(hands: &[[Card; 7]], codes: &mut [Codes; CHUNK]) {
    let cards = hands.as_flattened();
    let (last, others) = codes[..hands.len()].split_last_mut().expect("a chunk is not empty");
    // Eight bytes are copied at once, although the eighth belongs to the next hand.
    for (place, codes) in others.iter_mut().enumerate() {
        let eight: [Card; 8] = cards[7 * place..7 * place + 8].try_into().expect("a slice of eight");
        *codes = eight.map(Card::code);
    }
    for (code, card) in last.iter_mut().zip(&cards[cards.len() - 7..]) {
        *code = card.code();
    }
}

/// The columns of 32 hands.
#[inline(always)]
fn columns(codes: &[Codes]) -> Columns {
    // A word has the codes of half a hand: four cards, then three. The shift by a code, without its highest bit, sets the
    // bit of the card among two suits; the highest bit says which two. Exclusive or removes from the sum of all cards
    // those of the upper suits.
    const WORDS: usize = 2 * WIDTH;
    let words = codes.as_flattened().as_chunks::<4>().0;
    let (mut low, mut high) = ([0; WORDS], [0; WORDS]);
    for place in 0..WORDS {
        let known = if place % 2 == 0 { u32::MAX } else { u32::MAX >> 8 };
        let word = u32::from_le_bytes(words[place]) & known;
        let (mut all, mut upper) = (0, 0);
        for shift in [0, 8, 16, 24] {
            let bit = 1_u32 << (word >> shift & 31);
            all ^= bit;
            upper ^= if word & 32 << shift != 0 { bit } else { 0 };
        }
        (low[place], high[place]) = (all ^ upper, upper);
    }
    let mut suits = [[0; WIDTH]; 4];
    for hand in 0..WIDTH {
        // The byte that does not count has set the bit of code 0.
        let low = low[2 * hand] ^ low[2 * hand + 1] ^ 1;
        let high = high[2 * hand] ^ high[2 * hand + 1];
        suits[0][hand] = low as u16;
        suits[1][hand] = (low >> 16) as u16;
        suits[2][hand] = high as u16;
        suits[3][hand] = (high >> 16) as u16;
    }
    Columns(suits)
}
