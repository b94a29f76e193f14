//! The laws themselves, for any game. Those that involve neither seats nor a pack also apply to events.

use cards::CardSet;
use games::notation::Notation;
use games::record::{FORMAT, Record, RecordError};
use games::{Actor, Awaiting, Viewer};
use test_support::law_rounds::rounds;
use test_support::playout::{Round, order_of, permuted, play, sample};
use test_support::{Chance, Lawful, LawfulGame};

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

/// The settlement in the events of a round equals the one computed from the outcome.
pub fn settled_events_are_the_settlement<G: LawfulGame>() {
    let mut lines = 0;
    play::<G>(rounds(), |round, _| {
        if let Some(outcome) = round.game.outcome() {
            let settled = G::settled(&round.events);
            assert_eq!(settled, G::lines(&outcome));
            lines += settled.len() as u64;
        }
    });
    assert!(lines > rounds() / 2, "{lines} lines were settled in {} rounds", rounds());
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
            assert_eq!(again.view(viewer), round.view(viewer));
        }
    });
}

pub fn hidden_cards_can_be_permuted<G: LawfulGame>() {
    let (mut compared, mut impossible) = (0_u32, 0_u32);
    // Turns that depend on hidden cards: the number compared, and the number that do not occur if the hidden cards are
    // permuted.
    let (mut turns_compared, mut turns_impossible) = (0_u32, 0_u32);
    let may_refuse = |refusal: &G::Refusal| G::may_depend_on_hidden_cards(refusal);
    play::<G>(rounds() / 4, |round, chance| {
        let by_hidden_cards = u32::from(round.game.asks_by_hidden_cards());
        for viewer in round.viewers() {
            match permuted(round, viewer, chance, may_refuse) {
                Some(other) => {
                    compared += 1;
                    turns_compared += by_hidden_cards;
                    assert_eq!(
                        other.stream(viewer),
                        round.stream(viewer),
                        "an event revealed a hidden card to {viewer:?}"
                    );
                    assert_eq!(
                        other.view(viewer),
                        round.view(viewer),
                        "a view revealed a hidden card to {viewer:?}"
                    );
                }
                None => {
                    impossible += 1;
                    turns_impossible += by_hidden_cards;
                }
            }
        }
    });
    assert!(compared > 20 * impossible, "{compared} compared, {impossible} impossible");
    assert!(
        turns_compared >= 10 * turns_impossible,
        "{turns_compared} turns compared, {turns_impossible} do not occur with other cards"
    );
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

/// Asserts that an action's notation parses back to the action, even with surrounding whitespace.
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

/// For a seat that is to act, exactly one action is accepted from the clock: the default action. For any other seat,
/// none is accepted.
pub fn the_clock_takes_only_the_default_action<G: LawfulGame>() {
    // Numbers of default actions taken by the clock, of other actions, which are legal for the seat but not for the
    // clock, and of actions of seats out of turn.
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

/// A round played stage by stage is the same as one played at once; while a reveal is not over, the house is
/// awaited and every action is refused.
pub fn reveals_go_on_while_the_house_is_awaited<G: LawfulGame>() {
    play::<G>(rounds() / 4, |round, chance| {
        if round.game.awaiting() != Awaiting::Over {
            return;
        }
        let Record { version, rules, table, order, actions } = &round.record;
        let mut events = Vec::new();
        let mut game = G::start(*version, rules, table, order, &mut |event| events.push(event)).ok().unwrap();
        take_stages(&mut game, &mut events, chance);
        for (by, action) in actions {
            game.act(*by, action, &mut |event| events.push(event)).ok().unwrap();
            take_stages(&mut game, &mut events, chance);
        }
        assert!(game == round.game && events == round.events);
    });
}

/// Performs all stages of a reveal one by one, and asserts that they are those that `Refereed::reveal_all` visits.
fn take_stages<G: LawfulGame>(game: &mut G, events: &mut Vec<G::Event>, chance: &mut Chance) {
    let (mut visited, mut emitted, before) = (Vec::new(), Vec::new(), events.len());
    let visit = |state: &G, revealed: usize| visited.push((state.clone(), revealed));
    game.clone().reveal_all(&mut |event| emitted.push(event), visit);
    let mut visited = visited.into_iter();
    while game.awaiting() == Awaiting::House {
        for (by, action) in game.probes(chance) {
            assert!(game.clone().act(by, &action, &mut |_| ()).is_err(), "an action during a reveal");
        }
        assert!(game.outcome().is_none());
        assert!(visited.next() == Some((game.clone(), events.len() - before)));
        assert!(game.reveal(&mut |event| events.push(event)));
    }
    assert!(visited.next() == Some((game.clone(), events.len() - before)) && visited.next().is_none());
    assert!(events[before..] == emitted);
    assert!(!game.reveal(&mut |_| ()), "a reveal that no one awaits");
}
