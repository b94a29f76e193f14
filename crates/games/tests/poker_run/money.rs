//! Prizes, ties, takings: worked examples, and thousands of random events compared with a naive settlement.

use crate::support::*;
use cards::eval::{FiveOfAKind, reference};
use cards::{Card, Rank, Suit};
use games::GameError;
use games::Shown;
use games::poker_run::referee::{HandRequest, Reply, Request, referee};
use games::poker_run::{LowHand, Prize, Refusal, Settings, Share, Time};
use proptest::prelude::*;
use std::collections::BTreeMap;
use test_support::law_rounds::scaled;

const TIED: &str = "Ac Kd 9h 7s 3c";
const LOW: &str = "2c 3d 4h 6s 8c";

#[test]
fn pr_09_tied_hands_share_the_prizes_of_their_places() {
    let mut course = Course::with_prizes("{}", "[100,50,25]");
    course.done(1, LOW, "15:00").done(2, TIED, "15:02").done(3, TIED, "15:01").done(
        4,
        "Ac Ad 9h 7s 3c",
        "15:00",
    );
    let expected = expected(&[("4-1", 1, 100), ("3-1", 2, 38), ("2-1", 2, 37), ("1-1", 4, 0)]);
    assert_eq!(course.places(), expected);
}

#[test]
fn pr_09_a_prize_without_a_ranked_hand_stays_with_the_event() {
    let mut course = Course::with_prizes(r#"{"hand_price":1000}"#, "[100,50,25]");
    course.done(1, TIED, "15:00").register(2, true);
    let account = course.close().account;
    assert_eq!(
        (account.takings, account.prizes, account.charity, account.event),
        (chips(2_000), chips(100), chips(1_825), 75)
    );
}

#[test]
fn pr_09_a_prize_without_a_ranked_hand_may_go_to_the_charity() {
    let settings = r#"{"hand_price":1000,"unclaimed":"charity"}"#;
    let mut course = Course::with_prizes(settings, "[100,50,25]");
    course.done(1, TIED, "15:00").register(2, true);
    let account = course.close().account;
    assert_eq!(
        (account.takings, account.prizes, account.charity, account.event),
        (chips(2_000), chips(100), chips(1_900), 0)
    );
    // The event pays the part of the announced prizes that the takings do not cover, regardless of who receives the
    // prizes.
    let mut poor = Course::with_prizes(r#"{"hand_price":10,"unclaimed":"charity"}"#, "[100,50]");
    let account = poor.done(1, TIED, "15:00").close().account;
    assert_eq!((account.prizes, account.charity, account.event), (chips(100), chips(50), -140));
}

#[test]
fn pr_18_the_lowest_hands_share_a_prize_of_their_own() {
    let settings = r#"{"hand_price":1000,"low_hand":"12.5%"}"#;
    let mut course = Course::with_prizes(settings, "[100]");
    course
        .done(1, "Ac Ad 9h 7s 3c", "15:00")
        .done(2, LOW, "15:02")
        .done(3, LOW, "15:01")
        .done(4, "2d 2h 2c 2s 3d", "15:00")
        .register(5, true);
    let settlement = course.close();
    let lows: Vec<(String, u64, u64)> = settlement
        .standings
        .iter()
        .map(|line| (line.id.to_string(), line.prize.get(), line.low_hand.get()))
        .collect();
    let line = |id: &str, prize, low| (id.to_owned(), prize, low);
    assert_eq!(lows, [line("4-1", 100, 0), line("1-1", 0, 0), line("3-1", 313, 313), line("2-1", 312, 312)]);
    let cites = |place: usize| games::clause::ids(&settlement.standings[place].clauses).contains(&"PR-18");
    assert_eq!([0, 1, 2, 3].map(cites), [false, false, true, true]);
    let account = settlement.account;
    assert_eq!((account.prizes, account.charity, account.event), (chips(725), chips(4_275), 0));
    // A single hand is both the best and the lowest; without a ranked hand the low-hand prize is unclaimed.
    let mut alone = Course::with_prizes(r#"{"low_hand":30}"#, "[100]");
    assert_eq!(alone.done(1, TIED, "15:00").places(), expected(&[("1-1", 1, 130)]));
    let mut nobody = Course::with_prizes(r#"{"hand_price":50,"low_hand":30,"unclaimed":"charity"}"#, "[]");
    let account = nobody.register(1, true).close().account;
    assert_eq!((account.prizes, account.charity, account.event), (chips(0), chips(50), 0));
}

#[test]
fn pr_18_the_prize_of_the_low_hand_is_part_of_the_total() {
    let ask = |prizes: &str, rules: &str| {
        let text = format!(r#"{{"hands":[],"prizes":{prizes},"rules":{rules}}}"#);
        let request: Request = serde_json::from_str(&text).unwrap();
        referee(&request, &Settings::default()).map(|_| ()).map_err(|error| error.code())
    };
    assert_eq!(ask("[]", r#"{"low_hand":"1%"}"#), Err("no_takings"));
    assert_eq!(ask("[9007199254740991]", r#"{"low_hand":1}"#), Err("prizes_too_large"));
    assert_eq!(ask(r#"["90%"]"#, r#"{"low_hand":"10.01%"}"#), Err("shares_too_much"));
    assert_eq!(ask("[]", r#"{"low_hand":1}"#), Ok(()));
    for wrong in [r#"{"low_hand":-1}"#, r#"{"low_hand":"101%"}"#, r#"{"low_hand":"some"}"#] {
        let error = serde_json::from_str::<Settings>(wrong).unwrap_err().to_string();
        assert!(error.contains("low_hand is \"none\" or a prize"), "{wrong}: {error}");
    }
}

#[test]
fn pr_13_hands_and_extra_cards_make_the_takings() {
    let mut course = Course::with_prizes(r#"{"hand_price":1999,"extra_price":500}"#, r#"["50%","12.5%"]"#);
    course.register(1, true).enter(&add_hand(1)).ridden("1-1", TIED).enter(&arrive(1, "15:00"));
    assert_eq!(course.run.takings(), chips(3_998));
    course.enter(&extra("1-1", "2c", "15:01"));
    assert_eq!(course.run.takings(), chips(4_498));
    let mark = games::poker_run::Mark::Extra;
    course.enter(&void("1-1", mark, "not bought"));
    assert_eq!(course.run.takings(), chips(3_998), "a void extra card counts as not sold");
    course.enter(&extra("1-1", "2c", "15:01")).enter(&turn_in("1-1", "15:02"));
    let account = course.close().account;
    assert_eq!((account.prizes, account.charity, account.event), (chips(2_249), chips(1_687), 562));
}

#[test]
fn pr_13_the_event_adds_what_fixed_prizes_lack() {
    let mut course = Course::with_prizes(r#"{"hand_price":10}"#, "[100]");
    let account = course.done(1, TIED, "15:00").close().account;
    assert_eq!((account.prizes, account.charity, account.event), (chips(100), chips(0), -90));
}

#[test]
fn all_02_takings_and_prizes_stay_below_two_to_the_53() {
    let mut course = Course::with_prizes(r#"{"hand_price":9007199254740000}"#, "[900]");
    course.register(1, true);
    assert_eq!(course.refuse_citing(&register(2, true), "ALL-2"), Refusal::TooMuchMoney);
    assert_eq!(course.refuse_citing(&add_hand(1), "ALL-2"), Refusal::TooMuchMoney);
    let mut course = Course::with_prizes(r#"{"hand_price":9007199254740000,"extra_price":92}"#, "[900]");
    course.register(1, true).ridden("1-1", TIED).enter(&arrive(1, "15:00"));
    assert_eq!(course.refuse_citing(&extra("1-1", "2c", "15:01"), "ALL-2"), Refusal::TooMuchMoney);
}

#[test]
fn pr_09_ties_spin_off_by_rank_until_they_differ() {
    let mut course = Course::with_prizes(r#"{"ties":"spin_off"}"#, "[100,50]");
    course.done(1, TIED, "15:00").done(2, TIED, "15:01").done(3, TIED, "15:02").done(4, LOW, "15:00");
    course.enter(&games::poker_run::Action::Close).last_cites("PR-9");
    assert_eq!(course.refuse_citing(&register(5, true), "PR-16"), Refusal::SpinOffNow);
    assert_eq!(course.refuse_citing(&spin_off("4-1", "Ac"), "PR-16"), Refusal::NotTied(hand("4-1")));
    course.enter(&spin_off("1-1", "Kc")).enter(&spin_off("2-1", "Kd"));
    assert_eq!(course.refuse(STAFF, &spin_off("1-1", "Ac")), Refusal::NotTied(hand("1-1")));
    course.enter(&spin_off("3-1", "2d"));
    // Kings are equal regardless of suit, so their hands spin again; the hand with the two is third, where no prize is
    // left.
    assert_eq!(course.refuse(STAFF, &spin_off("3-1", "Ac")), Refusal::NotTied(hand("3-1")));
    course.enter(&spin_off("2-1", "3h")).enter(&spin_off("1-1", "2s"));
    let settlement = course.run.outcome().expect("the event is over").settle();
    assert_eq!(
        placed(&settlement),
        expected(&[("2-1", 1, 100), ("1-1", 2, 50), ("3-1", 3, 0), ("4-1", 4, 0)])
    );
}

#[test]
fn pr_16_only_ties_for_a_prize_spin_off() {
    let mut course = Course::with_prizes(r#"{"ties":"spin_off"}"#, "[100]");
    course.done(1, "Ac Ad 9h 7s 3c", "15:00").done(2, TIED, "15:00").done(3, TIED, "15:00");
    assert_eq!(course.refuse_citing(&spin_off("2-1", "Ac"), "PR-16"), Refusal::NoSpinOff);
    assert_eq!(course.places(), expected(&[("1-1", 1, 100), ("2-1", 2, 0), ("3-1", 2, 0)]));
}

use games::Refereed;

/// Random hands of few ranks, so that ties are frequent.
fn any_hand() -> impl Strategy<Value = HandRequest> {
    let card = (0..4_usize, 0..4_usize)
        .prop_map(|(rank, suit)| Shown(Card::new(Rank::ALL[rank + 9], Suit::ALL[suit])));
    let cards = prop_oneof![8 => 5..=6_usize, 1 => 0..=7_usize]
        .prop_flat_map(move |count| prop::collection::vec(card.clone(), count));
    (cards, 0..4_usize, prop::bool::weighted(0.9), 57_590..57_605_u32, prop::option::of(0..10_u32)).prop_map(
        |(cards, participant, route_complete, turned_in, before)| HandRequest {
            id: String::new(),
            participant: participant.to_string(),
            cards,
            route_complete,
            arrived: before.and_then(|before| Time::from_seconds(turned_in - before)),
            turned_in: Time::from_seconds(turned_in).unwrap(),
            spin_off: Vec::new(),
        },
    )
}

fn any_prize() -> impl Strategy<Value = Prize> {
    prop_oneof![
        (0..200_u64).prop_map(|cents| Prize::Cents(chips(cents))),
        (0..2_500_u32).prop_map(|share| Prize::Share(Share::new(share).unwrap())),
    ]
}

fn any_request() -> impl Strategy<Value = Request> {
    let hands = prop::collection::vec(any_hand(), 0..12);
    let ids = Just((1..=12).collect::<Vec<u32>>()).prop_shuffle();
    let best = prop_oneof![Just("every_hand"), Just("best_hand_only")];
    let due = prop_oneof![Just("arrival"), Just("turn_in")];
    let unclaimed = prop_oneof![Just("event"), Just("charity")];
    let low = prop_oneof![
        Just("\"none\"".to_owned()),
        (0..200_u64).prop_map(|cents| cents.to_string()),
        Just("\"12.5%\"".to_owned())
    ];
    (hands, ids, prop::collection::vec(any_prize(), 0..4), 0..1_000_u64, (best, due, unclaimed, low))
        .prop_map(|(mut hands, ids, prizes, takings, (wins, due, unclaimed, low))| {
            hands.iter_mut().zip(ids).for_each(|(hand, id)| hand.id = id.to_string());
            arrive_once(&mut hands);
            let rules = format!(
                r#"{{"wins":"{wins}","deadline_for":"{due}","unclaimed":"{unclaimed}","low_hand":{low}}}"#
            );
            let rules: Settings = serde_json::from_str(&rules).unwrap();
            Request {
                hands,
                deadline: Some(Time::at(16, 0)),
                prizes,
                takings: Some(chips(takings)),
                rules: Some(rules),
            }
        })
}

/// Makes the stated arrivals of each participant equal, and no later than the participant's first turn-in.
fn arrive_once(hands: &mut [HandRequest]) {
    for at in 0..hands.len() {
        let own = hands.iter().filter(|hand| hand.participant == hands[at].participant);
        let arrived = own.map(|hand| hand.arrived.unwrap_or(hand.turned_in)).min();
        if hands[at].arrived.is_some() {
            hands[at].arrived = arrived;
        }
    }
}

/// A naive settlement: a place is one more than the number of better hands, and prizes are handed out cent by
/// cent.
struct Naive<'a> {
    hands: Vec<&'a HandRequest>,
}

impl<'a> Naive<'a> {
    fn new(request: &'a Request) -> Naive<'a> {
        let rules = request.rules.as_ref().unwrap();
        let turn_in = rules.deadline_for == Some(games::poker_run::DeadlineFor::TurnIn);
        // A participant arrives once: at the time stated with a hand, or when the first hand is turned in.
        let arrives = |of: &HandRequest| {
            let own = request.hands.iter().filter(|hand| hand.participant == of.participant);
            own.map(|hand| hand.arrived.unwrap_or(hand.turned_in)).min().unwrap()
        };
        let in_time = |hand: &HandRequest| {
            let due = if turn_in { hand.turned_in } else { arrives(hand) };
            due.to_string().as_str() <= "16:00:00"
        };
        let complete =
            |hand: &HandRequest| hand.route_complete && (hand.cards.len() == 5 || hand.cards.len() == 6);
        let hands = request.hands.iter().filter(|hand| in_time(hand) && complete(hand)).collect();
        let all = Naive { hands };
        if rules.wins == Some(games::poker_run::Wins::BestHandOnly) { all.best_only() } else { all }
    }

    fn best_only(self) -> Naive<'a> {
        let beaten = |hand: &HandRequest| {
            self.hands.iter().any(|other| {
                let (a, b) = (strength(other), strength(hand));
                other.participant == hand.participant && (a > b || (a == b && turn(other) < turn(hand)))
            })
        };
        Naive { hands: self.hands.iter().copied().filter(|hand| !beaten(hand)).collect() }
    }

    fn place(&self, hand: &HandRequest) -> usize {
        1 + self.hands.iter().filter(|other| strength(other) > strength(hand)).count()
    }

    fn prizes(&self, amounts: &[u64]) -> BTreeMap<&'a str, u64> {
        let mut won: BTreeMap<&str, u64> = self.hands.iter().map(|hand| (hand.id.as_str(), 0)).collect();
        for place in 1..=self.hands.len() {
            let mut tied: Vec<&HandRequest> =
                self.hands.iter().copied().filter(|hand| self.place(hand) == place).collect();
            tied.sort_by_key(|hand| turn(hand));
            let pool: u64 = (place..place + tied.len()).filter_map(|place| amounts.get(place - 1)).sum();
            for cent in 0..pool as usize {
                if !tied.is_empty() {
                    *won.get_mut(tied[cent % tied.len()].id.as_str()).unwrap() += 1;
                }
            }
        }
        won
    }
}

impl<'a> Naive<'a> {
    /// The prize of the lowest hands, handed out cent by cent.
    fn lows(&self, prize: u64) -> BTreeMap<&'a str, u64> {
        let lowest = |hand: &&HandRequest| !self.hands.iter().any(|other| strength(other) < strength(hand));
        let mut low: Vec<&HandRequest> = self.hands.iter().copied().filter(lowest).collect();
        low.sort_by_key(|hand| turn(hand));
        let mut won: BTreeMap<&str, u64> = self.hands.iter().map(|hand| (hand.id.as_str(), 0)).collect();
        for cent in 0..prize as usize {
            if !low.is_empty() {
                *won.get_mut(low[cent % low.len()].id.as_str()).unwrap() += 1;
            }
        }
        won
    }
}

fn strength(hand: &HandRequest) -> reference::Ranked {
    let cards: Vec<Card> = hand.cards.iter().map(|card| card.0).collect();
    reference::best(&cards, FiveOfAKind::AsQuads).unwrap()
}

fn turn(hand: &HandRequest) -> (u32, u32) {
    (hand.turned_in.seconds(), hand.id.parse().unwrap())
}

fn compare(request: &Request, reply: &Reply) {
    let naive = Naive::new(request);
    let takings = request.takings.unwrap().get();
    let amounts: Vec<u64> = request
        .prizes
        .iter()
        .map(|prize| match prize {
            Prize::Cents(cents) => cents.get(),
            Prize::Share(share) => {
                let percent = share.to_string();
                let (whole, parts) = percent
                    .trim_end_matches('%')
                    .split_once('.')
                    .unwrap_or((percent.trim_end_matches('%'), ""));
                let hundredths: u64 = format!("{whole}{parts:0<2}").parse().unwrap();
                takings * hundredths / 10_000
            }
        })
        .collect();
    let won = naive.prizes(&amounts);
    let low = match request.rules.as_ref().unwrap().low_hand {
        Some(LowHand::Prize(Prize::Cents(cents))) => cents.get(),
        Some(LowHand::Prize(Prize::Share(_))) => takings / 8,
        _ => 0,
    };
    let lows = naive.lows(low);
    assert_eq!(reply.standings.len(), won.len());
    assert_eq!(reply.standings.len() + reply.unranked.len(), request.hands.len());
    for line in &reply.standings {
        let hand = naive.hands.iter().find(|hand| hand.id == line.id).expect("a hand that is ranked");
        assert_eq!(line.place, naive.place(hand));
        assert_eq!(
            line.tied,
            naive.hands.iter().filter(|other| naive.place(other) == line.place).count() > 1
        );
        assert_eq!(line.low_hand.get(), lows[line.id.as_str()], "{}: the low hand of {low}", line.id);
        assert_eq!((line.prize - line.low_hand).get(), won[line.id.as_str()], "{} of {amounts:?}", line.id);
    }
    let account = reply.account.unwrap();
    let paid: u64 = won.values().chain(lows.values()).sum();
    assert_eq!((account.takings.get(), account.prizes.get()), (takings, paid));
    assert_eq!(account.takings.signed(), account.prizes.signed() + account.charity.signed() + account.event);
    let announced: u64 = amounts.iter().sum::<u64>() + low;
    let unclaimed: u64 = announced - paid;
    let lacking = announced.saturating_sub(takings).cast_signed();
    let to_charity = request.rules.as_ref().unwrap().unclaimed == Some(games::poker_run::Unclaimed::Charity);
    let kept = if to_charity { 0 } else { unclaimed.cast_signed() };
    assert_eq!(account.event, kept - lacking);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(scaled(5_000) as u32) })]

    #[test]
    fn random_events_settle_as_the_naive_settlement_does(request in any_request()) {
        compare(&request, &referee(&request, &games::poker_run::Settings::default()).expect("a valid request"));
    }
}

#[test]
fn pr_09_is_cited_only_for_prizes_and_ties() {
    let mut course = Course::with_prizes("{}", "[100]");
    course
        .done(1, "Ac Ad 9h 7s 3c", "15:00")
        .done(2, TIED, "15:00")
        .done(3, LOW, "15:00")
        .done(4, LOW, "15:00");
    let settlement = course.close();
    let cites = |place: usize| games::clause::ids(&settlement.standings[place].clauses).contains(&"PR-9");
    assert_eq!([0, 1, 2, 3].map(cites), [true, false, true, true], "a prize, neither, a tie");
}
