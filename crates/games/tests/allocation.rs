//! Tests that a hand of hold'em, a round of High Card Flush and a round of Mount Holyoke Poker perform no heap
//! allocation when they are opened, when an action is applied, or when they are settled.

use cards::Deck;
use games::high_card_flush as flush;
use games::holdem::{Action, Holdem, Rules, Table};
use games::{Actor, Awaiting, Chips, DealtOrder, Game, Refereed, Seat};

fn call_down(rules: &Rules, table: &Table, order: &DealtOrder) -> u64 {
    let mut events = 0;
    let mut hand = Holdem::open(rules, table, order, &mut |_| events += 1).unwrap();
    while let Awaiting::Seat(seat) = hand.awaiting() {
        let moves = hand.legal(seat);
        let action = match moves {
            _ if moves.raise.is_some() && events % 5 == 0 => Action::RaiseTo(moves.raise.unwrap().least),
            _ if moves.check => Action::Check,
            _ if moves.call.is_some() => Action::Call,
            _ => Action::Show,
        };
        hand.apply(Actor::Seat(seat), &action, &mut |_| events += 1).unwrap();
    }
    events + hand.outcome().unwrap().settle().count() as u64
}

#[test]
fn a_hand_is_played_without_allocating() {
    let order = DealtOrder::new(Deck::sorted());
    for settings in [r#"{"ante":5}"#, r#"{"preset":"tournament"}"#] {
        let rules: Rules = serde_json::from_str(settings).unwrap();
        for seats in [2, 6, 10] {
            let stacks = (1..=seats).map(|seat| Chips::new(150 * seat).unwrap()).collect();
            let table = Table::new(Seat::FIRST, stacks);
            let mut events = 0;
            let measured = allocation_counter::measure(|| events = call_down(&rules, &table, &order));
            assert!(events > 2 * seats, "only {events} events");
            assert_eq!(measured.count_total, 0, "{seats} seats under {settings}");
        }
    }
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(vec![1_u8; 100])));
    assert_eq!(counted.count_total, 1, "the counter registers allocations");
}

/// Plays a round of High Card Flush in which every seat makes every wager and the maximum raise. Returns the number of
/// events and settlement lines.
fn raise_all(rules: &flush::Rules, table: &flush::Table, order: &DealtOrder) -> u64 {
    let mut events = 0;
    let mut round = flush::HighCardFlush::open(rules, table, order, &mut |_| events += 1).unwrap();
    loop {
        let seat = match round.awaiting() {
            Awaiting::Seat(seat) => seat,
            Awaiting::Seats(seats) => seats.iter().next().unwrap(),
            Awaiting::House | Awaiting::Over => break,
        };
        let bonus = Chips::new(100).unwrap();
        let moves = round.legal(seat);
        let action = match (moves.wager, moves.raise) {
            (Some(limits), _) => flush::Action::Wager(flush::Wagers {
                ante: limits.ante_min,
                flush_bonus: bonus,
                straight_flush_bonus: bonus,
                progressive: bonus,
            }),
            (_, Some(limits)) => flush::Action::Raise(limits.most),
            _ => flush::Action::Fold,
        };
        round.apply(Actor::Seat(seat), &action, &mut |_| events += 1).unwrap();
    }
    events + round.outcome().unwrap().settle().len() as u64
}

#[test]
fn a_round_of_high_card_flush_is_played_without_allocating() {
    let order = DealtOrder::new(Deck::sorted());
    let rules = r#"{"progressive":{"three_card_straight_flush":"1 to 10"}}"#;
    let rules: flush::Rules = serde_json::from_str(rules).unwrap();
    for seats in [1, 3, 6] {
        let stacks = vec![Chips::new(90_000).unwrap(); seats];
        let table = flush::Table { stacks, meter: Chips::new(5_000).ok() };
        let mut events = 0;
        let measured = allocation_counter::measure(|| events = raise_all(&rules, &table, &order));
        assert_eq!(
            events as usize,
            14 * seats + 3,
            "9 events and 5 lines per seat, and 3 events of the dealer"
        );
        assert_eq!(measured.count_total, 0, "{seats} seats");
    }
}

#[test]
fn a_round_of_mount_holyoke_is_played_without_allocating() {
    use games::Legal;
    use games::mount_holyoke::{MountHolyoke, Rules, Table};
    for players in 2..=4 {
        let (table, mut number) = (Table::new(players), 7_u64);
        let mut below = |n| {
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (number >> 33) % n
        };
        let order = DealtOrder::new(Deck::shuffled(|n| below(u64::from(n)) as u32));
        let (mut events, mut lines) = (0, 0);
        let measured = allocation_counter::measure(|| {
            let mut round =
                MountHolyoke::open(&Rules::default(), &table, &order, &mut |_| events += 1).unwrap();
            while let Awaiting::Seat(seat) = round.awaiting() {
                let action = round.legal(seat).pick(&mut below).unwrap();
                round.apply(Actor::Seat(seat), &action, &mut |_| events += 1).unwrap();
            }
            lines = round.outcome().unwrap().settle().count();
        });
        assert!(events > 20 && lines == players, "only {events} events, {lines} lines");
        assert_eq!(measured.count_total, 0, "{players} players");
    }
}
