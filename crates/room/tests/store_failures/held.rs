//! Tests of a database that another program has locked.

use super::bench::{Scratch, Writer, check_refusal, open};
use super::child;
use room::store::{Folder, Store};

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_database_refuses_writes_until_it_is_unlocked() {
    let scratch = Scratch::new();
    let store = open(&scratch.data()).await;
    let mut writer = Writer::new(&store).await;
    writer.append(&store, 10).await.unwrap();
    let mut holder = child::start("hold", &scratch.data());
    for _ in 0..2 {
        check_refusal(
            writer.append(&store, 10).await,
            "store.locked",
            &["cardroom.db", "locked by another program"],
        );
    }
    check_refusal(store.health().await, "store.locked", &[]);
    writer.check(&store).await;
    drop(holder.stdin.take());
    assert!(holder.wait().unwrap().success());
    writer.append(&store, 10).await.unwrap();
    assert_eq!(store.health().await, Ok(()));
    writer.check(&store).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_room_on_the_folder_is_refused_until_the_first_ends() {
    let scratch = Scratch::new();
    let store = open(&scratch.data()).await;
    let attempt = || {
        let program = std::env::current_exe().unwrap();
        let out = child::command(&[], &program, "try", &scratch.data()).output().unwrap();
        String::from_utf8(out.stdout).unwrap()
    };
    let said = attempt();
    assert!(said.contains("store.locked: ") && said.contains(scratch.data().to_str().unwrap()), "{said}");
    store.close().await.unwrap();
    let said = attempt();
    assert!(said.contains("went well"), "{said}");
    Folder::open(&scratch.data()).unwrap();
}
