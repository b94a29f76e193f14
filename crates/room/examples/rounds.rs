//! Plays random rounds of every game. Prints the events and the final view of each round for one viewer, with its
//! settlement, as one JSON object per line. The client's tests render the events as text and compare the text with
//! the settlement (`cargo xtask test web`).

use cards::{Card, Deck, Rank, Suit};
use games::blinds::Rotation;
use games::high_card_flush::HighCardFlush;
use games::holdem::Holdem;
use games::mount_holyoke::MountHolyoke;
use games::packs_poker::PacksPoker;
use games::record::Record;
use games::{Actor, Awaiting, Chips, DealtOrder, Game, Legal, Refereed, Seat, SeatSet, Viewer};
use room::game::{Opening, RoomGame, RunningRound, rules};
use serde_json::{Value, json};
use test_support::Chance;

/// Number of rounds of each game.
const ROUNDS: u64 = 500;

/// The clock acts instead of a player in one of this many decisions, on average.
const LATE: u64 = 12;

const HOLDEM: [&str; 4] = [
    r#"{"preset":"document"}"#,
    r#"{"preset":"tournament"}"#,
    r#"{"preset":"tournament","ante":20,"straddle":200}"#,
    r#"{"preset":"document","compare":"high_card_only","ante":10}"#,
];
const PACKS: [&str; 4] = [
    "{}",
    r#"{"packs":5,"tie_bonus":"paid"}"#,
    r#"{"aggregate":5000}"#,
    r#"{"dealer_hand":"dealer_own_five"}"#,
];
const FLUSH: [&str; 3] = [
    r#"{"preset":"document"}"#,
    r#"{"preset":"published"}"#,
    r#"{"preset":"published","bonus_limit":1000,"progressive":{"three_card_straight_flush":"1 to 100","four_card_straight_flush":"3 for 1","five_card_straight_flush":"1 to 10"}}"#,
];
const HOLYOKE: [&str; 3] =
    ["{}", r#"{"end":{"points":30},"pass":"out_for_the_run"}"#, r#"{"end":{"rounds":1}}"#];

fn main() {
    // One generator per game, so that new settings of one game leave the rounds of the others unchanged.
    let mut rngs = [1, 2, 3, 4].map(Chance::new);
    for number in 0..ROUNDS {
        let [first, second, third, fourth] = &mut rngs;
        println!("{}", round::<Holdem>(&HOLDEM, number, first, holdem));
        println!("{}", round::<PacksPoker>(&PACKS, number, second, packs));
        println!("{}", round::<HighCardFlush>(&FLUSH, number, third, flush));
        println!("{}", round::<MountHolyoke>(&HOLYOKE, number, fourth, holyoke));
    }
}

/// Each seat's share of each pot, the reason it was won, and the returned chips.
fn holdem(game: &Holdem) -> Value {
    let outcome = game.outcome().expect("the hand is over");
    let pots = outcome.pots.iter().map(|pot| json!({"shares": pot.shares, "by": pot.by}));
    json!({"pots": pots.collect::<Vec<_>>(), "returned": outcome.returned})
}

/// The lines of the settlement (seat, pack, bet, result, net result), and the net result of the house.
fn packs(game: &PacksPoker) -> Value {
    let lines = game.outcome().expect("the round is over").settle();
    let lines =
        lines.iter().map(|line| json!([line.seat, line.wager.pack, line.wager.bet, line.result, line.net]));
    json!({"lines": lines.collect::<Vec<_>>(), "house": game.house()})
}

/// The lines of the settlement (seat, wager, result, net result), and the net result of the house.
fn flush(game: &HighCardFlush) -> Value {
    let lines = game.outcome().expect("the round is over").settle();
    let lines = lines.iter().map(|line| json!([line.seat, line.wager, line.result, line.net]));
    json!({"lines": lines.collect::<Vec<_>>(), "house": game.house()})
}

/// The points (seat, cards left, points of the round, total), and the winner of the round.
fn holyoke(game: &MountHolyoke) -> Value {
    let outcome = game.outcome().expect("the round is over");
    let scores = outcome.settle().map(|score| json!([score.seat, score.left, score.points, score.total]));
    json!({"scores": scores.collect::<Vec<_>>(), "winner": outcome.winner})
}

/// Plays a round to its end. Returns its settings, its events and its final view for a spectator or for seat 1, the
/// net results and the settlement.
fn round<G: RoomGame>(all: &[&str], number: u64, rng: &mut Chance, settle: fn(&G) -> Value) -> Value {
    let text = all[rng.below(all.len() as u64) as usize];
    let settings = serde_json::from_str(text).expect("settings that parse");
    let rules = rules::<G>(settings).unwrap_or_else(|error| panic!("{}: {error}", G::NAME));
    let (least, most) = (*G::players(&rules).start() as u64, *G::players(&rules).end() as u64);
    // A straddle needs a seat after the blinds.
    let least = if text.contains("straddle") { 3 } else { least };
    let ties = number.is_multiple_of(10) && G::NAME == PacksPoker::NAME;
    let seats = if ties { 1 } else { least + rng.below(most.min(6) - least + 1) };
    let viewer = if number.is_multiple_of(2) { Viewer::Rail } else { Viewer::Seat(Seat::FIRST) };
    let stacks = (0..seats).map(|_| stack::<G>(&rules, rng)).collect();
    let button = Seat::new(1 + rng.below(seats) as usize).expect("a seat of the table");
    let dealt = SeatSet::all(seats as usize);
    let blinds = G::blinds(&rules)
        .and_then(|blinds| Rotation::after(button, dealt).next(blinds.button, 2, dealt, SeatSet::EMPTY));
    let opening = Opening { stacks, blinds, carried: None, same_players: false };
    let deck = if ties { deck_of_pairs(rng) } else { Deck::shuffled(|n| rng.below(u64::from(n)) as u32) };
    let table = G::table(&rules, &opening, None);
    let (version, order) = (G::VERSION, DealtOrder::new(deck));
    let record = Record { version, rules, table, order, actions: Vec::new() };
    let mut running = RunningRound::<G>::open(1, record).unwrap_or_else(refused);
    let mut at = 1;
    while let Some((by, action)) = decision(running.game(), rng) {
        at += 1;
        running = running.after(at, by, action).unwrap_or_else(refused);
    }
    let events: Vec<Value> = running.seen_events(0, viewer).iter().map(|event| json!(event.seen)).collect();
    let settings: Value = serde_json::from_str(text).expect("settings that parse");
    let ending = running.ending().expect("the round is over");
    let after = ending.stacks.as_ref();
    let net = |(after, before): (&Chips, &Chips)| after.get() as i64 - before.get() as i64;
    let nets = after.map(|after| after.iter().zip(&opening.stacks).map(net).collect::<Vec<_>>());
    json!({
        "game": G::NAME, "seats": seats, "viewer": viewer_seat(viewer), "settings": settings,
        "events": events,
        "view": running.game().view(viewer), "nets": nets, "settlement": settle(running.game()),
    })
}

/// A deck of adjacent pairs of equal rank in random order, in which a single player and the dealer often tie.
fn deck_of_pairs(rng: &mut Chance) -> Deck {
    let mut pairs: Vec<[Card; 2]> = Vec::new();
    for rank in Rank::ALL {
        let [one, two, three, four] = Suit::ALL.map(|suit| Card::new(rank, suit));
        pairs.extend([[one, two], [three, four]]);
    }
    rng.shuffle(&mut pairs);
    Deck::from_order(&pairs.concat()).expect("the 52 cards of a pack")
}

/// A random stack, at least the minimum to be dealt in and often close to it; zero in a game without chips.
fn stack<G: RoomGame>(rules: &G::Rules, rng: &mut Chance) -> Chips {
    let Some(stakes) = G::stakes(rules) else { return Chips::ZERO };
    let (least, most) = (G::min_stack(rules).get(), stakes.buy_in_max.get());
    let depth = if rng.below(2) == 0 { most } else { least * 5 };
    Chips::new(least + rng.below(depth)).expect("an amount of chips")
}

/// The next decision, which is a random legal one or the clock's action. `None` once the round is over.
fn decision<G: Game>(game: &G, rng: &mut Chance) -> Option<(Actor, G::Action)> {
    let seat = match game.awaiting() {
        Awaiting::Seat(seat) => seat,
        Awaiting::Seats(seats) => seats.iter().nth(rng.below(seats.len() as u64) as usize)?,
        Awaiting::House | Awaiting::Over => return None,
    };
    if rng.below(LATE) == 0
        && let Some(action) = game.on_time_out(seat)
    {
        return Some((Actor::Clock(seat), action));
    }
    let action = game.legal(seat).pick(&mut |n| rng.below(n))?;
    Some((Actor::Seat(seat), action))
}

const fn viewer_seat(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        _ => None,
    }
}

fn refused<T>(error: room::game::RoundError) -> T {
    panic!("{error}")
}
