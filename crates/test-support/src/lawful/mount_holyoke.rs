//! [`Lawful`] for Mount Holyoke Poker.

use super::{Lawful, LawfulGame, seat_allows, turn};
use crate::Chance;
use cards::{Card, Deck};
use games::clause::{ClauseId, ids};
use games::mount_holyoke::{
    Action, CardIndex, Cards, Clause, Direction, Event, FiveCards, Flushes, LaterRounds, Leftover, MatchEnd,
    MountHolyoke, Opening, Outcome, PROCEDURAL, Pass, Play, PointsFor, Refusal, Rules, Score, Seen, Settings,
    SetupError, StraightTies, Straights, Table, Thirteen, Threshold, Ties, every_play, referee,
};
use games::{Actor, DealtOrder, Game, GameError, Refereed, Seat, Shown, StaffId, Viewer};
use serde_json::json;

fn seat(index: u64) -> Seat {
    Seat::new(index as usize + 1).unwrap()
}

fn maybe<T: Copy>(chance: &mut Chance, values: &[T]) -> Option<T> {
    chance.one_in(2).then(|| chance.pick(values))
}

fn settings(chance: &mut Chance) -> Settings {
    let points = MatchEnd::Points(1 + chance.below(60));
    let rounds = MatchEnd::Rounds(1 + chance.below(3) as u32);
    Settings {
        later_rounds: maybe(chance, &[LaterRounds::LowestCard, LaterRounds::LastWinnerLeads]),
        pass: maybe(chance, &[Pass::MayReturn, Pass::OutForTheRun]),
        singles: maybe(chance, &[Ties::RankThenSuit, Ties::RankAlone]),
        pairs: maybe(chance, &[Ties::RankThenSuit, Ties::RankAlone]),
        five_cards: maybe(chance, &[FiveCards::AnyKind, FiveCards::SameKindOnly]),
        straights: maybe(chance, &[Straights::Document, Straights::LowStraights]),
        straight_ties: maybe(chance, &[StraightTies::TopSuit, StraightTies::RankAlone]),
        flushes: maybe(
            chance,
            &[Flushes::HighestCard, Flushes::RanksThenSuit, Flushes::RanksAlone, Flushes::SuitFirst],
        ),
        points: maybe(chance, &[PointsFor::OneEach, PointsFor::DoubleFromTen]),
        end: maybe(chance, &[points, rounds]),
        threshold: maybe(chance, &[Threshold::PlayOn, Threshold::DropOut, Threshold::FirstHitEnds]),
        opening: maybe(chance, &[Opening::Alone, Opening::WithTheLowest]),
        // Rounds with the whole pack dealt out are less frequent, since two large hands have very many plays.
        leftover: chance.one_in(4).then_some(Leftover::DealtOut),
        thirteen: maybe(chance, &[Thirteen::AsOthers, Thirteen::Triple]),
        direction: maybe(chance, &[Direction::Clockwise, Direction::Counterclockwise]),
    }
}

fn open(rules: &Rules, table: &Table) -> Result<MountHolyoke, SetupError> {
    MountHolyoke::open(rules, table, &DealtOrder::new(Deck::sorted()), &mut |_| ())
}

fn hand(game: &MountHolyoke, seat: Seat) -> Option<Cards> {
    let hand = game.view(Viewer::Seat(seat)).seats.into_iter().nth(seat.index())?.hand?;
    Some(hand.into_iter().map(|shown| shown.0).collect())
}

/// Plays to try: combinations in the hand, legal or not, and random cards, most of which do not form a combination.
fn plays(game: &MountHolyoke, hand: Cards, chance: &mut Chance) -> Vec<Play> {
    let some = |cards: Vec<Cards>, chance: &mut Chance| -> Vec<Play> {
        let chosen = (0..6).filter(|_| !cards.is_empty()).map(|_| chance.pick(&cards));
        chosen.map(Play::new).collect()
    };
    let fives = |play: &Cards| play.len() == 5;
    let every: Vec<Cards> = every_play(hand, None, game.rules().ranking()).map(|play| play.cards()).collect();
    let mut probes = some(every.iter().copied().filter(fives).collect(), chance);
    probes.extend(some(every, chance));
    let held: Vec<Card> = hand.iter().collect();
    for size in 0..6 {
        probes.push(Play::new((0..size).map(|_| chance.pick(&held)).collect()));
    }
    probes.push(Play::new(chance.deck().into_iter().take(2).collect()));
    probes
}

fn refereed(request: serde_json::Value) -> Result<referee::Reply, referee::RefereeError> {
    referee::referee(&serde_json::from_value(request).unwrap(), &games::mount_holyoke::Settings::default())
}

/// The clauses behind the refusal of a straight flush on the royal flush, which is too rare to occur at
/// random.
fn on_a_royal_flush() -> Vec<&'static str> {
    let suited =
        |suit: &str| -> Vec<String> { "JQKA23456789T".chars().map(|rank| format!("{rank}{suit}")).collect() };
    let refused = refereed(json!({
        "deal": [suited("s"), suited("h")], "leader": 1, "rules": {"later_rounds": "last_winner_leads"},
        "plays": [{"seat": 1, "cards": suited("s")[..5]}, {"seat": 2, "cards": suited("h")[..5]}],
    }));
    ids(refused.unwrap_err().clauses())
}

/// The given card and every lower one.
fn up_to(highest: Shown) -> Vec<Card> {
    Card::all().filter(|&card| CardIndex::of(card) <= CardIndex::of(highest.0)).collect()
}

/// The given card, every lower one and the next higher one. If the card left over is the lowest of all, the next one
/// decides who gets it (MH-1).
fn cards_up_to_next(lowest: Shown) -> Vec<Card> {
    let next = |&card: &Card| CardIndex::of(card).get() <= CardIndex::of(lowest.0).get() + 1;
    Card::all().filter(next).collect()
}

impl Lawful for MountHolyoke {
    fn scenario(chance: &mut Chance) -> (Rules, Table) {
        loop {
            let players = 2 + chance.below(3);
            let rules = Rules::new(&settings(chance)).expect("valid settings");
            let totals = (0..players).map(|_| chance.below(40)).collect();
            let leader = chance.one_in(2).then(|| seat(chance.below(players)));
            let table = Table { totals, round: 1 + chance.below(3) as u32, leader };
            if open(&rules, &table).is_ok() {
                return (rules, table);
            }
        }
    }

    fn order(chance: &mut Chance) -> DealtOrder {
        chance.order()
    }

    fn viewers(table: &Table) -> Vec<Viewer> {
        let seats = (0..table.totals.len() as u64).map(|index| Viewer::Seat(seat(index)));
        seats.chain([Viewer::Rail]).collect()
    }

    fn step(&self, chance: &mut Chance) -> Option<(Actor, Action)> {
        turn(self, chance)
    }

    fn allows(&self, by: Actor, action: &Action) -> Option<bool> {
        seat_allows(self, by, action)
    }

    fn probes(&self, chance: &mut Chance) -> Vec<(Actor, Action)> {
        let awaited = self.awaiting().seat();
        let any = chance.deck()[0];
        let held = awaited.and_then(|seat| hand(self, seat)).unwrap_or(Cards::one(any));
        let plays = plays(self, held, chance).into_iter().map(Action::Play);
        let mut actions: Vec<Action> = plays.chain([Action::Pass]).collect();
        actions.extend(awaited.and_then(|seat| self.on_time_out(seat)));
        let mut actors: Vec<Actor> =
            awaited.into_iter().flat_map(|seat| [Actor::Seat(seat), Actor::Clock(seat)]).collect();
        actors.extend(
            [seat(chance.below(5))].into_iter().flat_map(|seat| [Actor::Seat(seat), Actor::Clock(seat)]),
        );
        actors.extend([Actor::House, Actor::Staff(StaffId(1))]);
        actions.into_iter().flat_map(|action| actors.iter().map(move |&by| (by, action))).collect()
    }

    fn settlement_clauses(outcome: &Outcome) -> Vec<&'static str> {
        outcome.settle().flat_map(|score| ids(score.clauses)).collect()
    }

    fn setup_clauses() -> Vec<&'static str> {
        let alone = open(&Rules::default(), &Table::new(1)).err().unwrap();
        assert_eq!(alone, SetupError::Players(1));
        let rich = Table { totals: vec![0, 1 << 53], ..Table::new(2) };
        let rich = open(&Rules::default(), &rich).err().unwrap();
        assert_eq!(rich, SetupError::TooManyPoints(seat(1), 1 << 53));
        let short = json!({"deal": [["3d"], ["4d"]]});
        let misdeal = refereed(short).unwrap_err();
        let setups = [alone, rich];
        setups
            .iter()
            .flat_map(|error| ids(error.clauses()))
            .chain(ids(misdeal.clauses()))
            .chain(on_a_royal_flush())
            .collect()
    }

    fn all_clauses() -> Vec<&'static str> {
        let clauses = Clause::ALL.iter().filter(|clause| !PROCEDURAL.contains(clause));
        clauses.map(|clause| clause.id()).collect()
    }
}

impl LawfulGame for MountHolyoke {
    /// The seat, its unplayed cards, its points in the round and in the match, and the clauses.
    type Line = (Seat, u8, u64, u64, Vec<Clause>);

    fn dealt(seen: &Seen) -> Vec<Card> {
        match seen {
            Event::Dealt { cards, .. } => cards.iter().flatten().map(|shown| shown.0).collect(),
            _ => Vec::new(),
        }
    }

    /// Some plays reveal more than their cards, and the cards that they reveal count as seen: the opening card is the
    /// lowest card dealt, and a card led by the clock is the lowest of its hand.
    fn cards_in(seen: &Seen) -> Vec<Card> {
        match seen {
            Event::Opens { card: Some(lowest), .. } => cards_up_to_next(*lowest),
            Event::Played { cards, on: None, clock: true, .. } => {
                cards.iter().flatten().copied().flat_map(up_to).collect()
            }
            Event::Played { cards, .. } => cards.iter().flatten().map(|shown| shown.0).collect(),
            dealing => MountHolyoke::dealt(dealing),
        }
    }

    /// Always 0: the game has no stakes.
    fn money(&self) -> u64 {
        0
    }

    fn settled(events: &[Event]) -> Vec<Self::Line> {
        let line = |event: &Event| match *event {
            Event::Scored { seat, left, points, total, .. } => {
                Some((seat, left, points, total, event.clauses().to_vec()))
            }
            _ => None,
        };
        events.iter().filter_map(line).collect()
    }

    fn lines(outcome: &Outcome) -> Vec<Self::Line> {
        let line = |score: Score| (score.seat, score.left, score.points, score.total, score.clauses.to_vec());
        outcome.settle().map(line).collect()
    }

    /// The points count against their seat and are not paid to another; the last entry balances the sum.
    fn nets(outcome: &Outcome) -> Vec<i64> {
        let mut nets = vec![0; outcome.left.seats()];
        outcome.settle().for_each(|score| nets[score.seat.index()] -= score.points.cast_signed());
        nets.push(-nets.iter().sum::<i64>());
        nets
    }

    fn gains(&self, _: &Table) -> Vec<i64> {
        let settings = Settings::from(*self.rules());
        let doubles = settings.points == Some(PointsFor::DoubleFromTen);
        let triples = settings.thirteen == Some(Thirteen::Triple);
        let cost = |left: usize| match left {
            13.. if triples => 3 * left as i64,
            10.. if doubles => 2 * left as i64,
            _ => left as i64,
        };
        let mut gains: Vec<i64> = self.view(Viewer::Rail).seats.iter().map(|seat| -cost(seat.left)).collect();
        gains.push(-gains.iter().sum::<i64>());
        gains
    }

    /// Always false: the cards that a play reveals beyond its own already count as seen.
    fn may_depend_on_hidden_cards(_: &Refusal) -> bool {
        false
    }
}
