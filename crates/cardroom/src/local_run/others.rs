//! The actions of the bots in an event: they ride, decide on the extra card and turn in their hands.

use super::{LocalRun, Source, hand};
use crate::rng::Chance;
use games::poker_run::{Event, Stop};
use requests::RequestError;

impl LocalRun {
    /// Plays an event among bots, from the first stop to the prizes.
    ///
    /// # Errors
    /// The game's refusal of a bot's entry, which is a bug in the local run.
    pub fn play_out(&mut self, chance: &mut Chance, out: &mut impl FnMut(Event)) -> Result<(), RequestError> {
        for stop in Stop::all() {
            self.others_at_stop(stop, chance, out)?;
        }
        self.others_at_finish(chance, out)?;
        self.close(chance, out)
    }

    /// Moves the riding bots to a stop, where they spin.
    ///
    /// # Errors
    /// The game's refusal of a bot's entry, which is a bug in the local run.
    pub fn others_at_stop(
        &mut self,
        stop: Stop,
        chance: &mut Chance,
        out: &mut impl FnMut(Event),
    ) -> Result<(), RequestError> {
        for number in self.bots() {
            if self.participants[number - 1].rides {
                let card = self.spin(number, chance);
                self.stamp(number, stop, card, Source::Screen, chance, out)?;
            }
        }
        Ok(())
    }

    /// Moves the bots to the finish. Those that did not ride spin all their cards there; then all decide on the extra
    /// card and turn in their hands.
    ///
    /// # Errors
    /// The game's refusal of a bot's entry, which is a bug in the local run.
    pub fn others_at_finish(
        &mut self,
        chance: &mut Chance,
        out: &mut impl FnMut(Event),
    ) -> Result<(), RequestError> {
        for number in self.bots() {
            self.arrive(number, chance, out)?;
            if !self.participants[number - 1].rides {
                self.spin_all(number, chance, out)?;
            }
        }
        for number in self.bots() {
            if self.may_buy(number) && self.wants_extra(number, chance) {
                let card = self.spin(number, chance);
                self.extra(number, card, Source::Screen, chance, out)?;
            }
        }
        self.bots().into_iter().try_for_each(|number| self.turn_in(number, chance, out))
    }

    /// Numbers of the participants that are bots.
    fn bots(&self) -> Vec<usize> {
        self.participants
            .iter()
            .filter(|participant| participant.buyer.is_some())
            .map(|participant| participant.number)
            .collect()
    }

    fn wants_extra(&self, number: usize, chance: &mut Chance) -> bool {
        let buyer = self.participants[number - 1].buyer;
        buyer.is_some_and(|buyer| buyer.buys(&self.view(), hand(number), &mut |n| chance.bots.below_u64(n)))
    }
}
