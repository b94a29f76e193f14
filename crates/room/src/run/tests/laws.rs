//! Laws over random events: the room does not alter the game, and a log replays to the same bytes.

use super::super::entry::{read_all, written};
use super::random_day::spin;
use super::{Event, NOON_MS, ORGANISER, action, shown};
use crate::rng::Rng;
use crate::run::command::Command;
use crate::run::file::{Selection, verify, write};
use crate::store::chain::{EntryHash, HashInput};
use crate::store::{NewEntry, StoredEntry};
use games::poker_run::{Action, PokerRun};
use games::{Actor, Legal, NoOrder, Refereed, StaffId};
use proptest::prelude::*;
use serde_json::{Value, json};

/// A random entry that is legal now, or sometimes a spin of the wheel in place of an entry with cards; `None` if no
/// entry is legal.
pub(super) fn random_command(game: &PokerRun, rng: &mut Rng) -> Option<Command> {
    let picked = game.legal(Actor::Staff(StaffId(1))).pick(&mut |n| rng.below_u64(n))?;
    let Some(spin) = spin(&picked) else { return Some(Command::Act(picked)) };
    let spins = rng.below(2) == 0;
    Some(if spins { Command::Spin(serde_json::from_value(spin).unwrap()) } else { Command::Act(picked) })
}

/// Plays a random event, and applies the same entries to a game without a room.
fn play(settings: &Value, seed: u64) -> (Event, PokerRun) {
    let mut event = Event::open(settings);
    let mut rng = Rng::new(seed);
    let (draft, rules, _) = event.state.draft.checked().unwrap();
    let mut alone = PokerRun::open(&rules, &draft.plan, &NoOrder, &mut |_| ()).unwrap();
    for _ in 0..200 {
        let Some(command) = random_command(event.state.game.as_ref().unwrap(), &mut rng) else { break };
        let before = event.state.seq;
        event.ask(ORGANISER, &command).unwrap();
        for (_, logged) in &event.log[before as usize..] {
            let (action, screen) = match &logged.entry.change {
                super::RunChange::Acted { action, screen } => (action, screen),
                super::RunChange::Ended => continue,
                _ => panic!("an action"),
            };
            let by = if *screen { Actor::House } else { Actor::Staff(StaffId(1)) };
            let mut action = action.clone();
            if let (Action::Register { name, .. }, Command::Act(Action::Register { name: said, .. })) =
                (&mut action, &command)
            {
                name.clone_from(said);
            }
            alone.apply(by, &action, &mut |_| ()).unwrap();
        }
        send_refused_command(&mut event, &mut rng);
    }
    (event, alone)
}

/// Sends a command that the game refuses.
fn send_refused_command(event: &mut Event, rng: &mut Rng) {
    let participant = 100_000 + rng.below(10);
    let nonsense = action(json!({ "arrive": { "participant": participant, "at": "11:00" } }));
    assert!(event.ask(ORGANISER, &nonsense).is_err());
}

pub(super) fn stored(event: &Event) -> Vec<StoredEntry> {
    let mut hash = EntryHash::START;
    let entries = event.log.iter().map(|(seq, logged)| {
        let NewEntry { kind, hand, body } = written(logged);
        hash = hash.next(event.state.id.log(), &HashInput { seq: *seq, kind, hand, body: &body });
        StoredEntry { seq: *seq, kind: kind.to_owned(), hand, body, hash }
    });
    entries.collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn the_standings_are_those_of_the_game_and_a_replay_gives_the_same_bytes(
        seed in any::<u64>(),
        draw in prop::sample::select(vec!["wheel", "pack", "respin"]),
        ties in prop::sample::select(vec!["share", "spin_off"]),
        route in prop::sample::select(vec!["ordered", "any_order"]),
    ) {
        let (event, alone) = play(&json!({ "draw": draw, "ties": ties, "route": route }), seed);
        prop_assert!(**event.state.game.as_ref().unwrap() == alone);
        let (room, direct) = (shown(&event.state), json!(alone.view(games::Viewer::Rail).board.standings));
        prop_assert_eq!(&room[0]["standings"], &direct);

        let read = read_all(&stored(&event)).unwrap();
        prop_assert!(read == event.log, "entries are read as they were written");
        let replayed = event.replayed(&event.kept);
        prop_assert_eq!(shown(&replayed).to_string(), room.to_string());

        for selection in [Selection::Organiser, Selection::Public] {
            let file = write(event.state.id, &stored(&event), &event.kept, selection).unwrap();
            prop_assert_eq!(verify(&file, None).failed, []);
        }

        // Without the personal data, a log still replays to the same standings.
        let bare = shown(&event.replayed(&[]));
        prop_assert_eq!(&bare[0]["standings"], &direct);
        prop_assert_eq!(&bare[1]["organiser"]["account"], &room[1]["organiser"]["account"]);
    }
}

#[test]
fn a_damaged_log_is_refused_at_its_entry() {
    let (event, _) = play(&json!({}), 3);
    let texts = crate::run::private::Texts::default;
    let replay = |log: &[_]| super::State::replay(event.state.id, texts(), log).map(|_| ()).unwrap_err();
    let mut log = event.log.clone();
    log.remove(1);
    assert!(replay(&log).to_string().contains("registration was not opened"));
    assert!(replay(&event.log[1..]).to_string().contains("does not begin"));
    let mut twice = event.log.clone();
    let register = twice.iter().find(|(_, logged)| {
        matches!(&logged.entry.change, super::RunChange::Acted { action: Action::Register { .. }, .. })
    });
    let again = register.unwrap().1.clone();
    twice.push((99, again));
    assert!(replay(&twice).to_string().contains("entry 99"), "{}", NOON_MS);
}
