//! A round of Mount Holyoke Poker: the plays run by run.

use super::print;
use super::runs;
use super::story::{Page, Player, Story, narrate};
use crate::chance::Chance;
use crate::narrate::mount_holyoke::HolyokeNarrator;
use crate::paint::thousands;
use crate::records::RecordedRound;
use crate::table_bots::{self, Bots, NAMES};
use cards::Deck;
use games::mount_holyoke::{MountHolyoke, Rules, Seen, Settings, Table};
use games::{DealtOrder, Refereed, Seat, SeatSet, Viewer};
use requests::Refused;
use schemars::JsonSchema;
use serde::Serialize;

/// Result of a round.
#[derive(Serialize, JsonSchema)]
pub struct Ending {
    /// The player who ran out of cards.
    winner: Option<Seat>,
    /// The points of every player.
    points: Vec<u64>,
}

/// Plays the first round of a match among bots.
///
/// # Errors
/// If the settings contradict each other, or the game does not allow this number of players.
pub fn story(seats: usize, settings: &Settings, seed: u64) -> Result<Story<Settings, Seen, Ending>, Refused> {
    let rules = Rules::new(settings)?;
    let chance = &mut Chance::new(seed);
    let bots: Bots<MountHolyoke> = SeatSet::all(seats).iter().map(|_| table_bots::draw(chance)).collect();
    let order = DealtOrder::new(Deck::shuffled(|n| chance.below(n)));
    let mut events = Vec::new();
    let table = Table::new(seats);
    let mut round =
        RecordedRound::<MountHolyoke>::open(&rules, table, order, &mut |event| events.push(event))?;
    let players: Vec<Player> =
        SeatSet::all(seats).iter().map(|seat| player(round.game(), seat, &bots)).collect();
    table_bots::play_on(&mut round, &bots, None, chance, &mut |event| events.push(event))?;
    let (round, _) = round.into_parts();
    let (lines, told) = narrate::<MountHolyoke, HolyokeNarrator>(&round, &events, &players);
    let seen: Vec<Seen> = events.iter().filter_map(|event| round.see(event, Viewer::Rail)).collect();
    let outcome = round.outcome();
    let points = |seat| outcome.as_ref().map_or(0, |outcome| outcome.points(seat));
    let result = Ending {
        winner: outcome.as_ref().map(|outcome| outcome.winner),
        points: SeatSet::all(seats).iter().map(points).collect(),
    };
    let page = Page {
        title: format!("Mount Holyoke Poker, {seats} players, one round"),
        players: print::players(&players, None, thousands, "seat    player            cards"),
        told: runs::page(&seen, told, &players),
        result: None,
    };
    Ok(Story { game: MountHolyoke::NAME, seed, rules: rules.into(), players, lines, result, page })
}

/// The player in a seat, with the cards dealt to the seat.
fn player(round: &MountHolyoke, seat: Seat, bots: &Bots<MountHolyoke>) -> Player {
    let bot = bots[seat.index()];
    let cards = round.view(Viewer::Seat(seat)).seats[seat.index()].hand.clone();
    Player { seat, name: NAMES[seat.index()], bot: bot.name(), manner: bot.description(), stack: None, cards }
}
