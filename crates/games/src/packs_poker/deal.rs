//! The deal and the showdown, after the last wager: clauses 4 to 7 and 15, `packs-poker/count`,
//! `/dealer-four`, rulings ALL-1, PK-8.

use super::event::{CardGroup, Misdeal};
use super::outcome::Comparison;
use super::price::price;
use super::round::Phase;
use super::wager::{PackWager, SeatWager, Wager};
use super::{Clause, Event, MAX_PACKS, Pack, PacksPoker};
use crate::chips::Chips;
use crate::face::Hidden;
use crate::seat::{Seat, SeatSet};
use crate::settlement::Line;
use cards::Card;

const PACK_CARDS: u8 = 2;
const HAND_CARDS: u8 = 5;

/// The position of every card in the dealt order (ALL-1), counted from 0: two rounds to the packs, then five to the
/// players and the dealer.
#[derive(Clone, Copy)]
pub(super) struct Layout {
    packs: usize,
    pub(super) playing: SeatSet,
}

impl Layout {
    /// The positions of a pack's two cards.
    pub(super) fn pack(self, pack: Pack) -> [usize; 2] {
        [pack.index(), self.packs + pack.index()]
    }

    /// The positions of a seat's five cards; the seat must be playing.
    pub(super) fn hand(self, seat: Seat) -> [usize; 5] {
        let before = self.playing.iter().take_while(|&other| other < seat).count();
        self.rounds(before)
    }

    /// The positions of the dealer's five cards, the last of every round.
    pub(super) fn dealer(self) -> [usize; 5] {
        self.rounds(self.playing.len())
    }

    fn rounds(self, place: usize) -> [usize; 5] {
        std::array::from_fn(|round| 2 * self.packs + round * (self.playing.len() + 1) + place)
    }
}

impl PacksPoker {
    /// Seats with a wager on at least one pack, which are dealt in (PK-2).
    pub(super) fn playing(&self) -> SeatSet {
        let wagers = self.wagers.iter();
        wagers
            .filter(|(_, placed)| placed.iter().any(|wager| wager.bet > Chips::ZERO))
            .map(|(seat, _)| seat)
            .collect()
    }

    pub(super) fn layout(&self) -> Layout {
        Layout { packs: self.rules.packs(), playing: self.playing() }
    }

    pub(super) fn cards<const N: usize>(&self, places: [usize; N]) -> [Card; N] {
        places.map(|place| self.order.card(place))
    }

    fn hidden<const N: usize>(&self, places: [usize; N]) -> [Hidden; N] {
        self.cards(places).map(Hidden::new)
    }

    pub(super) fn wager(&self, seat: Seat, pack: Pack) -> Wager {
        self.wagers[seat][pack.index()]
    }

    /// Closes the wagers and deals. A misdeal voids the round at once.
    pub(super) fn close(&mut self, out: &mut impl FnMut(Event)) {
        out(Event::Closed);
        if let Some(misdeal) = self.misdeal() {
            out(Event::Misdealt(misdeal));
            self.result().settle().iter().for_each(|line| self.pay(line, out));
            return self.end(out);
        }
        self.deal(out);
        self.compare();
        price(&self.comparisons, &self.rules, &mut self.lines);
        self.phase = Phase::Packs(Pack::FIRST);
    }

    /// Deals all cards face down (clauses `packs-poker/4` and `/5`).
    fn deal(&self, out: &mut impl FnMut(Event)) {
        let layout = self.layout();
        for pack in Pack::first(self.rules.packs()) {
            out(Event::PackDealt { pack, cards: self.hidden(layout.pack(pack)) });
        }
        for seat in layout.playing.iter() {
            out(Event::HandDealt { seat, cards: self.hidden(layout.hand(seat)) });
        }
        let [first @ .., fifth] = self.hidden(layout.dealer());
        if self.counts.is_some_and(|counts| counts.dealer == HAND_CARDS - 1) {
            out(Event::DealerDealt { cards: first.into_iter().collect() });
            out(Event::DealerDrew { card: fifth });
        } else {
            out(Event::DealerDealt { cards: first.into_iter().chain([fifth]).collect() });
        }
    }

    /// Turns up the next pack and settles it with every player who wagered on it (clauses 6, 7 and 15). The last pack
    /// ends the round.
    pub(super) fn turn_up(&mut self, pack: Pack, out: &mut impl FnMut(Event)) {
        let layout = self.layout();
        out(Event::PackUp { pack, cards: self.hidden(layout.pack(pack)) });
        if pack == Pack::FIRST {
            out(Event::DealerUp { cards: self.hidden(layout.dealer()) });
        }
        for place in 0..self.comparisons.len() {
            let fact = self.comparisons[place];
            if fact.placed.pack == pack {
                self.settle_with_dealer(&fact, out);
            }
        }
        match Pack::first(self.rules.packs()).find(|&next| next > pack) {
            Some(next) => self.phase = Phase::Packs(next),
            None => self.end(out),
        }
    }

    /// Compares a seat's hand with the dealer's, and settles the seat's bets on the pack.
    fn settle_with_dealer(&mut self, fact: &Comparison, out: &mut impl FnMut(Event)) {
        let SeatWager { seat, pack, .. } = fact.placed;
        if !self.is_hand_up(seat) {
            out(Event::HandUp { seat, cards: self.hidden(self.layout().hand(seat)) });
        }
        out(self.compared(fact));
        for place in 0..self.lines.len() {
            let line = self.lines[place];
            if line.seat == seat && line.wager.pack == pack {
                self.pay(&line, out);
            }
        }
    }

    /// The packs that are turned up.
    pub(super) fn packs_up(&self) -> impl Iterator<Item = Pack> + use<> {
        Pack::first(match self.phase {
            Phase::Wagers => 0,
            Phase::Packs(next) => next.index(),
            Phase::Over if self.misdeal().is_some() => 0,
            Phase::Over => self.rules.packs(),
        })
    }

    /// Returns whether a seat's hand is turned up, which happens at its first comparison.
    pub(super) fn is_hand_up(&self, seat: Seat) -> bool {
        self.packs_up().any(|pack| self.wager(seat, pack).bet > Chips::ZERO)
    }

    fn compared(&self, fact: &Comparison) -> Event {
        let SeatWager { seat, pack, .. } = fact.placed;
        let (player, dealer) = (fact.player.category(), fact.dealer.category());
        let pays = self.rules.pay_table.pays(player);
        let (beats, player_hand, dealer_hand) = (fact.beats(), None, None);
        Event::Compared { seat, pack, player, dealer, beats, pays, player_hand, dealer_hand }
    }

    /// Settles a wager: returns it to the stack, plus winnings or minus a loss.
    fn pay(&mut self, line: &Line<PackWager, Clause>, out: &mut impl FnMut(Event)) {
        self.house -= line.net;
        let back = (self.stake(line.seat, line.wager).signed() + line.net).cast_unsigned();
        self.stacks[line.seat] += Chips::new(back).expect("a table that opens can be paid");
        out(Event::settled(line));
    }

    fn end(&mut self, out: &mut impl FnMut(Event)) {
        self.phase = Phase::Over;
        out(Event::Over { house: self.house });
    }

    /// The first wrong number of cards, in the order packs, seats, dealer (PK-9); `None` if all are right or the
    /// software dealt. Four cards of the dealer are not wrong, since the dealer draws the fifth.
    pub(super) fn misdeal(&self) -> Option<Misdeal> {
        let counts = self.counts?;
        let playing = self.playing();
        let packs = Pack::first(self.rules.packs());
        let packs = packs.map(|pack| (CardGroup::Pack(pack), counts.packs[pack.index()], PACK_CARDS));
        let hand = |seat| if playing.contains(seat) { HAND_CARDS } else { 0 };
        let seats = SeatSet::all(self.seats()).iter();
        let seats = seats.map(|seat| (CardGroup::Seat(seat), counts.seats[seat], hand(seat)));
        let dealer = if counts.dealer == HAND_CARDS - 1 { HAND_CARDS } else { counts.dealer };
        let all = packs.chain(seats).chain([(CardGroup::Dealer, dealer, HAND_CARDS)]);
        let mut wrong = all.filter(|&(_, found, expected)| found != expected);
        wrong.next().map(|(place, found, expected)| Misdeal { place, found, expected })
    }
}

const _: () = assert!(MAX_PACKS * 2 + 5 <= 52, "one deck serves the largest layout");
