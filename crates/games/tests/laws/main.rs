//! The laws that every game keeps. A game joins by one line below and says in a file of its own ([`Lawful`]) how its
//! tables are made by chance and how its money and cards are counted.

mod chance;
mod clauses;
mod event;
mod high_card_flush;
mod history;
mod holdem;
mod law_rounds;
mod lawful;
mod mount_holyoke;
mod packs_poker;
mod poker_run;
mod suite;

use chance::Chance;
use lawful::Lawful;

/// Every law as a test of its own, for one game.
macro_rules! laws {
    ($name:ident: $game:ty) => {
        mod $name {
            use super::*;

            type Game = $game;

            #[test]
            fn legal_is_what_is_accepted_and_a_refused_action_changes_nothing() {
                suite::legal_is_what_is_accepted::<Game>();
            }

            #[test]
            fn cards_are_conserved() {
                suite::cards_are_conserved::<Game>();
            }

            #[test]
            fn money_is_conserved_and_the_settlement_sums_to_zero() {
                suite::money_is_conserved::<Game>();
            }

            #[test]
            fn every_random_playout_ends() {
                suite::every_playout_ends::<Game>();
            }

            #[test]
            fn replay_gives_the_same_bytes() {
                suite::replay_gives_the_same_bytes::<Game>();
            }

            #[test]
            fn what_a_viewer_cannot_see_can_be_permuted() {
                suite::hidden_cards_can_be_permuted::<Game>();
            }

            #[test]
            fn a_record_round_trips_and_a_corrupt_or_newer_one_is_refused() {
                suite::records_round_trip::<Game>();
            }

            #[test]
            fn an_action_reads_back_from_its_line() {
                suite::lines_read_back::<Game>();
            }

            #[test]
            fn the_clock_does_what_the_game_says_and_nothing_else() {
                suite::the_clock_does_one_thing::<Game>();
            }

            #[test]
            fn every_clause_is_returned() {
                clauses::every_clause_is_returned::<Game>();
            }
        }
    };
}

/// The games whose rounds are written as histories; hold'em has PHH for that.
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
    of_packs_poker_read_back: of_rounds_read_back games::packs_poker::PacksPoker,
    of_high_card_flush_read_back: of_rounds_read_back games::high_card_flush::HighCardFlush,
    of_mount_holyoke_read_back: of_rounds_read_back games::mount_holyoke::MountHolyoke,
    of_poker_runs_read_back: of_events_read_back games::poker_run::PokerRun,
    of_packs_poker_as_seen_tell_nothing_hidden: as_seen_tell_nothing_hidden games::packs_poker::PacksPoker,
    of_high_card_flush_as_seen_tell_nothing_hidden: as_seen_tell_nothing_hidden games::high_card_flush::HighCardFlush,
    of_mount_holyoke_as_seen_tell_nothing_hidden: as_seen_tell_nothing_hidden games::mount_holyoke::MountHolyoke
);

laws!(high_card_flush_keeps: games::high_card_flush::HighCardFlush);
laws!(holdem_keeps: games::holdem::Holdem);
laws!(packs_poker_keeps: games::packs_poker::PacksPoker);
laws!(mount_holyoke_keeps: games::mount_holyoke::MountHolyoke);

/// The laws that an event keeps, which has neither seats nor a pack.
macro_rules! laws_of_an_event {
    ($name:ident: $event:ty) => {
        mod $name {
            use super::*;

            type Event = $event;

            #[test]
            fn legal_is_what_is_accepted_and_a_refused_action_changes_nothing() {
                event::legal_is_what_is_accepted::<Event>();
            }

            #[test]
            fn takings_are_prizes_charity_and_event() {
                event::takings_are_conserved::<Event>();
            }

            #[test]
            fn every_random_playout_ends() {
                event::every_playout_ends::<Event>();
            }

            #[test]
            fn replay_gives_the_same_bytes() {
                event::replay_gives_the_same_bytes::<Event>();
            }

            #[test]
            fn a_record_round_trips_and_a_corrupt_or_newer_one_is_refused() {
                event::records_round_trip::<Event>();
            }

            #[test]
            fn an_action_reads_back_from_its_line() {
                event::lines_read_back::<Event>();
            }

            #[test]
            fn every_clause_is_returned() {
                event::every_clause_is_returned::<Event>();
            }
        }
    };
}

laws_of_an_event!(poker_run_keeps: games::poker_run::PokerRun);
