//! The room: tables, lobby, ledger, storage and HTTP server.
//!
//! - [`lobby`]: the open tables. [`table`]: an event-sourced table and the task that runs it. [`run`]: the same for a
//!   poker run event. [`game`]: the room's adapter for each table game.
//! - [`store`]: persistent storage. [`ledger`]: accounts of chips. [`integrity`]: integrity problems of the stored
//!   data. [`log_types`]: types of fields in stored logs. [`kill`]: kill points for crash-recovery tests.
//! - [`audit`]: the log of the decisions of hosts and of the administrator. [`moderation`]: decisions of the
//!   administrator that are in force. [`bot_accounts`]: the accounts of bots from outside. [`verify`](mod@verify): checks
//!   the files of logs.
//! - [`protocol`]: messages of a table's socket. [`client`]: a client of that protocol for tests and benchmarks.
//! - [`http`]: the HTTP server. [`config`]: configuration. [`limits`]: rate limits, quotas and timeouts.
//!   [`rulebook`]: the text of the rules. [`tls`]: certificates.
//! - [`ids`]: ids of tables, events and players. [`refusal`]: the trait of refusals. [`names`]: validation of names.
//!   [`rng`]: random numbers. `csv`: writing and parsing of CSV. `tokens`: random tokens. [`private_files`]: files that
//!   only this user can read. `processor_time`: processor time of tasks. `wall_clock`: the current time.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod audit;
pub mod bot_accounts;
pub mod client;
pub mod config;
mod csv;
pub mod game;
pub mod http;
pub mod ids;
pub mod integrity;
pub mod kill;
pub mod ledger;
pub mod limits;
pub mod lobby;
pub mod log_types;
pub mod moderation;
pub mod names;
pub mod private_files;
mod processor_time;
pub mod protocol;
pub mod refusal;
pub mod rng;
pub mod rulebook;
pub mod run;
pub mod store;
pub mod table;
pub mod tls;
mod tokens;
pub mod verify;
mod wall_clock;
