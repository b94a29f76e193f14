//! Property-based tests of the files of every game but hold'em: rounds survive a round trip, and, except in the poker
//! run, a file for one viewer reveals no hidden cards (`history.rs`).
//!
//! Rules, tables and actions are drawn by the generators of `test-support`.

mod history;

/// Generates the tests for each game with a history. Hold'em uses PHH instead.
macro_rules! histories {
    ($($name:ident: $law:ident $game:ty),*) => {
        mod histories {
            $(
                #[test]
                fn $name() {
                    crate::history::$law::<$game>();
                }
            )*
        }
    };
}

histories!(
    of_packs_poker_read_back: read_back games::packs_poker::PacksPoker,
    of_high_card_flush_read_back: read_back games::high_card_flush::HighCardFlush,
    of_mount_holyoke_read_back: read_back games::mount_holyoke::MountHolyoke,
    of_poker_runs_read_back: read_back games::poker_run::PokerRun,
    of_packs_poker_redacted_files_reveal_nothing_hidden: redacted_files_reveal_nothing_hidden games::packs_poker::PacksPoker,
    of_high_card_flush_redacted_files_reveal_nothing_hidden: redacted_files_reveal_nothing_hidden games::high_card_flush::HighCardFlush,
    of_mount_holyoke_redacted_files_reveal_nothing_hidden: redacted_files_reveal_nothing_hidden games::mount_holyoke::MountHolyoke
);
