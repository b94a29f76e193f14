//! Property-based test: under random rules and tables, every bot of every game but the poker run plays only legal
//! moves, and every round ends. Every view can be sent and received.

use games::high_card_flush::HighCardFlush;
use games::holdem::Holdem;
use games::mount_holyoke::MountHolyoke;
use games::packs_poker::PacksPoker;
use games::{Actor, Legal, Viewer};
use serde::de::DeserializeOwned;
use strategy::bots::{Bot, DefaultAction, HasBots};
use test_support::{Chance, Lawful};

/// Number of rounds played for each game.
const ROUNDS: u64 = 4_000;

/// Upper bound on the number of moves in a round.
const MAX_MOVES: u32 = 5_000;

/// Plays a round to its end, choosing a random bot for each move. Asserts that every move is legal and depends only
/// on the view and the random numbers, and that the view and the game have the same default action.
fn play<G: HasBots<View: DeserializeOwned>>(round: &mut G, chance: &mut Chance, bots: &[&dyn Bot<G>])
where
    for<'a> G::Legal<'a>: DefaultAction<G::Action>,
{
    for _ in 0..MAX_MOVES {
        let Some(seat) = round.awaiting().first() else { return };
        let bot = chance.pick(bots);
        let sent = serde_json::to_string(&round.view(Viewer::Seat(seat))).expect("a view can be sent");
        let received = serde_json::from_str::<G::View>(&sent).expect("a view can be received");
        assert!(received == round.view(Viewer::Seat(seat)), "{sent}");
        let (view, seed) = (round.view(Viewer::Seat(seat)), chance.below(u64::MAX));
        let act = || {
            let mut same = Chance::new(seed);
            bot.act(&view, &mut |n| same.below(n)).expect("a seat that has to act has a legal move")
        };
        let action = act();
        assert!(
            act() == action,
            "{}: a move must depend only on the view and the random numbers",
            bot.name()
        );
        let plain = {
            let legal = round.legal(seat);
            assert!(legal.allows(&action), "{} returned an illegal action", bot.name());
            legal.default_action()
        };
        assert!(
            G::offer(&view).is_some_and(|offer| offer.default_action() == plain),
            "view and game have one default action"
        );
        round.apply(Actor::Seat(seat), &action, &mut |_| ()).expect("a legal move is accepted");
    }
    panic!("the round does not end");
}

fn every_bot_plays_legal_moves_and_ends_the_round<G: HasBots<View: DeserializeOwned> + Lawful>()
where
    for<'a> G::Legal<'a>: DefaultAction<G::Action>,
{
    for seed in 0..ROUNDS {
        let mut chance = Chance::new(seed);
        let (rules, table) = G::scenario(&mut chance);
        let mut round =
            G::open(&rules, &table, &G::order(&mut chance), &mut |_| ()).expect("the table opens");
        let rail = round.view(Viewer::Rail);
        assert!(
            G::BOTS.iter().all(|bot| bot.act(&rail, &mut |_| 0).is_none()),
            "a spectator has no legal move"
        );
        let alone = chance.pick(G::BOTS);
        let bots = if chance.one_in(2) { G::BOTS } else { &[alone] };
        play(&mut round, &mut chance, bots);
        assert!(round.outcome().is_some());
    }
    for bot in G::BOTS {
        assert_eq!(G::bot(bot.name()).map(Bot::description), Some(bot.description()));
    }
    assert!(G::bot("call").is_some() && G::bot("random").is_some() && G::bot("nobody").is_none());
}

#[test]
fn high_card_flush() {
    every_bot_plays_legal_moves_and_ends_the_round::<HighCardFlush>();
}

#[test]
fn holdem() {
    every_bot_plays_legal_moves_and_ends_the_round::<Holdem>();
}

#[test]
fn mount_holyoke() {
    every_bot_plays_legal_moves_and_ends_the_round::<MountHolyoke>();
}

#[test]
fn packs_poker() {
    every_bot_plays_legal_moves_and_ends_the_round::<PacksPoker>();
}
