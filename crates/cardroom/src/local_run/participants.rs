//! Participants of a small poker run.

use crate::narrate::PlayerNames;
use crate::rng::Chance;
use strategy::bots::NAMES;
use strategy::bots::poker_run::{BUYERS, ExtraCardStrategy};

/// A participant of the event, who is a bot or the human player.
pub struct RunParticipant {
    /// Number of the participant, from 1.
    pub number: usize,
    pub name: &'static str,
    /// The bot that decides on the extra card; `None` for the human player at the terminal.
    pub buyer: Option<&'static dyn ExtraCardStrategy>,
    /// `true` if the participant rides the route, `false` to spin all cards at the finish.
    pub rides: bool,
}

/// The participants of an event before it is opened: their number, the human player, and the bots' strategy.
#[derive(Clone, Copy)]
pub struct RunSetup {
    /// Number of participants.
    pub participants: usize,
    /// The human player's number, if there is one.
    pub person: Option<usize>,
    /// The bot that decides for all other participants; if `None`, a random one for each.
    pub buyer: Option<&'static dyn ExtraCardStrategy>,
}

impl RunSetup {
    /// Names of the participants.
    pub fn names(&self) -> PlayerNames {
        PlayerNames::new(NAMES.into_iter().take(self.participants))
    }

    /// Creates a participant. In an event of four or more, the last one does not ride unless it is the human player.
    pub(super) fn participant(&self, number: usize, chance: &mut Chance) -> RunParticipant {
        let person = Some(number) == self.person;
        let buyer = (!person).then(|| self.buyer.unwrap_or_else(|| draw_buyer(chance)));
        let rides = person || number < 4 || number < self.participants;
        RunParticipant { number, name: NAMES[number - 1], buyer, rides }
    }
}

/// Draws a random bot that has a strategy; baseline bots are excluded.
fn draw_buyer(chance: &mut Chance) -> &'static dyn ExtraCardStrategy {
    let strategies: Vec<_> = BUYERS.iter().filter(|buyer| buyer.baseline().is_none()).collect();
    strategies[chance.bots.below(strategies.len() as u32) as usize].to_owned()
}
