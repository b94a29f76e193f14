//! The value of a hand at the finish: its place if it were turned in now, and the effect of each extra card.

use crate::game::GameRefusal;
use crate::run::cached_view::CachedView;
use crate::run::error::{RunError, RunRefusal};
use crate::run::state::State;
use crate::store::PlayerId;
use cards::Card;
use cards::eval::{best_five_of_wheel, wheel};
use games::Shown;
use games::poker_run::{
    DeadlineFor, HandId, HandView, LegalAction, ParticipantView, Refusal, Rules, STOPS, Standing,
};
use schemars::JsonSchema;
use serde::Serialize;

/// The value of a hand at the finish, as the standings are now.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "HandWorth")]
pub struct HandValue {
    /// The holding; `null` for a hand with fewer than five cards.
    pub now: Option<Holding>,
    /// The effect of the extra card; `null` if the hand may not draw one now, or lacks the card of a stop.
    pub extra: Option<ExtraValue>,
}

/// The holding of a hand.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Holding {
    /// The identifier of the category, such as `full_house`.
    pub category: &'static str,
    /// The best five cards, in order of significance.
    pub best: [Shown; STOPS],
    /// The place of the hand among the ranked hands that are turned in; before it is turned in, the place that it would
    /// have if it were turned in now. `null` if it is not ranked, or would not be.
    pub place: Option<usize>,
}

/// The effect of the extra card.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "ExtraWorth")]
pub struct ExtraValue {
    /// The number of different cards that the hand may draw, all equally likely.
    pub cards: usize,
    /// The number of these cards that make the hand stronger.
    pub improves: usize,
    /// The number of these cards that give the hand a place with a prize, alone or tied. The prize of the low hand does
    /// not count.
    pub wins: usize,
}

/// The hands with which a hand competes, and whether it would be ranked.
struct Field<'a> {
    /// The hand's line in the standings; `None` if the hand is not ranked.
    ranked: Option<&'a Standing<HandId>>,
    /// The other ranked hands of the event, without those of the participant if only a participant's best hand can win.
    others: Vec<&'a Standing<HandId>>,
    /// The strength of the participant's strongest other hand, if only the best hand can win; `None` otherwise.
    own_best: Option<u16>,
    /// `true` if it is too late for the hand to be ranked.
    late: bool,
}

impl State {
    /// The value of a hand at the finish at this moment, in milliseconds since the Unix epoch.
    ///
    /// # Errors
    /// `run.not_staff`, `run.still_a_draft`, and the refusal of the rules for a hand that is not registered.
    pub fn hand_value(
        &self,
        cached: &CachedView,
        who: PlayerId,
        id: HandId,
        now_ms: u64,
    ) -> Result<HandValue, RunError> {
        self.roles_of(who).ok_or(RunRefusal::NotStaff)?;
        let game = self.game.as_ref().ok_or(RunRefusal::StillADraft)?;
        let person = cached.participant(id.participant);
        let found = person.and_then(|one| Some((one, one.hands.iter().find(|hand| hand.hand == id)?)));
        let (person, hand) = found.ok_or(Refusal::NoSuchHand(id)).map_err(GameRefusal::from)?;
        let cards = valid_cards(hand);
        let field = self.field(cached, person, hand, game.rules(), now_ms);
        let prizes = game.plan().prizes.len();
        Ok(HandValue {
            now: holding(&cards, hand, &field, game.rules()),
            extra: extra(&cards, hand, &field, game.rules(), prizes),
        })
    }

    fn field<'a>(
        &self,
        cached: &'a CachedView,
        person: &ParticipantView,
        hand: &HandView,
        rules: &Rules,
        now_ms: u64,
    ) -> Field<'a> {
        let standings = cached.ranking().map(|ranking| &ranking.settlement.standings[..]).unwrap_or_default();
        let of_another = |one: &&Standing<HandId>| {
            one.id != hand.hand && !(rules.best_hand_only() && one.id.participant == person.participant)
        };
        let own =
            standings.iter().filter(|one| one.id != hand.hand && one.id.participant == person.participant);
        let now = self.time_at(now_ms);
        let due = match self.draft.settings.deadline_for.unwrap_or_default() {
            DeadlineFor::Arrival => person.arrived.or(now),
            DeadlineFor::TurnIn => hand.turned_in.or(now),
        };
        Field {
            ranked: standings.iter().find(|one| one.id == hand.hand),
            others: standings.iter().filter(of_another).collect(),
            own_best: own.map(|one| one.strength).max().filter(|_| rules.best_hand_only()),
            late: due.is_some_and(|at| at > rules.deadline()),
        }
    }
}

impl Field<'_> {
    /// The place of a hand with this strength; `None` if it would not be ranked. Of two equal hands of a participant,
    /// the one that was turned in first counts (PR-8).
    fn place(&self, strength: wheel::Strength) -> Option<usize> {
        let strength = strength.get();
        let counts = !self.late && self.own_best.is_none_or(|best| best < strength);
        counts.then(|| 1 + self.others.iter().filter(|other| other.strength > strength).count())
    }
}

/// The valid cards along the route, then the extra card.
fn valid_cards(hand: &HandView) -> Vec<Card> {
    hand.stamps.iter().filter(|mark| mark.stamp.void.is_none()).map(|mark| mark.stamp.card.0).collect()
}

fn holding(cards: &[Card], hand: &HandView, field: &Field<'_>, rules: &Rules) -> Option<Holding> {
    let best = best_five_of_wheel(cards, rules.fives()).ok()?;
    let strength = wheel::strength(cards, rules.fives()).ok()?;
    let place = match hand.turned_in {
        Some(_) => field.ranked.map(|own| own.place),
        None if !rules.repeats() && has_repeats(cards) => None,
        None => field.place(strength),
    };
    Some(Holding { category: best.category.id(), best: best.five.map(Shown), place })
}

/// Returns whether a card occurs twice.
fn has_repeats(cards: &[Card]) -> bool {
    cards.iter().enumerate().any(|(at, card)| cards[..at].contains(card))
}

fn extra(
    cards: &[Card],
    hand: &HandView,
    field: &Field<'_>,
    rules: &Rules,
    prizes: usize,
) -> Option<ExtraValue> {
    let offered = hand.legal.offers.iter().any(|offer| matches!(offer, LegalAction::Extra { .. }));
    if !offered || cards.len() != STOPS {
        return None;
    }
    let now = wheel::strength(cards, rules.fives()).ok()?;
    let open = Card::all().filter(|&card| !hand.legal.barred.contains(&Shown(card)));
    let with = open.filter_map(|card| {
        let six: Vec<Card> = cards.iter().copied().chain([card]).collect();
        wheel::strength(&six, rules.fives()).ok()
    });
    let with: Vec<wheel::Strength> = with.collect();
    let wins = |strength: &&wheel::Strength| field.place(**strength).is_some_and(|place| place <= prizes);
    Some(ExtraValue {
        cards: with.len(),
        improves: with.iter().filter(|&&strength| strength > now).count(),
        wins: with.iter().filter(wins).count(),
    })
}
