//! Invariants of the poker run, which implements [`Refereed`](games::Refereed) but is not a table game.

use games::record::Record;
use test_support::LawfulEvent;
use test_support::law_rounds::rounds;
use test_support::playout::play;

pub fn takings_are_conserved<G: LawfulEvent>() {
    let mut taken = 0;
    play::<G>(rounds(), |round, _| {
        if let Some(outcome) = round.game.outcome() {
            let (takings, became) = G::account(&outcome);
            assert_eq!(takings, became);
            taken += takings;
        }
    });
    assert!(taken > 0, "no event had any takings");
}

pub fn cards_come_with_the_actions_alone<G: LawfulEvent>() {
    play::<G>(rounds() / 100, |round, _| {
        let ordered = round.record.encode().replacen("\"order\":\"\"", "\"order\":\"As\"", 1);
        assert!(Record::<G>::decode(&ordered).is_err(), "an order of cards was accepted");
    });
}
