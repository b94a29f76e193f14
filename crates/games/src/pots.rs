//! The main bank and the side banks (clauses `holdem/bank-1`, `/bank-2`, ruling TH-6).
//!
//! 1. [`Pots::collect`]: what nobody matched goes back; the rest lies in layers, one for each different
//!    amount put in; a layer that nobody can win joins its neighbour; layers with the same players are one bank.
//! 2. [`Pot::award`]: the best hands of a bank share it equally; odd units go one by one from the button's left.

use crate::chips::Chips;
use crate::seat::{BySeat, MAX_SEATS, Seat, SeatSet};
use arrayvec::ArrayVec;

/// What each player put in, and who can no longer win it.
#[derive(Clone, Copy, Debug)]
pub struct PaidIn {
    /// What each seat put in, by seat, in layers.
    pub layered: BySeat<Chips>,
    /// What each seat put in that makes no layers: it lies in the lowest bank, whoever put it in.
    pub dead: BySeat<Chips>,
    /// Who folded.
    pub folded: SeatSet,
}

/// One bank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pot {
    /// What each seat put into it.
    pub paid: BySeat<Chips>,
    /// All that lies in it.
    pub amount: Chips,
    /// Who can win it.
    pub eligible: SeatSet,
}

/// Every bank, the main bank first, and what goes back before the showdown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pots {
    /// The seat and the amount that nobody matched, if there is any.
    pub returned: Option<(Seat, Chips)>,
    /// The banks, the main bank first.
    pub pots: ArrayVec<Pot, MAX_SEATS>,
}

/// How one bank is shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Award {
    /// Who shares it.
    pub winners: SeatSet,
    /// What each seat gets of it.
    pub shares: BySeat<Chips>,
}

impl Pots {
    /// Forms the banks. Where everybody folded there is nobody to win, and no bank.
    pub fn collect(paid_in: &PaidIn) -> Pots {
        let mut layered = paid_in.layered;
        let seats = layered.seats();
        let still_in = SeatSet::all(seats).difference(paid_in.folded);
        let returned = take_unmatched(&mut layered, still_in);
        let mut builder = Builder { still_in, pots: ArrayVec::new(), unclaimed: Pot::empty(seats) };
        if paid_in.dead.as_slice().iter().any(|&amount| amount > Chips::ZERO) {
            builder.add(Pot::of(paid_in.dead, still_in));
        }
        let mut floor = Chips::ZERO;
        while let Some(ceiling) = layered.as_slice().iter().copied().filter(|&paid| paid > floor).min() {
            builder.add(layer(&layered, floor, ceiling, still_in));
            floor = ceiling;
        }
        Pots { returned, pots: builder.finish() }
    }
}

/// Takes off the highest amount what nobody else put in, and names its owner. Who folded has lost it
/// (`holdem/trade-3`).
fn take_unmatched(layered: &mut BySeat<Chips>, still_in: SeatSet) -> Option<(Seat, Chips)> {
    let (mut owner, mut highest, mut second) = (None, Chips::ZERO, Chips::ZERO);
    for (seat, &paid) in layered.iter() {
        if paid > highest {
            (owner, second, highest) = (Some(seat), highest, paid);
        } else if paid > second {
            second = paid;
        }
    }
    let unmatched = highest - second;
    let owner = owner.filter(|&owner| unmatched > Chips::ZERO && still_in.contains(owner))?;
    layered[owner] = second;
    Some((owner, unmatched))
}

/// What lies between two amounts, and who put in enough to win it.
fn layer(layered: &BySeat<Chips>, floor: Chips, ceiling: Chips, still_in: SeatSet) -> Pot {
    let mut paid = BySeat::new(layered.seats());
    let mut contributors = SeatSet::EMPTY;
    for (seat, &amount) in layered.iter() {
        paid[seat] = amount.min(ceiling).less(floor);
        if amount >= ceiling {
            contributors.insert(seat);
        }
    }
    Pot::of(paid, contributors.intersection(still_in))
}

struct Builder {
    still_in: SeatSet,
    pots: ArrayVec<Pot, MAX_SEATS>,
    /// Layers from below that nobody can win, waiting for the first bank above.
    unclaimed: Pot,
}

impl Builder {
    fn add(&mut self, mut layer: Pot) {
        if layer.eligible.is_empty() {
            match self.pots.last_mut() {
                Some(below) => below.take(&layer),
                None => self.unclaimed.take(&layer),
            }
            return;
        }
        layer.take(&std::mem::replace(&mut self.unclaimed, Pot::empty(layer.paid.seats())));
        match self.pots.last_mut() {
            Some(below) if below.eligible == layer.eligible => below.take(&layer),
            _ => self.pots.push(layer),
        }
    }

    /// Where nobody still in put anything in, everything is one bank for them.
    fn finish(mut self) -> ArrayVec<Pot, MAX_SEATS> {
        if self.unclaimed.amount > Chips::ZERO && !self.still_in.is_empty() {
            self.pots.push(Pot { eligible: self.still_in, ..self.unclaimed });
        }
        self.pots
    }
}

impl Pot {
    fn empty(seats: usize) -> Pot {
        Pot { paid: BySeat::new(seats), amount: Chips::ZERO, eligible: SeatSet::EMPTY }
    }

    fn of(paid: BySeat<Chips>, eligible: SeatSet) -> Pot {
        Pot { paid, amount: paid.as_slice().iter().copied().sum(), eligible }
    }

    fn take(&mut self, other: &Pot) {
        if other.amount > Chips::ZERO {
            other.paid.iter().for_each(|(seat, &amount)| self.paid[seat] += amount);
            self.amount += other.amount;
        }
    }

    /// Shares the bank among the eligible seats with the greatest `claim`; a seat without one gives it up.
    /// Odd units go one by one to the winners nearest the button's left.
    ///
    /// Where no eligible seat claims, nobody wins and nothing is shared.
    pub fn award<K: Ord>(&self, claim: impl Fn(Seat) -> Option<K>, button: Seat) -> Award {
        let seats = self.paid.seats();
        let best = self.eligible.iter().filter_map(&claim).max();
        let winners: SeatSet =
            self.eligible.iter().filter(|&seat| best.is_some() && claim(seat) == best).collect();
        let mut shares = BySeat::new(seats);
        if !winners.is_empty() {
            let (share, odd) = self.amount.split(winners.len() as u64);
            for (place, seat) in winners.iter_from(button.left(seats)).enumerate() {
                shares[seat] = if (place as u64) < odd { share + Chips::ONE } else { share };
            }
        }
        Award { winners, shares }
    }
}
