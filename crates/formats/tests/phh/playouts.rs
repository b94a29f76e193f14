//! Property-based test: random hands are played, exported, written, parsed and replayed, and must yield the
//! same hand and stacks.

use formats::phh::{Hand, Unit, parse_hand, replay};
use games::holdem::{Holdem, Posts, Rules, Settings, Table};
use games::record::Record;
use games::{Actor, Awaiting, Chips, DealtOrder, Game, Legal, Refereed, Seat};
use proptest::prelude::*;

/// All inputs of a random hand.
#[derive(Clone, Debug)]
pub struct Start {
    pub settings: Settings,
    table: Table,
    chance: u64,
    /// Number of actions after which play stops, except at the showdown, so that some hands stay incomplete.
    most: usize,
}

/// A small deterministic random number generator, so that the seed of a failing hand reproduces it.
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n.max(1)
    }
}

fn chips(units: u64) -> Chips {
    Chips::new(units).unwrap()
}

fn settings() -> impl Strategy<Value = Settings> {
    let preset = prop_oneof![Just("document"), Just("tournament")];
    let ante = prop_oneof![
        Just("{}"),
        Just(r#"{"ante":7}"#),
        Just(r#"{"ante":7,"short_ante":"all_antes"}"#),
        Just(r#"{"ante":30,"ante_from":"big_blind"}"#),
        Just(r#"{"ante":30,"ante_from":"button"}"#)
    ];
    (preset, ante, any::<bool>()).prop_map(|(preset, ante, burn)| {
        let mut settings: Settings = serde_json::from_str(ante).unwrap();
        settings.preset = serde_json::from_value(preset.into()).unwrap();
        settings.burn = Some(burn);
        settings.big_blind = Some(chips(20));
        settings
    })
}

pub fn start() -> impl Strategy<Value = Start> {
    let stacks = prop::collection::vec(1_u64..400, 2..=10);
    let parts = (settings(), stacks, 0_usize..10, any::<u64>(), any::<bool>(), 0_usize..60, 0_u16..64);
    parts.prop_map(|(settings, stacks, button, chance, straddle, most, unknown)| {
        let seats = stacks.len();
        let seat = |place: usize| Seat::new(place % seats + 1).unwrap();
        let mut table = Table::new(seat(button), stacks.into_iter().map(chips).collect());
        table.unknown = (0..seats).filter(|place| unknown >> place & 1 == 1).map(seat).collect();
        if straddle && seats > 3 {
            let bids = [(1, 10), (2, 20), (3, 40), (seats, 20)];
            let mut posts = Posts { antes: vec![Chips::ZERO; seats], blinds: vec![Chips::ZERO; seats] };
            bids.iter().for_each(|&(from, bid)| posts.blinds[seat(button + from).index()] = chips(bid));
            table.posts = Some(posts);
        }
        Start { settings, table, chance, most }
    })
}

/// Plays random legal actions. A hand that stops early stops in a betting round.
pub fn played(start: &Start) -> (Record<Holdem>, Holdem) {
    let mut chance = Chance(start.chance);
    let rules = Rules::new(&start.settings).unwrap();
    let order = DealtOrder::new(cards::Deck::shuffled(|n| chance.below(u64::from(n)) as u32));
    let mut game = Holdem::open(&rules, &start.table, &order, &mut |_| ()).unwrap();
    let mut record = Record::new(rules, start.table.clone(), order);
    while let Awaiting::Seat(seat) = game.awaiting() {
        let legal = game.legal(seat);
        if record.actions.len() >= start.most && !legal.show && !legal.muck {
            break;
        }
        let action = legal.pick(&mut |n| chance.below(n)).unwrap();
        game.apply(Actor::Seat(seat), &action, &mut |_| ()).unwrap();
        record.actions.push((Actor::Seat(seat), action));
    }
    (record, game)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn a_hand_played_here_replays_to_the_same_stacks(start in start(), hundredths in any::<bool>()) {
        let (record, game) = played(&start);
        let unit = if hundredths { Unit::Hundredth } else { Unit::Chip };
        let hand = Hand::from_record(&record, unit).unwrap();
        let read = parse_hand(&hand.to_string()).unwrap();
        prop_assert_eq!(&read, &hand);
        let own = read.own_rules().unwrap().expect("an exported hand contains its settings");
        let replayed = replay(&read, &start.settings).unwrap();
        prop_assert_eq!(replay(&read, &own).unwrap().matches, Some(true), "under its own settings\n{}", hand);
        prop_assert_eq!(replayed.matches, Some(true), "{:?}\n{}", replayed.difference, hand);
        prop_assert_eq!(replayed.complete, game.outcome().is_some());
        let seats = start.table.stacks.len();
        for (place, amount) in replayed.stacks.iter().enumerate() {
            let seat = Seat::new((start.table.button.number() + place) % seats + 1).unwrap();
            let per_chip = if hundredths { 1 } else { 100 };
            prop_assert_eq!(amount.hundredths().get(), game.stacks()[seat].get() * per_chip);
        }
    }
}
