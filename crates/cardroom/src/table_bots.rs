//! The bots at a table: their choice and their turns.

use crate::records::RecordedRound;
use crate::rng::Rng;
use cards::Deck;
use games::{Actor, Awaiting, DealtOrder, Game, Seat};
use requests::RequestError;
use strategy::bots::{Bot, HasBots, Players, draw_bot};

/// The bot in each seat of a table, seat 1 first.
pub type Bots<G> = Vec<&'static dyn Bot<G>>;

/// Draws a random bot for the game; baseline bots are excluded.
pub fn draw<G: HasBots>(chance: &mut Rng) -> &'static dyn Bot<G> {
    draw_bot(&mut |n| chance.below_u64(n))
}

/// Lets the players act until the round awaits none of them, but only the human player or the house. The action that the game
/// takes when time is up replaces that of a player who chooses none, such as a program with a fault.
///
/// # Errors
/// The refusal of a player's action, which is a bug in the bot.
pub fn play_on<G: Game>(
    round: &mut RecordedRound<G>,
    players: &mut impl Players<G>,
    person: Option<Seat>,
    chance: &mut Rng,
    out: &mut impl FnMut(G::Event),
) -> Result<(), G::Refusal> {
    while let Some(seat) = next_bot(round.game().awaiting(), person) {
        let below = &mut |n| chance.below_u64(n);
        let chosen = players.choose(round.game(), seat, below);
        let Some(action) = chosen.or_else(|| round.game().on_time_out(seat)) else { break };
        round.apply(Actor::Seat(seat), &action, &mut |event| {
            players.on_event(&event);
            out(event);
        })?;
    }
    Ok(())
}

/// Plays a complete round among bots, and returns it with its events.
///
/// # Errors
/// If the table does not fit the rules, or a bot's action is refused, which is a bug in the bot.
pub fn play_out<G: HasBots>(
    rules: &G::Rules,
    table: &G::Table,
    bots: &Bots<G>,
    chance: &mut Rng,
) -> Result<(G, Vec<G::Event>), RequestError> {
    let order = DealtOrder::new(Deck::shuffled(|n| chance.below(n)));
    let mut events = Vec::new();
    let mut round = RecordedRound::open(rules, table.clone(), order, &mut |event| events.push(event))?;
    play_on(&mut round, &mut bots.as_slice(), None, chance, &mut |event| events.push(event))?;
    Ok((round.into_parts().0, events))
}

/// The next bot to act; `None` if the round awaits no bot.
fn next_bot(awaiting: Awaiting, person: Option<Seat>) -> Option<Seat> {
    match awaiting {
        Awaiting::Seat(seat) => Some(seat).filter(|_| Some(seat) != person),
        Awaiting::Seats(seats) => seats.iter().find(|&seat| Some(seat) != person),
        Awaiting::House | Awaiting::Over => None,
    }
}
