//! Bots on empty chairs.

use super::chairs::empty;
use crate::kind::Kind;
use crate::names;
use crate::protocol::Refused;
use crate::table::chair::Chair;
use crate::table::entry::{Entry, Identity};
use crate::table::state::State;
use games::Chips;
use games::seat::MAX_SEATS;

/// Names for bots, which clients mark as bots.
const NAMES: [&str; 12] = [
    "Ada",
    "Blaise",
    "Carl",
    "Dorothy",
    "Emmy",
    "Florence",
    "Grace",
    "Henri",
    "Ida",
    "Jakob",
    "Katherine",
    "Leonhard",
];

pub(super) fn add_bot(
    state: &State,
    number: u8,
    style: Option<&str>,
    mut draw: impl FnMut(u64) -> u64,
) -> Result<Vec<Entry>, Refused> {
    let chair = empty(state, number)?;
    let bots = state.game().bots();
    let style = match style {
        Some(name) => bots.iter().find(|(bot, _)| *bot == name).map(|(bot, _)| *bot).ok_or_else(|| {
            let names: Vec<&str> = bots.iter().map(|(bot, _)| *bot).collect();
            let message = format!("there is no bot {name:?}: this game has {}", names.join(", "));
            Refused::new(Kind::Invalid, "no_such_bot", message)
                .with("bot", name)
                .with("bots", names.join(", "))
        })?,
        None => draw_style(state, &mut draw),
    };
    Ok(vec![bot(state, chair, style, &mut draw)])
}

/// Draws one of the game's bots. The baseline bots `call` and `random`, which serve for measurements, are excluded if
/// possible.
pub fn draw_style(state: &State, draw: &mut impl FnMut(u64) -> u64) -> &'static str {
    let bots = state.game().bots();
    let styles: Vec<&'static str> =
        bots.iter().map(|(name, _)| *name).filter(|name| !["call", "random"].contains(name)).collect();
    let styles = if styles.is_empty() { vec!["call"] } else { styles };
    styles[draw(styles.len() as u64) as usize]
}

/// Entry that seats a bot on an empty chair, with an unused name and the maximum buy-in.
pub fn bot(state: &State, chair: Chair, style: &str, draw: &mut impl FnMut(u64) -> u64) -> Entry {
    let used =
        |name: &str| state.occupied().any(|(_, occupant)| names::is_confusable(occupant.who.name(), name));
    let free: Vec<&str> = NAMES.into_iter().filter(|name| !used(name)).collect();
    let name = free[draw(free.len() as u64) as usize].to_owned();
    let stack = state.config.stakes.map_or(Chips::ZERO, |stakes| stakes.buy_in_max);
    Entry::Seated { chair, who: Identity::Bot { name, style: style.to_owned() }, stack }
}

const _: () = assert!(NAMES.len() > MAX_SEATS, "an unused name is always left");
