//! [`Lawful`] for the poker run.

use super::{Lawful, LawfulEvent};
use crate::Chance;
use cards::{Card, Rank, Suit};
use games::clause::{ClauseId, ids};
use games::poker_run::referee::{RefereeError, Request, referee};
use games::poker_run::{
    Action, Clause, DeadlineFor, Draw, ExtraCard, Fees, FiveOfAKind, HandsLimit, LegalAction, LowHand, Mark,
    NoneWord, Outcome, PROCEDURAL, Participant, Plan, PokerRun, Prize, Route, Rules, Settings, SetupError,
    Share, SpinsAt, Stamps, Stop, Ties, Time, Unclaimed, Wins,
};
use games::{Actor, Chips, GameError, Legal, NoOrder, Refereed, Seat, Shown, StaffId, Viewer};

const STAFF: Actor = Actor::Staff(StaffId(1));

fn chips(cents: u64) -> Chips {
    Chips::new(cents).unwrap()
}

fn maybe<T: Copy>(chance: &mut Chance, values: &[T]) -> Option<T> {
    chance.one_in(2).then(|| chance.pick(values))
}

fn settings(chance: &mut Chance) -> Settings {
    let extra_card = maybe(chance, &[ExtraCard::PerHand, ExtraCard::PerParticipant, ExtraCard::None]);
    let priced = extra_card != Some(ExtraCard::None);
    Settings {
        draw: maybe(chance, &[Draw::Wheel, Draw::Pack, Draw::Respin]),
        five_of_a_kind: maybe(chance, &[FiveOfAKind::AsQuads, FiveOfAKind::AboveRoyalFlush]),
        extra_card,
        extra_price: priced.then(|| chips(chance.below(700))),
        deadline: maybe(chance, &[Time::at(14, 0), Time::at(15, 30), Time::at(26, 0)]),
        deadline_for: maybe(chance, &[DeadlineFor::Arrival, DeadlineFor::TurnIn]),
        route: maybe(chance, &[Route::Ordered, Route::AnyOrder]),
        hands_limit: maybe(chance, &[HandsLimit::AtMost(1), HandsLimit::AtMost(2)]),
        wins: maybe(chance, &[Wins::EveryHand, Wins::BestHandOnly]),
        ties: maybe(chance, &[Ties::Share, Ties::SpinOff]),
        hand_price: Some(chips(chance.pick(&[0, 1, 333, 2_000, Chips::MAX.get() / 7]))),
        unclaimed: maybe(chance, &[Unclaimed::Event, Unclaimed::Charity]),
        low_hand: low_hand(chance),
        stamps: maybe(chance, &[Stamps::AsEntered, Stamps::ByTime]),
        fees: maybe(chance, &[Fees::AtRegistration, Fees::Recorded]),
    }
}

/// A random prize. The shares of five such prizes never exceed the takings.
fn prize(chance: &mut Chance) -> Prize {
    if chance.one_in(2) {
        Prize::Share(Share::new(chance.below(2_000) as u32).unwrap())
    } else {
        Prize::Cents(chips(chance.below(3_000)))
    }
}

fn prizes(chance: &mut Chance) -> Vec<Prize> {
    (0..chance.below(5)).map(|_| prize(chance)).collect()
}

fn low_hand(chance: &mut Chance) -> Option<LowHand> {
    let none = LowHand::None(NoneWord::None);
    chance.one_in(2).then(|| if chance.one_in(4) { none } else { LowHand::Prize(prize(chance)) })
}

/// A random card from one of several pools, most of which form hands that are very rare with the whole wheel.
fn pool(kind: u64, chance: &mut Chance) -> Card {
    let suit = chance.pick(&Suit::ALL);
    let ranks = |first: usize, many: u64, chance: &mut Chance| Rank::ALL[first + chance.below(many) as usize];
    match kind {
        0 => Card::new(ranks(0, 13, chance), suit),
        1 => Card::new(ranks(8, 5, chance), Suit::Hearts),
        2 => Card::new(ranks(3, 5, chance), Suit::Spades),
        3 => Card::new(ranks(11, 2, chance), suit),
        4 => Card::new(ranks(4, 6, chance), suit),
        _ => Card::new(ranks(5, 1, chance), suit),
    }
}

/// Random entries that [`Legal::pick`] does not offer.
trait RareEntries {
    /// Occasionally one of these entries, not necessarily a legal one; mostly `None`.
    fn rare(&self, chance: &mut Chance) -> Option<Action>;
}

impl RareEntries for PokerRun {
    fn rare(&self, chance: &mut Chance) -> Option<Action> {
        match chance.below(2_000) {
            0 => Some(Action::Cancel { reason: "snowstorm".to_owned() }),
            1..100 => {
                let known = self.view(Viewer::Rail).participants.len() as u64;
                let participant = Participant::new(1 + chance.below(known.max(1)) as u32).unwrap();
                Some(Action::Withdraw { participant })
            }
            340..460 => {
                let known = self.view(Viewer::Rail).participants.len() as u64;
                let participant = Participant::new(1 + chance.below(known.max(1)) as u32).unwrap();
                let reason = "ticked by mistake".to_owned();
                Some(match chance.below(3) {
                    0 => Action::Rename { participant, name: format!("name {}", chance.below(9)), reason },
                    1 => Action::SetRides { participant, rides: chance.one_in(2), reason },
                    _ => Action::RemoveHand { hand: participant.hand(1 + chance.below(3) as u32), reason },
                })
            }
            100..110 => {
                let stop = Stop::new(1 + chance.below(5) as usize).unwrap();
                Some(Action::CloseStop { stop, reason: "avalanche".to_owned() })
            }
            330..340 => {
                let stop = Stop::new(1 + chance.below(5) as usize).unwrap();
                Some(Action::ReopenStop { stop, reason: "the road is clear".to_owned() })
            }
            116..200 => {
                let stop = Stop::new(1 + chance.below(5) as usize).unwrap();
                let until = Time::at(12, 0).seconds() + chance.below(4 * 3_600) as u32;
                Some(Action::Report { stop, until: Time::from_seconds(until).unwrap() })
            }
            230..330 => {
                let known = self.view(Viewer::Rail).participants.len() as u64;
                let hand = Participant::new(1 + chance.below(known.max(1)) as u32).unwrap().hand(1);
                let stop = Stop::new(1 + chance.below(5) as usize).unwrap();
                Some(Action::Stamp { hand, stop, card: Shown(pool(chance.below(6), chance)), at: None })
            }
            210..230 => {
                let known = self.view(Viewer::Rail).participants.len() as u64;
                let hand = Participant::new(1 + chance.below(known.max(1)) as u32).unwrap().hand(1);
                let stop = Stop::new(1 + chance.below(5) as usize).unwrap();
                Some(Action::AllowSkip { hand, stop, reason: "sent on by mistake".to_owned() })
            }
            200..210 => {
                let stop = Stop::new(1 + chance.below(5) as usize).unwrap();
                let until = chance.one_in(2).then(|| Time::at(12 + chance.below(3) as u32, 0));
                Some(Action::RetractReport { stop, until, reason: "wrong stop".to_owned() })
            }
            110..116 => {
                let to = self.rules().deadline().seconds() + 1 + chance.below(3_600) as u32;
                let to = Time::from_seconds(to).unwrap_or(Time::LAST);
                Some(Action::MoveDeadline { to, reason: "fog".to_owned() })
            }
            _ => None,
        }
    }
}

impl Lawful for PokerRun {
    /// Only some steps are examined, since an event often has more than a hundred entries.
    const ONE_STEP_IN: u64 = 8;

    fn scenario(chance: &mut Chance) -> (Rules, Plan) {
        let mut plan = Plan::new(prizes(chance));
        plan.route[0].name = chance.below(6).to_string();
        if chance.one_in(3) {
            plan.route.insert(2, games::poker_run::Place { name: "fuel".to_owned(), card: false });
        }
        (Rules::new(&settings(chance)).expect("valid settings"), plan)
    }

    fn order(_: &mut Chance) -> NoOrder {
        NoOrder
    }

    fn viewers(_: &Plan) -> Vec<Viewer> {
        vec![Viewer::Rail]
    }

    fn step(&self, chance: &mut Chance) -> Option<(Actor, Action)> {
        let action = self.legal(STAFF).pick(&mut |n| chance.below(n))?;
        if let Some(rare) = self.rare(chance).filter(|rare| self.legal(STAFF).allows(rare)) {
            return Some((STAFF, rare));
        }
        if let Action::Arrive { participant, .. } = action {
            // Occasionally the arrival of a participant is voided as a mistake.
            let void = Action::VoidArrival { participant, reason: "not there yet".to_owned() };
            let known = self.view(Viewer::Rail).participants.len() as u64;
            let other = Participant::new(1 + chance.below(known.max(1)) as u32).unwrap();
            let void = if chance.one_in(2) {
                void
            } else {
                Action::VoidArrival { participant: other, reason: "wrong number".to_owned() }
            };
            if self.legal(STAFF).allows(&void) {
                return Some((STAFF, void));
            }
        }
        let kind = self.plan().route[0].name.parse().unwrap();
        let mut other = action.clone();
        match &mut other {
            Action::Stamp { card, .. } | Action::Extra { card, .. } => *card = Shown(pool(kind, chance)),
            // If all cards came from a pool of one rank, no tie would ever be broken.
            Action::SpinOff { card, .. } if chance.one_in(2) => *card = Shown(pool(kind, chance)),
            Action::SpinAll { cards, .. } => cards.fill_with(|| Shown(pool(kind, chance))),
            _ => {}
        }
        let action = if self.legal(STAFF).allows(&other) { other } else { action };
        let by = if self.legal(Actor::House).allows(&action) {
            chance.pick(&[STAFF, Actor::House])
        } else {
            STAFF
        };
        Some((by, action))
    }

    fn allows(&self, by: Actor, action: &Action) -> Option<bool> {
        Some(self.legal(by).allows(action))
    }

    fn probes(&self, chance: &mut Chance) -> Vec<(Actor, Action)> {
        let view = self.view(Viewer::Rail);
        let known = view.participants.len() as u32;
        let participant = Participant::new(1 + chance.below(u64::from(known) + 1) as u32).unwrap();
        let hand = participant.hand(1 + chance.below(3) as u32);
        let card = Shown(pool(chance.below(6), chance));
        let times = view.participants.iter().flat_map(|person| {
            person.hands.iter().flat_map(|hand| {
                let windows = hand.legal.offers.iter().filter_map(|offer| match offer {
                    LegalAction::Stamp { within, .. } | LegalAction::SpinAll { within, .. } => Some(*within),
                    LegalAction::Extra { within } | LegalAction::TurnIn { within } => Some(*within),
                    LegalAction::Void { .. } | LegalAction::VoidTurnIn | LegalAction::SpinOff => None,
                    LegalAction::Pay | LegalAction::PayPrize => None,
                    LegalAction::VoidPay | LegalAction::VoidPrize => None,
                });
                windows.flat_map(|within| [within.from, within.to])
            })
        });
        let mut times: Vec<Time> = times.chain([self.rules().deadline()]).collect();
        times.sort();
        times.dedup();
        let base = chance.pick(&times);
        let near = base.seconds() + chance.below(3) as u32;
        let at = near.checked_sub(1).and_then(Time::from_seconds).unwrap_or(base);
        let stop = Stop::new(1 + chance.below(5) as usize).unwrap();
        let mark = if chance.one_in(4) { Mark::Extra } else { Mark::Stop(stop) };
        let text = || ["", " ", "why"].map(str::to_owned);
        let spins_at = chance.pick(&[SpinsAt::FirstStop, SpinsAt::Finish]);
        let mut cards = [card; 5];
        if chance.one_in(2) {
            cards.fill_with(|| Shown(pool(0, chance)));
        }
        let drawn_at = (!chance.one_in(3)).then_some(at);
        let mut actions = vec![
            Action::AddHand { participant },
            Action::Stamp { hand, stop, card, at: drawn_at },
            Action::SpinAll { hand, spins_at, cards, at: drawn_at },
            Action::Arrive { participant, at },
            Action::Extra { hand, card, at: drawn_at },
            Action::TurnIn { hand, at },
            Action::Close,
            Action::SpinOff { hand, card },
            Action::Pay { hand },
            Action::PayPrize { hand },
        ];
        actions.extend(text().map(|name| Action::Register { participant, name, rides: chance.one_in(2) }));
        actions.extend(text().map(|reason| Action::Void { hand, mark, reason }));
        actions.extend(text().map(|reason| Action::VoidArrival { participant, reason }));
        actions.extend(text().map(|reason| Action::VoidTurnIn { hand, reason }));
        actions.extend(text().map(|reason| Action::CloseStop { stop, reason }));
        actions.extend(text().map(|reason| Action::MoveDeadline { to: at, reason }));
        actions.push(Action::Report { stop, until: at });
        actions.extend(text().map(|reason| Action::VoidPay { hand, reason }));
        actions.extend(text().map(|reason| Action::VoidPrize { hand, reason }));
        actions.extend(text().map(|reason| Action::ReopenStop { stop, reason }));
        actions.extend(text().map(|reason| Action::AllowSkip { hand, stop, reason }));
        let until = chance.one_in(2).then_some(at);
        actions.extend(text().map(|reason| Action::RetractReport { stop, until, reason }));
        actions.push(Action::Withdraw { participant });
        let (rides, name) = (chance.one_in(2), chance.pick(&["", "number 1", "Bo"]).to_owned());
        actions.extend(text().map(|reason| Action::Rename { participant, name: name.clone(), reason }));
        actions.extend(text().map(|reason| Action::SetRides { participant, rides, reason }));
        actions.extend(text().map(|reason| Action::RemoveHand { hand, reason }));
        actions.extend(text().map(|reason| Action::Cancel { reason }));
        let seat = Seat::FIRST;
        let actors = [STAFF, Actor::House, Actor::Seat(seat), Actor::Clock(seat)];
        actions
            .into_iter()
            .map(|action| (actors[[0, 0, 0, 1, 2, 3][chance.below(6) as usize]], action))
            .collect()
    }

    fn settlement_clauses(outcome: &Outcome) -> Vec<&'static str> {
        let settlement = outcome.settle();
        let ranked = settlement.standings.iter().flat_map(|standing| ids(&standing.clauses));
        ranked.chain(settlement.unranked.iter().flat_map(|unranked| ids(&unranked.clauses))).collect()
    }

    fn setup_clauses() -> Vec<&'static str> {
        let mut plan = Plan::new(Vec::new());
        plan.route.pop();
        let error = PokerRun::open(&Rules::default(), &plan, &NoOrder, &mut |_| ()).err().unwrap();
        assert_eq!(error, SetupError::CardStops(4));
        let hand = r#"{"id":"1-1","participant":"1","cards":[],"route_complete":true,"turned_in":"15:00"}"#;
        let request: Request = serde_json::from_str(&format!(r#"{{"hands":[{hand},{hand}]}}"#)).unwrap();
        let same = referee(&request, &games::poker_run::Settings::default()).unwrap_err();
        assert!(matches!(same, RefereeError::SameId { .. }));
        [ids(error.clauses()), ids(same.clauses())].concat()
    }

    fn all_clauses() -> Vec<&'static str> {
        let clauses = Clause::ALL.iter().filter(|clause| !PROCEDURAL.contains(clause));
        clauses.map(|clause| clause.id()).collect()
    }
}

impl LawfulEvent for PokerRun {
    fn account(outcome: &Outcome) -> (i64, i64) {
        let account = outcome.settle().account;
        (account.takings.signed(), account.prizes.signed() + account.charity.signed() + account.event)
    }
}
