//! Exact equity, by the method with the least work.
//!
//! | players and board | method |
//! |---|---|
//! | two before the flop, no dead cards, no categories | [`mod@match_ups`]: a table |
//! | any number before the flop | [`deals`](super::deals): each deal of hands, up to suit isomorphism, by ranks |
//! | two on any board | [`river`](super::river): each complete board, both ranges sorted once |
//! | three on any board | [`three_way`](super::three_way): each complete board, all ranges sorted once |
//! | three or more on any board | [`range_counter`](super::range_counter): each complete board, each deal |
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
use super::parallel::{self, OnProgress};
use super::range_counter::RangeCounter;
use super::river::River;
use super::suits::SuitPermutation;
use super::three_way::ThreeWay;
use cards::CardSet;
use std::num::NonZeroUsize;

/// Limit of the estimated work. The unit is about one nanosecond on one core, so the limit is about ten
/// seconds.
pub const MAX_WORK: u64 = 10_000_000_000;

/// Approximate work of a deal before the flop, per player, in nanoseconds.
const DEAL: u64 = 60_000;
/// Approximate work of a hand on a board, in nanoseconds: evaluated and sorted (`SORTED_HAND`), or only evaluated
/// (`RANKED_HAND`).
const SORTED_HAND: u64 = 9;
const RANKED_HAND: u64 = 6;
/// Approximate work of a hand of three ranges on a board, in nanoseconds.
const COMPARED_HAND: u64 = 150;
/// Approximate work to begin a board for three ranges, in nanoseconds.
const THREE_WAY_BOARD: u64 = 10_000;
/// Approximate work of a deal on a board, per player, in nanoseconds.
const SHOWDOWN: u64 = 6;
/// Approximate work of comparing a board with its images under the permutations of the suits, in nanoseconds.
const BOARD: u64 = 100;
/// Maximum number of equivalent deals: the number of permutations of four suits.
const SUIT_PERMUTATIONS: u64 = 24;
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

/// A method of exact enumeration, with the data that it needs.
enum Method {
    MatchUps,
    Deals(Deals),
    River(Vec<SuitPermutation>),
    ThreeWay(Vec<SuitPermutation>),
    Multiway(Vec<SuitPermutation>),
}

impl Equity {
    /// Counts every deal of the players' hands and every board on up to `threads` threads, and the categories made if
    /// `categories` is set. The counts do not depend on the number of threads.
    ///
    /// # Errors
    /// [`CountError`] if there is too much to count, or the progress callback stops the count.
    pub fn exact(
        spot: &Spot,
        categories: bool,
        threads: NonZeroUsize,
        watch: OnProgress,
    ) -> Result<Equity, CountError> {
        let method = Method::of(spot, categories).ok_or(CountError::TooMuch)?;
        let count = Count { spot, categories, threads };
        let tally = match method {
            Method::MatchUps => Some(match_ups::count(spot)),
            Method::Deals(deals) => count.by_deals(&deals, watch),
            Method::River(symmetries) => count.by_river(&symmetries, watch),
            Method::ThreeWay(symmetries) => count.three_way(&symmetries, watch),
            Method::Multiway(symmetries) => count.multiway(&symmetries, watch),
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
        let fewest = deal_count(spot) / SUIT_PERMUTATIONS;
        let deals = before_the_flop && fewest.saturating_mul(players * DEAL) <= most;
        let deals = if deals { Deals::of(spot, most / COLLECTED) } else { None };
        let deals = deals.filter(|deals| deals.len() * players * DEAL <= most);
        let by_board = || by_board.map(|_| Method::by_board(spot)(symmetries));
        deals.map(Method::Deals).or_else(by_board)
    }

    /// The method for each complete board with the least estimated work.
    fn by_board(spot: &Spot) -> fn(Vec<SuitPermutation>) -> Method {
        match spot.ranges().len() {
            2 => Method::River,
            3 if three_way_work(spot) < deal_by_deal_work(spot) => Method::ThreeWay,
            _ => Method::Multiway,
        }
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
    let each = match spot.ranges().len() {
        2 => hand_count(spot) * SORTED_HAND,
        3 => three_way_work(spot).min(deal_by_deal_work(spot)),
        _ => deal_by_deal_work(spot),
    };
    let boards = board_count(spot);
    (boards / symmetry_count.max(1)).saturating_mul(each).saturating_add(boards * BOARD)
}

/// Number of hands in all ranges.
fn hand_count(spot: &Spot) -> u64 {
    spot.ranges().iter().map(|range| range.len() as u64).sum()
}

/// Estimated work of three ranges on a board, in nanoseconds.
fn three_way_work(spot: &Spot) -> u64 {
    THREE_WAY_BOARD + hand_count(spot) * COMPARED_HAND
}

/// Estimated work of every deal on a board, in nanoseconds.
fn deal_by_deal_work(spot: &Spot) -> u64 {
    let players = spot.ranges().len() as u64;
    deal_count(spot).saturating_mul(players * SHOWDOWN).saturating_add(hand_count(spot) * RANKED_HAND)
}

/// A count: the spot, the results that are wanted, and the number of threads.
struct Count<'a> {
    spot: &'a Spot,
    categories: bool,
    threads: NonZeroUsize,
}

/// The methods return `None` if the progress callback stopped the count.
impl Count<'_> {
    fn by_deals(&self, deals: &Deals, watch: OnProgress) -> Option<Tally> {
        let count = |tally: &mut Tally, place| deals.count(place as usize, tally);
        let tallies = parallel::run(deals.len(), self.threads, watch, || self.empty(), count).complete()?;
        Some(self.sum(tallies))
    }

    fn by_river(&self, symmetries: &[SuitPermutation], watch: OnProgress) -> Option<Tally> {
        let [first, second] = [0, 1].map(|player| &self.spot.ranges()[player]);
        let rivers = self.on_each_board(symmetries, watch, || River::new(first, second), River::count)?;
        Some(self.sum(rivers.into_iter().map(|river| river.tally(self.categories))))
    }

    fn three_way(&self, symmetries: &[SuitPermutation], watch: OnProgress) -> Option<Tally> {
        let ranges = self.spot.ranges().try_into().ok()?;
        let counters = self.on_each_board(symmetries, watch, || ThreeWay::new(ranges), ThreeWay::count)?;
        Some(self.sum(counters.into_iter().map(|counter| counter.tally(self.categories))))
    }

    fn multiway(&self, symmetries: &[SuitPermutation], watch: OnProgress) -> Option<Tally> {
        let begin = || RangeCounter::new(self.spot, self.categories);
        let counters = self.on_each_board(symmetries, watch, begin, RangeCounter::count)?;
        Some(self.sum(counters.into_iter().map(RangeCounter::tally)))
    }

    /// Counts board by board, and returns the counter of each thread.
    fn on_each_board<C: Send>(
        &self,
        symmetries: &[SuitPermutation],
        watch: OnProgress,
        begin: impl Fn() -> C + Sync,
        count: impl Fn(&mut C, CardSet, u32) + Sync,
    ) -> Option<Vec<C>> {
        let boards = boards(self.spot, symmetries);
        let count = |counter: &mut C, number| {
            let (board, times) = boards[number as usize];
            count(counter, board, times);
        };
        parallel::run(boards.len() as u64, self.threads, watch, begin, count).complete()
    }

    fn empty(&self) -> Tally {
        Tally::for_players(self.spot.ranges().len(), self.categories)
    }

    fn sum(&self, tallies: impl IntoIterator<Item = Tally>) -> Tally {
        tallies.into_iter().fold(self.empty(), Tally::plus)
    }
}
