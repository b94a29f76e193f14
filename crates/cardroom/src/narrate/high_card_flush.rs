//! Narrates High Card Flush in English.

use super::{Layout, NarratedEvent, Narrator, PlayerNames, plain_cards, result_verb, seen};
use crate::paint::{counted, money, signed};
use cards::Card;
use cards::eval::flush::best_flush;
use games::Seat;
use games::high_card_flush::{Event, HandOwner, HighCardFlush, Seen, Wager, Wagers};

/// Narrator of a High Card Flush round.
pub struct FlushNarrator {
    names: PlayerNames,
    part: Part,
}

/// The part of the round narrated last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    Nothing,
    Wagers,
    Deal,
    TurnedUp,
    Settled,
}

impl Part {
    const fn of(event: &Seen) -> Part {
        match event {
            Event::Wagered { .. } | Event::SatOut { .. } => Part::Wagers,
            Event::Dealt { .. } | Event::Raised { .. } | Event::Folded { .. } => Part::Deal,
            Event::TurnedUp { .. } | Event::Dealer { .. } | Event::Misdealt { .. } => Part::TurnedUp,
            Event::Settled { .. } => Part::Settled,
        }
    }
}

impl Narrator<HighCardFlush> for FlushNarrator {
    fn new(names: PlayerNames) -> FlushNarrator {
        FlushNarrator { names, part: Part::Nothing }
    }

    fn narrate(&mut self, event: &Seen) -> NarratedEvent {
        let part = Part::of(event);
        let begins = part > std::mem::replace(&mut self.part, part);
        let title = match part {
            Part::Wagers if begins => Some("Wagers"),
            Part::Deal if begins => Some("The deal: seven cards each"),
            Part::TurnedUp if begins => Some("The hands are turned up"),
            Part::Settled if begins => Some("Settlement"),
            _ => None,
        };
        let net = match event {
            Event::Settled { net, .. } => Some(signed(*net, money)),
            _ => None,
        };
        let narrated = NarratedEvent::line(self.words(event), event.clauses()).with_layout(self.form(event));
        NarratedEvent { title, ..narrated.with_amount(net) }
    }
}

impl FlushNarrator {
    fn form(&self, event: &Seen) -> Layout {
        match event {
            Event::Dealt { to: HandOwner::Seat(seat), .. } if self.names.is_reader(seat.number()) => {
                Layout::Line
            }
            Event::Dealt { .. } => Layout::Aside,
            _ => Layout::Line,
        }
    }

    fn words(&self, event: &Seen) -> String {
        match event {
            Event::Wagered { seat, wagers } => self.with_verb(*seat, &wagered(wagers)),
            Event::SatOut { seat, .. } => self.with_verb(*seat, "sits out"),
            Event::Dealt { to, cards } => match seen(cards) {
                Some(cards) => self.at(*to, &format!("gets {}", plain_cards(cards))),
                None => self.at(*to, "gets seven cards"),
            },
            Event::Raised { seat, amount } => {
                self.with_verb(*seat, &format!("raises {}", money(amount.signed())))
            }
            Event::Folded { seat, .. } => self.with_verb(*seat, "folds"),
            Event::TurnedUp { of, cards, .. } => {
                let cards = seen(cards).unwrap_or_default();
                self.at(
                    *of,
                    &format!("shows {}: {}", plain_cards(cards.iter().copied()), flush_words(&cards)),
                )
            }
            Event::Dealer { qualifies: true } => "The dealer qualifies".to_owned(),
            Event::Dealer { qualifies: false } => "The dealer does not qualify".to_owned(),
            Event::Misdealt { at, cards } => {
                self.at(*at, &format!("has {}: the round is void", counted(*cards, "card")))
            }
            Event::Settled { seat, wager, result, .. } => {
                self.with_verb(*seat, &format!("{} the {}", result_verb(*result), wager_name(*wager)))
            }
        }
    }

    fn at(&self, place: HandOwner, verb: &str) -> String {
        match place {
            HandOwner::Seat(seat) => self.with_verb(seat, verb),
            HandOwner::Dealer => format!("The dealer {verb}"),
        }
    }

    fn with_verb(&self, seat: Seat, verb: &str) -> String {
        self.names.with_verb(seat.number(), verb)
    }
}

/// The name of the best flush in seven different cards; empty for any other cards.
pub fn flush_words(cards: &[Card]) -> String {
    best_flush(cards).map_or(String::new(), |best| best.text)
}

fn wagered(wagers: &Wagers) -> String {
    let bonuses = wagers.bonuses().into_iter().filter(|(_, amount)| amount.get() > 0);
    let bonuses: String = bonuses
        .map(|(wager, amount)| format!(", {} {}", wager_name(wager), money(amount.signed())))
        .collect();
    format!("antes {}{bonuses}", money(wagers.ante.signed()))
}

/// The display name of a wager: `flush bonus`.
pub fn wager_name(wager: Wager) -> String {
    wager.id().replace('_', " ")
}
