//! `show packs_poker`: plays a round among bots and narrates it.

use super::house::{self, Ending};
use super::shown_round::{Player, ShownRound, narrate};
use crate::narrate::packs_poker::PacksNarrator;
use crate::rng::Rng;
use crate::table_bots::{self, Bots};
use games::packs_poker::{PacksPoker, Rules, Seen, Settings, SetupError, Table};
use games::{Chips, Refereed, SeatSet, Viewer};
use requests::RequestError;

/// Stack of every player, as a multiple of the maximum bet.
const BETS: u64 = 20;

/// Plays a round among bots, from the wagers to the last pack.
///
/// # Errors
/// If the settings are invalid, there are more seats than the deck can serve, or the bets are so high that
/// the stacks would exceed the largest amount.
pub fn play_round(
    seats: usize,
    settings: &Settings,
    seed: u64,
) -> Result<ShownRound<Settings, Seen, Ending>, RequestError> {
    let rules = Rules::new(settings)?;
    let rng = &mut Rng::new(seed);
    let all = SeatSet::all(seats);
    let bots: Bots<PacksPoker> = all.iter().map(|_| table_bots::draw(rng)).collect();
    let stack = bank(&rules)?;
    let table = Table::new(vec![stack; seats]);
    let (round, events) = table_bots::play_out::<PacksPoker>(&rules, &table, &bots, rng)?;
    // Players make no decision after the deal, so a seat's view contains its cards only once they are turned up.
    let cards = |seat| round.view(Viewer::Seat(seat)).seats[seat.index()].cards.map(|cards| cards.to_vec());
    let players: Vec<Player> =
        all.iter().map(|seat| house::player(seat, bots[seat.index()], stack, cards(seat))).collect();
    let (lines, narrated) = narrate::<PacksPoker, PacksNarrator>(&round, &events, &players);
    let ending = Ending::new(&players, round.stacks().as_slice(), round.house());
    let page = house::page(title(&rules, seats), &players, narrated, &ending);
    let rules = rules.into();
    Ok(ShownRound { game: PacksPoker::NAME, seed, rules, players, lines, result: ending, page })
}

/// Stack of every player, in cents.
///
/// # Errors
/// If the bets are so high that the stack would exceed the largest amount.
pub fn bank(rules: &Rules) -> Result<Chips, RequestError> {
    let settings: Settings = rules.clone().into();
    let most = settings.pack_max.max(settings.bonus_max).unwrap_or_default();
    let bank = most.get().checked_mul(BETS).and_then(|cents| Chips::new(cents).ok());
    bank.ok_or_else(|| SetupError::TooManyChips.into())
}

/// The game in one line: `Packs Poker, 3 seats, 3 packs`.
pub fn title(rules: &Rules, seats: usize) -> String {
    let s = |n: usize| if n == 1 { "" } else { "s" };
    format!("Packs Poker, {seats} seat{}, {} pack{}", s(seats), rules.packs(), s(rules.packs()))
}
