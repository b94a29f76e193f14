//! Counting everything, by the way that takes the least work.
//!
//! | players and board | way |
//! |---|---|
//! | two before the flop, no dead cards, categories not asked for | [`match_ups`](super::match_ups): a table |
//! | any number before the flop | [`deals`](super::deals): each deal of hands that is not like another, by ranks |
//! | two on any board | [`river`](super::river): each whole board, both ranges sorted once |
//! | more on a flop or later | [`many`](super::many): each whole board, each deal |
//!
//! Where two ways lead, the work of each is estimated from how many deals and boards there are; the lesser is taken, and none
//! if even that is above [`MOST_WORK`]. The estimate depends on the spot alone, so that a spot is counted on every machine or
//! on none.

use super::Spot;
use super::boards::{boards, how_many, symmetries};
use super::deals::Deals;
use super::equity::{Equity, Tally};
use super::many::Many;
use super::match_ups;
use super::river::River;
use super::suits::Exchange;

/// Above so much work nothing is counted. The unit is about a nanosecond of one core: it comes to ten seconds.
pub const MOST_WORK: u64 = 10_000_000_000;

/// The work of a deal before the flop, by player.
const DEAL: u64 = 60_000;
/// The work of a hand on a board: where two ranges are sorted, and where it is ranked only.
const SORTED_HAND: u64 = 9;
const RANKED_HAND: u64 = 6;
/// The work of a deal on a board, by player.
const SHOWDOWN: u64 = 6;
/// The work of finding whether a board is like another.
const BOARD: u64 = 100;
/// No deal is like more than so many others.
const EXCHANGES: u64 = 24;
/// The work of looking at a hand when deals are collected.
const COLLECTED: u64 = 200;

/// Why nothing was counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotCounted {
    /// It is more than [`MOST_WORK`].
    TooMuch,
    /// Whoever watched wanted no more.
    Stopped,
}

/// Is told how much of how much is done, and says whether to go on.
pub type Watch<'a> = &'a mut dyn FnMut(u64, u64) -> bool;

/// A way through everything.
enum Way {
    MatchUps,
    Deals(Deals),
    River(Vec<Exchange>),
    Many(Vec<Exchange>),
}

impl Equity {
    /// Counts every deal of the players' hands and every board, with the categories if they are asked for.
    ///
    /// # Errors
    /// [`NotCounted`].
    pub fn exact(spot: &Spot, categories: bool, watch: Watch) -> Result<Equity, NotCounted> {
        let tally = match Way::of(spot, categories).ok_or(NotCounted::TooMuch)? {
            Way::MatchUps => Some(match_ups::count(spot)),
            Way::Deals(deals) => by_deals(spot, &deals, categories, watch),
            Way::River(alike) => by_river(spot, &alike, categories, watch),
            Way::Many(alike) => by_many(spot, &alike, categories, watch),
        };
        tally.map(|tally| tally.equity(true)).ok_or(NotCounted::Stopped)
    }
}

impl Way {
    /// The way with the least work; `None` if it is too much.
    fn of(spot: &Spot, categories: bool) -> Option<Way> {
        let (players, before_the_flop) = (spot.ranges().len() as u64, spot.board().is_empty());
        if !fits(spot) {
            return None;
        }
        if players == 2 && before_the_flop && spot.dead().is_empty() && !categories {
            return Some(Way::MatchUps);
        }
        if let Some(deal) = Deals::only(spot).filter(|_| before_the_flop) {
            return Some(Way::Deals(deal));
        }
        let alike = symmetries(spot);
        let by_board = Some(on_boards(spot, alike.len() as u64)).filter(|&work| work <= MOST_WORK);
        let most = by_board.unwrap_or(MOST_WORK);
        let fewest = how_many_deals(spot) / EXCHANGES;
        let deals = before_the_flop && fewest.saturating_mul(players * DEAL) <= most;
        let deals = if deals { Deals::of(spot, most / COLLECTED) } else { None };
        let deals = deals.filter(|deals| deals.len() * players * DEAL <= most);
        let by_board = || by_board.map(|_| if players == 2 { Way::River(alike) } else { Way::Many(alike) });
        deals.map(Way::Deals).or_else(by_board)
    }
}

/// Whether every count stays far below the largest number.
fn fits(spot: &Spot) -> bool {
    let deals: f64 = spot.ranges().iter().map(|range| range.total() as f64).product();
    deals * how_many(spot) as f64 <= 1e34
}

/// How many deals there are, those with the same card twice included.
fn how_many_deals(spot: &Spot) -> u64 {
    spot.ranges().iter().map(|range| range.len() as u64).fold(1, u64::saturating_mul)
}

/// The work of going through the boards.
fn on_boards(spot: &Spot, alike: u64) -> u64 {
    let hands: u64 = spot.ranges().iter().map(|range| range.len() as u64).sum();
    let each = match spot.ranges().len() as u64 {
        2 => hands * SORTED_HAND,
        players => {
            how_many_deals(spot).saturating_mul(players * SHOWDOWN).saturating_add(hands * RANKED_HAND)
        }
    };
    let boards = how_many(spot);
    (boards / alike.max(1)).saturating_mul(each).saturating_add(boards * BOARD)
}

fn by_deals(spot: &Spot, deals: &Deals, categories: bool, watch: Watch) -> Option<Tally> {
    let mut tally = Tally::among(spot.ranges().len(), categories);
    let mut places = 0..deals.len();
    places.all(|place| {
        deals.count(place as usize, &mut tally);
        watch(place + 1, deals.len())
    });
    places.is_empty().then_some(tally)
}

fn by_river(spot: &Spot, alike: &[Exchange], categories: bool, watch: Watch) -> Option<Tally> {
    let mut river = River::new(&spot.ranges()[0], &spot.ranges()[1]);
    on_each_board(spot, alike, watch, |board, times| river.count(board, times))?;
    Some(river.tally(categories))
}

fn by_many(spot: &Spot, alike: &[Exchange], categories: bool, watch: Watch) -> Option<Tally> {
    let mut many = Many::new(spot, categories);
    on_each_board(spot, alike, watch, |board, times| many.count(board, times))?;
    Some(many.tally())
}

/// `None` if whoever watches wants no more.
fn on_each_board(
    spot: &Spot,
    alike: &[Exchange],
    watch: Watch,
    mut count: impl FnMut(cards::CardSet, u32),
) -> Option<()> {
    let boards = boards(spot, alike);
    for (done, &(board, times)) in (1..).zip(&boards) {
        count(board, times);
        if !watch(done, boards.len() as u64) {
            return None;
        }
    }
    Some(())
}
