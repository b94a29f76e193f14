//! Notation of actions: every form parses, and an invalid line is refused with the position of the error.

use games::notation::{Notation, SyntaxError, parse_action_line};
use games::{high_card_flush, holdem, mount_holyoke, packs_poker, poker_run};
use proptest::prelude::*;

/// Takes pairs of a typed line and its canonical form. Asserts that each line parses to an action with that form, and
/// that every form of the game parses.
fn reads<A: Notation>(pairs: &[(&str, &str)]) {
    for (typed, line) in pairs {
        let action: A = typed.parse().unwrap_or_else(|error: SyntaxError| panic!("{error}"));
        assert_eq!(action.to_string(), *line);
    }
    let forms: Vec<String> = A::FORMS.iter().map(|form| form.parse::<A>().unwrap().to_string()).collect();
    assert!(forms.len() > 1, "a game has at least two forms");
}

/// Takes cases of a typed line, the position of its error in characters from 1, and a part of the text of what is
/// expected there. Asserts that each line is refused with its position and text, and with all forms that a player may
/// type.
fn misread<A: Notation + std::fmt::Debug>(cases: &[(&str, usize, &str)]) {
    for (typed, position, expected) in cases {
        let error = typed.parse::<A>().unwrap_err();
        assert_eq!((error.position, error.typed.as_str()), (*position, typed.trim()), "{error}");
        assert!(error.expected.contains(expected), "{error}");
        assert!(A::TYPED.iter().all(|form| error.to_string().contains(form)), "{error}");
    }
}

#[test]
fn holdem_reads_what_people_type() {
    reads::<holdem::Action>(&[
        ("Fold", "fold"),
        ("raise 120", "raise to 120"),
        ("BET  0", "raise to 0"),
        (" raise TO 9007199254740991 ", "raise to 9007199254740991"),
        ("muck", "muck"),
    ]);
    let amount = "an amount, a whole number of units";
    misread::<holdem::Action>(&[
        ("", 1, "an action"),
        ("go", 1, "an action"),
        ("fold now", 6, "the end of the line"),
        ("raise to", 9, amount),
        ("  raise to 1.50", 12, amount),
        ("bet -5", 5, amount),
        ("bet 1,000", 5, amount),
        ("bet 9007199254740992", 5, amount),
        ("bet 007", 5, amount),
        ("foldé", 1, "an action"),
    ]);
}

#[test]
fn packs_poker_reads_what_people_type() {
    reads::<packs_poker::Action>(&[
        ("wager 400 on pack 1", "wager 400 on pack 1"),
        ("wager 400 and bonus 0 on pack 5", "wager 400 on pack 5"),
        ("Take Back pack 2", "take back pack 2"),
        ("no wager", "no wager"),
    ]);
    misread::<packs_poker::Action>(&[
        ("wager 400", 10, "\"on\""),
        ("wager 400 on 1", 14, "\"pack\""),
        ("wager 400 on pack 6", 19, "a pack, 1 to 5"),
        ("wager 400 and bonus on pack 1", 21, "an amount"),
        ("take back", 10, "\"pack\""),
        ("take", 1, "an action"),
    ]);
}

#[test]
fn high_card_flush_reads_what_people_type() {
    reads::<high_card_flush::Action>(&[
        ("ante 1000 progressive 100 flush 500", "ante 1000 flush 500 progressive 100"),
        ("ante 0", "ante 0"),
        ("sit out", "sit out"),
        ("misdeal dealer 8 cards", "misdeal dealer 8 cards"),
    ]);
    misread::<high_card_flush::Action>(&[
        ("ante 1000 flush 500 flush 500", 21, "the end of the line"),
        ("ante 1000 straight", 19, "an amount"),
        ("misdeal 6 cards", 9, "\"seat\" or \"dealer\""),
        ("misdeal seat 11 6 cards", 14, "a seat, 1 to 10"),
        ("misdeal seat 2 256 cards", 16, "a number of cards"),
        ("misdeal seat 2 6", 17, "\"cards\""),
    ]);
}

#[test]
fn mount_holyoke_reads_what_people_type() {
    reads::<mount_holyoke::Action>(&[
        ("3c 3d", "play 3d 3c"),
        ("play 10♥2sKd", "play Th Kd 2s"),
        ("Pass", "pass"),
        ("play no cards", "play no cards"),
    ]);
    misread::<mount_holyoke::Action>(&[
        ("play", 5, "one card or more"),
        ("play 3d 3d", 6, "each once"),
        ("play 3d 1c", 9, "a card such as Ks or 10d"),
        ("lead 3d", 1, "an action"),
    ]);
}

#[test]
fn a_poker_run_reads_what_a_helper_types() {
    reads::<poker_run::Action>(&[
        ("register 7 rides Ann  Lee ", "register 7 rides Ann  Lee"),
        ("register 8 non-rider \"Bo\\n\"", "register 8 non-rider \"Bo\\n\""),
        ("stamp 7-1 STOP 3 10♠ at 9:05", "stamp 7-1 stop 3 Ts at 09:05:00"),
        ("spin all 8-1 finish As Kd 2c 2c 9h at 24:10", "spin all 8-1 finish As Kd 2c 2c 9h at 24:10:00"),
        ("void 7-1 extra card misread", "void 7-1 extra card misread"),
        ("Void Arrival 7  7 was meant", "void arrival 7 7 was meant"),
        ("Withdraw 7", "withdraw 7"),
        ("report stop 3 until 14:30", "report stop 3 until 14:30:00"),
        ("close  Stop 3 bridge", "close stop 3 bridge"),
        ("move deadline to 16:30 fog", "move deadline to 16:30:00 fog"),
        ("pay 7-1", "pay 7-1"),
        ("pay  Prize 7-1", "pay prize 7-1"),
        ("rename 7 \"Ann \\\"Al\\\" Lee\"  misspelt", "rename 7 \"Ann \\\"Al\\\" Lee\" misspelt"),
        ("Correct 7 non-rider  no motorcycle", "correct 7 non-rider no motorcycle"),
        ("remove hand 7-2 one is enough", "remove hand 7-2 one is enough"),
        ("cancel  the pass is closed", "cancel the pass is closed"),
    ]);
    misread::<poker_run::Action>(&[
        ("register Ann", 10, "a participant's number"),
        ("register 7 Ann", 12, "\"rides\" or \"non-rider\""),
        ("register 7 rides", 17, "some text"),
        ("register 7 rides \"Ann", 18, "quotation marks"),
        ("stamp 7 stop 3 Ks at 14:10", 7, "a hand such as 7-1"),
        ("stamp 7-1 stop 6 Ks at 14:10", 16, "a stop, 1 to 5"),
        ("stamp 7-1 stop 3 Ks 14:10", 21, "\"at\""),
        ("stamp 7-1 stop 3 Ks at noon", 24, "a time such as 16:00"),
        ("spin all 8-1 As", 14, "\"first stop\" or \"finish\""),
        ("spin all 8-1 finish As Kd at 12:00", 27, "a card"),
        ("close the event", 7, "the end of the line"),
        ("withdraw 7-1", 10, "a participant's number"),
        ("close stop 6 bridge", 12, "a stop, 1 to 5"),
        ("move deadline to noon", 18, "a time such as 16:00"),
        ("pay prizes 7-1", 5, "a hand such as 7-1"),
        ("cancel", 7, "some text"),
        ("rename 7 Ann Lee misspelt", 10, "quotation marks"),
        ("rename 7 \"Ann Lee\"", 19, "some text"),
        ("correct 7 walks", 11, "\"rides\" or \"non-rider\""),
        ("remove hand 7 one", 13, "a hand such as 7-1"),
    ]);
}

#[test]
fn every_error_is_a_sentence() {
    let error = "raise to lots".parse::<holdem::Action>().unwrap_err();
    insta::assert_snapshot!(error, @r#""raise to lots", character 10: expected an amount, a whole number of units from 0 to 9007199254740991, found "lots"; write one of: fold, check, call, raise to 120, bet 120, show, show As, muck"#);
    let long = "raise ".repeat(1_000).parse::<holdem::Action>().unwrap_err();
    assert!(long.to_string().len() < 300);
}

#[test]
fn staff_actions_are_not_offered_to_a_player() {
    let typed = "foo".parse::<high_card_flush::Action>().unwrap_err().to_string();
    assert!(typed.ends_with("; write one of: ante 1000, ante 1000 flush 500 straight 500 progressive 100, sit out, raise 1000, fold"), "{typed}");
    let recorded = parse_action_line::<high_card_flush::Action>("p1 foo").unwrap_err().to_string();
    assert!(recorded.ends_with("misdeal seat 2 6 cards, misdeal dealer 8 cards"), "{recorded}");
}

#[test]
fn a_recorded_line_without_an_actor_is_refused_with_the_syntax() {
    let error = parse_action_line::<mount_holyoke::Action>("p0 pass").unwrap_err();
    insta::assert_snapshot!(error, @r#""p0 pass", character 1: expected an actor (p1, clock p1, house or staff 3), found "p0"; write an actor and then one of: play 3d 3c, 3d 3c, pass"#);
    let error = parse_action_line::<mount_holyoke::Action>("p1 fold").unwrap_err();
    assert_eq!(error.position, 4);
}

proptest! {
    #[test]
    fn any_name_and_reason_reads_back(name in any::<String>(), rides: bool) {
        let participant = poker_run::Participant::new(7).unwrap();
        let mark = poker_run::Mark::Extra;
        let actions = [
            poker_run::Action::Register { participant, name: name.clone(), rides },
            poker_run::Action::Void { hand: participant.hand(1), mark, reason: name },
        ];
        for action in actions {
            prop_assert_eq!(action.to_string().parse::<poker_run::Action>().unwrap(), action.clone());
            prop_assert!(!action.to_string().contains('\n'));
        }
    }

    #[test]
    fn no_line_panics(line in any::<String>(), start in "(raise|wager|ante|play|stamp|register|spin all) [ -~]{0,40}") {
        for line in [line, start] {
            let _ = line.parse::<holdem::Action>();
            let _ = line.parse::<packs_poker::Action>();
            let _ = line.parse::<high_card_flush::Action>();
            let _ = line.parse::<mount_holyoke::Action>();
            let _ = line.parse::<poker_run::Action>();
        }
    }
}
