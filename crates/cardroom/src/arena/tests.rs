//! Tests of the intervals, and of bots that break the rules of an arena.

use super::dealer::Dealer;
use super::schedule::play;
use super::scores::Scores;
use super::setup::{Arena, Contestant};
use crate::programs::BotName;
use games::high_card_flush::HighCardFlush;
use games::holdem::Holdem;
use games::mount_holyoke::MountHolyoke;
use games::packs_poker::PacksPoker;
use games::{Legal, Refereed};
use requests::GameSettings;
use requests::arena::{ArenaGame, Reply};
use std::ops::ControlFlow;
use strategy::bots::{Bot, HasBots, RandomBelow};

/// Number of arenas whose intervals are counted.
const ARENAS: u64 = 1_000;

fn arena<G: ArenaGame>(bots: &[&'static dyn Bot<G>], deals: u64, seed: u64) -> Arena<G>
where
    <G as Refereed>::Settings: GameSettings,
{
    let players = bots.iter().map(|bot| Contestant { name: bot.name().to_owned(), bot: BotName::Bot(*bot) });
    let rules = G::Rules::try_from(G::Settings::default()).expect("the defaults are consistent");
    Arena::new(rules, players.collect(), deals, seed).expect("a table that opens")
}

fn played<G: ArenaGame>(arena: &Arena<G>) -> Reply {
    let (mut dealer, mut scores) = (Dealer::new(arena), Scores::new(arena.players.len()));
    for deal in 0..arena.deals {
        let deal = dealer.play(deal, &scores.out(), &scores.faults());
        scores.add(arena, &deal).expect("small sums");
    }
    scores.reply(arena)
}

/// Plays arenas between two copies of the bot without a strategy, and returns how many of the intervals of their
/// difference contain zero, in thousandths.
fn coverage<G: ArenaGame>(deals: u64) -> u64
where
    <G as Refereed>::Settings: GameSettings,
{
    let random = G::bot("random").expect("every game has this bot");
    let contains_zero = |seed| {
        let reply = played(&arena::<G>(&[random, random], deals, seed));
        let [low, high] = reply.pairs[0].interval.expect("several deals");
        low <= 0.0 && 0.0 <= high
    };
    (0..ARENAS).filter(|&seed| contains_zero(seed)).count() as u64 * 1_000 / ARENAS
}

#[test]
fn intervals_of_two_copies_of_a_bot_contain_zero_in_95_of_100_arenas() {
    for (game, permille) in [
        ("holdem", coverage::<Holdem>(40)),
        ("packs_poker", coverage::<PacksPoker>(40)),
        ("high_card_flush", coverage::<HighCardFlush>(40)),
        ("mount_holyoke", coverage::<MountHolyoke>(25)),
    ] {
        println!("{game}: {permille} of 1,000 intervals contain zero");
        assert!((930..=970).contains(&permille), "{game}: {permille} of 1,000");
    }
}

/// Two copies of a bot beside another one, whose neighbours have an advantage.
#[test]
fn equal_players_have_equal_results_beside_a_different_one() {
    let bot = |name| MountHolyoke::bot(name).expect("the game has this bot");
    let (random, patient) = (bot("random"), bot("patient"));
    let contains_zero = |seed| {
        let reply = played(&arena::<MountHolyoke>(&[random, patient, patient], 60, seed));
        let [low, high] = reply.pairs.last().and_then(|pair| pair.interval).expect("several deals");
        low <= 0.0 && 0.0 <= high
    };
    let arenas = 200;
    let count = (0..arenas).filter(|&seed| contains_zero(seed)).count();
    println!("{count} of {arenas} intervals contain zero");
    // 190 are expected, with a standard deviation of 3.1.
    assert!((178..=200).contains(&count), "{count} of {arenas}");
}

/// A bot that places and withdraws wagers for ever.
#[derive(Debug)]
struct Undecided;

impl Bot<PacksPoker> for Undecided {
    fn name(&self) -> &'static str {
        "undecided"
    }

    fn description(&self) -> &'static str {
        "never confirms its wagers"
    }

    fn act(
        &self,
        view: &<PacksPoker as Refereed>::View,
        below: &mut RandomBelow<'_>,
    ) -> Option<<PacksPoker as Refereed>::Action> {
        let offer = PacksPoker::offer(view)?;
        std::iter::repeat_with(|| offer.pick(below))
            .flatten()
            .find(|action| action.to_string().contains("pack"))
    }
}

#[test]
fn a_bot_that_never_ends_its_turn_is_stopped_and_reported() {
    let reply = played(&arena::<PacksPoker>(&[&Undecided], 3, 1));
    let [player] = reply.players.as_slice() else { panic!("one player") };
    assert_eq!((reply.deals, player.conduct.broken), (3, 3), "{:?}", player.faults);
    assert!(player.faults[0].reason.contains("more than 1000 decisions"), "{:?}", player.faults);
}

/// A bot that raises by less than the rules allow.
#[derive(Debug)]
struct Illegal;

impl Bot<Holdem> for Illegal {
    fn name(&self) -> &'static str {
        "illegal"
    }

    fn description(&self) -> &'static str {
        "raises too little"
    }

    fn act(
        &self,
        _: &<Holdem as Refereed>::View,
        _: &mut RandomBelow<'_>,
    ) -> Option<<Holdem as Refereed>::Action> {
        "raise to 1".parse().ok()
    }
}

#[test]
fn a_player_with_too_many_faults_is_out_and_the_arena_goes_on() {
    let call = Holdem::bot("call").expect("every game has this bot");
    let mut arena = arena::<Holdem>(&[&Illegal, call], 10, 1);
    arena.most_faults = 3;
    let reply = played(&arena);
    let [illegal, other] = reply.players.as_slice() else { panic!("two players") };
    assert_eq!((reply.deals, illegal.conduct.illegal, other.conduct.faults()), (10, 3, 0));
    let out = illegal.out.as_ref().expect("it is out");
    assert!(out.deal <= 2 && out.reason == "3 faults", "{out:?}");
    assert!(illegal.faults[0].reason.starts_with("raise to 1: "), "{:?}", illegal.faults);
    assert!(illegal.mean < 0.0 && other.mean == -illegal.mean, "the chips of a hand move between the two");
}

/// The faults of earlier deals count at once, also in a deal that another thread played before they were known.
#[test]
fn a_player_is_out_in_the_middle_of_a_deal_with_any_number_of_threads() {
    let call = Holdem::bot("call").expect("every game has this bot");
    let in_one_deal = played(&arena::<Holdem>(&[&Illegal, call], 1, 1)).players[0].conduct.illegal;
    let mut arena = arena::<Holdem>(&[&Illegal, call], 100, 1);
    arena.most_faults = in_one_deal + 1;
    let results = [1, 3].map(|threads| {
        let scores = play(&arena, threads, Box::new(|_, _| true), &mut |_| ControlFlow::Continue(()))
            .expect("small sums");
        let reply = scores.reply(&arena);
        let out = reply.players[0].out.clone().expect("it is out");
        assert_eq!((reply.deals, reply.players[0].conduct.illegal, out.deal), (100, in_one_deal + 1, 2));
        reply.players[0].mean
    });
    assert_eq!(results[0], results[1]);
}
