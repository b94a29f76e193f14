//! [`Lawful`] for Packs Poker.

use super::{Lawful, LawfulGame, seat_allows, turn};
use crate::Chance;
use cards::Card;
use games::clause::{ClauseId, ids};
use games::packs_poker::{
    Action, AggregateCovers, AggregateSharing, BonusPays, Clause, Counts, DealerHand, Event, Outcome,
    PROCEDURAL, Pack, PackWager, PacksPoker, Rules, Seen, Settings, SetupError, Table, TieBonus, max_seats,
};
use games::settlement::Line;
use games::{Actor, Chips, DealtOrder, Game, GameError, Legal, Refereed, Seat, Shown, StaffId, Viewer};

fn chips(units: u64) -> Chips {
    Chips::new(units).unwrap()
}

fn seat(index: u64) -> Seat {
    Seat::new(index as usize + 1).unwrap()
}

fn pack(number: u64) -> Pack {
    Pack::new(number as usize).unwrap()
}

fn maybe<T: Copy>(chance: &mut Chance, values: &[T]) -> Option<T> {
    chance.one_in(2).then(|| chance.pick(values))
}

pub fn settings(chance: &mut Chance) -> Settings {
    let unit = chance.pick(&[1, 50, 100]);
    let mut limits = |least: &[u64], most: &[u64]| {
        let (least, most) = (chance.pick(least), chance.pick(most));
        chance.one_in(2).then(|| (chips(least * unit), chips(most * unit)))
    };
    let (pack_bet, bonus_bet) = (limits(&[1, 2, 7], &[10, 11]), limits(&[1, 3], &[3, 20]));
    let poor = r#"{"flush":0,"straight":"3 to 2","three_of_a_kind":"7 to 3"}"#;
    Settings {
        packs: Some(chance.below(5) as u8 + 1),
        dealer_hand: maybe(chance, &[DealerHand::WithPack, DealerHand::DealerOwnFive]),
        pack_min: pack_bet.map(|bet| bet.0),
        pack_max: pack_bet.map(|bet| bet.1),
        bonus_min: bonus_bet.map(|bet| bet.0),
        bonus_max: bonus_bet.map(|bet| bet.1),
        unit: Some(chips(unit)),
        tie_bonus: maybe(chance, &[TieBonus::Collected, TieBonus::Paid]),
        bonus_pays: maybe(chance, &[BonusPays::EachWager, BonusPays::HighestPackOnly]),
        aggregate: maybe(chance, &[chips(1), chips(99), chips(1_001), chips(5_000)]),
        aggregate_covers: maybe(chance, &[AggregateCovers::Bonus, AggregateCovers::All]),
        aggregate_sharing: maybe(
            chance,
            &[AggregateSharing::InProportion, AggregateSharing::InSettlingOrder],
        ),
        pay_table: chance.one_in(4).then(|| serde_json::from_str(poor).unwrap()),
    }
}

/// Card counts that are correct for a round in which every seat wagers, except for random errors.
fn counts(chance: &mut Chance, packs: usize, seats: u64) -> Counts {
    let mut wrong = |right: u8, odds: u64| if chance.one_in(odds) { right ^ 1 } else { right };
    Counts {
        packs: (0..packs).map(|_| wrong(2, 40)).collect(),
        seats: (0..seats).map(|_| wrong(5, 40)).collect(),
        dealer: wrong(5, 3),
    }
}

impl Lawful for PacksPoker {
    fn scenario(chance: &mut Chance) -> (Rules, Table) {
        let rules = Rules::new(&settings(chance)).expect("valid settings");
        let packs = rules.packs();
        let seats = 1 + chance.below(max_seats(packs) as u64);
        let depth = chance.pick(&[0, 500, 20_000]);
        let stacks = (0..seats).map(|_| chips(chance.below(depth + 1))).collect();
        let counts = chance.one_in(5).then(|| counts(chance, packs, seats));
        // At the largest table, wrong counts may require more cards than a deck has.
        let counts = counts.filter(|counts| {
            let all = counts.packs.iter().chain(&counts.seats).map(|&count| u32::from(count));
            all.sum::<u32>() + u32::from(counts.dealer) <= 52
        });
        (rules, Table { stacks, counts })
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
        let moves = self.legal(Seat::FIRST);
        let ends = |least: Chips, most: Chips| {
            let near = [least, most].into_iter().flat_map(|end| [-1, 0, 1].map(|step| end.signed() + step));
            near.chain([0])
                .filter_map(|units| Chips::new(u64::try_from(units).ok()?).ok())
                .collect::<Vec<_>>()
        };
        let bets = ends(moves.pack_bet.least, moves.pack_bet.most);
        let bonuses = ends(moves.bonus_bet.least, moves.bonus_bet.most);
        let mut actions = vec![Action::Done, Action::NoWager];
        for number in 1..=5 {
            let (bet, bonus) = (chance.pick(&bets), chance.pick(&bonuses));
            actions.push(Action::Wager { pack: pack(number), bet, bonus });
            actions.push(Action::TakeBack { pack: pack(number) });
        }
        let fair = (0..3).filter_map(|_| moves.pick(&mut |n| chance.below(n)));
        actions.extend(fair.collect::<Vec<_>>());
        actions.push(Action::Wager { pack: pack(1), bet: Chips::MAX, bonus: Chips::MAX });
        let actors = (0..10).flat_map(|index| [Actor::Seat(seat(index)), Actor::Clock(seat(index))]);
        let actors: Vec<Actor> = actors.chain([Actor::House, Actor::Staff(StaffId(1))]).collect();
        let every = actions.into_iter().flat_map(|action| actors.iter().map(move |&by| (by, action)));
        every.filter(|_| chance.one_in(8)).collect()
    }

    fn settlement_clauses(outcome: &Outcome) -> Vec<&'static str> {
        outcome.settle().iter().flat_map(|line| ids(line.clauses)).collect()
    }

    fn setup_clauses() -> Vec<&'static str> {
        let order = DealtOrder::new(cards::Deck::sorted());
        let rules = Rules::new(&Settings { packs: Some(5), ..Settings::default() }).unwrap();
        let open = |table: &Table| PacksPoker::open(&rules, table, &order, &mut |_| ()).err().unwrap();
        let eight = open(&Table::new(vec![chips(1); 8]));
        assert_eq!(eight, SetupError::DeckTooSmall { packs: 5, seats: 8 });
        let rich = open(&Table::new(vec![Chips::MAX]));
        assert_eq!(rich, SetupError::TooManyChips);
        let counts = Counts { packs: vec![2; 5], seats: vec![], dealer: 5 };
        let short = open(&Table { counts: Some(counts), ..Table::new(vec![chips(1)]) });
        let poor = serde_json::from_str::<Settings>(r#"{"pay_table":{"flush":"0 to 1"}}"#).unwrap();
        let nothing = Rules::new(&poor).unwrap_err();
        let errors = [eight, rich, short];
        let setup = errors.iter().flat_map(|error| ids(error.clauses()));
        setup.chain(ids(nothing.clauses())).collect()
    }

    fn all_clauses() -> Vec<&'static str> {
        let clauses = Clause::ALL.iter().filter(|clause| !PROCEDURAL.contains(clause));
        clauses.map(|clause| clause.id()).collect()
    }
}

impl LawfulGame for PacksPoker {
    type Line = Line<PackWager, Clause>;

    /// The cards of a pack and of the dealer are first seen when they are turned up; players first see their own cards
    /// when they are dealt.
    fn dealt(seen: &Seen) -> Vec<Card> {
        match seen {
            Event::HandUp { .. } => Vec::new(),
            other => PacksPoker::cards_in(other),
        }
    }

    fn cards_in(seen: &Seen) -> Vec<Card> {
        let cards: Vec<Option<Shown>> = match seen {
            Event::PackDealt { cards, .. } | Event::PackUp { cards, .. } => cards.to_vec(),
            Event::HandDealt { cards, .. } | Event::HandUp { cards, .. } => cards.to_vec(),
            Event::DealerDealt { cards } => cards.to_vec(),
            Event::DealerUp { cards } => cards.to_vec(),
            Event::DealerDrew { card } => vec![*card],
            _ => Vec::new(),
        };
        cards.into_iter().flatten().map(|shown| shown.0).collect()
    }

    fn money(&self) -> u64 {
        let view = self.view(Viewer::Rail);
        let stacks: i64 = view.seats.iter().map(|seat| seat.stack.signed()).sum();
        let wagers = view.seats.iter().filter(|_| !view.to_wager.is_empty()).flat_map(|seat| &seat.wagers);
        let wagers: i64 = wagers.map(|wager| wager.bet.signed() + wager.bonus.signed()).sum();
        u64::try_from(stacks + wagers + view.house).unwrap()
    }

    fn settled(events: &[Event]) -> Vec<Self::Line> {
        let line = |event: &Event| match *event {
            Event::Settled { seat, pack, bet, result, net, clauses } => {
                Some(Line { seat, wager: PackWager { pack, bet }, result, net, clauses })
            }
            _ => None,
        };
        events.iter().filter_map(line).collect()
    }

    fn lines(outcome: &Outcome) -> Vec<Self::Line> {
        outcome.settle().to_vec()
    }

    fn nets(outcome: &Outcome) -> Vec<i64> {
        let mut nets = vec![0; 11];
        for line in &outcome.settle() {
            nets[line.seat.index()] += line.net;
            nets[10] -= line.net;
        }
        nets
    }

    fn gains(&self, table: &Table) -> Vec<i64> {
        let ends = self.stacks().as_slice().iter().zip(&table.stacks);
        let mut gains: Vec<i64> = ends.map(|(end, start)| end.signed() - start.signed()).collect();
        gains.resize(10, 0);
        gains.push(self.house());
        gains
    }
}
