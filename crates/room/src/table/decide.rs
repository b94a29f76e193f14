//! Validates commands: the result is entries for the log, or a refusal.
//!
//! [`decide`] is the entry point. Each command has its function: acting in a hand (`hand.rs`), chairs (`seats.rs`), bots
//! (`bots.rs`), commands reserved to the host (`host.rs`), and settings (`config.rs`).

mod bots;
mod config;
mod hand;
mod host;
mod seats;

pub use bots::{bot, draw_style};
pub use config::config;
pub use hand::{act_line, charge, ended_without_action, opening};
pub use host::close;
pub use seats::{between_hands, leave, rebuys_left};

use super::chair::Chair;
use super::entry::Entry;
use super::state::{Occupant, State};
use crate::protocol::Refused;
use crate::protocol::client::Command;
use crate::protocol::server::ClosedBy;
use crate::store::PlayerId;

/// A person at a table: a player or a spectator with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The player's id.
    pub id: PlayerId,
    /// The player's name.
    pub name: String,
}

/// Validates a command at `now_ms`, in milliseconds since 1970, and returns its entries. `idle` reports whether the host may
/// remove the player on a chair. `draw` returns a random number below its argument, for the choice of a bot.
///
/// # Errors
/// The refusal. The state is unchanged then.
pub fn decide(
    state: &mut State,
    who: Option<&Person>,
    command: &Command,
    idle: impl Fn(Chair) -> bool,
    now_ms: u64,
    draw: impl FnMut(u64) -> u64,
) -> Result<Vec<Entry>, Refused> {
    let who = who.ok_or_else(|| {
        Refused::new("no_name", "choose a name first: spectators without a name only watch")
    })?;
    if state.closed {
        return Err(Refused::new("closed", "the table is closed"));
    }
    match command {
        Command::Act { hand, turn, action } => hand::act(state, who, *hand, *turn, action),
        Command::Sit { seat, buy_in, coming_in } => {
            seats::sit(state, who, *seat, *buy_in, *coming_in, now_ms)
        }
        Command::TopUp { amount } => seats::top_up(state, who, *amount),
        Command::Leave => seats::leaves(state, who),
        Command::Stay => seats::stay(state, who),
        Command::SitOut => seats::sit_out(state, who),
        Command::SitIn => seats::sit_in(state, who),
        Command::ComeIn { how } => seats::come_in(state, who, *how),
        // Handled by the table's task, since it makes no entries.
        Command::FastForward { .. } => Ok(Vec::new()),
        _ => {
            check_host(state, who)?;
            decide_for_host(state, command, idle, draw)
        }
    }
}

/// Validates a command of the host.
fn decide_for_host(
    state: &State,
    command: &Command,
    idle: impl Fn(Chair) -> bool,
    draw: impl FnMut(u64) -> u64,
) -> Result<Vec<Entry>, Refused> {
    match command {
        Command::AddBot { seat, style } => bots::add_bot(state, *seat, style.as_deref(), draw),
        Command::Remove { seat } => host::remove(state, *seat, idle),
        Command::Pause { minutes } => host::pause(state, *minutes),
        Command::Resume => host::resume(state),
        Command::Configure { rules: None, clocks: None, stakes: None, house_rules: None } => {
            Err(Refused::new("no_change", "nothing is to be changed: name a setting"))
        }
        Command::Configure { rules, clocks, stakes, house_rules } => {
            let config = config::configured(state, rules.as_ref(), *clocks, *stakes, *house_rules)?;
            Ok(vec![Entry::Configured { config }])
        }
        Command::Close => Ok(host::close(state, ClosedBy::Host)),
        Command::Act { .. }
        | Command::Sit { .. }
        | Command::TopUp { .. }
        | Command::Leave
        | Command::Stay
        | Command::FastForward { .. }
        | Command::SitOut
        | Command::SitIn
        | Command::ComeIn { .. } => Ok(Vec::new()),
    }
}

/// Chair and seat data of a person.
fn own<'a>(state: &'a State, who: &Person) -> Result<(Chair, &'a Occupant), Refused> {
    let chair = state.chair_of(who.id);
    let seated = chair.and_then(|chair| Some((chair, state.at(chair)?)));
    seated.ok_or_else(|| Refused::new("no_seat", "take a seat first"))
}

fn check_host(state: &State, who: &Person) -> Result<(), Refused> {
    let is_host = state.created.host == Some(who.id);
    is_host.then_some(()).ok_or_else(|| Refused::new("not_host", "only the host of the table can do that"))
}

/// The chair with this number, checked to be empty.
fn empty(state: &State, number: u8) -> Result<Chair, Refused> {
    let chairs = state.chairs.len();
    let chair = Chair::new(number).ok().filter(|chair| chair.index() < chairs).ok_or_else(|| {
        let message = format!("there is no seat {number}: the table has {chairs}");
        Refused::new("no_such_chair", message).with("seat", number).with("seats", chairs)
    })?;
    match state.at(chair) {
        None => Ok(chair),
        Some(_) => Err(Refused::new("taken", format!("seat {number} is taken")).with("seat", number)),
    }
}
