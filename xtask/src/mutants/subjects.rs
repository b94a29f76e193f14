//! Subjects of the mutation tests: for each game, its code for legal actions and settlement.

/// A game with its mutated files, and the test programs that cover its rules.
pub struct Subject {
    /// The game's name on the command line; also the name prefix of its law tests.
    pub name: &'static str,
    /// The files to mutate, relative to the root of the workspace.
    pub files: &'static [&'static str],
    /// The game's own test program in the crate `games`.
    pub test: &'static str,
    /// Slow tests of that program with a narrow scope, left for the second pass.
    pub slow: &'static [&'static str],
    /// Number of rounds of each law per mutant in the second pass: enough to detect a wrong settlement and to reach
    /// every clause, but quick.
    pub law_rounds: &'static str,
}

/// All subjects, in the order of their sections in the report.
pub const SUBJECTS: &[Subject] = &[
    Subject {
        name: "holdem",
        files: &[
            "crates/games/src/pots.rs",
            "crates/games/src/holdem/settle.rs",
            "crates/games/src/holdem/betting_round.rs",
            "crates/games/src/holdem/legal.rs",
            "crates/games/src/holdem/showdown.rs",
            "crates/games/src/holdem/streets.rs",
        ],
        test: "holdem",
        slow: &[],
        law_rounds: "1000",
    },
    Subject {
        name: "packs_poker",
        files: &[
            "crates/games/src/packs_poker/settle.rs",
            "crates/games/src/packs_poker/price.rs",
            "crates/games/src/packs_poker/priced_bet.rs",
            "crates/games/src/packs_poker/aggregate.rs",
            "crates/games/src/packs_poker/bonus.rs",
            "crates/games/src/packs_poker/legal.rs",
        ],
        test: "packs_poker",
        slow: &[],
        law_rounds: "1000",
    },
    Subject {
        name: "high_card_flush",
        files: &[
            "crates/games/src/high_card_flush/settle.rs",
            "crates/games/src/high_card_flush/basis.rs",
            "crates/games/src/high_card_flush/hand.rs",
            "crates/games/src/high_card_flush/legal.rs",
            "crates/games/src/high_card_flush/play.rs",
        ],
        test: "high_card_flush",
        slow: &[],
        law_rounds: "1000",
    },
    Subject {
        name: "mount_holyoke",
        files: &[
            "crates/games/src/mount_holyoke/score.rs",
            "crates/games/src/mount_holyoke/matches.rs",
            "crates/games/src/mount_holyoke/turn.rs",
            "crates/games/src/mount_holyoke/moves.rs",
            "crates/games/src/mount_holyoke/combination.rs",
        ],
        test: "mount_holyoke",
        slow: &["every_five_cards_are_classified"],
        law_rounds: "1000",
    },
    Subject {
        name: "poker_run",
        files: &[
            "crates/games/src/poker_run/settle.rs",
            "crates/games/src/poker_run/prize.rs",
            "crates/games/src/poker_run/standings.rs",
            "crates/games/src/poker_run/finish.rs",
            "crates/games/src/poker_run/stamp.rs",
            "crates/games/src/poker_run/legal/allows.rs",
            "crates/games/src/poker_run/legal/offers.rs",
            "crates/games/src/poker_run/legal/windows.rs",
            "crates/games/src/poker_run/report.rs",
            "crates/games/src/poker_run/skip.rs",
            "crates/games/src/poker_run/withdraw.rs",
            "crates/games/src/poker_run/payment.rs",
            "crates/games/src/poker_run/change.rs",
            "crates/games/src/poker_run/by_time.rs",
        ],
        test: "poker_run",
        slow: &[],
        law_rounds: "10000",
    },
];

impl Subject {
    /// The subject of the game with this name; `None` if there is none.
    pub fn named(name: &str) -> Option<&'static Subject> {
        SUBJECTS.iter().find(|subject| subject.name == name)
    }

    /// Name prefixes of the other games' laws, which do not cover this game.
    pub fn laws_of_others(&self) -> impl Iterator<Item = String> {
        SUBJECTS.iter().filter(|other| other.name != self.name).map(|other| format!("{}_keeps::", other.name))
    }
}
