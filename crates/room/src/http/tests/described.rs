//! Tests that responses match the OpenAPI description.

use super::*;
use axum::http::header::{ALLOW, UPGRADE};

async fn description(room: &Room) -> Value {
    room.answer(request(Method::GET, "/api/openapi.json", None)).await.2
}

#[tokio::test]
async fn every_operation_has_an_id_of_its_own_and_answers_that_are_described() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let described = description(&room).await;
    let paths = described["paths"].as_object().unwrap();
    let operations: Vec<&Value> =
        paths.values().flat_map(|path| path.as_object().unwrap().values()).collect();
    let mut ids: Vec<&str> = operations.iter().map(|one| one["operationId"].as_str().unwrap()).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), operations.len(), "{ids:?}");
    for operation in operations {
        assert!(operation["responses"]["405"].is_object() && operation["responses"]["429"].is_object());
        let body = operation.get("requestBody");
        assert!(
            body.is_none_or(|body| body["required"] == true && operation["responses"]["415"].is_object())
        );
    }
    room.close().await;
}

#[tokio::test]
async fn other_methods_and_plain_requests_to_a_socket_are_refused_with_the_remedy() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let (status, headers, body) = room.answer(request(Method::DELETE, "/api/me", None)).await;
    assert_eq!((status, code(&body)), (StatusCode::METHOD_NOT_ALLOWED, "other_method"));
    let allowed = headers[ALLOW].to_str().unwrap();
    assert!(allowed.contains("GET") && allowed.contains("PUT"), "{allowed}");

    let table =
        Browser::default().get(&room, "/api/tables").await["tables"][0]["id"].as_str().unwrap().to_owned();
    let path = format!("/api/tables/{table}/socket");
    let (status, headers, body) = room.answer(request(Method::GET, &path, None)).await;
    assert_eq!((status, code(&body)), (StatusCode::UPGRADE_REQUIRED, "no_socket"));
    assert_eq!(headers[UPGRADE], "websocket");
    let described = description(&room).await;
    assert!(described["paths"]["/api/tables/{id}/socket"]["get"]["responses"]["426"].is_object());
    room.close().await;
}

#[tokio::test]
async fn numbers_of_an_address_end_where_the_description_says() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let table =
        Browser::default().get(&room, "/api/tables").await["tables"][0]["id"].as_str().unwrap().to_owned();
    let described = description(&room).await;
    let before = &described["paths"]["/api/tables/{id}/hands"]["get"]["parameters"][1];
    assert_eq!(before["name"], "before");
    let most = before["schema"]["maximum"].as_u64().unwrap();
    for (number, expected) in [
        (most.to_string(), StatusCode::OK),
        ((most + 1).to_string(), StatusCode::BAD_REQUEST),
        ("18446744073709551615".to_owned(), StatusCode::BAD_REQUEST),
        ("+5".to_owned(), StatusCode::BAD_REQUEST),
        ("null".to_owned(), StatusCode::BAD_REQUEST),
    ] {
        let path = format!("/api/tables/{table}/hands?before={number}");
        assert_eq!(room.answer(request(Method::GET, &path, None)).await.0, expected, "{number}");
    }
    let page = &described["paths"]["/api/tables"]["get"]["parameters"][0];
    let max_page = page["schema"]["maximum"].as_u64().unwrap();
    for (query, field, expected) in [
        (format!("page={max_page}"), "", StatusCode::OK),
        (format!("page={}", max_page + 1), "page", StatusCode::BAD_REQUEST),
        ("page=4294967297".to_owned(), "page", StatusCode::BAD_REQUEST),
        ("page=1&page=2".to_owned(), "page", StatusCode::BAD_REQUEST),
    ] {
        let (status, _, body) =
            room.answer(request(Method::GET, &format!("/api/tables?{query}"), None)).await;
        assert_eq!(status, expected, "{query}: {body}");
        assert_eq!(body["error"]["args"]["field"].as_str().unwrap_or_default(), field, "{query}");
    }
    let path = format!("/api/tables/{table}/socket?since={}", most + 1);
    assert_eq!(room.answer(request(Method::GET, &path, None)).await.0, StatusCode::BAD_REQUEST);
    let (status, _, body) = room.answer(request(Method::GET, "/api/tables/%FF", None)).await;
    assert_eq!((status, code(&body)), (StatusCode::NOT_FOUND, "no_such_page"));
    room.close().await;
}

#[tokio::test]
async fn a_body_must_be_a_json_object_with_its_content_type() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let with_type = |kind: &'static str, body: &str| {
        let mut put = request(Method::PUT, "/api/me", Some(body));
        put.headers_mut().insert(CONTENT_TYPE, kind.parse().unwrap());
        put
    };
    for kind in ["application/x-www-form-urlencoded", "application/jsonx", "text/plain"] {
        let (status, _, body) = room.answer(with_type(kind, "{\"name\":\"Ann\"}")).await;
        assert_eq!((status, code(&body)), (StatusCode::UNSUPPORTED_MEDIA_TYPE, "not_json"), "{kind}");
    }
    for (kind, body, expected) in [
        ("application/json; charset=utf-8", "{\"name\":\"Ann\"}", StatusCode::OK),
        ("Application/JSON", "{\"name\":\"Ann\"}", StatusCode::OK),
        // A positional deserialization would accept this as a name.
        ("application/json", "[\"Ann\"]", StatusCode::BAD_REQUEST),
    ] {
        assert_eq!(room.answer(with_type(kind, body)).await.0, expected, "{body}");
    }
    let mut ann = Browser::default();
    ann.name(&room, "Ann").await;
    let wish = json!({ "game": "holdem", "name": "Den", "seats": 4.0, "bots": 0.0 });
    let (status, table) = ann.ask(&room, Method::POST, "/api/tables", Some(wish)).await;
    assert_eq!(status, StatusCode::OK, "{table}");
    room.close().await;
}
