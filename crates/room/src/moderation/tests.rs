use super::*;
use crate::audit::file;
use crate::store::MemoryStore;

const ANN: PlayerId = PlayerId(1);

async fn open(store: &Arc<MemoryStore>) -> Moderation<MemoryStore> {
    Moderation::open(store.clone()).await.unwrap()
}

async fn decide(moderation: &Moderation<MemoryStore>, decided: Decided) -> Result<(), StoreError> {
    let reason = Some("for a reason".to_owned());
    moderation.decide(AuditEntry::of_administrator(reason, decided), |_| Ok(())).await
}

fn ban(until_ms: Option<u64>) -> Decided {
    let networks = vec!["192.0.2.7".parse().unwrap()];
    Decided::GuestBanned { player: ANN, name: "Ann".to_owned(), until_ms, networks }
}

#[tokio::test]
async fn decisions_are_in_force_after_a_restart_until_they_are_withdrawn() {
    let store = Arc::new(MemoryStore::default());
    let moderation = open(&store).await;
    decide(&moderation, ban(None)).await.unwrap();
    decide(&moderation, Decided::NewTablesHeld).await.unwrap();
    decide(&moderation, Decided::BannerShown { text: "Back at ten".to_owned() }).await.unwrap();
    let reason = "for a reason".to_owned();
    for moderation in [&moderation, &open(&store).await] {
        let banned = ModerationError::Banned { reason: reason.clone(), until_ms: None };
        assert_eq!(moderation.check_guest(ANN, 5), Err(banned));
        assert_eq!(moderation.check_guest(PlayerId(2), 5), Ok(()));
        assert!(moderation.check_network("192.0.2.7".parse().unwrap(), 5).is_err());
        assert!(moderation.check_network("192.0.2.8".parse().unwrap(), 5).is_ok());
        let held = ModerationError::NewTablesHeld { reason: reason.clone() };
        assert_eq!(moderation.check_new_tables(), Err(held));
        assert_eq!(moderation.banner().unwrap().text, "Back at ten");
    }
    decide(&moderation, Decided::BanLifted { player: ANN, name: "Ann".to_owned() }).await.unwrap();
    decide(&moderation, Decided::NewTablesAllowed).await.unwrap();
    decide(&moderation, Decided::BannerRemoved).await.unwrap();
    for moderation in [&moderation, &open(&store).await] {
        assert_eq!(*moderation.in_force(), InForce::default());
        assert_eq!(moderation.check_new_tables(), Ok(()));
    }
}

#[tokio::test]
async fn a_ban_ends_at_its_time() {
    let moderation = open(&Arc::default()).await;
    decide(&moderation, ban(Some(1_000))).await.unwrap();
    let network = "192.0.2.7".parse().unwrap();
    assert!(moderation.check_guest(ANN, 999).is_err() && moderation.check_network(network, 999).is_err());
    assert!(moderation.check_guest(ANN, 1_000).is_ok() && moderation.check_network(network, 1_000).is_ok());
    assert_eq!((moderation.bans(999).len(), moderation.bans(1_000).len()), (1, 0));
}

#[tokio::test]
async fn a_decision_that_is_not_stored_has_no_effect() {
    let store = Arc::new(MemoryStore::default());
    let moderation = open(&store).await;
    store.fail(Some(crate::store::Outage::Full));
    assert!(decide(&moderation, Decided::NewTablesHeld).await.is_err());
    assert_eq!(moderation.held(), None);
    store.fail(None);
    let refused = moderation
        .decide(AuditEntry::of_administrator(None, Decided::NewTablesHeld), |_| {
            Err(StoreError::NoPlayer(ANN))
        })
        .await;
    assert_eq!(refused, Err(StoreError::NoPlayer(ANN)));
    assert_eq!((moderation.held(), file::head(&*store).await.unwrap().entries), (None, 0));
}

#[tokio::test]
async fn a_log_that_lost_entries_says_so() {
    let store = MemoryStore::default();
    let entry = AuditEntry::of_administrator(None, Decided::LoggedIn);
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
    decide(&moderation, Decided::NewTablesHeld).await.unwrap();
    decide(&moderation, Decided::NewTablesAllowed).await.unwrap();
    store.damage(store.audit_log().await.unwrap().id, 2);
    let moderation = open(&store).await;
    assert!(moderation.held().is_some(), "entries before the damaged one have their effect");
    decide(&moderation, Decided::NewTablesAllowed).await.unwrap();
    assert_eq!(moderation.held(), None);
    decide(&moderation, Decided::BannerShown { text: "Maintenance".to_owned() }).await.unwrap();
    let moderation = open(&store).await;
    assert_eq!(moderation.held(), None, "decisions after the damaged entry keep their effect");
    assert_eq!(moderation.banner().map(|banner| banner.text).as_deref(), Some("Maintenance"));
}
