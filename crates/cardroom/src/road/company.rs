//! Who takes part in a small poker run.

use crate::chance::Chance;
use crate::company::{NAMES, PLAIN};
use crate::narrate::Cast;
use strategy::bots::poker_run::{BUYERS, Buyer};

/// Somebody who takes part.
pub struct Rider {
    /// The number, from 1.
    pub number: usize,
    pub name: &'static str,
    /// Who decides on the extra card; nobody for the person at the terminal.
    pub buyer: Option<&'static dyn Buyer>,
    /// Whether this one rides, or spins everything at the finish.
    pub rides: bool,
}

/// Who takes part.
#[derive(Clone, Copy)]
pub struct Company {
    /// How many.
    pub riders: usize,
    /// The number of the person at the terminal, if there is one.
    pub person: Option<usize>,
    /// Who decides for all others; for each somebody else if left out.
    pub buyer: Option<&'static dyn Buyer>,
}

impl Company {
    /// Their names.
    pub fn cast(&self) -> Cast {
        Cast::new(NAMES.into_iter().take(self.riders))
    }

    /// Of four or more the last does not ride, unless that is the person.
    pub(super) fn rider(&self, number: usize, chance: &mut Chance) -> Rider {
        let person = Some(number) == self.person;
        let buyer = (!person).then(|| self.buyer.unwrap_or_else(|| draw_buyer(chance)));
        let rides = person || number < 4 || number < self.riders;
        Rider { number, name: NAMES[number - 1], buyer, rides }
    }
}

/// Buyers with a mind of their own.
fn draw_buyer(chance: &mut Chance) -> &'static dyn Buyer {
    let minded: Vec<_> = BUYERS.iter().filter(|buyer| !PLAIN.contains(&buyer.name())).collect();
    minded[chance.below(minded.len() as u32) as usize].to_owned()
}
