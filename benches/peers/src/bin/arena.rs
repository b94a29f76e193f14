//! Complete hold'em hands per second, with every player calling to the showdown: Cardroom through `Game`,
//! against the arena of `rs_poker`. Both draw the cards of every hand at random, post blinds of 50 and 100, ask each player
//! in turn, and pay the winners.
#![forbid(unsafe_code)]

use cards::Deck;
use games::holdem::{Action, Holdem, Rules, Table};
use games::{Actor, Awaiting, Chips, DealtOrder, Game, Refereed, Seat};
use peers::{Contender, SplitMix64, Pair, Table as Report};
use rs_poker::arena::agent::CallingAgent;
use rs_poker::arena::{Agent, GameState, GameStateBuilder, HoldemSimulationBuilder};
use std::pin::pin;
use std::task::{Context, Poll, Waker};

const HANDS: usize = 20_000;
const ROUNDS: usize = 5;
/// Goal: this many times as fast as the peer.
const TIMES_AS_FAST: f64 = 6.0;
const STACK: f32 = 10_000.0;
/// Number of cards on the board; the default rules burn none.
const BOARD: u32 = 5;

fn main() {
    let rounds = std::env::args().nth(1).map_or(ROUNDS, |text| text.parse().expect("a number of rounds"));
    let pairs = [2, 6].map(|players| measured(players, rounds));
    let rate = Some("hands per second");
    Report { id: "arena", title: "", unit: "ns per hand", nanoseconds: 1.0, rate }
        .print_pairs("rs_poker 5.1", &pairs);
}

fn measured(players: usize, rounds: usize) -> Pair {
    check_peer(&play_peer(players), players);
    let mut ours = Ours::new(players);
    ours.check();
    let contenders = [
        Contender::new("games", HANDS, || (0..HANDS).map(|_| ours.play().stacks().as_slice()[0].get()).sum()),
        Contender::new("rs_poker 5.1", HANDS, || (0..HANDS).map(|_| peer_chips(players)).sum()),
    ];
    Pair::measured(&format!("{players} seats"), contenders, rounds, TIMES_AS_FAST)
}

/// Cardroom's side of the comparison: the rules, a table whose button moves, and the random numbers for the shuffle.
struct Ours {
    rules: Rules,
    table: Table,
    deck: Deck,
    numbers: SplitMix64,
}

impl Ours {
    fn new(players: usize) -> Ours {
        let stack = Chips::new(STACK as u64).expect("a stack");
        Ours {
            rules: Rules::default(),
            table: Table::new(Seat::FIRST, vec![stack; players]),
            deck: Deck::sorted(),
            numbers: SplitMix64(1),
        }
    }

    /// Moves the button, shuffles the cards that are dealt, as `rs_poker` draws only those, and plays one hand to its end:
    /// every player checks, or calls a bet.
    fn play(&mut self) -> Holdem {
        let players = self.table.stacks.len();
        self.table.button = self.table.button.left(players);
        let numbers = &mut self.numbers;
        self.deck.shuffle_first(2 * players as u32 + BOARD, |n| numbers.below(u64::from(n)) as u32);
        let order = DealtOrder::new(self.deck.clone());
        let mut hand =
            Holdem::open(&self.rules, &self.table, &order, &mut |_| ()).expect("a table that opens");
        while let Awaiting::Seat(seat) = hand.awaiting() {
            let action = if hand.legal(seat).check { Action::Check } else { Action::Call };
            hand.apply(Actor::Seat(seat), &action, &mut |_| ()).expect("a legal action");
        }
        hand
    }

    /// Plays one hand, and panics unless every player calls and no chips are lost, so that complete hands are measured.
    fn check(&mut self) {
        let hand = self.play();
        let outcome = hand.outcome().expect("the hand is over");
        assert_eq!(outcome.pots[0].pot.amount.get(), 100 * hand.stacks().seats() as u64, "everybody called");
        let chips: u64 = hand.stacks().as_slice().iter().map(|stack| stack.get()).sum();
        assert_eq!(chips, STACK as u64 * hand.stacks().seats() as u64, "no chip is lost");
    }
}

/// Plays one hand in the arena of `rs_poker`, in which every player calls.
fn play_peer(players: usize) -> GameState {
    let state = GameStateBuilder::new()
        .num_players_with_stack(players, STACK)
        .blinds(100.0, 50.0)
        .build()
        .expect("a table with players and blinds");
    let agents = (0..players).map(|seat| Box::new(CallingAgent::new(format!("{seat}"))) as Box<dyn Agent>);
    let mut simulation = HoldemSimulationBuilder::default()
        .game_state(state)
        .agents(agents.collect())
        .build()
        .expect("a game that can be played");
    finish(simulation.run());
    simulation.game_state
}

/// Panics unless the hand reached the showdown and no chips were lost, so that complete hands are measured.
fn check_peer(state: &GameState, players: usize) {
    assert_eq!(state.board.len(), 5, "the board is complete");
    assert_eq!(state.stacks.iter().sum::<f32>(), STACK * players as f32, "no chip is lost");
}

fn peer_chips(players: usize) -> u64 {
    play_peer(players).stacks[0] as u64
}

/// Runs a future that never waits, without an async runtime, whose overhead would count against `rs_poker`.
fn finish<T>(future: impl Future<Output = T>) -> T {
    let mut future = pin!(future);
    loop {
        if let Poll::Ready(done) = future.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            return done;
        }
    }
}
