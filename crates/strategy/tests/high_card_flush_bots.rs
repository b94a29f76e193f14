//! Every bot plays legal moves only and ends every round; the one that looks at its cards loses less.

use cards::Deck;
use games::high_card_flush::{Action, HighCardFlush, Preset, Rules, Settings, Table};
use games::{Actor, Awaiting, Chips, DealtOrder, Game, Legal, Seat, Viewer};
use strategy::bots::high_card_flush::{Call, Random, T86};
use strategy::bots::{Bot, HasBots};

/// Small numbers to test with, by the splitmix sequence.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % n
    }
}

fn chips(units: u64) -> Chips {
    Chips::new(units).unwrap()
}

/// Plays a round, a bot for each seat.
fn play(round: &mut HighCardFlush, numbers: &mut Numbers, bots: &[&dyn Bot<HighCardFlush>]) {
    loop {
        let seat = match round.awaiting() {
            Awaiting::Seat(seat) => seat,
            Awaiting::Seats(seats) => seats.iter().next().unwrap(),
            Awaiting::House | Awaiting::Over => return,
        };
        let bot = bots[seat.index() % bots.len()];
        let action = bot.act(&round.view(Viewer::Seat(seat)), &mut |n| numbers.below(n));
        let action = action.expect("an awaited seat has a move");
        assert!(round.legal(seat).allows(&action), "{} wants to {action}", bot.name());
        round.apply(Actor::Seat(seat), &action, &mut |_| {}).expect("a legal move is taken");
    }
}

#[test]
fn every_bot_plays_legal_moves_and_ends_the_round() {
    let mut numbers = Numbers(1);
    for _ in 0..4_000 {
        let rules = Rules::new(&Settings { preset: Some(Preset::Published), ..Settings::default() }).unwrap();
        let stacks = (0..1 + numbers.below(6)).map(|_| chips(numbers.below(6_000))).collect();
        let order = DealtOrder::new(Deck::shuffled(|n| numbers.below(u64::from(n)) as u32));
        let mut round = HighCardFlush::open(&rules, &Table::new(stacks), &order, &mut |_| {}).unwrap();
        let watching = round.view(Viewer::Rail);
        assert!(
            HighCardFlush::BOTS.iter().all(|bot| bot.act(&watching, &mut |_| 0).is_none()),
            "the rail has no move"
        );
        play(&mut round, &mut numbers, HighCardFlush::BOTS);
    }
    assert!(
        HighCardFlush::BOTS
            .iter()
            .all(|bot| HighCardFlush::bot(bot.name()).unwrap().manner() == bot.manner())
    );
    assert!(HighCardFlush::bot("nobody").is_none());
}

/// What a bot loses in cents over these many rounds, the same cards for each.
fn lost(bot: &dyn Bot<HighCardFlush>, rounds: u64) -> i64 {
    let (mut shuffles, mut numbers) = (Numbers(5), Numbers(9));
    let mut lost = 0;
    for _ in 0..rounds {
        let order = DealtOrder::new(Deck::shuffled(|n| shuffles.below(u64::from(n)) as u32));
        let table = Table::new(vec![chips(10_000)]);
        let mut round = HighCardFlush::open(&Rules::default(), &table, &order, &mut |_| {}).unwrap();
        play(&mut round, &mut numbers, &[bot]);
        lost += round.house();
    }
    lost
}

#[test]
fn hf_04_looking_at_the_cards_costs_less() {
    let rounds = 200_000;
    let (t86, call) = (lost(&T86, rounds), lost(&Call, rounds));
    // The rule is published to lose about 3 % of an ante. A round deviates by less than 3 antes, so that the mean of
    // these rounds is within 2 % with near certainty.
    let edge = t86 as f64 / (500 * rounds) as f64;
    assert!((0.005..0.05).contains(&edge), "T-8-6 loses {edge} of an ante");
    assert!(call > t86 + 500 * rounds as i64 / 50, "{call} {t86}");
    assert!(lost(&Random, 20_000) > 0);
}

#[test]
fn t86_raises_with_ten_eight_six_and_folds_below() {
    for (hand, raises) in [
        ("Th 8h 6h 2s 3s 2d 3d", true),
        ("Th 8h 5h 2s 3s 2d 3d", false),
        ("Ts 7s 6s 2h 3h 2d 3d", false),
        ("2h 3h 4h 5h 6s 7d 8c", true),
        ("As Ks Ah Kh Ad Kd Ac", false),
    ] {
        let hand = cards::notation::parse_cards(hand).unwrap();
        let mut rest = cards::Card::all().filter(|card| !hand.contains(card));
        let mut order = Vec::new();
        for &card in &hand {
            order.extend([card, rest.next().unwrap()]);
        }
        order.extend(rest);
        let order = DealtOrder::from_cards(&order).unwrap();
        let table = Table::new(vec![chips(10_000)]);
        let mut round = HighCardFlush::open(&Rules::default(), &table, &order, &mut |_| {}).unwrap();
        let seat = Seat::FIRST;
        let act = |round: &HighCardFlush| T86.act(&round.view(Viewer::Seat(seat)), &mut |_| 0).unwrap();
        let wager = act(&round);
        round.apply(Actor::Seat(seat), &wager, &mut |_| {}).unwrap();
        assert_eq!(matches!(act(&round), Action::Raise(_)), raises, "{hand:?}");
    }
}
