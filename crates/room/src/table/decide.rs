//! Validates commands. The result is a refusal or a decision: entries for the log, and the round after them. Nothing
//! here changes the state: a decision takes effect when its entries are committed and applied.
//!
//! [`player()`] and [`host()`] are the entry points for commands. Each command has its function: acting in a hand
//! (`hand.rs`), chairs (`seats.rs`), bots (`bots.rs`), commands reserved to the host (`host.rs`), and settings
//! (`config.rs`). `decision.rs`: the result of a command. `chairs.rs`: chairs that commands name.

mod bots;
mod chairs;
mod config;
mod decision;
mod hand;
mod host;
mod seats;

pub use bots::{bot, draw_style};
pub use config::config;
pub use decision::Decision;
pub use hand::{act, bot_acts, clock_acts, deal, ended_without_action, opening, unpaid};
pub use host::close;
pub use seats::{between_hands, leave, rebuys_left};

use super::chair::Chair;
use super::entry::Entry;
use super::person::Person;
use super::state::State;
use crate::game::ActionInput;
use crate::kind::Kind;
use crate::log_types::ClosedBy;
use crate::protocol::Refused;
use crate::protocol::client::{HostCommand, PlayerCommand};
use games::Actor;

/// Validates a command of a player at `now_ms`, in milliseconds since the Unix epoch. An action uses `bank_ms`
/// milliseconds of the time bank.
///
/// # Errors
/// The refusal of a command that is not allowed now.
pub fn player(
    state: &State,
    who: Option<&Person>,
    command: &PlayerCommand,
    bank_ms: u64,
    now_ms: u64,
) -> Result<Decision, Refused> {
    let who = named(state, who)?;
    let entries = match command {
        PlayerCommand::Act { hand, turn, action } => {
            let by = Actor::Seat(hand::seat_for(state, who, *hand, *turn)?);
            return act(state, by, ActionInput::Json(action), bank_ms);
        }
        PlayerCommand::Sit { seat, buy_in, coming_in } => {
            seats::sit(state, who, *seat, *buy_in, *coming_in, now_ms)
        }
        PlayerCommand::TopUp { amount } => seats::top_up(state, who, *amount),
        PlayerCommand::Leave => seats::leaves(state, who),
        PlayerCommand::Stay => seats::stay(state, who),
        PlayerCommand::SitOut => seats::sit_out(state, who),
        PlayerCommand::SitIn => seats::sit_in(state, who),
        PlayerCommand::ComeIn { how } => seats::come_in(state, who, *how),
    };
    entries.map(Decision::from)
}

/// Validates a command of the host. `idle` holds the chairs whose players may be removed. `draw` returns a random
/// number below its argument, for the choice of a bot.
///
/// # Errors
/// The refusal of a command that is not allowed now.
pub fn host(
    state: &State,
    who: Option<&Person>,
    command: &HostCommand,
    idle: &[Chair],
    draw: impl FnMut(u64) -> u64,
) -> Result<Decision, Refused> {
    check_host(state, named(state, who)?)?;
    let entries = match command {
        HostCommand::AddBot { seat, style } => bots::add_bot(state, *seat, style.as_deref(), draw),
        HostCommand::Remove { seat } => host::remove(state, *seat, idle),
        HostCommand::Pause { minutes } => host::pause(state, *minutes),
        HostCommand::Resume => host::resume(state),
        HostCommand::Configure { rules: None, clocks: None, stakes: None, house_rules: None } => {
            Err(Refused::new(Kind::Invalid, "no_change", "no change given: name a setting"))
        }
        HostCommand::Configure { rules, clocks, stakes, house_rules } => {
            let config = config::configured(state, rules.as_ref(), *clocks, *stakes, *house_rules)?;
            Ok(vec![Entry::Configured { config }])
        }
        HostCommand::Close => Ok(host::close(state, ClosedBy::Host)),
    };
    entries.map(Decision::from)
}

/// The author of a command; a refusal if the author has no name or the table is closed.
fn named<'a>(state: &State, who: Option<&'a Person>) -> Result<&'a Person, Refused> {
    let who = who.ok_or_else(Refused::no_name)?;
    match state.closed {
        true => Err(Refused::new(Kind::Gone, "closed", "the table is closed")),
        false => Ok(who),
    }
}

fn check_host(state: &State, who: &Person) -> Result<(), Refused> {
    let is_host = state.created.host == Some(who.id);
    is_host
        .then_some(())
        .ok_or_else(|| Refused::new(Kind::Forbidden, "not_host", "only the host of the table can do that"))
}
