//! The deal and the showdown, after the last wager: clauses 4 to 7 and 15, `packs-poker/count`,
//! `/dealer-four`, rulings ALL-1, PK-8.

use super::event::{CardGroup, Misdeal};
use super::outcome::{Comparison, Outcome};
use super::round::Phase;
use super::settle::Lines;
use super::wager::{PackWager, SeatWager, Wager};
use super::{Clause, Event, MAX_PACKS, Pack, PacksPoker};
use crate::chips::Chips;
use crate::face::Hidden;
use crate::seat::{Seat, SeatSet};
use crate::settlement::Line;
use cards::Card;

const PACK_CARDS: u8 = 2;
const HAND_CARDS: u8 = 5;

/// The position of every card in the dealt order (ALL-1): two rounds to the packs, then five to the players
/// and the dealer.
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

    /// Closes the wagers: deals, settles every pack and pays.
    pub(super) fn close(&mut self, out: &mut impl FnMut(Event)) {
        self.phase = Phase::Over;
        out(Event::Closed);
        let outcome = self.facts();
        let lines = outcome.settle();
        match &outcome {
            Outcome::Void(misdeal, _) => {
                out(Event::Misdealt(*misdeal));
                lines.iter().for_each(|line| out(Event::settled(line)));
            }
            Outcome::Compared(facts, _) => {
                self.deal(out);
                self.show(facts, &lines, out);
            }
        }
        self.pay(&lines);
        out(Event::Over { house: self.house });
    }

    /// Deals all cards face down (clauses 4 and 5).
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

    /// Turns up and settles the packs one by one (clauses 6, 7 and 15).
    fn show(&self, facts: &[Comparison], lines: &Lines, out: &mut impl FnMut(Event)) {
        let layout = self.layout();
        let (mut facts, mut lines) = (facts.iter().peekable(), lines.iter().peekable());
        let mut shown = SeatSet::EMPTY;
        for pack in Pack::first(self.rules.packs()) {
            out(Event::PackUp { pack, cards: self.hidden(layout.pack(pack)) });
            if pack.index() == 0 {
                out(Event::DealerUp { cards: self.hidden(layout.dealer()) });
            }
            while let Some(fact) = facts.next_if(|fact| fact.placed.pack == pack) {
                let seat = fact.placed.seat;
                if !shown.contains(seat) {
                    shown.insert(seat);
                    out(Event::HandUp { seat, cards: self.hidden(layout.hand(seat)) });
                }
                out(self.compared(fact));
                let here = |line: &&Line<PackWager, Clause>| line.seat == seat && line.wager.pack == pack;
                while let Some(line) = lines.next_if(here) {
                    out(Event::settled(line));
                }
            }
        }
    }

    fn compared(&self, fact: &Comparison) -> Event {
        let SeatWager { seat, pack, .. } = fact.placed;
        let (player, dealer) = (fact.player.category(), fact.dealer.category());
        let pays = self.rules.pay_table.pays(player);
        let (beats, player_hand, dealer_hand) = (fact.beats(), None, None);
        Event::Compared { seat, pack, player, dealer, beats, pays, player_hand, dealer_hand }
    }

    /// Returns the wagers to the stacks, plus winnings or minus losses.
    fn pay(&mut self, lines: &Lines) {
        for line in lines {
            self.house -= line.net;
            let back = (self.stake(line.seat, line.wager).signed() + line.net).cast_unsigned();
            self.stacks[line.seat] += Chips::new(back).expect("a table that opens can be paid");
        }
    }

    /// The first wrong number of cards: packs before players before the dealer (PK-9).
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
