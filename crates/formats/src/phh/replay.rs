//! Replay of a file under the rules.
//!
//! 1. The cards are collected from the whole file (`deal.rs`), and the table is opened with `min_bet` as the
//!    big blind and the file's forced bets. `ante_trimming_status`, if present, selects the rule for short
//!    antes (TH-11).
//! 2. Every action is applied in turn. The rules deal the board when a betting round ends, and the file must
//!    then deal the same number of cards before the next action. A check without effect may follow a betting
//!    round that the rules closed (`waived.rs`).
//! 3. At the showdown (`declare.rs`), hands that the file shows are tabled first, which disadvantages no player
//!    (TH-13), and mucks follow. Once the board is complete, a hand without a show or muck in the file is shown if its
//!    cards are known. If they are not, it is mucked, provided that another hand is tabled.
//! 4. If the file ends before the hand does, the stacks are those after its last action; cards that the file
//!    does not name never decide a pot.

use super::deal::Deal;
use super::hand::Hand;
use super::replayed::Replayed;
use super::replayer::Replayer;
use crate::error::FileError;
use games::holdem::Settings;

/// Replays a hand under the rules and compares the result with the file.
///
/// The settings matter only for rules that the file does not determine, such as the order of play, raises and the
/// showdown. Blinds, antes and straddles come from the file.
///
/// # Errors
/// [`FileError`], with its line if the hand came from a file: for settings that contradict each other; for stacks
/// or forced bets that the rules refuse or that are not multiples of the smallest chip; and, with its action
/// number, for the first action that the rules refuse or whose cards contradict an earlier action.
pub fn replay(hand: &Hand, settings: &Settings) -> Result<Replayed, FileError> {
    play(hand, settings).map_err(|error| hand.locate(error))
}

fn play(hand: &Hand, settings: &Settings) -> Result<Replayed, FileError> {
    let (deal, wrong) = Deal::look_ahead(hand);
    let sound = wrong.as_ref().and_then(|error| error.action).map_or(hand.actions.len(), |number| number - 1);
    let mut replayer = Replayer::open(hand, &deal, settings)?;
    for (place, step) in hand.actions.iter().take(sound).enumerate() {
        replayer.step(place + 1, step).map_err(|error| error.in_action(place + 1))?;
    }
    wrong.map_or(Ok(()), Err)?;
    replayer.declare()?;
    Ok(replayer.finish(hand))
}
