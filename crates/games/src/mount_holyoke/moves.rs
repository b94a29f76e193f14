//! Legal actions of a seat. [`Refereed::apply`](crate::Refereed::apply) makes the same checks one by one, so that a
//! refusal can cite the clause.

use super::action::Action;
use super::cards::{Cards, Play};
use super::combination::{Category, Combination};
use super::enumerate::{count_several_cards, every_play, fives, may_have, pairs, singles, threes};
use super::rules::Ranking;
use crate::game::Legal;
use std::ops::ControlFlow;

/// The legal actions of one seat. They reveal its hand, so they are neither serializable nor printable.
#[derive(Clone, Copy)]
pub struct Moves {
    /// The cards that may be played; only the lowest card if it must open alone.
    pub(super) hand: Cards,
    /// The card that a play must contain; empty unless the play opens the round.
    pub(super) must: Cards,
    pub(super) under: Option<Combination>,
    pub(super) ranking: Ranking,
    pub(super) may_pass: bool,
}

impl Moves {
    /// No legal actions, because it is not the seat's turn.
    pub(super) const fn none(ranking: Ranking) -> Moves {
        Moves { hand: Cards::EMPTY, must: Cards::EMPTY, under: None, ranking, may_pass: false }
    }

    /// Iterates over every combination that may be played, without allocating.
    pub fn plays(&self) -> impl Iterator<Item = Combination> + Clone {
        let must = self.must;
        every_play(self.hand, self.under, self.ranking).filter(move |play| play.cards().contains_all(must))
    }

    /// The first play in [order](Combination::order): the weakest of those with the fewest cards. `None` if there is no
    /// play.
    pub fn first_play(&self) -> Option<Combination> {
        // A card alone precedes every other play, so the larger ones are enumerated only if there is none.
        let single = self.singles().lowest().map(Cards::at);
        match single {
            Some(single) => Combination::of(single, self.ranking),
            None => self.first_several(),
        }
    }

    /// The cards that may be played alone.
    fn singles(&self) -> Cards {
        let singles = singles(self.hand, self.under, self.ranking);
        if self.must.is_empty() { singles } else { singles.intersection(self.must) }
    }

    /// Calls `visit` with each combination of two or more cards that may be played, in the order of [`Moves::plays`], until
    /// it breaks. Each number of cards has a loop of its own, which is faster than one over all.
    fn visit_several<B>(&self, mut visit: impl FnMut(Combination) -> ControlFlow<B>) -> ControlFlow<B> {
        let Moves { hand, must, under, ranking, .. } = *self;
        let mut visit = |play: Combination| {
            if play.cards().contains_all(must) { visit(play) } else { ControlFlow::Continue(()) }
        };
        if may_have(under, 2) {
            pairs(hand, under, ranking).try_for_each(&mut visit)?;
        }
        if may_have(under, 3) {
            threes(hand, under, ranking).try_for_each(&mut visit)?;
        }
        if may_have(under, 5) {
            fives(hand, under, ranking).try_for_each(&mut visit)?;
        }
        ControlFlow::Continue(())
    }

    /// The first combination of two or more cards in [order](Combination::order).
    fn first_several(&self) -> Option<Combination> {
        let mut first: Option<Combination> = None;
        let _: ControlFlow<()> = self.visit_several(|play| {
            if first.is_none_or(|first| play.order() < first.order()) {
                first = Some(play);
            }
            ControlFlow::Continue(())
        });
        first
    }

    /// The number of combinations of two or more cards that may be played.
    // Not inlined, like the next one: most turns are on a single and need neither, nor the stack space of their iterators.
    #[inline(never)]
    fn count_several(&self) -> usize {
        if self.under.is_none() && self.must.is_empty() {
            return count_several_cards(self.hand, self.ranking);
        }
        let mut count = 0;
        let _: ControlFlow<()> = self.visit_several(|_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    /// The combination of two or more cards at this position of [`Moves::plays`], counted from 0 at the first of them.
    #[inline(never)]
    fn nth_several(&self, number: usize) -> Option<Combination> {
        let mut before = 0..number;
        let found = self.visit_several(|play| match before.next() {
            Some(_) => ControlFlow::Continue(()),
            None => ControlFlow::Break(play),
        });
        found.break_value()
    }

    /// Returns whether the play to beat is a single, as in most turns.
    fn is_on_single(&self) -> bool {
        self.under.is_some_and(|under| under.category() == Category::Single)
    }

    /// Returns whether a pass is legal.
    pub const fn may_pass(&self) -> bool {
        self.may_pass
    }

    fn allows_play(&self, play: Play) -> bool {
        let held = self.hand.contains_all(play.cards()) && play.cards().contains_all(self.must);
        let combination = Combination::of(play.cards(), self.ranking).filter(|_| held);
        let on_lead = self.under.is_none();
        let fits =
            |under: Combination| combination.is_some_and(|play| play.fits_on(&under, self.ranking).is_ok());
        combination.is_some() && (on_lead || self.under.is_some_and(fits))
    }
}

impl Legal<Action> for Moves {
    fn allows(&self, action: &Action) -> bool {
        match action {
            Action::Play(play) => self.allows_play(*play),
            Action::Pass => self.may_pass,
        }
    }

    /// Picks among all legal plays and the pass with equal probability; `None` if there is no legal action.
    fn pick(&self, below: &mut dyn FnMut(u64) -> u64) -> Option<Action> {
        let singles = self.singles();
        let plays = singles.len() + if self.is_on_single() { 0 } else { self.count_several() };
        let actions = plays + usize::from(self.may_pass);
        if actions == 0 {
            return None;
        }
        let chosen = below(actions as u64) as usize;
        if chosen == plays {
            return Some(Action::Pass);
        }
        if chosen < singles.len() {
            return Some(Action::Play(Play::new(singles.nth(chosen))));
        }
        self.nth_several(chosen - singles.len()).map(|play| Action::Play(play.play()))
    }
}
