//! Awarding of the pots, and the settlement in chips (clauses `holdem/bank-1`, `/bank-2`, TH-6).

use super::event::{WonBy, won_clauses};
use super::{Clause, Event, Holdem, Phase};
use crate::chips::Chips;
use crate::pots::{Award, Contributions, Pot, Pots, uncalled};
use crate::seat::{BySeat, MAX_SEATS, Seat, SeatSet};
use crate::settlement::{Line, WagerResult};
use arrayvec::ArrayVec;

/// The result of one hand, in chips.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The uncalled bet that was returned, if any.
    pub returned: Option<(Seat, Chips)>,
    /// The pots, the main pot first.
    pub pots: ArrayVec<PotOutcome, MAX_SEATS>,
    /// `true` if a player who has not folded is all in, so that the pots are formed under `/bank-2`.
    pub all_in: bool,
    /// Each seat's stack at the end, in chips.
    pub stacks: BySeat<Chips>,
}

/// The result of one pot: its winners and their shares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PotOutcome {
    /// The pot that was won.
    pub pot: Pot,
    /// The seats that won the pot.
    pub winners: SeatSet,
    /// Each seat's share, in chips; 0 for seats that win nothing.
    pub shares: BySeat<Chips>,
    /// The way in which the pot was won.
    pub by: WonBy,
}

/// The pot of a settlement line, by index: 0 is the main pot, 1 the first side pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PotWager(pub usize);

impl Outcome {
    /// Each seat's shares of all pots together, in chips, before its own payments are subtracted.
    pub fn collected(&self) -> BySeat<Chips> {
        let mut collected = BySeat::new(self.stacks.seats());
        for pot in &self.pots {
            pot.shares.iter().for_each(|(seat, &share)| collected[seat] += share);
        }
        collected
    }

    /// The settlement: one line for each pot and each seat that paid into it or won a share of it. The nets sum to
    /// zero.
    pub fn settle(&self) -> impl Iterator<Item = Line<PotWager, Clause>> + '_ {
        self.pots.iter().enumerate().flat_map(move |(number, pot)| {
            let (paid, shares) = (pot.pot.paid, pot.shares);
            let takes_part = move |&seat: &Seat| paid[seat] > Chips::ZERO || shares[seat] > Chips::ZERO;
            let seats = SeatSet::all(paid.seats()).iter().filter(takes_part);
            seats.map(move |seat| {
                let net = shares[seat].signed() - paid[seat].signed();
                let clauses = won_clauses(self.all_in, pot.by);
                Line { seat, wager: PotWager(number), result: WagerResult::of(net), net, clauses }
            })
        })
    }
}

impl Holdem {
    pub(super) fn pots(&self) -> Pots {
        self.pots_of(self.paid)
    }

    /// The pots formed by these amounts and the dead money.
    pub(super) fn pots_of(&self, layered: BySeat<Chips>) -> Pots {
        let folded = SeatSet::all(self.seats()).difference(self.still_in);
        Pots::collect(&Contributions { layered, dead: self.dead, folded })
    }

    /// Returns the uncalled bet, if there is one, to its player (TH-6).
    pub(super) fn return_unmatched(&mut self, out: &mut impl FnMut(Event)) {
        if let Some((seat, amount)) = uncalled(&self.paid, self.still_in) {
            self.returned = Some((seat, amount));
            self.paid[seat] -= amount;
            self.betting.bet[seat] = self.betting.bet[seat].saturating_sub(amount);
            self.stacks[seat] += amount;
            out(Event::Returned { seat, amount });
        }
    }

    /// Pays every pot to its winners and ends the hand. An uncalled bet was returned before.
    pub(super) fn share_pots(&mut self, out: &mut impl FnMut(Event)) {
        debug_assert_eq!(uncalled(&self.paid, self.still_in), None, "the uncalled bet was returned");
        let mut collected = Pots::default();
        collected.fill(&self.paid, &self.dead, self.still_in);
        let (of, all_in) = (collected.pots.len(), self.somebody_is_all_in());
        for (number, pot) in collected.pots.iter().enumerate() {
            let (award, by) = self.award(pot);
            for seat in award.winners.iter_from(self.button.left(self.seats())) {
                let amount = award.shares[seat];
                self.stacks[seat] += amount;
                let hand = None;
                out(Event::Won { pot: number, of, seat, amount, all_in, by, hand });
            }
        }
        self.phase = Phase::Over;
    }

    pub(super) fn settle_pots(&self) -> Outcome {
        let (pots, all_in) = (self.award_pots(), self.somebody_is_all_in());
        Outcome { returned: self.returned, pots, all_in, stacks: self.stacks }
    }

    fn somebody_is_all_in(&self) -> bool {
        !self.still_in.difference(self.can_act).is_empty()
    }

    pub(super) fn award_pots(&self) -> ArrayVec<PotOutcome, MAX_SEATS> {
        let outcome = |pot: &Pot| {
            let (Award { winners, shares }, by) = self.award(pot);
            PotOutcome { pot: *pot, winners, shares, by }
        };
        self.pots().pots.iter().map(outcome).collect()
    }

    /// Awards one pot, and says how it was won. A pot whose players all mucked goes to the last to muck, who was then
    /// the only player left with a claim to it (TH-13).
    fn award(&self, pot: &Pot) -> (Award, WonBy) {
        let contenders = pot.eligible.intersection(self.contenders());
        let award = if contenders.is_empty() {
            pot.award(|seat| Some(self.mucked_as[seat]), self.button)
        } else {
            pot.award(|seat| contenders.contains(seat).then_some(self.strengths[seat]), self.button)
        };
        let by =
            if pot.eligible.is_single() { WonBy::Folds } else { self.decided_by(contenders, award.winners) };
        (award, by)
    }

    /// Determines how a pot is won, from the hands that claim it.
    fn decided_by(&self, contenders: SeatSet, winners: SeatSet) -> WonBy {
        if !contenders.has_several() {
            return WonBy::Mucks;
        }
        let category = |seat: Seat| self.strengths[seat].category();
        let losers = contenders.difference(winners).iter();
        match (winners.only(), losers.map(category).max()) {
            (Some(winner), Some(best)) if best < category(winner) => WonBy::Category,
            (Some(_), Some(_)) => WonBy::HighCards,
            _ => WonBy::Split,
        }
    }
}
