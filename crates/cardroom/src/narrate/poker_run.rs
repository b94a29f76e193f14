//! Narrates the poker run in English.

use super::{Layout, NarratedEvent, Narrator, PlayerNames};
use crate::paint::money;
use games::Chips;
use games::poker_run::{Account, Event, HandId, Mark, PokerRun, SpinsAt, Standing, Time};

/// Narrator of a poker run.
pub struct RunNarrator {
    names: PlayerNames,
    placing: bool,
}

impl Narrator<PokerRun> for RunNarrator {
    fn new(names: PlayerNames) -> RunNarrator {
        RunNarrator { names, placing: false }
    }

    fn narrate(&mut self, event: &Event) -> NarratedEvent {
        let placing = matches!(event, Event::Placed(_) | Event::NotPlaced(_));
        let begins = placing && !self.placing;
        self.placing |= placing;
        let form = match event {
            Event::Opened { .. } | Event::SpinOff { .. } | Event::Closed { .. } | Event::Cancelled { .. } => {
                Layout::Apart
            }
            _ => Layout::Line,
        };
        let narrated = NarratedEvent::line(self.words(event), event.clauses()).with_layout(form);
        let prize = match event {
            Event::Placed(standing) if standing.prize > Chips::ZERO => Some(money(standing.prize.signed())),
            _ => None,
        };
        NarratedEvent { title: begins.then_some("Standings"), ..narrated.with_amount(prize) }
    }
}

impl RunNarrator {
    fn words(&self, event: &Event) -> String {
        match event {
            Event::Opened { deadline, .. } => format!("The event is open; the deadline is {deadline}"),
            Event::Registered { hand, rides, .. } => {
                let rides = if *rides { "as a rider" } else { "as a non-rider" };
                self.with_verb(*hand, &format!("is registered {rides} with hand {hand}"))
            }
            Event::HandAdded { hand } => self.with_verb(*hand, &format!("has one more hand, {hand}")),
            Event::Stamped { hand, stop, card, at, .. } => {
                let stop = stop.number();
                self.with_verb(*hand, &format!("spins {:#} at stop {stop}{}", card.0, time(*at)))
            }
            Event::SpunAll { hand, spins_at, cards, at, .. } => {
                let place = match spins_at {
                    SpinsAt::FirstStop => "the first stop",
                    SpinsAt::Finish => "the finish",
                };
                let cards = super::plain_cards(cards.iter().map(|card| card.0));
                self.with_verb(*hand, &format!("spins {cards} at {place}{}", time(*at)))
            }
            Event::Arrived { participant, at, in_time } => {
                let late = if *in_time { "" } else { ", after the deadline" };
                self.names
                    .with_verb(participant.number() as usize, &format!("is at the finish at {at}{late}"))
            }
            Event::ExtraStamped { hand, card, at, .. } => self.with_verb(
                *hand,
                &format!(
                    "has an extra card, {:#}{}",
                    card.0,
                    at.map(|at| format!(", at {at}")).unwrap_or_default()
                ),
            ),
            Event::Voided { hand, mark, card, reason } => {
                format!("{:#} for {} of hand {hand} is void: {reason}", card.0, place(*mark))
            }
            Event::Restamped { hand, mark, card, at, .. } => self.with_verb(
                *hand,
                &format!("has {:#} for {} in place of a void stamp{}", card.0, place(*mark), time(*at)),
            ),
            Event::Confirmed { hand, mark, card, .. } => {
                format!("{:#} for {} of hand {hand} is on the sheet too", card.0, place(*mark))
            }
            Event::ArrivalVoided { participant, at, reason } => {
                let whose = self.names.possessive(participant.number() as usize);
                format!("{whose} arrival at {at} is void: {reason}")
            }
            Event::TurnedIn { hand, at } => self.with_verb(*hand, &format!("turns in hand {hand} at {at}")),
            Event::TurnInVoided { hand, at, reason } => {
                format!("Turning in hand {hand} at {at} is void: {reason}")
            }
            Event::SpinOff { hands } => {
                let hands: Vec<String> = hands.iter().map(HandId::to_string).collect();
                format!("Hands {} are tied: each spins one card", hands.join(", "))
            }
            Event::SpunOff { hand, card, .. } => {
                self.with_verb(*hand, &format!("spins {:#} against the tie", card.0))
            }
            Event::Placed(standing) => self.placed(standing),
            Event::NotPlaced(unranked) => {
                format!("–   {}, hand {}: {}", self.name(unranked.id), unranked.id, unranked.text)
            }
            Event::Closed { account } => account_words(account),
            Event::Withdrawn { participant, refund } => {
                let verb = format!("withdraws{}", refunded("; ", *refund));
                self.names.with_verb(participant.number() as usize, &verb)
            }
            Event::FeePaid { hand, fee } => {
                self.with_verb(*hand, &format!("pays {} for hand {hand}", money(fee.signed())))
            }
            Event::PrizePaid { hand, place, prize } => {
                let prize = money(prize.signed());
                self.with_verb(*hand, &format!("is paid {prize} for place {place} with hand {hand}"))
            }
            Event::FeeVoided { hand, fee, reason } => {
                format!("The payment of {} for hand {hand} is void: {reason}", money(fee.signed()))
            }
            Event::PrizeVoided { hand, place, prize, reason } => {
                let prize = money(prize.signed());
                format!("The payment of {prize} for place {place} with hand {hand} is void: {reason}")
            }
            Event::StopReopened { stop, reason } => {
                format!("Stop {} is open again: {reason}", stop.number())
            }
            Event::StopClosed { stop, reason } => format!("Stop {} is closed: {reason}", stop.number()),
            Event::DeadlineMoved { from, to, reason } => {
                format!("The deadline is moved from {from} to {to}: {reason}")
            }
            Event::Reported { stop, until } => {
                format!("Stop {} has reported every stamp up to {until}", stop.number())
            }
            Event::ReportRetracted { stop, until, reason, .. } => {
                let still = until.map(|until| format!(" from {until} on")).unwrap_or_default();
                format!("The report of stop {} is withdrawn{still}: {reason}", stop.number())
            }
            Event::SkipAllowed { hand, stop, reason } => {
                format!("Hand {hand} may skip stop {}: {reason}", stop.number())
            }
            Event::Renamed { participant, name, reason } => {
                format!("Participant {participant} is registered as {name}: {reason}")
            }
            Event::RidesChanged { participant, rides, reason } => {
                let rides = if *rides { "rides" } else { "does not ride" };
                self.names.with_verb(participant.number() as usize, &format!("{rides}: {reason}"))
            }
            Event::HandRemoved { hand, refund, reason } => {
                format!("Hand {hand} is removed: {reason}{}", refunded(". ", *refund))
            }
            Event::Cancelled { reason, refund } => {
                format!("The event is cancelled: {reason}{}", refunded(". ", *refund))
            }
        }
    }

    fn placed(&self, standing: &Standing<HandId>) -> String {
        let place = format!("{}{}", standing.place, if standing.tied { "=" } else { "" });
        format!("{place:<3} {}, hand {}: {}", self.name(standing.id), standing.id, standing.text)
    }

    fn name(&self, hand: HandId) -> &'static str {
        self.names.name(hand.participant.number() as usize)
    }

    fn with_verb(&self, hand: HandId, verb: &str) -> String {
        self.names.with_verb(hand.participant.number() as usize, verb)
    }
}

/// The time of a stamp, after a comma; empty if it is not known.
fn time(at: Option<Time>) -> String {
    at.map(|at| format!(", {at}")).unwrap_or_default()
}

fn place(mark: Mark) -> String {
    match mark {
        Mark::Stop(stop) => format!("stop {}", stop.number()),
        Mark::Extra => "the extra card".to_owned(),
    }
}

/// The text of a refund, after a separator; empty if the amount is 0.
fn refunded(separator: &str, cents: Chips) -> String {
    match cents {
        Chips::ZERO => String::new(),
        cents => format!("{separator}{} is refunded", money(cents.signed())),
    }
}

/// The distribution of the takings, as text.
fn account_words(account: &Account) -> String {
    let parts = [account.takings.signed(), account.prizes.signed(), account.charity.signed(), account.event];
    let [takings, prizes, charity, event] = parts.map(money);
    let refunds = refunded(". ", account.refunds);
    format!("Takings {takings}: prizes {prizes}, charity {charity}, event {event}{refunds}")
}
