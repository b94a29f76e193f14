//! Narrates Packs Poker in English.

use super::hand::{hand_words, is_plural};
use super::{Layout, NarratedEvent, Narrator, PlayerNames, plain_cards, result_verb, seen};
use crate::paint::{counted, money, signed};
use games::packs_poker::{Beats, Bet, CardGroup, Event, PacksPoker, Seen};
use games::{Chips, NamedHand, Seat};

/// Narrator of a Packs Poker round.
pub struct PacksNarrator {
    names: PlayerNames,
    part: Part,
}

/// The part of the round narrated last.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Nothing,
    Wagers,
    Deal,
}

impl Narrator<PacksPoker> for PacksNarrator {
    fn new(names: PlayerNames) -> PacksNarrator {
        PacksNarrator { names, part: Part::Nothing }
    }

    fn narrate(&mut self, event: &Seen) -> NarratedEvent {
        let narrated = NarratedEvent::line(self.words(event), event.clauses()).with_layout(self.form(event));
        let title = self.begins(event);
        let net = match event {
            Event::Settled { net, .. } => Some(signed(*net, money)),
            _ => None,
        };
        NarratedEvent { title, ..narrated.with_amount(net) }
    }
}

impl PacksNarrator {
    /// Title of the part that begins with this event, if one does.
    fn begins(&mut self, event: &Seen) -> Option<&'static str> {
        let part = match event {
            Event::PackDealt { .. } => Part::Deal,
            _ if self.part == Part::Deal => Part::Deal,
            _ => Part::Wagers,
        };
        let before = std::mem::replace(&mut self.part, part);
        match part {
            _ if part == before => None,
            Part::Deal => Some("The deal: two cards to each pack, five to each hand"),
            _ => Some("Wagers"),
        }
    }

    fn form(&self, event: &Seen) -> Layout {
        match event {
            Event::PackUp { .. } => Layout::Title,
            Event::Misdealt(_) => Layout::Apart,
            Event::HandDealt { seat, .. } if self.names.is_reader(seat.number()) => Layout::Line,
            Event::Done { clock: false, .. } | Event::PackDealt { .. } | Event::HandDealt { .. } => {
                Layout::Aside
            }
            Event::Closed | Event::DealerDealt { .. } | Event::Over { .. } => Layout::Aside,
            _ => Layout::Line,
        }
    }

    fn words(&self, event: &Seen) -> String {
        match event {
            Event::Wagered { seat, pack, bet, bonus } => {
                let bonus = bonus_suffix(*bonus);
                self.with_verb(*seat, &format!("wagers {} on pack {pack}{bonus}", money(bet.signed())))
            }
            Event::TakenBack { seat, pack } => {
                self.with_verb(*seat, &format!("takes back the wager on pack {pack}"))
            }
            Event::Done { seat, clock: false } => self.with_verb(*seat, "is done"),
            Event::Done { seat, clock: true } => {
                self.with_verb(*seat, "is out of time: the placed wagers stand")
            }
            Event::SatOut { seat, .. } => self.with_verb(*seat, "sits out"),
            Event::Closed => "No more bets".to_owned(),
            Event::PackDealt { pack, .. } => format!("Pack {pack} gets two cards"),
            Event::HandDealt { seat, cards } => match seen(cards) {
                Some(cards) => self.with_verb(*seat, &format!("gets {}", plain_cards(cards))),
                None => self.with_verb(*seat, "gets five cards"),
            },
            Event::DealerDealt { cards } => {
                format!("The dealer gets {}", counted(cards.len() as u64, "card"))
            }
            Event::DealerDrew { .. } => "The dealer had four cards and draws the fifth".to_owned(),
            Event::Misdealt(misdeal) => {
                let whose = match misdeal.place {
                    CardGroup::Pack(pack) => format!("pack {pack}"),
                    CardGroup::Seat(seat) => self.names.name(seat.number()).to_owned(),
                    CardGroup::Dealer => "the dealer".to_owned(),
                };
                let found = counted(misdeal.found, "card");
                format!("The round is void: {whose} has {found} instead of {}", misdeal.expected)
            }
            Event::PackUp { pack, cards } => {
                format!("Pack {pack}  {}", plain_cards(seen(cards).into_iter().flatten()))
            }
            Event::DealerUp { cards } => {
                format!("The dealer shows {}", plain_cards(seen(cards).into_iter().flatten()))
            }
            Event::HandUp { seat, cards } => {
                let cards = plain_cards(seen(cards).into_iter().flatten());
                self.with_verb(*seat, &format!("shows {cards}"))
            }
            Event::Compared { seat, beats, player_hand, dealer_hand, .. } => {
                self.compared(*seat, [player_hand, dealer_hand], *beats)
            }
            Event::Settled { seat, pack, bet, result, .. } => {
                let bet = match bet {
                    Bet::Pack => "bet",
                    Bet::Bonus => "bonus",
                };
                self.with_verb(*seat, &format!("{} the {bet} on pack {pack}", result_verb(*result)))
            }
            Event::Over { .. } => "All packs are settled".to_owned(),
        }
    }

    fn compared(&self, seat: Seat, hands: [&Option<NamedHand>; 2], beats: Beats) -> String {
        let verb = match (beats, hands[0].as_ref().is_some_and(is_plural)) {
            (Beats::Player, false) => "beats",
            (Beats::Player, true) => "beat",
            (Beats::Dealer, false) => "loses to",
            (Beats::Dealer, true) => "lose to",
            (Beats::Tie, false) => "ties with",
            (Beats::Tie, true) => "tie with",
        };
        let [own, other] = hands.map(|hand| hand.as_ref().map(hand_words).unwrap_or_default());
        let comma = if own.contains(',') { "," } else { "" };
        format!("{} {own}{comma} {verb} the dealer's {other}", self.names.possessive(seat.number()))
    }

    fn with_verb(&self, seat: Seat, verb: &str) -> String {
        self.names.with_verb(seat.number(), verb)
    }
}

fn bonus_suffix(bonus: Chips) -> String {
    if bonus == Chips::ZERO { String::new() } else { format!(", bonus {}", money(bonus.signed())) }
}
