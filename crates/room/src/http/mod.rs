//! The room over HTTP: one file a resource.
//!
//! 1. [`serve`](mod@serve): opens everything, listens, and stops in order. `accept.rs` accepts connections and serves
//!    requests on them, `connections.rs` counts them. [`App`] (`app.rs`): what every request is given.
//! 2. [`router`](mod@router): which address leads where, and what every request and answer passes: `headers.rs` (what
//!    browsers may do with an answer), `host.rs` (whose name the room answers to), `limits.rs` (how much one address
//!    may ask), the check against forged requests of other sites, and `session.rs` (who asks).
//! 3. The resources: `games.rs` and `setting.rs`, `rules.rs`, `me.rs`, `tables.rs`, `hands.rs`, `share.rs`, `socket.rs`,
//!    `admin.rs` (with `token.rs`), `health.rs`, and the browser client, `pages.rs`. `failed.rs` is what any of them says where it cannot do what is asked, `body.rs` reads
//!    what it is sent, `openapi.rs` describes them all, with the answers that any of them may give (`answers.rs`).

mod accept;
mod admin;
mod answers;
mod app;
mod body;
mod connections;
mod failed;
mod games;
mod hands;
pub mod headers;
mod health;
mod host;
mod limits;
mod me;
mod openapi;
#[cfg(feature = "pages")]
pub mod pages;
mod requests;
pub mod router;
mod rules;
pub mod serve;
mod session;
mod setting;
mod share;
mod socket;
mod tables;
mod token;

pub use app::{App, Db, Served};
pub(crate) use openapi::BODIES;
pub use share::qr_text;

#[cfg(test)]
mod tests;
