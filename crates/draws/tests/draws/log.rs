//! Logs of draws beyond the cases of the test vectors.

use crate::test_event::*;
use draws::{
    Attempt, Block, Counts, Draw, DrawRule, Entry, Fact, LogVerifier, PhoneId, Report, Slot, StaffId,
};

/// The positions and codes of violations.
type Codes = [(u64, &'static str)];

fn report_of(entries: &[Entry]) -> Report {
    let mut verifier = LogVerifier::new(event(), DrawRule::Wheel);
    entries.iter().for_each(|entry| verifier.add(entry));
    verifier.report_so_far()
}

fn report(facts: &[Fact]) -> Report {
    report_of(&positioned(facts))
}

fn codes(facts: &[Fact]) -> Vec<(u64, &'static str)> {
    report(facts).violations.iter().map(|violation| (violation.position, violation.code())).collect()
}

fn staff(number: u32) -> StaffId {
    StaffId::new(number).unwrap()
}

fn sold(participant: u32, number: u32) -> Fact {
    Fact::HandSold { hand: hand(participant, number) }
}

fn taken_over(draw: Draw, phone: PhoneId, by: u32) -> Fact {
    Fact::TakenOver { draw, phone, staff: staff(by), reason: "the phone fell into the lake".into() }
}

fn void(draw: Draw, by: u32) -> Fact {
    Fact::DeclaredVoid { draw, staff: staff(by), reason: "another hand".into() }
}

/// A log with every kind of fact that is counted.
fn counted_log(test: &TestEvent) -> Vec<Fact> {
    let again = at_stop(1, 2).with_attempt(Attempt::Second);
    let extra = draw((3, 2), Slot::EXTRA, Attempt::First);
    vec![
        test.committed(),
        sold(1, 1),
        sold(3, 2),
        sold(2, 1),
        test.joined(FIRST_PHONE),
        test.joined(SECOND_PHONE),
        Fact::Scanned { draw: at_stop(1, 2), phone: FIRST_PHONE },
        test.drawn(at_stop(1, 2), FIRST_PHONE, 8),
        void(at_stop(1, 2), 5),
        Fact::Scanned { draw: again, phone: SECOND_PHONE },
        test.drawn(again, SECOND_PHONE, 52),
        void(again, 5),
        Fact::Scanned { draw: extra, phone: FIRST_PHONE },
        taken_over(extra, SECOND_PHONE, 6),
        Fact::Scanned { draw: at_stop(2, 2), phone: SECOND_PHONE },
    ]
}

#[test]
fn counts_are_by_slot_and_by_staff_member() {
    let report = report(&counted_log(&TestEvent::new()));
    assert_eq!(report.violations, []);
    assert_eq!((report.draws, report.rollbacks, report.unsold_hands), (2, 0, 0));
    let counts = |takeovers, voids, second_attempts, open_scans| Counts {
        takeovers,
        voids,
        second_attempts,
        open_scans,
        by_hand: 0,
    };
    assert_eq!(report.total, counts(1, 2, 1, 2));
    let by_slot = [(Slot::stop(2).unwrap(), counts(0, 2, 1, 1)), (Slot::EXTRA, counts(1, 0, 0, 1))];
    assert_eq!(report.by_slot, by_slot.into_iter().collect());
    let by_staff = [
        (staff(5), counts(0, 2, 0, 0)),
        (staff(6), counts(1, 0, 0, 0)),
        (staff_of(SECOND_PHONE), counts(0, 0, 1, 2)),
    ];
    assert_eq!(report.by_staff, by_staff.into_iter().collect());
}

#[test]
fn hands_that_are_drawn_before_their_sale_are_counted_once() {
    let test = TestEvent::new();
    let mut log = vec![test.committed(), test.joined(FIRST_PHONE)];
    for stop in [1, 2] {
        log.push(Fact::Scanned { draw: at_stop(4, stop), phone: FIRST_PHONE });
        log.push(test.drawn(at_stop(4, stop), FIRST_PHONE, stop));
    }
    log.push(sold(4, 1));
    assert_eq!(codes(&log), [(3, "not_sold"), (5, "not_sold")]);
    assert_eq!(report(&log).unsold_hands, 1);
}

#[test]
fn an_entry_that_is_dropped_is_found_unless_later_draws_do_not_depend_on_it() {
    let log = counted_log(&TestEvent::new());
    let expected: [&Codes; 15] = [
        &[
            (4, "unknown_block"),
            (5, "unknown_block"),
            (6, "not_committed"),
            (7, "not_committed"),
            (9, "not_committed"),
            (10, "not_committed"),
            (12, "not_committed"),
            (13, "not_committed"),
            (14, "not_committed"),
        ],
        &[(6, "not_sold"), (9, "not_sold")],
        &[(12, "not_sold")],
        &[(14, "not_sold")],
        &[(6, "phone_not_joined"), (7, "phone_not_joined"), (12, "phone_not_joined")],
        &[
            (9, "phone_not_joined"),
            (10, "phone_not_joined"),
            (13, "phone_not_joined"),
            (14, "phone_not_joined"),
        ],
        &[(7, "not_scanned")],
        &[(8, "not_drawn"), (9, "missing_void"), (9, "other_draw_open")],
        &[(9, "missing_void"), (10, "slot_has_card")],
        &[(10, "not_scanned")],
        &[(11, "not_drawn")],
        // The void of the second attempt, the takeover of an open draw and the last scan: the hash chain covers them.
        &[],
        &[(13, "not_scanned")],
        &[],
        &[],
    ];
    for (dropped, expected) in expected.into_iter().enumerate() {
        let mut rest = log.clone();
        rest.remove(dropped);
        assert_eq!(codes(&rest), expected, "{dropped}");
    }
}

/// The entries of the moved log have new positions, so that only their facts tell.
#[test]
fn entries_that_are_moved_are_found_by_their_facts() {
    let log = counted_log(&TestEvent::new());
    let moves: [(usize, usize, &Codes); 7] = [
        (0, 1, &[(2, "sold_before")]),
        (1, 6, &[(6, "not_sold")]),
        (4, 6, &[(6, "phone_not_joined"), (7, "joined_after_scan")]),
        (6, 7, &[(7, "not_scanned"), (8, "already_scanned")]),
        (8, 9, &[(9, "missing_void")]),
        (10, 11, &[(11, "not_drawn")]),
        (12, 13, &[(13, "not_scanned")]),
    ];
    for (from, to, expected) in moves {
        let mut moved = log.clone();
        let fact = moved.remove(from);
        moved.insert(to, fact);
        assert_eq!(codes(&moved), expected, "{from} to {to}");
    }
}

#[test]
fn entries_that_keep_their_positions_are_found_by_them() {
    let mut entries = positioned(&counted_log(&TestEvent::new()));
    entries.swap(13, 14);
    let found = report_of(&entries).violations;
    assert_eq!(
        found.iter().map(|one| (one.position, one.code())).collect::<Vec<_>>(),
        [(14, "out_of_order")]
    );
}

#[test]
fn a_second_block_has_its_own_roots() {
    let test = TestEvent::new();
    let further = TestEvent::of(2, Block::new(event(), 6..=9, 1..=2).unwrap());
    let (due, phone) = (at_stop(7, 1), FIRST_PHONE);
    let log = [
        test.committed(),
        sold(1, 1),
        test.joined(phone),
        Fact::Scanned { draw: at_stop(1, 1), phone },
        further.committed(),
        sold(7, 1),
        further.joined(phone),
        Fact::Scanned { draw: due, phone },
        further.drawn(due, phone, 4),
        test.drawn(at_stop(1, 1), phone, 4),
    ];
    assert_eq!(codes(&log), []);
    let mut without = log.to_vec();
    without.remove(6);
    assert_eq!(codes(&without), [(7, "phone_not_joined"), (8, "phone_not_joined")]);
}

#[test]
fn hands_of_an_earlier_block_may_be_sold_before_a_rollback() {
    let test = TestEvent::new();
    let again = TestEvent::of(2, *test.room.block()).committed();
    assert_eq!(codes(&[test.committed(), sold(2, 1), Fact::RolledBack, again.clone()]), []);
    let report = report(&[sold(3, 1), sold(2, 1), test.committed(), Fact::RolledBack, again]);
    assert_eq!(
        report.violations[0].kind.to_string(),
        "2 hands of the block were sold before it, the first of them 2-1"
    );
    assert_eq!((report.violations.len(), report.rollbacks), (1, 1));
}

#[test]
fn a_scan_before_a_rollback_stays_open_and_needs_a_new_scan() {
    let test = TestEvent::new();
    let log = [
        test.committed(),
        sold(1, 1),
        test.joined(FIRST_PHONE),
        Fact::Scanned { draw: at_stop(1, 1), phone: FIRST_PHONE },
        Fact::RolledBack,
        test.drawn(at_stop(1, 1), FIRST_PHONE, 9),
    ];
    assert_eq!(codes(&log), [(6, "not_scanned"), (6, "not_committed")]);
    assert_eq!(report(&log).total.open_scans, 1);
}
