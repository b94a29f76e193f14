//! Tests of provable draws: scans, cuts, cards, takeovers, second attempts, rollbacks, and the verification of the log.

use super::laws::stored;
use super::{Event, NOON_MS, ORGANISER, Role, action, draft};
use crate::limits::Limits;
use crate::moderation::Bans;
use crate::refusal::Refusal;
use crate::rng::Rng;
use crate::run::Runs;
use crate::run::cached_view::CachedView;
use crate::run::command::{Command, DrawCommand};
use crate::run::decide;
use crate::run::file::{Selection, verify, write};
use crate::run::outcome::CommandOutcome;
use crate::run::private::Texts;
use crate::run::provable_draws::outcome::{DrawnCard, Scanned};
use crate::run::spin::Spin;
use crate::run::state::State;
use crate::store::chain::{EntryHash, HashInput};
use crate::store::{MemoryStore, PlayerId, RollbackCause, Store, StoredEntry};
use draws::{
    Block, BlockNumber, Committer, Cut, Draw, DrawRule, EventId, LogVerifier, PhoneId, PhoneKey,
    PhoneMessage, PhoneSecret,
};
use games::poker_run::{Mark, Participant, Stop};
use serde_json::{Value, json};
use std::sync::Arc;

/// Two volunteers, each with a phone, who may draw everywhere.
const SUE: PlayerId = PlayerId(2);
const TOM: PlayerId = PlayerId(3);

/// A phone with its own program: it uses only what the room tells it.
pub(super) struct Phone {
    who: PlayerId,
    pub number: PhoneId,
    key: PhoneKey,
    values: Committer<PhoneSecret>,
    room_root: draws::Digest,
}

impl Phone {
    /// A phone that joins for the latest block.
    pub fn join(event: &mut Event, who: PlayerId, seed: u8) -> Phone {
        let view = event.state.staff_view(&CachedView::new(&event.state), who, None).unwrap();
        let blocks = json!(view.draws.unwrap().blocks);
        let latest = blocks.as_array().unwrap().last().unwrap();
        let range = |name: &str| {
            let [first, last] = [0, 1].map(|end| u32::try_from(latest[name][end].as_u64().unwrap()).unwrap());
            first..=last
        };
        let id = EventId::new(&event.state.id.to_string()).unwrap();
        let block = Block::new(id, range("participants"), range("hands")).unwrap();
        let number = BlockNumber::new(latest["number"].as_u64().unwrap().try_into().unwrap()).unwrap();
        let room_root: draws::Digest = latest["root"].as_str().unwrap().parse().unwrap();
        let (key, secret) = (PhoneKey::new(&[seed; 32]), PhoneSecret::new([seed + 100; 32]));
        let values = Committer::<PhoneSecret>::new(secret, room_root, block);
        let command = DrawCommand::Join { block: number, root: values.root(), key: key.public() };
        let decision = event.decided(who, &Command::Draw(command)).unwrap();
        let Some(CommandOutcome::Phone(number)) = decision else { panic!("no number: {decision:?}") };
        Phone { who, number: PhoneId::new(number).unwrap(), key, values, room_root }
    }

    fn scan(&self, event: &mut Event, spin: &Value) -> Result<Option<CommandOutcome>, String> {
        let command = DrawCommand::Scan { spin: read(spin), phone: self.number };
        event.decided(self.who, &Command::Draw(command))
    }

    fn take_over(
        &self,
        event: &mut Event,
        spin: &Value,
        reason: &str,
    ) -> Result<Option<CommandOutcome>, String> {
        let command =
            DrawCommand::TakeOver { spin: read(spin), phone: self.number, reason: reason.to_owned() };
        event.decided(self.who, &Command::Draw(command))
    }

    pub fn message(&self, draw: Draw, cut: u8) -> PhoneMessage {
        let cut = Cut::new(cut).unwrap();
        PhoneMessage::new(&self.values, &self.key, self.room_root, draw, cut).unwrap()
    }

    fn send(
        &self,
        event: &mut Event,
        spin: &Value,
        message: &PhoneMessage,
    ) -> Result<Option<CommandOutcome>, String> {
        let message = Box::new(message.clone());
        let command = DrawCommand::Card { spin: read(spin), phone: self.number, message };
        event.decided(self.who, &Command::Draw(command))
    }

    /// Scans and draws at a cut.
    pub fn draw(&self, event: &mut Event, spin: &Value, cut: u8) -> DrawnCard {
        let scanned = scanned(self.scan(event, spin));
        drawn(self.send(event, spin, &self.message(draw_of(&scanned), cut)))
    }
}

fn read(spin: &Value) -> Spin {
    serde_json::from_value(spin.clone()).unwrap()
}

fn scanned(done: Result<Option<CommandOutcome>, String>) -> Scanned {
    match done {
        Ok(Some(CommandOutcome::Scanned(scanned))) => scanned,
        other => panic!("not scanned: {other:?}"),
    }
}

fn drawn(done: Result<Option<CommandOutcome>, String>) -> DrawnCard {
    match done {
        Ok(Some(CommandOutcome::Drawn(drawn))) => *drawn,
        other => panic!("not drawn: {other:?}"),
    }
}

fn draw_of(scanned: &Scanned) -> Draw {
    draws::from_json(&json!(scanned.draw).to_string()).unwrap()
}

/// The spin of hand `7-1` or another one at a stop.
fn stop(hand: &str, stop: usize) -> Value {
    json!({ "stop": { "hand": hand, "stop": stop, "at": "11:00" } })
}

impl Event {
    /// An event with provable draws, with riders 1 to 3 and participant 4, who does not ride, and two volunteers.
    pub(super) fn provable(settings: &Value) -> Event {
        let mut event = Event::of(&crate::run::draft::Draft { provable_draws: true, ..draft(settings) });
        event.ask(ORGANISER, &Command::Open).unwrap();
        for (who, name) in [(SUE, "Sue"), (TOM, "Tom")] {
            let stops = Stop::all().map(Role::Stop);
            event.join(who, name, &stops.chain([Role::Finish]).collect::<Vec<_>>());
        }
        for number in 1..=4 {
            let rides = number < 4;
            event.act(json!({ "register": { "participant": number, "name": "Ann", "rides": rides } }));
        }
        event
    }

    /// Makes a request at noon; returns its outcome, or the code of its refusal.
    fn decided(&mut self, who: PlayerId, command: &Command) -> Result<Option<CommandOutcome>, String> {
        match self.ask_at(NOON_MS, who, command) {
            Ok(done) => Ok(done.outcome),
            Err(error) => Err(error.code().to_owned()),
        }
    }

    /// The codes of the violations that anybody finds who verifies the facts, as another program reads them.
    fn violations(&self) -> Vec<String> {
        let log = self.state.draws_log(None).unwrap();
        let entries: Vec<draws::Entry> = draws::from_json(&json!(log.entries).to_string()).unwrap();
        let rule: DrawRule = draws::from_json(&json!(log.rule).to_string()).unwrap();
        let mut verifier = LogVerifier::new(EventId::new(&log.event).unwrap(), rule);
        entries.iter().for_each(|entry| verifier.add(entry));
        let found = verifier.report_so_far().violations;
        found.iter().map(|violation| violation.code().to_owned()).collect()
    }

    fn board_cards(&self, participant: u32) -> Vec<String> {
        let game = self.state.game.as_ref().unwrap();
        let hand = Participant::new(participant).unwrap().hand(1);
        let stamps =
            Stop::all().filter_map(|stop| game.valid_stamp(hand, games::poker_run::Mark::Stop(stop)));
        stamps.map(|stamp| stamp.card.0.to_string()).collect()
    }
}

#[test]
fn pr_30_a_draw_is_bound_by_its_scan_and_stamped_with_the_card_of_its_proof() {
    let mut event = Event::provable(&json!({ "draw": "pack" }));
    assert_eq!(event.kinds()[1..3], ["run.opened", "run.block_committed"], "before any hand is sold");
    let phone = Phone::join(&mut event, SUE, 1);
    let spin = stop("1-1", 1);
    assert_eq!(
        event.decided(SUE, &Command::Spin(read(&spin))),
        Err("run.draw_needs_phone".to_owned()),
        "the room draws no card alone"
    );
    let first = scanned(phone.scan(&mut event, &spin));
    let entries = event.log.len();
    assert_eq!(scanned(phone.scan(&mut event, &spin)), first, "a repeated scan");
    assert_eq!(event.log.len(), entries, "is no entry");
    let message = phone.message(draw_of(&first), 17);
    let card = drawn(phone.send(&mut event, &spin, &message));
    assert_eq!(event.kinds()[entries..], ["run.drawn", "run.acted"]);
    assert_eq!((card.cut, card.again), (17, false));
    assert_eq!(event.board_cards(1), [card.card.0.to_string()]);
    let again = drawn(phone.send(&mut event, &spin, &message));
    assert_eq!((again.card, again.again), (card.card, true), "the reply was lost");
    let shown = phone.scan(&mut event, &spin).unwrap();
    assert!(matches!(shown, Some(CommandOutcome::Spun(spun)) if spun.cards == [card.card] && spun.again));
    assert_eq!(event.log.len(), entries + 2, "repetitions are no entries");
    assert_eq!(event.violations(), [] as [&str; 0]);
    let page = event.state.draws_log(Participant::new(2)).unwrap();
    let hands: Vec<_> =
        page.entries.iter().map(|entry| entry.fact.hand().map(|hand| hand.to_string())).collect();
    assert_eq!(hands, [None, Some("2-1".to_owned()), None], "the block, their hand, and the phone");
    let view = json!(event.state.staff_view(&CachedView::new(&event.state), SUE, None).unwrap().draws);
    assert_eq!(view["phones"][0]["staff"], 2);
    assert_eq!(view["open"], json!([]));
}

#[test]
fn pr_30_a_second_phone_takes_over_only_with_a_reason_and_if_it_joined_before_the_scan() {
    let mut event = Event::provable(&json!({ "route": "any_order" }));
    let (sue, tom) = (Phone::join(&mut event, SUE, 1), Phone::join(&mut event, TOM, 2));
    let spin = stop("1-1", 1);
    let bound = scanned(sue.scan(&mut event, &spin));
    let late = Phone::join(&mut event, TOM, 3);
    assert_eq!(tom.scan(&mut event, &spin), Err("run.draw_on_other_phone".to_owned()));
    assert_eq!(sue.scan(&mut event, &stop("1-1", 2)), Err("run.other_draw_open".to_owned()));
    assert_eq!(
        tom.send(&mut event, &spin, &tom.message(draw_of(&bound), 3)),
        Err("run.draw_on_other_phone".to_owned())
    );
    assert_eq!(tom.take_over(&mut event, &spin, "  "), Err("run.reason".to_owned()));
    assert_eq!(late.take_over(&mut event, &spin, "no battery"), Err("run.draw_refused".to_owned()));
    let own = Phone { who: SUE, ..late };
    assert_eq!(own.take_over(&mut event, &spin, "no battery"), Err("run.no_such_phone".to_owned()));
    scanned(tom.take_over(&mut event, &spin, "no battery"));
    assert_eq!(
        sue.send(&mut event, &spin, &sue.message(draw_of(&bound), 3)),
        Err("run.draw_on_other_phone".to_owned())
    );
    let wrong = tom.message(Draw { hand: draws::Hand::new(2, 1).unwrap(), ..draw_of(&bound) }, 3);
    assert_eq!(tom.send(&mut event, &spin, &wrong), Err("run.draw_message".to_owned()));
    drawn(tom.send(&mut event, &spin, &tom.message(draw_of(&bound), 3)));
    assert_eq!(event.violations(), [] as [&str; 0]);
    let report = json!(event.state.draws_report(ORGANISER).unwrap());
    assert_eq!(report["stops"][0]["slot"], "stop_1");
    assert_eq!(report["stops"][0]["counts"]["takeovers"], 1);
    assert_eq!((&report["staff"][0]["name"], &report["draws"]), (&json!("Tom"), &json!(1)));
    assert_eq!(event.state.draws_report(SUE).unwrap_err().code(), "run.not_your_role");
}

#[test]
fn pr_10_a_void_gives_one_second_attempt_and_then_the_card_is_drawn_by_hand() {
    let mut event = Event::provable(&json!({ "draw": "pack" }));
    let phone = Phone::join(&mut event, SUE, 1);
    let spin = stop("1-1", 1);
    let void = json!({ "void": { "hand": "1-1", "mark": { "stop": 1 }, "reason": "wrong sheet" } });
    let first = phone.draw(&mut event, &spin, 5);
    event.act(void.clone());
    let second = phone.draw(&mut event, &spin, 5);
    assert_eq!((first.draw.attempt, second.draw.attempt), (1, 2));
    event.act(void.clone());
    assert_eq!(phone.scan(&mut event, &spin), Err("run.draw_by_hand".to_owned()));
    event.act(json!({ "stamp": { "hand": "1-1", "stop": 1, "card": "As", "at": "11:00" } }));
    let counts = &json!(event.state.draws_report(ORGANISER).unwrap())["stops"][0]["counts"];
    assert_eq!(
        *counts,
        json!({ "takeovers": 0, "voids": 2, "by_hand": 1, "second_attempts": 1, "open_scans": 0 })
    );
    event.act(void);
    assert_eq!(event.violations(), [] as [&str; 0]);
}

/// A void would open a second draw of a card that is already drawn.
#[test]
fn pr_30_a_stamp_about_which_the_organiser_is_asked_is_not_for_the_stop_to_undo() {
    let mut event = Event::provable(&json!({ "draw": "pack" }));
    let phone = Phone::join(&mut event, SUE, 1);
    let drawn = phone.draw(&mut event, &stop("1-1", 1), 5);
    let other = if drawn.card.to_string() == "As" { "Ks" } else { "As" };
    let stamp = json!({ "stamp": { "hand": "1-1", "stop": 1, "card": other, "at": "11:00" } });
    let stamped = event.decided(SUE, &action(stamp));
    let (hand, mark) = (Participant::new(1).unwrap().hand(1), Mark::Stop(Stop::new(1).unwrap()));
    assert!(event.state.questions.has_open_about(hand, mark), "{stamped:?}");
    let void = json!({ "void": { "hand": "1-1", "mark": { "stop": 1 }, "reason": "wrong card" } });
    let voided = event.decided(SUE, &action(void.clone()));
    assert_eq!(voided, Err("run.stamp_in_question".to_owned()));
    event.act(void);
}

#[test]
fn pr_5_five_draws_of_one_who_does_not_ride_are_stamped_together() {
    let mut event = Event::provable(&json!({ "draw": "pack" }));
    let phone = Phone::join(&mut event, SUE, 1);
    let all = json!({ "all": { "hand": "4-1", "spins_at": "first_stop", "at": "11:00" } });
    let by_hand = |card: &str| {
        let cards = [card, "Qs", "Js", "Ts", "9s"];
        action(
            json!({ "spin_all": { "hand": "4-1", "spins_at": "first_stop", "cards": cards, "at": "11:00" } }),
        )
    };
    let mut cards = Vec::new();
    for number in 1..=5 {
        let card = phone.draw(&mut event, &all, 10 * number);
        assert_eq!(card.spun.is_some(), number == 5);
        assert_eq!(card.draw.slot, format!("stop_{number}"));
        cards.push(card.card.0.to_string());
        if number == 1 {
            let other = if cards[0] == "Ks" { "As" } else { "Ks" };
            assert_eq!(event.refusal(ORGANISER, &by_hand(other)), "run.draw_refused", "a card is drawn");
        }
    }
    let different: std::collections::BTreeSet<_> = cards.iter().collect();
    assert_eq!(different.len(), 5, "a pack has each card once");
    assert_eq!(event.board_cards(4), cards);
    assert_eq!(event.violations(), [] as [&str; 0]);
    // The same cards from a sheet confirm the stamps, and are no cards by hand.
    event.act(json!({ "spin_all": { "hand": "4-1", "spins_at": "first_stop", "cards": cards } }));
    assert_eq!(event.violations(), [] as [&str; 0]);
    assert_eq!(json!(event.state.draws_report(ORGANISER).unwrap())["stops"], json!([]));
}

/// A card counts from its draw on, though it is stamped only with the fifth.
#[test]
fn pr_30_a_registration_is_not_corrected_once_a_card_is_drawn() {
    let mut event = Event::provable(&json!({}));
    event.act(json!({ "add_hand": { "participant": 4 } }));
    let phone = Phone::join(&mut event, SUE, 1);
    let all = json!({ "all": { "hand": "4-1", "spins_at": "first_stop", "at": "11:00" } });
    phone.draw(&mut event, &all, 1);
    for correction in [
        json!({ "withdraw": { "participant": 4 } }),
        json!({ "rename": { "participant": 4, "name": "Bo", "reason": "misspelt" } }),
        json!({ "set_rides": { "participant": 4, "rides": true, "reason": "found a bike" } }),
        json!({ "remove_hand": { "hand": "4-2", "reason": "one too many" } }),
    ] {
        assert_eq!(event.refusal(ORGANISER, &action(correction)), "run.cards_drawn");
    }
    let pack = crate::run::draft::Draft { provable_draws: true, ..draft(&json!({ "draw": "pack" })) };
    let change = Command::Draft { version: event.state.version, draft: Box::new(pack) };
    assert_eq!(event.refusal(ORGANISER, &change), "run.plan_fixed");
    event.act(json!({ "withdraw": { "participant": 3 } }));
    assert_eq!(event.violations(), [] as [&str; 0]);
}

/// A volunteer who may draw the cards of those who do not ride asks for a rider's next card with that kind of spin.
#[test]
fn pr_30_a_rider_gets_no_card_out_of_turn() {
    let mut event = Event::provable(&json!({ "route": "any_order" }));
    let phone = Phone::join(&mut event, SUE, 1);
    let bound = scanned(phone.scan(&mut event, &stop("1-1", 1)));
    let all = json!({ "all": { "hand": "1-1", "spins_at": "first_stop", "at": "11:00" } });
    let refused = Err("poker_run.rides_stop_by_stop".to_owned());
    assert_eq!(phone.scan(&mut event, &all), refused);
    assert_eq!(phone.take_over(&mut event, &all, "no battery"), refused);
    assert_eq!(phone.send(&mut event, &all, &phone.message(draw_of(&bound), 1)), refused);
    assert_eq!(event.kinds().last(), Some(&"run.scanned"), "no card was drawn");
}

/// While a draw is open, a card by hand could be the one that it gives.
#[test]
fn pr_1_a_hand_gets_no_card_by_hand_elsewhere_while_a_draw_is_open_unless_cards_repeat() {
    for (rule, refused) in [("pack", true), ("respin", true), ("wheel", false)] {
        let mut event = Event::provable(&json!({ "draw": rule, "route": "any_order" }));
        let phone = Phone::join(&mut event, SUE, 1);
        scanned(phone.scan(&mut event, &stop("1-1", 1)));
        let by_hand = |stop: u32| {
            action(json!({ "stamp": { "hand": "1-1", "stop": stop, "card": "As", "at": "11:00" } }))
        };
        let elsewhere = event.decided(ORGANISER, &by_hand(2));
        assert_eq!(elsewhere, if refused { Err("run.other_draw_open".to_owned()) } else { Ok(None) });
        if refused {
            let question = event.decided(
                SUE,
                &super::offline::offline(
                    serde_json::to_value(
                        json!({ "stamp": { "hand": "1-1", "stop": 2, "card": "Ks", "at": "11:00" } }),
                    )
                    .unwrap(),
                ),
            );
            assert!(matches!(question, Ok(Some(CommandOutcome::Question(_)))), "{question:?}");
        }
        event.ask(ORGANISER, &by_hand(1)).unwrap();
        assert_eq!(event.violations(), [] as [&str; 0]);
    }
}

#[test]
fn a_staff_member_has_up_to_eight_phones_for_a_block() {
    let mut event = Event::provable(&json!({}));
    let join = |seed: u8| DrawCommand::Join {
        block: BlockNumber::FIRST,
        root: draws::Digest::new([seed; 32]),
        key: PhoneKey::new(&[seed; 32]).public(),
    };
    for seed in 1..=8 {
        event.ask(SUE, &Command::Draw(join(seed))).unwrap();
        event.ask(SUE, &Command::Draw(join(seed))).unwrap();
    }
    assert_eq!(event.refusal(SUE, &Command::Draw(join(9))), "run.phone_refused");
    event.ask(TOM, &Command::Draw(join(9))).unwrap();
    let reused = DrawCommand::Join {
        block: BlockNumber::FIRST,
        root: draws::Digest::new([1; 32]),
        key: PhoneKey::new(&[10; 32]).public(),
    };
    assert_eq!(event.refusal(TOM, &Command::Draw(reused)), "run.phone_refused", "the root of another phone");
}

#[test]
fn pr_16_pr_30_the_first_three_cards_of_a_spin_off_are_draws() {
    let mut event = Event::provable(&json!({ "ties": "spin_off" }));
    let phone = Phone::join(&mut event, SUE, 1);
    for hand in ["1-1", "2-1"] {
        for (stop, card) in (1..).zip(["Ks", "Qs", "Js", "Ts", "9s"]) {
            event.act(json!({ "stamp": { "hand": hand, "stop": stop, "card": card, "at": "10:00" } }));
        }
        event.act(json!({ "arrive": { "participant": hand[..1].parse::<u32>().unwrap(), "at": "11:30" } }));
        event.act(json!({ "turn_in": { "hand": hand, "at": "11:40" } }));
    }
    event.act(json!("close"));
    for round in 0..3 {
        let spin = json!({ "spin_off": { "hand": "1-1", "round": round } });
        let card = phone.draw(&mut event, &spin, 20 + round);
        assert_eq!(card.draw.slot, format!("spin_off_{}", round + 1));
        // The other hand gets the same card by hand, so that the tie goes on.
        event.act(json!({ "spin_off": { "hand": "2-1", "card": card.card } }));
    }
    let fourth = json!({ "spin_off": { "hand": "1-1", "round": 3 } });
    assert_eq!(phone.scan(&mut event, &fourth), Err("run.draw_by_hand".to_owned()));
    event.act(json!({ "spin_off": { "hand": "1-1", "card": "As" } }));
    event.act(json!({ "spin_off": { "hand": "2-1", "card": "2s" } }));
    assert_eq!(event.violations(), [] as [&str; 0]);
}

#[test]
fn a_rollback_ends_the_blocks_and_unbinds_open_draws() {
    let mut event = Event::provable(&json!({}));
    let phone = Phone::join(&mut event, SUE, 1);
    let kept = phone.draw(&mut event, &stop("1-1", 1), 5);
    let open = scanned(phone.scan(&mut event, &stop("2-1", 1)));
    event.by_room(decide::rolled_back(RollbackCause::Backup));
    let recommitted = decide::recommit(&event.state, &mut Rng::new(9));
    event.by_room(recommitted);
    assert_eq!(event.kinds().last(), Some(&"run.block_committed"));
    let draws = event.state.draws.as_ref().unwrap();
    let roots: Vec<_> = draws.verifier().blocks().map(|known| (known.root, known.ended)).collect();
    assert!(roots[0].1 && !roots[1].1 && roots[0].0 != roots[1].0, "new values, never the old ones");
    let late = phone.message(draw_of(&open), 9);
    assert_eq!(
        phone.send(&mut event, &stop("2-1", 1), &late),
        Err("run.phone_not_joined".to_owned()),
        "the old values are of no use"
    );
    let renewed = Phone::join(&mut event, SUE, 2);
    renewed.draw(&mut event, &stop("2-1", 1), 9);
    let shown = renewed.scan(&mut event, &stop("1-1", 1)).unwrap();
    assert!(matches!(shown, Some(CommandOutcome::Spun(spun)) if spun.cards == [kept.card]));
    assert_eq!(event.violations(), [] as [&str; 0]);
    assert_eq!(decide::recommit(&event.state, &mut Rng::new(9)).entries().len(), 0, "once");
}

#[test]
fn numbers_beyond_a_block_get_another_before_they_are_sold_or_printed() {
    let mut event = Event::provable(&json!({}));
    event.act(json!({ "register": { "participant": 600, "name": "Ann", "rides": true } }));
    assert_eq!(event.kinds()[event.log.len() - 2..], ["run.block_committed", "run.acted"]);
    for _ in 2..=5 {
        event.act(json!({ "add_hand": { "participant": 600 } }));
    }
    let blocks = || {
        event.state.draws.as_ref().unwrap().verifier().blocks().map(|known| known.block).collect::<Vec<_>>()
    };
    let ranges = blocks().iter().map(|block| (block.participants(), block.hands())).collect::<Vec<_>>();
    assert_eq!(ranges, [(1..=250, 1..=4), (501..=750, 1..=4), (501..=750, 5..=8)]);
    event.ask(ORGANISER, &Command::CommitBlocks { first: 240, last: 260 }).unwrap();
    event.ask(ORGANISER, &Command::CommitBlocks { first: 240, last: 260 }).unwrap();
    let cached = CachedView::new(&event.state);
    let sheets = event.state.sheets(&cached, ORGANISER, 250..=251, false).unwrap();
    assert_eq!(sheets.iter().map(|sheet| sheet.draws[0].number).collect::<Vec<_>>(), [1, 4]);
    assert_eq!(
        event.refusal(ORGANISER, &Command::CommitBlocks { first: 1, last: 400 }),
        "run.sheets_at_once"
    );
    assert_eq!(event.violations(), [] as [&str; 0]);
}

#[test]
fn pr_30_it_is_fixed_at_the_opening_whether_draws_are_provable() {
    let mut event = Event::provable(&json!({}));
    let plain = draft(&json!({}));
    let change = Command::Draft { version: event.state.version, draft: Box::new(plain) };
    assert_eq!(event.refusal(ORGANISER, &change), "run.provable_draws_fixed");
    let phone = Phone::join(&mut event, SUE, 1);
    let pack = crate::run::draft::Draft { provable_draws: true, ..draft(&json!({ "draw": "pack" })) };
    event.ask(ORGANISER, &Command::Draft { version: event.state.version, draft: Box::new(pack) }).unwrap();
    let first = phone.draw(&mut event, &stop("1-1", 1), 1);
    let second = scanned(phone.scan(&mut event, &stop("1-1", 2)));
    assert_eq!(second.excluded, [first.card], "the changed rule holds");
    let mut plain = Event::open(&json!({}));
    let join = DrawCommand::Join {
        block: BlockNumber::FIRST,
        root: draws::Digest::new([1; 32]),
        key: PhoneKey::new(&[1; 32]).public(),
    };
    assert_eq!(plain.refusal(ORGANISER, &Command::Draw(join)), "run.no_provable_draws");
}

/// The stored entries with other bodies or without some of them, and with the hashes that an attacker computes for
/// them.
fn rewritten(entries: &[StoredEntry], id: crate::store::RunId) -> Vec<StoredEntry> {
    let mut hash = EntryHash::START;
    let renumbered = (1..).zip(entries).map(|(seq, entry)| {
        let StoredEntry { kind, body, .. } = entry;
        hash = hash.next(id.log(), &HashInput { seq, kind, hand: None, body });
        StoredEntry { seq, hash, ..entry.clone() }
    });
    renumbered.collect()
}

/// Somebody who can write the database rewrites the log with valid hashes. The rules of the game allow every one of
/// these logs.
#[test]
fn every_tampering_with_a_draw_is_found_though_the_chain_is_valid() {
    let mut event = Event::provable(&json!({}));
    let (sue, tom) = (Phone::join(&mut event, SUE, 1), Phone::join(&mut event, TOM, 2));
    sue.draw(&mut event, &stop("1-1", 1), 17);
    sue.draw(&mut event, &stop("2-1", 1), 18);
    scanned(sue.scan(&mut event, &stop("3-1", 1)));
    scanned(tom.take_over(&mut event, &stop("3-1", 1), "no battery"));
    let entries = stored(&event);
    // The codes of the violations; `None` if the rules of the game refuse the log.
    let codes = |entries: &[StoredEntry]| {
        let entries = rewritten(entries, event.state.id);
        let file = write(event.state.id, &entries, &event.kept, Selection::Organiser).ok();
        let log = crate::run::entry::read_all(&entries).unwrap();
        let state = State::replay(event.state.id, Texts::default(), &log).ok()?;
        let violations = state.draw_violations();
        let codes: Vec<&str> = violations.iter().map(|violation| violation.code).collect();
        assert_eq!(file.is_none_or(|file| verify(&file, None).ok), codes.is_empty());
        Some(codes)
    };
    let found = |entries: &[StoredEntry], code: &str, name: &str| {
        let codes = codes(entries);
        assert!(codes.as_ref().is_none_or(|codes| codes.contains(&code)), "{name}: {codes:?}");
    };
    assert_eq!(codes(&entries), Some(vec![]), "the honest log");
    let position = |kind: &str, number: usize| {
        let of_kind = entries.iter().enumerate().filter(|(_, entry)| entry.kind == kind);
        of_kind.map(|(at, _)| at).nth(number).unwrap()
    };
    let (drawn, other) = (position("run.drawn", 0), position("run.drawn", 1));
    let change_of = |body: &str| serde_json::from_str::<Value>(body).unwrap()["entry"]["change"].clone();
    let changed = |at: usize, change: &dyn Fn(&mut Value)| {
        let (before, mut entries) = (&entries[at].body, entries.clone());
        let mut body: Value = serde_json::from_str(&entries[at].body).unwrap();
        change(&mut body["entry"]["change"]);
        entries[at].body = body.to_string();
        assert_ne!(&entries[at].body, before);
        entries
    };
    let flip = |value: &mut Value| {
        let text = value.as_str().unwrap();
        let flipped = if text.starts_with('0') { '1' } else { '0' };
        *value = json!(format!("{flipped}{}", &text[1..]));
    };
    let another_card = |value: &mut Value| *value = json!(if *value == "As" { "Ks" } else { "As" });

    // The card of the proof and of its stamp.
    let mut card = changed(drawn, &|change| another_card(&mut change["proof"]["card"]));
    let mut stamp: Value = serde_json::from_str(&card[drawn + 1].body).unwrap();
    another_card(&mut stamp["entry"]["change"]["action"]["stamp"]["card"]);
    card[drawn + 1].body = stamp.to_string();
    found(&card, "other_card", "a card");
    let stamp = changed(drawn + 1, &|change| another_card(&mut change["action"]["stamp"]["card"]));
    found(&stamp, "unproven_card", "the card of the stamp alone");
    let proof_of_other = change_of(&entries[other].body)["proof"].clone();
    let (block, joined) = (position("run.block_committed", 0), position("run.phone_joined", 0));
    type Tamper<'a> = (&'a str, &'a str, usize, &'a dyn Fn(&mut Value));
    let tampered: [Tamper<'_>; 11] = [
        ("a cut", "phone_signature", drawn, &|change| change["proof"]["phone"]["cut"] = json!(18)),
        ("R", "room_root", drawn, &|change| flip(&mut change["proof"]["room"]["value"])),
        ("V", "phone_root", drawn, &|change| flip(&mut change["proof"]["phone"]["value"])),
        ("a path of the phone", "phone_root", drawn, &|change| {
            flip(&mut change["proof"]["phone"]["path"][3])
        }),
        ("a path of the room", "room_root", drawn, &|change| flip(&mut change["proof"]["room"]["path"][0])),
        ("a signature", "phone_signature", drawn, &|change| flip(&mut change["proof"]["phone"]["signature"])),
        ("another hand", "not_scanned", drawn, &|change| change["proof"] = proof_of_other.clone()),
        ("another attempt", "not_scanned", drawn, &|change| change["proof"]["draw"]["attempt"] = json!(2)),
        ("the root of the room", "room_root", block, &|change| flip(&mut change["root"])),
        ("the root of a phone", "phone_root", joined, &|change| flip(&mut change["root"])),
        ("no reason", "no_reason", position("run.taken_over", 0), &|change| change["reason"] = json!(" ")),
    ];
    for (name, code, at, change) in tampered {
        found(&changed(at, change), code, name);
    }
    let mut unstamped = entries.clone();
    unstamped.remove(other + 1);
    found(&unstamped, "unstamped_card", "the stamp of a card that was drawn");
    let without_flag = changed(0, &|change| {
        change["draft"].as_object_mut().unwrap().remove("provable_draws");
    });
    assert_eq!(codes(&without_flag), None, "draws in an event without provable draws");
    let opened = position("run.opened", 0);
    let mut twice = entries.clone();
    twice.push(entries[opened].clone());
    assert_eq!(codes(&twice), None, "a second opening");
    let unopened = {
        let mut replanned = changed(opened, &|change| {
            let draft = change_of(&entries[0].body)["draft"].clone();
            change.as_object_mut().unwrap().insert("draft".to_owned(), draft);
            change["kind"] = json!("replanned");
        });
        replanned[opened].kind = "run.replanned".to_owned();
        replanned
    };
    assert_eq!(codes(&unopened), None, "an opening that is written as a change of the plan");
    // What no later entry depends on cannot be missed: its absence shows only in a noted hash of the log.
    for (kind, number, code) in [
        ("run.block_committed", 0, "not_committed"),
        ("run.phone_joined", 0, "phone_not_joined"),
        ("run.phone_joined", 1, "phone_not_joined"),
        ("run.scanned", 0, "not_scanned"),
        ("run.scanned", 2, "not_scanned"),
        ("run.drawn", 0, "unproven_card"),
    ] {
        let mut fewer = entries.clone();
        fewer.remove(position(kind, number));
        found(&fewer, code, &format!("without {kind} {number}"));
    }
    for (name, code, at, behind) in [
        ("a phone that joined after its first scan", "joined_after_scan", joined, position("run.scanned", 0)),
        (
            "a phone that took over, and joined after the scan",
            "phone_joined_late",
            position("run.phone_joined", 1),
            position("run.scanned", 2),
        ),
        ("a scan after its draw", "not_scanned", position("run.scanned", 0), drawn),
        ("a block after a sale", "sold_before", block, position("run.acted", 0)),
    ] {
        let mut moved = entries.clone();
        let entry = moved.remove(at);
        moved.insert(behind, entry);
        found(&moved, code, name);
    }
}

/// Through the task of an event and its store.
#[tokio::test]
async fn a_scan_states_the_end_of_the_log_and_keys_survive_a_restart() {
    let store = Arc::new(MemoryStore::default());
    let open = async || Runs::open(store.clone(), Limits::default(), Bans::default()).await.unwrap();
    let runs = open().await;
    let plan = crate::run::draft::Draft { provable_draws: true, ..draft(&json!({})) };
    let run = runs.create(ORGANISER, None, "Olga", &plan).await.unwrap();
    run.command(ORGANISER, Command::Open).await.unwrap();
    let register = action(json!({ "register": { "participant": 1, "name": "Ann", "rides": true } }));
    run.command(ORGANISER, register).await.unwrap();
    let blocks = json!(run.staff_view(ORGANISER, None).await.unwrap().draws.unwrap().blocks);
    let block = draws::Block::new(EventId::new(&run.id().to_string()).unwrap(), 1..=250, 1..=4).unwrap();
    let room_root: draws::Digest = blocks[0]["root"].as_str().unwrap().parse().unwrap();
    let key = PhoneKey::new(&[1; 32]);
    let values = Committer::<PhoneSecret>::new(PhoneSecret::new([2; 32]), room_root, block);
    let join = DrawCommand::Join { block: BlockNumber::FIRST, root: values.root(), key: key.public() };
    run.command(ORGANISER, Command::Draw(join)).await.unwrap();
    let (spin, phone) =
        (read(&json!({ "stop": { "hand": "1-1", "stop": 1, "at": "00:00" } })), PhoneId::FIRST);
    let scan = run.command(ORGANISER, Command::Draw(DrawCommand::Scan { spin, phone })).await.unwrap();
    let Some(CommandOutcome::Scanned(scanned)) = scan.outcome else { panic!("{scan:?}") };
    let file = crate::run::file::read(&*store, run.id(), Selection::Organiser).await.unwrap();
    let head = scanned.head.unwrap();
    assert!(file.contains(&format!("\"seq\":{},", head.seq)));
    assert!(file.contains(&head.hash.to_string()), "the hash of the entry of the scan");

    let id = run.id().to_string();
    runs.stop().await;
    let run = open().await.find(&id).await.unwrap();
    let cut = Cut::new(52).unwrap();
    let message = PhoneMessage::new(&values, &key, room_root, draw_of(&scanned), cut).unwrap();
    let card = DrawCommand::Card { spin, phone, message: Box::new(message) };
    let done = run.command(ORGANISER, Command::Draw(card)).await.unwrap();
    assert!(matches!(done.outcome, Some(CommandOutcome::Drawn(_))), "{done:?}");
    let whole = crate::run::file::read(&*store, run.id(), Selection::Organiser).await.unwrap();
    assert!(verify(&whole, None).ok);
    let keys = store.texts(run.id().log()).await.unwrap();
    let secret =
        keys.iter().filter_map(|text| text.split_once(':')).find(|(_, text)| text.len() == 64).unwrap().1;
    assert!(!whole.contains(secret), "no file has the key of a block");
}

/// Random days in which phones scan, draw, are replaced and forget, staff enter cards by hand and declare cards void,
/// and the log is rolled back. Whatever is accepted violates nothing, and the excluded cards are those that the rules of
/// the game bar.
#[test]
fn no_random_day_violates_the_protocol() {
    let mut counts = [0; 5];
    for seed in 0..24 {
        let rule = ["wheel", "pack", "respin"][seed as usize % 3];
        let mut event = Event::provable(&json!({ "draw": rule, "route": "any_order" }));
        let mut rng = Rng::new(seed);
        let mut phones = vec![Phone::join(&mut event, SUE, 1), Phone::join(&mut event, TOM, 2)];
        let mut drawn_cards = 0;
        for step in 0..80 {
            if step == 40 && seed % 2 == 1 {
                event.by_room(decide::rolled_back(RollbackCause::Lost));
                let recommitted = decide::recommit(&event.state, &mut rng);
                event.by_room(recommitted);
                phones = vec![Phone::join(&mut event, SUE, 3), Phone::join(&mut event, TOM, 4)];
            }
            let hand = format!("{}-1", 1 + rng.below(4));
            let number = 1 + rng.below(5) as usize;
            let spin = match hand.as_str() {
                "4-1" => json!({ "all": { "hand": "4-1", "spins_at": "first_stop", "at": "11:00" } }),
                _ => stop(&hand, number),
            };
            let phone = &phones[rng.below(phones.len() as u32) as usize];
            match rng.below(12) {
                0..=6 => {
                    let is_bound = event.state.draws.as_ref().unwrap().verifier().open_draws().count();
                    let done = match phone.scan(&mut event, &spin) {
                        Err(code) if code == "run.draw_on_other_phone" && rng.below(2) == 0 => {
                            phone.take_over(&mut event, &spin, "no battery")
                        }
                        done => done,
                    };
                    let Ok(Some(CommandOutcome::Scanned(scanned))) = done else { continue };
                    let is_new =
                        event.state.draws.as_ref().unwrap().verifier().open_draws().count() > is_bound;
                    if is_new && scanned.cards.is_empty() && hand != "4-1" {
                        let id = Participant::new(hand[..1].parse().unwrap()).unwrap().hand(1);
                        let mut barred = event.state.game.as_ref().unwrap().hand_moves(id).barred;
                        barred.sort_by_key(|card| card.0.index());
                        assert_eq!(scanned.excluded, barred, "seed {seed}, a new scan of {hand}");
                    }
                    if rng.below(5) > 0 {
                        let message = phone.message(draw_of(&scanned), 1 + rng.below(52) as u8);
                        drawn_cards += usize::from(phone.send(&mut event, &spin, &message).is_ok());
                    }
                }
                7 | 8 => {
                    let card = cards::Card::from_index(rng.below(52) as usize).unwrap().to_string();
                    let stamp =
                        json!({ "stamp": { "hand": hand, "stop": number, "card": card, "at": "11:00" } });
                    let _ = event.decided(ORGANISER, &action(stamp));
                }
                9 | 10 => {
                    let void =
                        json!({ "void": { "hand": hand, "mark": { "stop": number }, "reason": "misread" } });
                    let _ = event.decided(ORGANISER, &action(void));
                }
                _ => {}
            }
        }
        assert!(drawn_cards > 5, "seed {seed}: {drawn_cards}");
        let found = event.state.draws.as_ref().unwrap().verifier().report_so_far();
        let total = found.total;
        let steps = [total.takeovers, total.voids, total.by_hand, total.second_attempts, found.rollbacks];
        counts.iter_mut().zip(steps).for_each(|(sum, number)| *sum += number);
        assert_eq!(event.violations(), [] as [&str; 0], "seed {seed}");
        let entries = stored(&event);
        let file = write(event.state.id, &entries, &event.kept, Selection::Organiser).unwrap();
        let report = verify(&file, None);
        assert!(report.ok, "seed {seed}: {report:?}");
        assert_eq!(report.draws.map(|draws| draws.drawn), Some(found.draws));
    }
    assert!(
        counts.iter().all(|&number| number > 10),
        "takeovers, voids, cards by hand, second attempts, rollbacks: {counts:?}"
    );
}

/// An event with an entry of each kind that draws add.
pub(super) fn with_every_kind() -> Event {
    let mut event = Event::provable(&json!({}));
    let (sue, tom) = (Phone::join(&mut event, SUE, 1), Phone::join(&mut event, TOM, 2));
    let spin = stop("1-1", 1);
    let bound = scanned(sue.scan(&mut event, &spin));
    scanned(tom.take_over(&mut event, &spin, "no battery"));
    drawn(tom.send(&mut event, &spin, &tom.message(draw_of(&bound), 17)));
    event
}

/// The block comes before the sale in the same commit, and the key of the request stays with the request.
#[tokio::test]
async fn a_registration_that_needs_a_block_is_made_once() {
    let store = Arc::new(MemoryStore::default());
    let runs = Runs::open(store.clone(), Limits::default(), Bans::default()).await.unwrap();
    let plan = crate::run::draft::Draft { provable_draws: true, ..draft(&json!({})) };
    let run = runs.create(ORGANISER, None, "Olga", &plan).await.unwrap();
    run.command(ORGANISER, Command::Open).await.unwrap();
    let registration = json!({ "name": "Ann", "participant": 251, "rides": true, "hands": 5 });
    let register = || Command::Register(serde_json::from_value(registration.clone()).unwrap());
    let key = || Some(crate::run::requests::RequestKey::new("once").unwrap());
    let first = run.command_once(ORGANISER, register(), key()).await.unwrap();
    let again = run.command_once(ORGANISER, register(), key()).await.unwrap();
    assert_eq!((again.again, again.seq, again.outcome), (true, first.seq, first.outcome));
}

#[test]
fn a_takeover_and_a_repeated_message_keep_to_the_draw_that_was_scanned() {
    let mut event = Event::provable(&json!({ "draw": "pack", "route": "any_order" }));
    let (sue, tom) = (Phone::join(&mut event, SUE, 1), Phone::join(&mut event, TOM, 2));
    let spin = stop("1-1", 1);
    event.act(json!({ "stamp": { "hand": "1-1", "stop": 2, "card": "As", "at": "10:00" } }));
    let first = scanned(sue.scan(&mut event, &spin));
    event.act(json!({ "void": { "hand": "1-1", "mark": { "stop": 2 }, "reason": "misread" } }));
    let taken = scanned(tom.take_over(&mut event, &spin, "no battery"));
    let again = scanned(tom.take_over(&mut event, &spin, "no battery"));
    assert_eq!((&taken, json!(taken.excluded)), (&again, json!(first.excluded)), "those of the scan");
    assert_eq!(json!(taken.excluded), json!(["As"]));
    let message = tom.message(draw_of(&taken), 9);
    let card = drawn(tom.send(&mut event, &spin, &message));
    event.act(json!({ "void": { "hand": "1-1", "mark": { "stop": 1 }, "reason": "misread" } }));
    sue.draw(&mut event, &spin, 9);
    let repeated = drawn(tom.send(&mut event, &spin, &message));
    assert_eq!(
        (repeated.card, repeated.spun, repeated.again),
        (card.card, None, true),
        "a void card has no stamp"
    );
    let other = tom.send(&mut event, &stop("2-1", 1), &message);
    assert_eq!(other, Err("run.draw_not_scanned".to_owned()), "the card of another hand");
}
