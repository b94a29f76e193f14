//! The room's HTTP interface: one file per resource.
//!
//! 1. [`serve`](mod@serve): startup and graceful shutdown, with the errors in `start_error.rs`. `accept.rs` accepts
//!    connections and serves their requests, `connections.rs` counts them, `protocol.rs` performs the TLS handshake,
//!    `acme.rs` gets certificates from a public authority, and `redirect.rs` answers plain HTTP requests of a room that
//!    serves HTTPS. [`App`] (`app.rs`): state shared by all handlers.
//! 2. [`router`](mod@router): the routes (as lists, `routes.rs`) and the middleware: `headers.rs` (security headers),
//!    `requests.rs` (request log), `host.rs` (Host and Origin checks), `limits.rs` (rate limits, by the keys in
//!    `client_key.rs` of the addresses in `forwarded.rs`), the CSRF check, `session.rs` (sessions, stored by
//!    `session_pool.rs`; `logouts.rs`: their ends), `bot_access.rs` (tokens of bot accounts; `bot_limits.rs`: their
//!    limits), `moderation.rs` (bans, and the guests of the last day in `seen_guests.rs`), `long_requests.rs` (the
//!    threads of long requests), `to_the_end.rs` (decisions of the administrator) and `usage.rs` (the costs of
//!    clients).
//! 3. The resources: `games.rs` and `setting.rs`, `rules.rs`, `me.rs`, `bots.rs`, `devices.rs` (with `device_codes.rs`),
//!    `tables.rs`, `edges.rs` (with `known_edges.rs`), `hands.rs`, `runs.rs` (with `log_files.rs`), `share.rs`, `install.rs`,
//!    `socket.rs` (over `web_socket.rs`), `admin/` (with `token.rs`), `notice.rs`, `health.rs`, and the browser client, `pages.rs`.
//! 4. Shared parts: `error.rs` (HTTP-specific refusals, and the status code of every refusal), `error_response.rs`
//!    (error responses), `body.rs` (extractors), `encoding.rs` (compressed bodies), and `description.rs` (the API
//!    description). `cargo xtask types` makes the description ([`openapi`]; `shared_responses.rs` has the shared
//!    responses, `message_schemas.rs` the messages, `bodies.rs` the types of bodies), and for the browser client JSON
//!    Schemas ([`schemas`]) and the codes of all refusals ([`codes`]); `named_schemas.rs`: schemas of types, by name.

mod accept;
mod acme;
mod admin;
mod app;
mod bodies;
mod body;
mod bot_access;
mod bot_limits;
mod bots;
mod client_key;
pub mod codes;
mod connections;
mod csv_response;
mod description;
mod device_codes;
mod devices;
mod edges;
mod encoding;
mod error;
mod error_response;
mod forwarded;
mod games;
mod hands;
pub mod headers;
mod health;
mod host;
mod install;
mod known_edges;
mod limits;
mod log_files;
mod logouts;
mod long_requests;
mod me;
mod message_schemas;
mod moderation;
mod named_schemas;
mod notice;
pub mod openapi;
#[cfg(feature = "pages")]
pub mod pages;
mod protocol;
mod redirect;
mod requests;
pub mod router;
mod routes;
mod rules;
mod runs;
pub mod schemas;
mod security;
mod seen_guests;
pub mod serve;
mod session;
mod session_pool;
mod setting;
mod share;
mod shared_responses;
mod socket;
mod start_error;
mod tables;
mod takeover_header;
mod to_the_end;
mod token;
mod usage;
mod web_socket;

pub use app::{App, Db, RoomAddresses};
pub use share::qr_text;

#[cfg(test)]
mod tests;
