//! Complete rounds per second of the games without a counterpart in other crates, through `Game`: open, legal, apply,
//! outcome. `TURNS` is the number of measurements of each game, 5 by default.
//!
//! ```sh
//! cargo run --release --bin rounds [TURNS]
//! ```
#![forbid(unsafe_code)]

use cards::Deck;
use games::high_card_flush::HighCardFlush;
use games::mount_holyoke::{MountHolyoke, Table};
use games::packs_poker::PacksPoker;
use games::{Actor, Awaiting, Chips, DealtOrder, Game, Legal, Seat, high_card_flush, packs_poker};
use peers::{Contender, Goal, SplitMix64, Table as Report, take_turns};
use std::env::args;
use std::error::Error;
use strategy::bots::DefaultAction;

/// Number of rounds per measurement.
const ROUNDS: usize = 50_000;
/// Goal for a round of Mount Holyoke Poker, in nanoseconds: 1.5 times as fast as the code of 2026-11-21, which took 4,912 ns
/// on the machine of that day (`docs/benchmarks.md`). On another machine, on 2026-11-30, the same code took 4,931 ns, the
/// fastest of six runs. A slower or busier machine has to measure that code too.
const MOUNT_HOLYOKE: f64 = 3_275.0;

/// Rules and table of a round.
struct Opening<G: Game> {
    rules: G::Rules,
    table: G::Table,
    /// Maximum number of cards that a round can use; no more are shuffled.
    cards: u32,
}

/// Plays [`ROUNDS`] rounds, each with a newly shuffled pack. Returns the number of actions, so that no work is
/// optimized away.
fn play<G: Game>(
    opening: &Opening<G>,
    numbers: &mut SplitMix64,
    choose: impl for<'a> Fn(G::Legal<'a>, &mut SplitMix64) -> Option<G::Action>,
) -> u64 {
    let (mut deck, mut actions) = (Deck::sorted(), 0);
    for _ in 0..ROUNDS {
        deck.shuffle_first(opening.cards, |n| numbers.below(u64::from(n)) as u32);
        let order = DealtOrder::new(deck.clone());
        let round = G::open(&opening.rules, &opening.table, &order, &mut |_| ());
        let mut round = round.unwrap_or_else(|error| panic!("{error}"));
        while let Some(seat) = awaited(&round) {
            let action = choose(round.legal(seat), numbers).expect("a seat that has to act has a legal move");
            let taken = round.apply(Actor::Seat(seat), &action, &mut |_| ());
            taken.unwrap_or_else(|refusal| panic!("{refusal}"));
            actions += 1;
        }
        assert!(round.outcome().is_some());
    }
    actions
}

fn awaited(round: &impl Game) -> Option<Seat> {
    match round.awaiting() {
        Awaiting::Seat(seat) => Some(seat),
        Awaiting::Seats(seats) => seats.iter().next(),
        Awaiting::House | Awaiting::Over => None,
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let turns = args().nth(1).map_or(Ok(5), |turns| turns.parse())?;
    let bankroll = vec![Chips::new(1_000_000)?];
    let packs = Opening::<PacksPoker> {
        rules: packs_poker::Rules::default(),
        table: packs_poker::Table::new(bankroll.clone()),
        cards: 2 * 3 + 5 * 2,
    };
    let flush = Opening::<HighCardFlush> {
        rules: high_card_flush::Rules::default(),
        table: high_card_flush::Table { stacks: bankroll, meter: None },
        cards: 7 * 2,
    };
    let holyoke = Opening::<MountHolyoke> { rules: Default::default(), table: Table::new(4), cards: 51 };
    let [mut first, mut second, mut third] = [1, 2, 3].map(SplitMix64);
    let mut contenders = [
        Contender::new("Packs Poker, 1 player", ROUNDS, || {
            play(&packs, &mut first, |moves, _| moves.default_action())
        })
        .with_goal(Goal::AtMost(1_000.0)),
        Contender::new("High Card Flush, 1 player", ROUNDS, || {
            play(&flush, &mut second, |moves, _| moves.default_action())
        })
        .with_goal(Goal::AtMost(1_000.0)),
        Contender::new("Mount Holyoke Poker, 4 players", ROUNDS, || {
            play(&holyoke, &mut third, |moves, numbers| moves.pick(&mut |n| numbers.below(n)))
        })
        .with_goal(Goal::AtMost(MOUNT_HOLYOKE)),
    ];
    let timings = take_turns(&mut contenders, turns);
    let rate = Some("rounds per second");
    Report { id: "rounds", title: "", unit: "ns per round", nanoseconds: 1.0, rate }.print(&timings);
    Ok(())
}
