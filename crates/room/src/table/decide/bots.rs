//! Decisions about bots on empty chairs.

use super::chairs::empty;
use super::decision::Decision;
use super::waiting_list::check_seat_left;
use crate::game::AnyGame;
use crate::log_types::Stakes;
use crate::names;
use crate::table::chair::Chair;
use crate::table::entry::{Entry, Identity};
use crate::table::error::CommandError;
use crate::table::state::State;
use games::Chips;
use strategy::bots::NAMES;

pub(super) fn add_bot(
    state: &State,
    number: u8,
    style: Option<&str>,
    mut draw: impl FnMut(u64) -> u64,
) -> Result<Decision, CommandError> {
    let chair = empty(state, number)?;
    check_seat_left(state, None)?;
    let bots = state.game().bots();
    let style = match style {
        Some(name) => bots.iter().find(|(bot, _)| *bot == name).map(|(bot, _)| *bot).ok_or_else(|| {
            let names: Vec<&str> = bots.iter().map(|(bot, _)| *bot).collect();
            CommandError::NoSuchBot { bot: name.to_owned(), bots: names.join(", ") }
        })?,
        None => state.game().draw_bot(&mut draw),
    };
    let taken: Vec<&str> = state.occupied_chairs().map(|(_, occupant)| occupant.who.name()).collect();
    let who = bot(style, &taken, &mut draw);
    Ok(Decision::of([Entry::Seated { chair, who, stack: buy_in(state.config.stakes) }]))
}

/// Entries that seat bots on these chairs of an empty table.
pub(super) fn seat_bots(
    game: &dyn AnyGame,
    chairs: impl Iterator<Item = Chair>,
    stakes: Option<Stakes>,
    mut draw: impl FnMut(u64) -> u64,
) -> Vec<Entry> {
    let mut bots: Vec<(Chair, Identity)> = Vec::new();
    for chair in chairs {
        let style = game.draw_bot(&mut draw);
        let taken: Vec<&str> = bots.iter().map(|(_, bot)| bot.name()).collect();
        let who = bot(style, &taken, &mut draw);
        bots.push((chair, who));
    }
    let stack = buy_in(stakes);
    bots.into_iter().map(|(chair, who)| Entry::Seated { chair, who, stack }).collect()
}

/// A bot of this style, with a name that cannot be confused with the names already taken.
fn bot(style: &str, taken: &[&str], draw: &mut impl FnMut(u64) -> u64) -> Identity {
    let is_free = |name: &&str| !taken.iter().any(|taken| names::is_confusable(taken, name));
    let free: Vec<&str> = NAMES.into_iter().filter(is_free).collect();
    let name = free[draw(free.len() as u64) as usize].to_owned();
    Identity::Bot { name, style: style.to_owned() }
}

/// Chips of a new bot: the maximum buy-in, or zero in a game without chips.
fn buy_in(stakes: Option<Stakes>) -> Chips {
    stakes.map_or(Chips::ZERO, |stakes| stakes.buy_in_max)
}
