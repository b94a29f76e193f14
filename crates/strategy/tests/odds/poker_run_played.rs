//! Expected prizes of an event in progress, checked against runs entered, ranked and paid by the game, whose engine
//! the odds do not use.

use crate::numbers::Numbers;
use cards::notation::parse_cards;
use cards::{Card, Deck};
use games::poker_run::{
    Action, Draw, FiveOfAKind, HandId, LegalAction, Participant, Plan, PokerRun, Prize, Rules, Settings,
    Stop, Ties, Time, Wins,
};
use games::{Actor, Chips, NoOrder, Refereed, Shown, StaffId, Viewer};
use strategy::odds::poker_run::{Chances, Hand};

const RUNS: u32 = 25_000;
const PRIZES: [u64; 3] = [60_000, 36_000, 12_000];
/// Half-width of a two-sided 99.9 % confidence interval, in standard errors.
const WITHIN: f64 = 3.291;

/// The hands: participant, number of the hand, cards so far, and number of cards to come.
const EVENT: [(u32, u32, &str, u8); 8] = [
    (1, 1, "KsKd9d4c", 2),
    (1, 2, "QhJhTh", 2),
    (2, 1, "3c3d3h8s8d", 0),
    (2, 2, "", 6),
    (3, 1, "AsAd", 4),
    (4, 1, "7c7d2h2sTc", 1),
    (5, 1, "3s3d3h8c8h", 0),
    (6, 1, "9c", 4),
];

/// A run in progress.
struct Ride<'a> {
    run: PokerRun,
    numbers: &'a mut Numbers,
    repeats: bool,
}

impl Ride<'_> {
    fn enter(&mut self, action: &Action) {
        let entered = self.run.apply(Actor::Staff(StaffId(1)), action, &mut |_| {});
        entered.unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
    }

    /// A hand that has to spin a card to break a tie; `None` if there is none.
    fn next_to_spin(&self) -> Option<HandId> {
        if self.run.outcome().is_some() {
            return None;
        }
        let view = self.run.view(Viewer::Rail);
        let hands = view.participants.iter().flat_map(|participant| &participant.hands);
        hands.filter(|hand| hand.legal.offers.contains(&LegalAction::SpinOff)).map(|hand| hand.hand).next()
    }

    fn spin(&mut self, held: &[Card]) -> Card {
        loop {
            let card = Deck::sorted().cards()[self.numbers.below(52) as usize];
            if self.repeats || !held.contains(&card) {
                return card;
            }
        }
    }

    /// Plays the run to its end, and returns the prize of each hand in cents.
    fn finish(mut self) -> [u64; EVENT.len()] {
        let at = Time::at(15, 0);
        for (participant, number, held, to_come) in EVENT {
            let hand = id(participant, number);
            let mut cards = parse_cards(held).unwrap();
            (0..to_come).for_each(|_| cards.push(self.spin(&cards)));
            for (stop, &card) in Stop::all().zip(&cards) {
                self.enter(&Action::Stamp { hand, stop, card: Shown(card), at: Some(at) });
            }
            if let Some(&card) = cards.get(5) {
                self.arrive(hand.participant, at);
                self.enter(&Action::Extra { hand, card: Shown(card), at: Some(at) });
            }
        }
        for (participant, number, ..) in EVENT {
            self.enter(&Action::TurnIn { hand: id(participant, number), at });
        }
        self.enter(&Action::Close);
        while let Some(hand) = self.next_to_spin() {
            let card = Shown(self.spin(&[]));
            self.enter(&Action::SpinOff { hand, card });
        }
        let paid = self.run.outcome().unwrap().settle();
        EVENT.map(|(participant, number, ..)| {
            let line = paid.standings.iter().find(|line| line.id == id(participant, number));
            line.map_or(0, |line| line.prize.get())
        })
    }

    fn arrive(&mut self, participant: Participant, at: Time) {
        let staff = Actor::Staff(StaffId(1));
        // A participant with two hands has arrived already; the refusal is ignored.
        let _ = self.run.apply(staff, &Action::Arrive { participant, at }, &mut |_| {});
    }
}

fn id(participant: u32, number: u32) -> HandId {
    Participant::new(participant).unwrap().hand(number)
}

fn open(rules: &Rules) -> PokerRun {
    let prizes = PRIZES.map(|cents| Prize::Cents(Chips::new(cents).unwrap()));
    let mut run = PokerRun::open(rules, &Plan::new(prizes.to_vec()), &NoOrder, &mut |_| {}).unwrap();
    for (participant, number, ..) in EVENT {
        let participant = Participant::new(participant).unwrap();
        let action = if number == 1 {
            Action::Register { participant, name: "rider".to_owned(), rides: true }
        } else {
            Action::AddHand { participant }
        };
        run.apply(Actor::Staff(StaffId(1)), &action, &mut |_| {}).unwrap();
    }
    run
}

/// Expected prize of each hand, in cents, according to the odds.
fn expected(rules: &Rules) -> Vec<f64> {
    let hand = |&(participant, _, held, to_come): &(u32, u32, &str, u8)| {
        Hand::new(participant as usize, &parse_cards(held).unwrap(), to_come, rules).unwrap()
    };
    let chances = Chances::of(&EVENT.iter().map(hand).collect::<Vec<_>>(), PRIZES.len(), rules);
    let money =
        |hand| chances.of_hand(hand).iter().zip(PRIZES).map(|(part, cents)| part * cents as f64).sum();
    (0..EVENT.len()).map(money).collect()
}

#[test]
fn pr_09_played_runs_pay_as_the_odds_predict() {
    let settings = [
        (Draw::Wheel, FiveOfAKind::AsQuads, Wins::EveryHand, Ties::Share),
        (Draw::Wheel, FiveOfAKind::AboveRoyalFlush, Wins::BestHandOnly, Ties::SpinOff),
        (Draw::Respin, FiveOfAKind::AsQuads, Wins::EveryHand, Ties::SpinOff),
        (Draw::Pack, FiveOfAKind::AsQuads, Wins::BestHandOnly, Ties::Share),
    ];
    let mut numbers = Numbers(12);
    for (draw, five_of_a_kind, wins, ties) in settings {
        let rules = Rules::new(&Settings {
            draw: Some(draw),
            five_of_a_kind: Some(five_of_a_kind),
            wins: Some(wins),
            ties: Some(ties),
            ..Settings::default()
        })
        .unwrap();
        let begun = open(&rules);
        let (mut sums, mut squares) = ([0.0; EVENT.len()], [0.0; EVENT.len()]);
        for _ in 0..RUNS {
            let run = begun.clone();
            let ride = Ride { run, numbers: &mut numbers, repeats: rules.repeats() };
            for (hand, cents) in ride.finish().into_iter().enumerate() {
                sums[hand] += cents as f64;
                squares[hand] += (cents as f64).powi(2);
            }
        }
        for (hand, expected) in expected(&rules).into_iter().enumerate() {
            let runs = f64::from(RUNS);
            let mean = sums[hand] / runs;
            let error = ((squares[hand] / runs - mean * mean) / runs).sqrt();
            // Cents that cannot be shared equally are assigned in turn-in order: less than one cent per hand.
            let off = (mean - expected).abs();
            assert!(
                off < WITHIN * error + 1.0,
                "{draw:?} {wins:?}, hand {hand}: {mean} ± {error}, not {expected}"
            );
        }
    }
}
