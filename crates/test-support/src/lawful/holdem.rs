//! [`Lawful`] for hold'em.

use super::{Lawful, LawfulGame, seat_allows, turn};
use crate::Chance;
use cards::Card;
use games::clause::{ClauseId, ids};
use games::holdem::{
    Action, AnteFrom, AnteOrder, BlindSeats, CalledBettor, Clause, Compare, Event, FirstRaise, Holdem, Order,
    Outcome, PROCEDURAL, Posts, PotWager, Preset, Refusal, Reraise, Rules, Seen, Settings, SetupError,
    ShortAnte, ShortBlind, Showdown, Straddle, StraddleRaise, Table,
};
use games::settlement::Line;
use games::{Actor, Awaiting, Chips, DealtOrder, Game, GameError, Refereed, Seat, Shown, StaffId, Viewer};

/// Clauses that only hand histories cite; the tests of `formats` cover them.
const OF_FILES: &[Clause] = &[Clause::Th15];

fn chips(units: u64) -> Chips {
    Chips::new(units).unwrap()
}

fn seat(index: u64) -> Seat {
    Seat::new(index as usize + 1).unwrap()
}

fn maybe<T: Copy>(chance: &mut Chance, values: &[T]) -> Option<T> {
    chance.one_in(2).then(|| chance.pick(values))
}

fn settings(chance: &mut Chance, seats: u64) -> Settings {
    let ante_from = maybe(chance, &[AnteFrom::Everyone, AnteFrom::BigBlind, AnteFrom::Button]);
    let everyone = ante_from.is_none_or(|from| from == AnteFrom::Everyone);
    let big_blind = chance.pick(&[1, 2, 3, 10, 100]);
    let straddles = (0..chance.below(seats - 1)).map(|place| chips(big_blind * 2 + place)).collect();
    Settings {
        preset: maybe(chance, &[Preset::Document, Preset::Tournament]),
        order: maybe(chance, &[Order::AfterBigBlind, Order::LeftOfButton]),
        reraise: maybe(chance, &[Reraise::MoreThan, Reraise::AtLeast]),
        first_raise: maybe(chance, &[FirstRaise::BigBlind, FirstRaise::Any]),
        burn: maybe(chance, &[false, true]),
        compare: maybe(chance, &[Compare::Standard, Compare::HighCardOnly]),
        showdown: maybe(chance, &[Showdown::AllShow, Showdown::InOrder]),
        short_blind: maybe(chance, &[ShortBlind::HighestBid, ShortBlind::FullBlind]),
        big_blind: Some(chips(big_blind)),
        small_blind: chance.one_in(4).then(|| chips(chance.below(big_blind + 1))),
        ante: chance.one_in(3).then(|| chips(chance.below(big_blind * 2))),
        ante_from,
        short_ante: chance.one_in(3).then(|| {
            if everyone {
                chance.pick(&[ShortAnte::OwnLayer, ShortAnte::AllAntes])
            } else {
                ShortAnte::AllAntes
            }
        }),
        straddle: chance.one_in(4).then_some(Straddle::Several(straddles)),
        called_bettor: maybe(chance, &[CalledBettor::MustShow, CalledBettor::MayMuck]),
        ante_order: maybe(chance, &[AnteOrder::BeforeBlinds, AnteOrder::AfterBlinds]),
        straddle_raise: maybe(chance, &[StraddleRaise::BigBlind, StraddleRaise::Straddle]),
        ..Settings::default()
    }
}

fn posts(chance: &mut Chance, seats: u64, most: u64) -> Posts {
    let mut amounts =
        || (0..seats).map(|_| chips(if chance.one_in(2) { 0 } else { chance.below(most) })).collect();
    Posts { antes: amounts(), blinds: amounts() }
}

/// Random blinds, which do not follow from the button. They may include a dead small blind and seats that post to come
/// in.
fn blinds(chance: &mut Chance, seats: u64) -> BlindSeats {
    let big = seat(chance.below(seats));
    let small = Some(seat(chance.below(seats))).filter(|&small| small != big);
    let mut some = || (0..seats).filter(|_| chance.one_in(3)).map(seat).collect();
    let (post_big, post_small) = (some(), some());
    BlindSeats { small, big, post_big, post_small, dead_button: chance.one_in(3) }
}

impl Lawful for Holdem {
    fn scenario(chance: &mut Chance) -> (Rules, Table) {
        let seats = 2 + chance.below(9);
        let settings = settings(chance, seats);
        let big_blind = settings.big_blind.unwrap().get();
        // Short stacks and equal stacks are both frequent, for all-ins, side pots and ties.
        let depth = chance.pick(&[1, 3, 10, 200]);
        let stacks = (0..seats).map(|_| chips(1 + chance.below(depth * big_blind))).collect();
        let posts = chance.one_in(8).then(|| posts(chance, seats, big_blind * 3));
        let unknown = (0..seats).filter(|_| chance.one_in(15)).map(seat).collect();
        let blinds = chance.one_in(4).then(|| blinds(chance, seats));
        let table = Table { button: seat(chance.below(seats)), stacks, posts, blinds, unknown };
        (Rules::new(&settings).expect("valid settings"), table)
    }

    fn order(chance: &mut Chance) -> DealtOrder {
        chance.order()
    }

    fn viewers(table: &Table) -> Vec<Viewer> {
        let seats = (0..table.stacks.len() as u64).map(|index| Viewer::Seat(seat(index)));
        seats.chain([Viewer::Rail]).collect()
    }

    fn step(&self, chance: &mut Chance) -> Option<(Actor, Action)> {
        turn(self, chance)
    }

    fn allows(&self, by: Actor, action: &Action) -> Option<bool> {
        seat_allows(self, by, action)
    }

    fn probes(&self, chance: &mut Chance) -> Vec<(Actor, Action)> {
        let highest = self.view(Viewer::Rail).highest.get();
        let mut actions = vec![
            Action::Fold,
            Action::Check,
            Action::Call,
            Action::Show,
            Action::Muck,
            Action::RaiseTo(Chips::MAX),
        ];
        for index in 0..10 {
            let moves = self.legal(seat(index));
            actions.extend(moves.show_card.into_iter().flatten().map(Action::ShowCard));
            let range = moves.raise;
            let ends = range.into_iter().flat_map(|range| [range.least, range.most, range.all_in]);
            actions.extend(ends.flat_map(|end| [-1_i64, 0, 1].map(|step| raise_to(end.signed() + step))));
        }
        actions.push(raise_to((highest + chance.below(50)).cast_signed()));
        let actors = (0..10).flat_map(|index| [Actor::Seat(seat(index)), Actor::Clock(seat(index))]);
        let actors: Vec<Actor> = actors.chain([Actor::House, Actor::Staff(StaffId(1))]).collect();
        let every = actions.into_iter().flat_map(|action| actors.iter().map(move |&by| (by, action)));
        every.filter(|_| !chance.one_in(3)).collect()
    }

    fn settlement_clauses(outcome: &Outcome) -> Vec<&'static str> {
        outcome.settle().flat_map(|line| ids(line.clauses)).collect()
    }

    fn setup_clauses() -> Vec<&'static str> {
        let order = DealtOrder::new(cards::Deck::sorted());
        let open = |table: &Table| Holdem::open(&Rules::default(), table, &order, &mut |_| ()).err().unwrap();
        let one_seat = open(&Table::new(seat(0), vec![chips(1)]));
        assert_eq!(one_seat, SetupError::Seats(1));
        let too_many = open(&Table::new(seat(0), vec![Chips::MAX, chips(1)]));
        assert_eq!(too_many, SetupError::TooManyChips);
        let straddled = serde_json::from_str::<Settings>(r#"{"straddle":200}"#).unwrap();
        let two = Table::new(seat(0), vec![chips(1000); 2]);
        let straddled = Holdem::open(&Rules::new(&straddled).unwrap(), &two, &order, &mut |_| ());
        let no_seat = straddled.err().unwrap();
        assert_eq!(no_seat, SetupError::NoSeatForStraddle { straddles: 1, seats: 2 });
        [one_seat, too_many, no_seat].into_iter().flat_map(|error| ids(error.clauses())).collect()
    }

    fn all_clauses() -> Vec<&'static str> {
        let clauses =
            Clause::ALL.iter().filter(|clause| !PROCEDURAL.contains(clause) && !OF_FILES.contains(clause));
        clauses.map(|clause| clause.id()).collect()
    }
}

impl LawfulGame for Holdem {
    /// The pot, its winner, the share and the clauses. No event states a loss. A share of zero is not a line either:
    /// the settlement omits it for a winner who put no chips into the pot.
    type Line = (usize, Seat, Chips, &'static [Clause]);

    fn dealt(seen: &Seen) -> Vec<Card> {
        match seen {
            Event::Tabled { .. } | Event::ShowedCard { .. } => Vec::new(),
            dealing => Holdem::cards_in(dealing),
        }
    }

    fn cards_in(seen: &Seen) -> Vec<Card> {
        let cards: Vec<Option<Shown>> = match seen {
            Event::HoleCards { cards, .. } | Event::Tabled { cards, .. } => cards.to_vec(),
            Event::Board { cards, .. } => cards.to_vec(),
            Event::ShowedCard { card, .. } => vec![*card],
            _ => Vec::new(),
        };
        cards.into_iter().flatten().map(|shown| shown.0).collect()
    }

    fn money(&self) -> u64 {
        let view = self.view(Viewer::Rail);
        let banks: u64 = view.pots.iter().map(|pot| pot.amount.get()).sum();
        view.seats.iter().map(|seat| seat.stack.get()).sum::<u64>() + banks
    }

    /// The lines are sorted by seat within a pot, since the shares are paid from the button's left.
    fn settled(events: &[Event]) -> Vec<Self::Line> {
        let line = |event: &Event| match *event {
            Event::Won { pot, seat, amount, .. } if amount > Chips::ZERO => {
                Some((pot, seat, amount, event.clauses()))
            }
            _ => None,
        };
        let mut lines: Vec<Self::Line> = events.iter().filter_map(line).collect();
        lines.sort_by_key(|&(pot, seat, ..)| (pot, seat));
        lines
    }

    fn lines(outcome: &Outcome) -> Vec<Self::Line> {
        let won = |line: Line<PotWager, Clause>| {
            let paid = outcome.pots[line.wager.0].pot.paid[line.seat];
            let share = u64::try_from(paid.signed() + line.net).unwrap();
            (share > 0).then(|| (line.wager.0, line.seat, chips(share), line.clauses))
        };
        outcome.settle().filter_map(won).collect()
    }

    fn nets(outcome: &Outcome) -> Vec<i64> {
        let mut nets = vec![0; outcome.stacks.seats() + 1];
        outcome.settle().for_each(|line| nets[line.seat.index()] += line.net);
        nets
    }

    fn gains(&self, table: &Table) -> Vec<i64> {
        let ends = self.stacks().as_slice().iter().zip(&table.stacks);
        ends.map(|(end, start)| end.signed() - start.signed()).chain([0]).collect()
    }

    /// Returns `true` for the refusals that depend on whether a hand is beaten. Only a beaten hand is mucked, by its
    /// player (TH-13) or the clock (TH-12), so a muck reveals that it is beaten. If no hand may be mucked, all are
    /// tabled automatically and the hand is over (TH-18).
    fn may_depend_on_hidden_cards(refusal: &Refusal) -> bool {
        matches!(
            refusal,
            Refusal::Unbeaten | Refusal::Over | Refusal::ClockDoes { does: Action::Show | Action::Muck }
        )
    }

    /// Returns `true` while a hand may be mucked. At the showdown only a seat whose hand may be mucked has a turn;
    /// other hands are tabled (TH-18). The turn reveals that the hand is beaten, as its muck does.
    fn asks_by_hidden_cards(&self) -> bool {
        matches!(self.awaiting(), Awaiting::Seat(seat) if self.legal(seat).muck)
    }
}

fn raise_to(units: i64) -> Action {
    Action::RaiseTo(chips(u64::try_from(units).unwrap_or(0)))
}
