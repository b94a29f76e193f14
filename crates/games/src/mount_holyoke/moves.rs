//! What a seat may do now. [`Game::apply`](crate::Game::apply) asks the same questions one by one, so that it can name
//! the clause.

use super::action::Action;
use super::cards::{Cards, Play};
use super::combination::Combination;
use super::enumerate::{every_play, several_cards, singles};
use super::rules::Ranking;
use crate::game::Legal;

/// The legal moves of one seat. They tell its hand, so they are neither serialised nor printed.
#[derive(Clone, Copy)]
pub struct Moves {
    /// The cards that may be played: on the opening play only one.
    pub(super) hand: Cards,
    /// The card that a play must contain, if one opens the round.
    pub(super) must: Cards,
    pub(super) under: Option<Combination>,
    pub(super) ranking: Ranking,
    pub(super) may_pass: bool,
}

impl Moves {
    /// Nothing at all: it is another seat's turn.
    pub(super) const fn none(ranking: Ranking) -> Moves {
        Moves { hand: Cards::EMPTY, must: Cards::EMPTY, under: None, ranking, may_pass: false }
    }

    /// Every combination that may be played, without allocation.
    pub fn plays(&self) -> impl Iterator<Item = Combination> + Clone {
        let must = self.must;
        every_play(self.hand, self.under, self.ranking).filter(move |play| play.cards().contains_all(must))
    }

    /// Whether a pass is allowed.
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

    /// Every legal play, and the pass, with equal chances.
    fn pick(&self, below: &mut dyn FnMut(u64) -> u64) -> Option<Action> {
        let must = self.must;
        let singles = if must.is_empty() { singles(self.hand, self.under, self.ranking) } else { must };
        let several = || {
            let plays = several_cards(self.hand, self.under, self.ranking)?;
            Some(plays.filter(move |play| play.cards().contains_all(must)))
        };
        let plays = singles.len() + several().map_or(0, Iterator::count);
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
        several()?.nth(chosen - singles.len()).map(|play| Action::Play(play.play()))
    }
}
