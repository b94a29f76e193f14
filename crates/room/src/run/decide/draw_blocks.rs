//! Commits the room to blocks of provable draws.

use super::decision::Decision;
use crate::rng::Rng;
use crate::run::author::Author;
use crate::run::entry::RunChange;
use crate::run::error::RunRefusal;
use crate::run::provable_draws::{MAX_CURRENT, ProvableDraws, block_of};
use crate::run::state::State;
use draws::Block;
use games::poker_run::HandId;

/// Adds the changes that commit the room to the blocks with these hands, unless it is committed to them already.
pub(super) fn commit_blocks(
    decision: &mut Decision,
    state: &State,
    hands: impl IntoIterator<Item = HandId>,
    rng: &mut Rng,
) {
    let Some(draws) = &state.draws else { return };
    for hand in hands {
        if let Some(block) = block_of(draws.event(), hand.participant.number(), hand.number) {
            commit_block(decision, draws, block, rng);
        }
    }
}

fn commit_block(decision: &mut Decision, draws: &ProvableDraws, block: Block, rng: &mut Rng) {
    if draws.has_block(&block) {
        return;
    }
    let added = added_blocks(decision);
    if added.contains(&block) {
        return;
    }
    let number_added = u32::try_from(added.len()).unwrap_or(u32::MAX);
    if let Some((change, kept)) = draws.commit(block, number_added, rng) {
        decision.store_secret(kept);
        decision.add(Author::Room, change);
    }
}

/// The blocks that a decision adds.
fn added_blocks(decision: &Decision) -> Vec<Block> {
    let blocks = decision.entries().iter().filter_map(|entry| match &entry.change {
        RunChange::BlockCommitted { block, .. } => Some(*block),
        _ => None,
    });
    blocks.collect()
}

/// Checks that after a decision the room is committed to the blocks with these hands.
///
/// # Errors
/// [`RunRefusal::TooManyBlocks`].
pub(super) fn check_committed(
    decision: &Decision,
    state: &State,
    hands: &[HandId],
) -> Result<(), RunRefusal> {
    let Some(draws) = &state.draws else { return Ok(()) };
    let added = added_blocks(decision);
    let mut blocks =
        hands.iter().filter_map(|hand| block_of(draws.event(), hand.participant.number(), hand.number));
    match blocks.all(|block| draws.has_block(&block) || added.contains(&block)) {
        true => Ok(()),
        false => Err(RunRefusal::TooManyBlocks { most: MAX_CURRENT }),
    }
}

/// Commits the room to the block with the first hands of an event that opens.
pub(super) fn commit_first_block(decision: &mut Decision, draws: &ProvableDraws, rng: &mut Rng) {
    if let Some(block) = block_of(draws.event(), 1, 1) {
        commit_block(decision, draws, block, rng);
    }
}

/// Commits the room to new values for the blocks that a rollback ended.
pub(super) fn recommit(state: &State, rng: &mut Rng) -> Decision {
    let mut decision = Decision::default();
    if let Some(draws) = state.draws.as_ref().filter(|_| !state.has_ended) {
        for block in draws.ended_blocks() {
            commit_block(&mut decision, draws, block, rng);
        }
    }
    decision
}
