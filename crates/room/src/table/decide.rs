//! Validates commands, and makes the decisions that need no command. The result is a refusal or a [`Decision`]: entries
//! for the log, and the round or the rules after them. The state is never changed here: a decision takes effect when
//! its entries are committed and applied.
//!
//! [`player()`] and [`host()`] are the entry points for commands, which they pass to the functions for actions in a
//! hand (`hand.rs`), chairs (`seats.rs`), the waiting list (`waiting_list.rs`), the chat (`chat.rs`), bots (`bots.rs`), other commands of the host (`host.rs`) and settings
//! (`config.rs`). `create.rs`: the first entries of a table. `void.rs`: the entry after a rollback. `decision.rs`:
//! decisions. `chairs.rs`: chairs that commands name. `audited.rs`: entries of the audit log.

mod audited;
mod bots;
mod chairs;
mod chat;
mod config;
mod create;
mod decision;
mod hand;
mod host;
mod seats;
mod void;
mod waiting_list;

pub use audited::created;
pub use create::{Create, Host, NewTable, create};
pub use decision::Decision;
pub use hand::{act, bot_acts, clock_acts, deal, end_without_action, opening, void_unpaid};
pub use host::{ClosingReason, close, close_by_administrator, pause_over};
pub use seats::{between_hands, between_hands_one_by_one, leave, remove_player, rename};
pub use void::void;
pub use waiting_list::{end_offer, offer_seats};

use super::chair::Chair;
use super::error::CommandError;
use super::person::Person;
use super::state::State;
use crate::game::ActionInput;
use crate::log_types::{ChatContent, ClosedBy};
use crate::names::{self, NameError};
use crate::protocol::client::{HostCommand, PlayerCommand};
use crate::table::error::TableError;
use games::Actor;

/// Validates a command of a player. `now_ms` is the current time, in milliseconds since the Unix epoch. An action uses
/// `bank_ms` milliseconds of the player's time bank.
///
/// # Errors
/// The refusal of a command that is invalid or not allowed now.
pub fn player(
    state: &State,
    who: Option<&Person>,
    command: &PlayerCommand,
    bank_ms: u64,
    now_ms: u64,
) -> Result<Decision, TableError> {
    let who = named(state, who)?;
    let decision = match command {
        PlayerCommand::Act { hand, turn, action } => {
            let by = Actor::Seat(hand::seat_for(state, who, *hand, *turn)?);
            act(state, by, ActionInput::Json(action), bank_ms)?
        }
        PlayerCommand::Sit { seat, buy_in, coming_in } => {
            seats::sit(state, who, *seat, *buy_in, *coming_in, now_ms)?
        }
        PlayerCommand::TopUp { amount } => seats::top_up(state, who, *amount)?,
        PlayerCommand::Leave => seats::leaves(state, who)?,
        PlayerCommand::Stay => seats::stay(state, who)?,
        PlayerCommand::SitOut => seats::sit_out(state, who)?,
        PlayerCommand::SitIn => seats::sit_in(state, who)?,
        PlayerCommand::Chat { text } => chat::write(state, who, ChatContent::Text(names::chat_text(text)?))?,
        PlayerCommand::React { reaction } => chat::write(state, who, ChatContent::Reaction(*reaction))?,
        PlayerCommand::JoinList => waiting_list::join(state, who)?,
        PlayerCommand::LeaveList => waiting_list::leave(state, who)?,
        PlayerCommand::ComeIn { how } => seats::come_in(state, who, *how)?,
    };
    Ok(decision)
}

/// Validates a command of the host. `idle` lists the chairs whose players the host may remove. `draw` returns a random
/// number below its argument, for the choice of a bot and its name.
///
/// # Errors
/// The refusal of a command that is invalid or not allowed now, or is not sent by the host.
pub fn host(
    state: &State,
    who: Option<&Person>,
    command: &HostCommand,
    idle: &[Chair],
    draw: impl FnMut(u64) -> u64,
) -> Result<Decision, TableError> {
    let who = named(state, who)?;
    check_host(state, who)?;
    let decision = match command {
        HostCommand::AddBot { seat, style } => bots::add_bot(state, *seat, style.as_deref(), draw)?,
        HostCommand::Remove { seat } => host::remove(state, *seat, idle)?,
        HostCommand::Pause { minutes } => host::pause(state, *minutes)?,
        HostCommand::Resume => host::resume(state)?,
        HostCommand::Configure { rules, clocks, stakes, house_rules } => {
            config::configure(state, rules.as_ref(), *clocks, *stakes, *house_rules)?
        }
        HostCommand::SetChat { open } => chat::set(state, *open)?,
        HostCommand::Close if state.closing.is_some() => return Err(CommandError::Closing.into()),
        HostCommand::Close => host::close(state, ClosedBy::Host.into()),
    };
    let audited = audited::host(state, who, command, &decision);
    Ok(decision.audited(audited))
}

/// The author of a command. Refused if the author has no name or the table is closed.
fn named<'a>(state: &State, who: Option<&'a Person>) -> Result<&'a Person, TableError> {
    let who = who.ok_or(NameError::NoName)?;
    if state.closed { Err(CommandError::Closed.into()) } else { Ok(who) }
}

fn check_host(state: &State, who: &Person) -> Result<(), CommandError> {
    if state.created.host == Some(who.id) { Ok(()) } else { Err(CommandError::NotHost) }
}
