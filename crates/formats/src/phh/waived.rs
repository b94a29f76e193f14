//! Checks without effect. A betting round that ends because no other player can act leaves one player without
//! a turn. Some programs record a check for that player anyway; it changes nothing (TH-15).

use super::replayer::Replayer;
use crate::code::Code;
use crate::error::FileError;
use games::holdem::{Action, Clause, Phase, Refusal};
use games::seat::{Seat, SeatSet};

impl Replayer {
    /// Called after the forced bets and after each action, with the players who were still to act. If the betting round
    /// has ended and the only player with chips left was still to act, the next action of the file may be a check
    /// without effect by that player.
    pub fn waive(&mut self, pending: SeatSet) {
        let contested = self.betting_round_is_closed() && self.game.still_in().len() > 1;
        self.waived = self.game.can_act().only().filter(|&seat| contested && pending.contains(seat));
    }

    /// Returns whether no betting round is in progress.
    pub const fn betting_round_is_closed(&self) -> bool {
        !matches!(self.game.phase(), Phase::Betting(_))
    }

    /// Accepts a check or call after the end of a betting round only if it is the one that [`Replayer::waive`]
    /// allowed.
    pub fn check_after(&self, seat: Seat, waived: Option<Seat>) -> Result<(), FileError> {
        if waived == Some(seat) {
            return Ok(());
        }
        let over =
            self.game.phase() == Phase::Over && (self.board_is_whole() || self.game.still_in().len() == 1);
        let once = match waived {
            Some(waived) => format!("only p{waived} may write a check here, which changes nothing"),
            None => "leave this action out".to_owned(),
        };
        let message = |why: &str| format!("p{seat} has nothing to check or call: {why}; {once}");
        let error = if over {
            FileError::new(Code::of(&Refusal::Over), message("the hand is over"))
        } else {
            let why = "the betting is over, only shows (sm) and cards of the board (d db) follow";
            FileError::new(Code::of(&Refusal::ShowdownNow { action: Action::Check }), message(why))
        };
        Err(error.by(&[Clause::TradeEnd, Clause::Th15]))
    }
}
