//! `show high_card_flush`: plays a round among bots and narrates it.

use super::house::{self, Ending};
use super::shown_round::{Player, ShownRound, narrate};
use crate::narrate::high_card_flush::FlushNarrator;
use crate::rng::Rng;
use crate::table_bots::{self, Bots};
use games::high_card_flush::{HighCardFlush, Rules, Seen, Settings, SetupError, Table};
use games::{Chips, Refereed, SeatSet, Viewer};
use requests::RequestError;

/// Stack of every player, as a multiple of the minimum ante.
const ANTES: u64 = 40;
/// Meter of the progressive wager, as a multiple of the minimum ante.
const METER: u64 = 2_000;

/// Plays a round among bots, from the wagers to the settlement.
///
/// # Errors
/// If the settings are invalid, there are more seats than the deck can serve, or the ante is so high that
/// the stacks or the meter would exceed the largest amount.
pub fn play_round(
    seats: usize,
    settings: &Settings,
    seed: u64,
) -> Result<ShownRound<Settings, Seen, Ending>, RequestError> {
    let rules = Rules::new(settings)?;
    let rng = &mut Rng::new(seed);
    let all = SeatSet::all(seats);
    let bots: Bots<HighCardFlush> = all.iter().map(|_| table_bots::draw(rng)).collect();
    let stack = bank(&rules)?;
    let table = table(&rules, vec![stack; seats])?;
    let (round, events) = table_bots::play_out::<HighCardFlush>(&rules, &table, &bots, rng)?;
    let cards = |seat| round.view(Viewer::Seat(seat)).seats[seat.index()].cards.map(|cards| cards.to_vec());
    let players: Vec<Player> =
        all.iter().map(|seat| house::player(seat, bots[seat.index()], stack, cards(seat))).collect();
    let (lines, narrated) = narrate::<HighCardFlush, FlushNarrator>(&round, &events, &players);
    let ending = Ending::new(&players, round.stacks().as_slice(), round.house());
    let page = house::page(title(&rules, seats), &players, narrated, &ending);
    let rules = rules.into();
    Ok(ShownRound { game: HighCardFlush::NAME, seed, rules, players, lines, result: ending, page })
}

/// Stack of every player, in cents.
///
/// # Errors
/// If the ante is so high that the stack would exceed the largest amount.
pub fn bank(rules: &Rules) -> Result<Chips, RequestError> {
    antes(rules, ANTES)
}

/// A table with these stacks, and with a meter if a progressive wager is offered.
///
/// # Errors
/// If the ante is so high that the meter would exceed the largest amount.
pub fn table(rules: &Rules, stacks: Vec<Chips>) -> Result<Table, RequestError> {
    let meter = rules.has_meter().then(|| antes(rules, METER)).transpose()?;
    Ok(Table { meter, ..Table::new(stacks) })
}

fn antes(rules: &Rules, times: u64) -> Result<Chips, RequestError> {
    let settings: Settings = (*rules).into();
    let ante = settings.ante_min.unwrap_or_default().get();
    let amount = ante.checked_mul(times).and_then(|cents| Chips::new(cents).ok());
    amount.ok_or_else(|| SetupError::TooManyChips.into())
}

/// The game in one line: `High Card Flush, 3 seats, the dealer qualifies with 9-high-3`.
pub fn title(rules: &Rules, seats: usize) -> String {
    let s = if seats == 1 { "" } else { "s" };
    format!("High Card Flush, {seats} seat{s}, the dealer qualifies with {}", rules.qualifier())
}
