//! The credentials of requests, for the OpenAPI description.

use super::session::COOKIES;
use serde_json::{Value, json};

/// The security schemes to which the routes refer.
pub fn schemes() -> Value {
    let [[cookie, _], [secure, _]] = COOKIES;
    let cookie_of = |description: String| json!({ "type": "apiKey", "in": "cookie", "name": cookie, "description": description });
    json!({
        "guest": cookie_of(format!(
            "The cookie of a guest, which `PUT /api/me` sets with a name; over HTTPS its name is `{secure}`. An operation at a \
             table or an event may also require that the guest sat there, is its host, or has a role in it."
        )),
        "administrator": cookie_of(
            "The cookie of a browser that has logged in with `POST /api/admin/login`, for twelve hours after that.".to_owned()
        ),
        "bot_token": { "type": "http", "scheme": "bearer", "description": "The token of a bot account." },
    })
}
