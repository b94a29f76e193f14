//! A round of Mount Holyoke Poker: the plays run by run.

use super::print;
use super::runs;
use super::shown_round::{Page, Player, ShownRound, narrate};
use crate::narrate::mount_holyoke::HolyokeNarrator;
use crate::paint::thousands;
use crate::records::RecordedRound;
use crate::rng::Rng;
use crate::table_bots::{self, Bots};
use cards::Deck;
use games::mount_holyoke::{MountHolyoke, Rules, Seen, Settings, Table};
use games::{DealtOrder, Refereed, Seat, SeatSet, Viewer};
use requests::RequestError;
use schemars::JsonSchema;
use serde::Serialize;
use strategy::bots::NAMES;

/// Result of a round.
#[derive(Serialize, JsonSchema)]
pub struct Ending {
    /// The seat of the player who ran out of cards; none if the round is not over.
    winner: Option<Seat>,
    /// The points of every seat in this round; all 0 if the round is not over.
    points: Vec<u64>,
}

/// Plays the first round of a match among bots.
///
/// # Errors
/// If the settings are invalid, or the game does not allow this number of players.
pub fn play_round(
    seats: usize,
    settings: &Settings,
    seed: u64,
) -> Result<ShownRound<Settings, Seen, Ending>, RequestError> {
    let rules = Rules::new(settings)?;
    let rng = &mut Rng::new(seed);
    let bots: Bots<MountHolyoke> = SeatSet::all(seats).iter().map(|_| table_bots::draw(rng)).collect();
    let order = DealtOrder::new(Deck::shuffled(|n| rng.below(n)));
    let mut events = Vec::new();
    let table = Table::new(seats);
    let mut round =
        RecordedRound::<MountHolyoke>::open(&rules, table, order, &mut |event| events.push(event))?;
    let players: Vec<Player> =
        SeatSet::all(seats).iter().map(|seat| player(round.game(), seat, &bots)).collect();
    table_bots::play_on(&mut round, &mut bots.as_slice(), None, rng, &mut |event| events.push(event))?;
    let (round, _) = round.into_parts();
    let (lines, narrated) = narrate::<MountHolyoke, HolyokeNarrator>(&round, &events, &players);
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
        narrated: runs::page(&seen, narrated, &players),
        result: None,
    };
    Ok(ShownRound { game: MountHolyoke::NAME, seed, rules: rules.into(), players, lines, result, page })
}

/// The player in a seat, with the cards dealt to that seat.
fn player(round: &MountHolyoke, seat: Seat, bots: &Bots<MountHolyoke>) -> Player {
    let bot = bots[seat.index()];
    let cards = round.view(Viewer::Seat(seat)).seats[seat.index()].hand.clone();
    Player { seat, name: NAMES[seat.index()], bot: bot.name(), manner: bot.description(), stack: None, cards }
}
