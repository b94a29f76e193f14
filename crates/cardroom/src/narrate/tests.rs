//! Property-based tests that compare the amounts, results and hands in the narration with the outcome, over random
//! rounds of four games. The lines are parsed as text, independently of the event data.

mod ranking;

use self::ranking::{Ranked, cards_in};
use super::high_card_flush::FlushNarrator;
use super::holdem::HoldemNarrator;
use super::mount_holyoke::HolyokeNarrator;
use super::packs_poker::PacksNarrator;
use super::{Narrator, PlayerNames};
use cards::Deck;
use games::blinds::Rotation;
use games::high_card_flush::HighCardFlush;
use games::holdem::Holdem;
use games::mount_holyoke::MountHolyoke;
use games::packs_poker::{Bet, DealerHand, PacksPoker};
use games::settlement::WagerResult;
use games::{Actor, Awaiting, Chips, DealtOrder, Game, Legal, Refereed, Seat, SeatSet, Viewer};
use room::game::{Opening, RoomGame};
use std::collections::{BTreeMap, BTreeSet};

const ROUNDS: u64 = 300;
const NAMES: [&str; 6] = ["Ada", "Blaise", "Carl", "Daniel", "Emmy", "Florence"];

/// A narrated line: its text, and the text in the column of amounts.
type Line = (String, Option<String>);

/// A random round, and its narration for a spectator.
struct Narrated<G> {
    game: G,
    stacks: Vec<Chips>,
    lines: Vec<Line>,
}

fn narrated<G: RoomGame, N: Narrator<G>>(settings: &[&str], seed: u64) -> Narrated<G> {
    let mut below = room_chance(seed);
    let text = settings[below(settings.len() as u64) as usize];
    let settings = serde_json::from_str(text).unwrap();
    let Ok(rules) = room::game::rules::<G>(settings) else { panic!("settings that go together") };
    let (least, most) = G::players(&rules).into_inner();
    // A straddle needs a seat after the blinds.
    let least = if text.contains("straddle") { 3 } else { least };
    let seats = least as u64 + below((most.min(NAMES.len()) - least + 1) as u64);
    let depth = G::stakes(&rules).map_or(1, |stakes| stakes.buy_in_max.get());
    let stacks: Vec<Chips> =
        (0..seats).map(|_| Chips::new(G::min_stack(&rules).get() + below(depth)).unwrap()).collect();
    let button = Seat::new(1 + below(seats) as usize).unwrap();
    let dealt = SeatSet::all(seats as usize);
    let blinds = G::blinds(&rules)
        .and_then(|blinds| Rotation::after(button, dealt).next(blinds.button, 2, dealt, SeatSet::EMPTY));
    let opening = Opening { stacks: stacks.clone(), blinds, carried: None, same_players: false };
    let order = DealtOrder::new(Deck::shuffled(|n| below(u64::from(n)) as u32));
    let mut events = Vec::new();
    let table = G::table(&rules, &opening, None);
    let Ok(mut game) = G::open(&rules, &table, &order, &mut |event| events.push(event)) else {
        panic!("a table that opens")
    };
    while let Some(seat) = match Game::awaiting(&game) {
        Awaiting::Seat(seat) => Some(seat),
        Awaiting::Seats(seats) => seats.iter().nth(below(seats.len() as u64) as usize),
        Awaiting::House | Awaiting::Over => None,
    } {
        let action = game.legal(seat).pick(&mut below).expect("a legal action");
        game.apply(Actor::Seat(seat), &action, &mut |event| events.push(event)).unwrap();
    }
    let mut narrator = N::new(PlayerNames::new(NAMES));
    let seen = events.iter().filter_map(|event| game.see(event, Viewer::Rail));
    let lines = seen.map(|seen| narrator.narrate(&seen)).map(|event| (event.text, event.amount)).collect();
    Narrated { game, stacks, lines }
}

/// Deterministic random numbers for a seed.
fn room_chance(seed: u64) -> impl FnMut(u64) -> u64 {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    move |n| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % n
    }
}

/// Index of the seat whose player's name begins the line, and the rest of the line; `None` for any other line.
fn begins(line: &str) -> Option<(usize, &str)> {
    let found = NAMES.iter().position(|name| line.starts_with(name))?;
    Some((found, line[NAMES[found].len()..].trim_start()))
}

/// Index of the seat to which this line returns an uncalled bet, and the amount; `None` for any other line.
fn returned(line: &str) -> Option<(usize, i64)> {
    let (amount, name) = line.strip_prefix("Uncalled bet (")?.split_once(") returned to ")?;
    Some((NAMES.iter().position(|known| *known == name)?, number(amount)))
}

/// The last integer before the first colon of a string, read without its commas: 1500 for `wins the pot, 1,500: a
/// flush`.
fn number(words: &str) -> i64 {
    let upto = words.split(": ").next().unwrap_or_default();
    let digits = |word: &&str| word.starts_with(|c: char| c.is_ascii_digit());
    let word = upto.split(' ').rfind(digits).unwrap_or_else(|| panic!("no amount: {words}"));
    word.replace(',', "").parse().unwrap_or_else(|_| panic!("no amount: {words}"))
}

/// Parses a net result in the column of amounts, such as `+10.00` or `−2.50`, into cents.
fn cents(amount: Option<&String>) -> i64 {
    let amount = amount.expect("a line of the settlement has its amount");
    let units: i64 = amount.replace([',', '.', '+', '−'], "").parse().unwrap();
    if amount.starts_with('−') { -units } else { units }
}

#[test]
fn holdem_narration_accounts_for_every_stack() {
    const SETTINGS: [&str; 3] =
        [r#"{"preset":"document"}"#, r#"{"preset":"tournament"}"#, r#"{"ante":20,"straddle":200}"#];
    let mut verbs: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..ROUNDS {
        let Narrated { game, stacks, lines } = narrated::<Holdem, HoldemNarrator>(&SETTINGS, seed);
        let mut has: Vec<i64> = stacks.iter().map(|stack| stack.get() as i64).collect();
        let mut bets = vec![0; has.len()];
        let (mut opened, mut before_the_flop) = (false, true);
        for (line, _) in &lines {
            if let Some((seat, amount)) = returned(line) {
                has[seat] += amount;
                verbs.insert("returned", 1);
                continue;
            }
            let Some((seat, words)) = begins(line) else {
                (bets, opened, before_the_flop) = (vec![0; has.len()], false, false);
                continue;
            };
            let words = words.trim_end_matches(", all in");
            let verb = words.split(' ').next().unwrap_or_default();
            let mut pay = |amount: i64| {
                has[seat] -= amount;
                bets[seat] += amount;
            };
            match verb {
                "posts" if words.starts_with("posts the ante") => has[seat] -= number(words),
                "posts" | "calls" => {
                    pay(number(words));
                    opened = true;
                }
                "bets" | "raises" => {
                    // If the antes took all the chips of the blinds, the settings determine the amount to call.
                    assert!(opened == (verb == "raises") || before_the_flop && !opened, "{line}");
                    let more = number(words) - bets[seat];
                    has[seat] -= more;
                    bets[seat] += more;
                    opened = true;
                }
                "wins" | "shares" => has[seat] += number(words),
                "gets" | "folds" | "checks" | "shows" | "mucks" => {}
                other => panic!("{other}: {line}"),
            }
            let known = ["posts", "calls", "bets", "raises", "wins", "shares"];
            verbs.extend(known.iter().find(|&&known| known == verb).map(|&verb| (verb, 1)));
        }
        let ends: Vec<i64> = game.stacks().as_slice().iter().map(|stack| stack.get() as i64).collect();
        assert_eq!(has, ends, "seed {seed}: {lines:#?}");
    }
    assert_eq!(verbs.len(), 7, "{verbs:?}");
}

const fn result_verb(result: WagerResult) -> &'static str {
    match result {
        WagerResult::Won => "wins",
        WagerResult::Lost => "loses",
        WagerResult::Push => "gets back",
    }
}

/// Asserts that both lists contain the same lines, in any order.
fn same(mut lines: Vec<(String, i64)>, mut settled: Vec<(String, i64)>) {
    lines.sort();
    settled.sort();
    assert_eq!(lines, settled);
}

/// Lines about settled wagers, with their amounts.
fn settled(lines: &[Line]) -> Vec<(String, i64)> {
    let about =
        |line: &&Line| ["wins the", "loses the", "gets back the"].iter().any(|verb| line.0.contains(verb));
    lines.iter().filter(about).map(|(text, amount)| (text.clone(), cents(amount.as_ref()))).collect()
}

/// Asserts that every comparison names both hands correctly, judged by the cards shown in the lines before it. Returns
/// the category of the player's hand in each comparison, with `true` if a kicker decided. With `dealer_alone`, the
/// dealer's hand does not include the pack.
fn hands_named(lines: &[Line], dealer_alone: bool) -> Vec<(usize, bool)> {
    let (mut pack, mut dealer, mut hands) = (Vec::new(), Vec::new(), vec![Vec::new(); NAMES.len()]);
    let mut named = Vec::new();
    for (line, _) in lines {
        if let Some(words) = line.strip_prefix("The dealer shows ") {
            dealer = cards_in(words);
        } else if line.starts_with("Pack ") && line.contains("  ") {
            pack = cards_in(line);
        } else if let Some((seat, words)) = begins(line) {
            if let Some(words) = words.strip_prefix("shows ") {
                hands[seat] = cards_in(words);
            } else if words.contains("the dealer's") {
                let own = Ranked::best(&[&hands[seat][..], &pack].concat());
                let other = if dealer_alone { &dealer[..] } else { &[&dealer[..], &pack].concat() };
                let other = Ranked::best(other);
                assert_eq!(*line, own.against(NAMES[seat], &other), "{lines:#?}");
                named.push((own.category, own.decided_by_a_kicker(&other)));
            }
        }
    }
    named
}

/// The result of the pack bet after this comparison, as a verb: `beats`, `loses to` or `ties with`. A hand without a
/// pair that beats the dealer's only gets the bet back (clause 11), which counts as a tie.
fn comparison(text: &str) -> &'static str {
    let (own, _) = text.split_once(" the dealer's ").expect("a comparison");
    if own.ends_with(" high beats") && !own.contains("straight") && !own.contains("flush")
        || own.ends_with(" kicker, beats") && own.contains(" high, ")
    {
        return "ties with";
    }
    let verbs = ["loses to", "ties with", "beats", "lose to", "tie with", "beat"];
    let found = verbs.iter().position(|verb| own.ends_with(verb)).expect("a comparison");
    verbs[found % 3]
}

#[test]
fn packs_poker_narration_agrees_with_wagers_and_comparisons() {
    let (mut beaten, mut beats, mut tied, mut named) = (0, 0, 0, Vec::new());
    let settings = ["{}", r#"{"packs":5}"#, r#"{"dealer_hand":"dealer_own_five"}"#];
    for seed in 0..ROUNDS {
        let Narrated { game, lines, .. } = narrated::<PacksPoker, PacksNarrator>(&settings, seed);
        named.extend(hands_named(&lines, game.rules().dealer_hand() == DealerHand::DealerOwnFive));
        let outcome = game.outcome().unwrap();
        let settlement = outcome.settle();
        let lines_settled = settlement.iter().map(|line| {
            let bet = if line.wager.bet == Bet::Pack { "bet" } else { "bonus" };
            let (name, verb) = (NAMES[line.seat.index()], result_verb(line.result));
            (format!("{name} {verb} the {bet} on pack {}", line.wager.pack), line.net)
        });
        same(settled(&lines), lines_settled.collect());
        let compared = lines.iter().filter(|(text, _)| text.contains("'s ") && text.contains("the dealer's"));
        let mut words: Vec<&str> = compared.map(|(text, _)| comparison(text)).collect();
        let packs = settlement.iter().filter(|line| line.wager.bet == Bet::Pack);
        let mut results: Vec<&str> = packs
            .map(|line| match line.result {
                WagerResult::Won => "beats",
                WagerResult::Lost => "loses to",
                WagerResult::Push => "ties with",
            })
            .collect();
        // Hands are compared pack by pack, but wagers are settled in another order.
        words.sort_unstable();
        results.sort_unstable();
        assert_eq!(words, results, "{lines:#?}");
        beats += words.iter().filter(|&&word| word == "beats").count();
        beaten += words.iter().filter(|&&word| word == "loses to").count();
        tied += words.iter().filter(|&&word| word == "ties with").count();
    }
    assert!(beats > 100 && beaten > 100, "{beats} won, {beaten} lost");
    assert_eq!(named.len(), beats + beaten + tied, "every comparison names its hands");
    let kickers = named.iter().filter(|(_, kicker)| *kicker).count();
    let categories: BTreeSet<usize> = named.iter().map(|&(category, _)| category).collect();
    assert!(kickers > 10 && categories.len() > 6, "{kickers} kickers, categories {categories:?}");
}

#[test]
fn high_card_flush_narration_agrees_with_the_settlement_of_every_wager() {
    for seed in 0..ROUNDS {
        let presets = [r#"{"preset":"document"}"#, r#"{"preset":"published"}"#];
        let Narrated { game, lines, .. } = narrated::<HighCardFlush, FlushNarrator>(&presets, seed);
        let outcome = game.outcome().unwrap();
        let settlement = outcome.settle();
        let expected = settlement.iter().map(|line| {
            let wager = line.wager.id().replace('_', " ");
            (format!("{} {} the {wager}", NAMES[line.seat.index()], result_verb(line.result)), line.net)
        });
        same(settled(&lines), expected.collect());
    }
}

#[test]
fn mount_holyoke_narration_agrees_with_the_points() {
    for seed in 0..ROUNDS {
        let Narrated { game, lines, .. } = narrated::<MountHolyoke, HolyokeNarrator>(&["{}"], seed);
        let counted =
            |number: u64, thing: &str| format!("{number} {thing}{}", if number == 1 { "" } else { "s" });
        let scores = game.outcome().unwrap();
        let settled: Vec<String> = scores
            .settle()
            .map(|score| {
                let (cards, points) = (counted(score.left.into(), "card"), counted(score.points, "point"));
                format!("{} has {cards} left: {points}, {} in all", NAMES[score.seat.index()], score.total)
            })
            .collect();
        let scored: Vec<&String> =
            lines.iter().map(|(text, _)| text).filter(|text| text.ends_with(" in all")).collect();
        assert_eq!(scored, settled.iter().collect::<Vec<_>>());
        let over: Vec<&str> = lines
            .iter()
            .filter_map(|(text, _)| text.strip_suffix(" has no cards left: the round is over"))
            .collect();
        assert_eq!(over, [NAMES[scores.winner.index()]]);
    }
}
