//! Logs of draws beyond the cases of the test vectors.

use crate::world::*;
use cards::CardSet;
use draws::{
    Attempt, Block, Commitment, Counts, EventKey, Fact, Hand, LogVerifier, PhoneId, Report, Slot, StaffId,
};

fn report(facts: &[Fact]) -> Report {
    let mut verifier = LogVerifier::new(event());
    (1..).zip(facts).for_each(|(position, fact)| verifier.add(position, fact));
    verifier.report()
}

fn codes(facts: &[Fact]) -> Vec<(u64, &'static str)> {
    report(facts).findings.iter().map(|finding| (finding.position, finding.violation.code())).collect()
}

fn taken_over(draw: draws::Draw, phone: PhoneId, staff: u32) -> Fact {
    Fact::TakenOver { draw, phone, staff: StaffId(staff), reason: "the phone fell into the lake".into() }
}

fn void(draw: draws::Draw, staff: u32) -> Fact {
    Fact::DeclaredVoid { draw, staff: StaffId(staff), reason: "another hand".into() }
}

/// A log with every kind of fact that is counted.
fn counted_log(world: &World) -> Vec<Fact> {
    let again = at_stop(1, 2).with_attempt(Attempt::Second);
    let extra = draw((3, 2), Slot::EXTRA, Attempt::First);
    vec![
        world.committed(1),
        world.joined(FIRST_PHONE, 1),
        world.joined(SECOND_PHONE, 1),
        Fact::Scanned { draw: at_stop(1, 2), phone: FIRST_PHONE },
        world.drawn(at_stop(1, 2), FIRST_PHONE, 8),
        void(at_stop(1, 2), 5),
        Fact::Scanned { draw: again, phone: SECOND_PHONE },
        world.drawn(again, SECOND_PHONE, 52),
        void(again, 5),
        Fact::Scanned { draw: extra, phone: FIRST_PHONE },
        taken_over(extra, SECOND_PHONE, 6),
        Fact::Scanned { draw: at_stop(2, 2), phone: SECOND_PHONE },
    ]
}

#[test]
fn counts_are_by_slot_and_by_staff_member() {
    let report = report(&counted_log(&World::new()));
    assert_eq!(report.findings, []);
    assert_eq!((report.draws, report.rollbacks), (2, 0));
    let counts = |takeovers, voids, second_attempts, open_scans| Counts {
        takeovers,
        voids,
        second_attempts,
        open_scans,
    };
    assert_eq!(report.total, counts(1, 2, 1, 2));
    let by_slot = [(Slot::stop(2).unwrap(), counts(0, 2, 1, 1)), (Slot::EXTRA, counts(1, 0, 0, 1))];
    assert_eq!(report.by_slot, by_slot.into_iter().collect());
    let by_staff = [
        (StaffId(5), counts(0, 2, 0, 0)),
        (StaffId(6), counts(1, 0, 0, 0)),
        (staff_of(SECOND_PHONE), counts(0, 0, 1, 2)),
    ];
    assert_eq!(report.by_staff, by_staff.into_iter().collect());
}

#[test]
fn an_entry_that_is_dropped_is_found_unless_later_draws_do_not_depend_on_it() {
    let world = World::new();
    let log = counted_log(&world);
    // The void of the second attempt, the takeover of an open draw and the last scan; the hash chain covers them.
    let independent = [8, 10, 11];
    for dropped in 0..log.len() {
        let mut rest = log.clone();
        rest.remove(dropped);
        assert_eq!(codes(&rest).is_empty(), independent.contains(&dropped), "{:?}", log[dropped]);
    }
}

#[test]
fn entries_that_are_moved_with_their_positions_are_found() {
    let log: Vec<(u64, Fact)> = (1..).zip(counted_log(&World::new())).collect();
    for from in 0..log.len() {
        for to in (0..log.len()).filter(|&to| to != from) {
            let mut moved = log.clone();
            let entry = moved.remove(from);
            moved.insert(to, entry);
            let mut verifier = LogVerifier::new(event());
            moved.iter().for_each(|(position, fact)| verifier.add(*position, fact));
            let findings = verifier.report().findings;
            assert!(
                findings.iter().any(|finding| finding.violation.code() == "out_of_order"),
                "{from} to {to}"
            );
        }
    }
}

#[test]
fn a_second_block_has_its_own_roots() {
    let world = World::new();
    let further = World::of(Block::new(event(), 6..=9, 1..=2).unwrap());
    let (due, phone) = (at_stop(7, 1), FIRST_PHONE);
    let log = [
        world.committed(1),
        world.joined(phone, 1),
        Fact::Scanned { draw: at_stop(1, 1), phone },
        further.committed(2),
        Fact::HandSold { hand: Hand::new(7, 1).unwrap() },
        further.joined(phone, 2),
        Fact::Scanned { draw: due, phone },
        further.drawn(due, phone, 4),
        world.drawn(at_stop(1, 1), phone, 4),
    ];
    assert_eq!(codes(&log), []);
    let mut without = log.to_vec();
    without.remove(5);
    assert_eq!(codes(&without), [(6, "phone_not_joined"), (7, "phone_not_joined")]);
}

#[test]
fn a_block_of_another_event_is_found() {
    let other = draws::EventId::new("0123456789").unwrap();
    let block = Block::new(other, 1..=5, 1..=2).unwrap();
    let root = Commitment::new(EventKey::new(ROOM_KEY), block).root();
    assert_eq!(codes(&[Fact::BlockCommitted { number: 1, block, root }]), [(1, "other_event")]);
}

#[test]
fn hands_of_an_earlier_block_may_be_sold_before_a_rollback() {
    let world = World::new();
    let sold = |participant| Fact::HandSold { hand: Hand::new(participant, 1).unwrap() };
    let again =
        Fact::BlockCommitted { number: 2, block: *world.room.block(), root: world.phone(FIRST_PHONE).root() };
    assert_eq!(codes(&[world.committed(1), sold(2), Fact::RolledBack, again.clone()]), []);
    let log = [sold(3), sold(2), world.committed(1), Fact::RolledBack, again];
    let report = report(&log);
    assert_eq!(
        report.findings[0].violation.to_string(),
        "2 hands of the block were sold before it, the first of them 2-1"
    );
    assert_eq!((report.findings.len(), report.rollbacks), (1, 1));
}

#[test]
fn a_scan_before_a_rollback_stays_open_and_needs_a_new_scan() {
    let world = World::new();
    let log = [
        world.committed(1),
        world.joined(FIRST_PHONE, 1),
        Fact::Scanned { draw: at_stop(1, 1), phone: FIRST_PHONE },
        Fact::RolledBack,
        world.drawn(at_stop(1, 1), FIRST_PHONE, 9),
    ];
    assert_eq!(codes(&log), [(5, "not_scanned"), (5, "not_committed")]);
    assert_eq!(report(&log).total.open_scans, 1);
}

#[test]
fn the_cards_that_a_hand_holds_are_those_of_the_fact() {
    let world = World::new();
    let (due, phone) = (at_stop(1, 1), FIRST_PHONE);
    let card = world.proof(due, phone, cut(3), CardSet::EMPTY).card;
    let held: CardSet = [card].into_iter().collect();
    let proof = Box::new(world.proof(due, phone, cut(3), held));
    let log = |held| {
        let drawn = Fact::Drawn { due, phone, held, proof: proof.clone() };
        [world.committed(1), world.joined(phone, 1), Fact::Scanned { draw: due, phone }, drawn]
    };
    assert_eq!(codes(&log(held)), []);
    assert_eq!(codes(&log(CardSet::EMPTY)), [(4, "other_card")]);
}
