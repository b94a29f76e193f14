//! Wins, ties and equity of hold'em hands and ranges on any board.
//!
//! `request.rs` is the request, `reply.rs` the reply.

mod reply;
mod request;

pub use reply::{Cell, Grid, Incomplete, Next, Outs, Player, Reply};
pub use request::{CheckedRequest, MAX_SAMPLE, MIN_SAMPLE, Request};

use crate::effects::Effects;
use crate::{RequestError, Schemas};
use std::num::NonZeroUsize;
use strategy::odds::holdem::{self as odds, CountError, Equity, NextCard};

/// Number of showdowns sampled after an exact count is stopped: a partial count would be biased.
const SAMPLES_AFTER_STOP: u64 = 20_000;

/// The JSON Schemas of the request and of the reply.
pub fn schemas() -> Schemas {
    Schemas::of_lines::<Request, Reply>()
}

/// Calculates the equity, on up to `threads` threads; the reply does not depend on their number. `fresh` is the seed of a
/// sample if the request has none.
///
/// # Errors
/// If the request asks for results that do not exist for its cards, such as outs before the flop, or for next cards
/// with too many deals to count. Also if the count of the next cards is stopped, or if no deal of the ranges could be
/// sampled.
pub fn answer(
    asked: &CheckedRequest,
    fresh: u64,
    threads: NonZeroUsize,
    effects: &dyn Effects,
) -> Result<Reply, RequestError> {
    let seed = asked.seed.unwrap_or(fresh);
    let (equity, incomplete) = equity(asked, seed, threads, effects)?;
    let next = if asked.next_card { Some(next_cards(asked, threads, effects)?) } else { None };
    let outs =
        if asked.outs { Some(odds::Outs::of(&asked.spot).ok_or_else(request::no_outs)?) } else { None };
    let mut reply = Reply::new(asked, &equity, (!equity.exact).then_some(seed), incomplete);
    if let Some(outs) = outs {
        reply.take_outs(&outs);
    }
    reply.take_next(next.as_deref());
    if asked.grid {
        reply.take_grid(&equity)?
    };
    Ok(reply)
}

/// Enumerates all showdowns, or samples them if requested or if there are too many to enumerate. Also returns why a sample
/// has fewer showdowns than it should.
fn equity(
    asked: &CheckedRequest,
    seed: u64,
    threads: NonZeroUsize,
    effects: &dyn Effects,
) -> Result<(Equity, Option<Incomplete>), RequestError> {
    let counted = match asked.sample {
        None => Equity::exact(&asked.spot, asked.categories, threads, &mut effects.progress("steps")),
        Some(_) => Err(CountError::TooMuch),
    };
    let (drawn, is_hurried) = match counted {
        Ok(equity) => return Ok((equity, None)),
        Err(CountError::Stopped) => (SAMPLES_AFTER_STOP, true),
        Err(CountError::TooMuch) => (asked.wanted(), false),
    };
    let mut report = effects.progress("showdowns");
    let mut is_stopped = is_hurried;
    let mut report = |done, all| {
        let goes_on = report(done, all);
        is_stopped |= !goes_on;
        goes_on || is_hurried
    };
    let generator = |block| {
        let mut random = effects.random_stream(seed, block);
        move || random.word()
    };
    let sampled = Equity::sampled(&asked.spot, drawn, generator, threads, &mut report);
    let sampled = sampled.ok_or_else(request::ranges_conflict)?;
    let reason = if is_stopped { Incomplete::Stopped } else { Incomplete::Blocked };
    let incomplete = (sampled.boards < asked.wanted().into()).then_some(reason);
    Ok((sampled, incomplete))
}

fn next_cards(
    asked: &CheckedRequest,
    threads: NonZeroUsize,
    effects: &dyn Effects,
) -> Result<Vec<NextCard>, RequestError> {
    if !matches!(asked.spot.board().len(), 3 | 4) {
        return Err(request::no_next_card(asked.spot.board().len()));
    }
    let counted = NextCard::all(&asked.spot, false, threads, &mut effects.progress("cards"));
    counted.map_err(|error| match error {
        CountError::TooMuch => request::too_many(),
        CountError::Stopped => request::stopped(),
    })
}
