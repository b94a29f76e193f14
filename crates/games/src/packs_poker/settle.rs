//! The settlement of a round: clauses 7 to 15, rulings PK-1, PK-4 to PK-8.

use super::outcome::{Comparison, Lines, MAX_WAGERS, Outcome};
use super::price::price;
use super::settings::DealerHand;
use super::wager::{Bet, PackWager, SeatWager};
use super::{Clause, MAX_PACKS, Pack, PacksPoker};
use crate::chips::Chips;
use crate::seat::{MAX_SEATS, Seat, SeatSet};
use crate::settlement::{Line, WagerResult};
use arrayvec::ArrayVec;
use cards::eval::{Packed, Strength};

impl Outcome {
    /// The settlement: a line for every bet, in order of settlement. Together with the house's net gain, the
    /// nets sum to zero.
    pub fn settle(&self) -> Lines {
        match self {
            Outcome::Compared(comparisons, rules) => {
                let mut lines = Lines::new();
                price(comparisons, rules, &mut lines);
                lines
            }
            Outcome::Void(_, wagers) => wagers.iter().flat_map(SeatWager::returned).collect(),
        }
    }

    /// The comparisons; empty for a void round.
    pub fn comparisons(&self) -> &[Comparison] {
        match self {
            Outcome::Compared(comparisons, _) => comparisons,
            Outcome::Void(..) => &[],
        }
    }
}

impl SeatWager {
    /// The lines of this wager in a void round: its bets are returned (clause `packs-poker/count`).
    fn returned(&self) -> impl Iterator<Item = Line<PackWager, Clause>> + use<> {
        let SeatWager { seat, pack, wager } = *self;
        let bonus = (wager.bonus > Chips::ZERO).then_some(Bet::Bonus);
        let bets = [Some(Bet::Pack), bonus].into_iter().flatten();
        bets.map(move |bet| {
            let (wager, result) = (PackWager { pack, bet }, WagerResult::Push);
            Line { seat, wager, result, net: 0, clauses: &[Clause::Count, Clause::Pk9] }
        })
    }
}

impl PacksPoker {
    /// The outcome of a round whose wagers are closed.
    pub(super) fn result(&self) -> Outcome {
        match self.misdeal() {
            Some(misdeal) => Outcome::Void(misdeal, self.placed()),
            None => Outcome::Compared(self.comparisons.clone(), self.rules.clone()),
        }
    }

    /// All wagers in order of settlement.
    fn placed(&self) -> ArrayVec<SeatWager, MAX_WAGERS> {
        let settlement_order = settlement_order(self.playing());
        let mut all = ArrayVec::new();
        for pack in Pack::first(self.rules.packs()) {
            for &seat in &settlement_order {
                let wager = self.wager(seat, pack);
                if wager.bet > Chips::ZERO {
                    all.push(SeatWager { seat, pack, wager });
                }
            }
        }
        all
    }

    /// Compares, for every wager in order of settlement, the seat's hand with the dealer's, and stores the comparisons.
    pub(super) fn compare(&mut self) {
        let layout = self.layout();
        let hand = |places: [usize; 5]| self.cards(places).into_iter().collect::<Packed>();
        let mut hands = [Packed::EMPTY; MAX_SEATS];
        layout.playing.iter().for_each(|seat| hands[seat.index()] = hand(layout.hand(seat)));
        let own = hand(layout.dealer());
        let packs = self.packs_with(own);
        for placed in self.placed() {
            let (pack, dealer) = packs[placed.pack.index()];
            let player = hands[placed.seat.index()].join(pack).strength();
            self.comparisons.push(Comparison { placed, player, dealer });
        }
    }

    /// The cards of every pack, with the strength of the dealer's hand for that pack (PK-1).
    fn packs_with(&self, dealer: Packed) -> [(Packed, Strength); MAX_PACKS] {
        let (layout, own) = (self.layout(), dealer.strength());
        let mut packs = [(Packed::EMPTY, own); MAX_PACKS];
        for pack in Pack::first(self.rules.packs()) {
            let cards: Packed = self.cards(layout.pack(pack)).into_iter().collect();
            let hand = match self.rules.dealer_hand {
                DealerHand::WithPack => dealer.join(cards).strength(),
                DealerHand::DealerOwnFive => own,
            };
            packs[pack.index()] = (cards, hand);
        }
        packs
    }

    /// The stake of a bet on the layout, in cents.
    pub(super) fn stake(&self, seat: Seat, wager: PackWager) -> Chips {
        let placed = self.wager(seat, wager.pack);
        match wager.bet {
            Bet::Pack => placed.bet,
            Bet::Bonus => placed.bonus,
        }
    }
}

/// The seats from the dealer's right, highest first (PK-8).
fn settlement_order(seats: SeatSet) -> ArrayVec<Seat, MAX_SEATS> {
    let mut list: ArrayVec<Seat, MAX_SEATS> = seats.iter().collect();
    list.reverse();
    list
}

const _: () = assert!(MAX_WAGERS >= 5 * 7 && MAX_PACKS == 5, "no layout has more wagers");
