//! [`Lawful`] for High Card Flush.

use super::{Lawful, LawfulGame, seat_allows, turn};
use crate::Chance;
use cards::{Card, Rank, Suit};
use games::clause::{ClauseId, ids};
use games::high_card_flush::{
    Action, BonusLimit, Clause, Event, FlushBonus, FlushPays, HandOwner, HfLine, HighCardFlush,
    NoProgressive, Outcome, PROCEDURAL, Preset, Progressive, ProgressiveTies, Refusal, Rules, RulesError,
    Seen, Settings, SetupError, StraightFlushAce, StraightFlushBonus, StraightFlushPays, Table, WagerLimits,
    Wagers,
};
use games::pay_table::{PaysByName, Rate};
use games::{Actor, Chips, DealtOrder, Game, GameError, Refereed, Seat, Shown, StaffId, Viewer};

fn chips(units: u64) -> Chips {
    Chips::new(units).unwrap()
}

fn seat(index: u64) -> Seat {
    Seat::new(index as usize + 1).unwrap()
}

fn maybe<T: Clone>(chance: &mut Chance, values: &[T]) -> Option<T> {
    chance.one_in(2).then(|| values[chance.below(values.len() as u64) as usize].clone())
}

fn table(rows: &[(&str, &str)]) -> PaysByName {
    let row = |&(name, pays): &(&str, &str)| (name.to_owned(), Rate::Text(pays.to_owned()));
    PaysByName(rows.iter().map(row).collect())
}

fn settings(chance: &mut Chance) -> Settings {
    let flushes = table(&[("seven_card_flush", "7 to 2"), ("two_card_flush", "1 to 3")]);
    let runs = table(&[("seven_card_straight_flush", "9 to 1"), ("three_card_straight_flush", "0 to 1")]);
    let shares = table(&[("three_card_straight_flush", "1 to 3"), ("four_card_straight_flush", "1 to 1")]);
    let mixed = table(&[("three_card_straight_flush", "7 for 2"), ("four_card_straight_flush", "1 to 2")]);
    let unit = chance.pick(&[1, 5, 100]);
    Settings {
        preset: maybe(chance, &[Preset::Document, Preset::Published]),
        straight_flush_ace: maybe(chance, &[StraightFlushAce::HighOnly, StraightFlushAce::AceLowToo]),
        // The limits are equal for most lengths: a raise above a lower limit reveals the length of the flush,
        // and the laws permute the hidden cards.
        raise_limits: maybe(chance, &[[1; 6], [2, 2, 2, 2, 2, 5]]),
        qualifier: maybe(chance, &["9-high-3", "A-high-2", "2-high-4"]).map(|text| text.parse().unwrap()),
        flush_bonus: maybe(
            chance,
            &[
                FlushBonus::Named(FlushPays::Pays300),
                FlushBonus::Named(FlushPays::Pays100),
                FlushBonus::Table(flushes),
            ],
        ),
        straight_flush_bonus: maybe(
            chance,
            &[
                StraightFlushBonus::Named(StraightFlushPays::Pays8000),
                StraightFlushBonus::Named(StraightFlushPays::Pays500),
                StraightFlushBonus::Table(runs),
            ],
        ),
        progressive: maybe(
            chance,
            &[Progressive::None(NoProgressive::None), Progressive::Table(shares), Progressive::Table(mixed)],
        ),
        ante_min: maybe(chance, &[chips(unit), chips(2 * unit)]).or(Some(chips(5 * unit))),
        ante_max: Some(chips(unit * (5 + chance.below(20)))),
        bonus_min: Some(chips(unit)),
        bonus_max: Some(chips(unit * (1 + chance.below(9)))),
        unit: Some(chips(unit)),
        progressive_ties: maybe(chance, &[ProgressiveTies::Share, ProgressiveTies::InOrder]),
        bonus_limit: chance.one_in(3).then(|| BonusLimit::AtMost(chips(1 + chance.below(40 * unit)))),
    }
}

impl Lawful for HighCardFlush {
    fn scenario(chance: &mut Chance) -> (Rules, Table) {
        let settings = settings(chance);
        let ante = settings.ante_max.unwrap().get();
        // Short and deep stacks are both frequent: a seat that cannot raise can only fold.
        let depth = chance.pick(&[1, 2, 20]);
        let stacks = (0..1 + chance.below(6)).map(|_| chips(chance.below(depth * ante + 1))).collect();
        let meter = Some(chips(chance.below(1_000_000)));
        (Rules::new(&settings).expect("valid settings"), Table { stacks, meter })
    }

    /// A random order. One in 16 is badly shuffled, with the cards of a suit spaced so that hands of one suit are
    /// common.
    fn order(chance: &mut Chance) -> DealtOrder {
        if !chance.one_in(16) {
            return chance.order();
        }
        let stride = 2 + chance.below(6) as usize;
        let high_first = Rank::ALL.into_iter().rev();
        let mut suits = Suit::ALL;
        chance.shuffle(&mut suits);
        let sorted: Vec<Card> = suits
            .iter()
            .flat_map(|&suit| high_first.clone().map(move |rank| Card::new(rank, suit)))
            .collect();
        // Column by column, so that each hand of the deal consists of consecutive cards, mostly of one suit.
        let rows = (0..7 * stride).map(|place| sorted[place % stride * 7 + place / stride]);
        let mut order: Vec<Card> = rows.collect();
        order.extend(sorted.iter().filter(|card| !order.contains(card)).copied().collect::<Vec<_>>());
        for _ in 0..chance.below(4) {
            let (one, other) = (chance.below(52) as usize, chance.below(52) as usize);
            order.swap(one, other);
        }
        DealtOrder::from_cards(&order).unwrap()
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
        let mut actions =
            vec![Action::SitOut, Action::Fold, Action::Raise(Chips::ZERO), Action::Raise(Chips::MAX)];
        actions.extend(
            [HandOwner::Dealer, HandOwner::Seat(seat(chance.below(7)))]
                .map(|at| Action::Misdeal { at, cards: 5 + chance.below(4) as u8 }),
        );
        for index in 0..6 {
            let moves = self.legal(seat(index));
            let raises = moves.raise.into_iter().flat_map(|limits| [limits.ante, limits.most]);
            actions.extend(raises.flat_map(|end| [-1_i64, 0, 1].map(|step| Action::Raise(near(end, step)))));
            actions.extend(moves.raise.map(|limits| Action::Raise(limits.most + limits.ante)));
        }
        let limits = self.legal(seat(chance.below(6))).wager;
        actions.extend((0..12).map(|_| Action::Wager(wagers(limits, chance))));
        let actors = (0..7).flat_map(|index| [Actor::Seat(seat(index)), Actor::Clock(seat(index))]);
        let actors: Vec<Actor> = actors.chain([Actor::House, Actor::Staff(StaffId(1))]).collect();
        let every = actions.into_iter().flat_map(|action| actors.iter().map(move |&by| (by, action)));
        every.filter(|_| !chance.one_in(3)).collect()
    }

    fn settlement_clauses(outcome: &Outcome) -> Vec<&'static str> {
        outcome.settle().iter().flat_map(|line| ids(line.clauses)).collect()
    }

    fn setup_clauses() -> Vec<&'static str> {
        let order = DealtOrder::new(cards::Deck::sorted());
        let open = |stacks: Vec<Chips>| {
            HighCardFlush::open(&Rules::default(), &Table::new(stacks), &order, &mut |_| ()).err().unwrap()
        };
        let (none, too_many) = (open(Vec::new()), open(vec![Chips::MAX]));
        assert_eq!((&none, &too_many), (&SetupError::Seats(0), &SetupError::TooManyChips));
        let settings = Settings { unit: Some(Chips::ZERO), ..Settings::default() };
        assert_eq!(Rules::new(&settings), Err(RulesError::NoUnit));
        [none, too_many].iter().flat_map(|error| ids(error.clauses())).collect()
    }

    fn all_clauses() -> Vec<&'static str> {
        let clauses = Clause::ALL.iter().filter(|clause| !PROCEDURAL.contains(clause));
        clauses.map(|clause| clause.id()).collect()
    }
}

impl LawfulGame for HighCardFlush {
    type Line = HfLine;

    fn dealt(seen: &Seen) -> Vec<Card> {
        match seen {
            Event::TurnedUp { of: HandOwner::Seat(_), .. } => Vec::new(),
            dealing => HighCardFlush::cards_in(dealing),
        }
    }

    fn cards_in(seen: &Seen) -> Vec<Card> {
        let cards: Vec<Option<Shown>> = match seen {
            Event::Dealt { cards, .. } | Event::TurnedUp { cards, .. } => cards.to_vec(),
            _ => Vec::new(),
        };
        cards.into_iter().flatten().map(|shown| shown.0).collect()
    }

    fn money(&self) -> u64 {
        let view = self.view(Viewer::Rail);
        let seats =
            view.seats.iter().map(|seat| (seat.stack + seat.wagers.total().unwrap() + seat.raise).get());
        // The house has no stack, so its net gain is added to an arbitrary bankroll that is large enough.
        (seats.sum::<u64>() + (1 << 50)).checked_add_signed(self.house()).unwrap()
    }

    fn settled(events: &[Event]) -> Vec<HfLine> {
        let line = |event: &Event| match *event {
            Event::Settled { seat, wager, result, net, basis } => {
                Some(HfLine { seat, wager, result, net, clauses: basis.clauses() })
            }
            _ => None,
        };
        events.iter().filter_map(line).collect()
    }

    fn lines(outcome: &Outcome) -> Vec<HfLine> {
        outcome.settle().to_vec()
    }

    fn nets(outcome: &Outcome) -> Vec<i64> {
        let mut nets = vec![0; 7];
        for line in outcome.settle() {
            nets[line.seat.index()] += line.net;
            nets[6] -= line.net;
        }
        nets
    }

    fn gains(&self, table: &Table) -> Vec<i64> {
        let ends = self.stacks().as_slice().iter().zip(&table.stacks);
        let mut gains: Vec<i64> = ends.map(|(end, start)| end.signed() - start.signed()).collect();
        gains.resize(6, 0);
        gains.push(self.house());
        gains
    }

    /// Returns `true` for a raise above the limit. The limit follows from the player's cards (HF-4), so a raise
    /// reveals information about them.
    fn may_depend_on_hidden_cards(refusal: &Refusal) -> bool {
        matches!(refusal, Refusal::RaiseAboveLimit { .. })
    }
}

fn near(amount: Chips, step: i64) -> Chips {
    chips(u64::try_from(amount.signed() + step).unwrap_or(0))
}

/// Random wagers near the limits, on both sides.
fn wagers(limits: Option<WagerLimits>, chance: &mut Chance) -> Wagers {
    let Some(limits) = limits else { return Wagers { ante: chips(500), ..Wagers::default() } };
    let mut amount = |least: Chips, most: Chips| {
        let end = chance.pick(&[least, least, most, most, Chips::ZERO]);
        let step = limits.unit.signed();
        near(end, chance.pick(&[0, 0, 0, 0, step, -step, 1]))
    };
    let ante = amount(limits.ante_min, limits.ante_max);
    let mut bonus = || amount(limits.bonus_min, limits.bonus_max);
    Wagers { ante, flush_bonus: bonus(), straight_flush_bonus: bonus(), progressive: bonus() }
}
