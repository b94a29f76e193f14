//! Attacks with sessions that do not, or no longer, belong to the attacker.

use super::client::{Client, session_id};
use super::report::Answers;
use super::stage::Stage;
use room::rng::Rng;
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use tokio::io::AsyncWriteExt;

/// The name of the guest with these cookies; null if the cookies have no valid session. Asserts that the guest is not
/// the administrator.
async fn name(client: &Client, cookies: &str) -> Value {
    let me = client.ask("GET /api/me", cookies, None).await;
    assert_eq!((me.status, &me.json()["admin"]), (200, &false.into()), "{me:?}");
    me.json()["name"].clone()
}

/// Uses a cookie stolen from a guest who has since logged out.
pub async fn stolen_session(stage: &Stage) -> Answers {
    let (victim, thief, mut answers) = (stage.attacker(), stage.attacker(), Answers::default());
    for _ in 0..10 {
        let stolen = victim.guest("Traveller").await;
        assert_eq!(name(&thief, &stolen).await, "Traveller", "the cookie works until the logout");
        let mut socket = thief.socket(stage.table(), &stolen).await;
        assert_eq!(victim.ask("POST /api/me/logout", &stolen, None).await.status, 200);
        assert!(super::sockets::ends(&mut socket).await, "the logout closes the sockets of the session");
        assert_eq!(name(&thief, &stolen).await, Value::Null);
        let refused = thief.ask("POST /api/tables", &stolen, Some(&table())).await;
        assert_eq!(refused.outcome(), "401 no_name");
        answers.add(refused.outcome());
    }
    answers
}

fn table() -> Value {
    json!({ "game": "holdem", "name": "Stolen", "seats": 2 })
}

/// Uses sessions that have ended: sessions of guests, which the test sets to expired in the database, and sessions that
/// the administrator had before the last login.
pub async fn expired_session(stage: &Stage) -> Answers {
    let (client, mut answers) = (stage.attacker(), Answers::default());
    let file = stage.folder.0.join("data/sessions.db");
    let mut sessions =
        SqliteConnectOptions::new().filename(file).connect().await.expect("the sessions are a file");
    for _ in 0..5 {
        let old = client.guest("Sleeper").await;
        let update = sqlx::query("UPDATE sessions SET expires = 1 WHERE id = ?").bind(session_id(&old));
        assert_eq!(update.execute(&mut sessions).await.expect("it can be written").rows_affected(), 1);
        assert_eq!(name(&client, &old).await, Value::Null);
        let refused = client.ask("POST /api/tables", &old, Some(&table())).await;
        assert_eq!(refused.outcome(), "401 no_name");
        answers.add(refused.outcome());
    }
    sessions.close().await.expect("the file can be closed");
    for path in ["tables", "ledger", "integrity", "overview", "audit", "audit/file"] {
        for cookies in [&stage.administrator.ended, &stage.administrator.planted] {
            let refused = client.ask(&format!("GET /api/admin/{path}"), cookies, None).await;
            assert_eq!(refused.outcome(), "401 not_admin");
            answers.add(refused.outcome());
        }
    }
    answers
}

/// Plants a session id in a victim's browser before the victim logs in (session fixation): the login begins a session
/// with a new id.
pub async fn fixed_session(stage: &Stage) -> Answers {
    let (victim, attacker, mut answers) = (stage.attacker(), stage.attacker(), Answers::default());
    for round in 0..5 {
        let chosen = format!("00000000-0000-4000-8000-{round:012}");
        let header = format!("cookie: __Host-cardroom={chosen}; __Host-cardroom_kept=true\r\n");
        let named = victim.ask("PUT /api/me", &header, Some(&json!({ "name": "Newcomer" }))).await;
        assert_eq!(named.status, 200, "{named:?}");
        assert_ne!(session_id(&named.cookies()), chosen, "the room chooses the ids");
        assert_eq!(name(&attacker, &header).await, Value::Null);
        answers.add("new id");
        // An id that the room did issue, to the attacker.
        let planted = attacker.guest("Planter").await;
        let code = victim.ask("POST /api/me/code", &named.cookies(), None).await.json()["code"].clone();
        let moved = victim.ask("POST /api/me/move", &planted, Some(&json!({ "code": code }))).await;
        assert_eq!((moved.status, &moved.json()["name"]), (200, &"Newcomer".into()), "{moved:?}");
        assert_ne!(session_id(&moved.cookies()), session_id(&planted), "a login begins a new session");
        assert_ne!(name(&attacker, &planted).await, "Newcomer");
        answers.add("new id");
    }
    answers
}

/// Number of invented session ids per connection.
const INVENTED: usize = 500;
/// Number of connections over which invented session ids are sent.
const CONNECTIONS: usize = 20;

/// Sends ten thousand random session ids, none of which the room has issued.
pub async fn invented_sessions(stage: &Stage) -> Answers {
    let mut answers = Answers::default();
    let connections = (0..CONNECTIONS).map(|seed| {
        let client = stage.attacker();
        async move {
            let (mut rng, mut stream) =
                (Rng::new(seed as u64), client.connect().await.expect("a connection"));
            for _ in 0..INVENTED {
                let cookie =
                    format!("cookie: __Host-cardroom={}; __Host-cardroom_kept=true\r\n", uuid(&mut rng));
                let request = client.request("GET /api/me", &cookie, None);
                stream.write_all(request.as_bytes()).await.expect("the connection is open");
                let me = client.response(&mut stream).await.expect("a response");
                assert_eq!(
                    (me.status, me.json()),
                    (200, json!({ "name": null, "admin": false })),
                    "{cookie}"
                );
            }
        }
    });
    futures_util::future::join_all(connections).await;
    answers.add_many("200 without a name", (INVENTED * CONNECTIONS) as u64);
    answers
}

fn uuid(rng: &mut Rng) -> String {
    let mut hex =
        |digits: u32| format!("{:0width$x}", rng.below_u64(1 << (4 * digits)), width = digits as usize);
    format!("{}-{}-4{}-8{}-{}", hex(8), hex(4), hex(3), hex(3), hex(12))
}

/// Number of login attempts, all with wrong or used tokens.
const LOGINS: usize = 1000;

/// Tries to log in as the administrator a thousand times, with wrong or used tokens. After that, the room refuses even
/// the correct metrics token from the attacker, but not from others.
pub async fn a_thousand_logins(stage: &Stage) -> Answers {
    let (attacker, other, mut answers) = (stage.attacker(), stage.attacker(), Answers::default());
    let (mut rng, mut wrong) = (Rng::new(7), 0);
    let mut stream = attacker.connect().await.expect("a connection");
    for attempt in 0..LOGINS {
        let token = match stage.administrator.tokens.get(attempt) {
            Some(used) => used.clone(),
            None => uuid(&mut rng),
        };
        let request = attacker.request("POST /api/admin/login", "", Some(&json!({ "token": token })));
        stream.write_all(request.as_bytes()).await.expect("the connection is open");
        let refused = attacker.response(&mut stream).await.expect("a response");
        wrong += usize::from(refused.status == 401);
        let expected = if refused.status == 401 { "401 wrong_token" } else { "429 too_many_tokens" };
        assert_eq!(refused.outcome(), expected, "{attempt}: {refused:?}");
        assert!(refused.status == 401 || attempt >= 10, "ten attempts are free: {refused:?}");
        if refused.status == 429 {
            assert!(refused.header("retry-after").is_some(), "{refused:?}");
        }
        answers.add(refused.outcome());
    }
    // A token is added every minute.
    assert!((10..=11).contains(&wrong), "{wrong} tokens were compared");
    let metrics = format!("authorization: Bearer {}\r\n", super::process::METRICS_TOKEN);
    let own = attacker.ask("GET /metrics", &metrics, None).await;
    assert_eq!(own.outcome(), "429 too_many_tokens", "the right token is refused too");
    assert_eq!(other.ask("GET /metrics", &metrics, None).await.status, 200, "others are not affected");
    answers.add(own.outcome());
    answers
}
