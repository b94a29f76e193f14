//! The company at a table: bots, their names, and how they play when it is their turn.

use crate::chance::Chance;
use crate::records::Kept;
use crate::wire::Refused;
use cards::Deck;
use games::{Actor, Awaiting, DealtOrder, Legal, Seat, Viewer};
use strategy::bots::{Bot, HasBots};

/// Ten players of other games, one for each seat. All of them are bots here, and are said to be.
pub const NAMES: [&str; 10] =
    ["Ada", "Blaise", "Carl", "Dorothy", "Emmy", "Florence", "Grace", "Henri", "Ida", "Jakob"];

/// Bots without a strategy, which are there for measuring and testing.
pub const PLAIN: [&str; 2] = ["call", "random"];

/// One bot for each seat of a table.
pub type Bots<G> = Vec<&'static dyn Bot<G>>;

/// A bot of a game with a strategy, by chance; without a strategy where the game has no other.
pub fn draw<G: HasBots>(chance: &mut Chance) -> &'static dyn Bot<G> {
    let styles: Bots<G> = G::BOTS.iter().copied().filter(|bot| !PLAIN.contains(&bot.name())).collect();
    let bots = if styles.is_empty() { G::BOTS } else { &styles };
    bots[chance.below(bots.len() as u32) as usize]
}

/// Lets bots act until nobody is awaited but the person, if there is one. Every bot is given the view of its own seat.
///
/// # Errors
/// The refusal of a bot's action, which would be a fault of the bot.
pub fn play_on<G: HasBots>(
    round: &mut Kept<G>,
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

/// A round among bots from shuffling to its end, and what happened in it.
///
/// # Errors
/// Where the table does not fit the rules.
pub fn play_out<G: HasBots>(
    rules: &G::Rules,
    table: &G::Table,
    bots: &Bots<G>,
    chance: &mut Chance,
) -> Result<(G, Vec<G::Event>), Refused>
where
    Refused: From<G::SetupError> + From<G::Refusal>,
{
    let order = DealtOrder::new(Deck::shuffled(|n| chance.below(n)));
    let mut events = Vec::new();
    let mut round = Kept::open(rules, table.clone(), order, &mut |event| events.push(event))?;
    play_on(&mut round, bots, None, chance, &mut |event| events.push(event))?;
    Ok((round.into_parts().0, events))
}

/// Of several who are awaited the person comes last.
fn next_bot(awaiting: Awaiting, person: Option<Seat>) -> Option<Seat> {
    match awaiting {
        Awaiting::Seat(seat) => Some(seat).filter(|_| Some(seat) != person),
        Awaiting::Seats(seats) => seats.iter().find(|&seat| Some(seat) != person),
        Awaiting::House | Awaiting::Over => None,
    }
}
