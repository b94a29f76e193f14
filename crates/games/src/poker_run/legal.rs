//! Legal entries, as offers, so that a user interface can show only possible ones. The conformance tests
//! compare them with what [`Refereed::apply`](crate::Refereed::apply) accepts.

use super::plan::is_valid_text;
use super::run::Person;
use super::sheet::Sheet;
use super::{
    Action, DeadlineFor, ExtraCard, HandId, Mark, Participant, Phase, PokerRun, Route, STOPS, SpinsAt, Stop,
    Time,
};
use crate::actor::Actor;
use crate::face::Shown;
use crate::game::Legal;
use cards::{Card, CardSet};
use schemars::JsonSchema;
use serde::Serialize;

/// A time window, both ends inclusive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Window {
    /// The first second.
    pub from: Time,
    /// The last second.
    pub to: Time,
}

/// An entry that may be made for a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the comments of the variants describe their fields")]
pub enum LegalEntry {
    /// The card of a stop.
    Stamp { stop: Stop, within: Window },
    /// All five cards of a participant who does not ride.
    SpinAll { spins_at: SpinsAt, within: Window },
    /// The extra card.
    Extra { within: Window },
    /// A declaration that a stamp is void.
    Void { mark: Mark },
    /// Turning in the hand.
    TurnIn { within: Window },
    /// A card to break a tie.
    SpinOff,
    /// The payment of the fee.
    Pay,
    /// The payment of the prize.
    PayPrize,
}

/// The legal entries for one hand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct HandMoves {
    /// The possible entries.
    pub offers: Vec<LegalEntry>,
    /// Cards that the hand may not get, since it holds them already (PR-1). They do not bar a spin-off.
    pub barred: Vec<Shown>,
}

/// The legal entries of an actor.
#[derive(Clone, Copy)]
pub struct Moves<'a> {
    run: &'a PokerRun,
    by: Actor,
}

impl Window {
    fn new(from: Option<Time>, to: Time) -> Option<Window> {
        let from = from.unwrap_or(Time::FIRST);
        (from <= to).then_some(Window { from, to })
    }

    fn holds(self, at: Time) -> bool {
        self.from <= at && at <= self.to
    }

    fn pick(self, below: &mut dyn FnMut(u64) -> u64) -> Time {
        let seconds = u64::from(self.to.seconds() - self.from.seconds()) + 1;
        // Picks a realistic time in daylight instead of any second of an open window.
        let after = below(seconds.min(4 * 3600)) as u32;
        let begin = self.from.max(Time::at(12, 0)).min(self.to).seconds();
        Time::from_seconds(begin + after).filter(|&at| at <= self.to).unwrap_or(self.to)
    }
}

impl PokerRun {
    /// The legal entries of an actor now.
    pub const fn legal(&self, by: Actor) -> Moves<'_> {
        Moves { run: self, by }
    }

    /// The legal entries for a hand now; empty for a hand that is not registered.
    pub fn hand_moves(&self, hand: HandId) -> HandMoves {
        let found = (self.participants.get(&hand.participant), self.sheets.get(&hand));
        let (Some(person), Some(sheet)) = found else { return HandMoves::default() };
        let barred = if self.rules.repeats() { Vec::new() } else { sheet.held().iter().map(Shown).collect() };
        let mut offers = match self.phase {
            Phase::Open => self.offers(hand, person, sheet),
            Phase::SpinOff if self.to_spin().contains(&hand) => vec![LegalEntry::SpinOff],
            Phase::SpinOff | Phase::Over | Phase::Cancelled => Vec::new(),
        };
        let owes = !sheet.paid && self.phase != Phase::Cancelled;
        offers.extend(owes.then_some(LegalEntry::Pay));
        offers.extend(self.may_pay_prize(hand, sheet).then_some(LegalEntry::PayPrize));
        HandMoves { offers, barred }
    }

    fn offers(&self, hand: HandId, person: &Person, sheet: &Sheet) -> Vec<LegalEntry> {
        let mut offers = Vec::new();
        if person.rides {
            offers.extend(self.first_stamps(person, sheet));
        } else {
            offers.extend(self.whole_spins(person, sheet));
        }
        let always = Window { from: Time::FIRST, to: Time::LAST };
        let anew = Stop::all().filter(|&stop| sheet.is_void(Mark::Stop(stop)));
        offers.extend(anew.map(|stop| LegalEntry::Stamp { stop, within: always }));
        offers.extend(self.extra_window(hand, person, sheet).map(|within| LegalEntry::Extra { within }));
        let marks = Stop::all().map(Mark::Stop).chain([Mark::Extra]);
        offers.extend(marks.filter(|&mark| sheet.live(mark).is_some()).map(|mark| LegalEntry::Void { mark }));
        offers.extend(
            self.turn_in_window(hand.participant, person, sheet).map(|within| LegalEntry::TurnIn { within }),
        );
        offers
    }

    /// The last time at which cards of the route are accepted.
    fn route_ends(&self, person: &Person) -> Time {
        person.arrived.map_or(self.rules.deadline(), |arrived| arrived.min(self.rules.deadline()))
    }

    fn first_stamps(&self, person: &Person, sheet: &Sheet) -> Vec<LegalEntry> {
        if self.by_time() {
            let stops = Stop::all().filter(|&stop| !sheet.visited(stop));
            let window = |stop| Some((stop, self.window_by_time(person, sheet, stop)?));
            let offers = stops.filter_map(window);
            return offers.map(|(stop, within)| LegalEntry::Stamp { stop, within }).collect();
        }
        if sheet.turned_in.is_some() {
            return Vec::new();
        }
        // In the posted order, the next open stop and the closed ones before it.
        let last = self.next_stop(sheet).filter(|_| self.rules.route == Route::Ordered);
        let stops = Stop::all().filter(|&stop| !sheet.visited(stop) && last.is_none_or(|last| stop <= last));
        let window = |stop| Some((stop, Window::new(None, self.stop_ends(person, stop))?));
        stops.filter_map(window).map(|(stop, within)| LegalEntry::Stamp { stop, within }).collect()
    }

    /// The times at which the hand may have been at a stop, if stamps count by time (PR-22).
    fn window_by_time(&self, person: &Person, sheet: &Sheet, stop: Stop) -> Option<Window> {
        let mut to = self.stop_ends(person, stop).min(sheet.turned_in.unwrap_or(Time::LAST));
        let mut from = None;
        for other in self.compared_with(stop) {
            match (sheet.visit(other), self.reports.get(&other)) {
                (Some(there), _) if other < stop => from = from.max(Some(there)),
                (Some(there), _) => to = to.min(there),
                (None, Some(until)) if other < stop => {
                    from = from.max(Some(Time::from_seconds(until.seconds() + 1)?));
                }
                (None, _) => {}
            }
        }
        Window::new(from, to)
    }

    /// The last time at which the card of a stop is accepted: that of a closed stop also at the finish (PR-21).
    fn stop_ends(&self, person: &Person, stop: Stop) -> Time {
        let deadline = self.rules.deadline();
        let in_time = person.arrived.is_some_and(|arrived| arrived <= deadline);
        match (self.is_closed(stop), self.rules.deadline_for) {
            (false, _) => self.route_ends(person),
            (true, DeadlineFor::Arrival) if in_time => Time::LAST,
            (true, _) => deadline,
        }
    }

    fn may_move_deadline(&self, to: Time) -> bool {
        self.phase == Phase::Open && to > self.rules.deadline()
    }

    fn whole_spins(&self, person: &Person, sheet: &Sheet) -> Vec<LegalEntry> {
        if sheet.turned_in.is_some() || sheet.next_stop() != Some(Stop::FIRST) {
            return Vec::new();
        }
        let first = Window::new(None, self.route_ends(person)).map(|within| (SpinsAt::FirstStop, within));
        let finish = person.arrived.and_then(|arrived| Window::new(Some(arrived), self.rules.deadline()));
        let both = first.into_iter().chain(finish.map(|within| (SpinsAt::Finish, within)));
        both.map(|(spins_at, within)| LegalEntry::SpinAll { spins_at, within }).collect()
    }

    fn extra_window(&self, hand: HandId, person: &Person, sheet: &Sheet) -> Option<Window> {
        let taken = match self.rules.extra_card {
            ExtraCard::PerHand => sheet.live(Mark::Extra).is_some(),
            ExtraCard::PerParticipant => self.extra_of(hand.participant).is_some(),
            ExtraCard::None => true,
        };
        if taken || self.check_money(self.rules.extra_price).is_err() {
            return None;
        }
        if sheet.is_void(Mark::Extra) {
            return Window::new(None, Time::LAST);
        }
        if self.missing_for_extra(person, sheet).is_some() || sheet.turned_in.is_some() {
            return None;
        }
        let (arrived, deadline) = (person.arrived?, self.rules.deadline());
        let from = sheet.last_visit().max(Some(arrived));
        match self.rules.deadline_for {
            DeadlineFor::Arrival if arrived > deadline => None,
            DeadlineFor::Arrival => Window::new(from, Time::LAST),
            DeadlineFor::TurnIn => Window::new(from, deadline),
        }
    }

    fn turn_in_window(&self, participant: Participant, person: &Person, sheet: &Sheet) -> Option<Window> {
        let earlier = person.arrived.or_else(|| self.last_visit(participant)).max(sheet.last_card());
        Window::new(earlier, Time::LAST).filter(|_| sheet.turned_in.is_none())
    }

    fn may_register(&self) -> bool {
        self.phase == Phase::Open && self.check_money(self.rules.hand_price).is_ok()
    }

    fn may_add_hand(&self, participant: Participant) -> bool {
        let limit = self.rules.hands_limit.unwrap_or(u32::MAX);
        let person = self.person(participant).ok();
        self.may_register() && person.is_some_and(|person| person.arrived.is_none() && person.hands < limit)
    }

    fn may_pay_prize(&self, hand: HandId, sheet: &Sheet) -> bool {
        let won = self.closed.as_ref().is_some_and(|closed| closed.winners.contains_key(&hand));
        self.version > 1 && won && sheet.paid && !sheet.prize_paid
    }

    /// Withdrawal ends with the first card of any hand, also if its stamp is void.
    fn may_withdraw(&self, participant: Participant) -> bool {
        let visited = |sheet: &Sheet| Stop::all().any(|stop| sheet.visited(stop));
        let blank = |sheet: &Sheet| !visited(sheet) && sheet.turned_in.is_none();
        self.phase == Phase::Open
            && self.person(participant).is_ok()
            && self.sheets_of(participant).all(|(_, sheet)| blank(sheet))
    }

    fn may_arrive(&self, participant: Participant, at: Option<Time>) -> bool {
        let waits = self.person(participant).is_ok_and(|person| person.arrived.is_none());
        let last = self.last_visit(participant);
        self.phase == Phase::Open && waits && at.is_none_or(|at| Some(at) >= last)
    }
}

impl HandMoves {
    fn stamp(&self, stop: Stop, card: Shown, at: Time) -> bool {
        let offered = |offer: &LegalEntry| match *offer {
            LegalEntry::Stamp { stop: open, within } => open == stop && within.holds(at),
            _ => false,
        };
        self.offers.iter().any(offered) && !self.barred.contains(&card)
    }

    fn spin_all(&self, at_place: SpinsAt, cards: &[Shown; STOPS], at: Time, repeats: bool) -> bool {
        let offered = |offer: &LegalEntry| match *offer {
            LegalEntry::SpinAll { spins_at, within } => spins_at == at_place && within.holds(at),
            _ => false,
        };
        let different = cards.iter().map(|card| card.0).collect::<CardSet>().len() == STOPS;
        self.offers.iter().any(offered) && (repeats || different)
    }

    fn extra(&self, card: Shown, at: Time) -> bool {
        let offered = |offer: &LegalEntry| matches!(offer, LegalEntry::Extra { within } if within.holds(at));
        self.offers.iter().any(offered) && !self.barred.contains(&card)
    }

    fn turn_in(&self, at: Time) -> bool {
        self.offers.iter().any(|offer| matches!(offer, LegalEntry::TurnIn { within } if within.holds(at)))
    }
}

impl Legal<Action> for Moves<'_> {
    fn allows(&self, action: &Action) -> bool {
        let run = self.run;
        let staff = matches!(self.by, Actor::Staff(_));
        let screen = self.by == Actor::House;
        if action.since() > run.version {
            return false;
        }
        match action {
            Action::Register { participant, name, .. } => {
                staff
                    && run.may_register()
                    && is_valid_text(name)
                    && !run.participants.contains_key(participant)
            }
            Action::AddHand { participant } => staff && run.may_add_hand(*participant),
            Action::Arrive { participant, at } => staff && run.may_arrive(*participant, Some(*at)),
            Action::Void { hand, mark, reason } => {
                let offered = run.hand_moves(*hand).offers.contains(&LegalEntry::Void { mark: *mark });
                staff && offered && is_valid_text(reason)
            }
            Action::TurnIn { hand, at } => staff && run.hand_moves(*hand).turn_in(*at),
            Action::Close => staff && run.phase == Phase::Open,
            Action::Stamp { hand, stop, card, at } => {
                (staff || screen) && run.hand_moves(*hand).stamp(*stop, *card, *at)
            }
            Action::SpinAll { hand, spins_at, cards, at } => {
                let moves = run.hand_moves(*hand);
                (staff || screen) && moves.spin_all(*spins_at, cards, *at, run.rules.repeats())
            }
            Action::Extra { hand, card, at } => (staff || screen) && run.hand_moves(*hand).extra(*card, *at),
            Action::SpinOff { hand, .. } => {
                (staff || screen) && run.hand_moves(*hand).offers.contains(&LegalEntry::SpinOff)
            }
            Action::Pay { hand } => staff && run.hand_moves(*hand).offers.contains(&LegalEntry::Pay),
            Action::PayPrize { hand } => {
                staff && run.hand_moves(*hand).offers.contains(&LegalEntry::PayPrize)
            }
            Action::CloseStop { stop, reason } => {
                let open = run.phase == Phase::Open && !run.is_closed(*stop);
                staff && open && is_valid_text(reason)
            }
            Action::MoveDeadline { to, reason } => {
                staff && run.may_move_deadline(*to) && is_valid_text(reason)
            }
            Action::Report { stop, until } => {
                let later = run.reports.get(stop).is_none_or(|reported| until > reported);
                staff && run.phase == Phase::Open && run.by_time() && later
            }
            Action::Withdraw { participant } => staff && run.may_withdraw(*participant),
            Action::Cancel { reason } => staff && !run.phase.is_final() && is_valid_text(reason),
            Action::VoidArrival { participant, reason } => {
                staff
                    && run.phase == Phase::Open
                    && run.may_void_arrival(*participant)
                    && is_valid_text(reason)
            }
        }
    }

    /// Picks entries in realistic proportions: occasional registrations, mostly cards, and rarely the close.
    /// `None` for an actor who is not a member of the staff, and for a closed or cancelled event.
    fn pick(&self, below: &mut dyn FnMut(u64) -> u64) -> Option<Action> {
        if !matches!(self.by, Actor::Staff(_)) || self.run.phase.is_final() {
            return None;
        }
        let picked = (0..20).find_map(|_| self.try_pick(below)).filter(|action| self.allows(action));
        picked.or_else(|| Some(Action::Close).filter(|close| self.allows(close)))
    }
}

impl Moves<'_> {
    fn try_pick(&self, below: &mut dyn FnMut(u64) -> u64) -> Option<Action> {
        let run = self.run;
        let action = match below(64) {
            _ if run.phase == Phase::SpinOff => self.pick_for_hand(below)?,
            0 => Action::Close,
            1..=7 => self.pick_registration(below)?,
            8..=14 => {
                let participant = self.pick_participant(below)?;
                let from = Window::new(run.last_visit(participant), Time::LAST)?;
                Action::Arrive { participant, at: from.pick(below) }
            }
            _ => self.pick_for_hand(below)?,
        };
        self.allows(&action).then_some(action)
    }

    fn pick_participant(&self, below: &mut dyn FnMut(u64) -> u64) -> Option<Participant> {
        let people = self.run.participants.len();
        self.run.participants.keys().nth(below(people.max(1) as u64) as usize).copied()
    }

    fn pick_registration(&self, below: &mut dyn FnMut(u64) -> u64) -> Option<Action> {
        if below(3) == 0 {
            return Some(Action::AddHand { participant: self.pick_participant(below)? });
        }
        let last = self.run.participants.keys().last().map_or(0, |participant| participant.number());
        let participant = Participant::new(last.checked_add(1)?)?;
        Some(Action::Register { participant, name: format!("number {participant}"), rides: below(4) > 0 })
    }

    fn pick_for_hand(&self, below: &mut dyn FnMut(u64) -> u64) -> Option<Action> {
        let hands = match self.run.phase {
            Phase::SpinOff => self.run.to_spin(),
            _ => self.run.sheets.keys().copied().collect(),
        };
        let hand = *hands.get(below(hands.len().max(1) as u64) as usize)?;
        let offers = self.run.hand_moves(hand).offers;
        let offer = *offers.get(below(offers.len().max(1) as u64) as usize)?;
        Some(match offer {
            LegalEntry::Stamp { stop, within } => {
                Action::Stamp { hand, stop, card: spin(below), at: within.pick(below) }
            }
            LegalEntry::SpinAll { spins_at, within } => {
                let cards = std::array::from_fn(|_| spin(below));
                Action::SpinAll { hand, spins_at, cards, at: within.pick(below) }
            }
            LegalEntry::Extra { within } => Action::Extra { hand, card: spin(below), at: within.pick(below) },
            // Corrections are rarer than stamps.
            LegalEntry::Void { .. } if below(16) > 0 => return None,
            LegalEntry::Void { mark } => Action::Void { hand, mark, reason: "misread".to_owned() },
            // A sheet is usually turned in once no card is missing.
            LegalEntry::TurnIn { .. } if self.run.sheets[&hand].missing().is_some() && below(32) > 0 => {
                return None;
            }
            LegalEntry::TurnIn { within } => Action::TurnIn { hand, at: within.pick(below) },
            LegalEntry::SpinOff => Action::SpinOff { hand, card: spin(below) },
            LegalEntry::Pay => Action::Pay { hand },
            LegalEntry::PayPrize => Action::PayPrize { hand },
        })
    }
}

fn spin(below: &mut dyn FnMut(u64) -> u64) -> Shown {
    Shown(Card::from_index(below(52) as usize).expect("the wheel has 52 fields"))
}
