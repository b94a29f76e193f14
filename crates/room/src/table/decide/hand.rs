//! Actions in a hand, and opening the next hand.

use super::chairs::own;
use super::decision::Decision;
use crate::game::{ActionInput, ActionResult, BlindRules, Ending, Opening, Round};
use crate::log_types::LeftBy;
use crate::rng::Rng;
use crate::table::chair::Chair;
use crate::table::entry::Occupant;
use crate::table::entry::{Entry, HandAction, HandEnd, HandStart, Identity};
use crate::table::error::CommandError;
use crate::table::error::TableError;
use crate::table::person::Person;
use crate::table::state::State;
use cards::Deck;
use games::blinds::{ComingIn, NextHand};
use games::{Actor, Chips, Seat, SeatSet};
use std::cmp::Ordering;

/// Decides an action in the hand, with the end of the hand if the action ends it. The action uses `bank_ms`
/// milliseconds of the actor's time bank.
///
/// # Errors
/// The errors of [`CurrentHand::after`](crate::table::state::CurrentHand::after).
pub fn act(state: &State, by: Actor, action: ActionInput<'_>, bank_ms: u64) -> Result<Decision, TableError> {
    let after = state.hand.after(state.seq + 1, by, action)?;
    Ok(acted(state, by, after, bank_ms))
}

/// Decides the action of the clock for a player whose time has run out; `None` if the chair has no decision. The player
/// also begins to sit out, unless absent already ([`Occupant::is_absent`]) or if the decision was a formality.
///
/// # Errors
/// The game's refusal.
pub fn clock_acts(state: &State, chair: Chair, bank_ms: u64) -> Result<Option<Decision>, TableError> {
    let Some((seat, round)) = seat_and_round(state, chair) else { return Ok(None) };
    let Some(after) = round.after_time_out(state.seq + 1, seat)? else { return Ok(None) };
    let decision = acted(state, Actor::Clock(seat), after, bank_ms);
    let occupant = state.at(chair).filter(|occupant| !occupant.is_absent() && !round.is_formality(seat));
    Ok(Some(decision.and(occupant.map(|_| Entry::SatOut { chair, clock: true }))))
}

/// Decides the action of a bot; `None` if the chair has no decision.
///
/// # Errors
/// The game's refusal.
pub fn bot_acts(state: &State, chair: Chair, rng: &mut Rng) -> Result<Option<Decision>, TableError> {
    let Some((seat, round)) = seat_and_round(state, chair) else { return Ok(None) };
    let style = state.at(chair).and_then(|occupant| occupant.who.style()).unwrap_or("call");
    let after = round.after_bot(state.seq + 1, seat, style, rng)?;
    Ok(after.map(|after| acted(state, Actor::Seat(seat), after, 0)))
}

/// The hand seat of a chair in the hand in progress, with the round; `None` between hands, and if the chair was not
/// dealt in.
fn seat_and_round(state: &State, chair: Chair) -> Option<(Seat, &dyn Round)> {
    let play = state.hand.playing()?;
    Some((play.seat(chair)?, play.round))
}

/// Decision that logs an action and, if the action ends the hand, the end of the hand. `after` has the action and the
/// round after it.
fn acted(state: &State, by: Actor, after: ActionResult, bank_ms: u64) -> Decision {
    let ActionResult { action, round } = after;
    // After the hand, its end is already in the log, and an action may only show cards.
    let ended = state.hand.playing().and_then(|_| ended(state, &*round));
    Decision::action(HandAction { by, action, bank_ms }, round).and(ended)
}

/// Hand seat of a player. Refused unless the seat was dealt into this hand and `turn` is the number of its next action,
/// and if the player was removed from the play. After a hand, another player may have taken the chair, and must not show
/// the cards of its previous occupant.
pub(super) fn seat_for(state: &State, who: &Person, hand: u64, turn: u32) -> Result<Seat, CommandError> {
    let (chair, occupant) = own(state, who)?;
    if occupant.leaving.is_some_and(LeftBy::ends_play) {
        return Err(CommandError::Removed);
    }
    let stale = CommandError::StaleHand { hand, now: state.hand.number() };
    let play = state.hand.play().filter(|play| play.opened.hand == hand).ok_or(stale)?;
    let seat = play.seat(chair).ok_or(CommandError::NotDealtIn)?;
    if play.opened.players.get(seat.index()).and_then(Identity::player) != Some(who.id) {
        return Err(CommandError::NotDealtIn);
    }
    let next = play.round.turn(seat);
    match turn.cmp(&next) {
        Ordering::Equal => Ok(seat),
        Ordering::Less => Err(CommandError::Repeated { turn, next }),
        Ordering::Greater => Err(CommandError::TooEarly { turn, next }),
    }
}

/// Decides the end of the hand; `None` unless the round is over and its end is not in the log yet.
pub fn end_without_action(state: &State) -> Option<Decision> {
    let ended = ended(state, state.hand.playing()?.round)?;
    Some(Decision::of([ended]))
}

/// Entry that ends the current hand with the result of this round; `None` if the round is not over.
fn ended(state: &State, round: &dyn Round) -> Option<Entry> {
    let Ending { stacks, house, points, carry } = round.ending()?;
    let before = state.hand.stacks();
    let net = |(before, after): (&Chips, &Chips)| after.signed() - before.signed();
    let nets = stacks.as_ref().map(|after| before.iter().zip(after).map(net).collect());
    Some(Entry::Ended(HandEnd { stacks, nets, house, points, carry, unpaid: false }))
}

/// The same decision, but with the hand void: every player keeps the stack from the start of the hand. Used if the
/// result of the hand would take an account beyond its limit, as when the house cannot pay. `None` if the decision does
/// not end a hand, and in a game without chips.
pub fn void_unpaid(state: &State, decision: &Decision) -> Option<Decision> {
    decision.with_end(|ended| unpaid_end(state, ended))
}

fn unpaid_end(state: &State, ended: &HandEnd) -> Option<HandEnd> {
    ended.stacks.as_ref()?;
    let stacks = state.hand.stacks().to_vec();
    Some(HandEnd {
        nets: Some(vec![0; stacks.len()]),
        house: ended.house.map(|_| 0),
        stacks: Some(stacks),
        points: None,
        carry: state.carry.clone(),
        unpaid: true,
    })
}

/// Decides to open the next hand with this deck; `None` if no hand is possible.
///
/// # Errors
/// The game's refusal if its rules do not allow such a hand; `log_damaged` if the state carried over is damaged.
pub fn deal(state: &State, deck: impl FnOnce() -> Deck) -> Result<Option<Decision>, TableError> {
    let Some((opened, opening)) = opening(state) else { return Ok(None) };
    let round = state.rules.open(state.seq + 1, &opening, deck())?;
    Ok(Some(Decision::opening(opened, round)))
}

/// Opening of the next hand: the entry without the cards, and the input for the game. `None` if too few chairs can be
/// dealt in, or if the table is closing or closed. A pause and a hand in progress are not considered.
pub fn opening(state: &State) -> Option<(HandStart, Opening)> {
    let ready = state.ready();
    let blinds = state.rules.blinds().map(|rules| next_hand(state, rules, &ready));
    let (lineup, blinds) = match blinds {
        Some(next) => (chairs(next?.dealt), next),
        None => (ready, None),
    };
    if lineup.len() < *state.rules.players().start() || state.closing.is_some() || state.closed {
        return None;
    }
    let occupants: Vec<&Occupant> = lineup.iter().filter_map(|&chair| state.at(chair)).collect();
    let players: Vec<Identity> = occupants.iter().map(|occupant| occupant.who.clone()).collect();
    let stacks = occupants.iter().map(|occupant| occupant.stack + occupant.pending_top_up).collect();
    let same_players = state.carried_by.as_ref().is_some_and(|before| {
        before.lineup == lineup
            && before.players.iter().zip(&players).all(|(before, now)| before.is_same(now))
    });
    let opening = Opening { stacks, blinds, carried: state.carry.clone(), same_players };
    let button = blinds.map(|next| Chair::of_seat(next.button));
    let rotation = blinds.map(|next| next.rotation);
    Some((
        HandStart { hand: state.hand.number() + 1, lineup, players, button, rotation, proof: None },
        opening,
    ))
}

/// Positions of the next blinds, and the seats that are dealt in (TH-16); `None` if too few chairs are ready.
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
