//! Commands about chairs: sitting down, topping up, sitting out, leaving.

use super::chairs::{empty, own};
use crate::kind::Kind;
use crate::log_types::{ClosedBy, LeftBy, Stakes};
use crate::names;
use crate::protocol::{Refused, RefusedAmount};
use crate::store::PlayerId;
use crate::table::chair::Chair;
use crate::table::entry::Occupant;
use crate::table::entry::{Entry, Identity};
use crate::table::person::Person;
use crate::table::state::State;
use games::Chips;
use games::holdem::ComingIn;

pub(super) fn sit(
    state: &State,
    who: &Person,
    number: u8,
    buy_in: Option<Chips>,
    coming_in: Option<ComingIn>,
    now_ms: u64,
) -> Result<Vec<Entry>, Refused> {
    if state.closing.is_some() {
        return Err(Refused::new(Kind::Invalid, "closing", "the table closes after this hand"));
    }
    if let Some(chair) = state.chair_of(who.id) {
        let message = format!("you are already in seat {chair}; a player may have only one seat");
        return Err(Refused::new(Kind::Invalid, "seated_already", message).with("seat", chair.number()));
    }
    let chair = empty(state, number)?;
    check_name(state, &who.name)?;
    check_buys(state, who.id)?;
    let stack = match state.bring_back(who.id, now_ms) {
        Some(least) => returning(state, least, buy_in)?,
        None => bought(state, Chips::ZERO, buy_in)?,
    };
    let who = Identity::Player { id: who.id, name: who.name.clone() };
    let comes_in = coming_in.filter(|_| state.rules.blinds.is_some());
    let comes_in = comes_in.map(|how| Entry::ComingIn { chair, how });
    Ok([Entry::Seated { chair, who, stack }].into_iter().chain(comes_in).collect())
}

/// Checks that no name at the table is confusable with this one.
fn check_name(state: &State, name: &str) -> Result<(), Refused> {
    let taken = state.occupied().find(|(_, occupant)| names::is_confusable(occupant.who.name(), name));
    let Some((_, occupant)) = taken else { return Ok(()) };
    let taken = occupant.who.name();
    let message = format!("{taken} sits at this table, and {name} looks like it: choose another name");
    Err(Refused::new(Kind::Invalid, "name_taken", message).with("name", name).with("taken", taken))
}

/// Checks the limit on rebuys. The first buy-in does not count towards it.
fn check_buys(state: &State, player: PlayerId) -> Result<(), Refused> {
    let Some(limit) = state.config.stakes.and_then(|stakes| stakes.rebuys) else { return Ok(()) };
    let buys = state.buys.count(player);
    if buys <= limit {
        return Ok(());
    }
    let message = format!("this table allows {limit} rebuys, and you have used them");
    Err(Refused::new(Kind::Invalid, "no_more_rebuys", message).with("limit", limit))
}

/// Number of buy-ins and top-ups that a player has left; `None` without a limit.
pub fn rebuys_left(state: &State, player: PlayerId) -> Option<u32> {
    let limit = state.config.stakes?.rebuys?;
    let buys = state.buys.count(player);
    Some((limit + 1).saturating_sub(buys.max(1)))
}

/// Checks the amount of a buy-in, which is added to the stack `there`, and returns it; by default, up to the maximum.
fn bought(state: &State, there: Chips, buy_in: Option<Chips>) -> Result<Chips, Refused> {
    let Some(stakes) = state.config.stakes else {
        return match buy_in {
            None | Some(Chips::ZERO) => Ok(Chips::ZERO),
            Some(_) => Err(Refused::new(
                Kind::Invalid,
                "no_chips",
                "this game is played for points: there is no buy-in",
            )),
        };
    };
    let amount = buy_in.unwrap_or(stakes.buy_in_max.saturating_sub(there));
    let sum = there.checked_add(amount).filter(|&sum| amount > Chips::ZERO && sum <= stakes.buy_in_max);
    match sum {
        Some(sum) if sum >= stakes.buy_in_min => Ok(amount),
        _ => {
            let Stakes { buy_in_min: least, buy_in_max: most, .. } = stakes;
            let message = format!(
                "{amount} on top of {there} is not a valid buy-in: the stack after it must be {least} to {most}"
            );
            Err(RefusedAmount::BuyIn { amount, least, most, there }.because(message))
        }
    }
}

/// Checks the buy-in of a player who left with the stack `least`: it must be at least as much, even above the maximum
/// buy-in.
fn returning(state: &State, least: Chips, buy_in: Option<Chips>) -> Result<Chips, Refused> {
    let most = state.config.stakes.map_or(Chips::ZERO, |stakes| stakes.buy_in_max);
    let amount = buy_in.unwrap_or(most.max(least));
    if amount < least {
        let message = format!("you left with {least} a while ago: bring back at least as much");
        return Err(RefusedAmount::GoingSouth { amount, least }.because(message));
    }
    if amount == least && least > most { Ok(amount) } else { bought(state, Chips::ZERO, Some(amount)) }
}

pub(super) fn top_up(state: &State, who: &Person, amount: Chips) -> Result<Vec<Entry>, Refused> {
    let (chair, occupant) = own(state, who)?;
    check_buys(state, who.id)?;
    let amount = bought(state, occupant.stack + occupant.coming, Some(amount))?;
    let back = occupant.sits_out.then_some(Entry::SatIn { chair });
    Ok([Entry::ToppedUp { chair, amount }].into_iter().chain(back).collect())
}

/// Log entries for a departure: at once if the chair is not in a hand, otherwise after the current hand.
pub fn leave(state: &State, chair: Chair, by: LeftBy) -> Vec<Entry> {
    let Some(occupant) = state.at(chair) else { return Vec::new() };
    if state.in_hand(chair) {
        return vec![Entry::Leaving { chair, by }];
    }
    vec![occupant.left(chair, by)]
}

/// Log entries for a player who leaves the table; empty for a player who is leaving already, such as one whom the host
/// removed.
pub(super) fn leaves(state: &State, who: &Person) -> Result<Vec<Entry>, Refused> {
    let (chair, occupant) = own(state, who)?;
    match occupant.leaving {
        Some(_) => Ok(Vec::new()),
        None => Ok(leave(state, chair, LeftBy::Player)),
    }
}

pub(super) fn stay(state: &State, who: &Person) -> Result<Vec<Entry>, Refused> {
    let (chair, occupant) = own(state, who)?;
    match occupant.leaving {
        Some(LeftBy::Player) => Ok(vec![Entry::Staying { chair }]),
        Some(_) => Err(Refused::new(
            Kind::Invalid,
            "removed",
            "you were removed from the table: your seat is free after this hand",
        )),
        None => Err(Refused::new(Kind::Invalid, "not_leaving", "you are not leaving")),
    }
}

pub(super) fn sit_out(state: &State, who: &Person) -> Result<Vec<Entry>, Refused> {
    let (chair, occupant) = own(state, who)?;
    match occupant.sits_out {
        true => Err(Refused::new(Kind::Invalid, "sits_out_already", "you are already sitting out")),
        false => Ok(vec![Entry::SatOut { chair, clock: false }]),
    }
}

pub(super) fn sit_in(state: &State, who: &Person) -> Result<Vec<Entry>, Refused> {
    let (chair, occupant) = own(state, who)?;
    match occupant.sits_out {
        true => Ok(vec![Entry::SatIn { chair }]),
        false => Err(Refused::new(Kind::Invalid, "sits_in_already", "you are not sitting out")),
    }
}

/// Entries for the choice of posting or waiting. A player who sat out returns.
pub(super) fn come_in(state: &State, who: &Person, how: ComingIn) -> Result<Vec<Entry>, Refused> {
    let (chair, occupant) = own(state, who)?;
    if state.rules.blinds.is_none() {
        return Err(Refused::new(
            Kind::Invalid,
            "no_blinds",
            "this game has no blinds: there is nothing to post",
        ));
    }
    let back = occupant.sits_out.then_some(Entry::SatIn { chair });
    Ok([Entry::ComingIn { chair, how }].into_iter().chain(back).collect())
}

/// Entries that close a table and cash every player out.
pub fn closed(state: &State, by: ClosedBy) -> Vec<Entry> {
    let left = state.occupied().map(|(chair, occupant)| occupant.left(chair, LeftBy::Closing));
    left.chain([Entry::Closed { by }]).collect()
}

/// Entries due between two hands: departures of leaving players, and top-ups of bots that lack chips.
pub fn between_hands(state: &State) -> Vec<Entry> {
    if let Some(by) = state.closing {
        return closed(state, by);
    }
    let between_hands = state.occupied().filter_map(|(chair, occupant)| match occupant.leaving {
        Some(by) => Some(occupant.left(chair, by)),
        None => refill(state, occupant).map(|amount| Entry::ToppedUp { chair, amount }),
    });
    between_hands.collect()
}

/// Top-up of a bot whose stack is too small to play.
fn refill(state: &State, occupant: &Occupant) -> Option<Chips> {
    let stakes = state.config.stakes.filter(|_| occupant.who.style().is_some())?;
    let short = occupant.stack < state.rules.least;
    short.then(|| stakes.buy_in_max.saturating_sub(occupant.stack))
}
