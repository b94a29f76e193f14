//! Actions in a hand, and opening the next hand.

use super::{Person, own};
use crate::game::{ActionInput, BlindRules, Ending, Opening};
use crate::protocol::Refused;
use crate::table::chair::Chair;
use crate::table::entry::{Ended, Entry, Identity, Opened};
use crate::table::state::{Occupant, State};
use games::holdem::{ComingIn, NextHand};
use games::{Chips, Seat, SeatSet};
use serde_json::Value;
use std::cmp::Ordering;

/// Sets the time that an action used of the time bank, in milliseconds.
pub fn charge(entries: &mut [Entry], banked: u64) {
    for entry in entries {
        if let Entry::Acted { bank_ms, .. } = entry {
            *bank_ms = banked;
        }
    }
}

/// Applies an action of the clock or a bot, given as a line of the log, and returns its entries.
///
/// # Errors
/// The game's refusal. The state is unchanged then.
pub fn act_line(state: &mut State, line: &str, bank_ms: u64) -> Result<Vec<Entry>, Refused> {
    acted(state, ActionInput::Line(line), bank_ms)
}

pub(super) fn act(
    state: &mut State,
    who: &Person,
    hand: u64,
    turn: u32,
    action: &Value,
) -> Result<Vec<Entry>, Refused> {
    let (chair, _) = own(state, who)?;
    let seat = seat_for(state, who, chair, (hand, turn))?;
    acted(state, ActionInput::Json(seat, action), 0)
}

/// Hand seat of a player, if `turn` is the seat's next action. After a hand, another player may have taken the chair, and
/// must not show the cards of its previous occupant.
fn seat_for(state: &State, who: &Person, chair: Chair, (hand, turn): (u64, u32)) -> Result<Seat, Refused> {
    let stale = || {
        let message = format!("hand {hand} is not the hand that is being played");
        Refused::new("stale_hand", message).with("hand", hand).with("now", state.hand)
    };
    let play = state.play.as_ref().filter(|play| play.opened.hand == hand).ok_or_else(stale)?;
    let dealt_out = || Refused::new("not_dealt_in", "this seat was not dealt into the hand");
    let seat = play.seat(chair).ok_or_else(dealt_out)?;
    if play.opened.players.get(seat.index()).and_then(Identity::player) != Some(who.id) {
        return Err(dealt_out());
    }
    let taken = play.round.turn(seat);
    match turn.cmp(&taken) {
        Ordering::Equal => Ok(seat),
        Ordering::Less => {
            let message = format!("action {} of this seat was taken before", turn + 1);
            Err(Refused::new("repeated", message).with("turn", turn).with("next", taken))
        }
        Ordering::Greater => {
            let message = format!("action {} of this seat comes next, not action {}", taken + 1, turn + 1);
            Err(Refused::new("too_early", message).with("turn", turn).with("next", taken))
        }
    }
}

/// Entries of an action, with the end of the hand if the action ends it.
fn acted(state: &mut State, action: ActionInput<'_>, bank_ms: u64) -> Result<Vec<Entry>, Refused> {
    let line = state.act(state.seq + 1, action)?;
    let mut entries = vec![Entry::Acted { line, bank_ms }];
    entries.extend(ended_without_action(state));
    Ok(entries)
}

/// Entry that ends the hand, if the round is over and its end is not in the log yet.
pub fn ended_without_action(state: &State) -> Option<Entry> {
    let ending = state.playing()?.round.ending()?;
    Some(Entry::Ended(ended(state, ending)))
}

fn ended(state: &State, ending: Ending) -> Ended {
    let Ending { stacks, house, points, carry } = ending;
    let lineup = state.dealt.iter().flat_map(|dealt| &dealt.lineup);
    let before: Vec<Chips> = lineup.filter_map(|&chair| Some(state.at(chair)?.stack)).collect();
    let net = |(before, after): (&Chips, &Chips)| after.signed() - before.signed();
    let nets = stacks.as_ref().map(|after| before.iter().zip(after).map(net).collect());
    Ended { stacks, nets, house, points, carry, unpaid: false }
}

/// Opening of the next hand, if one is possible: the entry without the cards, and the input of the game.
pub fn opening(state: &State) -> Option<(Opened, Opening)> {
    let ready = state.ready();
    let blinds = state.rules.blinds.map(|rules| next_hand(state, rules, &ready));
    let (lineup, blinds) = match blinds {
        Some(next) => (chairs(next?.dealt), next),
        None => (ready, None),
    };
    if lineup.len() < *state.rules.players.start() || state.closing.is_some() || state.closed {
        return None;
    }
    let occupants: Vec<&Occupant> = lineup.iter().filter_map(|&chair| state.at(chair)).collect();
    let players: Vec<Identity> = occupants.iter().map(|occupant| occupant.who.clone()).collect();
    let stacks = occupants.iter().map(|occupant| occupant.stack + occupant.coming).collect();
    let before = state.carried_by.as_ref().map(|before| (&before.lineup, &before.players));
    let same_players = before == Some((&lineup, &players));
    let opening = Opening { stacks, blinds, carried: state.carry.clone(), same_players };
    let button = blinds.map(|next| Chair::of_seat(next.button));
    let rotation = blinds.map(|next| next.rotation);
    Some((Opened { hand: state.hand + 1, lineup, players, button, rotation, proof: None }, opening))
}

/// Positions of the next blinds, and the seats that are dealt in (TH-16).
fn next_hand(state: &State, rules: BlindRules, ready: &[Chair]) -> Option<NextHand> {
    let posts =
        |chair: &Chair| state.at(*chair).is_some_and(|occupant| state.coming_in(occupant) == ComingIn::Post);
    let eligible = ready.iter().map(|chair| chair.seat()).collect();
    let posting = ready.iter().copied().filter(posts).map(Chair::seat).collect();
    state.rotation.next(rules.button, rules.players.min(ready.len()), eligible, posting)
}

fn chairs(seats: SeatSet) -> Vec<Chair> {
    seats.iter().map(Chair::of_seat).collect()
}
