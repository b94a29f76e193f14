//! Fuzzing with fixtures whose bytes or words are replaced or whose end is cut off, and with arbitrary bytes. No input
//! may cause a panic, and every hand that parses must survive a round trip.

use super::support::{hands, names, play, text};
use formats::phh::{Amount, Hand, Step, parse_hand};
use formats::{JsonFields, parse_hands};

/// If the text parses, asserts that its hands survive a round trip, and that a replay creates no chips and, if the
/// hand is complete, loses none.
fn check(name: &str, text: &str) {
    let Ok(read) = hands(name, text) else { return };
    for hand in &read {
        // A field that is kept uninterpreted may contain NaN, which is not equal to itself.
        if *hand == hand.clone() {
            assert_eq!(parse_hand(&hand.to_string()).as_ref(), Ok(hand));
        }
        if let Ok(replayed) = play(hand) {
            let sum =
                |amounts: &[Amount]| amounts.iter().map(|amount| amount.hundredths()).sum::<games::Chips>();
            assert!(sum(&replayed.stacks) <= sum(&hand.starting_stacks));
            assert!(!replayed.complete || sum(&replayed.stacks) == sum(&hand.starting_stacks));
        }
    }
}

fn fixtures() -> Vec<(String, String)> {
    names("hands").into_iter().map(|name| (name.clone(), text("hands", &name))).collect()
}

#[test]
fn fixtures_with_other_bytes_never_panic() {
    let fixtures = fixtures();
    let check = |&(file, edits): &(usize, [(usize, u8); 3])| {
        let (name, text) = &fixtures[file % fixtures.len()];
        let mut bytes = text.clone().into_bytes();
        for (place, byte) in edits {
            let place = place % bytes.len();
            bytes[place] = byte;
        }
        check(name, &String::from_utf8_lossy(&bytes));
    };
    bolero::check!().with_iterations(20_000).with_type().for_each(check);
}

/// Replaces up to two words of a fixture with words of any fixture, which yields amounts, cards and actions that
/// are well-formed but wrong.
#[test]
fn fixtures_with_other_words_never_panic() {
    let fixtures = fixtures();
    let words: Vec<&str> = fixtures.iter().flat_map(|(_, text)| text.split_inclusive([' ', '\n'])).collect();
    let check = |&(file, edits): &(usize, [(usize, usize); 2])| {
        let (name, text) = &fixtures[file % fixtures.len()];
        let mut parts: Vec<&str> = text.split_inclusive([' ', '\n']).collect();
        for (place, word) in edits {
            let place = place % parts.len();
            parts[place] = words[word % words.len()];
        }
        check(name, &parts.concat());
    };
    bolero::check!().with_iterations(20_000).with_type().for_each(check);
}

#[test]
fn texts_of_any_bytes_never_panic() {
    bolero::check!().with_iterations(20_000).with_max_len(4_000).for_each(|bytes: &[u8]| {
        let text = String::from_utf8_lossy(bytes);
        check("any.phh", &text);
        let _ = parse_hands(&text);
        let _ = serde_json::from_str::<JsonFields<'_>>(&text).map(|fields| Hand::from_json(&fields));
        if let Ok(step) = Step::parse(&text) {
            assert_eq!(Step::parse(&step.to_string()), Ok(step));
        }
        if let Ok(amount) = Amount::parse(&text) {
            assert_eq!(Amount::parse(&amount.to_string()), Ok(amount));
        }
    });
}

/// Checks every fixture truncated at every character.
#[test]
fn truncated_files_never_panic() {
    for (name, text) in fixtures() {
        for end in (0..text.len()).filter(|&end| text.is_char_boundary(end)) {
            check(&name, &text[..end]);
        }
    }
}

#[test]
fn files_with_very_many_tables_and_fields_are_read() {
    let session: String = (1..=20_000).map(|number| format!("[{number}]\nvariant = 'NT'\n")).collect();
    let entries = parse_hands(&session);
    assert_eq!(entries.len(), 20_000);
    assert!(
        entries
            .iter()
            .all(|entry| entry.hand.as_ref().is_err_and(|error| error.code == formats::Code::MissingField))
    );
    let keys: String = (0..50_000).map(|number| format!("_{number} = {number}\n")).collect();
    let hand = text("hands", "no-figures.phh") + &keys;
    assert_eq!(parse_hand(&hand).unwrap().others.len(), 50_000);
}
