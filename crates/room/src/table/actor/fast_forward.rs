//! Fast-forwards a hand in which only bots are left: they act without their usual delay once every connected player who
//! was dealt in, and is now out of the hand, has requested it.

use super::Actor;
use crate::game::Round;
use crate::store::Store;
use crate::table::chair::Chair;
use crate::table::error::CommandError;
use crate::table::person::Person;
use std::collections::BTreeSet;
use tokio::time::{Duration, Instant};

/// Delay of a bot's action in a fast-forwarded hand.
pub(super) const FAST_FORWARD_DELAY: Duration = Duration::from_millis(50);

impl<S: Store> Actor<S> {
    /// Records a player's request to fast-forward the hand. When all waiting players have requested it, bots act
    /// without their usual delay.
    ///
    /// # Errors
    /// [`CommandError::NoFastForward`] if the person is not one of the waiting players of this hand.
    pub(super) fn fast_forward(&mut self, who: Option<&Person>, hand: u64) -> Result<(), CommandError> {
        let chair = who.and_then(|who| self.state.chair_of(who.id));
        let Some(chair) =
            chair.filter(|chair| hand == self.state.hand.number() && self.waiting().contains(chair))
        else {
            return Err(CommandError::NoFastForward);
        };
        if self.fast_forward_requests.0 != hand {
            self.fast_forward_requests = (hand, BTreeSet::new());
        }
        self.fast_forward_requests.1.insert(chair);
        if self.is_fast_forwarded() {
            self.bot_at = self.bot_at.map(|at| at.min(Instant::now() + FAST_FORWARD_DELAY));
        }
        Ok(())
    }

    /// Numbers of the chairs of the waiting players who have not requested to fast-forward this hand yet.
    pub(super) fn fast_forward_chairs(&self) -> Vec<u8> {
        let asked = |chair: &Chair| {
            self.fast_forward_requests.0 == self.state.hand.number()
                && self.fast_forward_requests.1.contains(chair)
        };
        self.waiting().iter().filter(|chair| !asked(chair)).map(|chair| chair.number()).collect()
    }

    /// Returns whether there are waiting players and all of them have requested to fast-forward this hand.
    pub(super) fn is_fast_forwarded(&self) -> bool {
        let waiting = self.waiting();
        self.fast_forward_requests.0 == self.state.hand.number()
            && !waiting.is_empty()
            && waiting.iter().all(|chair| self.fast_forward_requests.1.contains(chair))
    }

    /// The chairs of the waiting players: those who are connected, were dealt into the hand in progress and are no
    /// longer in it. Empty between hands, if a player is still in, or if no bot was dealt in.
    fn waiting(&self) -> BTreeSet<Chair> {
        let Some(play) = self.state.hand.playing() else { return BTreeSet::new() };
        let connected = self.connected_chairs();
        // The seats that are out are read from a complete view, which a hand without bots never needs.
        if connected.is_empty() || !play.opened.lineup.iter().any(|&chair| self.is_bot(chair)) {
            return BTreeSet::new();
        }
        let out_seats = play.round.out();
        let is_out = |chair: Chair| play.seat(chair).is_none_or(|seat| out_seats.contains(seat));
        let (out, still_in): (Vec<Chair>, Vec<Chair>) =
            play.opened.lineup.iter().copied().partition(|&chair| is_out(chair));
        if still_in.into_iter().any(|chair| !self.is_bot(chair)) {
            return BTreeSet::new();
        }
        let waits = |chair: &Chair| !self.is_bot(*chair) && connected.contains(&chair.number());
        out.into_iter().filter(waits).collect()
    }

    /// Time for which clients show the run-out of the last hand; zero without a run-out, and during a hand.
    pub(super) fn run_out_time(&self) -> Duration {
        let hand = &self.state.hand;
        let stages = hand.round().filter(|_| !hand.is_open()).map_or(0, Round::stage_count);
        self.pace.stage * u32::try_from(stages).unwrap_or(0)
    }
}
