//! Decisions about chairs: sitting down, topping up, sitting out, leaving, and the entries due between two hands.

use super::chairs::{empty, own};
use super::decision::Decision;
use super::waiting_list::check_seat_left;
use crate::log_types::{Closing, LeftBy, Stakes};
use crate::names;
use crate::protocol::RefusedAmount;
use crate::store::PlayerId;
use crate::table::chair::Chair;
use crate::table::entry::Occupant;
use crate::table::entry::{Entry, Identity};
use crate::table::error::CommandError;
use crate::table::error::TableError;
use crate::table::person::Person;
use crate::table::state::State;
use games::Chips;
use games::blinds::ComingIn;

pub(super) fn sit(
    state: &State,
    who: &Person,
    number: u8,
    buy_in: Option<Chips>,
    coming_in: Option<ComingIn>,
    now_ms: u64,
) -> Result<Decision, TableError> {
    if state.closing.is_some() {
        return Err(CommandError::Closing.into());
    }
    if let Some(chair) = state.chair_of(who.id) {
        return Err(CommandError::SeatedAlready { seat: chair.number() }.into());
    }
    let chair = empty(state, number)?;
    check_seat_left(state, Some(who.id))?;
    check_name(state, who)?;
    check_buys(state, who.id)?;
    let stack = match state.bring_back(who.id, now_ms) {
        Some(least) => returning(state, least, buy_in)?,
        None => bought(state, Chips::ZERO, buy_in)?,
    };
    let who = Identity::Player { id: who.id, name: who.name.clone(), is_bot: who.is_bot };
    let comes_in = coming_in.filter(|_| state.rules.blinds().is_some());
    let comes_in = comes_in.map(|how| Entry::ComingIn { chair, how });
    Ok(Decision::of([Entry::Seated { chair, who, stack }]).and(comes_in))
}

/// Decides to give a player another name at the table. Empty for a guest without a seat, and if the name is unchanged.
///
/// # Errors
/// [`CommandError::NameTaken`] if the name is confusable with that of another player or bot at the table.
pub fn rename(state: &State, who: &Person) -> Result<Decision, CommandError> {
    let Ok((chair, occupant)) = own(state, who) else { return Ok(Decision::of([])) };
    if occupant.who.name() == who.name {
        return Ok(Decision::of([]));
    }
    check_name(state, who)?;
    Ok(Decision::of([Entry::Renamed { chair, name: who.name.clone() }]))
}

/// Checks that the person's name is not confusable with another name at the table.
fn check_name(state: &State, who: &Person) -> Result<(), CommandError> {
    let name = &who.name;
    let mut others = state.occupied_chairs().filter(|(_, other)| other.who.player() != Some(who.id));
    let taken = others.find(|(_, other)| names::is_confusable(other.who.name(), name));
    let Some((_, occupant)) = taken else { return Ok(()) };
    Err(CommandError::NameTaken { name: name.to_owned(), taken: occupant.who.name().to_owned() })
}

/// Refuses a further buy-in if the player has reached the limit on rebuys. The first buy-in does not count.
fn check_buys(state: &State, player: PlayerId) -> Result<(), CommandError> {
    let Some(limit) = state.config.stakes.and_then(|stakes| stakes.rebuys) else { return Ok(()) };
    let buys = state.buys.count(player);
    if buys <= limit { Ok(()) } else { Err(CommandError::NoMoreRebuys { limit }) }
}

/// Checks the amount of a buy-in, which is added to the stack `there`, and returns it. Without an amount, the buy-in
/// fills the stack up to the maximum. Refuses an amount of zero, and a resulting stack outside the limits. In a game
/// without chips the amount is zero, and any other is refused.
fn bought(state: &State, there: Chips, buy_in: Option<Chips>) -> Result<Chips, TableError> {
    let Some(stakes) = state.config.stakes else {
        return match buy_in {
            None | Some(Chips::ZERO) => Ok(Chips::ZERO),
            Some(_) => Err(CommandError::NoChips.into()),
        };
    };
    let amount = buy_in.unwrap_or(stakes.buy_in_max.saturating_sub(there));
    let sum = there.checked_add(amount).filter(|&sum| amount > Chips::ZERO && sum <= stakes.buy_in_max);
    match sum {
        Some(sum) if sum >= stakes.buy_in_min => Ok(amount),
        _ => {
            let Stakes { buy_in_min: least, buy_in_max: most, .. } = stakes;
            Err(RefusedAmount::BuyIn { amount, least, most, there }.into())
        }
    }
}

/// Checks the buy-in of a player who left with the stack `least`, and returns it. Without an amount, the player buys in
/// for the maximum, or for `least` if that is more. A smaller amount than `least` is refused, and so is a larger one if
/// `least` is above the maximum; otherwise the usual limits apply.
fn returning(state: &State, least: Chips, buy_in: Option<Chips>) -> Result<Chips, TableError> {
    let most = state.config.stakes.map_or(Chips::ZERO, |stakes| stakes.buy_in_max);
    let amount = buy_in.unwrap_or(most.max(least));
    if amount < least {
        return Err(RefusedAmount::GoingSouth { amount, least }.into());
    }
    if amount == least && least > most { Ok(amount) } else { bought(state, Chips::ZERO, Some(amount)) }
}

pub(super) fn top_up(state: &State, who: &Person, amount: Chips) -> Result<Decision, TableError> {
    let (chair, occupant) = own(state, who)?;
    check_buys(state, who.id)?;
    let amount = bought(state, occupant.stack + occupant.pending_top_up, Some(amount))?;
    let back = occupant.sits_out.then_some(Entry::SatIn { chair });
    Ok(Decision::of([Entry::ToppedUp { chair, amount }]).and(back))
}

/// Decides a departure. A player in the current hand leaves after that hand, and any other player at once. Empty for an
/// empty chair.
pub fn leave(state: &State, chair: Chair, by: LeftBy) -> Decision {
    let departure = state.at(chair).map(|occupant| match state.hand.includes(chair) {
        true => Entry::Leaving { chair, by },
        false => occupant.left(chair, by),
    });
    Decision::of(departure)
}

/// Decides that a player is removed for a cause that [ends the play](LeftBy::ends_play), so that the hand is folded or
/// checked without delay. Empty for a guest without a seat, and for a player who was removed in this way already.
pub fn remove_player(state: &State, player: PlayerId, by: LeftBy) -> Decision {
    let Some(chair) = state.chair_of(player) else { return Decision::of([]) };
    match state.at(chair).and_then(|occupant| occupant.leaving) {
        Some(earlier) if earlier.ends_play() => Decision::of([]),
        Some(_) | None => leave(state, chair, by),
    }
}

/// Decides that a player leaves the table. Refused if the player has no seat. Empty for a player who is leaving
/// already, such as one whom the host removed.
pub(super) fn leaves(state: &State, who: &Person) -> Result<Decision, CommandError> {
    let (chair, occupant) = own(state, who)?;
    match occupant.leaving {
        Some(_) => Ok(Decision::of([])),
        None => Ok(leave(state, chair, LeftBy::Player)),
    }
}

pub(super) fn stay(state: &State, who: &Person) -> Result<Decision, CommandError> {
    let (chair, occupant) = own(state, who)?;
    match occupant.leaving {
        Some(LeftBy::Player) => Ok(Decision::of([Entry::Staying { chair }])),
        Some(_) => Err(CommandError::Removed),
        None => Err(CommandError::NotLeaving),
    }
}

pub(super) fn sit_out(state: &State, who: &Person) -> Result<Decision, CommandError> {
    let (chair, occupant) = own(state, who)?;
    match occupant.sits_out {
        true => Err(CommandError::SitsOutAlready),
        false => Ok(Decision::of([Entry::SatOut { chair, clock: false }])),
    }
}

pub(super) fn sit_in(state: &State, who: &Person) -> Result<Decision, CommandError> {
    let (chair, occupant) = own(state, who)?;
    match occupant.sits_out {
        true => Ok(Decision::of([Entry::SatIn { chair }])),
        false => Err(CommandError::SitsInAlready),
    }
}

/// Decides to record a player's choice of posting the owed blinds or waiting for the big blind. A player who sits out
/// returns. Refused without a seat, and in a game without blinds.
pub(super) fn come_in(state: &State, who: &Person, how: ComingIn) -> Result<Decision, CommandError> {
    let (chair, occupant) = own(state, who)?;
    if state.rules.blinds().is_none() {
        return Err(CommandError::NoBlinds);
    }
    let back = occupant.sits_out.then_some(Entry::SatIn { chair });
    Ok(Decision::of([Entry::ComingIn { chair, how }]).and(back))
}

/// Entries that close a table and cash every player out.
fn closing_entries(state: &State, closing: Closing) -> Vec<Entry> {
    let left = state.occupied_chairs().map(|(chair, occupant)| occupant.left(chair, LeftBy::Closing));
    left.chain([Entry::Closed(closing)]).collect()
}

/// Decides to close a table at once, and to cash every player out.
pub(super) fn close_decision(state: &State, closing: Closing) -> Decision {
    Decision::of(closing_entries(state, closing))
}

/// Decides the entries due between two hands: leaving players and bots depart, and bots with too few chips top up. If
/// the table is closing, it closes instead. Empty if no entry is due.
pub fn between_hands(state: &State) -> Decision {
    Decision::of(due_between_hands(state))
}

/// Like [`between_hands`], but with a decision for each entry, in the same order. A decision may be committed even if
/// the one before it failed: the decisions concern different chairs, apart from the closing of the table, which comes
/// last.
pub fn between_hands_one_by_one(state: &State) -> Vec<Decision> {
    due_between_hands(state).into_iter().map(|entry| Decision::of([entry])).collect()
}

fn due_between_hands(state: &State) -> Vec<Entry> {
    if let Some(closing) = &state.closing {
        return closing_entries(state, closing.clone());
    }
    let due = state.occupied_chairs().filter_map(|(chair, occupant)| match occupant.leaving {
        Some(by) => Some(occupant.left(chair, by)),
        None => refill(state, occupant).map(|amount| Entry::ToppedUp { chair, amount }),
    });
    due.collect()
}

/// Top-up to the maximum buy-in, for a bot whose stack is too small to be dealt in; `None` for any other occupant.
fn refill(state: &State, occupant: &Occupant) -> Option<Chips> {
    let stakes = state.config.stakes.filter(|_| occupant.who.style().is_some())?;
    let short = occupant.stack < state.rules.min_stack();
    short.then(|| stakes.buy_in_max.saturating_sub(occupant.stack))
}
