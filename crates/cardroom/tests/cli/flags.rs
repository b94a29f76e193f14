//! Tests that invalid values of numeric flags are usage errors whose messages state what is expected.

use crate::support::*;

#[test]
fn invalid_numbers_are_refused_with_the_expected_value() {
    let whole = |least: u8| format!("expected a whole number from {least} to 2^53 − 1, in digits");
    let seat = "seats count from 1 to 10".to_owned();
    let flags = [
        ("simulate holdem --hands x", whole(1)),
        ("simulate holdem --hands -1", whole(1)),
        ("simulate holdem --hands 0", whole(1)),
        ("simulate holdem --hands 18446744073709551616", whole(1)),
        ("simulate holdem --hands 1 --seats -3", whole(0)),
        ("simulate holdem --hands 1 --seats 70000", "--seats 70000: holdem has 2 to 10".to_owned()),
        ("wheel --hand Ks --hands 5 --prizes 500,-1", whole(0)),
        ("wheel --hand Ks --hands 5 --prizes 500,x", whole(0)),
        ("show holdem --seats x", whole(0)),
        ("show holdem --seats -1", whole(0)),
        ("show holdem --seats 300", "--seats 300: holdem has 2 to 10".to_owned()),
        ("play holdem --seats 1.5", whole(0)),
        ("play holdem --seats 300", "--seats 300: holdem has 2 to 10".to_owned()),
        ("play holdem --seat -1", whole(0)),
        ("play holdem --seat 300", "--seat 300: the seats are 1 to 6".to_owned()),
        ("export x.phh --as phh --hero 99", seat.clone()),
        ("export x.phh --as phh --hero -1", seat),
    ];
    for (arguments, expected) in flags {
        let run = run(arguments);
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{arguments}");
        assert!(run.err.contains(&expected), "{arguments}: {}", run.err);
    }
}
