use super::*;
use crate::ids::PlayerId;
use crate::store::{MemoryStore, StoreError};
use futures_util::poll;
use serde_json::json;
use std::pin::pin;

const ANN: PlayerId = PlayerId(1);

async fn open(store: &Arc<MemoryStore>) -> Moderation<MemoryStore> {
    Moderation::open(store.clone()).await.unwrap()
}

async fn decide(moderation: &Moderation<MemoryStore>, decided: AuditDecision) -> Result<(), StoreError> {
    let reason = Some("for a reason".to_owned());
    moderation.next_decision().await.make(AuditEntry::of_administrator(reason, decided)).await
}

fn ban(until_ms: Option<u64>) -> AuditDecision {
    ban_from(&["192.0.2.7"], until_ms)
}

fn ban_from(networks: &[&str], until_ms: Option<u64>) -> AuditDecision {
    let networks = networks.iter().map(|network| network.parse().unwrap()).collect();
    AuditDecision::GuestBanned { player: ANN, name: "Ann".to_owned(), until_ms, networks, close_tables: true }
}

#[tokio::test]
async fn decisions_are_in_force_after_a_restart_until_they_are_withdrawn() {
    let store = Arc::new(MemoryStore::default());
    let moderation = open(&store).await;
    decide(&moderation, ban(None)).await.unwrap();
    decide(&moderation, AuditDecision::NewTablesHeld).await.unwrap();
    decide(&moderation, AuditDecision::BannerShown { text: "Back at ten".to_owned() }).await.unwrap();
    let reason = "for a reason".to_owned();
    for moderation in [&moderation, &open(&store).await] {
        let banned = ModerationError::Banned { reason: reason.clone(), until_ms: None };
        assert_eq!(moderation.bans().check_guest(ANN, 5), Err(banned));
        assert_eq!(moderation.bans().check_guest(PlayerId(2), 5), Ok(()));
        assert!(moderation.bans().check_network("192.0.2.7".parse().unwrap(), 5).is_err());
        assert!(moderation.bans().check_network("192.0.2.8".parse().unwrap(), 5).is_ok());
        let held = ModerationError::NewTablesHeld { reason: reason.clone() };
        assert_eq!(moderation.check_new_tables(), Err(held));
        assert_eq!(moderation.banner().unwrap(), "Back at ten");
    }
    decide(&moderation, AuditDecision::BanLifted { player: ANN, name: "Ann".to_owned() }).await.unwrap();
    decide(&moderation, AuditDecision::NewTablesAllowed).await.unwrap();
    decide(&moderation, AuditDecision::BannerRemoved).await.unwrap();
    for moderation in [&moderation, &open(&store).await] {
        assert_eq!(*moderation.in_force(), InForce::default());
        assert_eq!(moderation.bans().all(5), []);
        assert_eq!(moderation.check_new_tables(), Ok(()));
    }
}

#[tokio::test]
async fn a_ban_ends_at_its_time() {
    let moderation = open(&Arc::default()).await;
    decide(&moderation, ban(Some(1_000))).await.unwrap();
    let (bans, network) = (moderation.bans(), "192.0.2.7".parse().unwrap());
    assert!(bans.check_guest(ANN, 999).is_err() && bans.check_network(network, 999).is_err());
    assert!(bans.check_name("a n n", 999).is_err() && bans.check_name("Anna", 999).is_ok());
    assert!(bans.check_guest(ANN, 1_000).is_ok() && bans.check_network(network, 1_000).is_ok());
    assert!(bans.check_name("Ann", 1_000).is_ok());
    assert_eq!((bans.all(999).len(), bans.all(1_000).len()), (1, 0));
}

#[test]
fn a_second_ban_decides_the_end_and_keeps_the_networks_of_one_that_is_on() {
    let bans = Bans::default();
    let apply = |at_ms, reason: &str, decided| {
        bans.apply(at_ms, &AuditEntry::of_administrator(Some(reason.to_owned()), decided));
        bans.of(ANN, at_ms).unwrap()
    };
    apply(0, "first", ban_from(&["192.0.2.7", "192.0.2.8"], None));
    let second = apply(10, "second", ban_from(&["192.0.2.9", "192.0.2.7"], Some(100)));
    assert_eq!((second.reason.as_str(), second.until_ms), ("second", Some(100)));
    let networks: Vec<String> = second.networks.iter().map(ToString::to_string).collect();
    assert_eq!(networks, ["192.0.2.7", "192.0.2.8", "192.0.2.9"]);
    assert_eq!(apply(20, "third", ban_from(&[], Some(100))).networks.len(), 3, "a ban without a network");
    assert_eq!(apply(100, "fourth", ban_from(&[], None)).networks.len(), 0, "the earlier bans are over");
}

/// Entries of earlier versions do not say whether the tables of the host close: they stay open.
#[test]
fn bans_of_earlier_versions_are_read() {
    let stored = json!({ "by": "administrator", "reason": "rude", "decided":
        { "kind": "guest_banned", "player": 1, "name": "Ann", "until_ms": null, "networks": ["192.0.2.7"] } });
    let bans = Bans::default();
    bans.apply(0, &serde_json::from_value(stored).unwrap());
    let ban = bans.of(ANN, 1).unwrap();
    assert_eq!((ban.reason.as_str(), ban.close_tables), ("rude", false));
}

#[tokio::test]
async fn a_decision_that_is_not_stored_has_no_effect() {
    let store = Arc::new(MemoryStore::default());
    let moderation = open(&store).await;
    store.fail(Some(crate::store::Outage::Full));
    assert!(decide(&moderation, AuditDecision::NewTablesHeld).await.is_err());
    assert_eq!(moderation.held(), None);
    store.fail(None);
    drop(moderation.next_decision().await);
    assert_eq!((moderation.held(), store.audit_log().await.unwrap().last), (None, 0));
}

#[tokio::test]
async fn a_log_that_lost_entries_says_so() {
    let store = MemoryStore::default();
    let entry = AuditEntry::of_administrator(None, AuditDecision::LoggedIn { client: None });
    store.audit(vec![audit::written(1, &entry)]).await.unwrap();
    let restored = Arc::new(store.restored());
    open(&restored).await;
    open(&restored).await;
    let log = restored.audit_log().await.unwrap();
    let kinds: Vec<String> =
        restored.read(log.id, 1).await.unwrap().into_iter().map(|one| one.kind).collect();
    assert_eq!(kinds, ["audit.logged_in", "audit.rolled_back"]);
}

#[tokio::test]
async fn damaged_entries_have_no_effect_and_the_room_opens() {
    let store = Arc::new(MemoryStore::default());
    let moderation = open(&store).await;
    decide(&moderation, AuditDecision::NewTablesHeld).await.unwrap();
    decide(&moderation, AuditDecision::NewTablesAllowed).await.unwrap();
    store.damage(store.audit_log().await.unwrap().id, 2);
    let moderation = open(&store).await;
    assert!(moderation.held().is_some(), "entries before the damaged one have their effect");
    decide(&moderation, AuditDecision::NewTablesAllowed).await.unwrap();
    assert_eq!(moderation.held(), None);
    decide(&moderation, AuditDecision::BannerShown { text: "Maintenance".to_owned() }).await.unwrap();
    let moderation = open(&store).await;
    assert_eq!(moderation.held(), None, "decisions after the damaged entry keep their effect");
    assert_eq!(moderation.banner().as_deref(), Some("Maintenance"));
}

/// The decisions in force come from a log of several pages, with a damaged entry at the end of the first one.
#[tokio::test]
async fn a_long_log_is_read_by_pages_at_the_start() {
    let store = Arc::new(MemoryStore::default());
    let moderation = open(&store).await;
    decide(&moderation, ban(None)).await.unwrap();
    let page = u64::from(audit::log::PAGE);
    for _ in 0..2 * page {
        decide(&moderation, AuditDecision::NewTablesAllowed).await.unwrap();
    }
    decide(&moderation, AuditDecision::NewTablesHeld).await.unwrap();
    let AuditLog { id, last, .. } = store.audit_log().await.unwrap();
    store.damage(id, page);
    let moderation = open(&store).await;
    assert!(moderation.held().is_some() && moderation.bans().check_guest(ANN, 5).is_err());
    for limit in [1, page as u32, page as u32 + 1] {
        let mut positions = Vec::new();
        while let Some(&after) = positions.last().or(Some(&0)).filter(|&&after| after < last) {
            let read = audit::log::read_page(&*store, id, after + 1, limit).await.unwrap();
            assert!(!read.is_empty() && read.len() <= limit as usize);
            positions.extend(read.iter().map(audit::log::position));
            let damaged = read.iter().filter_map(|entry| entry.as_ref().err()).map(|damage| damage.seq());
            assert!(damaged.eq((after + 1..=*positions.last().unwrap()).filter(|&seq| seq == page)));
        }
        assert!(positions.into_iter().eq(1..=last), "pages of {limit}");
    }
}

#[tokio::test]
async fn a_decision_waits_for_what_is_being_created_and_later_creations_wait_for_it() {
    let moderation = open(&Arc::default()).await;
    let creating = moderation.delay_decisions().await;
    let mut deciding = pin!(decide(&moderation, ban(None)));
    assert!(poll!(&mut deciding).is_pending());
    let mut later = pin!(moderation.delay_decisions());
    assert!(poll!(&mut later).is_pending());
    assert!(moderation.bans().check_guest(ANN, 5).is_ok());
    drop(creating);
    deciding.await.unwrap();
    later.await;
    assert!(moderation.bans().check_guest(ANN, 5).is_err());
}
