//! Who sits where with what: bots, their chips and the button, drawn from the seed.

use super::Player;
use crate::chance::Chance;
use crate::wire::Refused;
use games::holdem::{Holdem, Rules, SetupError};
use games::{Chips, Seat, SeatSet};
use strategy::bots::Bot;
use strategy::bots::holdem::{LOOSE, TIGHT};

/// Ten players of other games, one for each seat. All of them are bots here, and are said to be.
const NAMES: [&str; 10] =
    ["Ada", "Blaise", "Carl", "Dorothy", "Emmy", "Florence", "Grace", "Henri", "Ida", "Jakob"];

/// The fewest and the most big blinds that a player brings.
const BIG_BLINDS: (u64, u64) = (15, 100);

/// The table before the hand.
pub struct Table {
    pub button: Seat,
    pub players: Vec<Player>,
    pub bots: Vec<&'static dyn Bot<Holdem>>,
}

impl Table {
    /// Draws a table. Stacks differ, so that side banks come about.
    ///
    /// # Errors
    /// Where the blinds are so high that the chips would be too many.
    pub fn draw(seats: usize, rules: &Rules, chance: &mut Chance) -> Result<Table, Refused> {
        let all = SeatSet::all(seats);
        let bots: Vec<&'static dyn Bot<Holdem>> = all.iter().map(|_| draw_bot(chance)).collect();
        let seated = all.iter().zip(&bots).map(|(seat, bot)| {
            let stack = draw_stack(rules, chance)?;
            let name = NAMES[seat.index()];
            Ok(Player { seat, name, bot: bot.name(), manner: bot.manner(), stack, cards: None })
        });
        let players = seated.collect::<Result<_, Refused>>()?;
        let button = all.iter().nth(chance.below(seats as u32) as usize).unwrap_or(Seat::FIRST);
        Ok(Table { button, players, bots })
    }
}

fn draw_bot(chance: &mut Chance) -> &'static dyn Bot<Holdem> {
    if chance.below(2) == 0 { &TIGHT } else { &LOOSE }
}

fn draw_stack(rules: &Rules, chance: &mut Chance) -> Result<Chips, Refused> {
    let (fewest, most) = BIG_BLINDS;
    let times = fewest + chance.below_u64(most - fewest + 1);
    let units = rules.big_blind().get().checked_mul(times);
    let stack = units.and_then(|units| Chips::new(units).ok());
    stack.ok_or_else(|| SetupError::TooManyChips.into())
}
