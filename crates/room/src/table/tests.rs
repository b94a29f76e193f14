//! Property-based test: a decision changes nothing, and a table that applied its decisions equals the table replayed
//! from its log.

use super::chair::Chair;
use super::decide::{self, Decision};
use super::entry::{Created, Entry, Identity, Logged};
use super::log;
use super::person::Person;
use super::state::State;
use super::view::Presence;
use crate::chance::Chance;
use crate::client::Client;
use crate::game::GameName;
use crate::log_types::HouseRules;
use crate::protocol::Refused;
use crate::protocol::client::{Command, Message};
use crate::store::chain::EntryHash;
use crate::store::{PlayerId, RollbackCause, Stored, TableId};
use cards::Deck;
use games::Seat;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use serde_json::{Value, json};
use std::cell::Cell;

/// Number of chairs.
const CHAIRS: u8 = 4;

/// Number of test cases, each with a table of every game.
const CASES: u32 = 8;

/// Number of steps at each table, per test case.
const STEPS: u32 = 70;

/// Time of every decision, in milliseconds since the Unix epoch.
const NOW_MS: u64 = 1_000;

fn person(number: i64) -> Person {
    Person { id: PlayerId(number), name: format!("Guest {number}") }
}

/// The complete state, with the messages that would be sent to each person and to a spectator from the start of the
/// hand on.
fn text_of(state: &State) -> Vec<String> {
    let play = state.play.as_ref();
    let people = (1..=4).map(person).map(Some).chain([None]);
    let around = Presence::none(NOW_MS);
    let moments = people.map(|who| serde_json::to_string(&state.moment(who.as_ref(), 0, &around)).unwrap());
    let fixed = vec![
        serde_json::to_string(&state.snapshot()).unwrap(),
        format!("{:?}", (state.id, state.seq, state.clock_ms, state.pause, state.closing)),
        format!("{:?}", (state.closed, (1..=CHAIRS).map(|at| state.in_hand(chair(at))).collect::<Vec<_>>())),
        format!("{:?}", (&state.dealt, &state.events)),
        format!(
            "{:?}",
            play.map(|play| (&play.opened, play.over, play.round.awaiting(), play.round.last_seq()))
        ),
    ];
    fixed.into_iter().chain(moments).collect()
}

fn chair(number: u8) -> Chair {
    Chair::new(number).unwrap()
}

/// Numbers of steps of each kind, over all tables of one game.
#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    acted: u32,
    refused: u32,
    rolled_back: u32,
    unpaid: u32,
}

/// A table with its log, as stored.
struct Table {
    state: State,
    log: Vec<Stored>,
    chance: Chance,
    counts: Counts,
}

impl Table {
    fn new(game: GameName, seed: u64, counts: Counts) -> Table {
        let created = Created {
            name: "A table".to_owned(),
            game,
            host: Some(person(1).id),
            host_name: None,
            chairs: CHAIRS,
            listed: false,
            demo: false,
        };
        let rules = json!({});
        let config =
            decide::config((game, CHAIRS.into()), &rules, None, None, HouseRules::default()).unwrap();
        let state = State::new(TableId::fresh().unwrap(), created.clone(), config.clone()).unwrap();
        let mut table = Table { state, log: Vec::new(), chance: Chance::new(seed), counts };
        table.commit(vec![Entry::Created { table: created, config }].into());
        for number in [1, 2] {
            let sit = json!({ "do": "sit", "seat": number });
            let decision = table.decide(Some(&person(number)), sit).unwrap();
            table.commit(decision);
        }
        table
    }

    /// Stores the entries of a decision, and applies them with its round.
    fn commit(&mut self, decision: Decision) {
        let (mut entries, round) = decision.into_parts();
        self.void_some_ends(&mut entries);
        self.count(&entries);
        let first = self.state.seq + 1;
        let clock_ms = Some(self.chance.below_u64(9_000));
        let logged = entries.into_iter().map(|entry| {
            let opened = matches!(entry, Entry::Opened(_));
            let sealed = round.as_ref().filter(|_| opened).map(|round| round.sealed());
            Logged { at_ms: NOW_MS, clock_ms, entry, sealed, snapshot: None }
        });
        let logged: Vec<Logged> = logged.collect();
        for (seq, logged) in (first..).zip(&logged) {
            let new = log::written(logged, None);
            let (kind, hash) = (new.kind.to_owned(), EntryHash::START);
            self.log.push(Stored { seq, kind, hand: None, body: new.body, hash });
        }
        self.state.apply_decision(first, logged, round).unwrap();
    }

    /// Voids half of the ends of hands, as the task does if the ledger refuses their transfers.
    fn void_some_ends(&mut self, entries: &mut [Entry]) {
        let Some(Entry::Ended(ended)) = entries.last_mut() else { return };
        if self.chance.below_u64(2) == 0
            && let Some(void) = decide::unpaid(&self.state, ended)
        {
            *ended = void;
        }
    }

    fn count(&mut self, entries: &[Entry]) {
        for entry in entries {
            match entry {
                Entry::Acted(_) => self.counts.acted += 1,
                Entry::Voided { .. } => self.counts.rolled_back += 1,
                Entry::Ended(ended) if ended.unpaid => self.counts.unpaid += 1,
                _ => {}
            }
        }
    }

    /// Decides a command, and asserts that the state is unchanged.
    fn decide(&mut self, who: Option<&Person>, command: Value) -> Result<Decision, Refused> {
        let mut message = json!({ "v": crate::protocol::VERSION, "id": 1 });
        message.as_object_mut().unwrap().extend(command.as_object().unwrap().clone());
        let idle: Vec<Chair> = (1..=CHAIRS).map(chair).collect();
        let (state, chance) = (&self.state, &mut self.chance);
        let before = text_of(state);
        let decision = match Message::read(&message)?.command {
            Command::Player(command) => decide::player(state, who, &command, 7, NOW_MS),
            Command::Host(command) => decide::host(state, who, &command, &idle, |n| chance.below_u64(n)),
            Command::Task(_) => Ok(Decision::default()),
        };
        assert_eq!(text_of(state), before, "{command}");
        decision
    }

    /// A random command other than an action, from a random person.
    fn random_command(&mut self) -> (Option<Person>, Value) {
        let below = &mut |n| self.chance.below_u64(n);
        let who = Some(1 + below(5)).filter(|&number| number < 5).map(|number| person(number.cast_signed()));
        let seat = 1 + below(6);
        let hand = self.state.hand;
        let commands = [
            json!({ "do": "sit", "seat": seat }),
            json!({ "do": "sit", "seat": seat, "buy_in": 1 }),
            json!({ "do": "top_up", "amount": 1 + below(2_000) }),
            json!({ "do": "leave" }),
            json!({ "do": "stay" }),
            json!({ "do": "sit_out" }),
            json!({ "do": "sit_in" }),
            json!({ "do": "come_in", "how": "post" }),
            json!({ "do": "fast_forward", "hand": hand }),
            json!({ "do": "add_bot", "seat": seat }),
            json!({ "do": "remove", "seat": seat }),
            json!({ "do": "pause", "minutes": below(3) }),
            json!({ "do": "resume" }),
            json!({ "do": "configure" }),
            json!({ "do": "configure", "clocks": { "turn": 5 + below(9), "bank": 9, "grace": 1, "between": 0 } }),
            json!({ "do": "act", "hand": hand + below(2), "turn": below(3), "action": "fold" }),
            json!({ "do": "act", "hand": hand, "turn": 0, "action": { "bluff": below(9) } }),
        ];
        let which = below(commands.len() as u64) as usize;
        (who, commands[which].clone())
    }

    /// An action for a chair that must act: by the player, by a bot, or by the clock.
    fn action(&mut self) -> Option<Decision> {
        let play = self.state.playing()?;
        let awaited = play.awaited();
        let at = *awaited.get(self.chance.below_u64(awaited.len() as u64) as usize)?;
        let seat = play.seat(at)?;
        let who = &play.opened.players[seat.index()];
        let by_clock = who.player().is_some() && self.chance.below_u64(6) == 0;
        let before = text_of(&self.state);
        let decision = match who {
            Identity::Player { id, name } if !by_clock => {
                let who = Person { id: *id, name: name.clone() };
                let command = self.command_of(&who)?;
                return self.decide(Some(&who), command).ok();
            }
            Identity::Bot { .. } if !by_clock => decide::bot_acts(&self.state, at, &mut self.chance),
            _ => decide::clock_acts(&self.state, at, 3),
        };
        let decision = decision.unwrap()?;
        assert_eq!(text_of(&self.state), before, "{:?}", decision.entries());
        Some(decision)
    }

    /// The action that a random client sends.
    fn command_of(&mut self, who: &Person) -> Option<Value> {
        let moment = serde_json::to_value(self.state.moment(Some(who), 0, &Presence::none(NOW_MS))).unwrap();
        let [table, game, you] = ["table", "game", "you"].map(|part| moment[part].clone());
        let mut client = Client::default();
        (client.table, client.game, client.you) = (table, game, you);
        let mut command: Value =
            serde_json::from_str(&client.act(&mut |n| self.chance.below_u64(n))?).unwrap();
        command.as_object_mut().unwrap().retain(|field, _| !["v", "id"].contains(&field.as_str()));
        Some(command)
    }

    /// A player who sits out, as after an action of the clock.
    fn sitting_out(&self) -> Option<Person> {
        let out = self.state.occupied().filter(|(_, occupant)| occupant.sits_out);
        out.filter_map(|(_, occupant)| occupant.who.player()).map(|id| person(id.0)).next()
    }

    /// The entry that voids the open hand, if there is one, as the loader writes it for a log that is behind its mark.
    /// The number of the last hand may be ahead of the log.
    fn rollback(&mut self) -> Option<Decision> {
        self.state.playing()?;
        let hand = self.state.hand + self.chance.below_u64(2);
        Some(vec![Entry::Voided { hand, cause: RollbackCause::Lost }].into())
    }

    /// The next decision at the table, if there is one.
    fn step(&mut self) -> Option<Decision> {
        if let Some(ended) = decide::ended_without_action(&self.state) {
            return Some(vec![ended].into());
        }
        if self.chance.below_u64(40) == 0 {
            return self.rollback();
        }
        if self.chance.below_u64(3) == 0 {
            let (who, command) = self.random_command();
            return self.decide(who.as_ref(), command).ok();
        }
        if self.state.playing().is_some() {
            return self.action();
        }
        if let Some(who) = self.sitting_out() {
            return self.decide(Some(&who), json!({ "do": "sit_in" })).ok();
        }
        let between_hands = decide::between_hands(&self.state);
        if !between_hands.is_empty() {
            return Some(between_hands.into());
        }
        let before = text_of(&self.state);
        let chance = &mut self.chance;
        let dealt = decide::deal(&self.state, || Deck::shuffled(|n| chance.below(n))).unwrap();
        assert_eq!(text_of(&self.state), before);
        dealt
    }

    fn check_replay(&self) {
        let replayed = State::replay(self.state.id, log::read_all(&self.log).unwrap()).unwrap();
        assert_eq!(text_of(&replayed), text_of(&self.state));
        let turns = |state: &State| {
            let seats = (1..=usize::from(CHAIRS)).filter_map(Seat::new);
            state.play.as_ref().map(|play| seats.map(|seat| play.round.turn(seat)).collect::<Vec<_>>())
        };
        assert_eq!(turns(&replayed), turns(&self.state));
    }
}

/// Plays random steps at a table, and compares it with the table replayed from its log after every commit. Returns
/// `counts` with these steps added.
fn play(game: GameName, seed: u64, counts: Counts) -> Counts {
    let mut table = Table::new(game, seed, counts);
    for _ in 0..STEPS {
        let Some(decision) = table.step() else {
            table.counts.refused += 1;
            continue;
        };
        // Some commits fail; the decision then has no effect.
        if decision.entries().is_empty() || table.chance.below_u64(5) == 0 {
            continue;
        }
        table.commit(decision);
        table.check_replay();
    }
    table.counts
}

#[test]
fn a_decision_changes_nothing_and_its_round_equals_the_replayed_one() {
    for game in GameName::ALL {
        let counts = Cell::new(Counts::default());
        let config = Config { cases: CASES, failure_persistence: None, ..Config::default() };
        let cases = TestRunner::new(config).run(&any::<u64>(), |seed| {
            counts.set(play(game, seed, counts.get()));
            Ok(())
        });
        cases.unwrap();
        let counts = counts.get();
        let Counts { acted, refused, rolled_back, unpaid } = counts;
        assert!(acted > 5 * CASES && refused > 5 * CASES && rolled_back > 0, "{game:?}: {counts:?}");
        assert!(unpaid > 0 || !game.game().chips(), "{game:?}: {counts:?}");
    }
}
