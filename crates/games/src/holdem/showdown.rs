//! The showdown (clause `holdem/stage-5`, rulings TH-8, TH-12, TH-13).

use super::{Action, Event, Holdem, Phase, Refusal, Showdown};
use crate::face::Hidden;
use crate::seat::{Seat, SeatSet};

impl Holdem {
    pub(super) fn begin_showdown(&mut self, out: &mut impl FnMut(Event)) {
        self.return_unmatched(out);
        self.weigh_hands();
        if self.rules.showdown == Showdown::AllShow {
            self.table_all(out);
        }
        self.phase = Phase::Showdown(self.first_to_show());
        self.pass_showdown_turn(self.first_to_show(), out);
    }

    /// The last raiser, if still in; else the first seat left of the button (TH-8).
    fn first_to_show(&self) -> Seat {
        let seats = self.seats();
        let raiser = self.last_raiser.filter(|&seat| self.still_in.contains(seat));
        let left = self.still_in.first_from(self.button.left(seats));
        raiser.or(left).unwrap_or(self.button)
    }

    pub(super) fn apply_at_showdown(
        &mut self,
        turn: Seat,
        seat: Seat,
        action: Action,
        clock: bool,
        out: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        match action {
            Action::Show => {
                self.check_show(seat)?;
                self.table(seat, out);
            }
            Action::Muck => {
                self.check_muck(turn, seat)?;
                self.mucks += 1;
                self.mucked_as[seat] = self.mucks;
                out(Event::Mucked { seat, clock });
            }
            _ => return Err(Refusal::ShowdownNow { action }),
        }
        self.pass_showdown_turn(turn, out);
        Ok(())
    }

    /// Who is still in, not tabled and not mucked.
    fn undeclared(&self) -> SeatSet {
        self.claiming().difference(self.tabled)
    }

    /// Who has neither folded nor mucked.
    pub(super) fn claiming(&self) -> SeatSet {
        self.still_in.iter().filter(|&seat| self.mucked_as[seat] == 0).collect()
    }

    /// The next seat shows, unless all have, or one hand is left, which wins unseen.
    fn pass_showdown_turn(&mut self, from: Seat, out: &mut impl FnMut(Event)) {
        match self.undeclared().first_from(from) {
            Some(seat) if self.claiming().len() > 1 => self.phase = Phase::Showdown(seat),
            _ => self.share_pots(out),
        }
    }

    /// Anybody may table early, which takes nothing from anybody (TH-13).
    pub(super) fn check_show(&self, seat: Seat) -> Result<(), Refusal> {
        if !self.undeclared().contains(seat) {
            return Err(Refusal::NotInShowdown(seat));
        }
        if self.unknown.contains(seat) {
            return Err(Refusal::CardsUnknown(seat));
        }
        Ok(())
    }

    /// A hand may be mucked in turn once it can win nothing more; one whose cards nobody knows always, since a record
    /// that does not know it cannot weigh it, and in any order, since the record has the order (TH-8, TH-13).
    pub(super) fn check_muck(&self, turn: Seat, seat: Seat) -> Result<(), Refusal> {
        if !self.undeclared().contains(seat) {
            return Err(Refusal::NotInShowdown(seat));
        }
        if self.unknown.contains(seat) {
            return Ok(());
        }
        if seat != turn {
            return Err(Refusal::NotYourTurn { seat, awaited: turn });
        }
        if self.is_beaten(seat) { Ok(()) } else { Err(Refusal::Unbeaten) }
    }

    /// Whether a tabled hand beats this one in every bank that somebody else claims too.
    fn is_beaten(&self, seat: Seat) -> bool {
        let pots = self.pots().pots.into_iter();
        pots.filter(|pot| pot.eligible.contains(seat)).all(|pot| {
            let rivals = pot.eligible.intersection(self.claiming()).without(seat);
            let mut tabled = rivals.intersection(self.tabled).iter();
            rivals.is_empty() || tabled.any(|rival| self.strengths[rival] > self.strengths[seat])
        })
    }

    /// Tables every hand still in whose cards are known.
    pub(super) fn table_all(&mut self, out: &mut impl FnMut(Event)) {
        for seat in self.undeclared().difference(self.unknown).iter_from(self.first_to_show()) {
            self.table(seat, out);
        }
    }

    fn table(&mut self, seat: Seat, out: &mut impl FnMut(Event)) {
        self.tabled.insert(seat);
        out(Event::Tabled { seat, cards: self.hole_cards(seat).map(Hidden::new) });
    }
}
