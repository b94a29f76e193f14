//! The showdown of a file: what it says about it, whatever the order, in the order that the rules need.

use super::error::PhhError;
use super::replay::Replayer;
use crate::holdem::{Action, Clause, Phase, Refusal};
use crate::seat::{Seat, SeatSet};

/// A player shows or mucks, by an action of the file.
#[derive(Clone, Copy)]
pub(super) struct Declared {
    /// The entry of `actions`, counted from 1.
    pub number: usize,
    pub seat: Seat,
    /// [`Action::Show`] or [`Action::Muck`].
    pub action: Action,
}

impl Replayer {
    /// Notes what the file says, if the trades are over and the player has a hand and has not spoken before.
    pub fn note(&mut self, declared: Declared) -> Result<(), PhhError> {
        if matches!(self.game.phase, Phase::Trade(_)) {
            return Err(self.refused(&Refusal::TradeNow { action: declared.action }));
        }
        let spoke = self.declared.iter().any(|other| other.seat == declared.seat);
        if spoke || !self.game.still_in.contains(declared.seat) {
            return Err(self.refused(&Refusal::NotInShowdown(declared.seat)));
        }
        self.declared.push(declared);
        Ok(())
    }

    /// Plays the showdown as far as the file tells it.
    pub fn declare(&mut self) -> Result<(), PhhError> {
        self.show_declared()?;
        while let Phase::Showdown(turn) = self.game.phase {
            let moved = self.muck_declared() || self.show_silent()? || self.muck_silent(turn)?;
            if !moved {
                break;
            }
        }
        self.check_mucks()
    }

    /// Hands that the file shows are tabled first: nobody loses anything by that (TH-13).
    fn show_declared(&mut self) -> Result<(), PhhError> {
        for Declared { number, seat, action } in self.declared.clone() {
            let open = matches!(self.game.phase, Phase::Showdown(_));
            if open && action == Action::Show && self.is_undeclared(seat) && !self.game.unknown.contains(seat)
            {
                self.apply(seat, Action::Show).map_err(|error| error.in_action(number))?;
            }
        }
        Ok(())
    }

    fn is_undeclared(&self, seat: Seat) -> bool {
        self.game.claiming().contains(seat) && !self.game.tabled.contains(seat)
    }

    /// The mucks of the file that are still to come. Without the whole board nobody can tell whether a known hand is
    /// beaten.
    fn pending_mucks(&self) -> Vec<Declared> {
        let ready = |seat| self.board_is_whole() || self.game.unknown.contains(seat);
        let mucks = self.declared.iter().filter(|declared| declared.action == Action::Muck);
        mucks.filter(|declared| self.is_undeclared(declared.seat) && ready(declared.seat)).copied().collect()
    }

    /// Takes the first muck of the file that can be taken now.
    fn muck_declared(&mut self) -> bool {
        self.pending_mucks().into_iter().any(|declared| self.apply(declared.seat, Action::Muck).is_ok())
    }

    /// Who is still in and about whom the file says nothing.
    fn silent(&self) -> SeatSet {
        let spoken: SeatSet = self.declared.iter().map(|declared| declared.seat).collect();
        self.game.claiming().difference(self.game.tabled).difference(spoken)
    }

    /// A known hand that the file says nothing about is shown.
    fn show_silent(&mut self) -> Result<bool, PhhError> {
        let known = self.silent().difference(self.game.unknown).iter().next();
        match known.filter(|_| self.board_is_whole()) {
            Some(seat) => self.apply(seat, Action::Show).map(|()| true),
            None => Ok(false),
        }
    }

    /// An unknown hand that is not mucked by the file, such as one that shows one card, gives way to a tabled one.
    /// Where none is tabled the file does not say who wins, and the hand stays open.
    fn muck_silent(&mut self, turn: Seat) -> Result<bool, PhhError> {
        let pending = self.pending_mucks();
        let due = pending.iter().find(|declared| declared.seat == turn);
        let stuck = due.or(pending.first().filter(|_| self.game.tabled.is_empty()));
        if let Some(&Declared { number, seat, action }) = stuck {
            return self.apply(seat, action).map(|()| true).map_err(|error| error.in_action(number));
        }
        if !self.board_is_whole() || self.game.tabled.is_empty() {
            return Ok(false);
        }
        self.apply(turn, Action::Muck).map(|()| true)
    }

    /// The rules table some hands by themselves (TH-8). A file may call such a hand mucked, but not one that wins.
    fn check_mucks(&self) -> Result<(), PhhError> {
        let Some(outcome) = self.outcome() else { return Ok(()) };
        let collected = outcome.collected();
        let wins = |declared: &&Declared| {
            let tabled = self.game.tabled.contains(declared.seat);
            declared.action == Action::Muck && tabled && collected[declared.seat] > crate::Chips::ZERO
        };
        let Some(declared) = self.declared.iter().find(wins) else { return Ok(()) };
        let message =
            format!("p{} mucks a hand that is tabled by the rules and wins: show it", declared.seat);
        let error = PhhError::new("mucks_winner", message).by(&[Clause::Stage5, Clause::Th8]);
        Err(error.in_action(declared.number))
    }
}
