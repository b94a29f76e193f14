//! The exact odds of a prize for every hand of an event in progress. They are computed on a separate thread, at most
//! once a second, always for the latest state.
//!
//! A hand that is not turned in is assumed to get a card at every remaining stop, to arrive in time, and to buy no
//! further extra card.

use super::cached_view::CachedView;
use super::state::State;
use games::poker_run::{
    HandId, HandView, LegalAction, Mark, Participant, ParticipantView, Phase, PokerRun, Reason, Rules, Stop,
    Unranked,
};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Arc;
use strategy::odds::poker_run::{Chances, Hand, MAX_PRIZES};
use tokio::sync::{Semaphore, oneshot};
use tokio::task::spawn_blocking;
use tokio::time::{Duration, Instant};

/// Maximum number of hands of an event for which odds are computed.
pub(super) const MAX_HANDS: usize = 5_000;
/// Minimum time between the starts of two computations.
const INTERVAL: Duration = Duration::from_secs(1);
/// Pause after a computation, as a multiple of its duration: one event occupies a core for at most a quarter of the
/// time.
const PAUSE: u32 = 3;
/// Time for which odds are still computed after the last request for the board.
const WANTED: Duration = Duration::from_secs(10);

/// The odds of every hand.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "RunOdds")]
pub struct Odds {
    /// The log position for which these odds were first computed. Later odds that are equal keep it.
    pub seq: u64,
    /// The hands that can still win, by id; `null` if no odds are computed: the event has more than 5,000 hands or is
    /// over, or ties are being spun off. An extra card that is not drawn yet is ignored.
    pub hands: Option<Vec<HandOdds>>,
    /// The positions at which the odds last changed.
    #[serde(skip)]
    #[schemars(skip)]
    pub(super) changed: ChangePositions,
}

/// The odds that changed.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "RunOddsChanges")]
pub struct OddsChanges {
    /// The log position for which the changed odds were first computed.
    pub seq: u64,
    /// The hands whose odds changed, by id.
    pub hands: Vec<HandOdds>,
    /// The hands that no longer have odds, since they can no longer win or were removed, by id.
    pub gone: Vec<HandId>,
}

/// The odds of a hand.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "RunHandOdds")]
pub struct HandOdds {
    /// Id of the hand.
    pub hand: HandId,
    /// The probability of a prize for a place, from 0 to 1, rounded to six decimals. Hands that tie for the last
    /// prizes count in proportion.
    pub prize: f64,
    /// The probability of the first place, from 0 to 1, rounded to six decimals. Ties count in proportion.
    pub first: f64,
    /// The probability of the prize for the low hand, from 0 to 1, rounded to six decimals; omitted if there is no such
    /// prize.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub low_hand: Option<f64>,
}

impl Odds {
    /// The odds of the hands of one participant.
    pub fn of(&self, participant: Participant) -> Odds {
        let own = |hands: &Vec<HandOdds>| {
            hands.iter().filter(|odds| odds.hand.participant == participant).cloned().collect()
        };
        Odds { hands: self.hands.as_ref().map(own), ..Odds::none(self.seq) }
    }

    /// A value without odds, at this log position.
    const fn none(seq: u64) -> Odds {
        Odds { seq, hands: None, changed: ChangePositions::none(seq) }
    }

    /// The changes after a position of the odds; `None` if they are not known, or there are no odds.
    pub fn changes_after(&self, since: u64) -> Option<OddsChanges> {
        let hands = self.hands.as_ref().filter(|_| since >= self.changed.known_from)?;
        let is_changed = |hand: &HandId| self.changed.hands.get(hand).is_some_and(|&at| at > since);
        let gone = self.changed.gone.iter().filter(|(_, at)| **at > since).map(|(&hand, _)| hand).collect();
        let hands = hands.iter().filter(|odds| is_changed(&odds.hand)).cloned().collect();
        Some(OddsChanges { seq: self.seq, hands, gone })
    }

    /// The odds at this log position, with the positions at which the odds of each hand changed since the earlier ones.
    pub(super) fn following(earlier: Option<&Odds>, seq: u64, hands: Option<Vec<HandOdds>>) -> Odds {
        let (Some(Odds { hands: Some(before), changed, .. }), Some(now)) = (earlier, &hands) else {
            return Odds { hands, ..Odds::none(seq) };
        };
        let mut left: BTreeMap<HandId, &HandOdds> = before.iter().map(|odds| (odds.hand, odds)).collect();
        let mut changed = changed.clone();
        for odds in now {
            if left.remove(&odds.hand) != Some(odds) {
                changed.hands.insert(odds.hand, seq);
            }
            changed.gone.remove(&odds.hand);
        }
        for &hand in left.keys() {
            changed.hands.remove(&hand);
            changed.gone.insert(hand, seq);
        }
        Odds { seq, hands, changed }
    }
}

/// The positions at which odds last changed.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct ChangePositions {
    /// The position of the odds from which changes are tracked. Changes before it are not known.
    known_from: u64,
    hands: BTreeMap<HandId, u64>,
    /// The hands that had odds and no longer have any, each with the position at which it lost them.
    gone: BTreeMap<HandId, u64>,
}

impl ChangePositions {
    const fn none(known_from: u64) -> ChangePositions {
        ChangePositions { known_from, hands: BTreeMap::new(), gone: BTreeMap::new() }
    }
}

/// Computes the odds of the hands in a view; `None` if it has too many hands. `prizes` is the number of prizes for
/// places; only the first 50 count.
pub fn odds<'a>(
    participants: impl Iterator<Item = &'a ParticipantView> + Clone,
    unranked: &[Unranked<HandId>],
    rules: &Rules,
    prizes: usize,
) -> Option<Vec<HandOdds>> {
    let hands = participants.clone().map(|one| one.hands.len()).sum::<usize>();
    if hands > MAX_HANDS {
        return None;
    }
    let (ids, entrants): (Vec<HandId>, Vec<Hand>) =
        entrants(participants, unranked, rules).into_iter().unzip();
    let prizes = prizes.min(MAX_PRIZES);
    // The first place is computed even if it has no prize.
    let chances = Chances::of(&entrants, prizes.max(1), rules);
    let odds = ids.iter().enumerate().map(|(place, &hand)| {
        let of_places = chances.of_hand(place);
        HandOdds {
            hand,
            prize: rounded(of_places.iter().take(prizes).sum()),
            first: rounded(of_places.first().copied().unwrap_or(0.0)),
            low_hand: chances.of_low_hand(place).map(rounded),
        }
    });
    let mut odds: Vec<HandOdds> = odds.collect();
    odds.sort_unstable_by_key(|odds| odds.hand);
    Some(odds)
}

fn rounded(probability: f64) -> f64 {
    (probability.clamp(0.0, 1.0) * 1e6).round() / 1e6
}

/// The hands that can still win, in turn-in order, which decides between equal hands of one participant (PR-8).
fn entrants<'a>(
    participants: impl Iterator<Item = &'a ParticipantView>,
    unranked: &[Unranked<HandId>],
    rules: &Rules,
) -> Vec<(HandId, Hand)> {
    let unranked: BTreeMap<HandId, Reason> =
        unranked.iter().map(|unranked| (unranked.id, unranked.reason)).collect();
    let hands = participants.flat_map(|one| one.hands.iter().map(move |hand| (one, hand)));
    let is_in = |&(one, hand): &(&ParticipantView, &HandView)| match hand.turned_in {
        Some(_) => matches!(unranked.get(&hand.hand), None | Some(Reason::OtherHand)),
        None => one.arrived.is_none_or(|arrived| arrived <= rules.deadline()),
    };
    let mut hands: Vec<(&ParticipantView, &HandView)> = hands.filter(is_in).collect();
    hands.sort_unstable_by_key(|(_, hand)| (hand.turned_in.is_none(), hand.turned_in, hand.hand));
    hands.into_iter().filter_map(|(one, hand)| Some((hand.hand, entrant(one, hand, rules)?))).collect()
}

/// A hand with its cards so far; `None` if it can no longer be ranked.
fn entrant(one: &ParticipantView, hand: &HandView, rules: &Rules) -> Option<Hand> {
    let valid = || hand.stamps.iter().filter(|stamp| stamp.stamp.void.is_none());
    let is_missing = |stop: &Stop| valid().all(|stamp| stamp.mark != Mark::Stop(*stop));
    let missing: Vec<Stop> = Stop::all().filter(is_missing).collect();
    // The card of a stop after the next one cannot be entered yet, and the card of a skipped stop is not expected.
    let is_due = |stop: &Stop| hand.next.is_none_or(|next| *stop <= next);
    let is_lost = |stop: &Stop| hand.skipped.contains(stop) || (is_due(stop) && !may_get(hand, *stop));
    if missing.iter().any(is_lost) {
        return None;
    }
    let cards: Vec<_> = valid().map(|stamp| stamp.stamp.card.0).collect();
    let participant = one.participant.number() as usize;
    Hand::new(participant, &cards, u8::try_from(missing.len()).ok()?, rules).ok()
}

/// Returns whether the card of a stop can be entered now.
fn may_get(hand: &HandView, stop: Stop) -> bool {
    hand.legal.offers.iter().any(|offer| match offer {
        LegalAction::Stamp { stop: offered, .. } => *offered == stop,
        LegalAction::SpinAll { .. } => true,
        _ => false,
    })
}

/// The odds of an event, and the computation in progress, in the task of the event.
pub(super) struct OddsWorker {
    latest: Option<Arc<Odds>>,
    /// The position for which the odds were last computed, or are being computed.
    of: u64,
    running: Option<oneshot::Receiver<ComputedOdds>>,
    /// Permits to compute odds, shared by all events.
    permits: Arc<Semaphore>,
    /// The earliest start of the next computation.
    next: Instant,
    /// The time until which odds are computed even without viewers of the live board; `None` before the first request
    /// for the board.
    wanted_until: Option<Instant>,
}

/// A finished computation.
pub(super) struct ComputedOdds {
    odds: Option<Vec<HandOdds>>,
    took: Duration,
}

impl OddsWorker {
    pub fn new(permits: Arc<Semaphore>) -> OddsWorker {
        OddsWorker { latest: None, of: 0, running: None, permits, next: Instant::now(), wanted_until: None }
    }

    /// The latest odds; `None` before the first computation.
    pub const fn latest(&self) -> Option<&Arc<Odds>> {
        self.latest.as_ref()
    }

    /// Records a request for the board.
    pub fn want(&mut self) {
        self.wanted_until = Some(Instant::now() + WANTED);
    }

    /// The time of the next computation; `None` if none is needed. `watched` is `true` while the live board has
    /// viewers.
    pub fn due(&self, state: &State, watched: bool) -> Option<Instant> {
        let is_open = state.game.as_ref().is_some_and(|game| game.phase() == Phase::Open);
        let at = self.next.max(Instant::now());
        let wanted = watched || self.wanted_until.is_some_and(|until| at <= until);
        (is_open && wanted && self.running.is_none() && self.of != state.seq).then_some(self.next)
    }

    /// Starts a computation for this view of the game.
    pub fn start(&mut self, cached: &Arc<CachedView>, game: &PokerRun) {
        let (cached, rules, prizes) = (cached.clone(), game.rules().clone(), game.plan().prizes.len());
        (self.of, self.next) = (cached.seq, Instant::now() + INTERVAL);
        let (answer, running) = oneshot::channel();
        self.running = Some(running);
        let permits = self.permits.clone();
        tokio::spawn(async move {
            let permit = permits.acquire_owned().await;
            spawn_blocking(move || {
                let started = Instant::now();
                let unranked = cached.ranking().map(|ranking| &ranking.settlement.unranked[..]);
                let odds = odds(cached.participants(), unranked.unwrap_or_default(), &rules, prizes);
                // The send fails only if the task of the event has ended.
                let _ = answer.send(ComputedOdds { odds, took: started.elapsed() });
                drop(permit);
            });
        });
    }

    /// Waits for the computation in progress; forever if there is none. `None` if the computation failed.
    pub async fn next_result(&mut self) -> Option<ComputedOdds> {
        match &mut self.running {
            Some(running) => running.await.ok(),
            None => std::future::pending().await,
        }
    }

    /// Takes over the result of a computation. Equal odds keep their position.
    pub fn finish(&mut self, done: Option<ComputedOdds>) {
        self.running = None;
        let Some(ComputedOdds { odds: hands, took }) = done else { return };
        self.next = self.next.max(Instant::now() + took * PAUSE);
        if self.latest.as_ref().is_none_or(|latest| latest.hands != hands) {
            self.latest = Some(Arc::new(Odds::following(self.latest.as_deref(), self.of, hands)));
        }
    }

    /// Drops the odds and the computation in progress once the event is closed.
    pub fn end(&mut self, state: &State) {
        if state.game.as_ref().is_none_or(|game| game.phase() == Phase::Open) {
            return;
        }
        self.running = None;
        if self.latest.as_ref().is_some_and(|latest| latest.hands.is_some()) {
            self.latest = Some(Arc::new(Odds::none(state.seq)));
        }
    }
}
