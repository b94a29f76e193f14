//! Laws of incremental views: a view that is computed from the previous one, and a board that a client assembles from
//! differences, equal a view and a board that are computed anew.

use super::laws::random_command;
use super::live::apply;
use super::{Event, ORGANISER};
use crate::rng::Rng;
use crate::run::cached_view::CachedView;
use crate::run::odds::{Odds, odds};
use crate::run::position::Position;
use crate::run::state::State;
use proptest::prelude::*;
use serde_json::{Value, json};
use std::sync::Arc;

/// A client that follows the board by its position, together with the room's cached view that serves this client.
struct Follower {
    cached: CachedView,
    odds: Option<Arc<Odds>>,
    board: Value,
}

impl Follower {
    fn new(state: &State) -> Follower {
        let cached = CachedView::new(state);
        let board = json!(state.board(&cached, None, None));
        Follower { cached, odds: None, board }
    }

    /// Follows the event to this state; computes new odds if `computes` is `true`.
    fn follow(&mut self, state: &State, computes: bool) {
        self.cached = self.cached.next(state);
        let game = state.game.as_ref().unwrap();
        if computes {
            let unranked = &self.cached.ranking().unwrap().settlement.unranked;
            let hands = odds(self.cached.participants(), unranked, game.rules(), 3);
            let next = Odds::following(self.odds.as_deref(), state.seq, hands);
            self.odds = Some(Arc::new(next));
        }
        let since: Position = self.board["run"]["position"].as_str().unwrap().parse().unwrap();
        let update = json!(state.board(&self.cached, self.odds.as_ref(), Some(since)));
        assert_eq!(update["whole"], false);
        apply(&mut self.board, update);
    }
}

fn check(follower: &Follower, state: &State) {
    let fresh = CachedView::new(state);
    let odds = follower.odds.as_ref();
    assert_eq!(json!(state.board(&follower.cached, odds, None)), json!(state.board(&fresh, odds, None)));
    assert_eq!(follower.board, json!(state.board(&fresh, odds, None)));
    let staff = |cached: &CachedView| json!(state.staff_view(cached, ORGANISER, None).unwrap());
    assert_eq!(staff(&follower.cached), staff(&fresh));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn a_board_put_together_from_differences_is_the_whole_board(
        seed in any::<u64>(),
        draw in prop::sample::select(vec!["wheel", "pack"]),
        ties in prop::sample::select(vec!["share", "spin_off"]),
        wins in prop::sample::select(vec!["every_hand", "best_hand_only"]),
        stamps in prop::sample::select(vec!["as_entered", "by_time"]),
    ) {
        let settings = json!({ "draw": draw, "ties": ties, "wins": wins, "stamps": stamps, "low_hand": "5%" });
        let mut event = Event::open(&settings);
        let mut rng = Rng::new(seed);
        let (mut often, mut seldom) = (Follower::new(&event.state), Follower::new(&event.state));
        for _ in 0..150 {
            let Some(command) = random_command(event.state.game.as_ref().unwrap(), &mut rng) else { break };
            event.ask(ORGANISER, &command).unwrap();
            often.follow(&event.state, rng.below(20) == 0);
            if rng.below(12) == 0 {
                seldom.follow(&event.state, rng.below(2) == 0);
                check(&seldom, &event.state);
            }
        }
        often.follow(&event.state, true);
        check(&often, &event.state);
    }
}
