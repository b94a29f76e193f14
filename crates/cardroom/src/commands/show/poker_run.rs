//! A small poker run: a few participants, five stops, the extra card, standings and prizes.

use super::print;
use super::shown_round::{Page, Player, ShownRound, narrate};
use crate::local_run::{LocalRun, RunParticipant, RunSetup};
use crate::narrate::poker_run::RunNarrator;
use crate::narrate::{Layout, NarratedEvent, plain_cards};
use crate::paint::{money, thousands};
use crate::rng::Chance;
use games::clause::ids;
use games::poker_run::{Event, ExtraCard, HandId, PokerRun, Rules, Settings, Settlement};
use games::{Chips, Refereed, Seat};
use requests::RequestError;

/// A poker run event with its settlement.
pub type ShownRun = ShownRound<Settings, Event, Settlement<HandId>>;

/// Plays a small event, from registration to the prizes.
///
/// # Errors
/// If the settings are invalid, or the prices are so high that the takings would overflow.
pub fn play_round(participants: usize, settings: &Settings, seed: u64) -> Result<ShownRun, RequestError> {
    let rules = Rules::new(&LocalRun::settings(settings))?;
    let chance = &mut Chance::new(seed);
    let mut events = Vec::new();
    let setup = RunSetup { participants, person: None, buyer: None };
    let mut local_run = LocalRun::open(&rules, setup, chance, &mut |entry| events.push(entry))?;
    local_run.play_out(chance, &mut |entry| events.push(entry))?;
    let players: Vec<Player> = local_run.participants().iter().filter_map(player).collect();
    let (lines, narrated) = narrate::<PokerRun, RunNarrator>(local_run.run(), &events, &players);
    let settings: Settings = rules.into();
    let page = Page {
        title: title(participants, &settings),
        players: print::players(&players, None, thousands, "  nr    name"),
        narrated: page(&events, narrated, &local_run),
        result: None,
    };
    let result = local_run.view().board;
    Ok(ShownRound { game: PokerRun::NAME, seed, rules: settings, players, lines, result, page })
}

/// The event in one line, with its prices: `Poker run, 4 participants, 20.00 a hand, 5.00 an extra card`.
pub fn title(participants: usize, rules: &Settings) -> String {
    let price = |price: Option<Chips>| money(price.unwrap_or_default().signed());
    let (hand, extra) = (price(rules.hand_price), price(rules.extra_price));
    let extra = match rules.extra_card {
        Some(ExtraCard::None) => "no extra cards".to_owned(),
        _ => format!("{extra} an extra card"),
    };
    format!("Poker run, {participants} participants, {hand} a hand, {extra}")
}

fn player(participant: &RunParticipant) -> Option<Player> {
    let buyer = participant.buyer?;
    let (seat, name) = (Seat::new(participant.number)?, participant.name);
    Some(Player { seat, name, bot: buyer.name(), manner: buyer.description(), stack: None, cards: None })
}

/// The lines of the page. Consecutive events of one kind, such as stamps at the same stop or turned-in hands, share a
/// line; all other events keep their own lines.
fn page(events: &[Event], narrated: Vec<NarratedEvent>, local_run: &LocalRun) -> Vec<NarratedEvent> {
    let mut page: Vec<NarratedEvent> = Vec::new();
    let mut before = None;
    for (event, narrated) in events.iter().zip(narrated) {
        let Some((part, text)) = joined(event, local_run) else {
            page.push(narrated);
            before = None;
            continue;
        };
        match page.last_mut().filter(|_| before.as_ref() == Some(&part)) {
            Some(line) => join(line, &text, event),
            None => page.push(begun(event, &part, &text)),
        }
        before = Some(part);
    }
    page
}

/// Appends an event to a line, and adds its clauses.
fn join(line: &mut NarratedEvent, text: &str, event: &Event) {
    line.text.push_str(&format!(",  {text}"));
    for id in ids(event.clauses()) {
        if !line.clauses.contains(&id) {
            line.clauses.push(id);
        }
    }
    line.clauses.sort_by_key(|id| !id.contains('/'));
}

fn begun(event: &Event, part: &str, text: &str) -> NarratedEvent {
    let form = if part == "Stop 1" || part == "Registered" { Layout::Apart } else { Layout::Line };
    NarratedEvent::line(format!("{part}:  {text}"), event.clauses()).with_layout(form)
}

/// Key of a group of events that share a line, and the text for this event; `None` for an event that keeps its own
/// line.
fn joined(event: &Event, local_run: &LocalRun) -> Option<(String, String)> {
    let name = |number: u32| local_run.participants()[number as usize - 1].name;
    let of = |hand: &HandId| name(hand.participant.number());
    Some(match event {
        Event::Registered { hand, rides, .. } => {
            let rides = if *rides { "" } else { " (does not ride)" };
            ("Registered".to_owned(), format!("{}{rides}", of(hand)))
        }
        Event::Stamped { hand, stop, card, .. } => {
            (format!("Stop {}", stop.number()), format!("{} {:#}", of(hand), card.0))
        }
        Event::Arrived { participant, at, in_time: true } => {
            ("Finish".to_owned(), format!("{} {at}", name(participant.number())))
        }
        Event::SpunAll { hand, cards, .. } => {
            let cards = plain_cards(cards.iter().map(|card| card.0));
            ("At once".to_owned(), format!("{} {cards}", of(hand)))
        }
        Event::ExtraStamped { hand, card, .. } => {
            ("Extra card".to_owned(), format!("{} {:#}", of(hand), card.0))
        }
        Event::TurnedIn { hand, at } => ("Turned in".to_owned(), format!("{} {at}", of(hand))),
        _ => return None,
    })
}
