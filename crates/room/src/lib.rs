//! The room: tables, lobby, ledger, clock, and what keeps them.
//!
//! - [`lobby`]: every open table. [`table`]: a fold over its log, and the task that moves it. [`game`]: the room's side of
//!   each game.
//! - [`store`]: what outlives the process. [`ledger`]: chips that are never made or lost on the way. [`integrity`]: what
//!   does not fit in what is stored. [`kill`]: where tests kill the process.
//! - [`protocol`]: what goes over a table's socket. [`client`]: the other end of it.
//! - [`http`]: the room over HTTP. [`config`]: how it is set up. [`limits`]: how much anybody may use. [`rulebook`]: the words of the rules.
//! - [`schemas`]: JSON Schemas for the browser client.
//! - [`names`]: names of people and tables. [`chance`]: random numbers. `wall_clock`: what time it is.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod chance;
pub mod client;
pub mod config;
pub mod game;
pub mod http;
pub mod integrity;
pub mod kill;
pub mod ledger;
pub mod limits;
pub mod lobby;
pub mod names;
pub mod protocol;
pub mod rulebook;
pub mod schemas;
pub mod store;
pub mod table;
mod wall_clock;
