//! Tests of tables in memory: guests and bots play, and the reports of a table are checked against the messages that
//! the guests received.

use crate::support::{Guest, below, lobby, person, reopened, seated, wish};
use room::game::GameName;
use room::lobby::Lobby;
use room::refusal::Refusal;
use room::store::{MemoryStore, Store};
use serde_json::{Value, json};

#[tokio::test(start_paused = true)]
async fn a_player_plays_hands_of_every_game_with_bots_and_every_chip_is_accounted_for() {
    for game in GameName::ALL {
        let lobby = lobby().await;
        let mut guest = seated(&lobby, game, 4, 2).await;
        guest.play_to(21).await;
        assert_eq!(lobby.store().ledger_sum().await.unwrap(), 0);
        let host = person(1);
        let hands = guest.table.hands(Some(&host), None).await.unwrap();
        assert!(hands.len() >= 20, "{game:?}: {} hands", hands.len());
        for line in &hands {
            let nets: i64 = line.players.iter().filter_map(|player| player.net).sum();
            assert_eq!(nets + line.house.unwrap_or(0), 0, "{game:?}: {line:?}");
        }
        assert_eq!(guest.ask(json!({ "do": "leave" })).await, None);
        lobby.stop().await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_match_of_several_rounds_goes_on_after_a_player_is_renamed() {
    let lobby = lobby().await;
    let mut guest = seated(&lobby, GameName::MountHolyoke, 3, 2).await;
    guest.play_to(1).await;
    assert_eq!(guest.client.game["round"], 1);
    let renamed = room::table::Person { name: "Another name".to_owned(), ..person(1) };
    guest.table.rename(renamed).await.unwrap();
    guest.play_to(2).await;
    assert_eq!(guest.client.table["seats"][0]["name"], "Another name");
    assert_eq!(guest.client.game["round"], 2);
    lobby.stop().await;
}

/// The table as sent to a viewer, without the fields that the log does not determine.
fn kept(mut table: Value) -> Value {
    for passing in ["clock", "watchers", "phase", "pause_left_ms"] {
        table[passing] = Value::Null;
    }
    for seat in table["seats"].as_array_mut().unwrap() {
        if seat.is_object() {
            seat["connected"] = Value::Null;
        }
    }
    table
}

#[tokio::test(start_paused = true)]
async fn a_table_continues_in_the_same_state_after_every_restart() {
    for game in GameName::ALL {
        let mut lobby = lobby().await;
        let store = lobby.store().clone();
        let mut guest = seated(&lobby, game, 4, 2).await;
        let (mut below, mut same, mut restart) = (below(3), 0, 0);
        // The length of a hand, and whether bots act before the stop, are random.
        while same <= 10 || guest.client.table["hand"].as_u64() <= Some(3) {
            restart += 1;
            assert!(restart <= 300, "{game:?}: only {same} were the same");
            for _ in 0..below(12) {
                guest.act_and_receive(&mut below).await;
            }
            if restart % 2 == 0 {
                guest.play_to_turn().await;
            }
            lobby.stop().await;
            let (next, [mut again]) = reopened(store.clone(), guest.table.id(), [1]).await;
            lobby = next;
            // All state that was sent to the guest is restored; bots may have acted again before the stop.
            assert!(again.client.seq >= guest.client.seq, "{game:?}, restart {restart}");
            if again.client.seq == guest.client.seq {
                same += 1;
                assert_eq!(kept(again.client.table.clone()), kept(guest.client.table.clone()), "{game:?}");
                assert_eq!(again.client.game, guest.client.game, "{game:?}, restart {restart}");
                assert_eq!(again.client.you, guest.client.you, "{game:?}, restart {restart}");
            }
            again.client.reconnect();
            guest = again;
        }
        assert_eq!(store.ledger_sum().await.unwrap(), 0);
    }
}

#[tokio::test(start_paused = true)]
async fn stale_repeated_early_and_forged_actions_are_refused_by_code_and_change_nothing() {
    let lobby = lobby().await;
    let mut guest = seated(&lobby, GameName::Holdem, 3, 2).await;
    guest.play_to_turn().await;
    let (hand, turn) = (guest.client.table["hand"].clone(), guest.client.you["turn"].clone());
    let act = |hand: &Value, turn: u64, action: Value| json!({ "do": "act", "hand": hand, "turn": turn, "action": action });
    let next = turn.as_u64().unwrap();
    let before = (guest.client.seq, guest.client.game.clone());
    let mut stranger = Guest::join(&guest.table, Some(&person(2)), None).await;
    let mut rail = Guest::join(&guest.table, None, None).await;
    let older = json!(hand.as_u64().unwrap() - 1);
    assert_eq!(guest.ask(act(&older, next, json!("fold"))).await.as_deref(), Some("stale_hand"));
    assert_eq!(guest.ask(act(&hand, next + 1, json!("fold"))).await.as_deref(), Some("too_early"));
    assert_eq!(guest.ask(act(&hand, next, json!("jump"))).await.as_deref(), Some("action_unread"));
    let huge = json!({ "raise_to": 1_000_000 });
    assert_eq!(guest.ask(act(&hand, next, huge)).await.as_deref(), Some("holdem.raise_too_large"));
    assert_eq!(guest.ask(act(&hand, next, json!("show"))).await.as_deref(), Some("holdem.trade_now"));
    assert_eq!(stranger.ask(act(&hand, next, json!("fold"))).await.as_deref(), Some("no_seat"));
    assert_eq!(rail.ask(act(&hand, next, json!("fold"))).await.as_deref(), Some("no_name"));
    assert_eq!(stranger.ask(json!({ "do": "close" })).await.as_deref(), Some("not_host"));
    assert_eq!((guest.client.seq, guest.client.game.clone()), before);
    // An action that is sent twice is applied once.
    let text = guest.client.command(act(&hand, next, json!("fold")));
    guest.send(text.clone()).await;
    guest.send(text).await;
    let mut replies = Vec::new();
    while replies.len() < 2 {
        match guest.receive().await {
            room::client::ReceivedMessage::Accepted(_) => replies.push("accepted".to_owned()),
            room::client::ReceivedMessage::Refused(_, code) => replies.push(code),
            _ => {}
        }
    }
    assert_eq!(replies[0], "accepted");
    assert!(["repeated", "stale_hand"].contains(&replies[1].as_str()), "{replies:?}");
}

#[tokio::test(start_paused = true)]
async fn a_player_has_one_seat_and_buys_in_within_the_limits() {
    let lobby = lobby().await;
    let limits = json!({ "buy_in_min": 1000, "buy_in_max": 5000, "rebuys": 1 });
    let stakes = Some(serde_json::from_value(limits).unwrap());
    let id = lobby.create(person(1).id, room::lobby::Create { stakes, ..wish(GameName::Holdem, 3, 0) });
    let table = lobby.table(&id.await.unwrap().id).unwrap();
    let mut ann = Guest::join(&table, Some(&person(1)), None).await;
    let mut bob = Guest::join(&table, Some(&person(2)), None).await;
    let sit = |seat: u8, buy_in: u64| json!({ "do": "sit", "seat": seat, "buy_in": buy_in });
    let rules = json!({ "big_blind": 100, "ante": 1_000_000_000 });
    let dear = room::lobby::Create { rules: Some(rules.clone()), ..wish(GameName::Holdem, 3, 0) };
    let refused = lobby.create(person(1).id, dear).await.unwrap_err();
    assert_eq!(refused.code(), "forced_bets");
    let configure = json!({ "do": "configure", "rules": rules });
    assert_eq!(ann.ask(configure).await.as_deref(), Some("forced_bets"));
    assert_eq!(ann.ask(json!({ "do": "configure" })).await.as_deref(), Some("no_change"));
    assert_eq!(ann.ask(sit(1, 999)).await.as_deref(), Some("buy_in"));
    assert_eq!(ann.ask(sit(1, 5001)).await.as_deref(), Some("buy_in"));
    assert_eq!(ann.ask(sit(4, 2000)).await.as_deref(), Some("no_such_chair"));
    assert_eq!(ann.ask(sit(1, 2000)).await, None);
    assert_eq!(ann.ask(sit(2, 2000)).await.as_deref(), Some("seated_already"));
    assert_eq!(bob.ask(sit(1, 2000)).await.as_deref(), Some("taken"));
    // A second browser of the same guest has the same seat.
    let again = Guest::join(&table, Some(&person(1)), None).await;
    assert_eq!(again.client.you["seat"], 1);
    // The first top-up uses the only rebuy.
    assert_eq!(ann.ask(json!({ "do": "top_up", "amount": 3001 })).await.as_deref(), Some("buy_in"));
    assert_eq!(ann.ask(json!({ "do": "top_up", "amount": 3000 })).await, None);
    assert_eq!(ann.client.you["rebuys_left"], 0);
    assert_eq!(ann.ask(json!({ "do": "leave" })).await, None);
    assert_eq!(ann.ask(sit(1, 2000)).await.as_deref(), Some("no_more_rebuys"));
    assert!(lobby.store().balances().await.unwrap().iter().all(|&(_, balance)| balance == 0));
}

/// The host reverses the direction of play and shortens matches during the first of three rounds.
#[tokio::test(start_paused = true)]
async fn mh_14_a_match_keeps_its_rules_when_the_host_changes_them() {
    let lobby = lobby().await;
    let rules = |rounds: u32, direction: &str| json!({ "end": { "rounds": rounds }, "direction": direction });
    let wish =
        room::lobby::Create { rules: Some(rules(3, "clockwise")), ..wish(GameName::MountHolyoke, 2, 1) };
    let id = lobby.create(person(1).id, wish).await.unwrap().id;
    let mut ann = Guest::join(&lobby.table(&id).unwrap(), Some(&person(1)), None).await;
    assert_eq!(ann.ask(json!({ "do": "sit", "seat": 1 })).await, None);
    ann.play_to(1).await;
    let change = json!({ "do": "configure", "rules": rules(1, "counterclockwise") });
    assert_eq!(ann.ask(change).await, None);
    assert_eq!(ann.client.table["rules"]["direction"], "counterclockwise", "the settings of the next match");
    let mut played = Vec::new();
    for hand in 1..=5 {
        ann.play_to(hand).await;
        let game = &ann.client.game;
        played.push((game["round"].as_u64().unwrap(), game["direction"].as_str().unwrap().to_owned()));
    }
    let played: Vec<_> = played.iter().map(|(round, direction)| (*round, direction.as_str())).collect();
    let (old, new) = ("clockwise", "counterclockwise");
    assert_eq!(played, [(1, old), (2, old), (3, old), (1, new), (1, new)]);
}

#[tokio::test(start_paused = true)]
async fn th_10_the_maximum_buy_in_covers_the_forced_bets_of_a_hand() {
    let lobby = lobby().await;
    let made = |rules: &Value, most: u64| {
        let stakes = serde_json::from_value(json!({ "buy_in_min": 1, "buy_in_max": most })).unwrap();
        let rules = Some(rules.clone());
        room::lobby::Create { rules, stakes: Some(stakes), ..wish(GameName::Holdem, 6, 0) }
    };
    for (rules, needed) in [
        (json!({ "big_blind": 100 }), 100),
        (json!({ "big_blind": 100, "ante": 25 }), 125),
        (json!({ "big_blind": 100, "straddle": [200, 400] }), 400),
        (json!({ "big_blind": 100, "ante": 25, "straddle": 200 }), 225),
        // One seat posts the ante for the table: the big blind, or the button, which may straddle at a table of three.
        (json!({ "big_blind": 100, "ante": 125, "ante_from": "big_blind", "straddle": 200 }), 225),
        (json!({ "big_blind": 100, "ante": 80, "ante_from": "button" }), 130),
        (json!({ "big_blind": 100, "ante": 80, "ante_from": "button", "straddle": 200 }), 280),
    ] {
        let refused = lobby.create(person(1).id, made(&rules, needed - 1)).await.unwrap_err();
        assert_eq!(refused.code(), "forced_bets", "{rules}");
        let args = &refused.arguments();
        assert_eq!(
            (&args["field"], &args["amount"], &args["most"]),
            (&json!("stakes.buy_in_max"), &json!(needed), &json!(needed - 1)),
            "{rules}"
        );
        let id = lobby.create(person(1).id, made(&rules, needed)).await.unwrap().id;
        // The host can neither lower the buy-in nor raise the forced bets.
        let mut host = Guest::join(&lobby.table(&id).unwrap(), Some(&person(1)), None).await;
        let lower = json!({ "buy_in_min": 1, "buy_in_max": needed - 1 });
        let lower = json!({ "do": "configure", "stakes": lower });
        assert_eq!(host.ask(lower).await.as_deref(), Some("forced_bets"), "{rules}");
        let mut dearer = rules.clone();
        dearer["ante"] = json!(rules["ante"].as_u64().unwrap_or(0) + 1000);
        let dearer = json!({ "do": "configure", "rules": dearer });
        assert_eq!(host.ask(dearer).await.as_deref(), Some("forced_bets"), "{rules}");
        let stakes = &host.client.table["stakes"];
        assert_eq!(stakes["buy_in_max"], needed);
    }
    // In a game without forced bets, the buy-in must cover the minimum wager.
    let stakes = serde_json::from_value(json!({ "buy_in_min": 1, "buy_in_max": 1 })).unwrap();
    for game in [GameName::PacksPoker, GameName::HighCardFlush] {
        let wish = room::lobby::Create { stakes: Some(stakes), ..wish(game, 3, 0) };
        assert_eq!(lobby.create(person(1).id, wish).await.unwrap_err().code(), "stakes", "{game:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_disconnected_player_checks_if_possible_and_then_sits_out() {
    let lobby = lobby().await;
    let ann = seated(&lobby, GameName::Holdem, 2, 0).await;
    let mut bob = Guest::join(&ann.table, Some(&person(2)), None).await;
    assert_eq!(bob.ask(json!({ "do": "sit", "seat": 2 })).await, None);
    // No player acts. The clock never calls: it checks if possible, and folds otherwise. In the end at least one player
    // sits out.
    let mut clock = Vec::new();
    while !clock.iter().any(|step: &Value| step["table"]["event"] == "hand_over") {
        if let room::client::ReceivedMessage::Moved(steps) = bob.receive().await {
            clock.extend(steps);
        }
    }
    let did = |event: &str| clock.iter().any(|step| step["game"]["seen"]["event"] == event);
    assert!(did("folded"), "the first to act owes half a blind, and the time is up");
    let out = clock.iter().filter(|step| step["table"]["event"] == "sat_out").count();
    assert!(out >= 1, "{clock:?}");
    assert_eq!(bob.client.table["phase"], "waiting", "a player who sits out is dealt no hand");
}

#[tokio::test(start_paused = true)]
async fn a_hand_that_the_blinds_decide_ends_without_an_action() {
    let lobby = lobby().await;
    let rules = Some(json!({ "big_blind": 50, "small_blind": 50 }));
    let stakes = json!({ "buy_in_min": 1, "buy_in_max": 50 });
    let stakes = Some(serde_json::from_value(stakes).unwrap());
    let wish = room::lobby::Create { rules, stakes, ..wish(GameName::Holdem, 2, 0) };
    let table = lobby.table(&lobby.create(person(1).id, wish).await.unwrap().id).unwrap();
    let mut ann = Guest::join(&table, Some(&person(1)), None).await;
    let mut bob = Guest::join(&table, Some(&person(2)), None).await;
    assert_eq!(ann.ask(json!({ "do": "sit", "seat": 1, "buy_in": 50 })).await, None);
    assert_eq!(bob.ask(json!({ "do": "sit", "seat": 2, "buy_in": 50 })).await, None);
    while ann.client.table["hand"] != 1 || ann.client.table["phase"] == "playing" {
        ann.receive().await;
    }
    let hands = table.hands(None, None).await.unwrap();
    // Equal hands split the pot, and the next hand may have begun and ended.
    assert_eq!(hands.last().map(|first| first.hand), Some(1), "{hands:?}");
    assert_eq!(lobby.store().ledger_sum().await.unwrap(), 0);
}

#[tokio::test(start_paused = true)]
async fn chips_added_during_a_hand_survive_a_restart() {
    let lobby = lobby().await;
    let id = lobby.create(person(1).id, wish(GameName::Holdem, 3, 2)).await.unwrap().id;
    let mut ann = Guest::join(&lobby.table(&id).unwrap(), Some(&person(1)), None).await;
    assert_eq!(ann.ask(json!({ "do": "sit", "seat": 1, "buy_in": 2000 })).await, None);
    ann.play_to_turn().await;
    assert_eq!(ann.ask(json!({ "do": "top_up", "amount": 1500 })).await, None);
    assert_eq!(ann.client.table["seats"][0]["coming"], 1500, "it is added before the next hand");
    let hand = ann.client.table["hand"].as_u64().unwrap();
    ann.play_to(hand + 1).await;
    ann.play_to_turn().await;
    lobby.stop().await;
    let (_again, [back]) = reopened(lobby.store().clone(), ann.table.id(), [1]).await;
    let stack = |guest: &Guest| guest.client.table["seats"][0]["stack"].clone();
    assert_eq!(stack(&back), stack(&ann));
    assert!(stack(&back).as_u64() >= Some(1500), "{}", stack(&back));
}

#[tokio::test(start_paused = true)]
async fn a_newcomer_at_holdem_chooses_to_post_or_to_wait_for_the_big_blind() {
    let lobby = lobby().await;
    let mut host = seated(&lobby, GameName::Holdem, 5, 3).await;
    assert_eq!(host.client.table["rules"]["button"], "dead", "new tables use the rules of card rooms");
    host.play_to(3).await;
    let mut late = Guest::join(&host.table, Some(&person(2)), None).await;
    let chair = 1 + late.client.table["seats"].as_array().unwrap().iter().position(Value::is_null).unwrap();
    let sit = json!({ "do": "sit", "seat": chair, "buy_in": 2000, "coming_in": "wait" });
    assert_eq!(late.ask(sit).await, None);
    assert_eq!(late.client.you["owes"], json!({ "amount": 100, "coming_in": "wait" }));
    let seat = |guest: &Guest| guest.client.table["seats"][chair - 1].clone();
    assert_eq!((&seat(&late)["waits"], &seat(&late)["coming_in"]), (&json!(true), &json!("wait")));
    assert_eq!(late.ask(json!({ "do": "come_in", "how": "post" })).await, None);
    assert_eq!(late.client.you["owes"]["coming_in"], "post");
    assert_eq!(seat(&late)["coming_in"], "post", "everybody sees the choice");
    assert_eq!(host.client.table["seats"][0]["coming_in"], Value::Null);
    // The button may have to pass first, but that takes no more than an orbit.
    let hand = late.client.table["hand"].as_u64().unwrap();
    host.play_to(hand + 6).await;
    let hands = host.table.hands(Some(&person(2)), None).await.unwrap();
    assert!(hands.iter().any(|line| line.players.iter().any(|player| player.you)), "never dealt in");
    let mut packs = seated(&lobby, GameName::PacksPoker, 3, 1).await;
    assert_eq!(packs.ask(json!({ "do": "come_in", "how": "post" })).await.as_deref(), Some("no_blinds"));
}

/// Two guests at a table of three chairs, in the first hand: first the guest who is to act, then the other.
async fn two_in_a_hand(lobby: &Lobby<MemoryStore>) -> [Guest; 2] {
    let id = lobby.create(person(1).id, wish(GameName::Holdem, 3, 0)).await.unwrap().id;
    let table = lobby.table(&id).unwrap();
    let mut ann = Guest::join(&table, Some(&person(1)), None).await;
    let mut ben = Guest::join(&table, Some(&person(2)), None).await;
    assert_eq!(ann.ask(json!({ "do": "sit", "seat": 1, "buy_in": 2000 })).await, None);
    assert_eq!(ben.ask(json!({ "do": "sit", "seat": 2, "buy_in": 2000 })).await, None);
    for guest in [&mut ann, &mut ben] {
        while guest.client.table["phase"] != "playing" {
            guest.receive().await;
        }
    }
    if ann.client.due().is_some() { [ann, ben] } else { [ben, ann] }
}

/// Makes a guest sit out and fold the current hand, so that no further hand begins.
async fn fold_and_sit_out(guest: &mut Guest) {
    assert_eq!(guest.ask(json!({ "do": "sit_out" })).await, None);
    let (hand, turn) = guest.client.due().expect("it is the guest's turn");
    let fold = json!({ "do": "act", "hand": hand, "turn": turn, "action": "fold" });
    assert_eq!(guest.ask(fold).await, None);
}

fn show(hand: &Value, turn: u64) -> Value {
    json!({ "do": "act", "hand": hand, "turn": turn, "action": "show" })
}

#[tokio::test(start_paused = true)]
async fn th_18_a_winner_who_stays_may_show_until_the_next_hand() {
    let lobby = lobby().await;
    let [mut folds, mut wins] = two_in_a_hand(&lobby).await;
    let (hand, hand_seat) = (wins.client.table["hand"].clone(), wins.client.you["hand_seat"].clone());
    fold_and_sit_out(&mut folds).await;
    let cards =
        |guest: &Guest| guest.client.game["seats"][hand_seat.as_u64().unwrap() as usize - 1]["cards"].clone();
    assert!(cards(&folds).is_null() && cards(&wins).is_array());
    assert_eq!(wins.ask(show(&hand, 0)).await, None);
    while cards(&folds).is_null() {
        folds.receive().await;
    }
    assert_eq!(cards(&folds), cards(&wins));
}

#[tokio::test(start_paused = true)]
async fn th_18_a_winner_may_show_one_card_and_the_other_stays_hidden() {
    let lobby = lobby().await;
    let [mut folds, mut wins] = two_in_a_hand(&lobby).await;
    let hand = wins.client.table["hand"].clone();
    let place = wins.client.you["hand_seat"].as_u64().unwrap() as usize - 1;
    fold_and_sit_out(&mut folds).await;
    while wins.client.game["legal"]["show_card"].is_null() {
        wins.receive().await;
    }
    let card = wins.client.game["legal"]["show_card"][0].clone();
    let turn = wins.client.you["turn"].clone();
    let shows = json!({ "do": "act", "hand": hand, "turn": turn, "action": { "show_card": card } });
    assert_eq!(wins.ask(shows).await, None);
    while folds.client.game["seats"][place]["showed"].is_null() {
        folds.receive().await;
    }
    let seat = &folds.client.game["seats"][place];
    assert_eq!((&seat["showed"], &seat["cards"]), (&card, &Value::Null));
}

#[tokio::test(start_paused = true)]
async fn th_18_nobody_else_can_show_the_cards_of_a_winner_who_left() {
    let lobby = lobby().await;
    let [mut folds, mut wins] = two_in_a_hand(&lobby).await;
    let hand = wins.client.table["hand"].clone();
    let (chair, hand_seat) =
        ["seat", "hand_seat"].map(|place| wins.client.you[place].as_u64().unwrap() as usize).into();
    assert_eq!(wins.ask(json!({ "do": "leave" })).await, None);
    fold_and_sit_out(&mut folds).await;
    let mut next = Guest::join(&wins.table, Some(&person(3)), None).await;
    while !next.client.table["seats"][chair - 1].is_null() {
        next.receive().await;
    }
    assert_eq!(next.ask(json!({ "do": "sit", "seat": chair, "buy_in": 2000 })).await, None);
    assert_eq!(next.client.table["hand"], hand, "no other hand has begun");
    for turn in 0..3 {
        let refused = next.ask(show(&hand, turn)).await;
        assert_eq!(refused.as_deref(), Some("not_dealt_in"), "turn {turn}");
        let cards = &next.client.game["seats"][hand_seat - 1]["cards"];
        assert!(cards.is_null(), "the newcomer sees {cards}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_player_who_is_removed_in_a_hand_cannot_turn_that_into_leaving_and_stay() {
    let lobby = lobby().await;
    let [one, other] = two_in_a_hand(&lobby).await;
    let (mut host, mut guest) = if one.client.you["host"] == true { (one, other) } else { (other, one) };
    assert_eq!(guest.ask(json!({ "do": "sit_out" })).await, None);
    let remove = json!({ "do": "remove", "seat": guest.client.you["seat"] });
    assert_eq!(host.ask(remove).await, None);
    guest.ask(json!({ "do": "leave" })).await;
    assert_eq!(guest.ask(json!({ "do": "stay" })).await.as_deref(), Some("removed"));
}

#[tokio::test(start_paused = true)]
async fn a_player_who_leaves_on_their_turn_is_folded_at_once_and_not_announced_as_sitting_out() {
    let lobby = lobby().await;
    let [mut leaves, mut stays] = two_in_a_hand(&lobby).await;
    let chair = leaves.client.you["seat"].as_u64().unwrap();
    let began = tokio::time::Instant::now();
    assert_eq!(leaves.ask(json!({ "do": "leave" })).await, None);
    while stays.client.table["seats"][chair as usize - 1].is_object() {
        stays.receive().await;
    }
    assert!(began.elapsed() <= std::time::Duration::from_secs(1), "it took {:?}", began.elapsed());
    let entries = lobby.store().read(stays.table.id().log(), 1).await.unwrap();
    assert!(entries.iter().all(|entry| entry.kind != "sat_out"), "a player who left was made to sit out");
}
