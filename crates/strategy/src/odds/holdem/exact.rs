//! Exact equity, by the method with the least work.
//!
//! | players and board | method |
//! |---|---|
//! | two before the flop, no dead cards, no categories | [`mod@match_ups`]: a table |
//! | any number before the flop | [`deals`](super::deals): each deal of hands, up to suit isomorphism, by ranks |
//! | two on any board | [`river`](super::river): each complete board, both ranges sorted once |
//! | more on any board | [`range_counter`](super::range_counter): each complete board, each deal |
//!
//! The table is used wherever it applies, and a single deal before the flop is always counted by ranks. Otherwise, if
//! two methods apply, the work of each is estimated from the number of deals and boards, and the cheaper one is used.
//! The count is refused if even that exceeds [`MAX_WORK`], or if the counts could exceed 128 bits. This depends only on
//! the spot, so every machine accepts the same spots.

use super::Spot;
use super::boards::{board_count, boards, symmetries};
use super::deals::Deals;
use super::equity::{Equity, Tally};
use super::match_ups;
use super::range_counter::RangeCounter;
use super::river::River;
use super::suits::SuitPermutation;

/// Limit of the estimated work. The unit is about one nanosecond on one core, so the limit is about ten
/// seconds.
pub const MAX_WORK: u64 = 10_000_000_000;

/// Approximate work of a deal before the flop, per player, in nanoseconds.
const DEAL: u64 = 60_000;
/// Approximate work of a hand on a board, in nanoseconds: evaluated and sorted (`SORTED_HAND`), or only evaluated
/// (`RANKED_HAND`).
const SORTED_HAND: u64 = 9;
const RANKED_HAND: u64 = 6;
/// Approximate work of a deal on a board, per player, in nanoseconds.
const SHOWDOWN: u64 = 6;
/// Approximate work of comparing a board with its images under the permutations of the suits, in nanoseconds.
const BOARD: u64 = 100;
/// Maximum number of equivalent deals: the number of permutations of four suits.
const EXCHANGES: u64 = 24;
/// Approximate work per hand visited while collecting deals, in nanoseconds.
const COLLECTED: u64 = 200;

/// Reason why an exact count did not complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountError {
    /// The estimated work is above [`MAX_WORK`], or the counts could exceed 128 bits.
    TooMuch,
    /// The progress callback stopped the count.
    Stopped,
}

/// Progress callback: receives the steps done and their total, and returns `true` to continue.
pub type OnProgress<'a> = &'a mut dyn FnMut(u64, u64) -> bool;

/// A method of exact enumeration, with the data that it needs.
enum Method {
    MatchUps,
    Deals(Deals),
    River(Vec<SuitPermutation>),
    Multiway(Vec<SuitPermutation>),
}

impl Equity {
    /// Counts every deal of the players' hands and every board, and the categories made if `categories` is set.
    ///
    /// # Errors
    /// [`CountError`] if there is too much to count, or the progress callback stops the count.
    pub fn exact(spot: &Spot, categories: bool, watch: OnProgress) -> Result<Equity, CountError> {
        let tally = match Method::of(spot, categories).ok_or(CountError::TooMuch)? {
            Method::MatchUps => Some(match_ups::count(spot)),
            Method::Deals(deals) => count_by_deals(spot, &deals, categories, watch),
            Method::River(symmetries) => count_by_river(spot, &symmetries, categories, watch),
            Method::Multiway(symmetries) => count_multiway(spot, &symmetries, categories, watch),
        };
        tally.map(|tally| tally.equity(true)).ok_or(CountError::Stopped)
    }
}

impl Method {
    /// The method with the least estimated work; `None` if its work exceeds [`MAX_WORK`] or the counts could exceed
    /// 128 bits.
    fn of(spot: &Spot, categories: bool) -> Option<Method> {
        let (players, before_the_flop) = (spot.ranges().len() as u64, spot.board().is_empty());
        if !fits(spot) {
            return None;
        }
        if players == 2 && before_the_flop && spot.dead().is_empty() && !categories {
            return Some(Method::MatchUps);
        }
        if let Some(deal) = Deals::only(spot).filter(|_| before_the_flop) {
            return Some(Method::Deals(deal));
        }
        let symmetries = symmetries(spot);
        let by_board = Some(board_work(spot, symmetries.len() as u64)).filter(|&work| work <= MAX_WORK);
        let most = by_board.unwrap_or(MAX_WORK);
        let fewest = deal_count(spot) / EXCHANGES;
        let deals = before_the_flop && fewest.saturating_mul(players * DEAL) <= most;
        let deals = if deals { Deals::of(spot, most / COLLECTED) } else { None };
        let deals = deals.filter(|deals| deals.len() * players * DEAL <= most);
        let by_board = || {
            by_board
                .map(|_| if players == 2 { Method::River(symmetries) } else { Method::Multiway(symmetries) })
        };
        deals.map(Method::Deals).or_else(by_board)
    }
}

/// Returns `true` if the number of showdowns is far below the limit of 128 bits.
fn fits(spot: &Spot) -> bool {
    let deals: f64 = spot.ranges().iter().map(|range| range.total() as f64).product();
    deals * board_count(spot) as f64 <= 1e34
}

/// Number of deals, including those that contain a card twice.
fn deal_count(spot: &Spot) -> u64 {
    spot.ranges().iter().map(|range| range.len() as u64).fold(1, u64::saturating_mul)
}

/// Estimated work of enumerating the boards, in nanoseconds.
fn board_work(spot: &Spot, symmetry_count: u64) -> u64 {
    let hands: u64 = spot.ranges().iter().map(|range| range.len() as u64).sum();
    let each = match spot.ranges().len() as u64 {
        2 => hands * SORTED_HAND,
        players => deal_count(spot).saturating_mul(players * SHOWDOWN).saturating_add(hands * RANKED_HAND),
    };
    let boards = board_count(spot);
    (boards / symmetry_count.max(1)).saturating_mul(each).saturating_add(boards * BOARD)
}

fn count_by_deals(spot: &Spot, deals: &Deals, categories: bool, watch: OnProgress) -> Option<Tally> {
    let mut tally = Tally::for_players(spot.ranges().len(), categories);
    let mut places = 0..deals.len();
    places.all(|place| {
        deals.count(place as usize, &mut tally);
        watch(place + 1, deals.len())
    });
    places.is_empty().then_some(tally)
}

fn count_by_river(
    spot: &Spot,
    symmetries: &[SuitPermutation],
    categories: bool,
    watch: OnProgress,
) -> Option<Tally> {
    let mut river = River::new(&spot.ranges()[0], &spot.ranges()[1]);
    on_each_board(spot, symmetries, watch, |board, times| river.count(board, times))?;
    Some(river.tally(categories))
}

fn count_multiway(
    spot: &Spot,
    symmetries: &[SuitPermutation],
    categories: bool,
    watch: OnProgress,
) -> Option<Tally> {
    let mut counter = RangeCounter::new(spot, categories);
    on_each_board(spot, symmetries, watch, |board, times| counter.count(board, times))?;
    Some(counter.tally())
}

/// Counts board by board; `None` if the progress callback stopped the count.
fn on_each_board(
    spot: &Spot,
    symmetries: &[SuitPermutation],
    watch: OnProgress,
    mut count: impl FnMut(cards::CardSet, u32),
) -> Option<()> {
    let boards = boards(spot, symmetries);
    for (done, &(board, times)) in (1..).zip(&boards) {
        count(board, times);
        if !watch(done, boards.len() as u64) {
            return None;
        }
    }
    Some(())
}
