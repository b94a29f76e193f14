//! Plays the hand: every bot is given the view of its own seat; every event is noted as the rail sees it.

use super::narrate::Narrator;
use super::seating::Table;
use super::{Line, Player, Story};
use crate::chance::Chance;
use crate::wire::Refused;
use cards::Deck;
use games::clause::ids;
use games::holdem::{Action, Event, Holdem, Rules};
use games::{Actor, Awaiting, Chips, DealtOrder, Game, Seat, Viewer};

/// Plays a hand from shuffling to the last bank.
pub fn play(seed: u64, rules: Rules, table: Table, chance: &mut Chance) -> Result<Story, Refused> {
    let Table { button, mut players, bots } = table;
    let stacks: Vec<Chips> = players.iter().map(|player| player.stack).collect();
    let order = DealtOrder::new(Deck::shuffled(|n| chance.below(n)));
    let mut events = Vec::new();
    let setup = games::holdem::Table::new(button, stacks.clone());
    let mut hand = Holdem::open(&rules, &setup, &order, &mut |event| events.push(event))?;
    turn_up_hole_cards(&hand, &mut players);
    while let Awaiting::Seat(seat) = hand.awaiting() {
        let view = hand.view(Viewer::Seat(seat));
        let action = bots[seat.index()].act(&view, &mut |n| chance.below_u64(n)).unwrap_or(Action::Fold);
        hand.apply(Actor::Seat(seat), &action, &mut |event| events.push(event))?;
    }
    let ends = hand.stacks().as_slice().to_vec();
    let lines = tell(&hand, &events, &players);
    let net = ends.iter().zip(&stacks).map(|(end, begin)| end.signed() - begin.signed()).collect();
    Ok(Story { game: Holdem::NAME, seed, rules: rules.into(), button, players, lines, stacks: ends, net })
}

/// The reader sees what each seat sees.
fn turn_up_hole_cards(hand: &Holdem, players: &mut [Player]) {
    for player in players {
        let seat: Seat = player.seat;
        player.cards = hand.view(Viewer::Seat(seat)).seats[seat.index()].cards;
    }
}

fn tell(hand: &Holdem, events: &[Event], players: &[Player]) -> Vec<Line> {
    let mut narrator = Narrator::new(players);
    let seen = events.iter().filter_map(|event| hand.see(event, Viewer::Rail));
    seen.map(|event| {
        let text = narrator.tell(&event);
        let clauses = ids(event.clauses());
        Line { event, text, bank: narrator.bank(), clauses }
    })
    .collect()
}
