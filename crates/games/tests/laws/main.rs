//! The laws: property-based conformance tests that every game must pass. A game takes part with one line below and an
//! implementation of [`Lawful`](test_support::Lawful), which generates random tables and counts money and cards.

mod clauses;
mod event;
mod suite;

/// Defines a test per law, for one game or event.
macro_rules! laws {
    ($of:ty: $($test:ident: $module:ident $law:ident;)+) => {
        $(
            #[test]
            fn $test() {
                crate::$module::$law::<$of>();
            }
        )+
    };
}

/// The laws of everything that implements [`Refereed`](games::Refereed).
macro_rules! laws_of_all {
    ($of:ty) => {
        laws! { $of:
            legal_is_what_is_accepted_and_a_refused_action_changes_nothing: suite legal_is_what_is_accepted;
            every_random_playout_ends: suite every_playout_ends;
            replay_gives_the_same_bytes: suite replay_gives_the_same_bytes;
            a_record_round_trips_and_a_corrupt_or_newer_one_is_refused: suite records_round_trip;
            an_action_reads_back_from_its_line: suite lines_read_back;
            every_clause_is_returned: clauses every_clause_is_returned;
        }
    };
}

/// The laws of a game at a table.
macro_rules! laws_of_a_game {
    ($name:ident: $game:ty) => {
        mod $name {
            laws_of_all!($game);
            laws! { $game:
                cards_are_conserved: suite cards_are_conserved;
                a_record_with_a_card_twice_is_refused: suite a_card_is_in_the_pack_once;
                money_is_conserved_and_the_settlement_sums_to_zero: suite money_is_conserved;
                settled_events_are_the_settlement: suite settled_events_are_the_settlement;
                what_a_viewer_cannot_see_can_be_permuted: suite hidden_cards_can_be_permuted;
                the_clock_takes_only_the_default_action: suite the_clock_takes_only_the_default_action;
                a_reveal_goes_on_while_the_house_is_awaited: suite reveals_go_on_while_the_house_is_awaited;
            }
        }
    };
}

laws_of_a_game!(high_card_flush_keeps: games::high_card_flush::HighCardFlush);
laws_of_a_game!(holdem_keeps: games::holdem::Holdem);
laws_of_a_game!(packs_poker_keeps: games::packs_poker::PacksPoker);
laws_of_a_game!(mount_holyoke_keeps: games::mount_holyoke::MountHolyoke);

/// The laws of an event, which has neither seats nor a pack.
mod poker_run_keeps {
    type Event = games::poker_run::PokerRun;

    laws_of_all!(Event);
    laws! { Event:
        takings_are_prizes_charity_and_event: event takings_are_conserved;
        a_record_with_an_order_of_cards_is_refused: event cards_come_with_the_actions_alone;
    }
}
