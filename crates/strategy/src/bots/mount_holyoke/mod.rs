//! Bots that play Mount Holyoke Poker.
//!
//! - [`Style`] (`style.rs`): scores a play by the cards it sheds and the cards it leaves in hand. [`SHED`] gets
//!   rid of many cards at once; [`PATIENT`] keeps its high cards for the end.

mod style;

pub use style::{PATIENT, SHED, Style};

use super::{Bot, Call, DefaultAction, HasBots, Random};
use games::mount_holyoke::{Action, MountHolyoke, Moves, MovesView, View};

impl HasBots for MountHolyoke {
    type Offer = MovesView;
    const CALL: &'static str = "plays the fewest and lowest cards";
    const BOTS: &'static [&'static dyn Bot<MountHolyoke>] = &[&Call, &Random, &SHED, &PATIENT];

    fn offer(view: &View) -> Option<&MovesView> {
        view.legal.as_ref()
    }
}

impl DefaultAction<Action> for MovesView {
    /// The first play in the list, which is the weakest of those with the fewest cards; a pass if there is no play;
    /// `None` if a pass is not legal either.
    fn default_action(&self) -> Option<Action> {
        let first = self.plays.first().map(|&play| Action::Play(play));
        first.or(self.may_pass.then_some(Action::Pass))
    }
}

impl DefaultAction<Action> for Moves {
    /// The first play in order, or else a pass: the action that [`MovesView`] lists first. `None` if neither is
    /// legal.
    #[inline]
    fn default_action(&self) -> Option<Action> {
        let first = self.first_play().map(|play| Action::Play(play.play()));
        first.or(self.may_pass().then_some(Action::Pass))
    }
}
