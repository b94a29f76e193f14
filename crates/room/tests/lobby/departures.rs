//! Tests of TH-20: a player who leaves and returns is compared with a player who sits out the same hands at an
//! otherwise identical table, and with a player who stays. The tables are built from log entries without cards. A naive
//! model tracks the blinds from chair to chair.

use games::Chips;
use games::blinds::{ComingIn, NextHand, OwedBlinds};
use proptest::prelude::*;
use room::game::GameName;
use room::log_types::{Clocks, HouseRules, LeftBy};
use room::store::{PlayerId, RollbackCause, TableId};
use room::table::chair::Chair;
use room::table::decide::opening;
use room::table::entry::{Config, Entry, HandEnd, Identity, LoggedEntry, TableProperties};
use room::table::state::State;
use serde_json::{Value, json};

const PLAYER: PlayerId = PlayerId(1);

fn chair(number: usize) -> Chair {
    Chair::new(u8::try_from(number).unwrap()).unwrap()
}

struct World(State);

impl World {
    fn new(rules: Value, chairs: usize) -> World {
        let created = TableProperties {
            name: "Blinds".to_owned(),
            game: GameName::Holdem,
            host: None,
            host_name: None,
            chairs: u8::try_from(chairs).unwrap(),
            listed: false,
            demo: false,
        };
        let checked = created.game.game().rules(&rules).unwrap();
        let config =
            Config { rules, clocks: Clocks::default(), stakes: None, house_rules: HouseRules::default() };
        World(State::new(TableId::fresh().unwrap(), created, config, checked))
    }

    fn apply(&mut self, entry: Entry) {
        let logged = LoggedEntry { at_ms: 1, clock_ms: None, entry, record: None, snapshot: None };
        self.0.apply_stored(self.0.seq + 1, logged).unwrap();
    }

    fn sit(&mut self, at: usize, who: Identity) {
        self.apply(Entry::Seated { chair: chair(at), who, stack: Chips::new(1000).unwrap() });
    }

    fn leave(&mut self, at: usize) {
        let (stack, points) = (Chips::new(1000).unwrap(), None);
        self.apply(Entry::Left { chair: chair(at), by: LeftBy::Player, stack, points });
    }

    fn come_in(&mut self, at: usize, how: ComingIn) {
        self.apply(Entry::SatIn { chair: chair(at) });
        self.apply(Entry::ComingIn { chair: chair(at), how });
    }

    fn player(&self) -> Option<usize> {
        self.0.chair_of(PLAYER).map(|chair| chair.number().into())
    }

    fn is_free(&self, at: usize) -> bool {
        self.0.at(chair(at)).is_none()
    }

    /// Opens the next hand. Returns its blinds; `None` if no hand is possible.
    fn open(&mut self) -> Option<NextHand> {
        let (opened, opening) = opening(&self.0)?;
        self.apply(Entry::Opened(opened));
        opening.blinds
    }

    fn close(&mut self, void: bool) {
        let ended =
            HandEnd { stacks: None, nets: None, house: None, points: None, carry: None, unpaid: false };
        let (hand, cause) = (self.0.hand.number(), RollbackCause::Backup);
        self.apply(if void { Entry::Voided { hand, cause } } else { Entry::Ended(ended) });
    }

    /// The blinds that the player owes, while seated or on returning.
    fn debt(&self) -> OwedBlinds {
        let owed = match self.player() {
            Some(at) => self.0.owed_blinds(chair(at)),
            None => self.0.owed_on_return(PLAYER, 1),
        };
        owed.unwrap_or_default()
    }
}

/// Returns whether a blind that moves clockwise from one chair to another reaches or passes `chair`.
fn passes(from: usize, to: usize, chair: usize) -> bool {
    let mut at = from;
    while at != to {
        at = at % 10 + 1;
        if at == chair {
            return true;
        }
    }
    false
}

/// A model of the blinds: their positions, and those that passed the player.
#[derive(Clone, Copy, Default)]
struct Account {
    small: usize,
    big: usize,
    /// The blinds that passed the chair at which the player was last dealt in.
    passed: OwedBlinds,
}

impl Account {
    fn hand(&mut self, big: usize, home: usize) {
        self.passed.big |= passes(self.big, big, home);
        self.passed.small |= passes(self.small, self.big, home);
        (self.small, self.big) = (self.big, big);
    }
}

/// The player's moves between two hands and during one: leaving the table if seated, and otherwise taking the chair
/// with this number if it is free. `None` for no move.
#[derive(Clone, Debug)]
struct Step {
    before: Option<usize>,
    during: Option<usize>,
    /// For each chair, the change by another player: 0 for arriving or leaving, 1 for sitting out or returning, and any
    /// other number for no change.
    others: Vec<u8>,
    void: bool,
}

#[derive(Clone, Debug)]
struct Case {
    rules: Value,
    chairs: usize,
    home: usize,
    seated: Vec<bool>,
    /// Number of hands into which the player is dealt, then number of hands that the player sits out at both tables
    /// before leaving one of them.
    hands: [usize; 2],
    steps: Vec<Step>,
    back: usize,
}

fn cases() -> impl Strategy<Value = Case> {
    let steps = |chairs: usize| {
        let moves = || prop::option::weighted(0.3, 1..=chairs);
        let others = prop::collection::vec(0_u8..14, chairs);
        let step = (moves(), moves(), others, prop::bool::weighted(0.15));
        let step = step.prop_map(|(before, during, others, void)| Step { before, during, others, void });
        prop::collection::vec(step, 1..14)
    };
    let case = move |(chairs, dead, straddles): (usize, bool, usize)| {
        let button = if dead { "dead" } else { "moving" };
        let straddle = [200, 400].into_iter().take(straddles.min(chairs - 2)).collect::<Vec<u64>>();
        let straddle = if straddle.is_empty() { json!("none") } else { json!(straddle) };
        let rules =
            json!({ "preset": "tournament", "button": button, "big_blind": 100, "straddle": straddle });
        let seated = prop::collection::vec(prop::bool::weighted(0.7), chairs);
        let hands = [1..9_usize, 0..4].prop_map(|hands| hands);
        (1..=chairs, seated, hands, steps(chairs), 1..=chairs).prop_map(
            move |(home, seated, hands, steps, back)| Case {
                rules: rules.clone(),
                chairs,
                home,
                seated,
                hands,
                steps,
                back,
            },
        )
    };
    (3_usize..=10, any::<bool>(), 0_usize..3).prop_flat_map(case)
}

/// The table that the player leaves, the table at which the player sits out, and the model of both.
struct Pair {
    leaves: World,
    sits_out: World,
    account: Account,
    home: usize,
    left: bool,
}

impl Pair {
    fn both(&mut self, change: impl Fn(&mut World)) {
        change(&mut self.leaves);
        change(&mut self.sits_out);
    }

    /// Both tables after the initial hands: those into which the player is dealt, then those that the player sits out.
    /// `None` if a hand of the first kind is not possible.
    fn begin(case: &Case) -> Option<Pair> {
        let home = case.home;
        let new = || World::new(case.rules.clone(), case.chairs);
        let (account, left) = (Account::default(), false);
        let mut pair = Pair { leaves: new(), sits_out: new(), account, home, left };
        for at in (1..=case.chairs).filter(|&at| at == home || case.seated[at - 1]) {
            pair.both(|world| world.sit(at, who(at, at == home)));
        }
        for hand in 0..case.hands[0] {
            let next = pair.open()?;
            let big = next.big.number();
            match hand {
                0 => (pair.account.small, pair.account.big) = (next.small?.number(), big),
                _ => pair.account.hand(big, home),
            }
            pair.account.passed = OwedBlinds::default();
            pair.both(|world| world.close(false));
        }
        pair.both(|world| world.apply(Entry::SatOut { chair: chair(home), clock: false }));
        for _ in 0..case.hands[1] {
            if let Some(next) = pair.open() {
                pair.account.hand(next.big.number(), home);
                pair.both(|world| world.close(false));
            }
        }
        Some(pair)
    }

    /// Opens the next hand at both tables, and asserts that it has the same seats and the same blinds at both. Returns
    /// the blinds of that hand; `None` if no hand is possible.
    fn open(&mut self) -> Option<NextHand> {
        let (next, other) = (self.leaves.open(), self.sits_out.open());
        let places = |next: &NextHand| (next.dealt, next.button, next.small, next.big);
        assert_eq!(next.as_ref().map(places), other.as_ref().map(places), "the others play the same hands");
        next
    }

    fn step(&mut self, step: &Step) {
        for (at, what) in (1..).zip(&step.others) {
            self.change(at, *what);
        }
        self.move_player(step.before);
        self.check();
        if self.is_new() {
            return;
        }
        let Some(next) = self.open() else { return };
        let before = self.account;
        self.account.hand(next.big.number(), self.home);
        self.check();
        self.move_player(step.during);
        self.check();
        self.both(|world| world.close(step.void));
        if step.void {
            self.account = before;
        }
        self.check();
    }

    /// Lets another player arrive, leave, sit out or return, at both tables.
    fn change(&mut self, at: usize, what: u8) {
        if [&self.leaves, &self.sits_out].iter().any(|world| world.player() == Some(at)) {
            return;
        }
        let free = self.leaves.is_free(at);
        let sits_out = self.leaves.0.at(chair(at)).is_some_and(|other| other.sits_out);
        self.both(|world| match (what, free) {
            (0, true) => world.sit(at, who(at, false)),
            (0, false) => world.leave(at),
            (1, false) if sits_out => world.apply(Entry::SatIn { chair: chair(at) }),
            (1, false) => world.apply(Entry::SatOut { chair: chair(at), clock: false }),
            _ => {}
        });
    }

    fn move_player(&mut self, to: Option<usize>) {
        let Some(to) = to else { return };
        match self.leaves.player() {
            Some(at) => {
                self.leaves.leave(at);
                self.left = true;
            }
            None if self.leaves.is_free(to) => {
                self.leaves.sit(to, who(to, true));
                self.leaves.apply(Entry::SatOut { chair: chair(to), clock: false });
            }
            None => {}
        }
    }

    /// Returns whether all players who were dealt in have left the first table, so that play there restarts.
    fn is_new(&self) -> bool {
        self.leaves.0.rotation.is_new()
    }

    /// Asserts that after play at the table has restarted with a first hand, the player is a newcomer like everybody
    /// else.
    fn begin_anew(&mut self) {
        if self.leaves.open().is_some() {
            self.leaves.close(false);
            assert!(!self.leaves.debt().small, "a blind is owed from the old table");
        }
    }

    fn check(&self) {
        let (debt, sitting_out) = (self.leaves.debt(), self.sits_out.debt());
        if self.is_new() {
            assert_eq!(debt, OwedBlinds::default(), "nothing is owed at a new table");
            return;
        }
        let Account { passed, .. } = self.account;
        assert_eq!(sitting_out, passed, "sitting out costs the blinds that pass the player");
        let due = OwedBlinds { big: self.left || passed.big, small: self.left || passed.small };
        assert_eq!(debt, due, "left: {}", self.left);
    }

    /// Lets the player come in by posting. Asserts that the player posts all owed blinds, unless the big or small blind
    /// comes first.
    fn come_in(&mut self, back: usize) {
        if self.leaves.player().is_none() {
            let back = if self.leaves.is_free(back) { back } else { self.home };
            self.leaves.sit(back, who(back, true));
        }
        let at = self.leaves.player().unwrap();
        self.leaves.come_in(at, ComingIn::Post);
        let at = chair(at);
        for _ in 0..20 {
            let debt = self.leaves.debt();
            let Some(next) = self.leaves.open() else { return };
            if next.dealt.contains(at.seat()) && next.big != at.seat() && next.small != Some(at.seat()) {
                let posts = |seats: games::SeatSet| seats.contains(at.seat());
                assert_eq!(OwedBlinds { big: posts(next.post_big), small: posts(next.post_small) }, debt);
                return;
            }
            self.leaves.close(false);
        }
    }
}

fn who(at: usize, player: bool) -> Identity {
    let name = format!("Seat {at}");
    if player {
        Identity::Player { id: PLAYER, name, is_bot: false }
    } else {
        Identity::Bot { name, style: "plain".to_owned() }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn th_20_leaving_and_returning_never_costs_less_than_sitting_out(case in cases()) {
        let Some(mut pair) = Pair::begin(&case) else { return Ok(()) };
        pair.check();
        for step in &case.steps {
            pair.step(step);
            if pair.is_new() {
                pair.begin_anew();
                return Ok(());
            }
        }
        pair.come_in(case.back);
    }

    #[test]
    fn th_20_changing_chairs_never_pays_less_for_a_hand_than_staying(case in wanderings()) {
        case.play();
    }
}

/// The player's choice between two hands.
#[derive(Clone, Debug)]
enum Choice {
    Nothing,
    Leave,
    SitOut,
    /// Comes in on the player's own chair, and posts the owed blinds or waits for the big blind. If the player has
    /// left, sits down on this chair first, or does nothing if it is taken.
    Return(usize, ComingIn),
    /// Leaves and sits down on another chair, if it is free.
    Move(usize, ComingIn),
}

/// A table at which one player moves and the others stay on their chairs.
#[derive(Clone, Debug)]
struct Wandering {
    rules: Value,
    chairs: usize,
    /// The chairs of the other players.
    others: Vec<usize>,
    home: usize,
    choices: Vec<Choice>,
}

fn wanderings() -> impl Strategy<Value = Wandering> {
    let case = |(chairs, dead): (usize, bool)| {
        let rules = json!({
            "preset": "tournament", "button": if dead { "dead" } else { "moving" }, "big_blind": 100,
        });
        let coming_in = || prop_oneof![4 => Just(ComingIn::Post), 1 => Just(ComingIn::Wait)];
        let choice = prop_oneof![
            6 => Just(Choice::Nothing),
            1 => Just(Choice::Leave),
            1 => Just(Choice::SitOut),
            3 => (1..=chairs, coming_in()).prop_map(|(at, how)| Choice::Return(at, how)),
            3 => (1..=chairs, coming_in()).prop_map(|(at, how)| Choice::Move(at, how)),
        ];
        let all: Vec<usize> = (1..=chairs).collect();
        let seated = proptest::sample::subsequence(all, 3..=chairs).prop_shuffle();
        (seated, prop::collection::vec(choice, 10..60)).prop_map(move |(mut seated, choices)| {
            let home = seated.pop().unwrap();
            Wandering { rules: rules.clone(), chairs, others: seated, home, choices }
        })
    };
    (3_usize..=10, any::<bool>()).prop_flat_map(case)
}

impl Wandering {
    fn play(&self) {
        let mut world = World::new(self.rules.clone(), self.chairs);
        world.sit(self.home, who(self.home, true));
        for &at in &self.others {
            world.sit(at, who(at, false));
        }
        // Staying costs a big and a small blind, together three small blinds, in as many hands as there are players.
        // The hands before the player's first big blind are not counted.
        let (round, mut paid, mut hands) = (self.others.len() + 1, 0, 0);
        // In the first hand everybody is dealt in. A player who leaves before it returns as a newcomer.
        for choice in [&Choice::Nothing].into_iter().chain(&self.choices) {
            Wandering::choose(&mut world, choice);
            let next = world.open().expect("the others can play");
            if let Some(at) = world.player().map(|at| chair(at).seat()).filter(|&at| next.dealt.contains(at))
            {
                let big = next.big == at || next.post_big.contains(at);
                let small = next.small == Some(at) || next.post_small.contains(at);
                if big || hands > 0 {
                    paid += if big { 2 } else { 0 } + usize::from(small);
                    hands += 1;
                }
            }
            assert!(paid * round >= 3 * hands, "{paid} small blinds for {hands} hands of {round} players");
            world.close(false);
        }
    }

    fn choose(world: &mut World, choice: &Choice) {
        match (choice, world.player()) {
            (Choice::Nothing, _) | (Choice::Leave | Choice::SitOut | Choice::Move(..), None) => {}
            (Choice::Leave, Some(at)) => world.leave(at),
            (Choice::SitOut, Some(at)) => world.apply(Entry::SatOut { chair: chair(at), clock: false }),
            (&Choice::Return(_, how), Some(at)) => world.come_in(at, how),
            (&Choice::Return(to, how), None) if world.is_free(to) => {
                world.sit(to, who(to, true));
                world.come_in(to, how);
            }
            (&Choice::Move(to, how), Some(at)) if world.is_free(to) => {
                world.leave(at);
                world.sit(to, who(to, true));
                world.come_in(to, how);
            }
            (Choice::Return(..) | Choice::Move(..), _) => {}
        }
    }
}
