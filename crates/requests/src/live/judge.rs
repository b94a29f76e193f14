//! Validation of an event: the hands that can still be ranked, and the requests that describe no possible event.

use super::request::HandRequest;
use crate::Refused;
use cards::Card;
use games::poker_run::{ExtraCard, Reason, Rules, STOPS, Unranked};
use std::collections::{BTreeMap, BTreeSet};
use strategy::odds::poker_run::Hand;

/// Maximum number of hands of an event.
const MAX_HANDS: usize = 100_000;
/// Maximum number of hands if only a participant's best hand counts, which takes more memory.
const MAX_OF_THE_BEST: usize = 5_000;

/// The hands that can be ranked, each with its index in the list, and the hands that cannot.
type Judged = (Vec<(usize, Hand)>, Vec<Unranked<String>>);

/// The participants seen so far.
struct Participants<'a> {
    rules: &'a Rules,
    ids: BTreeSet<&'a str>,
    numbers: BTreeMap<&'a str, usize>,
    /// Participants who have or will have an extra card.
    extras: BTreeSet<usize>,
}

/// Separates the hands that can be ranked from those that cannot.
///
/// # Errors
/// If the event is impossible: a repeated id, or more cards to come than the settings allow.
pub fn judge(hands: &[HandRequest], rules: &Rules) -> Result<Judged, Refused> {
    let most = if rules.best_hand_only() { MAX_OF_THE_BEST } else { MAX_HANDS };
    if hands.len() > most {
        let message = format!("hands: {} hands, at most {most} under these rules", hands.len());
        return Err(Refused::new("too_many_hands", message).citing(&["PR-15"]).in_field("hands"));
    }
    let mut participants =
        Participants { rules, ids: BTreeSet::new(), numbers: BTreeMap::new(), extras: BTreeSet::new() };
    let (mut ranked, mut unranked) = (Vec::new(), Vec::new());
    for (place, hand) in hands.iter().enumerate() {
        let judged = participants.judge(hand).map_err(|refused| in_hand(refused, place))?;
        match judged {
            Ok(judged) => ranked.push((place, judged)),
            Err(reason) => unranked.push(not_ranked(hand, reason)),
        }
    }
    Ok((ranked, unranked))
}

/// Prefixes the field that a refusal names with the index of the hand.
fn in_hand(refused: Refused, place: usize) -> Refused {
    let field = format!("hands[{}].{}", place + 1, refused.field.as_deref().unwrap_or_default());
    refused.at(&field).in_field(field)
}

fn not_ranked(hand: &HandRequest, reason: Reason) -> Unranked<String> {
    Unranked { id: hand.id.clone(), reason, text: reason.text(), clauses: reason.clauses().to_vec() }
}

impl<'a> Participants<'a> {
    fn judge(&mut self, hand: &'a HandRequest) -> Result<Result<Hand, Reason>, Refused> {
        if !self.ids.insert(&hand.id) {
            let message = format!("{:?} is the id of an earlier hand too: give each its own", hand.id);
            return Err(refused("same_id", message, "id", &["poker-run/1", "PR-15"]));
        }
        let participant = self.participant(hand)?;
        if let Some(out) = hand.out {
            return Ok(Err(out.reason()));
        }
        let cards: Vec<Card> = hand.cards.iter().map(|card| card.0).collect();
        let judged = Hand::new(participant, &cards, hand.to_come(), self.rules);
        let judged = judged.and_then(|judged| self.check_extra(hand, participant).map(|()| judged));
        match judged {
            // Cards already drawn cannot be changed; the number to come can be corrected.
            Err(Reason::TooManyCards) if hand.cards.len() <= STOPS + 1 => {
                let most = STOPS + 1 - hand.cards.len();
                let message = format!("{} to come: the hand can get {most} at most", hand.to_come());
                Err(refused("too_many_to_come", message, "to_come", &["poker-run/five-only", "PR-11"]))
            }
            Err(Reason::ExtraCard) if hand.cards.len() <= STOPS => {
                let message = "an extra card is to come, and the settings give none: leave it out";
                Err(refused("no_extra_card", message, "to_come", &["poker-run/3", "PR-4"]))
            }
            judged => Ok(judged),
        }
    }

    /// Index of the hand's participant. An unnamed hand belongs to a new participant, unless the settings need the
    /// name.
    fn participant(&mut self, hand: &'a HandRequest) -> Result<usize, Refused> {
        let matters = self.rules.best_hand_only() || self.rules.extra_card() == ExtraCard::PerParticipant;
        let name = match &hand.participant {
            Some(name) => name,
            None if matters => {
                let message = "name the participant: wins or extra_card is per participant";
                return Err(refused("participant_missing", message, "participant", &["PR-4", "PR-8"]));
            }
            None => return Ok(usize::MAX - self.ids.len()),
        };
        let next = self.numbers.len();
        Ok(*self.numbers.entry(name).or_insert(next))
    }

    /// Checks that the settings allow the hand six cards: with `per_participant` the first hand in the list keeps its
    /// extra card.
    fn check_extra(&mut self, hand: &HandRequest, participant: usize) -> Result<(), Reason> {
        let six = hand.cards.len() + usize::from(hand.to_come()) > STOPS;
        let taken = six && !self.extras.insert(participant);
        if taken && self.rules.extra_card() == ExtraCard::PerParticipant {
            return Err(Reason::ExtraCard);
        }
        Ok(())
    }
}

fn refused(code: &'static str, message: impl Into<String>, field: &str, clauses: &[&'static str]) -> Refused {
    Refused::new(code, message).citing(clauses).in_field(field)
}
