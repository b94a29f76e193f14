//! Tests of a store that cannot write for a while: no entry is sent before it is stored, and the table continues
//! afterwards without a request.

use crate::support::{Guest, lobby, lobby_with, person, quick, seated, wish};
use room::client::ReceivedMessage;
use room::game::GameName;
use room::limits::Limits;
use room::lobby::{Create, Lobby, LobbyOptions};
use room::store::{Batch, MemoryStore, NewEntry, Outage, Store};
use serde_json::json;
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// Asserts that the guest receives no message for this long, after draining the messages already sent.
async fn is_silent(guest: &mut Guest, time: Duration) {
    while tokio::time::timeout(Duration::ZERO, guest.receive()).await.is_ok() {}
    let received = tokio::time::timeout(time, guest.receive()).await;
    assert!(received.is_err(), "nothing is stored, but {received:?} was sent");
}

#[tokio::test(start_paused = true)]
async fn an_action_that_cannot_be_stored_has_no_effect() {
    let lobby = lobby().await;
    let mut ann = seated(&lobby, GameName::Holdem, 3, 2).await;
    ann.play_to_turn().await;
    let text = ann.client.act(&mut |_| 0).expect("it is the guest's turn");
    let (seq, game) = (ann.client.seq, ann.client.game.clone());
    lobby.store().fail(Some(Outage::Full));
    for _ in 0..2 {
        ann.send(text.clone()).await;
        let ReceivedMessage::Refused(_, code) = ann.receive().await else {
            panic!("an action was sent although it is not stored")
        };
        assert_eq!(code, "store.full");
    }
    lobby.store().fail(None);
    let back = Guest::join(&ann.table, Some(&person(1)), None).await;
    assert_eq!((back.client.seq, &back.client.game), (seq, &game), "the hand is unchanged");
    ann.send(text).await;
    while ann.receive().await != ReceivedMessage::Accepted(ann.client.next_id) {}
    assert!(ann.client.seq > seq);
    ann.play_to(3).await;
    assert_eq!(lobby.store().ledger_sum().await, Ok(0));
}

#[tokio::test(start_paused = true)]
async fn a_failed_commit_leaves_every_view_as_it_was_without_a_reload() {
    for game in GameName::ALL {
        // The log can be read after the first outage, but not after the second.
        for outage in [Outage::Full, Outage::Broken] {
            let lobby = lobby().await;
            let mut ann = seated(&lobby, game, 3, 2).await;
            ann.play_to_turn().await;
            let table = ann.table.clone();
            let views = async || {
                let ann = Guest::join(&table, Some(&person(1)), None).await.client;
                let rail = Guest::join(&table, None, None).await.client;
                [ann, rail].map(|client| (client.seq, client.game, client.you, client.table["seats"].clone()))
            };
            let before = views().await;
            let text = ann.client.act(&mut |n| n / 2).expect("it is the guest's own turn");
            lobby.store().fail(Some(outage));
            let read = lobby.store().entries_read();
            ann.send(text.clone()).await;
            while !matches!(ann.receive().await, ReceivedMessage::Refused(..)) {}
            assert_eq!(views().await, before, "{game:?}, {outage:?}");
            let read = lobby.store().entries_read() - read;
            assert!(read <= 1, "{game:?}, {outage:?}: {read} entries were read, more than the last one");
            lobby.store().fail(None);
            sleep(Duration::from_secs(1)).await;
            ann.send(text).await;
            while ann.receive().await != ReceivedMessage::Accepted(ann.client.next_id) {}
            assert!(ann.client.seq > before[0].0);
        }
    }
}

/// Another writer appended to the log: its entries are not mistaken for entries of the refused command, and everybody
/// receives them.
#[tokio::test(start_paused = true)]
async fn an_entry_of_another_writer_is_not_taken_for_the_refused_action() {
    let lobby = lobby().await;
    let mut ann = seated(&lobby, GameName::Holdem, 3, 2).await;
    ann.play_to_turn().await;
    let (id, store) = (ann.table.id(), lobby.store());
    let last = store.read(id.log(), 0).await.unwrap().last().unwrap().seq;
    let epoch = store.take_epoch(id.log()).await.unwrap();
    let body = json!({ "at_ms": 5, "entry": { "kind": "paused", "minutes": 7 } }).to_string();
    let entry = NewEntry { kind: "paused", hand: Some(1), body };
    store.append(id.log(), epoch, last, Batch { entries: vec![entry], ..Batch::default() }).await.unwrap();
    let text = ann.client.act(&mut |_| 0).expect("it is the guest's turn");
    ann.send(text).await;
    let code = loop {
        match ann.receive().await {
            ReceivedMessage::Refused(_, code) => break code,
            ReceivedMessage::Accepted(_) => panic!("an action was accepted that is not stored"),
            _ => {}
        }
    };
    assert_eq!(code, "store.fenced");
    assert_eq!(ann.client.seq, last + 1, "the other writer's entry was sent");
}

/// The log ends before the state of the table: the stored state is sent, and the table continues from it.
#[tokio::test(start_paused = true)]
async fn a_table_continues_from_a_log_that_is_behind_its_state() {
    let lobby = lobby().await;
    let mut ann = seated(&lobby, GameName::Holdem, 3, 2).await;
    ann.play_to_turn().await;
    let (before, earlier) = (ann.client.seq, lobby.store().restored());
    let mut below = crate::support::below(3);
    while ann.client.seq < before + 5 {
        ann.act_and_receive(&mut below).await;
    }
    ann.play_to_turn().await;
    lobby.store().replace_by(&earlier);
    let text = ann.client.act(&mut |_| 0).expect("it is the guest's turn");
    ann.send(text).await;
    while !matches!(ann.receive().await, ReceivedMessage::Refused(..)) {}
    assert_eq!(ann.client.seq, before, "the stored state was sent");
    ann.play_to_turn().await;
    let text = ann.client.act(&mut |_| 0).expect("it is the guest's turn again");
    ann.send(text).await;
    while ann.receive().await != ReceivedMessage::Accepted(ann.client.next_id) {}
}

/// A bot's turn, an expired clock, the end of a hand without an action, and the next hand all wait for the store, and
/// proceed without a request once it works again.
#[tokio::test(start_paused = true)]
async fn timers_are_retried_as_soon_as_the_store_works_again() {
    let lobby = lobby().await;
    let mut ann = seated(&lobby, GameName::Holdem, 3, 2).await;
    let mut below = crate::support::below(3);
    for number in 1..=60 {
        // The disk is full at a different point in the game each time.
        for _ in 0..number % 7 {
            ann.act_and_receive(&mut below).await;
        }
        lobby.store().fail(Some(Outage::Full));
        // Longer than a turn, so the clock expires too.
        is_silent(&mut ann, Duration::from_secs(40)).await;
        lobby.store().fail(None);
        let back = Instant::now();
        receive_news(&mut ann).await;
        // The pending entry is retried twice a second.
        assert!(back.elapsed() <= Duration::from_millis(501), "it continued after {:?}", back.elapsed());
    }
    assert!(ann.client.table["hand"].as_u64() > Some(5));
    assert_eq!(lobby.store().ledger_sum().await, Ok(0));
}

#[tokio::test(start_paused = true)]
async fn a_hand_over_without_an_action_ends_once_the_store_works_again() {
    let lobby = lobby().await;
    let stakes = Some(serde_json::from_value(json!({ "buy_in_min": 1, "buy_in_max": 50 })).unwrap());
    let wish = Create {
        rules: Some(json!({ "big_blind": 50, "small_blind": 50 })),
        stakes,
        ..wish(GameName::Holdem, 2, 0)
    };
    let id = lobby.create(person(1).id, wish).await.unwrap().id;
    let mut ann = Guest::join(&lobby.table(&id).unwrap(), Some(&person(1)), None).await;
    let mut bob = Guest::join(&ann.table, Some(&person(2)), None).await;
    assert_eq!(ann.ask(json!({ "do": "sit", "seat": 1, "buy_in": 50 })).await, None);
    assert_eq!(bob.ask(json!({ "do": "sit", "seat": 2, "buy_in": 50 })).await, None);
    // The blinds decide the hand as it begins: the disk fills up between the entry that opens it and the entry that
    // ends it.
    lobby.store().fail(Some(Outage::FullBehind("opened")));
    while ann.client.table["hand"] != 1 {
        ann.receive().await;
    }
    is_silent(&mut ann, Duration::from_secs(100)).await;
    assert_eq!(ann.client.table["phase"], "playing");
    lobby.store().fail(None);
    sleep(Duration::from_secs(1)).await;
    let over = ann.table.hands(None, None).await.unwrap();
    assert!(!over.is_empty(), "the hand ended without a request");
    assert_eq!(lobby.store().ledger_sum().await, Ok(0));
}

#[tokio::test(start_paused = true)]
async fn a_log_that_cannot_be_reloaded_is_retried() {
    let lobby = lobby().await;
    let mut ann = seated(&lobby, GameName::Holdem, 3, 2).await;
    ann.play_to_turn().await;
    let text = ann.client.act(&mut |_| 0).expect("it is the guest's turn");
    let seq = ann.client.seq;
    lobby.store().fail(Some(Outage::Broken));
    ann.send(text.clone()).await;
    assert_eq!(
        ann.receive().await,
        ReceivedMessage::Refused(Some(ann.client.next_id), "store.other".to_owned())
    );
    is_silent(&mut ann, Duration::from_secs(10)).await;
    lobby.store().fail(None);
    sleep(Duration::from_secs(1)).await;
    ann.send(text).await;
    while ann.receive().await != ReceivedMessage::Accepted(ann.client.next_id) {}
    assert!(ann.client.seq > seq);
}

/// Two guests in the first hand of a table without bots: first the guest who is to act, then the other.
async fn two_in_a_hand(lobby: &Lobby<MemoryStore>) -> [Guest; 2] {
    let id = lobby.create(person(1).id, wish(GameName::Holdem, 2, 0)).await.unwrap().id;
    let mut ann = Guest::join(&lobby.table(&id).unwrap(), Some(&person(1)), None).await;
    let mut ben = Guest::join(&ann.table, Some(&person(2)), None).await;
    assert_eq!(ann.ask(json!({ "do": "sit", "seat": 1 })).await, None);
    assert_eq!(ben.ask(json!({ "do": "sit", "seat": 2 })).await, None);
    for guest in [&mut ann, &mut ben] {
        while guest.client.table["hand"] != 1 {
            guest.receive().await;
        }
    }
    if ann.client.due().is_some() { [ann, ben] } else { [ben, ann] }
}

/// Receives messages until the sequence number changes.
async fn receive_news(guest: &mut Guest) {
    let seq = guest.client.seq;
    while guest.client.seq == seq {
        guest.receive().await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_commit_that_reports_an_error_is_sent_to_all_and_the_next_clock_runs() {
    for outage in [Outage::Unanswered, Outage::Unmarked] {
        let lobby = lobby().await;
        let [mut acts, mut next] = two_in_a_hand(&lobby).await;
        let mut rail = Guest::join(&acts.table, None, None).await;
        sleep(Duration::from_secs(12)).await;
        lobby.store().fail(Some(outage));
        let text = acts.client.act(&mut |_| 1).expect("it is the guest's turn");
        acts.send(text).await;
        if outage == Outage::Unmarked {
            let refused = ReceivedMessage::Refused(Some(acts.client.next_id), "store.other".to_owned());
            while acts.receive().await != refused {}
            is_silent(&mut rail, Duration::from_secs(10)).await;
        }
        lobby.store().fail(None);
        let seat = next.client.you["seat"].clone();
        for guest in [&mut acts, &mut next, &mut rail] {
            receive_news(guest).await;
            let clock = &guest.client.table["clock"];
            assert_eq!((&clock["seats"], &clock["left_ms"]), (&json!([seat]), &json!(30_000)));
        }
        assert!(next.client.due().is_some(), "{outage:?}: the next player is to act");
        // No request is sent: the clock of the next player expires.
        let began = Instant::now();
        receive_news(&mut rail).await;
        assert_eq!(began.elapsed().as_secs(), 30, "{outage:?}");
        assert_eq!(lobby.store().ledger_sum().await, Ok(0));
    }
}

#[tokio::test(start_paused = true)]
async fn a_table_continues_without_delay_while_every_successful_commit_reports_an_error() {
    let lobby = lobby().await;
    let mut ann = seated(&lobby, GameName::Holdem, 3, 2).await;
    ann.play_to(1).await;
    lobby.store().fail(Some(Outage::Unanswered));
    let began = Instant::now();
    ann.play_to(5).await;
    // A bot's delay is a millisecond, and the next hand begins at once.
    assert!(began.elapsed() < Duration::from_millis(400), "{:?}", began.elapsed());
    assert_eq!(lobby.store().ledger_sum().await, Ok(0));
}

#[tokio::test(start_paused = true)]
async fn a_bot_is_counted_if_it_was_stored_although_the_store_reported_an_error() {
    let limits = Limits { bots_per_guest: 1, ..Limits::default() };
    let lobby = lobby_with(LobbyOptions { limits, ..quick() }).await;
    let mut ann = seated(&lobby, GameName::Holdem, 4, 0).await;
    lobby.store().fail(Some(Outage::Unmarked));
    assert_eq!(ann.ask(json!({ "do": "add_bot", "seat": 2 })).await.as_deref(), Some("store.other"));
    lobby.store().fail(None);
    sleep(Duration::from_secs(1)).await;
    let again = ann.ask(json!({ "do": "add_bot", "seat": 3 })).await;
    assert_eq!(again.as_deref(), Some("bots_of_guest"));
}
