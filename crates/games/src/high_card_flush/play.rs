//! The flow of a round: wagers, the deal, raises and folds, the showdown (HF-4 to HF-6, HF-8).

use super::action::{Action, HandOwner, Wagers};
use super::hand::{CARDS, Hand};
use super::legal::{WagerLimits, check_raise};
use super::outcome::{Outcome, RoundResult, SeatOutcome, SettledWager};
use super::round::DealtHand;
use super::rules::MAX_SEATS;
use super::settle::decide;
use super::{Event, HighCardFlush, Phase, Refusal};
use crate::chips::Chips;
use crate::face::Hidden;
use crate::seat::{Seat, SeatSet};
use arrayvec::ArrayVec;
use cards::Card;

impl HighCardFlush {
    /// Applies a player's or the clock's action before the deal.
    pub(super) fn apply_wager(
        &mut self,
        seat: Seat,
        action: &Action,
        clock: bool,
        out: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        match action {
            _ if !self.waiting.contains(seat) => return Err(Refusal::AlreadyWagered(seat)),
            Action::Wager(wagers) => {
                WagerLimits::new(&self.rules, self.stacks[seat]).check(wagers)?;
                self.place(seat, *wagers, out);
            }
            Action::SitOut => out(Event::SatOut { seat, clock }),
            Action::Raise(_) | Action::Fold => return Err(Refusal::WagersOpen),
            Action::Misdeal { .. } => return Err(Refusal::NotTheStaff),
        }
        self.waiting.remove(seat);
        if self.waiting.is_empty() {
            self.deal(out);
        }
        Ok(())
    }

    fn place(&mut self, seat: Seat, wagers: Wagers, out: &mut impl FnMut(Event)) {
        self.stacks[seat] -= wagers.total().expect("wagers were checked against the stack");
        self.wagers[seat] = wagers;
        self.playing.insert(seat);
        out(Event::Wagered { seat, wagers });
    }

    /// Deals one card at a time to the seats with an ante and the dealer, seven times (ALL-1). Ends the round if there
    /// is no ante (HF-6).
    fn deal(&mut self, out: &mut impl FnMut(Event)) {
        let Some(first) = self.playing.first_from(Seat::FIRST) else {
            self.phase = Phase::Over;
            return;
        };
        for place in self.playing.iter().map(HandOwner::Seat).chain([HandOwner::Dealer]) {
            let cards = self.places(place).map(|place| self.order.card(place));
            let hand = Hand::of(cards.into_iter().collect(), self.rules.straight_flush_ace);
            self.dealt.push(DealtHand { cards, hand });
            out(Event::Dealt { to: place, cards: cards.map(Hidden::new) });
        }
        self.phase = Phase::Decisions(first);
    }

    /// The cards of a player or the dealer, who must have been dealt in.
    pub(super) fn cards(&self, place: HandOwner) -> [Card; CARDS] {
        self.dealt[self.dealt_place(place)].cards
    }

    /// The positions of a hand's cards in the dealt order, counted from 0. Its owner must have been dealt in.
    pub(super) fn places(&self, place: HandOwner) -> [usize; CARDS] {
        let (dealt, at) = (self.playing.len(), self.dealt_place(place));
        std::array::from_fn(|round| round * (dealt + 1) + at)
    }

    /// The place of a player or the dealer in the order of the deal, counted from 0.
    fn dealt_place(&self, place: HandOwner) -> usize {
        match place {
            HandOwner::Dealer => self.playing.len(),
            HandOwner::Seat(seat) => self.playing.iter().take_while(|&other| other < seat).count(),
        }
    }

    pub(super) fn hand(&self, seat: Seat) -> Hand {
        self.hand_at(HandOwner::Seat(seat))
    }

    fn hand_at(&self, place: HandOwner) -> Hand {
        self.dealt[self.dealt_place(place)].hand
    }

    /// Applies a player's or the clock's action after the deal.
    pub(super) fn apply_decision(
        &mut self,
        turn: Seat,
        seat: Seat,
        action: &Action,
        clock: bool,
        out: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        match *action {
            Action::Wager(_) | Action::SitOut => return Err(Refusal::WagersClosed),
            Action::Misdeal { .. } => return Err(Refusal::NotTheStaff),
            _ if turn != seat => return Err(Refusal::NotYourTurn { seat, awaited: turn }),
            Action::Raise(raise) => {
                let (ante, stack) = (self.wagers[seat].ante, self.stacks[seat]);
                check_raise(&self.rules, ante, self.hand(seat).flush.length(), stack, raise)?;
                self.stacks[seat] -= raise;
                self.raises[seat] = raise;
                out(Event::Raised { seat, amount: raise });
            }
            Action::Fold => {
                self.folded.insert(seat);
                out(Event::Folded { seat, clock });
            }
        }
        match self.playing.iter().find(|&next| next > seat) {
            Some(next) => self.phase = Phase::Decisions(next),
            None => self.turn_up(out),
        }
        Ok(())
    }

    /// Turns up the dealer's hand and every hand with a wager left, then settles the round.
    fn turn_up(&mut self, out: &mut impl FnMut(Event)) {
        let dealer = self.hand_at(HandOwner::Dealer);
        self.show(HandOwner::Dealer, dealer, out);
        out(Event::Dealer { qualifies: self.rules.qualifier.admits(dealer.flush) });
        let wagered = |&seat: &Seat| !self.folded.contains(seat) || self.wagers[seat].has_bonus();
        self.shown = self.playing.iter().filter(wagered).collect();
        self.shown_dealer = true;
        for seat in self.shown.iter() {
            self.show(HandOwner::Seat(seat), self.hand(seat), out);
        }
        self.finish(RoundResult::Played(dealer), out);
    }

    fn show(&self, of: HandOwner, hand: Hand, out: &mut impl FnMut(Event)) {
        let cards = self.cards(of).map(Hidden::new);
        out(Event::TurnedUp { of, cards, length: hand.flush.length(), chosen: hand.chosen });
    }

    /// Applies a misdeal declared by the staff or the house (HF-5).
    pub(super) fn apply_misdeal(
        &mut self,
        at: HandOwner,
        cards: u8,
        out: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        let dealt = match (self.phase, at) {
            (Phase::Over, _) => return Err(Refusal::Over),
            (Phase::Wagers, _) => false,
            (Phase::Decisions(_), HandOwner::Dealer) => true,
            (Phase::Decisions(_), HandOwner::Seat(seat)) => self.playing.contains(seat),
        };
        if !dealt {
            return Err(Refusal::NothingDealt { at });
        }
        if usize::from(cards) == CARDS {
            return Err(Refusal::NoMisdeal { at });
        }
        out(Event::Misdealt { at, cards });
        self.finish(RoundResult::Void { at, cards }, out);
        Ok(())
    }

    /// Settles every wager and ends the round.
    fn finish(&mut self, ending: RoundResult, out: &mut impl FnMut(Event)) {
        self.ending = ending;
        // Without the rules of an `Outcome`, which would be copied.
        let mut seats = ArrayVec::<_, MAX_SEATS>::new();
        self.playing.iter().for_each(|seat| seats.push(self.seat_outcome(seat)));
        let staked = |seat: &SeatOutcome| seat.wagers.total().unwrap_or(Chips::ZERO) + seat.raise;
        let mut nets = [0_i64; MAX_SEATS];
        decide(&seats, ending, self.meter, &self.rules, |seat, decided| {
            let SettledWager { wager, net, result, basis } = decided;
            nets[seat.index()] += net;
            out(Event::Settled { seat, wager, result, net, basis });
        });
        for seat in &seats {
            let net = nets[seat.seat.index()];
            let back = u64::try_from(staked(seat).signed() + net).expect("a loss is at most the stakes");
            self.stacks[seat.seat] += Chips::new(back).expect("opening checked the maximum winnings");
            self.house -= net;
        }
        self.phase = Phase::Over;
    }

    /// The outcome of the round so far.
    pub(super) fn facts(&self) -> Outcome {
        let seats = self.playing.iter().map(|seat| self.seat_outcome(seat)).collect();
        Outcome { rules: self.rules, seats, ending: self.ending, meter: self.meter }
    }

    fn seat_outcome(&self, seat: Seat) -> SeatOutcome {
        SeatOutcome {
            seat,
            wagers: self.wagers[seat],
            raise: self.raises[seat],
            hand: self.shown.contains(seat).then(|| self.hand(seat)),
        }
    }

    /// Returns whether a seat holds cards.
    pub(super) fn is_dealt(&self, seat: Seat) -> bool {
        self.waiting == SeatSet::EMPTY && self.playing.contains(seat)
    }
}
