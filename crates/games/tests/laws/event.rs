//! The laws that do not speak of seats and packs, for an event that is refereed and no game at a table.

use crate::Chance;
use crate::clauses::write;
use crate::law_rounds::{rounds, rounds_of};
use crate::suite::{SeedOnPanic, any_version, json, line_reads_back};
use games::record::{FORMAT, Record, RecordError};
use games::{Actor, Refereed, Viewer};
use std::collections::BTreeSet;

/// The most entries that any event is given here.
const LONGEST: usize = 2_000;

/// An event that the laws can play by chance and whose money they can count.
pub trait LawfulEvent: Refereed + Clone + PartialEq {
    /// Rules and a plan by chance, such that the event opens.
    fn scenario(chance: &mut Chance) -> (Self::Rules, Self::Table, Self::Order);

    /// A legal action by chance, with its actor; `None` once the event is over.
    fn step(&self, chance: &mut Chance) -> Option<(Actor, Self::Action)>;

    /// Whether the legal moves of an actor hold the action.
    fn allows(&self, by: Actor, action: &Self::Action) -> bool;

    /// Actions to try on a state, legal or not, by anybody.
    fn probes(&self, chance: &mut Chance) -> Vec<(Actor, Self::Action)>;

    /// What was taken, and the sum of what it became.
    fn account(outcome: &Self::Outcome) -> (i64, i64);

    /// The clause ids behind an event.
    fn event_clauses(event: &Self::Event) -> Vec<&'static str>;

    /// The clause ids behind a refusal.
    fn refusal_clauses(refusal: &Self::Refusal) -> Vec<&'static str>;

    /// The clause ids behind the settlement.
    fn settlement_clauses(outcome: &Self::Outcome) -> Vec<&'static str>;

    /// The clause ids behind rules, plans and requests that are refused: one case of each.
    fn setup_clauses() -> Vec<&'static str>;

    /// Every clause id that is not procedural.
    fn all_clauses() -> Vec<&'static str>;
}

/// An event that is being played by chance, with everything that happened.
pub struct Course<G: LawfulEvent> {
    pub record: Record<G>,
    pub game: G,
    events: Vec<G::Event>,
}

impl<G: LawfulEvent> Course<G> {
    fn open(chance: &mut Chance) -> Course<G> {
        let (rules, table, order) = G::scenario(chance);
        let mut record = Record::new(rules, table, order);
        record.version = any_version(G::VERSION, chance);
        let mut events = Vec::new();
        let game = record.replay(&mut |event| events.push(event)).expect("a scenario opens");
        Course { record, game, events }
    }

    fn step(&mut self, chance: &mut Chance) -> bool {
        let Some((by, action)) = self.game.step(chance) else { return false };
        let events = &mut self.events;
        self.game.apply(by, &action, &mut |event| events.push(event)).expect("a legal action is accepted");
        self.record.actions.push((by, action));
        assert!(self.record.actions.len() < LONGEST, "the event does not end");
        true
    }

    fn stream(&self) -> String {
        self.events
            .iter()
            .filter_map(|event| self.game.see(event, Viewer::Rail))
            .map(|seen| json(&seen))
            .collect()
    }
}

/// Plays events by chance to their end; `look` is called before each step and at the end.
pub fn play<G: LawfulEvent>(events: u64, mut look: impl FnMut(&Course<G>, &mut Chance)) {
    for seed in 0..events.max(1) {
        let mut chance = Chance::new(seed);
        let named = SeedOnPanic(seed);
        let mut course = Course::<G>::open(&mut chance);
        loop {
            look(&course, &mut chance);
            if !course.step(&mut chance) {
                break;
            }
        }
        std::mem::forget(named);
    }
}

pub fn legal_is_what_is_accepted<G: LawfulEvent>() {
    let (mut accepted, mut refused) = (0_u32, 0_u32);
    play::<G>(rounds() / 10, |course, chance| {
        for (by, action) in course.game.probes(chance) {
            let mut after = course.game.clone();
            let mut events = 0;
            let result = after.apply(by, &action, &mut |_| events += 1);
            assert_eq!(course.game.allows(by, &action), result.is_ok());
            match result {
                Ok(()) => accepted += 1,
                Err(_) => {
                    refused += 1;
                    assert_eq!(events, 0, "a refused action emitted an event");
                    assert!(after == course.game, "a refused action changed the event");
                }
            }
        }
    });
    assert!(
        accepted > 200 && refused > 200,
        "{accepted} accepted, {refused} refused: too few to mean anything"
    );
}

pub fn takings_are_conserved<G: LawfulEvent>() {
    let mut taken = 0;
    play::<G>(rounds(), |course, _| {
        if let Some(outcome) = course.game.outcome() {
            let (takings, became) = G::account(&outcome);
            assert_eq!(takings, became);
            taken += takings;
        }
    });
    assert!(taken > 0, "nothing was ever taken");
}

pub fn every_playout_ends<G: LawfulEvent>() {
    let mut ended = 0;
    play::<G>(rounds(), |course, chance| {
        let over = course.game.step(&mut Chance::new(chance.below(1 << 40))).is_none();
        assert_eq!(over, course.game.outcome().is_some());
        ended += u64::from(over);
    });
    assert_eq!(ended, rounds().max(1));
}

pub fn replay_gives_the_same_bytes<G: LawfulEvent>() {
    play::<G>(rounds() / 10, |course, chance| {
        if !chance.one_in(8) && course.game.outcome().is_none() {
            return;
        }
        let record = Record::<G>::decode(&course.record.encode()).expect("what was written reads back");
        let mut events = Vec::new();
        let game = record.replay(&mut |event| events.push(event)).expect("what was played replays");
        assert!(game == course.game);
        assert_eq!(json(&game.view(Viewer::Rail)), json(&course.game.view(Viewer::Rail)));
        assert_eq!(Course { record, game, events }.stream(), course.stream());
    });
}

pub fn records_round_trip<G: LawfulEvent>() {
    play::<G>(rounds() / 100, |course, chance| {
        let text = course.record.encode();
        assert!(Record::<G>::decode(&text).unwrap() == course.record);
        let newer = text.replacen(&format!("\"format\":{FORMAT}"), &format!("\"format\":{}", FORMAT + 1), 1);
        assert!(matches!(Record::<G>::decode(&newer), Err(RecordError::NewerFormat { .. })));
        let version = text.replacen(&format!("\"version\":{}", course.record.version), "\"version\":999", 1);
        assert!(matches!(Record::<G>::decode(&version), Err(RecordError::NewerRules { found: 999, .. })));
        let none = text.replacen(&format!("\"version\":{}", course.record.version), "\"version\":0", 1);
        assert!(matches!(Record::<G>::decode(&none), Err(RecordError::Damaged(_))));
        let other = text.replacen(&format!("\"game\":\"{}\"", G::NAME), "\"game\":\"whist\"", 1);
        assert!(matches!(Record::<G>::decode(&other), Err(RecordError::OtherGame { .. })));
        let cut = chance.below(text.len() as u64) as usize;
        assert!(Record::<G>::decode(&text[..cut]).is_err(), "half a record was read");
        let ordered = text.replacen("\"order\":\"\"", "\"order\":\"As\"", 1);
        assert!(Record::<G>::decode(&ordered).is_err(), "cards come with the actions alone");
    });
}

pub fn lines_read_back<G: LawfulEvent>() {
    play::<G>(rounds() / 100, |course, chance| {
        course.record.actions.last().into_iter().for_each(|(_, action)| line_reads_back(action));
        course.game.probes(chance).iter().for_each(|(_, action)| line_reads_back(action));
    });
}

/// Rounds in which the rarest clause comes up.
const LEAST: u64 = 1500;

pub fn every_clause_is_returned<G: LawfulEvent>() {
    let mut returned: BTreeSet<&str> = G::setup_clauses().into_iter().collect();
    play::<G>(rounds_of(LEAST) / 5, |course, chance| {
        if let Some(outcome) = course.game.outcome() {
            returned.extend(G::settlement_clauses(&outcome));
            returned.extend(course.events.iter().flat_map(G::event_clauses));
        }
        if !chance.one_in(8) {
            return;
        }
        for (by, action) in course.game.probes(chance) {
            let refusal = course.game.clone().apply(by, &action, &mut |_| ()).err();
            returned.extend(refusal.iter().flat_map(G::refusal_clauses));
        }
    });
    write(G::NAME, &returned);
    let missing: Vec<_> = G::all_clauses().into_iter().filter(|id| !returned.contains(id)).collect();
    assert!(missing.is_empty(), "no decision returned {missing:?}");
}
