//! A validated spot: the players' ranges, the board and the dead cards.

use super::showdowns::BOARD;
use super::{HoleCards, Range};
use cards::{Card, CardSet};
use thiserror::Error;

/// Minimum number of players in a spot.
pub const MIN_PLAYERS: usize = 2;
/// Maximum number of players in a spot.
pub const MAX_PLAYERS: usize = 10;

/// Two to ten players with their ranges, a board of zero, three, four or five cards, and dead cards. The ranges
/// contain only hands that share no card with the board or the dead cards.
#[derive(Clone, Debug)]
pub struct Spot {
    ranges: Vec<Range>,
    board: CardSet,
    dead: CardSet,
}

/// The reason why a spot is invalid.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SpotError {
    /// Too few or too many players.
    #[error("the number of hands and ranges is {0}: {MIN_PLAYERS} to {MAX_PLAYERS} players can be compared")]
    Players(usize),
    /// A board with an invalid number of cards.
    #[error("the number of cards on the board is {0}: it must be 0, 3, 4 or 5")]
    Board(usize),
    /// A card appears twice among the board and the dead cards.
    #[error("{card} is {}: each card is in the deck once", both(first, second))]
    Repeated {
        /// The repeated card.
        card: Card,
        /// The location of the card's first occurrence: `on the board` or `among the dead cards`.
        first: &'static str,
        /// The location of the card's second occurrence.
        second: &'static str,
    },
    /// A player's only hand has a card that is on the board or dead.
    #[error("player {player} holds {card}, which is {place}: give one of them another card")]
    Held {
        /// The player, counted from 1.
        player: usize,
        /// The player's card that is used elsewhere.
        card: Card,
        /// The card's other location: `on the board` or `among the dead cards`.
        place: &'static str,
    },
    /// Two players hold the same card.
    #[error("players {first} and {second} both hold {card}: each card is in the deck once")]
    Overlap {
        /// The first player, counted from 1.
        first: usize,
        /// The second player, counted from 1.
        second: usize,
        /// The card that both players hold.
        card: Card,
    },
    /// The board and the dead cards block every hand of a player's range; carries the player, counted from 1.
    #[error("player {0}: every hand of the range has a card that is on the board or dead: widen it")]
    Blocked(usize),
    /// The ranges block each other: no deal was found that gives every player a hand.
    #[error("the ranges conflict: no deal was found that gives every player a hand from their range")]
    NoDeal,
    /// The pack has too few cards left.
    #[error(
        "the deck has {left} cards left, and {players} players and the board need {needed}: name fewer dead cards"
    )]
    Pack {
        /// Number of cards left in the pack.
        left: usize,
        /// Number of players.
        players: usize,
        /// Number of cards that the players and the rest of the board need.
        needed: usize,
    },
}

fn both(first: &str, second: &str) -> String {
    if first == second { format!("twice {first}") } else { format!("both {first} and {second}") }
}

const ON_THE_BOARD: &str = "on the board";
const AMONG_THE_DEAD: &str = "among the dead cards";

impl Spot {
    /// Validates a spot.
    ///
    /// # Errors
    /// A [`SpotError`] for the first problem found.
    pub fn new(ranges: &[Range], board: &[Card], dead: &[Card]) -> Result<Spot, SpotError> {
        if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&ranges.len()) {
            return Err(SpotError::Players(ranges.len()));
        }
        if !matches!(board.len(), 0 | 3..=BOARD) {
            return Err(SpotError::Board(board.len()));
        }
        let (board, dead) = different(board, dead)?;
        check_hands(ranges, board, dead)?;
        let spot = Spot {
            ranges: ranges.iter().map(|range| range.without(board.union(dead))).collect(),
            board,
            dead,
        };
        spot.check_deal()?;
        Ok(spot)
    }

    /// The players' ranges, without hands blocked by the board or the dead cards.
    pub fn ranges(&self) -> &[Range] {
        &self.ranges
    }

    /// The cards on the board.
    pub const fn board(&self) -> CardSet {
        self.board
    }

    /// The dead cards, which can no longer be dealt.
    pub const fn dead(&self) -> CardSet {
        self.dead
    }

    /// Number of cards still to come on the board.
    pub const fn to_come(&self) -> usize {
        BOARD - self.board.len()
    }

    /// The players' hands, if each range contains a single hand; `None` otherwise.
    pub fn hands(&self) -> Option<Vec<HoleCards>> {
        self.ranges.iter().map(Range::only).collect()
    }

    /// The spot with one more card on the board; `None` if the card is on the board or dead, if the board is
    /// complete or empty, or if no deal would be possible.
    pub fn with_next(&self, card: Card) -> Option<Spot> {
        let is_free = !self.board.union(self.dead).contains(card);
        if !is_free || !matches!(self.board.len(), 3 | 4) {
            return None;
        }
        let board: Vec<Card> = self.board.with(card).iter().collect();
        let dead: Vec<Card> = self.dead.iter().collect();
        Spot::new(&self.ranges, &board, &dead).ok()
    }

    fn check_deal(&self) -> Result<(), SpotError> {
        if let Some(player) = self.ranges.iter().position(Range::is_empty) {
            return Err(SpotError::Blocked(player + 1));
        }
        let left = 52 - self.board.len() - self.dead.len();
        let needed = 2 * self.ranges.len() + self.to_come();
        if left < needed {
            return Err(SpotError::Pack { left, players: self.ranges.len(), needed });
        }
        let sets = |range: &Range| range.hands().map(|(hole, _)| hole.set()).collect();
        let mut fewest_first: Vec<Vec<CardSet>> = self.ranges.iter().map(sets).collect();
        fewest_first.sort_by_key(Vec::len);
        let dealt = can_deal(&fewest_first, CardSet::EMPTY, &mut MAX_TRIES.clone());
        if dealt { Ok(()) } else { Err(SpotError::NoDeal) }
    }
}

/// The board and the dead cards as sets; an error if a card is repeated.
fn different(board: &[Card], dead: &[Card]) -> Result<(CardSet, CardSet), SpotError> {
    let places = board.iter().map(|&card| (card, ON_THE_BOARD));
    let places: Vec<(Card, &'static str)> =
        places.chain(dead.iter().map(|&card| (card, AMONG_THE_DEAD))).collect();
    for (at, &(card, second)) in places.iter().enumerate() {
        if let Some(&(_, first)) = places[..at].iter().find(|(other, _)| *other == card) {
            return Err(SpotError::Repeated { card, first, second });
        }
    }
    Ok((board.iter().copied().collect(), dead.iter().copied().collect()))
}

/// Checks the hands of players whose range contains a single hand for cards that are used elsewhere.
fn check_hands(ranges: &[Range], board: CardSet, dead: CardSet) -> Result<(), SpotError> {
    let hands: Vec<Option<HoleCards>> = ranges.iter().map(Range::only).collect();
    for (at, hand) in hands.iter().enumerate() {
        for card in hand.iter().flat_map(|hand| hand.cards()) {
            let place = if board.contains(card) {
                Some(ON_THE_BOARD)
            } else {
                dead.contains(card).then_some(AMONG_THE_DEAD)
            };
            if let Some(place) = place {
                return Err(SpotError::Held { player: at + 1, card, place });
            }
            if let Some(first) =
                hands[..at].iter().position(|other| other.is_some_and(|other| other.set().contains(card)))
            {
                return Err(SpotError::Overlap { first: first + 1, second: at + 1, card });
            }
        }
    }
    Ok(())
}

/// Number of hands tried after which the search for a deal stops.
const MAX_TRIES: u32 = 300_000;

/// Returns `true` if a deal was found that gives every player a hand of their range (backtracking search).
fn can_deal(ranges: &[Vec<CardSet>], taken: CardSet, tries: &mut u32) -> bool {
    let Some((range, rest)) = ranges.split_first() else { return true };
    let mut free = range.iter().filter(|hole| hole.intersection(taken).is_empty());
    free.any(|&hole| {
        *tries = tries.saturating_sub(1);
        *tries > 0 && can_deal(rest, taken.union(hole), tries)
    })
}
