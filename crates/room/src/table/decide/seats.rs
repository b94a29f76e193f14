//! Chairs: taking one, bringing more, sitting out, getting up.

use super::{Person, empty, own};
use crate::protocol::Refused;
use crate::protocol::server::{LeftBy, Stakes};
use crate::store::PlayerId;
use crate::table::chair::Chair;
use crate::table::decide::host::closed;
use crate::table::entry::{Entry, Who};
use crate::table::state::{Occupant, State};
use games::Chips;

pub(super) fn sit(
    state: &State,
    who: &Person,
    number: u8,
    buy_in: Option<Chips>,
) -> Result<Vec<Entry>, Refused> {
    if state.closing {
        return Err(Refused::new("closing", "the table closes after this hand"));
    }
    if let Some(chair) = state.chair_of(who.id) {
        let message = format!("you sit on seat {chair} already: one person holds one seat");
        return Err(Refused::new("seated_already", message).with("seat", chair.number()));
    }
    let chair = empty(state, number)?;
    check_buys(state, who.id)?;
    let stack = bought(state, Chips::ZERO, buy_in)?;
    let who = Who::Player { id: who.id, name: who.name.clone() };
    Ok(vec![Entry::Seated { chair, who, stack }])
}

/// The first buy-in is free; those after it are counted.
fn check_buys(state: &State, player: PlayerId) -> Result<(), Refused> {
    let Some(limit) = state.config.stakes.and_then(|stakes| stakes.rebuys) else { return Ok(()) };
    let buys = state.buys.get(&player).copied().unwrap_or(0);
    if buys <= limit {
        return Ok(());
    }
    let message = format!("this table allows {limit} rebuys, and you have made them");
    Err(Refused::new("no_more_rebuys", message).with("limit", limit))
}

/// How often a player may still buy in again; none for no limit.
pub fn rebuys_left(state: &State, player: PlayerId) -> Option<u32> {
    let limit = state.config.stakes?.rebuys?;
    let buys = state.buys.get(&player).copied().unwrap_or(0);
    Some((limit + 1).saturating_sub(buys.max(1)))
}

/// What is bought in for, on top of what is there.
fn bought(state: &State, there: Chips, buy_in: Option<Chips>) -> Result<Chips, Refused> {
    let Some(stakes) = state.config.stakes else {
        return match buy_in {
            None | Some(Chips::ZERO) => Ok(Chips::ZERO),
            Some(_) => Err(Refused::new("no_chips", "this game is played for points: there is no buy-in")),
        };
    };
    let amount = buy_in.unwrap_or(stakes.buy_in_max.less(there));
    let sum = there.checked_add(amount).filter(|&sum| amount > Chips::ZERO && sum <= stakes.buy_in_max);
    match sum {
        Some(sum) if sum >= stakes.buy_in_min => Ok(amount),
        _ => {
            let Stakes { buy_in_min: least, buy_in_max: most, .. } = stakes;
            let message =
                format!("with {there} there, {amount} is no buy-in: have {least} to {most} after it");
            let refused = Refused::new("buy_in", message).with("amount", amount.get());
            Err(refused.with("least", least.get()).with("most", most.get()).with("there", there.get()))
        }
    }
}

pub(super) fn top_up(state: &State, who: &Person, amount: Chips) -> Result<Vec<Entry>, Refused> {
    let (chair, occupant) = own(state, who)?;
    check_buys(state, who.id)?;
    let amount = bought(state, occupant.stack + occupant.coming, Some(amount))?;
    let back = occupant.sits_out.then_some(Entry::SatIn { chair });
    Ok([Entry::ToppedUp { chair, amount }].into_iter().chain(back).collect())
}

/// At once where the chair is in no hand, else once the hand is over.
pub fn leave(state: &State, chair: Chair, by: LeftBy) -> Vec<Entry> {
    let Some(occupant) = state.at(chair) else { return Vec::new() };
    if state.in_hand(chair) {
        return vec![Entry::Leaving { chair, by }];
    }
    vec![Entry::Left { chair, by, stack: occupant.stack + occupant.coming }]
}

pub(super) fn sit_out(state: &State, who: &Person) -> Result<Vec<Entry>, Refused> {
    let (chair, occupant) = own(state, who)?;
    match occupant.sits_out {
        true => Err(Refused::new("sits_out_already", "you sit out already")),
        false => Ok(vec![Entry::SatOut { chair, clock: false }]),
    }
}

pub(super) fn sit_in(state: &State, who: &Person) -> Result<Vec<Entry>, Refused> {
    let (chair, occupant) = own(state, who)?;
    match occupant.sits_out {
        true => Ok(vec![Entry::SatIn { chair }]),
        false => Err(Refused::new("sits_in_already", "you are in already")),
    }
}

/// What follows between two hands: who wished to leave leaves, a bot without chips brings more.
pub fn tidied(state: &State) -> Vec<Entry> {
    if state.closing {
        return closed(state);
    }
    let tidied = state.occupied().filter_map(|(chair, occupant)| match occupant.leaving {
        Some(by) => Some(Entry::Left { chair, by, stack: occupant.stack + occupant.coming }),
        None => refill(state, occupant).map(|amount| Entry::ToppedUp { chair, amount }),
    });
    tidied.collect()
}

/// What a bot brings that cannot play with what it has.
fn refill(state: &State, occupant: &Occupant) -> Option<Chips> {
    let stakes = state.config.stakes.filter(|_| occupant.who.style().is_some())?;
    let short = occupant.stack < state.settled.least;
    short.then(|| stakes.buy_in_max.less(occupant.stack))
}
