//! `bench run`: a load test of a poker-run event, which measures the latency of stamps and of the board.
//!
//! 1. `args.rs`: the arguments. `phases.rs`: the phases of a run.
//! 2. `event.rs`: the event, its participants and its volunteers. `plan.rs`: the stamps to make. `rate.rs`: their pace.
//!    `morning.rs`: the entries before the measurement.
//! 3. `desks.rs`: the volunteers. `phone.rs`: a volunteer's phone. `viewer.rs`: a viewer of the board. `connection.rs`:
//!    HTTP.
//! 4. `measured.rs`: the measurements. `log.rs`: the stamps in the log. `reply.rs`: the reply, and its text.

mod args;
mod connection;
mod desks;
mod event;
mod log;
mod measured;
mod morning;
mod phases;
mod phone;
mod plan;
mod rate;
mod reply;
mod viewer;

use super::server::{Folder, Server};
use crate::exit::RunStatus;
use crate::interrupt;
use crate::rng::fresh_seed;
use crate::stdio::reply as stdio_reply;
use anyhow::Context;
pub use args::Args;
use phases::Run;
pub use reply::Reply;
use tokio::runtime::Runtime;

/// Runs the benchmark.
///
/// # Errors
/// [`UsageError`](crate::exit::UsageError) if the arguments are invalid; another error if the data folder cannot be
/// created, the room does not start, a phase fails as described at [`Run::measure`], the operating system provides no
/// random seed or no threads, or output fails.
pub fn run(args: &Args) -> anyhow::Result<RunStatus> {
    let seed = args.seed.map_or_else(fresh_seed, Ok)?;
    let plan = args.plan(seed)?;
    interrupt::listen();
    let data = Folder::new(args.data.as_deref())?;
    let server = Server::start(&data, &["--limit-local"])?;
    let runtime = Runtime::new().context("threads cannot be created")?;
    let reply = runtime.block_on(Run { args, seed, data: &data, server: &server }.measure(plan));
    runtime.shutdown_background();
    let reply = reply?;
    let passed = reply.passed();
    stdio_reply::write(args.form, Ok(reply), reply::write_text)?;
    Ok(if passed { RunStatus::Success } else { RunStatus::Failure })
}
