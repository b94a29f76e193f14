//! Simulation of the poker run: whole events, from the registration to the prizes.
//!
//! Three in four participants ride, one in four has a second hand, and some are late. A hand costs 1000 cents and the
//! extra card 500 unless the rules say otherwise; the prizes are 25%, 15% and 10% of the takings.

use super::played::PlayedRounds;
use super::request::Request;
use crate::RequestError;
use crate::effects::{Effects, Random};
use cards::{CardSet, Wheel};
use games::poker_run::{
    self, Action, ExtraCard, HandId, LegalAction, Participant, Plan, PokerRun, Prize, Refusal, Rules,
    Settings, Share, SpinsAt, Stop, Time,
};
use games::{Actor, Chips, Legal, NoOrder, Refereed, Shown, StaffId, Viewer};
use strategy::bots::Baseline;
use strategy::bots::poker_run::{BUYERS, buyer};

const SEATS: usize = 20;
const MAX_SEATS: usize = 1_000;

const STAFF: Actor = Actor::Staff(StaffId(1));
/// Shares of the takings for the first three places, in hundredths of a percent.
const PRIZES: [u32; 3] = [2_500, 1_500, 1_000];
/// Time between the start of the participants and the deadline, in seconds.
const START: u32 = 330 * 60;
/// Minimum time between two stops, and the range of random time added to it, in seconds.
const TRAVEL_TIME: (u32, u32) = (30 * 60, 36 * 60);

/// The decision whether to buy the extra card.
trait Decide: FnMut(&PokerRun, HandId, &mut dyn Random) -> bool {}
impl<F: FnMut(&PokerRun, HandId, &mut dyn Random) -> bool> Decide for F {}

/// Plays the events of a request.
///
/// # Errors
/// If the rules contradict each other, the prices are too high, or the poker run does not have this number of
/// participants or this policy.
pub fn simulate(
    given: Settings,
    request: &Request,
    effects: &dyn Effects,
) -> Result<PlayedRounds, RequestError> {
    let rules = rules(given)?;
    let participants = request.seats(PokerRun::NAME, SEATS, 1..=MAX_SEATS, |_| None)?;
    let mut events = Events::new(rules, participants, effects.random(request.seed))?;
    let hands = request.hands;
    let names = BUYERS.iter().map(|buyer| buyer.name());
    let buyer = buyer(&request.policy).ok_or_else(|| Request::no_such_policy(PokerRun::NAME, names))?;
    Ok(match buyer.baseline() {
        Some(Baseline::Call) => events.play(hands, effects, |_, _, _| false),
        Some(Baseline::Random) => events.play(hands, effects, |_, _, random| random.below(2) == 0),
        None => events.play(hands, effects, |run, hand, random| {
            buyer.buys(&run.view(Viewer::Rail), hand, &mut |n| random.below_u64(n))
        }),
    })
}

/// The rules for these settings, with a default for each omitted price, so that there is money to count. There is no
/// default for the extra card if the settings do not allow one.
fn rules(given: Settings) -> Result<Rules, RequestError> {
    let priced = given.extra_card != Some(ExtraCard::None);
    let settings = Settings {
        hand_price: given.hand_price.or(Chips::new(1_000).ok()),
        extra_price: given.extra_price.or(Chips::new(500).ok().filter(|_| priced)),
        ..given
    };
    Ok(Rules::new(&settings)?)
}

/// Setup shared by the simulated events.
struct Events {
    rules: Rules,
    settings: Settings,
    plan: Plan,
    participants: u32,
    random: Box<dyn Random>,
}

/// The current event, with the takings that it should have.
struct Event<'a> {
    run: PokerRun,
    taken: Chips,
    rules: &'a Rules,
    settings: &'a Settings,
    random: &'a mut dyn Random,
}

impl Events {
    fn new(rules: Rules, participants: usize, random: Box<dyn Random>) -> Result<Events, RequestError> {
        let settings = Settings::from(rules.clone());
        let share = |part| Share::new(part).map(Prize::Share);
        let plan = Plan::new(PRIZES.into_iter().filter_map(share).collect());
        let prices = [settings.hand_price, settings.extra_price].into_iter().flatten();
        let each =
            Chips::checked_sum(prices).and_then(|price| price.get().checked_mul(2 * participants as u64));
        if each.is_none_or(|most| Chips::new(most).is_err()) {
            return Err(Refusal::TooMuchMoney.into());
        }
        Ok(Events { rules, settings, plan, participants: participants as u32, random })
    }

    fn play(&mut self, events: u64, effects: &dyn Effects, mut decide: impl Decide) -> PlayedRounds {
        let participants = self.participants as usize;
        PlayedRounds::of(events, participants, "events", effects, || self.play_one(&mut decide))
    }

    fn play_one(&mut self, decide: &mut impl Decide) -> bool {
        let run = PokerRun::open(&self.rules, &self.plan, &NoOrder, &mut |_| {})
            .expect("five stops, half the takings");
        let (rules, settings) = (&self.rules, &self.settings);
        let mut event = Event { run, taken: Chips::ZERO, rules, settings, random: &mut *self.random };
        (1..=self.participants).filter_map(Participant::new).for_each(|one| event.take_part(one, decide));
        event.close();
        event.is_conserved()
    }
}

impl Event<'_> {
    fn enter(&mut self, action: &Action) {
        self.run.apply(STAFF, action, &mut |_| {}).expect("an entry that the rules offer");
    }

    /// Pays the price of a hand; the payment is an entry if the rules require one (PR-20).
    fn pay(&mut self, hand: HandId) {
        let payment = Action::Pay { hand };
        if self.run.legal(STAFF).allows(&payment) {
            self.enter(&payment);
        }
        self.sell(self.settings.hand_price);
    }

    /// Plays the event for one participant, from registration to turning in the hands.
    fn take_part(&mut self, participant: Participant, decide: &mut impl Decide) {
        let rides = self.random.below(4) > 0;
        self.enter(&Action::Register { participant, name: "Ada".to_owned(), rides });
        self.pay(participant.hand(1));
        let second = Action::AddHand { participant };
        let hands = if self.random.below(4) == 0 && self.run.legal(STAFF).allows(&second) {
            self.enter(&second);
            self.pay(participant.hand(2));
            2
        } else {
            1
        };
        let mut held = [CardSet::EMPTY; 2];
        let at = self.route(participant, rides, &mut held[..hands]);
        self.enter(&Action::Arrive { participant, at });
        for (number, held) in (1..).zip(&mut held[..hands]) {
            self.finish(participant.hand(number), held, at, decide);
        }
    }

    fn sell(&mut self, price: Option<Chips>) {
        self.taken += price.unwrap_or_default();
    }

    /// Draws the cards of a participant's hands and returns the time of arrival. A participant who rides gets one
    /// card per stop, as far as the deadline allows; any other participant gets all cards at the first stop.
    fn route(&mut self, participant: Participant, rides: bool, held: &mut [CardSet]) -> Time {
        let deadline = self.rules.deadline();
        let mut at = Time::from_seconds(deadline.seconds().saturating_sub(START)).unwrap_or(Time::FIRST);
        if !rides {
            for (number, held) in (1..).zip(held) {
                let cards = std::array::from_fn(|_| self.spin(held));
                let (hand, spins_at) = (participant.hand(number), SpinsAt::FirstStop);
                self.enter(&Action::SpinAll { hand, spins_at, cards, at: Some(at) });
            }
            return self.later(at);
        }
        for stop in Stop::all() {
            at = self.later(at);
            for (number, held) in (1..).zip(&mut *held).filter(|_| at <= deadline) {
                let card = self.spin(held);
                self.enter(&Action::Stamp { hand: participant.hand(number), stop, card, at: Some(at) });
            }
        }
        self.later(at)
    }

    fn later(&mut self, at: Time) -> Time {
        let (least, more) = TRAVEL_TIME;
        Time::from_seconds(at.seconds() + least + self.random.below(more)).unwrap_or(Time::LAST)
    }

    /// Spins a card, and spins again until the rules allow the hand to have the card.
    fn spin(&mut self, held: &mut CardSet) -> Shown {
        loop {
            let card = Wheel.spin(|fields| self.random.below(fields));
            if held.insert(card) || self.rules.repeats() {
                return Shown(card);
            }
        }
    }

    /// Buys the extra card, if it is offered and `decide` wants it, and turns the hand in.
    fn finish(&mut self, hand: HandId, held: &mut CardSet, at: Time, decide: &mut impl Decide) {
        let offers = self.run.hand_moves(hand).offers;
        let offered = offers.iter().any(
            |offer| matches!(offer, LegalAction::Extra { within } if within.from <= at && at <= within.to),
        );
        if offered && decide(&self.run, hand, self.random) {
            let card = self.spin(held);
            self.enter(&Action::Extra { hand, card, at: Some(at) });
            self.sell(self.settings.extra_price);
        }
        self.enter(&Action::TurnIn { hand, at });
    }

    /// Closes the event. Ties are broken by a spin-off if the settings require it.
    fn close(&mut self) {
        let mut tied = Vec::new();
        let mut actions = vec![Action::Close];
        while let Some(action) = actions.pop() {
            let mut note = |entry| {
                if let poker_run::Event::SpinOff { hands } = entry {
                    tied = hands;
                }
            };
            self.run.apply(STAFF, &action, &mut note).expect("an entry that the rules offer");
            if actions.is_empty() {
                let spin = |hand| Action::SpinOff { hand, card: self.spin(&mut CardSet::default()) };
                actions = std::mem::take(&mut tied).into_iter().map(spin).collect();
            }
        }
    }

    /// `true` if the takings equal the sales, and the prizes, the charity's and the event's parts add up to
    /// the takings.
    fn is_conserved(&self) -> bool {
        let Some(outcome) = self.run.outcome() else { return false };
        let settlement = outcome.settle();
        let account = settlement.account;
        let paid: Chips = settlement.standings.iter().map(|standing| standing.prize).sum();
        let spent = account.prizes.signed() + account.charity.signed() + account.event;
        account.takings == self.taken && account.prizes == paid && spent == self.taken.signed()
    }
}
