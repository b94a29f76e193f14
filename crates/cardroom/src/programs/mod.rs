//! Bots that are programs of their own, named on the command line as `exec:COMMAND`. docs/bots.md describes the protocol.
//!
//! - [`BotName`] (`bot_name.rs`): a bot of the game or a program, as named on the command line.
//! - [`ProgramCommand`] (`command.rs`): the command of a program, and its start.
//! - [`Process`](process::Process) (`process.rs`): a running program. Two threads read and write its pipes, so that a
//!   program that neither reads nor writes cannot block its caller.
//! - [`Program`] (`program.rs`): a player of one round after another. `message.rs` has the messages, `read_action`
//!   (`answer.rs`) reads the answers.
//!   `conversation.rs` has the messages of a round, and [`EventLog`] (`event_log.rs`) the events that they contain.
//! - [`decide`] (`one_decision.rs`): a single decision, as a round of its own. [`SeatedPrograms`] (`seated_programs.rs`): a
//!   program in several seats of a table.
//!
//! A program runs with the rights of its user and is not sandboxed. It receives only the view of its seat.

mod answer;
mod bot_name;
mod command;
mod conversation;
mod event_log;
mod message;
mod one_decision;
mod process;
mod program;
mod seated_programs;

pub use bot_name::{BotName, PROGRAM, split_names};
pub use command::ProgramCommand;
pub use conversation::{DecisionCount, SEED_LIMIT};
pub use event_log::EventLog;
pub use one_decision::decide;
pub use program::{Program, ProgramFault};
pub use seated_programs::{Faults, SeatedPrograms};
