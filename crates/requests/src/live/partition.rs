//! Validation of an event: the hands that can still be ranked, and the requests that describe no possible event.

use super::request::HandRequest;
use crate::{Code, RequestError};
use cards::Card;
use games::poker_run::{Clause, ExtraCard, Reason, Rules, STOPS, Unranked};
use std::collections::{BTreeMap, BTreeSet};
use strategy::odds::poker_run::Hand;

/// Maximum number of hands of an event.
const MAX_HANDS: usize = 100_000;
/// Maximum number of hands if only a participant's best hand counts, which takes more memory.
const MAX_OF_THE_BEST: usize = 5_000;

/// The hands that can be ranked, each with its index in the list (from 0), and the hands that cannot be ranked.
type Partition = (Vec<(usize, Hand)>, Vec<Unranked<String>>);

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
/// If there are too many hands, or the event is impossible: a repeated id, no participant although the
/// settings depend on it, more cards to come than a hand can receive, or an extra card to come that the
/// settings do not allow.
pub fn partition(hands: &[HandRequest], rules: &Rules) -> Result<Partition, RequestError> {
    let most = if rules.best_hand_only() { MAX_OF_THE_BEST } else { MAX_HANDS };
    if hands.len() > most {
        let message = format!("hands: {} hands, at most {most} under these rules", hands.len());
        return Err(RequestError::new(Code::TooManyHands, message).citing(&[Clause::Pr15]).in_field("hands"));
    }
    let mut participants =
        Participants { rules, ids: BTreeSet::new(), numbers: BTreeMap::new(), extras: BTreeSet::new() };
    let (mut ranked, mut unranked) = (Vec::new(), Vec::new());
    for (place, hand) in hands.iter().enumerate() {
        let checked = participants.check(hand).map_err(|error| in_hand(error, place))?;
        match checked {
            Ok(checked) => ranked.push((place, checked)),
            Err(reason) => unranked.push(not_ranked(hand, reason)),
        }
    }
    Ok((ranked, unranked))
}

/// Prefixes the field that a refusal names with the number of the hand, counted from 1: `hands[2].to_come`.
fn in_hand(error: RequestError, place: usize) -> RequestError {
    let field = format!("hands[{}].{}", place + 1, error.field.as_deref().unwrap_or_default());
    error.at(&field).in_field(field)
}

fn not_ranked(hand: &HandRequest, reason: Reason) -> Unranked<String> {
    Unranked { id: hand.id.clone(), reason, text: reason.text(), clauses: reason.clauses().to_vec() }
}

impl<'a> Participants<'a> {
    fn check(&mut self, hand: &'a HandRequest) -> Result<Result<Hand, Reason>, RequestError> {
        if !self.ids.insert(&hand.id) {
            let message = format!("{:?} is the id of an earlier hand too: give each its own", hand.id);
            return Err(RequestError::new(Code::SameId, message)
                .citing(&[Clause::Rule1, Clause::Pr15])
                .in_field("id"));
        }
        let participant = self.participant(hand)?;
        if let Some(out) = hand.out {
            return Ok(Err(out.reason()));
        }
        let cards: Vec<Card> = hand.cards.iter().map(|card| card.0).collect();
        let checked = Hand::new(participant, &cards, hand.to_come(), self.rules);
        let checked = checked.and_then(|checked| self.check_extra(hand, participant).map(|()| checked));
        match checked {
            // Cards already drawn cannot be changed; the number to come can be corrected.
            Err(Reason::TooManyCards) if hand.cards.len() <= STOPS + 1 => {
                let most = STOPS + 1 - hand.cards.len();
                let message = format!("{} to come: the hand can get {most} at most", hand.to_come());
                Err(RequestError::new(Code::TooManyToCome, message)
                    .citing(&[Clause::FiveOnly, Clause::Pr11])
                    .in_field("to_come"))
            }
            Err(Reason::ExtraCard) if hand.cards.len() <= STOPS => {
                let message = "an extra card is to come, and the settings give none: leave it out";
                Err(RequestError::new(Code::NoExtraCard, message)
                    .citing(&[Clause::Rule3, Clause::Pr4])
                    .in_field("to_come"))
            }
            checked => Ok(checked),
        }
    }

    /// Index of the hand's participant. A hand that does not name a participant gets a new index, or is refused if the
    /// settings need the name.
    fn participant(&mut self, hand: &'a HandRequest) -> Result<usize, RequestError> {
        let matters = self.rules.best_hand_only() || self.rules.extra_card() == ExtraCard::PerParticipant;
        let name = match &hand.participant {
            Some(name) => name,
            None if matters => {
                let message = "name the participant: wins or extra_card is per participant";
                return Err(RequestError::new(Code::ParticipantMissing, message)
                    .citing(&[Clause::Pr4, Clause::Pr8])
                    .in_field("participant"));
            }
            None => return Ok(usize::MAX - self.ids.len()),
        };
        let next = self.numbers.len();
        Ok(*self.numbers.entry(name).or_insert(next))
    }

    /// Checks the extra card of a hand that has or will have six cards. With `per_participant`, only the first such
    /// hand of a participant in the list may have an extra card.
    fn check_extra(&mut self, hand: &HandRequest, participant: usize) -> Result<(), Reason> {
        let six = hand.cards.len() + usize::from(hand.to_come()) > STOPS;
        let taken = six && !self.extras.insert(participant);
        if taken && self.rules.extra_card() == ExtraCard::PerParticipant {
            return Err(Reason::ExtraCard);
        }
        Ok(())
    }
}
