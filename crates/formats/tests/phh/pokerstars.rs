//! Tests of PokerStars text: sums are recomputed from the text alone, and examples are kept as snapshots.

use super::playouts::{played, start};
use super::support::{hands, names, text, tournament};
use formats::phh::{Hand, Unit, replay};
use formats::pokerstars::{PokerStarsOptions, to_pokerstars};
use games::Seat;
use games::holdem::Settings;
use proptest::prelude::*;
use std::collections::BTreeMap;

const RAIL: PokerStarsOptions = PokerStarsOptions { hero: None, number: 1, play_money: false };

/// Parses an amount, in hundredths of a chip.
fn hundredths(text: &str) -> u64 {
    let (whole, part) = text.split_once('.').unwrap_or((text, "00"));
    assert_eq!(part.len(), 2, "{text} must have two decimal places or none");
    whole.parse::<u64>().unwrap() * 100 + part.parse::<u64>().unwrap()
}

/// Amounts of one player according to the text, in hundredths of a chip. They are the starting stack, the chips put
/// in (in all, and on the current street), the chips returned and the chips collected.
#[derive(Default)]
struct Sums {
    start: u64,
    paid: u64,
    street: u64,
    returned: u64,
    collected: u64,
}

/// Adds up all amounts in the text, asserts that the players collect what they paid and that the summary agrees, and
/// returns the final stacks in the order of the seats, in hundredths of a chip.
fn add_up(text: &str) -> Vec<u64> {
    let (course, summary) = text.split_once("*** SUMMARY ***\n").unwrap();
    let mut players: BTreeMap<String, (usize, Sums)> = BTreeMap::new();
    for line in course.lines().skip(2) {
        if let Some((seat, rest)) = line.strip_prefix("Seat ").and_then(|line| line.split_once(": ")) {
            let (name, stack) = rest.rsplit_once(" (").unwrap();
            let start = hundredths(stack.strip_suffix(" in chips)").unwrap());
            players.insert(name.to_owned(), (seat.parse().unwrap(), Sums { start, ..Sums::default() }));
        } else if let Some(line) = line.strip_prefix("Uncalled bet (") {
            let (amount, name) = line.split_once(") returned to ").unwrap();
            players.get_mut(name).unwrap().1.returned += hundredths(amount);
        } else if line.starts_with("*** ") {
            let new_street = ["FLOP", "TURN", "RIVER"].iter().any(|street| line[4..].starts_with(street));
            players.values_mut().filter(|_| new_street).for_each(|(_, sums)| sums.street = 0);
        } else if let Some((name, rest)) = line.split_once(" collected ") {
            let (amount, _) = rest.split_once(" from ").unwrap();
            players.get_mut(name).unwrap().1.collected += hundredths(amount);
        } else if let Some((name, action)) = line.split_once(": ") {
            pay(&mut players.get_mut(name).unwrap().1, action);
        } else {
            assert!(line.starts_with("Dealt to "), "{line}");
        }
    }
    let sum = |part: fn(&Sums) -> u64| players.values().map(|(_, sums)| part(sums)).sum::<u64>();
    let (paid, collected) = (sum(|sums| sums.paid) - sum(|sums| sums.returned), sum(|sums| sums.collected));
    assert_eq!(paid, collected, "{text}");
    check_summary(summary, collected);
    let mut ends: Vec<(usize, u64)> = players
        .values()
        .map(|(seat, sums)| (*seat, sums.start + sums.returned + sums.collected - sums.paid))
        .collect();
    ends.sort();
    ends.into_iter().map(|(_, end)| end).collect()
}

fn pay(sums: &mut Sums, action: &str) {
    let action = action.strip_suffix(" and is all-in").unwrap_or(action);
    let words: Vec<&str> = action.split(' ').collect();
    let street = sums.street;
    match words[..] {
        ["posts", "the", "ante", amount] => sums.paid += hundredths(amount),
        ["posts", .., amount] | ["calls", amount] | ["bets", amount] => sums.street += hundredths(amount),
        ["raises", _, "to", to] => sums.street = hundredths(to),
        ["folds"] | ["checks"] | ["mucks", "hand"] | ["shows", ..] | ["doesn't", "show", "hand"] => (),
        _ => panic!("{action}"),
    }
    sums.paid += sums.street - street;
}

/// Asserts that the total equals the collected amount, that the pots and the winnings of the seats each add up to
/// it, and that there is no rake.
fn check_summary(summary: &str, collected: u64) {
    let total = summary.lines().next().unwrap();
    let (total, rake) = total.split_once(" | ").unwrap();
    assert_eq!(rake, "Rake 0");
    let words: Vec<&str> = total.split(' ').collect();
    assert_eq!((&words[..2], hundredths(words[2])), (&["Total", "pot"][..], collected));
    let banks = words[3..].iter().filter_map(|word| word.strip_suffix('.'));
    let banks: Vec<u64> = banks.map(hundredths).collect();
    assert!(banks.is_empty() || banks.iter().sum::<u64>() == collected, "{summary}");
    let won = summary.lines().filter(|line| line.starts_with("Seat ")).filter_map(|line| {
        let after = line.rsplit_once("collected (").or(line.rsplit_once("won ("))?.1;
        Some(hundredths(after.split_once(')').unwrap().0))
    });
    assert_eq!(won.sum::<u64>(), collected, "{summary}");
}

/// Converts a hand and asserts that the stacks computed from the text equal those of the replay, or, for an
/// incomplete hand, that it is refused. Returns whether the hand was complete.
fn check(hand: &Hand, settings: &Settings) -> bool {
    let replayed = replay(hand, settings).unwrap();
    match to_pokerstars(hand, settings, RAIL) {
        Ok(text) => {
            let stacks = replayed.stacks.iter().map(|amount| amount.hundredths().get());
            let output = hand.others.get("seats").and_then(|seats| seats.as_array().cloned());
            let place = |player: usize| {
                output.as_ref().map_or(player as i64, |seats| seats[player].as_integer().unwrap())
            };
            let mut by_place: Vec<_> =
                stacks.enumerate().map(|(player, stack)| (place(player), stack)).collect();
            by_place.sort_unstable();
            let stacks: Vec<u64> = by_place.into_iter().map(|(_, stack)| stack).collect();
            assert_eq!(add_up(&text.replace(['$', '€'], "")), stacks, "{text}");
            assert!(replayed.complete);
        }
        Err(error) => assert_eq!((error.code.id(), replayed.complete), ("not_complete", false), "{error}"),
    }
    replayed.complete
}

#[test]
fn every_fixture_conserves_chips() {
    let mut whole = 0;
    for name in names("hands") {
        for hand in hands(&name, &text("hands", &name)).unwrap() {
            whole += usize::from(check(&hand, &tournament()));
        }
    }
    assert!(whole > 90, "{whole} whole hands");
}

#[test]
fn the_text_is_in_pokerstars_format() {
    let examples = [
        "all-in-flop",
        "all-in-ten-players",
        "ante-uniform",
        "ante-short-trimmed",
        "big-blind-option-check",
        "decimal-cents",
        "decimal-half",
        "show-one-card-after-folds",
        "ante-uniform-heads-up",
        "ante-big-blind-heads-up",
        "blind-short-big",
        "smallest-chip",
    ];
    for name in examples {
        let hand = hands(name, &text("hands", &format!("{name}.phh"))).unwrap().remove(0);
        let hero = PokerStarsOptions { hero: Seat::new(hand.seats()), number: 7, play_money: false };
        insta::assert_snapshot!(
            format!("pokerstars_{name}"),
            to_pokerstars(&hand, &tournament(), hero).unwrap()
        );
    }
}

/// The hand of decimal-cents.phh with additional fields, as PokerStars text for a spectator. Asserts that the text
/// lists every stack.
fn with_fields(fields: &str) -> String {
    let text = fields.to_owned() + &text("hands", "decimal-cents.phh");
    let hand = hands("x", &text).unwrap().remove(0);
    let plain = to_pokerstars(&hand, &tournament(), RAIL).unwrap();
    let stacks = replay(&hand, &tournament()).unwrap().stacks;
    assert_eq!(plain.matches(" in chips)").count(), stacks.len());
    plain
}

#[test]
fn seats_and_money_are_those_of_the_file() {
    let seats = hands("x", &text("hands", "decimal-cents.phh")).unwrap().remove(0).seats();
    let numbers: Vec<String> = (0..seats).map(|at| ((at * 2 + 3) % 9 + 1).to_string()).collect();
    let output =
        with_fields(&format!("seats = [{}]\nseat_count = 9\ncurrency = \"USD\"\n", numbers.join(", ")));
    let (head, summary) = output.split_once("*** SUMMARY ***").unwrap();
    assert!(head.contains(" USD) - "), "{output}");
    assert!(head.contains(&format!("9-max Seat #{} is the button", numbers[seats - 1])), "{output}");
    for part in [head, summary] {
        let places = part.lines().filter_map(|line| line.strip_prefix("Seat ")?.split(':').next());
        let places: Vec<u8> = places.map(|place| place.parse().unwrap()).collect();
        let mut expected: Vec<u8> = numbers.iter().map(|number| number.parse().unwrap()).collect();
        expected.sort_unstable();
        assert_eq!(places, expected, "{output}");
    }
    // Without the currency symbols, the sums can be checked as usual.
    let plain = add_up(&output.replace('$', "")).len();
    assert!(
        plain == seats && output.contains("posts small blind $") && output.contains("Total pot $"),
        "{output}"
    );
}

#[test]
fn invalid_seats_and_currencies_are_omitted() {
    let plain = with_fields("");
    for fields in [
        "seats = [1]\n",
        "seats = [7, 7, 7]\n",
        "seats = [0, 1, 2]\n",
        "seats = [\"a\", \"b\", \"c\"]\n",
        "seats = [300, 1, 2]\n",
        "currency = \"dollars\"\n",
        "currency = 3\n",
        "currency_symbol = \"1 \"\n",
        "seat_count = 1\n",
    ] {
        assert_eq!(with_fields(fields), plain, "{fields}");
    }
    assert!(with_fields("currency = \"SEK\"\n").contains(" SEK) - "));
    assert!(with_fields("currency = \"SEK\"\ncurrency_symbol = \"kr\"\n").contains("Total pot kr"));
}

/// The date in the first line for a file with these fields.
fn date(fields: &str) -> String {
    let output = with_fields(fields);
    output.lines().next().unwrap().split_once(") - ").unwrap().1.to_owned()
}

#[test]
fn the_date_is_in_the_zone_of_the_file_and_in_eastern_time() {
    let at = |year: u16, month: u8, day: u8, time: &str, zone: &str| {
        date(&format!("year = {year}\nmonth = {month}\nday = {day}\ntime = {time}\n{zone}\n"))
    };
    let utc = |year, month, day, time| at(year, month, day, time, "time_zone_abbreviation = \"UTC\"");
    let cases = [
        (utc(2013, 10, 4, "14:53:27"), "2013/10/04 14:53:27 UTC [2013/10/04 10:53:27 ET]"),
        // Daylight saving time begins on the second Sunday of March at 2:00 and ends on the first of November.
        (utc(2024, 3, 10, "06:59:59"), "2024/03/10 6:59:59 UTC [2024/03/10 1:59:59 ET]"),
        (utc(2024, 3, 10, "07:00:00"), "2024/03/10 7:00:00 UTC [2024/03/10 3:00:00 ET]"),
        (utc(2024, 11, 3, "05:59:59"), "2024/11/03 5:59:59 UTC [2024/11/03 1:59:59 ET]"),
        (utc(2024, 11, 3, "06:00:00"), "2024/11/03 6:00:00 UTC [2024/11/03 1:00:00 ET]"),
        // Before 2007, daylight saving time began in April and ended in October.
        (utc(2006, 3, 20, "12:00:00"), "2006/03/20 12:00:00 UTC [2006/03/20 7:00:00 ET]"),
        (utc(2007, 3, 20, "12:00:00"), "2007/03/20 12:00:00 UTC [2007/03/20 8:00:00 ET]"),
        (utc(2024, 1, 1, "01:02:03"), "2024/01/01 1:02:03 UTC [2023/12/31 20:02:03 ET]"),
        (
            at(2018, 3, 9, "23:37:43", "time_zone_abbreviation = \"CET\""),
            "2018/03/09 23:37:43 CET [2018/03/09 17:37:43 ET]",
        ),
        (
            at(2018, 7, 9, "23:37:43", "time_zone = \"Europe/Berlin\""),
            "2018/07/09 23:37:43 CEST [2018/07/09 17:37:43 ET]",
        ),
        (
            at(2018, 7, 9, "23:37:43", "time_zone_abbreviation = \"ET\""),
            "2018/07/09 23:37:43 ET [2018/07/09 23:37:43 ET]",
        ),
        // The Eastern time of an unknown zone cannot be computed.
        (at(2018, 7, 9, "23:37:43", "time_zone_abbreviation = \"QZT\""), "2018/07/09 23:37:43 QZT"),
        (at(2023, 2, 30, "12:00:00", ""), "1970/01/01 0:00:00 UTC [1969/12/31 19:00:00 ET]"),
    ];
    for (output, expected) in cases {
        assert_eq!(output, expected);
    }
    assert_eq!(date(""), "1970/01/01 0:00:00 UTC [1969/12/31 19:00:00 ET]");
}

#[test]
fn play_money_is_marked_on_request() {
    let hand = hands("x", &text("hands", "all-in-flop.phh")).unwrap().remove(0);
    let output = to_pokerstars(&hand, &tournament(), PokerStarsOptions { play_money: true, ..RAIL }).unwrap();
    let size = hand.seats();
    assert!(output.contains(&format!("' {size}-max (Play Money) Seat #{size} is the button\n")), "{output}");
    assert_eq!(output.replace(" (Play Money)", ""), to_pokerstars(&hand, &tournament(), RAIL).unwrap());
}

#[test]
fn an_empty_seat_has_no_view() {
    let hand = hands("x", &text("hands", "all-in-flop.phh")).unwrap().remove(0);
    let nobody = PokerStarsOptions { hero: Seat::new(10), ..RAIL };
    let error = to_pokerstars(&hand, &tournament(), nobody).unwrap_err();
    assert_eq!(error.code.id(), "hero");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    #[test]
    fn a_hand_by_chance_adds_up(start in start(), hundredths in any::<bool>()) {
        let unit = if hundredths { Unit::Hundredth } else { Unit::Chip };
        let hand = Hand::from_record(&played(&start).0, unit).unwrap();
        check(&hand, &start.settings);
    }
}
