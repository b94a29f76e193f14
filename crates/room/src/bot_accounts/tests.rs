use super::*;
use crate::store::MemoryStore;

fn new(name: &str, token: &str, host: Option<i64>) -> NewBotAccount {
    NewBotAccount { name: name.to_owned(), token_hash: tokens::hash(token), host: host.map(PlayerId) }
}

fn by_operator() -> (Author, Option<String>) {
    (Author::Administrator, Some("test".to_owned()))
}

#[tokio::test]
async fn an_account_is_known_by_its_token_until_it_is_revoked_also_after_a_restart() {
    let (store, limits) = (MemoryStore::default(), Limits::default());
    let accounts = BotAccounts::open(&store).await.unwrap();
    let of_host = accounts.make(&store, &limits, new("Ada", "first", Some(7)), by_operator()).await;
    let of_room = accounts.make(&store, &limits, new("Bea", "second", None), by_operator()).await;
    let (ada, bea) = (of_host.unwrap().unwrap(), of_room.unwrap().unwrap());
    let stored = store.secret(ACCOUNTS).await.unwrap().unwrap();
    assert!(!stored.contains("first") && !stored.contains("second"), "{stored}");

    let again = BotAccounts::open(&store).await.unwrap();
    assert_eq!(again.with_token("first"), Ok(ada.clone()));
    assert_eq!(again.with_token("other"), Err(BotError::NoBotToken));
    let host = Some(PlayerId(7));
    assert!(again.check_at(ada.player, host).is_ok() && again.check_at(bea.player, None).is_ok());
    for elsewhere in [None, Some(PlayerId(8))] {
        assert_eq!(again.check_at(ada.player, elsewhere), Err(BotError::BotNotHere));
    }
    let strange = again.revoke(&store, bea.player, host, by_operator()).await.unwrap();
    assert_eq!(strange, Err(BotError::NoSuchBotAccount), "a host revokes only own accounts");
    assert_eq!(again.revoke(&store, ada.player, host, by_operator()).await.unwrap(), Ok(ada.clone()));

    let last = BotAccounts::open(&store).await.unwrap();
    assert_eq!(last.with_token("first"), Err(BotError::NoBotToken));
    assert_eq!(last.check_at(ada.player, host), Err(BotError::BotRevoked));
    assert_eq!(last.list(None), [bea]);
}

#[tokio::test]
async fn a_failed_commit_changes_no_account() {
    let (store, limits) = (MemoryStore::default(), Limits::default());
    let accounts = BotAccounts::open(&store).await.unwrap();
    let ada = accounts.make(&store, &limits, new("Ada", "first", None), by_operator()).await;
    let ada = ada.unwrap().unwrap();
    store.close().await.unwrap();
    assert!(accounts.make(&store, &limits, new("Bea", "second", None), by_operator()).await.is_err());
    assert!(accounts.revoke(&store, ada.player, None, by_operator()).await.is_err());
    assert_eq!(accounts.list(None), [ada]);
}
