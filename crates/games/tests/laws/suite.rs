//! The laws themselves, for any game. Those that involve neither seats nor a pack also apply to events.

use crate::Chance;
use crate::law_rounds::rounds;
use crate::lawful::{Lawful, LawfulGame};
use cards::{Card, CardSet};
use games::notation::Notation;
use games::record::{FORMAT, Record, RecordError};
use games::{Actor, Awaiting, DealtOrder, Viewer};

/// Upper bound on the number of actions in any playout.
const LONGEST: usize = 2_000;

/// A round or event played at random, with its record and events.
pub struct Round<G: Lawful> {
    pub record: Record<G>,
    pub game: G,
    pub events: Vec<G::Event>,
}

impl<G: Lawful> Round<G> {
    pub fn open(chance: &mut Chance) -> Round<G> {
        let (rules, table) = G::scenario(chance);
        let mut record = Record::new(rules, table, G::order(chance));
        record.version = any_version(G::VERSION, chance);
        Round::replay(record)
    }

    fn replay(record: Record<G>) -> Round<G> {
        let mut events = Vec::new();
        let game = record
            .replay(&mut |event| events.push(event))
            .expect("a scenario opens, and a record of a playout replays");
        Round { record, game, events }
    }

    /// Applies a random legal action; returns `false` once the round is over.
    pub fn step(&mut self, chance: &mut Chance) -> bool {
        let Some((by, action)) = self.game.step(chance) else { return false };
        let events = &mut self.events;
        self.game.apply(by, &action, &mut |event| events.push(event)).expect("a legal action is accepted");
        self.record.actions.push((by, action));
        assert!(self.record.actions.len() < LONGEST, "the round does not end");
        true
    }

    /// All viewers of the round.
    pub fn viewers(&self) -> Vec<Viewer> {
        G::viewers(&self.record.table)
    }

    /// The events as a viewer sees them, as lines of JSON.
    fn stream(&self, viewer: Viewer) -> String {
        self.events.iter().filter_map(|event| self.game.see(event, viewer)).map(|seen| json(&seen)).collect()
    }
}

/// A rules version: mostly the latest, but the laws hold under earlier versions too.
fn any_version(latest: u32, chance: &mut Chance) -> u32 {
    if latest > 1 && chance.one_in(4) { 1 + chance.below(u64::from(latest)) as u32 } else { latest }
}

/// A value as one line of JSON.
fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap() + "\n"
}

/// Plays `rounds` random rounds to their end; `look` is called before each step and at the end.
pub fn play<G: Lawful>(rounds: u64, mut look: impl FnMut(&Round<G>, &mut Chance)) {
    for seed in 0..rounds {
        let mut chance = Chance::new(seed);
        let named = SeedOnPanic(seed);
        let mut round = Round::<G>::open(&mut chance);
        loop {
            look(&round, &mut chance);
            if !round.step(&mut chance) {
                break;
            }
        }
        std::mem::forget(named);
    }
}

/// Plays `rounds` random rounds to their end; `look` is called at the end, and before one step in
/// [`Lawful::ONE_STEP_IN`]. For expensive laws.
pub fn sample<G: Lawful>(rounds: u64, mut look: impl FnMut(&Round<G>, &mut Chance)) {
    play::<G>(rounds, |round, chance| {
        if G::ONE_STEP_IN == 1 || chance.one_in(G::ONE_STEP_IN) || round.game.outcome().is_some() {
            look(round, chance);
        }
    });
}

/// Prints the seed of the playout in which a law failed, when dropped. A successful playout forgets it.
struct SeedOnPanic(u64);

impl Drop for SeedOnPanic {
    fn drop(&mut self) {
        eprintln!("the law failed in the playout with seed {}", self.0);
    }
}

pub fn legal_is_what_is_accepted<G: Lawful>() {
    let (mut accepted, mut refused) = (0_u32, 0_u32);
    sample::<G>(rounds(), |round, chance| {
        for (by, action) in round.game.probes(chance) {
            let mut after = round.game.clone();
            let mut events = 0;
            let result = after.apply(by, &action, &mut |_| events += 1);
            if let Some(allowed) = round.game.allows(by, &action) {
                assert_eq!(allowed, result.is_ok());
            }
            match result {
                Ok(()) => accepted += 1,
                Err(_) => {
                    refused += 1;
                    assert_eq!(events, 0, "a refused action emitted an event");
                    assert!(after == round.game, "a refused action changed the game");
                }
            }
        }
    });
    assert!(
        accepted > 1_000 && refused > 1_000,
        "{accepted} accepted, {refused} refused: too few to be conclusive"
    );
}

pub fn cards_are_conserved<G: LawfulGame>() {
    let mut total = 0;
    play::<G>(rounds(), |round, _| {
        if round.game.awaiting() != Awaiting::Over {
            return;
        }
        let viewers = round.viewers();
        let mut dealt = CardSet::EMPTY;
        for event in &round.events {
            let seen = viewers.iter().filter_map(|&viewer| round.game.see(event, viewer));
            let cards = seen.map(|seen| G::dealt(&seen)).max_by_key(Vec::len).unwrap_or_default();
            for card in cards {
                assert!(dealt.insert(card), "{card} was dealt twice");
            }
        }
        total += dealt.len() as u64;
    });
    assert!(total > 2 * rounds(), "{total} cards were dealt in {} rounds", rounds());
}

pub fn money_is_conserved<G: LawfulGame>() {
    let mut total = 0;
    play::<G>(rounds(), |round, _| {
        if round.record.actions.is_empty() {
            total = round.game.money();
        }
        assert_eq!(round.game.money(), total);
        if let Some(outcome) = round.game.outcome() {
            let nets = G::nets(&outcome);
            assert_eq!(nets.iter().sum::<i64>(), 0);
            assert_eq!(nets, round.game.gains(&round.record.table));
        }
    });
}

pub fn every_playout_ends<G: Lawful>() {
    let mut ended = 0;
    play::<G>(rounds(), |round, chance| {
        let over = round.game.step(&mut chance.clone()).is_none();
        assert_eq!(over, round.game.outcome().is_some());
        ended += u64::from(over);
    });
    assert_eq!(ended, rounds());
}

pub fn replay_gives_the_same_bytes<G: Lawful>() {
    sample::<G>(rounds() / 10, |round, _| {
        let text = round.record.encode();
        let again = Round::replay(Record::<G>::decode(&text).expect("an encoded record decodes"));
        assert!(again.game == round.game);
        for viewer in round.viewers() {
            assert_eq!(again.stream(viewer), round.stream(viewer));
            assert_eq!(json(&again.game.view(viewer)), json(&round.game.view(viewer)));
        }
    });
}

pub fn hidden_cards_can_be_permuted<G: LawfulGame>() {
    let (mut compared, mut impossible) = (0_u32, 0_u32);
    // Turns that depend on hidden cards: the number compared, and the number that do not occur with other
    // cards.
    let (mut asked, mut not_asked) = (0_u32, 0_u32);
    let may_refuse = |refusal: &G::Refusal| G::may_depend_on_hidden_cards(refusal);
    play::<G>(rounds() / 4, |round, chance| {
        let by_hidden_cards = u32::from(round.game.asks_by_hidden_cards());
        for viewer in round.viewers() {
            match permuted(round, viewer, chance, may_refuse) {
                Some(other) => {
                    compared += 1;
                    asked += by_hidden_cards;
                    assert_eq!(
                        other.stream(viewer),
                        round.stream(viewer),
                        "an event revealed a hidden card to {viewer:?}"
                    );
                    let (view, other) = (round.game.view(viewer), other.game.view(viewer));
                    assert_eq!(json(&other), json(&view), "a view revealed a hidden card to {viewer:?}");
                }
                None => {
                    impossible += 1;
                    not_asked += by_hidden_cards;
                }
            }
        }
    });
    assert!(compared > 20 * impossible, "{compared} compared, {impossible} impossible");
    assert!(asked >= 10 * not_asked, "{asked} turns compared, {not_asked} do not occur with other cards");
}

/// The same round with the cards that the viewer has not seen permuted. `None` if the actions are not legal
/// then: a hand that was mucked because it was beaten may no longer be beaten.
pub fn permuted<G: LawfulGame>(
    round: &Round<G>,
    viewer: Viewer,
    chance: &mut Chance,
    may_refuse: impl Fn(&G::Refusal) -> bool,
) -> Option<Round<G>> {
    let seen = round.events.iter().filter_map(|event| round.game.see(event, viewer));
    let seen: CardSet = seen.flat_map(|seen| G::cards_in(&seen)).collect();
    let order = order_of(&round.record);
    let mut hidden: Vec<Card> = order.iter().copied().filter(|&card| !seen.contains(card)).collect();
    chance.shuffle(&mut hidden);
    let mut hidden = hidden.into_iter();
    let other: Vec<Card> = order
        .into_iter()
        .map(|card| if seen.contains(card) { card } else { hidden.next().unwrap() })
        .collect();
    let record = Record { order: DealtOrder::from_cards(&other).unwrap(), ..round.record.clone() };
    let mut events = Vec::new();
    match record.replay(&mut |event| events.push(event)) {
        Ok(game) if game.awaiting() != round.game.awaiting() && round.game.asks_by_hidden_cards() => None,
        Ok(game) => Some(Round { record, game, events }),
        Err(RecordError::Refused { refusal, .. }) if may_refuse(&refusal) => None,
        Err(error) => panic!("hidden cards decide whether an action is legal: {error}"),
    }
}

/// The order of the cards, which only the encoding of a record reveals.
fn order_of<G: LawfulGame>(record: &Record<G>) -> Vec<Card> {
    let value: serde_json::Value = serde_json::from_str(&record.encode()).unwrap();
    cards::notation::parse_cards(value["order"].as_str().unwrap()).unwrap()
}

pub fn records_round_trip<G: Lawful>() {
    play::<G>(rounds() / 100, |round, chance| {
        let text = round.record.encode();
        assert!(Record::<G>::decode(&text).unwrap() == round.record);
        let newer = text.replacen(&format!("\"format\":{FORMAT}"), &format!("\"format\":{}", FORMAT + 1), 1);
        assert!(matches!(Record::<G>::decode(&newer), Err(RecordError::NewerFormat { .. })));
        let version = text.replacen(&format!("\"version\":{}", round.record.version), "\"version\":999", 1);
        assert!(matches!(Record::<G>::decode(&version), Err(RecordError::NewerRules { found: 999, .. })));
        let none = text.replacen(&format!("\"version\":{}", round.record.version), "\"version\":0", 1);
        assert!(matches!(Record::<G>::decode(&none), Err(RecordError::Damaged(_))));
        let other = text.replacen(&format!("\"game\":\"{}\"", G::NAME), "\"game\":\"whist\"", 1);
        assert!(matches!(Record::<G>::decode(&other), Err(RecordError::OtherGame { .. })));
        let cut = chance.below(text.len() as u64) as usize;
        assert!(Record::<G>::decode(&text[..cut]).is_err(), "a truncated record was accepted");
    });
}

pub fn a_card_is_in_the_pack_once<G: LawfulGame>() {
    play::<G>(rounds() / 100, |round, _| {
        assert!(
            Record::<G>::decode(&doubled_card(&round.record)).is_err(),
            "a pack with a duplicate card was accepted"
        );
    });
}

fn doubled_card<G: LawfulGame>(record: &Record<G>) -> String {
    let order = order_of(record);
    let written: String = order.iter().map(ToString::to_string).collect();
    let mut twice = order;
    twice[51] = twice[0];
    let twice: String = twice.iter().map(ToString::to_string).collect();
    record.encode().replacen(&written, &twice, 1)
}

/// Asserts that an action's notation parses back to the action.
fn line_reads_back<A: Notation + Clone + PartialEq>(action: &A) {
    let line = action.to_string();
    assert!(line.parse().ok().as_ref() == Some(action), "{line:?} does not parse back");
    assert!(
        format!("\t{line} \n").parse().ok().as_ref() == Some(action),
        "{line:?} does not parse with surrounding whitespace"
    );
}

pub fn lines_read_back<G: Lawful>() {
    sample::<G>(rounds() / 10, |round, chance| {
        round.record.actions.last().into_iter().for_each(|(_, action)| line_reads_back(action));
        round.game.probes(chance).iter().for_each(|(_, action)| line_reads_back(action));
    });
}

/// For each seat to act, the clock takes exactly one action, the default one; for any other seat it takes
/// none.
pub fn the_clock_takes_only_the_default_action<G: LawfulGame>() {
    // Counters: default actions taken by the clock; other actions, legal for the seat but not for the clock; actions of
    // seats out of turn.
    let (mut taken, mut withheld, mut out_of_turn) = (0_u32, 0_u32, 0_u32);
    play::<G>(rounds() / 4, |round, chance| {
        let probes = round.game.probes(chance);
        let seats = round.viewers().into_iter().filter_map(|viewer| match viewer {
            Viewer::Seat(seat) => Some(seat),
            _ => None,
        });
        for seat in seats {
            let is_awaited = match round.game.awaiting() {
                Awaiting::Seat(awaited) => awaited == seat,
                Awaiting::Seats(awaited) => awaited.contains(seat),
                Awaiting::House | Awaiting::Over => false,
            };
            let default = round.game.on_time_out(seat);
            assert_eq!(default.is_some(), is_awaited, "a default action for seat {seat}");
            let mut actions: Vec<G::Action> = default.iter().cloned().collect();
            for (by, action) in &probes {
                let is_of_seat = *by == Actor::Seat(seat) || *by == Actor::Clock(seat);
                if is_of_seat && !actions.contains(action) {
                    actions.push(action.clone());
                }
            }
            let accepts = |action: &G::Action| {
                round.game.clone().apply(Actor::Clock(seat), action, &mut |_| ()).is_ok()
            };
            let accepted: Vec<&G::Action> = actions.iter().filter(|action| accepts(action)).collect();
            assert!(accepted == default.iter().collect::<Vec<_>>(), "the clock acts for seat {seat}");
            taken += accepted.len() as u32;
            let refused: Vec<&G::Action> =
                actions.iter().filter(|action| Some(*action) != default.as_ref()).collect();
            let is_legal = |action: &&G::Action| {
                round.game.clone().apply(Actor::Seat(seat), action, &mut |_| ()).is_ok()
            };
            if is_awaited {
                withheld += refused.into_iter().filter(is_legal).count() as u32;
            } else {
                out_of_turn += refused.len() as u32;
            }
        }
    });
    assert!(
        taken > 20 && withheld > 20 && out_of_turn > 20,
        "{taken} taken, {withheld} withheld, {out_of_turn} out of turn: too few to mean anything"
    );
}
