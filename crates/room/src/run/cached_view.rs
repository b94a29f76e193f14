//! The cached view of an event's game: its participants and its standings, recomputed only for the parts that changed.

use super::ranking::Ranking;
use super::state::State;
use games::poker_run::{Participant, ParticipantView, Phase, PokerRun, StopReport, Time};
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

/// The view of an event's game, computed once for each log position.
pub struct CachedView {
    /// The position of the log at which the view was computed.
    pub seq: u64,
    /// The game; `None` in a draft.
    game: Option<Arc<PokerRun>>,
    /// The participants by number. Participants that did not change are shared with the previous view.
    participants: BTreeMap<Participant, Arc<ParticipantView>>,
    /// The standings, which are computed when they are first requested; `None` in a draft.
    ranking: OnceLock<Option<Arc<Ranking>>>,
    /// The standings of an earlier state of the same event, with which the new ones are compared; `None` if none were
    /// computed.
    earlier: Option<Arc<Ranking>>,
}

impl CachedView {
    /// The view of the game in this state.
    pub fn new(state: &State) -> CachedView {
        let game = state.game.clone();
        let all = game.iter().flat_map(|game| game.participant_views(game.participants()));
        let participants = all.map(|one| (one.participant, Arc::new(one))).collect();
        CachedView { seq: state.seq, game, participants, ranking: OnceLock::new(), earlier: None }
    }

    /// The view of the game in a later state of the same event. Only the participants that changed are recomputed; if
    /// every participant may have changed, all of them are.
    pub fn next(&self, state: &State) -> CachedView {
        let earlier = self.ranking.get().cloned().flatten().or_else(|| self.earlier.clone());
        let game = state.game.as_ref().filter(|game| self.offers_extra_card_as(game));
        let Some((game, changed)) = game.zip(state.changes.after(self.seq)) else {
            return CachedView { earlier, ..CachedView::new(state) };
        };
        let mut participants = self.participants.clone();
        participants.extend(game.participant_views(changed).map(|one| (one.participant, Arc::new(one))));
        let (seq, game) = (state.seq, Some(game.clone()));
        CachedView { seq, game, participants, ranking: OnceLock::new(), earlier }
    }

    /// Returns whether the takings may grow by another extra card both in this game and in the cached one, or in
    /// neither; `false` if the cached view is of a draft. The legal entries of every hand depend on this.
    fn offers_extra_card_as(&self, game: &PokerRun) -> bool {
        let before = self.game.as_ref();
        before.is_some_and(|before| before.may_sell_extra_card() == game.may_sell_extra_card())
    }

    /// The standings and the unranked hands; `None` in a draft.
    pub fn ranking(&self) -> Option<&Arc<Ranking>> {
        let ranking = self.ranking.get_or_init(|| {
            let settlement = self.game.as_ref()?.settlement();
            Some(Arc::new(Ranking::new(settlement, self.seq, self.earlier.as_deref())))
        });
        ranking.as_ref()
    }

    /// The participants, by number.
    pub fn participants(&self) -> impl Iterator<Item = &ParticipantView> + Clone {
        self.participants.values().map(Arc::as_ref)
    }

    /// A participant; `None` for a number that is not registered.
    pub fn participant(&self, number: Participant) -> Option<&ParticipantView> {
        self.participants.get(&number).map(Arc::as_ref)
    }

    pub(super) fn phase(&self) -> Option<Phase> {
        self.game.as_ref().map(|game| game.phase())
    }

    pub(super) fn deadline(&self) -> Option<Time> {
        self.game.as_ref().map(|game| game.rules().deadline())
    }

    pub(super) fn is_provisional(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.is_provisional())
    }

    pub(super) fn reports(&self) -> Vec<StopReport> {
        self.game.as_ref().map(|game| game.stop_reports()).unwrap_or_default()
    }
}
