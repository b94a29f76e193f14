//! Random rounds, played to their end.

use crate::{Chance, Lawful, LawfulGame};
use cards::{Card, CardSet};
use games::record::{Record, RecordError};
use games::{DealtOrder, Viewer};

/// Upper bound on the number of actions in any playout.
const MAX_ACTIONS: usize = 2_000;

/// A round or event played at random, with its record and events.
pub struct Round<G: Lawful> {
    /// The rules, the table, the order of the cards, and the actions so far.
    pub record: Record<G>,
    /// State of the game after these actions.
    pub game: G,
    /// All events so far, including the events of the opening.
    pub events: Vec<G::Event>,
}

impl<G: Lawful> Round<G> {
    /// Opens a round with random rules, a random table and a random order of the cards.
    pub fn open(chance: &mut Chance) -> Round<G> {
        let (rules, table) = G::scenario(chance);
        let mut record = Record::new(rules, table, G::order(chance));
        record.version = any_version(G::VERSION, chance);
        Round::replay(record)
    }

    /// Replays the record of a random round.
    pub fn replay(record: Record<G>) -> Round<G> {
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
        assert!(self.record.actions.len() < MAX_ACTIONS, "the round does not end");
        true
    }

    /// All viewers of the round.
    pub fn viewers(&self) -> Vec<Viewer> {
        G::viewers(&self.record.table)
    }

    /// The events as a viewer sees them, as lines of JSON.
    pub fn stream(&self, viewer: Viewer) -> String {
        self.events.iter().filter_map(|event| self.game.see(event, viewer)).map(|seen| json(&seen)).collect()
    }

    /// The state as a viewer sees it, as a line of JSON.
    pub fn view(&self, viewer: Viewer) -> String {
        json(&self.game.view(viewer))
    }
}

/// A random version of the rules: mostly the latest, but the laws hold under earlier versions too.
fn any_version(latest: u32, chance: &mut Chance) -> u32 {
    if latest > 1 && chance.one_in(4) { 1 + chance.below(u64::from(latest)) as u32 } else { latest }
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

/// Plays `rounds` random rounds to their end. `look` is called at the end, and before each step with
/// probability 1/[`Lawful::ONE_STEP_IN`]. For expensive properties.
pub fn sample<G: Lawful>(rounds: u64, mut look: impl FnMut(&Round<G>, &mut Chance)) {
    play::<G>(rounds, |round, chance| {
        if G::ONE_STEP_IN == 1 || chance.one_in(G::ONE_STEP_IN) || round.game.outcome().is_some() {
            look(round, chance);
        }
    });
}

/// Prints the seed of the playout in which a law failed, when dropped. A successful playout forgets the value, so that
/// no seed is printed.
struct SeedOnPanic(u64);

impl Drop for SeedOnPanic {
    fn drop(&mut self) {
        eprintln!("the law failed in the playout with seed {}", self.0);
    }
}

/// The same round with the cards that the viewer has not seen permuted. `None` if the actions are not legal with the
/// permuted cards and `may_refuse` accepts the refusal, or if another seat is to act where the rules let hidden cards
/// decide that: a hand that was mucked because it was beaten may no longer be beaten.
///
/// # Panics
/// If the actions are refused for any other reason.
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

/// The order of the cards in a record, read from its encoding, since the type does not expose it.
pub fn order_of<G: LawfulGame>(record: &Record<G>) -> Vec<Card> {
    let value: serde_json::Value = serde_json::from_str(&record.encode()).unwrap();
    cards::notation::parse_cards(value["order"].as_str().unwrap()).unwrap()
}

/// A value as one line of JSON.
fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap() + "\n"
}
