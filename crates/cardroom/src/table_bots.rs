//! The bots at a table: their names and their turns.

use crate::chance::Chance;
use crate::records::RecordedRound;
use cards::Deck;
use games::{Actor, Awaiting, DealtOrder, Legal, Seat, Viewer};
use requests::Refused;
use strategy::bots::{Bot, HasBots};

/// Names for up to ten bots, one per seat; the output marks them as bots.
pub const NAMES: [&str; 10] =
    ["Ada", "Blaise", "Carl", "Dorothy", "Emmy", "Florence", "Grace", "Henri", "Ida", "Jakob"];

/// Names of the bots without a strategy, for measurements and tests.
pub const PLAIN: [&str; 2] = ["call", "random"];

/// One bot for each seat of a table.
pub type Bots<G> = Vec<&'static dyn Bot<G>>;

/// Draws a random bot among those that have a strategy, or among all if none has one.
pub fn draw<G: HasBots>(chance: &mut Chance) -> &'static dyn Bot<G> {
    let styles: Bots<G> = G::BOTS.iter().copied().filter(|bot| !PLAIN.contains(&bot.name())).collect();
    let bots = if styles.is_empty() { G::BOTS } else { &styles };
    bots[chance.below(bots.len() as u32) as usize]
}

/// Lets the bots act until the round awaits only the human player, or nobody. Every bot gets the view of its own seat.
///
/// # Errors
/// The refusal of a bot's action, which is a bug in the bot.
pub fn play_on<G: HasBots>(
    round: &mut RecordedRound<G>,
    bots: &Bots<G>,
    person: Option<Seat>,
    chance: &mut Chance,
    out: &mut impl FnMut(G::Event),
) -> Result<(), G::Refusal> {
    while let Some(seat) = next_bot(round.game().awaiting(), person) {
        let below = &mut |n| chance.below_u64(n);
        let action = bots[seat.index()].act(&round.game().view(Viewer::Seat(seat)), below);
        let Some(action) = action.or_else(|| round.game().legal(seat).pick(below)) else { break };
        round.apply(Actor::Seat(seat), &action, out)?;
    }
    Ok(())
}

/// Plays a complete round among bots, and returns it with its events.
///
/// # Errors
/// If the table does not fit the rules.
pub fn play_out<G: HasBots>(
    rules: &G::Rules,
    table: &G::Table,
    bots: &Bots<G>,
    chance: &mut Chance,
) -> Result<(G, Vec<G::Event>), Refused> {
    let order = DealtOrder::new(Deck::shuffled(|n| chance.below(n)));
    let mut events = Vec::new();
    let mut round = RecordedRound::open(rules, table.clone(), order, &mut |event| events.push(event))?;
    play_on(&mut round, bots, None, chance, &mut |event| events.push(event))?;
    Ok((round.into_parts().0, events))
}

/// The next bot to act; `None` if the round awaits only the human player, the house or nobody.
fn next_bot(awaiting: Awaiting, person: Option<Seat>) -> Option<Seat> {
    match awaiting {
        Awaiting::Seat(seat) => Some(seat).filter(|_| Some(seat) != person),
        Awaiting::Seats(seats) => seats.iter().find(|&seat| Some(seat) != person),
        Awaiting::House | Awaiting::Over => None,
    }
}
