//! Hands played one after the other, without an allocation, and timed.

use crate::chance::Chance;
use crate::wire::Refused;
use cards::Deck;
use games::holdem::{Action, Holdem, Rules, SetupError, Table, next_button};
use games::seat::MAX_SEATS;
use games::{Actor, Awaiting, Chips, DealtOrder, Game, Seat, SeatSet};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::time::{Duration, Instant};

/// How many hands are played between two looks at the clock.
const BATCH: u64 = 512;

/// What hands are played with, again and again.
pub struct Run {
    rules: Rules,
    table: Table,
    chips: Chips,
    deck: Deck,
    chance: Chance,
}

impl Run {
    /// Every seat has 100 big blinds, in every hand anew.
    ///
    /// # Errors
    /// Where the blinds are so high that the chips would be too many.
    pub fn new(rules: Rules, seats: usize, seed: u64) -> Result<Run, Refused> {
        let stack = rules.big_blind().get().checked_mul(100).and_then(|units| Chips::new(units).ok());
        let chips = stack.and_then(|stack| Chips::checked_sum(vec![stack; seats]));
        let (Some(stack), Some(chips)) = (stack, chips) else {
            return Err(SetupError::TooManyChips.into());
        };
        let table = Table::new(Seat::FIRST, vec![stack; seats]);
        Ok(Run { rules, table, chips, deck: Deck::sorted(), chance: Chance::new(seed) })
    }

    /// Plays the hands; how many seconds they took, and whether every hand kept its chips.
    pub fn play(
        &mut self,
        hands: u64,
        mut policy: impl FnMut(&Holdem, Seat, &mut Chance) -> Option<Action>,
    ) -> Result<(f64, bool), Refused> {
        let bar = Bar::new(hands);
        let mut conserved = true;
        let begin = Instant::now();
        for hand in 0..hands {
            conserved &= self.play_one(&mut policy)?;
            if hand % BATCH == 0 {
                bar.show(hand, begin.elapsed());
            }
        }
        let seconds = begin.elapsed().as_secs_f64();
        bar.clear();
        Ok((seconds, conserved))
    }

    fn play_one(
        &mut self,
        policy: &mut impl FnMut(&Holdem, Seat, &mut Chance) -> Option<Action>,
    ) -> Result<bool, Refused> {
        let seats = self.table.stacks.len();
        self.deck.shuffle_first(cards_needed(seats), |n| self.chance.below(n));
        let order = DealtOrder::new(self.deck.clone());
        let mut hand = Holdem::open(&self.rules, &self.table, &order, &mut |_| {})?;
        while let Awaiting::Seat(seat) = hand.awaiting() {
            let action = policy(&hand, seat, &mut self.chance).unwrap_or(Action::Fold);
            hand.apply(Actor::Seat(seat), &action, &mut |_| {})?;
        }
        self.table.button = next_button(self.table.button, SeatSet::all(seats)).unwrap_or(Seat::FIRST);
        Ok(hand.stacks().as_slice().iter().copied().sum::<Chips>() == self.chips)
    }
}

/// Two cards for each seat, five on the board, three burned; at most 28.
const fn cards_needed(seats: usize) -> u32 {
    assert!(seats <= MAX_SEATS);
    2 * seats as u32 + 5 + 3
}

/// A progress bar on standard error, once the run has taken a second; none where that is no terminal.
struct Bar(ProgressBar);

impl Bar {
    fn new(hands: u64) -> Bar {
        let style = ProgressStyle::with_template("{wide_bar} {human_pos} of {human_len} hands, {eta} left");
        let bar = ProgressBar::with_draw_target(Some(hands), ProgressDrawTarget::stderr());
        Bar(bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar())))
    }

    fn show(&self, hand: u64, elapsed: Duration) {
        if elapsed > Duration::from_secs(1) {
            self.0.set_position(hand);
        }
    }

    fn clear(&self) {
        self.0.finish_and_clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::Legal;
    use strategy::bots::Plain;

    fn allocations(hands: u64, policy: impl FnMut(&Holdem, Seat, &mut Chance) -> Option<Action>) -> u64 {
        let mut run = Run::new(Rules::default(), 6, 1).expect("a table that opens");
        allocation_counter::measure(|| {
            let (_, conserved) = run.play(hands, policy).expect("hands that are played");
            assert!(conserved);
        })
        .count_total
    }

    #[test]
    fn no_hand_allocates() {
        let call = |hand: &Holdem, seat, _: &mut Chance| hand.legal(seat).plain();
        let random =
            |hand: &Holdem, seat, chance: &mut Chance| hand.legal(seat).pick(&mut |n| chance.below_u64(n));
        assert_eq!(allocations(1_000, call), allocations(1, call));
        assert_eq!(allocations(1_000, random), allocations(1, random));
    }

    #[test]
    fn a_seed_plays_the_same_hands() {
        let played = |seed| {
            let mut run = Run::new(Rules::default(), 3, seed).expect("a table that opens");
            let mut actions = Vec::new();
            run.play(20, |hand, seat, chance| {
                let action = hand.legal(seat).pick(&mut |n| chance.below_u64(n));
                actions.push(action);
                action
            })
            .expect("hands that are played");
            actions
        };
        assert_eq!(played(4), played(4));
        assert_ne!(played(4), played(5));
    }
}
