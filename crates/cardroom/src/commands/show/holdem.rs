//! `show holdem`: plays a hand among bots and narrates it.

use super::print;
use super::shown_round::{ChipResults, Page, Player, ShownRound, narrate};
use crate::narrate::holdem::{HoldemNarrator, money};
use crate::paint::thousands;
use crate::rng::Rng;
use crate::table_bots::{self, Bots};
use games::holdem::{Holdem, Rules, Seen, Settings, SetupError, Table};
use games::{Chips, Refereed, Seat, SeatSet, Viewer};
use requests::RequestError;
use schemars::JsonSchema;
use serde::Serialize;
use strategy::bots::NAMES;

/// Minimum and maximum stack of a player, in big blinds.
const BIG_BLINDS: (u64, u64) = (15, 100);

/// Result of a hand: the button's seat, the stacks and the net results.
#[derive(Serialize, JsonSchema)]
pub struct Ending {
    button: Seat,
    #[serde(flatten)]
    moved: ChipResults,
}

/// Plays a hand among bots, from the shuffle to the last pot. The stacks are random, so that side pots can occur.
///
/// # Errors
/// If the settings are invalid, or the blinds are so high that the chips in play would overflow.
pub fn play_round(
    seats: usize,
    settings: &Settings,
    seed: u64,
) -> Result<ShownRound<Settings, Seen, Ending>, RequestError> {
    let rules = Rules::new(settings)?;
    let rng = &mut Rng::new(seed);
    let all = SeatSet::all(seats);
    let bots: Bots<Holdem> = all.iter().map(|_| table_bots::draw(rng)).collect();
    let stacks = all.iter().map(|_| draw_stack(&rules, rng)).collect::<Result<Vec<Chips>, RequestError>>()?;
    let button = all.iter().nth(rng.below(seats as u32) as usize).unwrap_or(Seat::FIRST);
    let table = Table::new(button, stacks.clone());
    let (hand, events) = table_bots::play_out::<Holdem>(&rules, &table, &bots, rng)?;
    let players: Vec<Player> = all.iter().map(|seat| player(&hand, seat, &bots, &stacks)).collect();
    let (lines, narrated) = narrate::<Holdem, HoldemNarrator>(&hand, &events, &players);
    let moved = ChipResults::between(&players, hand.stacks().as_slice());
    let rules: Settings = rules.into();
    let page = Page {
        title: title(seats, &rules),
        players: print::players(&players, Some(button), thousands, HEADER),
        narrated,
        result: Some(print::moved(&players, &moved, thousands)),
    };
    Ok(ShownRound { game: Holdem::NAME, seed, rules, players, lines, result: Ending { button, moved }, page })
}

const HEADER: &str = "seat    player                   chips   cards";

/// The player in a seat, with the hole cards of that seat.
fn player(hand: &Holdem, seat: Seat, bots: &Bots<Holdem>, stacks: &[Chips]) -> Player {
    let (place, bot) = (seat.index(), bots[seat.index()]);
    let cards = hand.view(Viewer::Seat(seat)).seats[place].cards;
    Player {
        seat,
        name: NAMES[place],
        bot: bot.name(),
        manner: bot.description(),
        stack: Some(stacks[place]),
        cards: cards.map(|cards| cards.to_vec()),
    }
}

fn draw_stack(rules: &Rules, rng: &mut Rng) -> Result<Chips, RequestError> {
    let (fewest, most) = BIG_BLINDS;
    let times = fewest + rng.below_u64(most - fewest + 1);
    let units = rules.big_blind().get().checked_mul(times);
    let stack = units.and_then(|units| Chips::new(units).ok());
    stack.ok_or_else(|| SetupError::TooManyChips.into())
}

/// The game in one line: `Hold'em, 6 seats, blinds 50 and 100, ante 10`.
pub fn title(seats: usize, rules: &Settings) -> String {
    let blinds = [rules.small_blind, rules.big_blind].map(|blind| money(blind.unwrap_or_default()));
    let ante = rules.ante.filter(|&ante| ante > Chips::ZERO);
    let ante = ante.map(|ante| format!(", ante {}", money(ante))).unwrap_or_default();
    format!("Hold'em, {seats} seats, blinds {} and {}{ante}", blinds[0], blinds[1])
}
