//! A single decision of a program, as a round of its own.

use super::program::{Program, ProgramFault};
use requests::choose::ChoiceGame;
use std::time::{Duration, Instant};

/// Asks a program for an action, and returns it with the time that it took. The program is sent the rules, the view and
/// a number for its random numbers. The action may be illegal.
///
/// # Errors
/// The fault, if there is no action.
pub fn decide<G: ChoiceGame>(
    program: &mut Program,
    rules: &G::Rules,
    view: &G::View,
    seed: u64,
) -> Result<(G::Action, Duration), ProgramFault> {
    program.begin_round::<G>(rules, G::to_act(view), G::seats_in(view), seed)?;
    let began = Instant::now();
    let chosen = program.choose::<G>(view, &[]);
    let time = began.elapsed();
    let ended = program.end_round::<G>(&[], None);
    let action = chosen?;
    ended?;
    Ok((action, time))
}
