//! Random rounds compared with a naive settlement that shares no code with the game. It uses the reference
//! evaluator and follows the rules sentence by sentence.

use super::support::*;
use cards::Card;
use cards::eval::{FiveOfAKind, reference};
use games::Shown;
use games::packs_poker::referee::{Player, PlayerWager, Reply, Request, referee};
use games::packs_poker::{Bet, Settings};
use games::settlement::WagerResult;
use serde_json::{Value, json};
use test_support::Chance;
use test_support::law_rounds::scaled;

/// The naive settlement of one bet.
#[derive(Debug, PartialEq)]
struct NaiveBet {
    seat: usize,
    pack: usize,
    bonus: bool,
    net: i128,
    won: bool,
    clause: &'static str,
}

fn settings_of(chance: &mut Chance) -> Value {
    json!({
        "dealer_hand": chance.pick(&["with_pack", "dealer_own_five"]),
        "tie_bonus": chance.pick(&["collected", "paid"]),
        "bonus_pays": chance.pick(&["each_wager", "highest_pack_only"]),
        "aggregate": chance.pick(&[1_u64, 777, 5_000, 200_000]),
        "aggregate_covers": chance.pick(&["bonus", "all"]),
        "aggregate_sharing": chance.pick(&["in_proportion", "in_settling_order"]),
    })
}

/// A random round. Its deck may lack the lowest ranks, so that high hands and ties are frequent.
fn deal(chance: &mut Chance) -> (Value, Request) {
    let rules = settings_of(chance);
    let packs = 1 + chance.below(5) as usize;
    let seats = 1 + chance.below(4) as usize;
    let needed = 2 * packs + 5 * (seats + 1);
    let ranks = chance.pick(&[9, 10, 11, 13]);
    let mut deck: Vec<Shown> =
        chance.deck().into_iter().filter(|card| card.rank().index() + ranks >= 13).map(Shown).collect();
    assert!(deck.len() >= needed);
    let mut take = |cards: usize| deck.split_off(deck.len() - cards);
    let packs_up: Vec<Vec<Shown>> = (0..packs).map(|_| take(2)).collect();
    let dealer = take(5);
    let mut players: Vec<Player> = (1..=seats)
        .map(|number| {
            let mut wagers: Vec<PlayerWager> = Vec::new();
            for on in 1..=packs {
                let bonus = chance.one_in(2).then(|| chips(100 * (1 + chance.below(10))));
                let wager = PlayerWager { pack: pack(on), bet: chips(100 * (2 + chance.below(9))), bonus };
                wagers.extend((!chance.one_in(3)).then_some(wager));
            }
            Player { seat: seat(number), cards: if wagers.is_empty() { Vec::new() } else { take(5) }, wagers }
        })
        .collect();
    chance.shuffle(&mut players);
    let settings: Settings = serde_json::from_value(rules.clone()).unwrap();
    (rules, Request { packs: packs_up, dealer, dealer_extra: None, players, rules: Some(settings) })
}

fn bare(cards: &[Shown]) -> Vec<Card> {
    cards.iter().map(|shown| shown.0).collect()
}

fn best(own: &[Shown], with: &[Shown]) -> reference::Ranked {
    reference::best(&bare(&[own, with].concat()), FiveOfAKind::AsQuads).unwrap()
}

fn value(hand: &reference::Ranked) -> (&'static str, Vec<u8>, usize) {
    let order = [
        "high_card",
        "pair",
        "two_pair",
        "three_of_a_kind",
        "straight",
        "flush",
        "full_house",
        "four_of_a_kind",
        "straight_flush",
        "royal_flush",
    ];
    let id = hand.category.id();
    (id, hand.ranks.to_vec(), order.iter().position(|name| *name == id).unwrap())
}

fn pays(category: &str) -> Option<i128> {
    match category {
        "royal_flush" => Some(200),
        "straight_flush" => Some(100),
        "four_of_a_kind" => Some(40),
        "full_house" => Some(10),
        "flush" => Some(4),
        "straight" => Some(3),
        "three_of_a_kind" => Some(2),
        _ => None,
    }
}

/// Settles a round by the rules, sentence by sentence.
fn naive(rules: &Value, request: &Request) -> Vec<NaiveBet> {
    let mut bets = Vec::new();
    // Bonus bets that would be paid: seat, hand, index in the list.
    let mut payable: Vec<(usize, (usize, Vec<u8>), usize)> = Vec::new();
    for (place, on) in request.packs.iter().enumerate() {
        for number in (1..=10).rev() {
            let Some(player) = request.players.iter().find(|player| player.seat.number() == number) else {
                continue;
            };
            let Some(wager) = player.wagers.iter().find(|wager| wager.pack.number() == place + 1) else {
                continue;
            };
            let (category, ranks, level) = value(&best(&player.cards, on));
            let beside: &[Shown] = if rules["dealer_hand"] == "with_pack" { on } else { &[] };
            let (dealer_category, dealer_ranks, dealer_level) = value(&best(&request.dealer, beside));
            let (mine, theirs) = ((level, ranks), (dealer_level, dealer_ranks));
            let stake = i128::from(wager.bet.get());
            let (net, clause) = if mine == theirs {
                (0, "packs-poker/12")
            } else if mine > theirs {
                if category == "high_card" { (0, "packs-poker/13") } else { (stake, "packs-poker/10") }
            } else if dealer_category == "high_card" {
                (-stake, "packs-poker/14")
            } else {
                (-stake, "packs-poker/11")
            };
            let (seat, pack) = (number, place + 1);
            bets.push(NaiveBet { seat, pack, bonus: false, net, won: net > 0, clause });
            let Some(bonus) = wager.bonus else { continue };
            let bonus = i128::from(bonus.get());
            let tie_loses = mine == theirs && rules["tie_bonus"] == "collected";
            let (net, clause) = match pays(category) {
                Some(_) if tie_loses => (-bonus, "packs-poker/12"),
                Some(times) => (bonus * times, "packs-poker/8"),
                None if mine == theirs => (-bonus, "packs-poker/12"),
                None if mine > theirs && category == "high_card" => (-bonus, "packs-poker/13"),
                None if mine < theirs && dealer_category == "high_card" => (-bonus, "packs-poker/14"),
                None => (-bonus, "packs-poker/8"),
            };
            if net > 0 {
                payable.push((seat, mine, bets.len()));
            }
            bets.push(NaiveBet { seat, pack, bonus: true, net, won: net > 0, clause });
        }
    }
    if rules["bonus_pays"] == "highest_pack_only" {
        for (seat, hand, place) in &payable {
            let higher = payable.iter().any(|(other, better, before)| {
                other == seat && (better > hand || better == hand && before < place)
            });
            if higher {
                let stake = request.players.iter().find(|player| player.seat.number() == *seat).unwrap();
                let wager =
                    stake.wagers.iter().find(|wager| wager.pack.number() == bets[*place].pack).unwrap();
                bets[*place].net = -i128::from(wager.bonus.unwrap().get());
                bets[*place].won = false;
            }
        }
    }
    cut(rules, &mut bets);
    bets
}

/// Limits the winnings to the aggregate. In proportion: shares are rounded down, then the bets furthest below their
/// exact shares get one odd cent each. In settling order: bets are paid in full until the aggregate is used up.
fn cut(rules: &Value, bets: &mut [NaiveBet]) {
    let aggregate = i128::from(rules["aggregate"].as_u64().unwrap());
    let covered: Vec<usize> = (0..bets.len())
        .filter(|&place| bets[place].won && (bets[place].bonus || rules["aggregate_covers"] == "all"))
        .collect();
    let fair: Vec<i128> = covered.iter().map(|&place| bets[place].net).collect();
    let total: i128 = fair.iter().sum();
    if total <= aggregate {
        return;
    }
    let mut left = aggregate;
    for (&place, &won) in covered.iter().zip(&fair) {
        let share = if rules["aggregate_sharing"] == "in_proportion" {
            won * aggregate / total
        } else {
            won.min(left)
        };
        bets[place].net = share;
        left -= share;
    }
    let mut given = vec![false; covered.len()];
    while left > 0 {
        let missing = |place: usize| fair[place] * aggregate - bets[covered[place]].net * total;
        let open = (0..covered.len()).filter(|&place| !given[place]);
        let furthest = open.rev().max_by_key(|&place| missing(place)).unwrap();
        given[furthest] = true;
        bets[covered[furthest]].net += 1;
        left -= 1;
    }
}

fn compare(seed: u64, request: &Request, bets: &[NaiveBet], reply: &Reply) {
    assert_eq!(reply.lines.len(), bets.len(), "round {seed}");
    for (line, bet) in reply.lines.iter().zip(bets) {
        let found = (line.seat.number(), line.pack.number(), line.wager == Bet::Bonus, i128::from(line.net));
        assert_eq!(found, (bet.seat, bet.pack, bet.bonus, bet.net), "round {seed}: {request:?} {line:?}");
        let result = match bet.net {
            0 => WagerResult::Push,
            1.. => WagerResult::Won,
            _ => WagerResult::Lost,
        };
        assert_eq!(line.result, result);
        assert!(line.clauses.contains(&bet.clause), "round {seed}: {line:?} for {}", bet.clause);
    }
    let house: i128 = bets.iter().map(|bet| -bet.net).sum();
    assert_eq!(i128::from(reply.house), house);
}

#[test]
fn random_rounds_settle_as_in_a_naive_implementation() {
    let (mut bets, mut cuts, mut ties, mut highest) = (0, 0, 0, 0);
    let rounds = scaled(30_000);
    for seed in 0..rounds {
        let mut chance = Chance::new(seed);
        let (rules, request) = deal(&mut chance);
        let reply = referee(&request, &Settings::default()).unwrap();
        compare(seed, &request, &naive(&rules, &request), &reply);
        let citing = |id: &str| reply.lines.iter().filter(|line| line.clauses.contains(&id)).count();
        bets += reply.lines.len();
        cuts += citing("PK-7");
        ties += citing("packs-poker/12");
        highest += citing("PK-11");
    }
    assert!(
        bets as u64 > 3 * rounds
            && cuts as u64 > rounds / 30
            && ties as u64 > rounds / 300
            && highest as u64 > rounds / 30,
        "{bets} {cuts} {ties} {highest}"
    );
}
