//! Generators of random rules and tables, shared with the property-based tests of `games`.

#[path = "../../../games/tests/laws/high_card_flush.rs"]
mod high_card_flush;
#[path = "../../../games/tests/laws/mount_holyoke.rs"]
mod mount_holyoke;
#[path = "../../../games/tests/laws/packs_poker.rs"]
mod packs_poker;
#[path = "../../../games/tests/laws/poker_run.rs"]
mod poker_run;
