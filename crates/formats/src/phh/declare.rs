//! The showdown of a file: its declarations may come in any order and are replayed in the order that the rules
//! require.

use super::replayer::{Declaration, Replayer};
use crate::code::Code;
use crate::error::FileError;
use games::holdem::{Action, Clause, Phase, Refusal};
use games::seat::{Seat, SeatSet};

impl Replayer {
    /// Records a declaration. The betting must be over, and the player must still hold a hand and not have
    /// declared before.
    pub fn note(&mut self, declared: Declaration) -> Result<(), FileError> {
        if matches!(self.game.phase(), Phase::Betting(_)) {
            return Err(self.refused(&Refusal::TradeNow { action: declared.action }));
        }
        let spoke = self.declared.iter().any(|other| other.seat == declared.seat);
        if spoke || !self.game.still_in().contains(declared.seat) {
            return Err(self.refused(&Refusal::NotInShowdown(declared.seat)));
        }
        self.declared.push(declared);
        Ok(())
    }

    /// Replays the showdown as far as the file determines it.
    pub fn declare(&mut self) -> Result<(), FileError> {
        self.show_declared()?;
        while let Phase::Showdown(turn) = self.game.phase() {
            let moved = self.muck_declared() || self.show_silent()? || self.muck_silent(turn)?;
            if !moved {
                break;
            }
        }
        self.check_mucks()
    }

    /// Tables the hands that the file shows, if both cards are known. It does so before any mucks, which disadvantages
    /// no player (TH-13).
    fn show_declared(&mut self) -> Result<(), FileError> {
        for Declaration { number, seat, action } in self.declared.clone() {
            let open = matches!(self.game.phase(), Phase::Showdown(_));
            if open
                && action == Action::Show
                && self.is_undeclared(seat)
                && !self.game.unknown().contains(seat)
            {
                self.apply(seat, Action::Show).map_err(|error| error.in_action(number))?;
            }
        }
        Ok(())
    }

    fn is_undeclared(&self, seat: Seat) -> bool {
        self.game.contenders().contains(seat) && !self.game.tabled().contains(seat)
    }

    /// The file's mucks that have not been applied yet, except that a known hand waits for the complete board, since
    /// only then can it be compared.
    fn pending_mucks(&self) -> Vec<Declaration> {
        let ready = |seat| self.board_is_whole() || self.game.unknown().contains(seat);
        let mucks = self.declared.iter().filter(|declared| declared.action == Action::Muck);
        mucks.filter(|declared| self.is_undeclared(declared.seat) && ready(declared.seat)).copied().collect()
    }

    /// Applies the first of the file's mucks that is legal now. Returns whether there was one.
    fn muck_declared(&mut self) -> bool {
        self.pending_mucks().into_iter().any(|declared| self.apply(declared.seat, Action::Muck).is_ok())
    }

    /// Players still in the hand whose cards are not tabled yet and for whom the file has no show or muck.
    fn silent(&self) -> SeatSet {
        let spoken: SeatSet = self.declared.iter().map(|declared| declared.seat).collect();
        self.game.contenders().difference(self.game.tabled()).difference(spoken)
    }

    /// Once the board is complete, shows a known hand for which the file has no show or muck. Returns whether one was
    /// shown.
    fn show_silent(&mut self) -> Result<bool, FileError> {
        let known = self.silent().difference(self.game.unknown()).iter().next();
        match known.filter(|_| self.board_is_whole()) {
            Some(seat) => self.apply(seat, Action::Show).map(|()| true),
            None => Ok(false),
        }
    }

    /// Mucks the unknown cards of the player `turn`, such as a hand of which the file shows a single card, if the board
    /// is complete and another hand is tabled. Otherwise the file does not determine the winner, and nothing is mucked.
    /// Before that, applies a muck of the file that [`Replayer::muck_declared`] could not apply, to return its refusal.
    /// Returns whether a hand was mucked.
    fn muck_silent(&mut self, turn: Seat) -> Result<bool, FileError> {
        let pending = self.pending_mucks();
        let due = pending.iter().find(|declared| declared.seat == turn);
        let stuck = due.or(pending.first().filter(|_| self.game.tabled().is_empty()));
        if let Some(&Declaration { number, seat, action }) = stuck {
            return self.apply(seat, action).map(|()| true).map_err(|error| error.in_action(number));
        }
        if !self.board_is_whole() || self.game.tabled().is_empty() {
            return Ok(false);
        }
        self.apply(turn, Action::Muck).map(|()| true)
    }

    /// Refuses a file that mucks a winning hand. The rules table some hands automatically (TH-8), and a file
    /// may record such a hand as mucked only if it wins nothing.
    fn check_mucks(&self) -> Result<(), FileError> {
        let Some(outcome) = self.outcome() else { return Ok(()) };
        let collected = outcome.collected();
        let wins = |declared: &&Declaration| {
            let tabled = self.game.tabled().contains(declared.seat);
            declared.action == Action::Muck && tabled && collected[declared.seat] > games::Chips::ZERO
        };
        let Some(declared) = self.declared.iter().find(wins) else { return Ok(()) };
        let message =
            format!("p{} mucks a hand that is tabled by the rules and wins: show it", declared.seat);
        let error = FileError::new(Code::MucksWinner, message).by(&[Clause::Stage5, Clause::Th8]);
        Err(error.in_action(declared.number))
    }
}
