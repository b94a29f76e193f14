//! Replays a hand after swapping two cards that a viewer was never shown: every byte sent to that viewer is the same,
//! until the rules of the game let one of these cards decide something that everybody sees.

use cards::Card;
use cards::eval::flush::best_flush;
use cards::eval::strength;
use cards::notation::parse_cards;
use games::{Awaiting, Seat, Viewer};
use room::protocol::VERSION;
use room::protocol::server::{Message, Payload};
use room::refusal::Refusal;
use room::store::{StoredEntry, TableId};
use room::table::Person;
use room::table::entry::LoggedEntry;
use room::table::error::{LogError, TableError};
use room::table::state::{Play, State};
use room::table::view::Presence;
use serde_json::Value;
use std::collections::VecDeque;

const AROUND: Presence = Presence::none(0);

/// Number of cards on a complete board in hold'em.
const BOARD: usize = 5;

/// The last hand of a log, replayed entry by entry.
pub struct Course {
    table: State,
    rest: VecDeque<(u64, LoggedEntry)>,
}

impl Course {
    /// The hand after its opening entry, which has the sequence number `opened`.
    pub fn new(id: TableId, stored: &[StoredEntry], opened: u64) -> Course {
        let (begun, rest): (Vec<_>, Vec<_>) =
            LoggedEntry::read_all(stored).unwrap().into_iter().partition(|(seq, _)| *seq <= opened);
        Course { table: State::replay(id, begun).unwrap(), rest: rest.into() }
    }

    /// Applies the next entry, as the table itself does.
    fn apply_next(&mut self) -> Result<(), TableError> {
        let (seq, logged) = self.rest.pop_front().unwrap();
        self.table.apply_stored(seq, logged)
    }
}

/// The table after each entry of the last hand, beginning with the opening entry `opened`.
pub fn tables(id: TableId, stored: &[StoredEntry], opened: u64) -> Vec<State> {
    let entries = LoggedEntry::read_all(stored).unwrap();
    let lengths = (1..=entries.len()).filter(|&length| entries[length - 1].0 >= opened);
    lengths.map(|length| State::replay(id, entries[..length].to_vec()).unwrap()).collect()
}

/// The messages sent to a viewer after the last entry: one with all steps, and one with only the steps of that entry.
pub fn sent(table: &State, who: Option<&Person>) -> String {
    let message = |since| {
        let payload = Payload::Moved(table.moment(who, since, &AROUND));
        serde_json::to_string(&Message { v: VERSION, payload }).unwrap()
    };
    [0, table.seq - 1].map(message).join("\n")
}

/// Result of comparing a hand with the same hand after a swap of hidden cards.
#[derive(Debug, PartialEq)]
pub enum Compared {
    /// Every byte is the same after every entry.
    Same,
    /// Every byte is the same until an entry at which one of the cards decides something that everybody sees.
    Decided,
    /// The bytes after this entry differ, or the entry is refused, and the rules do not explain it.
    Leaked(u64, String),
}

pub fn compare(original: &[String], dealt: &[State], mut changed: Course, who: Option<&Person>) -> Compared {
    for (place, table) in dealt.iter().enumerate() {
        if place > 0
            && let Err(refused) = changed.apply_next()
        {
            return match limits_the_raise(&dealt[place - 1], &changed.table, &refused) {
                true => Compared::Decided,
                false => Compared::Leaked(table.seq, refused.to_string()),
            };
        }
        if decides_the_question(table, &changed.table) {
            return Compared::Decided;
        }
        let changed = sent(&changed.table, who);
        if changed != original[place] {
            return Compared::Leaked(table.seq, format!("{}\n{changed}", original[place]));
        }
    }
    Compared::Same
}

fn view(play: Play<'_>, viewer: Viewer) -> Value {
    serde_json::from_str(play.round.view(viewer).get()).unwrap()
}

/// The cards of a seat, as that seat sees them.
fn cards_of(play: Play<'_>, seat: Seat) -> Vec<Card> {
    cards_in(&view(play, Viewer::Seat(seat))["seats"][seat.index()]["cards"])
}

/// For each seat that is to act with a flush of five cards or more in High Card Flush, its cards and the letter of the
/// flush's suit.
pub fn long_flushes(dealt: &[State]) -> Vec<(Vec<String>, char)> {
    let cards = dealt.iter().filter_map(|table| {
        let play = table.hand.play()?;
        let Awaiting::Seat(seat) = play.round.awaiting() else { return None };
        let cards = cards_of(play, seat);
        let flush = best_flush(&cards).ok().filter(|flush| flush.cards.len() >= 5)?;
        let suit = flush.cards.first()?.to_string().chars().last()?;
        Some((cards.iter().map(Card::to_string).collect(), suit))
    });
    cards.collect()
}

fn cards_in(list: &Value) -> Vec<Card> {
    let cards = list.as_array().into_iter().flatten();
    cards.flat_map(|card| parse_cards(card.as_str().unwrap()).unwrap()).collect()
}

/// Returns whether a swap explains why a player who was asked to show is no longer asked. At a showdown in hold'em the
/// player of a beaten hand is asked; any other hand is tabled without asking (TH-18). The swap is therefore visible if
/// the hand of the player who was asked is beaten as dealt and unbeaten with the other card. The strengths are
/// evaluated here, from the cards and the tabled hands.
fn decides_the_question(dealt: &State, changed: &State) -> bool {
    let (Some(dealt), Some(changed)) = (dealt.hand.play(), changed.hand.play()) else { return false };
    let Awaiting::Seat(seat) = dealt.round.awaiting() else { return false };
    let (public, changed_public) = (view(dealt, Viewer::Rail), view(changed, Viewer::Rail));
    let is_asked = view(dealt, Viewer::Seat(seat))["legal"]["muck"] == true;
    is_asked
        && changed_public["seats"][seat.index()]["standing"] == "tabled"
        && public["board"].as_array().unwrap().len() == BOARD
        && public["board"] == changed_public["board"]
        && cards_of(dealt, seat) != cards_of(changed, seat)
        && is_beaten(&public, seat, &cards_of(dealt, seat))
        && !is_beaten(&public, seat, &cards_of(changed, seat))
}

/// Returns whether tabled hands beat these hole cards of a seat in every contested pot, which is a pot with rivals.
fn is_beaten(public: &Value, seat: Seat, own: &[Card]) -> bool {
    let board = cards_in(&public["board"]);
    let strength = |hole: &[Card]| strength(&[hole, &board].concat()).unwrap();
    let seats = |pot: &Value| serde_json::from_value::<Vec<Seat>>(pot["eligible"].clone()).unwrap();
    let pots = public["pots"].as_array().unwrap().iter().map(seats).filter(|seats| seats.contains(&seat));
    pots.into_iter().all(|seats| {
        let rivals = seats.into_iter().filter(|&rival| rival != seat);
        let rivals: Vec<&Value> = rivals
            .map(|rival| &public["seats"][rival.index()])
            .filter(|rival| rival["standing"] != "mucked")
            .collect();
        let mut tabled = rivals.iter().filter(|rival| rival["standing"] == "tabled");
        rivals.is_empty() || tabled.any(|rival| strength(&cards_in(&rival["cards"])) > strength(own))
    })
}

/// Returns whether a swap explains a refused raise. The longest flush in the seven cards limits the raise in High Card
/// Flush (HF-4): an action can be refused if the seat to act has a shorter flush with the other card.
fn limits_the_raise(dealt: &State, changed: &State, error: &TableError) -> bool {
    let (Some(dealt), Some(changed)) = (dealt.hand.play(), changed.hand.play()) else { return false };
    let Awaiting::Seat(seat) = dealt.round.awaiting() else { return false };
    let TableError::Log(LogError::Refused { error, .. }) = error else { return false };
    let length = |play: Play<'_>| best_flush(&cards_of(play, seat)).unwrap().cards.len();
    error.code() == "high_card_flush.raise_above_limit" && length(changed) < length(dealt)
}
