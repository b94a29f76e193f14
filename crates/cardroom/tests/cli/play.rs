//! Tests of `play` with the human player's lines on standard input.

use crate::support::*;

const GAMES: [&str; 5] = ["holdem", "packs_poker", "high_card_flush", "mount_holyoke", "poker_run"];

fn play(flags: &str, typed: &str) -> Run {
    let flags = format!("play {flags}");
    run_with(&flags.split_whitespace().collect::<Vec<_>>(), typed.as_bytes())
}

/// Lines that continue a game regardless of the cards: some are moves, and the others are refused.
fn any_lines(game: &str) -> &'static str {
    match game {
        "holdem" => "c\nk\nall in\ns\n\n",
        "packs_poker" => "wager 400 on pack 1\nwager 1000 and bonus 1000 on pack 2\nd\n\n",
        "high_card_flush" => "ante 2000 flush 500 straight 500\nr\nf\n\n",
        "mount_holyoke" => "p\n3d\n3c\n3h\n4d\n4c\n4h\n4s\n5d\n5c\n6d\n7d\n8c\n9c\nTc\nJs\nQs\nKs\nAs\n2s\n",
        _ => "\n\n\n\n\nextra\nturn in\n\n",
    }
}

/// The last column of the account: the net results of the players and, depending on the game, of the house, of charity
/// and of the event.
fn nets(out: &str) -> Vec<i64> {
    let account = out.rsplit("\n\n").next().expect("a text has a last part");
    let last = account.lines().skip(1).filter_map(|row| row.split_whitespace().last());
    last.map(|net| net.replace(['+', ',', '.'], "").replace('−', "-").parse().expect("an amount")).collect()
}

#[test]
fn a_person_plays_a_hand_of_holdem() {
    let typed = "help\nk\nr 150\nwhy trade-2\nc\n\nhand\nlog\nk\nc\ns\nr 250\nc\nk\nc\nc\n\nr 300\n";
    insta::assert_snapshot!("play_holdem", play("holdem --seed 23 --seats 3 --seat 2", typed).out);
}

#[test]
fn a_person_plays_a_round_of_packs_poker() {
    let typed = "help\nbet\nbonus 100\nwager 50 on pack 1\nwhy\nwager 400 and bonus 100 on pack 1\n\
        wager 300 on pack 4\nwager 200 on pack 2\ntake back pack 2\nd\n\nwager 200 on pack 3\n";
    insta::assert_snapshot!("play_packs_poker", play("packs_poker --seed 4 --seats 2", typed).out);
}

#[test]
fn a_person_plays_a_round_of_high_card_flush() {
    let typed = "help\nante 100\nante 1000 flush 500\nraise 700\nwhy HF-4\nhand\nr\n\nsit out\nquit\n";
    insta::assert_snapshot!("play_high_card_flush", play("high_card_flush --seed 4 --seat 3", typed).out);
}

#[test]
fn a_person_plays_a_round_of_mount_holyoke() {
    let typed = "help\n4d 4c\np\nwhy\n3d\n6d 6c\n3s\n6d\n7c\nTc\nQh\nKc\n2c\np\n9d 9c\nhand\nTh Ts\n6c\n\n";
    let run = play("mount_holyoke --seed 5 --seats 2 --bot shed", typed);
    insta::assert_snapshot!("play_mount_holyoke", run.out);
}

#[test]
fn a_person_plays_a_poker_run() {
    let typed = "HELP\nextra\nWhy\nspin Kx\nspin Ks\n\nspin Ks\n\ns\nspin\nextra 2c\nextra\nturn in\n\n\n";
    insta::assert_snapshot!("play_poker_run", play("poker_run --seed 4", typed).out);
}

/// Compares the cards that the person spins at the stops over four events.
#[test]
fn the_wheel_of_a_seed_depends_neither_on_the_bots_nor_on_the_extra_card() {
    let spun = |bot: &str, typed: &str| {
        let run = play(&format!("poker_run --seed 7 --bot {bot}"), &typed.repeat(4));
        let spun = run.out.lines().filter_map(|line| line.trim().strip_prefix("You spin "));
        spun.filter_map(|line| line.split_once(',')).map(|(card, _)| card.to_owned()).collect::<Vec<_>>()
    };
    let cards = spun("always_extra", "\n\n\n\n\nextra\nturn in\n\n");
    assert_eq!(cards.len(), 20, "{cards:?}");
    assert_ne!(cards[..5], cards[5..10], "each event has cards of its own");
    assert_eq!(cards, spun("when_it_helps", "\n\n\n\n\nturn in\n\n"));
}

#[test]
fn the_same_seed_and_input_give_the_same_rounds() {
    for game in GAMES {
        let typed = any_lines(game).repeat(6);
        let played = |seed| play(&format!("{game} --seed {seed}"), &typed).out;
        assert_eq!(played(7), played(7));
        assert_ne!(played(7), played(8));
        let fresh = play(game, "help\n").out;
        let again = fresh.lines().nth(1).unwrap().split_once("cardroom ").unwrap().1;
        let again = run_with(&again.split_whitespace().collect::<Vec<_>>(), b"help\n");
        assert_eq!(again.out, fresh);
    }
}

#[test]
fn any_input_gives_an_account_that_sums_to_zero_in_80_columns() {
    let mut bought_in = [0, 0];
    for seed in 0..12 {
        for game in GAMES {
            let seat = 1 + seed % 2;
            let run = play(&format!("{game} --seed {seed} --seat {seat}"), &any_lines(game).repeat(40));
            assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{game} {seed}");
            let wide = run.out.lines().skip(2).find(|line| line.chars().count() > 80);
            assert_eq!(wide, None, "{game} {seed}");
            bought_in[0] += run.out.matches("You buy in again").count();
            bought_in[1] += run.out.matches(" buys in again").count();
            if game != "mount_holyoke" {
                assert_eq!(nets(&run.out).iter().sum::<i64>(), 0, "{game} {seed}\n{}", run.out);
            }
        }
    }
    assert!(bought_in.iter().all(|&times| times > 0), "nobody lost everything: {bought_in:?}");
}

/// Up to the human player's first decision with cards, the output shows only that player's cards and cards that every
/// player may see.
#[test]
fn the_cards_of_others_are_not_shown() {
    let pips = |text: &str| -> std::collections::BTreeSet<String> {
        let words = text.split([' ', ',', '\n', '(', ')', ':']);
        words.filter(|word| word.ends_with(['♠', '♥', '♦', '♣'])).map(str::to_owned).collect()
    };
    for seed in 0..20 {
        for (game, typed, most) in [
            ("holdem", "", 2),
            ("high_card_flush", "ante 1000\n", 7),
            ("packs_poker", "", 0),
            ("poker_run", "", 0),
        ] {
            let out = play(&format!("{game} --seed {seed} --seat 2"), typed).out;
            assert_eq!(pips(&out).len(), most, "{game} {seed}\n{out}");
        }
        let out = play(&format!("mount_holyoke --seed {seed} --seat 2"), "").out;
        let own = pips(out.split_once("You get ").unwrap().1.lines().next().unwrap());
        let played = out.lines().filter(|line| line.contains(" plays ") || line.contains(" lowest card"));
        let open: std::collections::BTreeSet<String> = played.flat_map(pips).collect();
        assert_eq!(own.len(), 13);
        assert!(pips(&out).iter().all(|card| own.contains(card) || open.contains(card)), "{out}");
    }
}

#[test]
fn a_refused_move_changes_nothing() {
    let cases = [
        ("holdem", "r 101\n", "holdem/trade-2"),
        ("packs_poker", "wager 250 on pack 1\n", "packs-poker/2, PK-3"),
        ("high_card_flush", "ante 499\n", "HF-4"),
        ("mount_holyoke", "3d 3c 3h 3s\n", "mount-holyoke/"),
        ("poker_run", "extra\n", "poker-run/3, PR-4"),
    ];
    for (game, typed, clauses) in cases {
        let flags = format!("{game} --seed 11");
        let (refused, asked) = (play(&flags, typed).out, play(&flags, "").out);
        let said = refused.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(said.contains("Not possible: ") && said.contains(clauses), "{game}: {refused}");
        let before = asked.rsplit_once("> ").unwrap().0;
        assert!(refused.starts_with(before), "{game}");
        let rest = any_lines(game).repeat(8);
        let after = |typed: &str| play(&flags, &format!("{typed}{rest}")).out[before.len()..].to_owned();
        let (refused, played) = (after(typed), after(""));
        assert!(refused.ends_with(&played), "{game}\n{refused}\n{played}");
    }
}

/// One of the moves that the last prompt lists, selected by `choice`, as it is typed; `None` once the round is over.
fn listed(out: &str, choice: usize) -> Option<String> {
    let prompt = out.rsplit_once("\n> ").expect("a prompt").0;
    let (_, moves) = prompt.rsplit_once("Moves: ").filter(|(_, moves)| !moves.contains("(enter / quit)"))?;
    let pieces: Vec<String> = match moves.split_once(" | ") {
        Some(_) => {
            moves.split('|').map(|piece| piece.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
        }
        None => moves.split(", ").map(str::to_owned).collect(),
    };
    let wagers = pieces[0].starts_with("ante") || pieces[0].starts_with("wager");
    let piece = &pieces[if wagers { 0 } else { choice % pieces.len() }];
    let words: Vec<&str> = piece.split_whitespace().collect();
    let least = |range: &str| range.split('-').next().expect("a range has a minimum").to_owned();
    Some(match words[..] {
        ["raise", "N", "from", least, ..] | ["raise", least, ..] => format!("raise {least}"),
        ["call", ..] => "call".to_owned(),
        ["ante", range, ..] => format!("ante {}", least(range)),
        ["wager", ..] if prompt.contains("Your wagers: ") => "done".to_owned(),
        ["wager", range, ..] => format!("wager {} on pack 1", least(range)),
        ["and", _, "more"] => pieces[0].clone(),
        ["enter", ..] => String::new(),
        ["spin", "CARD", ..] => "spin Kd".to_owned(),
        _ => piece.clone(),
    })
}

#[test]
fn every_move_that_is_listed_is_taken() {
    for (place, game) in GAMES.iter().enumerate() {
        for seed in 0..3 {
            let flags = format!("{game} --seed {seed} --seats 3");
            let mut typed = String::new();
            let mut over = false;
            for step in 0..40 {
                let out = play(&flags, &typed).out;
                assert!(!out.contains("Not possible"), "{flags}: {out}");
                let Some(line) = listed(&out, seed + step + place) else {
                    over = true;
                    break;
                };
                typed.push_str(&format!("{line}\n"));
            }
            assert!(over, "{flags} never ends: {typed}");
        }
    }
}

#[test]
fn any_bytes_get_a_reply() {
    let long = [vec![b'x'; 100_000], b"\nhelp\n".to_vec()].concat();
    for game in GAMES {
        let arguments = ["play", game, "--seed", "1"];
        for typed in [b"\xff\xfe\n\x1b[31m\n\0\n".as_slice(), &long, "♠♥ ♦\nwhy ♣\nr ♥\nspin ♦\n".as_bytes()]
        {
            let run = run_with(&arguments, typed);
            assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{game}");
            assert!(run.out.contains("does not count") && !run.out.contains('\u{1b}'), "{game}: {}", run.out);
        }
        assert!(
            run_with(&arguments, &long).out.contains("Besides: why"),
            "{game}: the line after a long one"
        );
    }
}

#[test]
fn wrong_seats_and_bots_are_misuse() {
    let cases = [
        ("holdem --seats 3 --seat 4", "--seat 4: the seats are 1 to 3"),
        ("holdem --seat 0", "--seat 0: the seats are 1 to 6"),
        ("mount_holyoke --seats 5", "--seats 5: mount_holyoke has 2 to 4"),
        ("packs_poker --bot tight", "--bot tight: this game has call, random, every_pack, bonus"),
        ("poker_run --bot tight", "--bot tight: this game has call, random, always_extra, when_it_helps"),
        ("holdem --rules packs=3", "there is no setting packs"),
        ("bridge", "poker_run"),
    ];
    for (flags, expected) in cases {
        let run = play(flags, "");
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{flags}");
        assert!(run.err.contains(expected), "{flags}: {}", run.err);
    }
    let run = play("packs_poker --seats 8 --rules packs=5", "");
    assert_eq!(run.code, Some(1));
    assert!(run.err.contains("packs-poker/1, PK-2"), "{}", run.err);
}
