//! Tests of the blinds from hand to hand at tables in memory (TH-16, TH-19, TH-20): players arrive, leave and sit out
//! between hands, and everybody folds. The players who are dealt in and their posted bets are read from a spectator's
//! messages.

use crate::support::{Guest, lobby, person, reopened, wish};
use room::client::ReceivedMessage;
use room::game::GameName;
use room::lobby::{Create, Lobby};
use room::protocol::RefusalMessage;
use room::store::MemoryStore;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// A hold'em table with a big blind of 100 chips, at which players arrive and leave.
struct Comings {
    table: crate::support::Table,
    rail: Guest,
    /// The seated guests, by chair.
    guests: BTreeMap<u64, Guest>,
}

/// The chairs that were dealt into a hand, the button and the posted bets.
#[derive(Debug)]
struct Dealt {
    chairs: Vec<u64>,
    button: u64,
    /// Every posted bet as chair, kind and amount, sorted by chair.
    posted: Vec<(u64, String, u64)>,
}

impl Dealt {
    fn posted(&self) -> Vec<(u64, &str, u64)> {
        self.posted.iter().map(|(chair, kind, amount)| (*chair, kind.as_str(), *amount)).collect()
    }

    fn big(&self) -> u64 {
        self.posted.iter().find(|(_, kind, _)| kind == "big").unwrap().0
    }
}

impl Comings {
    /// A table before its first hand, with guests on these chairs.
    async fn open(lobby: &Lobby<MemoryStore>, rules: Value, chairs: &[u64]) -> Comings {
        let clocks = json!({ "turn": 30, "bank": 0, "grace": 0, "between": 5 });
        let clocks = Some(serde_json::from_value(clocks).unwrap());
        let wish = Create { rules: Some(rules), clocks, ..wish(GameName::Holdem, 9, 0) };
        let table = lobby.table(&lobby.create(person(1).id, wish).await.unwrap().id).unwrap();
        let rail = Guest::join(&table, None, None).await;
        let mut comings = Comings { table, rail, guests: BTreeMap::new() };
        for &chair in chairs {
            comings.sit(chair, chair, "post").await;
        }
        comings
    }

    /// Seats guest `who` on a chair. `coming_in` is the choice of posting the owed blinds or waiting for the big blind.
    async fn sit(&mut self, who: u64, chair: u64, coming_in: &str) {
        let mut guest = Guest::join(&self.table, Some(&person(who as i64)), None).await;
        let sit = json!({ "do": "sit", "seat": chair, "coming_in": coming_in });
        assert_eq!(guest.ask(sit).await, None);
        self.guests.insert(chair, guest);
    }

    async fn leave(&mut self, chair: u64) {
        assert_eq!(self.guests.remove(&chair).unwrap().ask(json!({ "do": "leave" })).await, None);
    }

    async fn ask(&mut self, chair: u64, command: Value) {
        assert_eq!(self.guests.get_mut(&chair).unwrap().ask(command).await, None);
    }

    /// The blinds owed by the guest on a chair, as sent to this guest.
    fn owes(&self, chair: u64) -> &Value {
        &self.guests[&chair].client.you["owes"]["amount"]
    }

    /// Plays the next hand, in which everybody folds. Returns the chairs dealt in, the button and the posted bets.
    async fn deal(&mut self) -> Dealt {
        let before = self.rail.client.table["hand"].as_u64();
        let mut steps = Vec::new();
        while self.rail.client.table["hand"].as_u64() == before {
            if let ReceivedMessage::Moved(new) = self.rail.receive().await {
                steps.extend(new);
            }
        }
        let dealt = self.dealt(&steps);
        while self.rail.client.table["phase"] == "playing" {
            self.fold().await;
        }
        dealt
    }

    fn dealt(&self, steps: &[Value]) -> Dealt {
        let (table, game) = (&self.rail.client.table, &self.rail.client.game);
        let lineup = table["lineup"].as_array().unwrap().iter();
        let chairs: Vec<u64> = lineup.map(|chair| chair.as_u64().unwrap()).collect();
        let blinds = steps.iter().map(|step| &step["game"]["seen"]).filter(|seen| seen["event"] == "blind");
        let post = |seen: &Value| {
            let chair = chairs[seen["seat"].as_u64().unwrap() as usize - 1];
            (chair, seen["blind"].as_str().unwrap().to_owned(), seen["amount"].as_u64().unwrap())
        };
        let mut posted: Vec<(u64, String, u64)> = blinds.map(post).collect();
        posted.sort_by_key(|(chair, ..)| *chair);
        let pots = game["pots"].as_array().unwrap().iter().map(|pot| pot["amount"].as_u64().unwrap());
        assert_eq!(pots.sum::<u64>(), posted.iter().map(|(.., amount)| amount).sum::<u64>(), "{game:#}");
        Dealt { chairs, button: table["button"].as_u64().unwrap(), posted }
    }

    /// Folds for the player who is to act.
    async fn fold(&mut self) {
        let seq = self.rail.client.seq;
        let mut acted = seq;
        for guest in self.guests.values_mut() {
            while guest.client.seq < seq {
                guest.receive().await;
            }
            if let Some((hand, turn)) = guest.client.due().filter(|_| acted == seq) {
                let fold = json!({ "do": "act", "hand": hand, "turn": turn, "action": "fold" });
                assert_eq!(guest.ask(fold).await, None);
                acted = guest.client.seq;
            }
        }
        assert!(acted > seq, "nobody is to act: {:#}", self.rail.client.game);
        while self.rail.client.seq < acted {
            self.rail.receive().await;
        }
    }
}

fn rules(button: &str) -> Value {
    json!({ "preset": "tournament", "button": button, "big_blind": 100 })
}

const BUTTONS: [&str; 2] = ["dead", "moving"];

#[tokio::test(start_paused = true)]
async fn th_16_the_button_of_three_leaves_and_nobody_posts_the_same_blind_twice() {
    let lobby = lobby().await;
    for button in BUTTONS {
        let mut table = Comings::open(&lobby, rules(button), &[1, 2, 3]).await;
        assert_eq!(table.deal().await.posted(), [(2, "small", 50), (3, "big", 100)]);
        assert_eq!(table.deal().await.posted(), [(1, "big", 100), (3, "small", 50)]);
        let third = table.deal().await;
        assert_eq!((third.button, third.posted()), (3, vec![(1, "small", 50), (2, "big", 100)]));
        table.leave(3).await;
        let fourth = table.deal().await;
        assert_eq!(
            (fourth.button, fourth.posted()),
            (2, vec![(1, "big", 100), (2, "small", 50)]),
            "{button}"
        );
        let fifth = table.deal().await;
        assert_eq!((fifth.button, fifth.posted()), (1, vec![(1, "small", 50), (2, "big", 100)]), "{button}");
    }
}

#[tokio::test(start_paused = true)]
async fn th_16_a_newcomer_on_the_button_is_not_dealt_in_free() {
    let lobby = lobby().await;
    for (button, coming_in) in BUTTONS.into_iter().flat_map(|button| [(button, "post"), (button, "wait")]) {
        let mut table = Comings::open(&lobby, rules(button), &[1, 2, 3, 4]).await;
        assert_eq!(table.deal().await.posted(), [(2, "small", 50), (3, "big", 100)]);
        // Chair 2 gets the button next.
        table.leave(2).await;
        table.sit(9, 2, coming_in).await;
        let second = table.deal().await;
        assert_eq!(second.button, if button == "dead" { 2 } else { 1 });
        assert_eq!(
            (&second.chairs[..], second.posted()),
            (&[1, 3, 4][..], vec![(3, "small", 50), (4, "big", 100)])
        );
        let third = table.deal().await;
        let (chairs, posted) = match coming_in {
            "post" => (vec![1, 2, 3, 4], vec![(1, "big", 100), (2, "post", 100), (4, "small", 50)]),
            _ => (vec![1, 3, 4], vec![(1, "big", 100), (4, "small", 50)]),
        };
        assert_eq!(
            (third.button, &third.chairs, third.posted()),
            (3, &chairs, posted),
            "{button}, {coming_in}"
        );
        let fourth = table.deal().await;
        assert_eq!(fourth.posted(), [(1, "small", 50), (2, "big", 100)], "{button}, {coming_in}");
    }
}

#[tokio::test(start_paused = true)]
async fn th_16_the_chair_that_is_due_posts_the_big_blind_when_the_big_blind_leaves() {
    let lobby = lobby().await;
    for button in BUTTONS {
        let mut table = Comings::open(&lobby, rules(button), &[1, 2, 3, 4]).await;
        assert_eq!(table.deal().await.posted(), [(2, "small", 50), (3, "big", 100)]);
        table.leave(3).await;
        let (second, third) = (table.deal().await, table.deal().await);
        if button == "dead" {
            assert_eq!((second.button, second.posted()), (2, vec![(4, "big", 100)]), "no small blind");
            assert_eq!((third.button, third.posted()), (3, vec![(1, "big", 100), (4, "small", 50)]));
        } else {
            assert_eq!((second.button, second.posted()), (1, vec![(2, "small", 50), (4, "big", 100)]));
            assert_eq!((third.button, third.posted()), (2, vec![(1, "big", 100), (4, "small", 50)]));
        }
        let fourth = table.deal().await;
        assert_eq!(
            (fourth.button, fourth.posted()),
            (4, vec![(1, "small", 50), (2, "big", 100)]),
            "{button}"
        );
    }
}

#[tokio::test(start_paused = true)]
async fn th_16_sitting_out_past_the_blinds_costs_both_every_time() {
    let lobby = lobby().await;
    for button in BUTTONS {
        let mut table = Comings::open(&lobby, rules(button), &[1, 2, 3, 4]).await;
        let (mut big, mut dealt_in, mut sits_out) = (0, 0, false);
        for hand in 1..=54 {
            match (big, sits_out) {
                (3, false) => table.ask(4, json!({ "do": "sit_out" })).await,
                (3, true) | (_, false) => {}
                (_, true) => table.ask(4, json!({ "do": "come_in", "how": "post" })).await,
            }
            sits_out = big == 3;
            let dealt = table.deal().await;
            big = dealt.big();
            let own: Vec<_> = dealt.posted().into_iter().filter(|(chair, ..)| *chair == 4).collect();
            if !dealt.chairs.contains(&4) {
                assert!(own.is_empty());
                continue;
            }
            dealt_in += 1;
            // In the first hand of a table, no player owes more than the regular blinds.
            let both = if hand == 1 { vec![] } else { vec![(4, "post", 100), (4, "dead", 50)] };
            assert_eq!(own, both, "{button}, hand {hand}");
        }
        assert_eq!(dealt_in, 18, "{button}: one hand of three");
    }
}

#[tokio::test(start_paused = true)]
async fn th_16_a_table_with_a_straddle_goes_on_with_players_who_wait() {
    let lobby = lobby().await;
    for button in BUTTONS {
        let mut rules = rules(button);
        rules["straddle"] = json!(200);
        let mut table = Comings::open(&lobby, rules, &[1, 3, 5]).await;
        let first = [(1, "straddle", 200), (3, "small", 50), (5, "big", 100)];
        assert_eq!(table.deal().await.posted(), first);
        table.leave(3).await;
        table.sit(9, 2, "wait").await;
        let second = table.deal().await;
        assert_eq!(second.chairs, [1, 2, 5], "{button}");
        assert_eq!(second.posted(), [(1, "big", 100), (2, "straddle", 200), (5, "small", 50)], "{button}");
        assert_eq!(
            table.deal().await.big(),
            2,
            "{button}: the newcomer posts the big blind like everybody else"
        );
    }
}

#[tokio::test(start_paused = true)]
async fn th_19_a_straddle_without_a_seat_behind_the_blinds_is_refused() {
    let lobby = lobby().await;
    let refused = "holdem.no_seat_for_straddle";
    for (seats, straddle, needed) in [(2, json!(200), 3), (2, json!([200]), 3), (3, json!([200, 400]), 4)] {
        let mut rules = rules("dead");
        rules["straddle"] = straddle.clone();
        let made = |seats| Create { rules: Some(rules.clone()), ..wish(GameName::Holdem, seats, 0) };
        let error = RefusalMessage::from(lobby.create(person(1).id, made(seats)).await.unwrap_err());
        assert_eq!(error.code, refused, "{straddle} at {seats} seats");
        assert_eq!(
            (&error.args["field"], &error.args["seats"], &error.args["needed"], &error.clauses),
            (&json!("straddle"), &json!(seats), &json!(needed), &vec!["TH-14".into(), "TH-19".into()])
        );
        assert!(lobby.create(person(1).id, made(needed)).await.is_ok());
        // The host's change to the settings is refused in the same way.
        let id = lobby.create(person(1).id, wish(GameName::Holdem, seats, 0)).await.unwrap().id;
        let mut host = Guest::join(&lobby.table(&id).unwrap(), Some(&person(1)), None).await;
        let change = json!({ "do": "configure", "rules": rules });
        assert_eq!(host.ask(change).await.as_deref(), Some(refused), "{straddle} at {seats} seats");
        assert_eq!(host.client.table["rules"]["straddle"], "none");
    }
}

#[tokio::test(start_paused = true)]
async fn th_19_too_few_players_for_a_straddle_play_without_it() {
    let lobby = lobby().await;
    for button in BUTTONS {
        let mut rules = rules(button);
        rules["straddle"] = json!([200, 400]);
        let mut table = Comings::open(&lobby, rules, &[1, 3]).await;
        assert_eq!(table.deal().await.posted(), [(1, "small", 50), (3, "big", 100)], "{button}");
        table.sit(5, 5, "post").await;
        let dealt = table.deal().await;
        let straddles: Vec<u64> =
            dealt.posted.iter().filter(|post| post.1 == "straddle").map(|post| post.2).collect();
        assert_eq!((dealt.chairs.len(), straddles), (3, vec![200]), "{button}: {dealt:?}");
        table.leave(5).await;
        let dealt = table.deal().await;
        assert!(dealt.posted.iter().all(|post| post.1 != "straddle"), "{button}: {dealt:?}");
        assert_eq!(table.rail.client.table["rules"]["straddle"], json!([200, 400]), "the setting is kept");
    }
}

#[tokio::test(start_paused = true)]
async fn th_16_a_table_whose_players_all_changed_starts_over() {
    let lobby = lobby().await;
    for button in BUTTONS {
        let mut table = Comings::open(&lobby, rules(button), &[1, 2]).await;
        assert_eq!(table.deal().await.posted(), [(1, "small", 50), (2, "big", 100)]);
        for chair in [3, 4, 5] {
            table.sit(chair, chair, "wait").await;
        }
        assert_eq!(table.owes(5), 100);
        table.leave(1).await;
        table.leave(2).await;
        let next = table.deal().await;
        assert_eq!((next.button, &next.chairs[..]), (3, &[3, 4, 5][..]), "{button}: nobody waits");
        assert_eq!(next.posted(), [(4, "small", 50), (5, "big", 100)], "{button}");
    }
}

#[tokio::test(start_paused = true)]
async fn th_16_leaving_and_returning_forgets_no_blind_that_is_owed() {
    let lobby = lobby().await;
    let mut table = Comings::open(&lobby, rules("dead"), &[1, 2, 3, 4]).await;
    assert_eq!(table.deal().await.big(), 3);
    table.ask(4, json!({ "do": "sit_out" })).await;
    assert_eq!((table.deal().await.big(), table.deal().await.big()), (1, 2));
    table.ask(4, json!({ "do": "come_in", "how": "post" })).await;
    assert_eq!(table.owes(4), 150, "both blinds passed");
    table.leave(4).await;
    table.sit(4, 4, "post").await;
    assert_eq!(table.owes(4), 150);
    // The debt is stored with the departure: it survives a restart, and applies on another chair.
    table.leave(4).await;
    lobby.stop().await;
    let (_again, back) = reopened(lobby.store().clone(), table.table.id(), [1, 2, 3]).await;
    table.table = back[0].table.clone();
    table.rail = Guest::join(&table.table, None, None).await;
    table.guests = (1..).zip(back).collect();
    table.sit(4, 5, "post").await;
    assert_eq!(table.owes(5), 150);
    // Another player on the chair does not inherit the debt.
    table.sit(9, 4, "wait").await;
    assert_eq!(table.owes(4), 100);
    let next = table.deal().await;
    assert_eq!(next.chairs, [1, 2, 3, 5]);
    let posted = [(2, "small", 50), (3, "big", 100), (5, "post", 100), (5, "dead", 50)];
    assert_eq!(next.posted(), posted);
}

#[tokio::test(start_paused = true)]
async fn th_20_moving_to_another_chair_costs_both_blinds() {
    let lobby = lobby().await;
    for (button, back) in BUTTONS.into_iter().flat_map(|button| [(button, 4), (button, 9)]) {
        let mut table = Comings::open(&lobby, rules(button), &[1, 2, 3, 4, 5, 6, 7, 8]).await;
        assert_eq!(table.deal().await.big(), 3);
        // Chair 4 would be the big blind next, and owes no blinds yet.
        table.leave(4).await;
        table.sit(4, back, "post").await;
        assert_eq!(table.owes(back), 150, "{button}, on chair {back}");
        let next = table.deal().await;
        let own: Vec<_> = next.posted.into_iter().filter(|(chair, ..)| *chair == back).collect();
        let posted = [(9, "post".to_owned(), 100), (9, "dead".to_owned(), 50)];
        let due = if back == 4 { &[(4, "big".to_owned(), 100)][..] } else { &posted };
        assert_eq!(own, due, "{button}: on the same chair the player is the big blind");
    }
}

#[tokio::test(start_paused = true)]
async fn th_20_a_newcomer_who_was_never_dealt_in_owes_the_big_blind_alone() {
    let lobby = lobby().await;
    let mut table = Comings::open(&lobby, rules("dead"), &[1, 2, 3, 5]).await;
    assert_eq!(table.deal().await.big(), 3);
    table.sit(4, 4, "wait").await;
    assert_eq!(table.guests[&4].client.you["owed_within"], Value::Null);
    table.leave(4).await;
    table.sit(4, 8, "wait").await;
    assert_eq!(table.owes(8), 100);
}

/// The blinds that a departed guest would owe on returning after this many hands, as the guest's own view reports them.
async fn owes_on_return(table: &mut Comings, guest: &mut Guest, hands: usize) -> Value {
    for _ in 0..hands {
        table.deal().await;
    }
    while guest.client.seq < table.rail.client.seq {
        guest.receive().await;
    }
    guest.client.you["departed"]["owes"].clone()
}

#[tokio::test(start_paused = true)]
async fn th_20_a_player_who_left_is_told_what_is_owed_before_sitting_down() {
    let lobby = lobby().await;
    let mut table = Comings::open(&lobby, rules("dead"), &[1, 2, 3, 4, 5]).await;
    assert_eq!(table.deal().await.big(), 3);
    let mut dan = table.guests.remove(&4).unwrap();
    assert_eq!(dan.client.you["owed_within"], 60, "the player is informed before leaving");
    assert_eq!(dan.ask(json!({ "do": "leave" })).await, None);
    assert_eq!(dan.client.you["owed_within"], Value::Null);
    let both = json!({ "amount": 150, "small": true });
    for hands in 0..3 {
        assert_eq!(owes_on_return(&mut table, &mut dan, hands).await, both);
    }
    assert_eq!(dan.ask(json!({ "do": "sit", "seat": 4 })).await, None);
    assert_eq!(dan.client.you["owes"]["amount"], 150);
    assert_eq!(dan.client.you["departed"], Value::Null);
    assert_eq!(dan.ask(json!({ "do": "leave" })).await, None);
    for chair in [1, 2, 3, 5] {
        table.leave(chair).await;
    }
    table.sit(6, 6, "post").await;
    while dan.client.seq < table.guests[&6].client.seq {
        dan.receive().await;
    }
    assert_eq!(dan.client.you["departed"]["owes"], Value::Null, "a new table has no debts");
}

#[tokio::test(start_paused = true)]
async fn th_20_a_new_table_asks_nobody_for_a_blind_of_the_old_one() {
    let lobby = lobby().await;
    for button in BUTTONS {
        let mut table = Comings::open(&lobby, rules(button), &[1, 2, 3, 4, 5]).await;
        assert_eq!(table.deal().await.big(), 3);
        table.leave(4).await;
        assert_eq!((table.deal().await.big(), table.deal().await.big()), (5, 1));
        // Both blinds pass chair 4. Then all players who were dealt in leave, the last of them owing a blind.
        table.ask(5, json!({ "do": "sit_out" })).await;
        assert_eq!((table.deal().await.big(), table.deal().await.big()), (2, 3));
        assert_eq!((table.deal().await.big(), table.deal().await.big()), (1, 2));
        assert_eq!(table.owes(5), 150);
        for chair in [1, 2, 3, 5] {
            table.leave(chair).await;
        }
        for chair in [6, 7] {
            table.sit(chair, chair, "post").await;
        }
        assert_eq!(table.deal().await.posted(), [(6, "small", 50), (7, "big", 100)], "{button}");
        table.sit(4, 4, "post").await;
        table.sit(5, 5, "post").await;
        assert_eq!((table.owes(4), table.owes(5)), (&json!(100), &json!(100)), "{button}: newcomers");
    }
}

#[tokio::test(start_paused = true)]
async fn th_20_blinds_are_owed_on_any_chair_and_after_a_restart() {
    let lobby = lobby().await;
    let mut table = Comings::open(&lobby, rules("dead"), &[1, 2, 3, 4, 5]).await;
    assert_eq!(table.deal().await.big(), 3);
    table.leave(4).await;
    // Another player takes the chair, and does not inherit the debt.
    table.sit(9, 4, "wait").await;
    assert_eq!(table.deal().await.big(), 4);
    assert_eq!(table.deal().await.big(), 5);
    lobby.stop().await;
    let (_again, [ann]) = reopened(lobby.store().clone(), table.table.id(), [1]).await;
    table.table = ann.table.clone();
    table.sit(4, 7, "post").await;
    assert_eq!(table.owes(7), 150);
    table.leave(7).await;
    table.sit(4, 8, "post").await;
    assert_eq!(table.owes(8), 150, "leaving again does not cancel the debt");
}

#[tokio::test(start_paused = true)]
async fn th_20_blinds_are_owed_also_where_no_stack_must_be_brought_back() {
    let lobby = lobby().await;
    let mut table = Comings::open(&lobby, rules("dead"), &[1, 2, 3, 4, 5]).await;
    let rules = json!({ "away": 600, "going_south": 0, "pauses": 5 });
    table.ask(1, json!({ "do": "configure", "house_rules": rules })).await;
    assert_eq!(table.deal().await.big(), 3);
    table.ask(4, json!({ "do": "sit_out" })).await;
    assert_eq!((table.deal().await.big(), table.deal().await.big()), (5, 1));
    assert_eq!(table.owes(4), 150);
    let mut dan = table.guests.remove(&4).unwrap();
    assert_eq!(dan.ask(json!({ "do": "leave" })).await, None);
    assert_eq!(dan.client.you["departed"]["bring_back"], Value::Null, "the house rule is disabled");
    assert_eq!(dan.ask(json!({ "do": "sit", "seat": 4, "buy_in": 2000 })).await, None);
    assert_eq!(dan.client.you["owes"]["amount"], 150);
}
