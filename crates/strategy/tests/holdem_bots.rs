//! Every bot plays legal moves only, whatever the table, and ends every hand.

use cards::Deck;
use games::holdem::{Holdem, Preset, Rules, Settings, Table};
use games::{Actor, Awaiting, Chips, DealtOrder, Game, Legal, Seat, Viewer};
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

fn open(numbers: &mut Numbers, preset: Preset) -> Holdem {
    let rules = Rules::new(&Settings {
        preset: Some(preset),
        ante: Chips::new(numbers.below(3) * 10).ok(),
        ..Settings::default()
    })
    .unwrap();
    let seats = 2 + numbers.below(9) as usize;
    let stacks = (0..seats).map(|_| Chips::new(1 + numbers.below(3000)).unwrap()).collect();
    let button = Seat::new(1 + numbers.below(seats as u64) as usize).unwrap();
    let deck = Deck::shuffled(|n| numbers.below(u64::from(n)) as u32);
    Holdem::open(&rules, &Table::new(button, stacks), &DealtOrder::new(deck), &mut |_| {}).unwrap()
}

/// Plays a hand, a bot drawn for each move; how many moves it took.
fn play(hand: &mut Holdem, numbers: &mut Numbers, bots: &[&dyn Bot<Holdem>]) -> u32 {
    let mut moves = 0;
    while let Awaiting::Seat(seat) = hand.awaiting() {
        let bot = bots[numbers.below(bots.len() as u64) as usize];
        let view = hand.view(Viewer::Seat(seat));
        let action = bot.act(&view, &mut |n| numbers.below(n)).expect("an awaited seat has a move");
        assert!(hand.legal(seat).allows(&action), "{} wants to {action}", bot.name());
        hand.apply(Actor::Seat(seat), &action, &mut |_| {}).expect("a legal move is taken");
        moves += 1;
        assert!(moves < 5_000, "the hand does not end");
    }
    moves
}

#[test]
fn every_bot_plays_legal_moves_and_ends_the_hand() {
    for preset in [Preset::Document, Preset::Tournament] {
        let mut numbers = Numbers(preset as u64);
        for _ in 0..4_000 {
            let mut hand = open(&mut numbers, preset);
            play(&mut hand, &mut numbers, Holdem::BOTS);
        }
        for bot in Holdem::BOTS {
            for _ in 0..500 {
                let mut hand = open(&mut numbers, preset);
                play(&mut hand, &mut numbers, &[*bot]);
            }
        }
    }
}

#[test]
fn a_move_depends_on_the_view_and_the_numbers_alone() {
    let mut numbers = Numbers(5);
    for _ in 0..300 {
        let hand = open(&mut numbers, Preset::Tournament);
        let Awaiting::Seat(seat) = hand.awaiting() else { continue };
        let view = hand.view(Viewer::Seat(seat));
        for bot in Holdem::BOTS {
            let act = || {
                let mut same = Numbers(9);
                bot.act(&view, &mut |n| same.below(n))
            };
            assert_eq!(act(), act());
        }
    }
}

#[test]
fn who_has_nothing_to_do_does_nothing() {
    let hand = open(&mut Numbers(3), Preset::Document);
    for bot in Holdem::BOTS {
        assert_eq!(bot.act(&hand.view(Viewer::Rail), &mut |_| 0), None);
        assert_eq!(Holdem::bot(bot.name()).map(Bot::name), Some(bot.name()));
    }
    assert!(Holdem::bot("nobody").is_none());
}
