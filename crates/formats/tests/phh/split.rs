//! Files of several hands: each hand is parsed independently of the others, and an oversized one is refused.

use super::support::text;
use formats::phh::parse_hand;
use formats::{Entry, MAX_BYTES, Splitter, parse_hands};

/// A valid hand under a heading, with additional fields `more`.
fn hand(heading: &str, more: &str) -> String {
    let good = "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [9, 9]\n";
    format!("{heading}\n{good}actions = [\n  'd dh p1 ????',\n  'd dh p2 ????',\n]\n{more}\n")
}

/// The heading of each entry, and the code and line of its error, if any; line 0 if it has none.
fn parse(text: &str) -> Vec<(String, Option<(&'static str, usize)>)> {
    let of = |entry: Entry| {
        let wrong = entry.hand.err().map(|error| (error.code.id(), error.line.unwrap_or(0)));
        (entry.name.unwrap_or_default(), wrong)
    };
    parse_hands(text).into_iter().map(of).collect()
}

fn good(name: &str) -> (String, Option<(&'static str, usize)>) {
    (name.to_owned(), None)
}

fn bad(name: &str, code: &'static str, line: usize) -> (String, Option<(&'static str, usize)>) {
    (name.to_owned(), Some((code, line)))
}

#[test]
fn a_heading_inside_a_string_or_a_list_is_ignored() {
    let strings =
        "_a = \"\"\"\n[7]\n\\\"\"\"\n[8]\n\"\"\"\n_b = '''\n[9]\n'''\n_c = \"[\"\n_d = '[' # [ \" '''";
    let lists = "_e = [\n[1],\n[2]\n]\n_f = ''";
    let tables = "[1.notes]\na = 1\n[\"1\".more]\nb = 2";
    let text = [hand("[1]", &format!("{strings}\n{lists}\n{tables}")), hand("['2'] # two", "")].concat();
    assert_eq!(parse(&text), [good("1"), good("2")]);
    let entries = parse_hands(&text);
    assert_eq!(entries[0].hand.as_ref().unwrap().others.len(), 8);
}

#[test]
fn reading_hand_by_hand_equals_reading_all_at_once() {
    let session = text("hands", "session.phhs");
    let tables: toml::Table = session.parse().unwrap();
    let entries = parse_hands(&session);
    assert_eq!(entries.len(), tables.len());
    for entry in entries {
        let alone = toml::to_string(&tables[entry.name.as_ref().unwrap()]).unwrap();
        assert_eq!(entry.hand, parse_hand(&alone));
    }
}

#[test]
fn one_unterminated_hand_does_not_prevent_reading_the_others() {
    for open in ["_x = [", "_x = { a = [", "_x = '''", "_x = \"\"\"", "_x = = 1", "_x = 'one line", "[2.more"]
    {
        let text = [hand("[1]", ""), hand("[2]", open), hand("[3]", ""), hand("[4]", "")].concat();
        let entries = parse(&text);
        let names: Vec<&str> = entries.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["1", "2", "3", "4"], "{open}");
        let wrong: Vec<_> = entries.iter().filter_map(|(_, wrong)| *wrong).collect();
        assert!(matches!(wrong[..], [("toml", line)] if (12..=23).contains(&line)), "{open}: {wrong:?}");
    }
}

#[test]
fn line_numbers_refer_to_the_whole_text() {
    let wrong = hand("[2]", "").replace("NT", "PO");
    let text =
        ["# a session\n".to_owned(), hand("[1]", ""), wrong, hand("[3]", "_x = ["), hand("[4]", "ante = ")];
    assert_eq!(
        parse(&text.concat()),
        [good("1"), bad("2", "variant", 14), bad("3", "toml", 34), bad("4", "toml", 45)]
    );
}

#[test]
fn a_heading_is_printed_once() {
    let text = [hand("[1]", ""), hand("[2]", ""), hand("[1]", "")].concat();
    assert_eq!(parse(&text), [good("1"), good("2"), bad("1", "toml", 23)]);
}

#[test]
fn text_outside_the_hands_is_reported_once() {
    let text = ["x = 1\ny = 2\n".to_owned(), hand("[1]", "")].concat();
    assert_eq!(parse(&text), [bad("", "not_a_hand", 1), good("1")]);
    assert_eq!(parse(&hand("", "")), [bad("", "not_a_hand", 2)]);
    assert_eq!(parse("# nothing\n\n"), []);
}

#[test]
fn a_hand_that_is_too_long_is_refused_and_the_others_are_read() {
    let long = format!("_x = '{}'", "x".repeat(MAX_BYTES));
    let open = format!("_x = [\n{}", "'x',\n".repeat(MAX_BYTES / 4));
    let text = [hand("[1]", &long), hand("[2]", ""), hand("[3]", &open), hand("[4]", "")].concat();
    assert_eq!(
        parse(&text),
        [bad("1", "hand_too_large", 1), good("2"), bad("3", "hand_too_large", 23), good("4")]
    );
    let error = parse_hand(&long).unwrap_err();
    assert_eq!(error.code.id(), "hand_too_large");
    assert!(error.message.contains("1048583 bytes") && error.message.contains("1 MiB"), "{error}");
}

#[test]
fn a_line_may_arrive_in_several_reads() {
    let mut entries = Vec::new();
    let mut splitter = Splitter::default();
    for part in ["[1]\n", "_x = '", "[2]\n", "[3]\n"] {
        splitter.line(part.as_bytes(), &mut |entry| entries.push(entry));
    }
    splitter.end(&mut |entry| entries.push(entry));
    let lines: Vec<_> = entries.iter().map(|entry| entry.hand.as_ref().unwrap_err().line).collect();
    assert_eq!(lines, [Some(2), Some(3)]);
}

#[test]
fn invalid_utf8_affects_only_its_own_hand() {
    let mut entries = Vec::new();
    let mut splitter = Splitter::default();
    let text = [hand("[1]", ""), hand("[2]", "_x = 1"), hand("[3]", "")].concat().replace("_x", "_\u{0}");
    for line in text.as_bytes().split_inclusive(|&byte| byte == b'\n') {
        let line: Vec<u8> = line.iter().map(|&byte| if byte == 0 { 0xff } else { byte }).collect();
        splitter.line(&line, &mut |entry| entries.push(entry));
    }
    splitter.end(&mut |entry| entries.push(entry));
    let wrong: Vec<_> = entries.iter().map(|entry| entry.hand.as_ref().err()).collect();
    assert!(wrong[0].is_none() && wrong[2].is_none());
    assert_eq!(wrong[1].map(|error| (error.code.id(), error.line)), Some(("utf8", Some(22))));
}

/// The time must be linear in the length of the text, regardless of the construct left unclosed in every hand: with
/// quadratic time, texts of this length would take far too long.
#[test]
fn deeply_nested_and_unclosed_texts_are_refused_quickly() {
    let deep = ["[", "{", "x = [", "x = {a=", "x = [[{a=[", "x.x."];
    for open in deep {
        let text = open.repeat(MAX_BYTES / open.len());
        assert_eq!(parse_hand(&text).unwrap_err().code.id(), "toml", "{open}");
        assert!(parse_hands(&text).iter().all(|entry| entry.hand.is_err()), "{open}");
    }
    let many: String = (0..100_000).map(|number| format!("[{number}]\nx = ['''\n")).collect();
    assert_eq!(parse_hands(&many).len(), 100_000);
}
