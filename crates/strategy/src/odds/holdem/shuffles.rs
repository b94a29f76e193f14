//! Cards drawn without replacement, for many deals at once.

use multiversion::multiversion;
use std::array;

/// Number of deals in a group.
pub const GROUP: usize = 128;
/// A small number for each deal of a group.
pub type Column = [u8; GROUP];

/// The first swaps of a Fisher–Yates shuffle, for each deal of a group. All decks have the same order before the shuffle, and a card
/// is named by its place in that order.
///
/// No deck is kept: the swaps alone tell which card is where, without a branch and for all deals of the group alike.
#[derive(Default)]
pub struct Shuffles {
    /// The swap number k exchanges the card at place k with the one at this place, which is place k itself or a later one.
    swaps: Vec<Column>,
}

impl Shuffles {
    /// Undoes all swaps.
    pub fn clear(&mut self) {
        self.swaps.clear();
    }

    /// Draws a random card in each deal, given the random numbers below the number of cards that are left.
    pub fn draw(&mut self, numbers: &Column) -> Column {
        let next = self.swaps.len() as u8;
        let places = numbers.map(|number| next + number);
        let cards = cards_at(places, &self.swaps);
        self.swaps.push(places);
        cards
    }

    /// Draws a known card in each deal, which was not drawn before.
    pub fn take(&mut self, cards: &Column) {
        let places = places_of(*cards, &self.swaps);
        self.swaps.push(places);
    }
}

/// The cards at these places after the swaps, which are places beyond all swaps.
#[multiversion(targets("x86_64+avx512f+avx512bw+avx512vl+avx512dq+avx512cd", "x86_64+avx2"))]
fn cards_at(places: Column, swaps: &[Column]) -> Column {
    let mut cards = places;
    for (place, swapped) in swaps.iter().enumerate().rev() {
        let place = place as u8;
        cards = array::from_fn(|deal| if cards[deal] == swapped[deal] { place } else { cards[deal] });
    }
    cards
}

/// The places of these cards after the swaps, none of which brought one of them to its own place.
#[multiversion(targets("x86_64+avx512f+avx512bw+avx512vl+avx512dq+avx512cd", "x86_64+avx2"))]
fn places_of(cards: Column, swaps: &[Column]) -> Column {
    let mut places = cards;
    for (place, swapped) in swaps.iter().enumerate() {
        let place = place as u8;
        places = array::from_fn(|deal| if places[deal] == place { swapped[deal] } else { places[deal] });
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every sequence of numbers for a deck of five cards, two of which are known, draws the others in a different order.
    #[test]
    fn every_order_of_the_cards_that_are_left_is_drawn_once() {
        for known in [[3, 1], [0, 4], [1, 0]] {
            let mut shuffles = Shuffles::default();
            known.iter().for_each(|&card| shuffles.take(&[card; GROUP]));
            let numbers: [Column; 3] = [3, 2, 1]
                .map(|divisor| array::from_fn(|deal| ([deal / 2, deal, 0][3 - divisor] % divisor) as u8));
            let drawn = numbers.each_ref().map(|numbers| shuffles.draw(numbers));
            let mut orders: Vec<[u8; 3]> = (0..6).map(|deal| drawn.map(|cards| cards[deal])).collect();
            orders.sort_unstable();
            orders.dedup();
            assert_eq!(orders.len(), 6, "{known:?}");
            for order in orders {
                let mut all = [order.as_slice(), &known].concat();
                all.sort_unstable();
                assert_eq!(all, [0, 1, 2, 3, 4]);
            }
        }
    }
}
