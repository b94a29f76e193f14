//! Property-based test: making a decision does not change the state, and a table that has applied its decisions equals
//! the table replayed from its log. The results and the chart of the table agree with each other.

use super::chair::Chair;
use super::chart;
use super::decide::{self, Decision, Host};
use super::entry::{Entry, Identity, LoggedEntry};
use super::error::{CommandError, TableError};
use super::person::Person;
use super::results::{self, PlayerResult, ResultPayment};
use super::state::State;
use super::view::Presence;
use crate::client::Client;
use crate::game::{GameName, RoundError};
use crate::log_types::HouseRules;
use crate::protocol::client::{Command, Message};
use crate::rng::Rng;
use crate::store::chain::EntryHash;
use crate::store::{PlayerId, Rollback, RollbackCause, StoredEntry, TableId};
use cards::Deck;
use games::Seat;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use serde_json::{Value, json};
use std::cell::Cell;

/// Number of chairs.
const CHAIRS: u8 = 4;

/// Number of test cases per game, each with one table.
const CASES: u32 = 8;

/// Number of steps at each table.
const STEPS: u32 = 70;

/// Time of every decision, in milliseconds since the Unix epoch.
const NOW_MS: u64 = 1_000;

fn person(number: i64) -> Person {
    Person { id: PlayerId(number), name: format!("Guest {number}"), is_bot: false }
}

/// The state as text, with the messages that would be sent to each person and to a spectator from the start of the
/// hand on.
fn text_of(state: &State) -> Vec<String> {
    let play = state.hand.play();
    let people = (1..=4).map(person).map(Some).chain([None]);
    let around = Presence::none(NOW_MS);
    let moments = people.map(|who| serde_json::to_string(&state.moment(who.as_ref(), 0, &around)).unwrap());
    let fixed = vec![
        serde_json::to_string(&state.snapshot()).unwrap(),
        format!("{:?}", (state.id, state.seq, state.clock_ms, state.pause, &state.closing)),
        format!(
            "{:?}",
            (state.closed, (1..=CHAIRS).map(|at| state.hand.includes(chair(at))).collect::<Vec<_>>())
        ),
        format!("{:?}", (state.hand.start(), &state.events)),
        format!(
            "{:?}",
            play.map(|play| (
                play.opened,
                !state.hand.is_open(),
                play.round.awaiting(),
                play.round.last_seq()
            ))
        ),
    ];
    fixed.into_iter().chain(moments).collect()
}

fn chair(number: u8) -> Chair {
    Chair::new(number).unwrap()
}

/// Numbers of committed entries of some kinds, and of steps without a decision (`refused`), over all tables of one
/// game.
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
    log: Vec<StoredEntry>,
    rng: Rng,
    counts: Counts,
}

impl Table {
    fn new(game: GameName, seed: u64, counts: Counts) -> Table {
        let house_rules = HouseRules::default();
        let wish = json!({
            "game": game, "name": "A table", "seats": CHAIRS, "house_rules": house_rules, "bots": 1,
        });
        let host = Some(Host { id: person(1).id, name: None });
        let new = decide::create(host, &serde_json::from_value(wish).unwrap(), |_| 0).unwrap();
        let (state, logged) = new.begin(TableId::fresh().unwrap(), NOW_MS);
        let mut table = Table { state, log: Vec::new(), rng: Rng::new(seed), counts };
        table.store(1, &logged);
        table.check_replay();
        for number in [1, 2] {
            let sit = json!({ "do": "sit", "seat": number });
            let decision = table.decide(Some(&person(number)), sit).unwrap();
            table.commit(decision);
        }
        table
    }

    /// Stores the entries of a decision, and applies them with its change. If the decision ends a hand, the hand may be
    /// voided first.
    fn commit(&mut self, decision: Decision) {
        let decision = self.void_some_ends(decision);
        self.count(decision.entries());
        let first = self.state.seq + 1;
        let clock_ms = Some(self.rng.below_u64(9_000));
        let mut logged = decision.logged_entries(NOW_MS);
        logged.iter_mut().for_each(|logged| logged.clock_ms = clock_ms);
        self.store(first, &logged);
        self.state.apply_decision(first, logged, decision.change().clone());
        assert_eq!(
            self.state.rules.settings(),
            self.state.config.rules,
            "the rules are those of the settings"
        );
    }

    /// Stores entries, the first of them with this sequence number.
    fn store(&mut self, first: u64, logged: &[LoggedEntry]) {
        for (seq, logged) in (first..).zip(logged) {
            let new = logged.written(None);
            let (kind, hash) = (new.kind.to_owned(), EntryHash::START);
            self.log.push(StoredEntry { seq, kind, hand: None, body: new.body, hash });
        }
    }

    /// Voids about half of the hands that end in a game with chips, as the task does if an account would exceed its
    /// limit.
    fn void_some_ends(&mut self, decision: Decision) -> Decision {
        match decide::void_unpaid(&self.state, &decision) {
            Some(void) if self.rng.below_u64(2) == 0 => void,
            _ => decision,
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
    fn decide(&mut self, who: Option<&Person>, command: Value) -> Result<Decision, TableError> {
        let mut message = json!({ "v": crate::protocol::VERSION, "id": 1 });
        message.as_object_mut().unwrap().extend(command.as_object().unwrap().clone());
        let idle: Vec<Chair> = (1..=CHAIRS).map(chair).collect();
        let (state, rng) = (&self.state, &mut self.rng);
        let before = text_of(state);
        let message = Message::read(&message).map_err(RoundError::from)?;
        let decision = match message.command {
            Command::Player(command) => decide::player(state, who, &command, 7, NOW_MS),
            Command::Host(command) => decide::host(state, who, &command, &idle, |n| rng.below_u64(n)),
            Command::Task(_) => Err(CommandError::NoFastForward.into()),
        };
        assert_eq!(text_of(state), before, "{command}");
        decision
    }

    /// A random command, often one that is refused, from a random person or from a spectator without a name.
    fn random_command(&mut self) -> (Option<Person>, Value) {
        let below = &mut |n| self.rng.below_u64(n);
        let who = Some(1 + below(5)).filter(|&number| number < 5).map(|number| person(number.cast_signed()));
        let seat = 1 + below(6);
        let hand = self.state.hand.number();
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

    /// The decision on an action of a chair that must act, by the player, by a bot or by the clock. `None` between
    /// hands, if there is no action to take, and if the action is refused. Asserts that the state is unchanged.
    fn action(&mut self) -> Option<Decision> {
        let play = self.state.hand.playing()?;
        let awaited = play.awaited_chairs();
        let at = *awaited.get(self.rng.below_u64(awaited.len() as u64) as usize)?;
        let seat = play.seat(at)?;
        let who = &play.opened.players[seat.index()];
        let by_clock = who.player().is_some() && self.rng.below_u64(6) == 0;
        let before = text_of(&self.state);
        let decision = match who {
            Identity::Player { id, name, .. } if !by_clock => {
                let who = Person { id: *id, name: name.clone(), is_bot: false };
                let command = self.command_of(&who)?;
                return self.decide(Some(&who), command).ok();
            }
            Identity::Bot { .. } if !by_clock => decide::bot_acts(&self.state, at, &mut self.rng),
            _ => decide::clock_acts(&self.state, at, 3),
        };
        let decision = decision.unwrap()?;
        assert_eq!(text_of(&self.state), before, "{:?}", decision.entries());
        Some(decision)
    }

    /// The command with which a random client acts; `None` if it has no action to send.
    fn command_of(&mut self, who: &Person) -> Option<Value> {
        let moment = serde_json::to_value(self.state.moment(Some(who), 0, &Presence::none(NOW_MS))).unwrap();
        let [table, game, you] = ["table", "game", "you"].map(|part| moment[part].clone());
        let mut client = Client::default();
        (client.table, client.game, client.you) = (table, game, you);
        let mut command: Value = serde_json::from_str(&client.act(&mut |n| self.rng.below_u64(n))?).unwrap();
        command.as_object_mut().unwrap().retain(|field, _| !["v", "id"].contains(&field.as_str()));
        Some(command)
    }

    /// The first player who sits out, as after an action of the clock; `None` if no player sits out.
    fn sitting_out(&self) -> Option<Person> {
        let out = self.state.occupied_chairs().filter(|(_, occupant)| occupant.sits_out);
        out.filter_map(|(_, occupant)| occupant.who.player()).map(|id| person(id.0)).next()
    }

    /// A decision that voids the open hand, as the loader does for a log that is behind its mark; `None` between
    /// hands. The number of the last hand may be ahead of the log.
    fn rollback(&mut self) -> Option<Decision> {
        self.state.hand.playing()?;
        let hand = self.state.hand.number() + self.rng.below_u64(2);
        Some(decide::void(&self.state, Rollback { hand, cause: RollbackCause::Lost }))
    }

    /// The next decision at the table; `None` if a command is refused or no decision is due.
    fn step(&mut self) -> Option<Decision> {
        if let Some(ended) = decide::end_without_action(&self.state) {
            return Some(ended);
        }
        // Frequent enough that every run has rollbacks, since the seeds are random.
        if self.rng.below_u64(12) == 0 {
            return self.rollback();
        }
        if self.rng.below_u64(3) == 0 {
            let (who, command) = self.random_command();
            return self.decide(who.as_ref(), command).ok();
        }
        if self.state.hand.playing().is_some() {
            return self.action();
        }
        if let Some(who) = self.sitting_out() {
            return self.decide(Some(&who), json!({ "do": "sit_in" })).ok();
        }
        let between_hands = decide::between_hands(&self.state);
        if !between_hands.is_empty() {
            return Some(between_hands);
        }
        let before = text_of(&self.state);
        let rng = &mut self.rng;
        let dealt = decide::deal(&self.state, || Deck::shuffled(|n| rng.below(n))).unwrap();
        assert_eq!(text_of(&self.state), before);
        dealt
    }

    fn check_replay(&self) {
        let replayed = State::replay(self.state.id, LoggedEntry::read_all(&self.log).unwrap()).unwrap();
        assert_eq!(text_of(&replayed), text_of(&self.state));
        let turns = |state: &State| {
            let seats = (1..=usize::from(CHAIRS)).filter_map(Seat::new);
            state.hand.play().map(|play| seats.map(|seat| play.round.turn(seat)).collect::<Vec<_>>())
        };
        assert_eq!(turns(&replayed), turns(&self.state));
    }
}

/// Asserts that the standing of each player in the results is the last total in the chart, and that the payments settle
/// all standings.
fn check_results(table: &Table) {
    let results = results::of_entries(&table.state, &table.log, None, None).unwrap();
    let chart = chart::of_entries(&table.log, None).unwrap();
    let total = |player: &PlayerResult| {
        let place = chart.players.iter().position(|one| (&one.name, one.bot) == (&player.name, player.bot));
        place.and_then(|place| chart.points.last()?.totals[place])
    };
    for player in &results.players {
        let points = player.points.map(|points| points.cast_signed());
        let standing = player.standing.or(points).unwrap();
        assert_eq!(standing, total(player).unwrap_or_default(), "{player:?}");
    }
    assert_eq!(results.payments.is_some(), results.players.iter().all(|player| player.standing.is_some()));
    let mut left: Vec<i64> = results
        .players
        .iter()
        .map(|player| player.standing.filter(|_| !player.bot).unwrap_or_default())
        .collect();
    let mut house = -left.iter().sum::<i64>();
    for ResultPayment { from, to, amount } in results.payments.iter().flatten() {
        *from.map_or(&mut house, |place| &mut left[place]) += amount.signed();
        *to.map_or(&mut house, |place| &mut left[place]) -= amount.signed();
    }
    if results.payments.is_some() {
        assert!(left.iter().all(|left| *left == 0) && house == 0, "{results:?}");
    }
    assert_eq!(results.csv().lines().count(), 2 + left.len() + results.payments.map_or(0, |paid| paid.len()));
}

/// Plays random steps at a table, and asserts after every commit that it equals the table replayed from its log.
/// Returns `counts` with these steps added.
fn play(game: GameName, seed: u64, counts: Counts) -> Counts {
    let mut table = Table::new(game, seed, counts);
    for _ in 0..STEPS {
        let Some(decision) = table.step() else {
            table.counts.refused += 1;
            continue;
        };
        // Some commits fail; the decision then has no effect.
        if decision.entries().is_empty() || table.rng.below_u64(5) == 0 {
            continue;
        }
        table.commit(decision);
        table.check_replay();
        check_results(&table);
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
