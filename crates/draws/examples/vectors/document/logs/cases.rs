//! The cases of logs.

use super::*;

pub fn all() -> Vec<Case> {
    let cases = [
        valid(),
        tampered(),
        missing(),
        out_of_place(),
        repetitions(),
        blocks(),
        phones(),
        takeovers(),
        excluded(),
        by_hand_cards(),
    ];
    cases.into_iter().flatten().collect()
}

fn case(name: &'static str, entries: Vec<Entry>, codes: Codes) -> Case {
    Case { name, rule: DrawRule::Pack, entries, codes }
}

fn valid() -> Vec<Case> {
    let one_entry = facts().into_iter().map(|fact| Entry { position: 7, fact }).collect();
    let of_hand_1 = edited(|facts| facts.retain(|fact| !is_of_hand_2(fact)));
    vec![
        case("a valid log", positioned(facts()), &[]),
        case("a valid log with a rollback", rolled_back(), &[]),
        case("several facts of one entry", one_entry, &[]),
        case("the facts of one hand", of_hand_1, &[]),
    ]
}

/// The valid log with a rollback and what follows it: a new block, new roots, and a new scan of the open draw.
fn rolled_back() -> Vec<Entry> {
    let event = Event::after_rollback();
    let due = draw((2, 1), "spin_off_1", 1);
    with(vec![
        Fact::RolledBack,
        committed(&event),
        joined(&event, ONE),
        joined(&event, TWO),
        scanned(due, ONE),
        drawn(&event, due, ONE, 30, CardSet::EMPTY),
    ])
}

fn is_of_hand_2(fact: &Fact) -> bool {
    let hand = match fact {
        Fact::HandSold { hand } => *hand,
        Fact::Scanned { draw, .. } | Fact::TakenOver { draw, .. } => draw.hand,
        Fact::Drawn { proof, .. } => proof.draw.hand,
        _ => return false,
    };
    hand.participant.get() == 2
}

fn tampered() -> Vec<Case> {
    let event = Event::new();
    let changed = changed_digest;
    vec![
        case("another card", with_proof(|proof| proof.card = other_card(proof.card)), &[(7, "other_card")]),
        case("another cut", with_proof(|proof| proof.phone.cut = cut(18)), &[(7, "phone_signature")]),
        case(
            "another value of the room",
            with_proof(|proof| proof.room.value = changed(proof.room.value)),
            &[(7, "room_root")],
        ),
        case(
            "another path of the phone",
            with_proof(|proof| proof.phone.opening.path[0] = changed(proof.phone.opening.path[0])),
            &[(7, "phone_root")],
        ),
        case(
            "another root of the room",
            edited(|facts| change_root(&mut facts[BLOCK])),
            &[(7, "room_root"), (10, "room_root"), (13, "room_root")],
        ),
        case(
            "another root of a phone",
            edited(|facts| change_root(&mut facts[JOINED_ONE])),
            &[(7, "phone_root"), (10, "phone_root")],
        ),
        case(
            "a draw by another phone than the bound one",
            edited(|facts| facts[DRAWN] = drawn(&event, stop(1, 1), TWO, 17, CardSet::EMPTY)),
            &[(7, "other_phone"), (7, "phone_root")],
        ),
        case(
            "a draw of another hand",
            edited(|facts| facts[DRAWN] = drawn(&event, stop(2, 1), ONE, 17, CardSet::EMPTY)),
            &[
                (7, "not_scanned"),
                (8, "already_scanned"),
                (9, "already_drawn"),
                (10, "conflicting_card"),
                (11, "not_drawn"),
                (12, "missing_void"),
                (12, "other_draw_open"),
            ],
        ),
    ]
}

fn missing() -> Vec<Case> {
    vec![
        case(
            "no block",
            without(BLOCK),
            &[
                (3, "unknown_block"),
                (4, "unknown_block"),
                (5, "not_committed"),
                (6, "not_committed"),
                (7, "not_committed"),
                (8, "not_committed"),
                (9, "other_phone"),
                (9, "not_committed"),
                (11, "not_committed"),
                (12, "not_committed"),
                (13, "not_committed"),
            ],
        ),
        case("no sale", without(SOLD), &[(5, "not_sold"), (11, "not_sold")]),
        case(
            "a phone that never joined",
            without(JOINED_TWO),
            &[
                (7, "phone_not_joined"),
                (11, "phone_not_joined"),
                (12, "phone_not_joined"),
                (13, "phone_not_joined"),
            ],
        ),
        case("no scan", without(SCANNED), &[(6, "not_scanned")]),
        case("no draw", without(DRAWN), &[(10, "not_drawn"), (11, "missing_void"), (11, "other_draw_open")]),
        case("no scan before a takeover", without(TAKEN_OVER - 1), &[(8, "not_scanned"), (9, "not_scanned")]),
        case("no takeover", without(TAKEN_OVER), &[(9, "other_phone"), (9, "phone_root")]),
        case(
            "no void before a second attempt",
            without(VOID),
            &[(11, "missing_void"), (12, "slot_has_card"), (12, "other_excluded")],
        ),
        case("a takeover without a reason", with_reason(TAKEN_OVER, " \u{85}\u{3000}"), &[(9, "no_reason")]),
        case("a void without a reason", with_reason(VOID, ""), &[(11, "no_reason")]),
        case("a reason that is a byte order mark", with_reason(VOID, "\u{feff}"), &[]),
        case("a reason that is a zero-width space", with_reason(VOID, "\u{200b}"), &[]),
        case("a reason that is a Hangul filler", with_reason(VOID, "\u{3164}"), &[]),
    ]
}

fn out_of_place() -> Vec<Case> {
    let mut exchanged = positioned(facts());
    exchanged.swap(DRAWN, DRAWN + 1);
    vec![
        case(
            "a phone that joined after its first scan",
            moved(JOINED_ONE, SCANNED),
            &[(5, "phone_not_joined"), (6, "joined_after_scan")],
        ),
        case("a block that was committed after a hand was sold", moved(BLOCK, SOLD), &[(2, "sold_before")]),
        case("a draw before its scan", moved(DRAWN, SCANNED), &[(6, "not_scanned"), (7, "already_scanned")]),
        case(
            "a void after the second attempt",
            moved(VOID, DRAWN_AGAIN),
            &[(11, "missing_void"), (12, "slot_has_card"), (12, "other_excluded")],
        ),
        case("a sale after the scan", moved(SOLD, DRAWN), &[(5, "not_sold")]),
        case(
            "a takeover after the draw",
            moved(TAKEN_OVER, DRAWN_OTHER_HAND),
            &[(9, "other_phone"), (9, "phone_root"), (10, "already_drawn")],
        ),
        case("two entries exchanged", exchanged, &[(7, "out_of_order")]),
        case(
            "two open draws of a hand",
            edited(|facts| facts.insert(SCANNED + 1, scanned(draw((1, 1), "stop_2", 1), ONE))),
            &[(7, "other_draw_open"), (13, "other_draw_open")],
        ),
        case(
            "a spin-off without the one before",
            edited(|facts| facts.push(scanned(draw((1, 1), "spin_off_2", 1), ONE))),
            &[(15, "missing_spin_off")],
        ),
    ]
}

fn repetitions() -> Vec<Case> {
    let event = Event::new();
    let other = drawn(&event, stop(1, 1), ONE, 18, CardSet::EMPTY);
    vec![
        case("a block twice", repeated(BLOCK, |_| {}), &[(2, "block_repeated")]),
        case("a phone that joined twice", repeated(JOINED_ONE, |_| {}), &[(5, "phone_repeated")]),
        case("a scan twice", repeated(SCANNED, |_| {}), &[(7, "already_scanned")]),
        case("a draw twice", repeated(DRAWN, |_| {}), &[(8, "already_drawn")]),
        case("two cards for one draw", repeated(DRAWN, |fact| *fact = other), &[(8, "conflicting_card")]),
        case("a takeover twice", repeated(TAKEN_OVER, |_| {}), &[(10, "same_phone")]),
        case("a void twice", repeated(VOID, |_| {}), &[(12, "already_void")]),
    ]
}

/// A block for a hand of the valid log and one more.
fn overlapping() -> Block {
    Block::new(id(), 3..=4, 1..=1).expect("a block")
}

fn blocks() -> Vec<Case> {
    let event = Event::new();
    let block = |of, block| Fact::BlockCommitted { number: number(of), block, root: event.room.root() };
    let latest = Event::of(2, overlapping());
    let other_event = Block::new(draws::EventId::new("0123456789").expect("ten digits"), 1..=1, 1..=1);
    let mut after_rollback = rolled_back();
    after_rollback.remove(after_rollback.len() - 5);
    vec![
        case("another root for a block", repeated(BLOCK, change_root), &[(2, "block_changed")]),
        case(
            "a block of another event",
            with(vec![Fact::BlockCommitted {
                number: latest.number,
                block: other_event.expect("a block"),
                root: latest.room.root(),
            }]),
            &[(15, "other_event")],
        ),
        case(
            "a block with hands of an earlier one",
            repeated(BLOCK, |fact| *fact = block(2, overlapping())),
            &[(2, "block_overlaps"), (2, "block_root_reused")],
        ),
        case(
            "a draw of a hand in two blocks, with the values of the latest",
            with(vec![
                committed(&latest),
                joined(&latest, ONE),
                sold(3),
                scanned(stop(3, 1), ONE),
                drawn(&latest, stop(3, 1), ONE, 5, CardSet::EMPTY),
            ]),
            &[(15, "block_overlaps")],
        ),
        case(
            "a block with a gap in the numbers",
            edited(|facts| facts[BLOCK] = block(2, *event.room.block())),
            &[
                (1, "block_number_gap"),
                (4, "unknown_block"),
                (5, "unknown_block"),
                (6, "phone_not_joined"),
                (7, "phone_not_joined"),
                (8, "phone_not_joined"),
                (9, "phone_not_joined"),
                (10, "other_phone"),
                (10, "phone_not_joined"),
                (12, "phone_not_joined"),
                (13, "phone_not_joined"),
                (14, "phone_not_joined"),
            ],
        ),
        case(
            "a block with the root of an earlier one",
            with(vec![Fact::RolledBack, block(2, *event.room.block())]),
            &[(16, "block_root_reused")],
        ),
        case(
            "draws after a rollback without a new block",
            after_rollback,
            &[(17, "unknown_block"), (18, "unknown_block"), (19, "not_committed"), (20, "not_committed")],
        ),
    ]
}

fn phones() -> Vec<Case> {
    let event = Event::new();
    let of = |phone, number, joined| Fact::PhoneJoined {
        phone,
        staff: staff(number),
        block: event.number,
        joined,
    };
    let [one, two, three] = [ONE, TWO, THREE].map(|phone| event.joined(phone));
    let zero = PublicKey::new([0; 32]);
    vec![
        case(
            "another root of a phone that joined",
            repeated(JOINED_ONE, change_root),
            &[(5, "phone_changed")],
        ),
        case(
            "another key of a phone that joined",
            repeated(JOINED_ONE, |fact| *fact = of(ONE, 11, JoinedPhone { key: three.key, ..one })),
            &[(5, "phone_changed")],
        ),
        case(
            "a phone with the root of another",
            with(vec![of(THREE, 13, JoinedPhone { root: two.root, ..three })]),
            &[(15, "phone_root_reused")],
        ),
        case(
            "a phone with the key of another",
            with(vec![of(THREE, 13, JoinedPhone { key: two.key, ..three })]),
            &[(15, "phone_key_reused")],
        ),
        case(
            "a phone with a key of small order",
            edited(|facts| facts[JOINED_ONE] = of(ONE, 11, JoinedPhone { key: zero, ..one })),
            &[(4, "phone_key_invalid"), (7, "phone_signature"), (10, "phone_signature")],
        ),
        case(
            "a phone of another staff member",
            repeated(JOINED_ONE, |fact| *fact = of(ONE, 9, one)),
            &[(5, "phone_of_other_staff"), (5, "phone_repeated")],
        ),
    ]
}

fn takeovers() -> Vec<Case> {
    let event = Event::new();
    let due = stop(2, 1);
    let late = edited(|facts| {
        facts.insert(TAKEN_OVER, joined(&event, THREE));
        facts[TAKEN_OVER + 1] = taken_over(due, THREE);
        facts[TAKEN_OVER + 2] = drawn(&event, due, THREE, 1, CardSet::EMPTY);
    });
    let early = edited(|facts| {
        facts.insert(SCANNED, joined(&event, THREE));
        facts[TAKEN_OVER + 1] = taken_over(due, THREE);
        facts[TAKEN_OVER + 2] = drawn(&event, due, THREE, 1, CardSet::EMPTY);
    });
    let back = edited(|facts| {
        facts.insert(TAKEN_OVER + 1, taken_over(due, TWO));
    });
    vec![
        case("a takeover by a phone that joined before the scan", early, &[]),
        case(
            "a takeover by a phone that joined after the scan",
            late,
            &[(10, "phone_joined_late"), (11, "other_phone"), (11, "phone_root")],
        ),
        case("a takeover by an earlier phone of the draw", back, &[(10, "same_phone")]),
    ]
}

/// The valid log, and a further draw of hand 1 with these cards excluded.
fn with_further_draw(excluded: CardSet) -> Vec<Entry> {
    let due = draw((1, 1), "extra", 1);
    with(vec![scanned(due, ONE), drawn(&Event::new(), due, ONE, 9, excluded)])
}

fn excluded() -> Vec<Case> {
    let event = Event::new();
    let [first, second] = [(stop(1, 1), ONE, 17), (stop(1, 2), TWO, 52)]
        .map(|(draw, phone, number)| event.proof(draw, phone, number, CardSet::EMPTY).card);
    let due = draw((1, 1), "extra", 1);
    let spin_off = draw((1, 1), "spin_off_1", 1);
    let of = |rule, name, entries, codes| Case { name, rule, entries, codes };
    let after_scan =
        with(vec![scanned(due, ONE), by_hand(1, "stop_2", first), drawn(&event, due, ONE, 9, one(second))]);
    let in_spin_off = vec![scanned(spin_off, ONE), drawn(&event, spin_off, ONE, 9, CardSet::EMPTY)];
    vec![
        of(DrawRule::Pack, "the valid card excluded, the void one not", with_further_draw(one(second)), &[]),
        of(DrawRule::Respin, "the same under respin", with_further_draw(one(second)), &[]),
        of(DrawRule::Wheel, "none excluded under wheel", with_further_draw(CardSet::EMPTY), &[]),
        of(
            DrawRule::Wheel,
            "a card excluded under wheel",
            with_further_draw(one(second)),
            &[(16, "other_excluded")],
        ),
        of(
            DrawRule::Pack,
            "the void card excluded",
            with_further_draw(one(first).with(second)),
            &[(16, "other_excluded")],
        ),
        of(
            DrawRule::Pack,
            "cards excluded so that another one is drawn",
            with_further_draw(CardSet::FULL.without(first)),
            &[(16, "other_excluded"), (16, "other_card")],
        ),
        of(DrawRule::Pack, "a card by hand between scan and draw", after_scan, &[]),
        of(DrawRule::Pack, "no card excluded in a spin-off", with(in_spin_off), &[]),
    ]
}

fn by_hand_cards() -> Vec<Case> {
    let event = Event::new();
    let card = Card::all().next().expect("a card");
    let [second, third] = [draw((1, 1), "stop_2", 1), draw((1, 1), "stop_3", 1)];
    let of_hand = one(event.proof(stop(1, 2), TWO, 52, CardSet::EMPTY).card);
    let excluding = |cards| vec![scanned(third, ONE), drawn(&event, third, ONE, 9, cards)];
    let entered = |more: Vec<Fact>| with([vec![by_hand(1, "stop_2", card)], more].concat());
    vec![
        case("a card by hand excluded", entered(excluding(of_hand.with(card))), &[]),
        case("a card by hand not excluded", entered(excluding(of_hand)), &[(17, "other_excluded")]),
        case(
            "a void card by hand not excluded",
            entered([vec![by_hand_void(1, "stop_2")], excluding(of_hand)].concat()),
            &[],
        ),
        case("a card by hand twice", entered(vec![by_hand(1, "stop_2", card)]), &[(16, "slot_has_card")]),
        case("a scan for a card by hand", entered(vec![scanned(second, ONE)]), &[(16, "slot_has_card")]),
        case(
            "a void of no card by hand",
            with(vec![by_hand_void(1, "stop_1")]),
            &[(15, "not_entered_by_hand")],
        ),
        case(
            "a card by hand of a hand that is not sold",
            with(vec![by_hand(3, "extra", card)]),
            &[(15, "not_sold")],
        ),
        case(
            "spin-offs of which one is by hand",
            with(vec![by_hand(1, "spin_off_1", card), scanned(draw((1, 1), "spin_off_2", 1), ONE)]),
            &[],
        ),
        case(
            "a card by hand in place of an open draw",
            with(vec![
                scanned(second, ONE),
                by_hand(1, "stop_2", card),
                taken_over(second, TWO),
                drawn(&event, second, ONE, 3, of_hand),
            ]),
            &[(17, "draw_ended"), (18, "draw_ended")],
        ),
    ]
}
