//! Narrates Mount Holyoke Poker in English.

use super::{Layout, NarratedEvent, Narrator, PlayerNames, plain_cards, seen};
use games::Seat;
use games::mount_holyoke::{CARDS_EACH, Category, Event, MountHolyoke, Seen};

/// Narrator of a Mount Holyoke Poker round.
pub struct HolyokeNarrator {
    names: PlayerNames,
    dealt: bool,
    /// `true` if the next play leads a run.
    leads: bool,
}

impl Narrator<MountHolyoke> for HolyokeNarrator {
    fn new(names: PlayerNames) -> HolyokeNarrator {
        HolyokeNarrator { names, dealt: false, leads: true }
    }

    fn narrate(&mut self, event: &Seen) -> NarratedEvent {
        let dealing = matches!(event, Event::Dealt { .. });
        let begins = dealing && !self.dealt;
        self.dealt |= dealing;
        let narrated = NarratedEvent::line(self.words(event), &event.clauses()).with_layout(self.form(event));
        self.leads = matches!(event, Event::RunOver { .. });
        let title = match event {
            Event::Dealt { cards, .. } if cards.len() == CARDS_EACH => "The deal: thirteen cards each",
            _ => "The deal: the whole pack",
        };
        NarratedEvent { title: begins.then_some(title), ..narrated }
    }
}

impl HolyokeNarrator {
    fn form(&self, event: &Seen) -> Layout {
        match event {
            Event::Dealt { seat, .. } if self.names.is_reader(seat.number()) => Layout::Line,
            Event::Dealt { .. } => Layout::Aside,
            Event::Opens { .. } | Event::WinnerLeads { .. } | Event::RoundOver { .. } => Layout::Apart,
            Event::Played { on: None, opening: false, .. } if self.leads => Layout::Apart,
            _ => Layout::Line,
        }
    }

    fn words(&self, event: &Seen) -> String {
        match event {
            Event::Dealt { seat, cards } => match seen(cards) {
                Some(cards) => {
                    let held: games::mount_holyoke::Cards = cards.into_iter().collect();
                    self.with_verb(*seat, &format!("gets {}", plain_cards(held.iter())))
                }
                None if cards.len() == CARDS_EACH => self.with_verb(*seat, "gets thirteen cards"),
                None => self.with_verb(*seat, &format!("gets {} cards", cards.len())),
            },
            Event::Opens { seat, card, with_others } => {
                let card = plain_cards(card.iter().map(|card| card.0));
                let how = if *with_others { ", alone or in a combination" } else { "" };
                self.with_verb(*seat, &format!("has the lowest card, {card}, and must open with it{how}"))
            }
            Event::WinnerLeads { seat } => self.with_verb(*seat, "leads, having won the round before"),
            Event::Played { seat, cards, category, left, .. } => {
                let cards = plain_cards(seen(cards).into_iter().flatten());
                self.with_verb(*seat, &format!("plays {cards}{} ({left} left)", kind(*category)))
            }
            Event::Passed { seat, out: true, .. } => self.with_verb(*seat, "passes and is out for the run"),
            Event::Passed { seat, .. } => self.with_verb(*seat, "passes"),
            Event::RunOver { seat } => self.with_verb(*seat, "leads: all others have passed"),
            Event::RoundOver { seat } => self.with_verb(*seat, "has no cards left: the round is over"),
            Event::Scored { seat, left, points, total, .. } => {
                let (cards, points) = (counted(u64::from(*left), "card"), counted(*points, "point"));
                self.with_verb(*seat, &format!("has {cards} left: {points}, {total} in all"))
            }
            Event::MatchOver { winners } => match winners.only() {
                Some(seat) => self.with_verb(seat, "wins the match"),
                None => {
                    let names: Vec<&str> =
                        winners.iter().map(|seat| self.names.name(seat.number())).collect();
                    format!("{} share the match", names.join(" and "))
                }
            },
        }
    }

    fn with_verb(&self, seat: Seat, verb: &str) -> String {
        self.names.with_verb(seat.number(), verb)
    }
}

/// The category of a five-card play as a suffix: `, a flush`. Empty for other plays, whose category is obvious from the
/// cards.
fn kind(category: Category) -> String {
    if category.cards() == 5 { format!(", a {category}") } else { String::new() }
}

/// A count with its noun: `1 card`, `2 cards`.
pub fn counted(number: u64, thing: &str) -> String {
    format!("{number} {thing}{}", if number == 1 { "" } else { "s" })
}
