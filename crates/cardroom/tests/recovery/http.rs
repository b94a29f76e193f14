//! A minimal HTTP client for the tests, with one connection per request.

use serde_json::Value;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

/// A response: its status, the value of a `cookie` header with the cookies that it sets (`None` if it sets none), and
/// its body as JSON.
pub struct Response {
    pub status: u16,
    pub cookie: Option<String>,
    pub body: Value,
}

/// Sends a request; `None` if there is no complete JSON response, as when the room is killed.
pub fn ask(address: &str, method: &str, path: &str, cookie: &str, body: &Value) -> Option<Response> {
    read(&exchange(address, method, path, &cookie_header(cookie), body)?)
}

/// Posts a request with an idempotency key, so that the room applies it only once; `None` if there is no complete JSON
/// response.
pub fn post_once(address: &str, path: &str, cookie: &str, key: &str, body: &Value) -> Option<Response> {
    let headers = format!("{}idempotency-key: {key}\r\n", cookie_header(cookie));
    read(&exchange(address, "POST", path, &headers, body)?)
}

fn cookie_header(cookie: &str) -> String {
    if cookie.is_empty() { String::new() } else { format!("cookie: {cookie}\r\n") }
}

fn exchange(address: &str, method: &str, path: &str, headers: &str, body: &Value) -> Option<String> {
    let mut stream = TcpStream::connect(address).ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(20))).ok()?;
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let head = format!(
        "{method} {path} HTTP/1.0\r\nhost: {address}\r\n{headers}content-type: application/json\r\n\
         content-length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all((head + &body).as_bytes()).ok()?;
    let mut text = String::new();
    stream.read_to_string(&mut text).ok()?;
    Some(text)
}

/// Sends a request that must succeed.
pub fn done(address: &str, method: &str, path: &str, cookie: &str, body: &Value) -> Response {
    let answer = ask(address, method, path, cookie, body).expect("the room answers");
    assert_eq!(answer.status, 200, "{method} {path}: {}", answer.body);
    answer
}

/// Downloads a file as text. The request must succeed.
pub fn file(address: &str, path: &str, cookie: &str) -> String {
    file_if_alive(address, path, cookie).expect("the room answers")
}

/// Downloads a file as text; `None` if the room is killed in the meantime. Any response must be a success.
pub fn file_if_alive(address: &str, path: &str, cookie: &str) -> Option<String> {
    let text = exchange(address, "GET", path, &cookie_header(cookie), &Value::Null)?;
    let (head, body) = text.split_once("\r\n\r\n")?;
    assert!(head.starts_with("HTTP/1.0 200"), "{path}: {text}");
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
    let is_complete = length.is_none_or(|length| length.parse() == Ok(body.len()));
    is_complete.then(|| body.to_owned())
}

fn read(text: &str) -> Option<Response> {
    let (head, body) = text.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let set = head.lines().filter_map(|line| line.strip_prefix("set-cookie: "));
    let pairs: Vec<&str> = set.filter_map(|set| set.split(';').next()).collect();
    let cookie = (!pairs.is_empty()).then(|| pairs.join("; "));
    Some(Response { status, cookie, body: serde_json::from_str(body).ok()? })
}
