//! The main pot and side pots (clauses `holdem/bank-1`, `/bank-2`, ruling TH-6).
//!
//! 1. [`Pots::collect`]: an uncalled bet is returned. The other chips form layers, one for each different
//!    amount put in; a layer without an eligible player is merged into an adjacent one; layers with the same
//!    eligible players form one pot.
//! 2. [`Pot::award`]: the best hands split a pot equally; odd chips go one each to the winners, clockwise
//!    from the button's left.

use crate::chips::Chips;
use crate::seat::{BySeat, MAX_SEATS, Seat, SeatSet};
use arrayvec::ArrayVec;
use std::cmp::Ordering;

/// The chips that each player put in, and the players who have folded.
#[derive(Clone, Copy, Debug)]
pub struct Contributions {
    /// Each seat's chips that count toward the layers.
    pub layered: BySeat<Chips>,
    /// Each seat's dead chips, outside the layers. They go into the main pot, which every player still in can win.
    pub dead: BySeat<Chips>,
    /// The seats that folded and therefore cannot win a pot.
    pub folded: SeatSet,
}

/// The main pot or a side pot, before it is awarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pot {
    /// Each seat's chips in the pot.
    pub paid: BySeat<Chips>,
    /// The total of the pot, in chips.
    pub amount: Chips,
    /// The seats that can win the pot.
    pub eligible: SeatSet,
}

/// All pots, the main pot first, and the uncalled bet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pots {
    /// The seat and amount of the uncalled bet, if any.
    pub returned: Option<(Seat, Chips)>,
    /// The pots, the main pot first.
    pub pots: ArrayVec<Pot, MAX_SEATS>,
}

/// The division of one pot among its winners.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Award {
    /// The seats that share the pot.
    pub winners: SeatSet,
    /// Each seat's share, in chips; 0 for seats that win nothing.
    pub shares: BySeat<Chips>,
}

impl Contributions {
    /// Returns whether the amounts of a finished hand prove that a player is all in: if the players still in
    /// put in different amounts, those with less could not call in full. Equal amounts prove nothing, since a
    /// stack may be exactly the bet.
    pub fn shows_all_in(&self) -> bool {
        let mut amounts = self.still_in().iter().map(|seat| self.layered[seat]);
        amounts.next().is_some_and(|first| amounts.any(|amount| amount != first))
    }

    /// The seats that did not fold.
    fn still_in(&self) -> SeatSet {
        SeatSet::all(self.layered.seats()).difference(self.folded)
    }
}

impl Pots {
    /// Separates the uncalled bet and divides the other chips into pots. There are no pots if every player
    /// folded.
    pub fn collect(paid_in: &Contributions) -> Pots {
        let mut layered = paid_in.layered;
        let still_in = paid_in.still_in();
        let returned = uncalled(&layered, still_in);
        if let Some((seat, amount)) = returned {
            layered[seat] -= amount;
        }
        let mut collected = Pots { returned, pots: ArrayVec::new() };
        collected.fill(&layered, &paid_in.dead, still_in);
        collected
    }

    /// Divides chips without an uncalled bet into pots. They are built in place, since copying them, a kilobyte, takes as
    /// long as to build one.
    pub(crate) fn fill(&mut self, layered: &BySeat<Chips>, dead: &BySeat<Chips>, still_in: SeatSet) {
        let mut builder = Builder { still_in, pots: &mut self.pots, unclaimed: None };
        if dead.as_slice().iter().any(|&amount| amount > Chips::ZERO) {
            builder.add(Pot::of(*dead, still_in));
        }
        let mut floor = Chips::ZERO;
        while let Some(ceiling) = layered.as_slice().iter().copied().filter(|&paid| paid > floor).min() {
            builder.add(layer(layered, floor, ceiling, still_in));
            floor = ceiling;
        }
        builder.finish();
    }
}

/// The uncalled part of the highest bet, with its owner. `None` if no part is uncalled, or if the owner folded and
/// therefore forfeits it (`holdem/trade-3`).
pub(crate) fn uncalled(layered: &BySeat<Chips>, still_in: SeatSet) -> Option<(Seat, Chips)> {
    let (mut owner, mut highest, mut second) = (None, Chips::ZERO, Chips::ZERO);
    for (seat, &paid) in layered.iter() {
        if paid > highest {
            (owner, second, highest) = (Some(seat), highest, paid);
        } else if paid > second {
            second = paid;
        }
    }
    let uncalled = highest - second;
    let owner = owner.filter(|&owner| uncalled > Chips::ZERO && still_in.contains(owner))?;
    Some((owner, uncalled))
}

/// The part of every seat's chips between `floor` and `ceiling`, as a pot for the players still in who put in
/// at least `ceiling`.
fn layer(layered: &BySeat<Chips>, floor: Chips, ceiling: Chips, still_in: SeatSet) -> Pot {
    let mut paid = BySeat::new(layered.seats());
    let mut contributors = SeatSet::EMPTY;
    for (seat, &amount) in layered.iter() {
        paid[seat] = amount.min(ceiling).saturating_sub(floor);
        if amount >= ceiling {
            contributors.insert(seat);
        }
    }
    Pot::of(paid, contributors.intersection(still_in))
}

struct Builder<'a> {
    still_in: SeatSet,
    /// The pots so far.
    pots: &'a mut ArrayVec<Pot, MAX_SEATS>,
    /// The chips of the lowest layers, as long as these have no eligible player. They are added to the first pot
    /// above them.
    unclaimed: Option<Pot>,
}

impl Builder<'_> {
    fn add(&mut self, mut layer: Pot) {
        if layer.eligible.is_empty() {
            match self.pots.last_mut().or(self.unclaimed.as_mut()) {
                Some(below) => below.take(&layer),
                None => self.unclaimed = Some(layer),
            }
            return;
        }
        if let Some(unclaimed) = self.unclaimed.take() {
            layer.take(&unclaimed);
        }
        match self.pots.last_mut() {
            Some(below) if below.eligible == layer.eligible => below.take(&layer),
            _ => self.pots.push(layer),
        }
    }

    /// Completes the pots. If none of the players still in put any chips in, all chips form one pot for these players.
    fn finish(self) {
        if let Some(unclaimed) = self.unclaimed.filter(|_| !self.still_in.is_empty()) {
            self.pots.push(Pot { eligible: self.still_in, ..unclaimed });
        }
    }
}

impl Pot {
    fn of(paid: BySeat<Chips>, eligible: SeatSet) -> Pot {
        Pot { paid, amount: paid.as_slice().iter().copied().sum(), eligible }
    }

    fn take(&mut self, other: &Pot) {
        if other.amount > Chips::ZERO {
            other.paid.iter().for_each(|(seat, &amount)| self.paid[seat] += amount);
            self.amount += other.amount;
        }
    }

    /// Splits the pot among the eligible seats with the greatest `claim`; a seat whose claim is `None` cannot
    /// win. Odd chips go one each to the winners, clockwise from the button's left.
    ///
    /// If no eligible seat makes a claim, there are no winners and no shares.
    pub fn award<K: Ord>(&self, claim: impl Fn(Seat) -> Option<K>, button: Seat) -> Award {
        let seats = self.paid.seats();
        let winners = self.greatest(claim);
        let mut shares = BySeat::new(seats);
        if !winners.is_empty() {
            let (share, odd) = self.amount.split(winners.len() as u64);
            for (place, seat) in winners.iter_from(button.left(seats)).enumerate() {
                shares[seat] = if (place as u64) < odd { share + Chips::ONE } else { share };
            }
        }
        Award { winners, shares }
    }

    /// The eligible seats with the greatest claim; none if no seat makes a claim.
    fn greatest<K: Ord>(&self, claim: impl Fn(Seat) -> Option<K>) -> SeatSet {
        let (mut greatest, mut seats) = (None, SeatSet::EMPTY);
        for seat in self.eligible.iter() {
            let Some(claim) = claim(seat) else { continue };
            match Some(&claim).cmp(&greatest.as_ref()) {
                Ordering::Less => {}
                Ordering::Equal => seats.insert(seat),
                Ordering::Greater => (greatest, seats) = (Some(claim), SeatSet::one(seat)),
            }
        }
        seats
    }
}
