//! A small poker run with company on the road: who rides, when they come where, and which cards the wheel shows.

use crate::chance::Chance;
use crate::company::NAMES;
use crate::narrate::Cast;
use crate::wire::Refused;
use cards::{Card, Wheel};
use games::poker_run::{
    Action, Entry, ExtraCard, HandId, HandView, Offer, Participant, Plan, PokerRun, Prize, Rules, Settings,
    Share, SpinsAt, Stop, Time, View,
};
use games::{Actor, Chips, NoOrder, Refereed, Shown, StaffId, Viewer};
use strategy::bots::poker_run::{BUYERS, Buyer};

/// What a hand and an extra card cost here where the settings do not say, in cents.
const PRICES: (u32, u32) = (2_000, 500);
/// The prizes, in hundredths of a percent of the takings; the rest is for charity.
const PRIZES: [u32; 3] = [4_000, 2_500, 1_000];
/// How many seconds lie between two stops, where the deadline leaves the time.
const LEG: u32 = 45 * 60;
/// How many legs there are before the deadline: five stops, the finish, the extra card, turning in.
const LEGS: u32 = 8;

/// Makes the entries that the wheel does not.
const STAFF: Actor = Actor::Staff(StaffId(1));

/// Somebody who takes part.
pub struct Rider {
    /// The number, from 1.
    pub number: usize,
    pub name: &'static str,
    /// Who decides on the extra card; nobody for the person at the terminal.
    pub buyer: Option<&'static dyn Buyer>,
    /// Whether this one rides, or spins everything at the finish.
    pub rides: bool,
}

/// Who takes part.
#[derive(Clone, Copy)]
pub struct Company {
    /// How many.
    pub riders: usize,
    /// The number of the person at the terminal, if there is one.
    pub person: Option<usize>,
    /// Who decides for all others; for each somebody else if left out.
    pub buyer: Option<&'static dyn Buyer>,
}

impl Company {
    /// Their names.
    pub fn cast(&self) -> Cast {
        Cast::new(NAMES.into_iter().take(self.riders))
    }

    /// Of four or more the last does not ride, unless that is the person.
    fn rider(&self, number: usize, chance: &mut Chance) -> Rider {
        let person = Some(number) == self.person;
        let buyer = (!person).then(|| self.buyer.unwrap_or_else(|| draw_buyer(chance)));
        let rides = person || number < 4 || number < self.riders;
        Rider { number, name: NAMES[number - 1], buyer, rides }
    }
}

/// An event and those who take part in it.
pub struct Road {
    run: PokerRun,
    riders: Vec<Rider>,
}

/// Where somebody's card comes from.
#[derive(Clone, Copy)]
pub enum Source {
    /// The wheel on the screen.
    Screen,
    /// A wheel or a pack that the person has at hand, and typed.
    Typed,
}

impl Road {
    /// The settings of this event: a hand and an extra card have their price, unless the settings say another.
    pub fn settings(given: &Settings) -> Settings {
        let price = |cents: u32| Chips::new(cents.into()).ok();
        let extra = given.extra_card != Some(ExtraCard::None);
        Settings {
            hand_price: given.hand_price.or(price(PRICES.0)),
            extra_price: given.extra_price.or(price(PRICES.1).filter(|_| extra)),
            ..given.clone()
        }
    }

    /// Opens the event and registers everybody.
    ///
    /// # Errors
    /// Where the prices are so high that the takings would be too much.
    pub fn open(
        rules: &Rules,
        company: Company,
        chance: &mut Chance,
        out: &mut impl FnMut(Entry),
    ) -> Result<Road, Refused> {
        let share = |share: u32| Share::new(share).map(Prize::Share);
        let plan = Plan::new(PRIZES.into_iter().filter_map(share).collect());
        let riders: Vec<Rider> = (1..=company.riders).map(|number| company.rider(number, chance)).collect();
        let mut road = Road { run: PokerRun::open(rules, &plan, &NoOrder, out)?, riders };
        for at in 0..road.riders.len() {
            let Rider { number, name, rides, .. } = road.riders[at];
            let action = Action::Register { participant: participant(number), name: name.to_owned(), rides };
            road.run.apply(STAFF, &action, out)?;
        }
        Ok(road)
    }

    /// The event.
    pub fn run(&self) -> &PokerRun {
        &self.run
    }

    /// Who takes part.
    pub fn riders(&self) -> &[Rider] {
        &self.riders
    }

    /// What everybody may see.
    pub fn view(&self) -> View {
        self.run.view(Viewer::Rail)
    }

    /// The tally sheet of somebody.
    pub fn sheet(&self, number: usize) -> HandView {
        let mut participants = self.view().participants;
        participants.swap_remove(number - 1).hands.swap_remove(0)
    }

    /// A card of the wheel for somebody: spun again where the hand may not have it.
    pub fn spin(&self, number: usize, chance: &mut Chance) -> Card {
        let barred = self.sheet(number).legal.barred;
        loop {
            let card = Wheel.spin(|n| chance.below(n));
            if !barred.contains(&Shown(card)) {
                return card;
            }
        }
    }

    /// Everything from the first stop to the prizes, where all are bots.
    ///
    /// # Errors
    /// Never but by a fault of the event.
    pub fn ride_out(&mut self, chance: &mut Chance, out: &mut impl FnMut(Entry)) -> Result<(), Refused> {
        for stop in Stop::all() {
            self.others_at_stop(stop, chance, out)?;
        }
        self.others_at_finish(chance, out)?;
        self.close(chance, out)
    }

    /// The bots come to a stop and spin.
    ///
    /// # Errors
    /// Never but by a fault of the event.
    pub fn others_at_stop(
        &mut self,
        stop: Stop,
        chance: &mut Chance,
        out: &mut impl FnMut(Entry),
    ) -> Result<(), Refused> {
        for number in self.bots() {
            if self.riders[number - 1].rides {
                let card = self.spin(number, chance);
                self.stamp(number, stop, card, Source::Screen, chance, out)?;
            }
        }
        Ok(())
    }

    /// The bots come to the finish, decide on the extra card and turn their hands in.
    ///
    /// # Errors
    /// Never but by a fault of the event.
    pub fn others_at_finish(
        &mut self,
        chance: &mut Chance,
        out: &mut impl FnMut(Entry),
    ) -> Result<(), Refused> {
        for number in self.bots() {
            self.arrive(number, chance, out)?;
            if !self.riders[number - 1].rides {
                self.spin_all(number, chance, out)?;
            }
        }
        for number in self.bots() {
            if self.may_buy(number) && self.wants_extra(number, chance) {
                let card = self.spin(number, chance);
                self.extra(number, card, Source::Screen, chance, out)?;
            }
        }
        self.bots().into_iter().try_for_each(|number| self.turn_in(number, chance, out))
    }

    /// The numbers of the bots.
    fn bots(&self) -> Vec<usize> {
        self.riders.iter().filter(|rider| rider.buyer.is_some()).map(|rider| rider.number).collect()
    }

    fn wants_extra(&self, number: usize, chance: &mut Chance) -> bool {
        let buyer = self.riders[number - 1].buyer;
        buyer.is_some_and(|buyer| buyer.buys(&self.view(), hand(number), &mut |n| chance.below_u64(n)))
    }

    /// Whether an extra card may be had now.
    pub fn may_buy(&self, number: usize) -> bool {
        self.sheet(number).legal.offers.iter().any(|offer| matches!(offer, Offer::Extra { .. }))
    }

    /// Stamps the card of a stop.
    ///
    /// # Errors
    /// The wrong stop, or a card that the hand may not have.
    pub fn stamp(
        &mut self,
        number: usize,
        stop: Stop,
        card: Card,
        source: Source,
        chance: &mut Chance,
        out: &mut impl FnMut(Entry),
    ) -> Result<(), Refused> {
        let at = self.time(stop.number() as u32 - 1, chance);
        self.enter(source, &Action::Stamp { hand: hand(number), stop, card: Shown(card), at }, out)
    }

    /// All five cards of somebody who does not ride.
    fn spin_all(
        &mut self,
        number: usize,
        chance: &mut Chance,
        out: &mut impl FnMut(Entry),
    ) -> Result<(), Refused> {
        let mut cards: Vec<Shown> = Vec::new();
        while let Some(missing) = 5_usize.checked_sub(cards.len()).filter(|&missing| missing > 0) {
            let card = Shown(Wheel.spin(|n| chance.below(n)));
            if missing == 5 || self.run.rules().repeats() || !cards.contains(&card) {
                cards.push(card);
            }
        }
        let Ok(cards) = cards.try_into() else { return Ok(()) };
        let at = self.arrived(number).unwrap_or(Time::FIRST);
        let action = Action::SpinAll { hand: hand(number), spins_at: SpinsAt::Finish, cards, at };
        self.enter(Source::Screen, &action, out)
    }

    fn arrived(&self, number: usize) -> Option<Time> {
        self.view().participants[number - 1].arrived
    }

    /// Somebody is scanned at the finish.
    ///
    /// # Errors
    /// Whoever was scanned before.
    pub fn arrive(
        &mut self,
        number: usize,
        chance: &mut Chance,
        out: &mut impl FnMut(Entry),
    ) -> Result<(), Refused> {
        let at = self.time(5, chance);
        Ok(self.run.apply(STAFF, &Action::Arrive { participant: participant(number), at }, out)?)
    }

    /// Stamps the extra card.
    ///
    /// # Errors
    /// Where none may be had, or a card that the hand may not have.
    pub fn extra(
        &mut self,
        number: usize,
        card: Card,
        source: Source,
        chance: &mut Chance,
        out: &mut impl FnMut(Entry),
    ) -> Result<(), Refused> {
        let at = self.time(6, chance);
        self.enter(source, &Action::Extra { hand: hand(number), card: Shown(card), at }, out)
    }

    /// Somebody turns the hand in.
    ///
    /// # Errors
    /// A hand that was turned in before.
    pub fn turn_in(
        &mut self,
        number: usize,
        chance: &mut Chance,
        out: &mut impl FnMut(Entry),
    ) -> Result<(), Refused> {
        let at = self.time(7, chance);
        Ok(self.run.apply(STAFF, &Action::TurnIn { hand: hand(number), at }, out)?)
    }

    /// Closes the event; tied hands spin off where the settings say so.
    ///
    /// # Errors
    /// Never but by a fault of the event.
    pub fn close(&mut self, chance: &mut Chance, out: &mut impl FnMut(Entry)) -> Result<(), Refused> {
        self.run.apply(STAFF, &Action::Close, out)?;
        while let Some(hand) = self.to_spin_off() {
            let card = Shown(Wheel.spin(|n| chance.below(n)));
            self.run.apply(Actor::House, &Action::SpinOff { hand, card }, out)?;
        }
        Ok(())
    }

    fn to_spin_off(&self) -> Option<HandId> {
        let view = self.view();
        let mut hands = view.participants.iter().flat_map(|participant| &participant.hands);
        hands.find(|sheet| sheet.legal.offers.contains(&Offer::SpinOff)).map(|sheet| sheet.hand)
    }

    fn enter(&mut self, source: Source, action: &Action, out: &mut impl FnMut(Entry)) -> Result<(), Refused> {
        let by = match source {
            Source::Screen => Actor::House,
            Source::Typed => STAFF,
        };
        Ok(self.run.apply(by, action, out)?)
    }

    /// Some time on a leg of the way, in time for the deadline.
    fn time(&self, leg: u32, chance: &mut Chance) -> Time {
        let deadline = self.run.rules().deadline().seconds();
        let long = LEG.min(deadline / (LEGS + 1));
        let begin = deadline - LEGS * long + leg * long;
        Time::from_seconds(begin + chance.below((long / 2).max(1))).unwrap_or(Time::LAST)
    }
}

/// Buyers with a mind of their own.
fn draw_buyer(chance: &mut Chance) -> &'static dyn Buyer {
    let minded: Vec<_> = BUYERS.iter().filter(|buyer| !["call", "random"].contains(&buyer.name())).collect();
    minded[chance.below(minded.len() as u32) as usize].to_owned()
}

fn participant(number: usize) -> Participant {
    Participant::new(number as u32).expect("participants count from 1")
}

/// Everybody has one hand.
pub fn hand(number: usize) -> HandId {
    participant(number).hand(1)
}

/// The cards of a sheet that count, those of the stops first.
pub fn live(sheet: &HandView) -> Vec<Card> {
    let live = |mark: &&games::poker_run::MarkView| mark.stamp.void.is_none();
    sheet.stamps.iter().filter(live).map(|mark| mark.stamp.card.0).collect()
}
