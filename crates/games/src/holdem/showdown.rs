//! The showdown (clause `holdem/stage-5`, rulings TH-8, TH-12, TH-13, TH-18).

use super::hand::check_turn;
use super::{Action, CalledBettor, Event, Holdem, Phase, Refusal, Showdown, Strength};
use crate::face::{Hidden, Shown};
use crate::seat::{Seat, SeatSet};
use cards::eval::Packed;

impl Holdem {
    pub(super) fn begin_showdown(&mut self, out: &mut impl FnMut(Event)) {
        self.return_unmatched(out);
        self.evaluate_hands();
        if self.rules.showdown == Showdown::AllShow {
            self.table_all(out);
        }
        self.phase = Phase::Showdown(self.first_to_show());
        self.pass_showdown_turn(self.first_to_show(), out);
    }

    /// Evaluates every hand still in. The board must be complete.
    fn evaluate_hands(&mut self) {
        let board: Packed = (0..5).map(|place| self.board_card(place)).collect();
        for seat in self.still_in.iter() {
            let [first, second] = self.hole_cards(seat);
            let seven = board.with(first).with(second);
            self.strengths[seat] = Strength::of(seven, self.rules.compare);
        }
    }

    /// The seat that shows first (TH-8): the last aggressor, if still in, or else the first seat from the button's left
    /// that is still in. The last aggressor is the last raiser of the last betting round (in version 1, of the hand).
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
                self.mucked.insert(seat);
                self.mucked_as[seat] = self.mucked.len() as u8;
                out(Event::Mucked { seat, clock });
            }
            _ => return Err(Refusal::ShowdownNow { action }),
        }
        self.pass_showdown_turn(turn, out);
        Ok(())
    }

    /// Seats still in the hand that have neither tabled nor mucked.
    fn undeclared(&self) -> SeatSet {
        self.contenders().difference(self.tabled)
    }

    /// Passes the turn to the next seat to show. Ends the hand once every seat has shown or mucked, or once a
    /// single hand is left, which wins without being shown. A hand that its player may not muck is tabled
    /// automatically (TH-18), except in version 1.
    fn pass_showdown_turn(&mut self, from: Seat, out: &mut impl FnMut(Event)) {
        while let Some(seat) = self.undeclared().first_from(from).filter(|_| self.contenders().has_several())
        {
            self.phase = Phase::Showdown(seat);
            if self.version == 1 || self.check_muck(seat, seat).is_ok() {
                return;
            }
            self.table(seat, out);
        }
        self.share_pots(out);
    }

    /// Applies an action after the hand: a player who won without showing may show one card or both (TH-18).
    pub(super) fn apply_after(
        &mut self,
        seat: Seat,
        action: Action,
        out: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        if self.check_show_after(seat).is_err() {
            return Err(Refusal::Over);
        }
        match action {
            Action::Show => {
                self.shown_after.insert(seat);
                self.table(seat, out);
                Ok(())
            }
            Action::ShowCard(card) => self.show_card(seat, card, out),
            _ => Err(Refusal::Over),
        }
    }

    fn show_card(&mut self, seat: Seat, card: Shown, out: &mut impl FnMut(Event)) -> Result<(), Refusal> {
        let hidden = self.hidden_cards(seat);
        let place = hidden.iter().position(|&one| one == Some(card)).ok_or(Refusal::NoSuchCard(card))?;
        self.showed_card[place].insert(seat);
        out(Event::ShowedCard { seat, card: Hidden::new(card.0) });
        if self.hidden_cards(seat) == [None; 2] {
            self.shown_after.insert(seat);
            self.tabled.insert(seat);
        }
        Ok(())
    }

    /// The hole cards that a seat has not shown singly.
    pub(super) fn hidden_cards(&self, seat: Seat) -> [Option<Shown>; 2] {
        let [first, second] = self.hole_cards(seat);
        let [showed_first, showed_second] = self.showed_card.map(|seats| seats.contains(seat));
        [(!showed_first).then_some(Shown(first)), (!showed_second).then_some(Shown(second))]
    }

    /// Checks that a seat may show its cards once the hand is over: they must be known, and not folded,
    /// mucked or tabled. Never allowed in version 1.
    pub(super) fn check_show_after(&self, seat: Seat) -> Result<(), Refusal> {
        if self.version == 1 { Err(Refusal::Over) } else { self.check_show(seat) }
    }

    /// Checks that a seat may table its hand. The seat need not be in turn, since an early show disadvantages
    /// no one (TH-13).
    pub(super) fn check_show(&self, seat: Seat) -> Result<(), Refusal> {
        if !self.undeclared().contains(seat) {
            return Err(Refusal::NotInShowdown(seat));
        }
        if self.unknown.contains(seat) {
            return Err(Refusal::CardsUnknown(seat));
        }
        Ok(())
    }

    /// Checks that a seat may muck its hand. A known hand may be mucked in turn once it cannot win anything more, or if
    /// its player is a called bettor who may muck. A hand unknown to the record may be mucked at any time, since it
    /// cannot be evaluated, and in any order, since the record sets the order (TH-8, TH-13).
    pub(super) fn check_muck(&self, turn: Seat, seat: Seat) -> Result<(), Refusal> {
        if !self.undeclared().contains(seat) {
            return Err(Refusal::NotInShowdown(seat));
        }
        if self.unknown.contains(seat) {
            return Ok(());
        }
        check_turn(turn, seat)?;
        let concedes = self.rules.called_bettor == CalledBettor::MayMuck && self.is_called_bettor(seat);
        if concedes || self.is_beaten(seat) { Ok(()) } else { Err(Refusal::Unbeaten) }
    }

    /// Returns whether the seat's bet in the last betting round was called and no one has declared yet
    /// (TH-8). In version 1, under which files are replayed, shown hands come before mucked ones, so earlier
    /// declarations are ignored.
    fn is_called_bettor(&self, seat: Seat) -> bool {
        let first = self.tabled.is_empty() && self.mucked.is_empty();
        self.last_raiser == Some(seat) && (first || self.version == 1)
    }

    /// Returns whether tabled hands beat this one in every pot that another seat also claims.
    pub(super) fn is_beaten(&self, seat: Seat) -> bool {
        let collected = self.pots();
        let mut pots = collected.pots.iter().filter(|pot| pot.eligible.contains(seat));
        pots.all(|pot| {
            let rivals = pot.eligible.intersection(self.contenders()).without(seat);
            let mut tabled = rivals.intersection(self.tabled).iter();
            rivals.is_empty() || tabled.any(|rival| self.strengths[rival] > self.strengths[seat])
        })
    }

    /// Tables every known hand still in.
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
