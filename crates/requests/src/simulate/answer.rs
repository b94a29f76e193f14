//! Answers requests for the simulation of each game.

use super::check::{CheckedGame, simulate_checked};
use super::poker_run;
use super::reply::Reply;
use super::request::Request;
use super::table::{Run, SimulatedGame, simulate};
use crate::effects::Effects;
use crate::{GameSettings, RequestError};
use games::high_card_flush::HighCardFlush;
use games::holdem::Holdem;
use games::mount_holyoke::MountHolyoke;
use games::packs_poker::PacksPoker;
use games::{high_card_flush, holdem, mount_holyoke, packs_poker};
use strategy::bots::{DefaultAction, Players};

/// Settings of a game, under which rounds are played.
pub trait Simulate: GameSettings {
    /// Plays the requested rounds.
    ///
    /// # Errors
    /// If the settings are invalid or allow no table, if the game does not have this number of seats or this
    /// policy, or, for a comparison, if there are no exact odds, or their count fails or is stopped.
    fn simulate(self, request: &Request, effects: &dyn Effects) -> Result<Reply, RequestError>;
}

impl Simulate for holdem::Settings {
    fn simulate(self, request: &Request, effects: &dyn Effects) -> Result<Reply, RequestError> {
        let reason = "hold'em is played against each other, so there is no house edge to check against";
        without_odds::<Holdem>(self, request, reason, effects)
    }
}

impl Simulate for packs_poker::Settings {
    fn simulate(self, request: &Request, effects: &dyn Effects) -> Result<Reply, RequestError> {
        with_odds::<PacksPoker>(self, request, effects)
    }
}

impl Simulate for high_card_flush::Settings {
    fn simulate(self, request: &Request, effects: &dyn Effects) -> Result<Reply, RequestError> {
        with_odds::<HighCardFlush>(self, request, effects)
    }
}

impl Simulate for mount_holyoke::Settings {
    fn simulate(self, request: &Request, effects: &dyn Effects) -> Result<Reply, RequestError> {
        let reason =
            "Mount Holyoke Poker is played against each other, so there is no house edge to check against";
        without_odds::<MountHolyoke>(self, request, reason, effects)
    }
}

impl Simulate for games::poker_run::Settings {
    fn simulate(self, request: &Request, effects: &dyn Effects) -> Result<Reply, RequestError> {
        if request.check {
            return Err(Request::no_edge("the poker run has no house, so there is no edge to check against"));
        }
        Ok(Reply::new(request, poker_run::simulate(self, request, effects)?, None))
    }
}

/// Plays the requested rounds with players other than bots of the game, whom `seat` seats: it is called with the validated rules
/// and the number of seats.
///
/// # Errors
/// If the settings are invalid or allow no table, if the game does not have this number of seats, or if a comparison is
/// requested.
pub fn simulate_players<G: SimulatedGame, P: Players<G>>(
    settings: G::Settings,
    request: &Request,
    seat: impl FnOnce(&G::Rules, usize) -> P,
    effects: &dyn Effects,
) -> Result<Reply, RequestError>
where
    for<'a> G::Legal<'a>: DefaultAction<G::Action>,
{
    if request.check {
        return Err(Request::no_edge("there are no exact odds for a program"));
    }
    let mut run = Run::<G>::of(settings, request, effects)?;
    let mut players = seat(run.rules(), run.seats());
    let played = run.play_players(request.hands, &mut players, effects, &mut ());
    Ok(Reply::new(request, played, None))
}

/// Simulates a game against the house and, if requested, compares the results with the exact odds.
fn with_odds<G: CheckedGame>(
    settings: G::Settings,
    request: &Request,
    effects: &dyn Effects,
) -> Result<Reply, RequestError>
where
    for<'a> G::Legal<'a>: DefaultAction<G::Action>,
{
    if !request.check {
        return Ok(Reply::new(request, simulate::<G>(settings, request, effects)?, None));
    }
    let (played, check) = simulate_checked::<G>(settings, request, effects)?;
    Ok(Reply::new(request, played, Some(check)))
}

/// Simulates a game without a house. `reason` is the message that refuses a comparison with exact odds.
fn without_odds<G: SimulatedGame>(
    settings: G::Settings,
    request: &Request,
    reason: &str,
    effects: &dyn Effects,
) -> Result<Reply, RequestError>
where
    for<'a> G::Legal<'a>: DefaultAction<G::Action>,
{
    if request.check {
        return Err(Request::no_edge(reason));
    }
    Ok(Reply::new(request, simulate::<G>(settings, request, effects)?, None))
}
