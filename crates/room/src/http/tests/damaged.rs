//! Tests of the responses to requests for damaged data.

use super::*;
use crate::store::{IntegrityProblem, Store as _};
use crate::table::ClosingReason;
use sqlx::SqliteConnection;
use sqlx::sqlite::SqliteConnectOptions;

/// Closes a guest's table, changes the database with these statements, and opens the room again. Returns the room and
/// the path of the table's results.
async fn changed(folder: &Path, guest: &mut Browser, statements: &[&'static str]) -> (Room, String) {
    let room = Room::open(folder).await;
    guest.name(&room, "Ann").await;
    let wish = json!({ "game": "holdem", "name": "Den", "seats": 4 });
    let (_, table) = guest.ask(&room, Method::POST, "/api/tables", Some(wish)).await;
    let id = table["id"].as_str().unwrap();
    room.app.lobby().table(id).unwrap().close(ClosingReason::OfTable("late".to_owned())).await.unwrap();
    room.close().await;
    execute(folder, statements).await;
    (Room::open(folder).await, format!("/api/tables/{id}/results"))
}

/// Drops the triggers of a database, whose room must not be open, and executes these statements.
pub(super) async fn execute(folder: &Path, statements: &[&'static str]) {
    let file = SqliteConnectOptions::new().filename(folder.join("data/cardroom.db"));
    let mut connection: SqliteConnection = sqlx::ConnectOptions::connect(&file).await.unwrap();
    let triggers: Vec<String> = sqlx::query_scalar("SELECT name FROM sqlite_schema WHERE type = 'trigger'")
        .fetch_all(&mut connection)
        .await
        .unwrap();
    for trigger in triggers {
        let drop = sqlx::AssertSqlSafe(format!("DROP TRIGGER {trigger}"));
        sqlx::query(drop).execute(&mut connection).await.unwrap();
    }
    for statement in statements {
        sqlx::query(*statement).execute(&mut connection).await.unwrap();
    }
    sqlx::Connection::close(connection).await.unwrap();
}

/// One flipped bit can make a position of any size.
#[tokio::test]
async fn a_log_with_a_damaged_position_is_reported_and_the_room_opens() {
    let (folder, mut ann) = (Scratch::new(), Browser::default());
    let far = "UPDATE entry SET seq = seq | (1 << 45) WHERE seq > 1 AND kind NOT LIKE 'audit.%' \
               AND seq = (SELECT max(seq) FROM entry other WHERE other.card_table = entry.card_table)";
    let (room, _) = changed(folder.path(), &mut ann, &[far]).await;
    let problems = room.app.store().verify(Arc::default()).await.unwrap();
    assert!(problems.iter().any(|problem| matches!(problem, IntegrityProblem::Entry { .. })), "{problems:?}");
    room.close().await;
}

#[tokio::test]
async fn damaged_data_is_a_fault_of_the_server_and_its_details_are_hidden() {
    let cases: [(&str, &[&'static str]); 3] = [
        ("store.broken_chain", &["UPDATE entry SET body = body || ' ' WHERE seq = 1"]),
        // Entries without hashes come from an older version, and are hashed when the store is opened.
        (
            "log_damaged",
            &[
                "UPDATE entry SET body = '{}' WHERE seq = 1",
                "UPDATE entry SET hash = NULL",
                "UPDATE card_table SET marking = 'unmarked'",
            ],
        ),
        // The log has a setting that this program does not know.
        (
            "log_damaged",
            &[
                "UPDATE entry SET body = json_set(body, '$.entry.config.rules.later', 1) WHERE seq = 1",
                "UPDATE entry SET hash = NULL",
                "UPDATE card_table SET marking = 'unmarked'",
            ],
        ),
    ];
    for (expected, statements) in cases {
        let (folder, mut ann) = (Scratch::new(), Browser::default());
        let (room, path) = changed(folder.path(), &mut ann, statements).await;
        let (status, body) = ann.ask(&room, Method::GET, &path, None).await;
        let message = "stored data is damaged: ask the administrator to restore a backup";
        assert_eq!(
            (status, &body["error"]),
            (StatusCode::INTERNAL_SERVER_ERROR, &json!({ "code": expected, "message": message }))
        );
        let described = ann.get(&room, "/api/openapi.json").await;
        let answers = &described["paths"]["/api/tables/{id}/results"]["get"]["responses"];
        assert!(answers["500"].is_object(), "{answers}");
        room.close().await;
    }
}
