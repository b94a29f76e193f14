//! Narrates hold'em in English.

use super::hand::with_article;
use super::{Layout, NarratedEvent, Narrator, PlayerNames, plain_cards, seen};
use crate::paint::thousands;
use cards::Card;
use cards::eval::best_five;
use games::holdem::{Blind, Event, Holdem, Seen, Street, WonBy};
use games::{BySeat, Chips, NamedHand, Seat, Shown};

/// Narrator of a hold'em hand, which also tracks the size of the pot.
pub struct HoldemNarrator {
    names: PlayerNames,
    part: Option<Part>,
    board: Vec<Card>,
    /// Hole cards of each seat, if the viewer has seen them.
    hole: BySeat<Option<[Card; 2]>>,
    pot: Chips,
}

/// A part of the narration; an empty line separates it from the one before.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Posts,
    Deal,
    Street(Street),
    Showdown,
    Pots,
}

impl Part {
    /// The part to which an event belongs; `None` for an event that continues the current part.
    fn of(event: &Seen) -> Option<Part> {
        match event {
            Event::Ante { .. } | Event::Blind { .. } => Some(Part::Posts),
            Event::HoleCards { .. } => Some(Part::Deal),
            Event::Board { street, .. } => Some(Part::Street(*street)),
            Event::Tabled { .. } | Event::ShowedCard { .. } | Event::Mucked { .. } => Some(Part::Showdown),
            Event::Won { .. } => Some(Part::Pots),
            _ => None,
        }
    }
}

impl Narrator<Holdem> for HoldemNarrator {
    fn new(names: PlayerNames) -> HoldemNarrator {
        let hole = BySeat::new(games::seat::MAX_SEATS);
        HoldemNarrator { names, part: None, board: Vec::new(), hole, pot: Chips::ZERO }
    }

    fn narrate(&mut self, event: &Seen) -> NarratedEvent {
        self.count(event);
        let part = Part::of(event).filter(|&part| Some(part) != self.part);
        let all_in = self.part != Some(Part::Street(Street::River));
        self.part = part.or(self.part);
        let moved = !matches!(Part::of(event), Some(Part::Deal | Part::Showdown | Part::Pots));
        let narrated = NarratedEvent::line(self.words(event), event.clauses())
            .with_layout(self.form(event, part))
            .with_amount(moved.then(|| money(self.pot)));
        let title = match part {
            Some(Part::Deal) => Some("Before the flop: two cards each"),
            Some(Part::Showdown) => Some(if all_in { "All in" } else { "Showdown" }),
            _ => None,
        };
        NarratedEvent { title, pot: Some(self.pot), ..narrated }
    }
}

impl HoldemNarrator {
    /// The layout of an event. The deal prints one title for all seats, and a line only for the reader's cards.
    fn form(&self, event: &Seen, begins: Option<Part>) -> Layout {
        match (event, begins) {
            (Event::HoleCards { seat, .. }, _) if self.names.is_reader(seat.number()) => Layout::Line,
            (Event::HoleCards { .. }, _) => Layout::Aside,
            (Event::Board { .. }, _) => Layout::Title,
            (_, Some(Part::Showdown) | None) => Layout::Line,
            (_, Some(_)) => Layout::Apart,
        }
    }

    fn words(&self, event: &Seen) -> String {
        match event {
            Event::Ante { seat, amount, all_in } => self
                .with_verb(*seat, &format!("posts the ante, {}{}", money(*amount), all_in_suffix(*all_in))),
            Event::Blind { seat, blind, amount, all_in } => {
                let (blind, amount) = (blind_name(*blind), money(*amount));
                self.with_verb(*seat, &format!("posts {blind}{amount}{}", all_in_suffix(*all_in)))
            }
            Event::HoleCards { seat, cards } => match seen(cards) {
                Some(cards) => self.with_verb(*seat, &format!("gets {}", plain_cards(cards))),
                None => self.with_verb(*seat, "gets two cards"),
            },
            Event::Board { street, .. } => {
                format!("{}  {}", street_name(*street), plain_cards(self.board.iter().copied()))
            }
            Event::Folded { seat, .. } => self.with_verb(*seat, "folds"),
            Event::Checked { seat, .. } => self.with_verb(*seat, "checks"),
            Event::Called { seat, amount, all_in } => {
                self.with_verb(*seat, &format!("calls {}{}", money(*amount), all_in_suffix(*all_in)))
            }
            Event::Raised { seat, to, all_in, opens, .. } => {
                let verb = if *opens { "bets" } else { "raises to" };
                self.with_verb(*seat, &format!("{verb} {}{}", money(*to), all_in_suffix(*all_in)))
            }
            Event::Returned { seat, amount } => {
                format!("Uncalled bet ({}) returned to {}", money(*amount), self.names.object(seat.number()))
            }
            Event::Tabled { seat, cards } => {
                let cards = plain_cards(seen(cards).into_iter().flatten());
                self.with_verb(*seat, &format!("shows {cards}{}", self.hand_after(": ", *seat)))
            }
            Event::ShowedCard { seat, card } => {
                let card = plain_cards(card.iter().map(|&Shown(card)| card));
                self.with_verb(*seat, &format!("shows {card}"))
            }
            Event::Mucked { seat, .. } => self.with_verb(*seat, "mucks"),
            Event::Won { pot, of, seat, amount, by, hand, .. } => {
                self.won(pot_name(*pot, *of), *seat, *amount, *by, hand.as_ref())
            }
        }
    }

    fn won(&self, pot: String, seat: Seat, amount: Chips, by: WonBy, hand: Option<&NamedHand>) -> String {
        let amount = money(amount);
        let hand = hand.map(|hand| format!(": {}", with_article(hand))).unwrap_or_default();
        match by {
            WonBy::Folds => self.with_verb(seat, &format!("wins {pot}, {amount}: everyone else folded")),
            WonBy::Mucks if hand.is_empty() => {
                self.with_verb(seat, &format!("wins {pot}, {amount}: everyone else mucked"))
            }
            WonBy::Split => self.with_verb(seat, &format!("shares {pot}, {amount}{hand}")),
            WonBy::Mucks | WonBy::Category | WonBy::HighCards => {
                self.with_verb(seat, &format!("wins {pot}, {amount}{hand}"))
            }
        }
    }

    /// `before`, followed by the name of the seat's hand. Empty until the board is complete, and if the seat's cards
    /// are unknown.
    fn hand_after(&self, before: &str, seat: Seat) -> String {
        let cards: Vec<Card> =
            self.hole[seat].into_iter().flatten().chain(self.board.iter().copied()).collect();
        match best_five(&cards) {
            Ok(best) if self.board.len() == 5 => format!("{before}{}", best.text),
            _ => String::new(),
        }
    }

    fn count(&mut self, event: &Seen) {
        match event {
            Event::Ante { amount, .. }
            | Event::Blind { amount, .. }
            | Event::Called { amount, .. }
            | Event::Raised { amount, .. } => self.pot += *amount,
            Event::Returned { amount, .. } | Event::Won { amount, .. } => self.pot -= *amount,
            Event::Board { cards, .. } => self.board.extend(cards.iter().flatten().map(|&Shown(card)| card)),
            Event::HoleCards { seat, cards: [Some(one), Some(other)] }
            | Event::Tabled { seat, cards: [Some(one), Some(other)] } => {
                self.hole[*seat] = Some([one.0, other.0]);
            }
            _ => {}
        }
    }

    fn with_verb(&self, seat: Seat, verb: &str) -> String {
        self.names.with_verb(seat.number(), verb)
    }
}

/// Chips with thousands separators.
pub fn money(amount: Chips) -> String {
    thousands(amount.signed())
}

/// The name of a pot: `the pot`, `the main pot`, `side pot 1`.
fn pot_name(pot: usize, of: usize) -> String {
    match (pot, of) {
        (_, 1) => "the pot".to_owned(),
        (0, _) => "the main pot".to_owned(),
        _ => format!("side pot {pot}"),
    }
}

/// Heading for the events of a street.
const fn street_name(street: Street) -> &'static str {
    match street {
        Street::Preflop => "Before the flop",
        Street::Flop => "Flop",
        Street::Turn => "Turn",
        Street::River => "River",
    }
}

const fn blind_name(blind: Blind) -> &'static str {
    match blind {
        Blind::Small => "the small blind, ",
        Blind::Big => "the big blind, ",
        Blind::Straddle => "a straddle, ",
        Blind::Post => "",
        Blind::Dead => "the missed small blind, ",
    }
}

const fn all_in_suffix(all_in: bool) -> &'static str {
    if all_in { ", all in" } else { "" }
}
