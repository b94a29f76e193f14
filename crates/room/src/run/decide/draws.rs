//! Decisions on provable draws (`docs/draws.md`): blocks, phones, scans, takeovers and cards.

use super::bounds;
use super::decision::Decision;
use super::staff::{Staff, check_time};
use crate::rng::Rng;
use crate::run::author::Author;
use crate::run::draws::outcome::{DrawnCard, Scanned};
use crate::run::draws::{Draws, Due, block_of};
use crate::run::entry::RunChange;
use crate::run::error::{RunError, RunRefusal};
use crate::run::outcome::CommandOutcome;
use crate::run::role::Task;
use crate::run::spin::{DecisionInput, Spin, SpinResult};
use crate::run::state::State;
use draws::{
    Block, BlockNumber, CommittedBlock, Digest, Draw, DrawStatus, JoinedPhone, PhoneId, PhoneMessage, Proof,
    ProofError, PublicKey, ViolationKind,
};
use games::Shown;
use games::poker_run::{CardSource, HandId};

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

fn commit_block(decision: &mut Decision, draws: &Draws, block: Block, rng: &mut Rng) {
    let added = decision.entries().iter().filter_map(|entry| match &entry.change {
        RunChange::BlockCommitted { block, .. } => Some(*block),
        _ => None,
    });
    let added: Vec<Block> = added.collect();
    if draws.has_block(&block) || added.contains(&block) {
        return;
    }
    let number_added = u32::try_from(added.len()).unwrap_or(u32::MAX);
    if let Some((change, kept)) = draws.commit(block, number_added, rng) {
        decision.keep(kept);
        decision.add(Author::Room, change);
    }
}

/// Commits the room to the block with the first hands of an event that opens.
pub(super) fn commit_first_block(decision: &mut Decision, draws: &Draws, rng: &mut Rng) {
    if let Some(block) = block_of(draws.event(), 1, 1) {
        commit_block(decision, draws, block, rng);
    }
}

/// Commits the room to new values for the blocks that a rollback ended.
pub(super) fn recommit(state: &State, rng: &mut Rng) -> Decision {
    let mut decision = Decision::default();
    if let Some(draws) = &state.draws {
        for block in draws.ended_blocks() {
            commit_block(&mut decision, draws, block, rng);
        }
    }
    decision
}

/// The decisions of a staff member on the draws of an event.
pub(super) struct DrawDecider<'a> {
    state: &'a State,
    staff: &'a Staff,
    draws: &'a Draws,
}

impl<'a> DrawDecider<'a> {
    /// # Errors
    /// [`RunRefusal::NoProvableDraws`].
    pub fn new(state: &'a State, staff: &'a Staff) -> Result<DrawDecider<'a>, RunRefusal> {
        let draws = state.draws.as_ref().ok_or(RunRefusal::NoProvableDraws)?;
        Ok(DrawDecider { state, staff, draws })
    }

    /// A phone commits to a block. The number of a phone follows from its key. A repeated join changes nothing.
    pub fn join(&self, block: BlockNumber, root: Digest, key: PublicKey) -> Result<Decision, RunError> {
        let verifier = self.draws.verifier();
        let phone = verifier.phone_with_key(key).unwrap_or_else(|| self.draws.next_phone());
        let mut decision = Decision::default();
        if verifier.joined(phone, block) != Some(JoinedPhone { root, key }) {
            decision.add(self.staff.by, RunChange::PhoneJoined { phone, block, root, key });
            if let Some(violation) = self.draws.first_violation(decision.entries()) {
                return Err(RunRefusal::PhoneRefused { reason: violation.code() }.into());
            }
        }
        decision.outcome = Some(CommandOutcome::Phone(phone.0.get()));
        Ok(decision)
    }

    /// Binds the draw of a spin to a phone. A hand that has the card gets no other one.
    pub fn scan(
        &self,
        spin: &Spin,
        phone: PhoneId,
        input: &mut DecisionInput<'_>,
    ) -> Result<Decision, RunError> {
        let draw = match self.due(spin, input)? {
            Ok(draw) => draw,
            Err(decision) => return Ok(decision),
        };
        let block = self.check_phone(draw, phone)?;
        match self.draws.verifier().status(&draw) {
            Some(status) if status.phone == phone => {
                let mut decision = Decision::default();
                decision.outcome = Some(self.scanned(spin, draw, block, status));
                return Ok(decision);
            }
            Some(status) => return Err(self.on_other_phone(status.phone).into()),
            None => {}
        }
        self.check_possible(spin, input)?;
        self.bound(spin, draw, block, RunChange::Scanned { draw, phone })
    }

    /// Binds the open draw of a spin to another phone.
    pub fn take_over(
        &self,
        spin: &Spin,
        phone: PhoneId,
        reason: &str,
        input: &mut DecisionInput<'_>,
    ) -> Result<Decision, RunError> {
        let draw = match self.due(spin, input)? {
            Ok(draw) => draw,
            Err(decision) => return Ok(decision),
        };
        let block = self.check_phone(draw, phone)?;
        let reason = bounds::reason(reason)?;
        self.bound(spin, draw, block, RunChange::TakenOver { draw, phone, reason })
    }

    /// Draws the card of a spin with the message of the phone, and stamps it. The draws of a participant who does not
    /// ride are stamped together, with the fifth.
    pub fn card(
        &self,
        spin: &Spin,
        phone: PhoneId,
        message: &PhoneMessage,
        input: &mut DecisionInput<'_>,
    ) -> Result<Decision, RunError> {
        self.staff.check(self.state, Task::Spin(spin))?;
        if let Some(proof) = self.draws.proof_with(message) {
            let spun = spin.earlier(self.state.open_game()?)?;
            let mut decision = Decision::default();
            decision.outcome = Some(CommandOutcome::Drawn(Box::new(DrawnCard::new(proof, spun, true))));
            return Ok(decision);
        }
        let draw = match self.due(spin, input)? {
            Ok(draw) => draw,
            Err(decision) => return Ok(decision),
        };
        let block = self.check_phone(draw, phone)?;
        let status = self.draws.verifier().status(&draw).ok_or(RunRefusal::DrawNotScanned)?;
        if status.phone != phone {
            return Err(self.on_other_phone(status.phone).into());
        }
        let proof = self.proof(draw, block, phone, message.clone(), status)?;
        let mut decision = Decision::default();
        let excluded = status.excluded.iter().map(Shown).collect();
        decision.add(self.staff.by, RunChange::Drawn { phone, excluded, proof: Box::new(proof.clone()) });
        self.draws.check(decision.entries())?;
        let mut cards = self.draws.cards_for(spin);
        cards.push(Shown(proof.card));
        let spun = self.stamp(&mut decision, spin, &cards, input)?;
        decision.outcome = Some(CommandOutcome::Drawn(Box::new(DrawnCard::new(&proof, spun, false))));
        Ok(decision)
    }

    /// The draw that is due for a spin, or the decision that returns or stamps the cards that are drawn.
    fn due(&self, spin: &Spin, input: &mut DecisionInput<'_>) -> Result<Result<Draw, Decision>, RunError> {
        self.staff.check(self.state, Task::Spin(spin))?;
        let game = self.state.open_game()?;
        if !game.has_hand(spin.hand()) {
            // The game names what is wrong with the hand.
            self.check_possible(spin, input)?;
        }
        let mut decision = Decision::default();
        if let Some(earlier) = spin.earlier(game)? {
            decision.outcome = Some(CommandOutcome::Spun(earlier));
            return Ok(Err(decision));
        }
        match self.draws.due(spin)? {
            Due::Draw(draw) => Ok(Ok(draw)),
            Due::Stamp(cards) => {
                let spun = self.stamp(&mut decision, spin, &cards, input)?;
                decision.outcome = spun.map(CommandOutcome::Spun);
                Ok(Err(decision))
            }
        }
    }

    /// Stamps the drawn cards of a spin; `None` if it needs more cards.
    fn stamp(
        &self,
        decision: &mut Decision,
        spin: &Spin,
        cards: &[Shown],
        input: &mut DecisionInput<'_>,
    ) -> Result<Option<SpinResult>, RunError> {
        let Some(action) = spin.action_with(cards, input.now)? else { return Ok(None) };
        check_time(&action, input.now)?;
        self.staff.apply(decision, self.state, CardSource::Screen, &action, input.rngs.salts)?;
        Ok(Some(Spin::result(&action)))
    }

    /// Checks that the game would accept the cards of a spin now, whatever they are: with the first cards that the hand
    /// does not have.
    fn check_possible(&self, spin: &Spin, input: &DecisionInput<'_>) -> Result<(), RunError> {
        let barred = self.state.open_game()?.hand_moves(spin.hand()).barred;
        let other = cards::Card::all().map(Shown).filter(|card| !barred.contains(card));
        let example: Vec<Shown> = other.take(spin.card_count()).collect();
        let Some(action) = spin.action_with(&example, input.now)? else { return Ok(()) };
        check_time(&action, input.now)?;
        let mut game = self.state.open_game()?.clone();
        crate::run::action::act(&mut game, self.staff.by, CardSource::Screen, &action)
            .map_err(|refusal| RunError::Game(refusal.into()))?;
        Ok(())
    }

    /// The block of a draw, if the phone is one of this staff member and joined for it.
    fn check_phone(&self, draw: Draw, phone: PhoneId) -> Result<CommittedBlock, RunRefusal> {
        let verifier = self.draws.verifier();
        let is_own =
            verifier.staff_of(phone).is_some_and(|staff| Author::Staff(staff.0.get()) == self.staff.by);
        if !is_own {
            return Err(RunRefusal::NoSuchPhone { phone: phone.0.get() });
        }
        let block = verifier.block_of(&draw).ok_or(RunRefusal::DrawByHand)?;
        match verifier.joined(phone, block.number) {
            Some(_) => Ok(block),
            None => Err(RunRefusal::PhoneNotJoined { block: block.number.get() }),
        }
    }

    /// The decision with a change that binds a draw.
    fn bound(
        &self,
        spin: &Spin,
        draw: Draw,
        block: CommittedBlock,
        change: RunChange,
    ) -> Result<Decision, RunError> {
        let verifier = self.draws.verifier();
        let phone = match &change {
            RunChange::Scanned { phone, .. } | RunChange::TakenOver { phone, .. } => *phone,
            _ => return Err(RunRefusal::DrawNotScanned.into()),
        };
        let mut decision = Decision::default();
        decision.add(self.staff.by, change);
        match self.draws.first_violation(decision.entries()).map(|violation| violation.kind) {
            None => {}
            Some(ViolationKind::OtherDrawOpen { .. }) => {
                let open = verifier.open_draws().find(|(open, _)| open.hand == draw.hand);
                let (open, status) = open.ok_or(RunRefusal::DrawNotScanned)?;
                let (hand, slot) = (open.hand.to_string(), open.slot.code());
                return Err(RunRefusal::OtherDrawOpen { hand, slot, phone: status.phone.0.get() }.into());
            }
            Some(ViolationKind::NotScanned { .. }) => return Err(RunRefusal::DrawNotScanned.into()),
            Some(kind) => return Err(RunRefusal::DrawRefused { reason: kind.code() }.into()),
        }
        let excluded = self.draws.excluded(draw);
        let status = DrawStatus { phone, excluded, card: None, is_void: false, has_ended: false };
        decision.outcome = Some(self.scanned(spin, draw, block, status));
        Ok(decision)
    }

    fn scanned(&self, spin: &Spin, draw: Draw, block: CommittedBlock, status: DrawStatus) -> CommandOutcome {
        CommandOutcome::Scanned(Scanned {
            draw: draw.into(),
            block: block.number,
            excluded: status.excluded.iter().map(Shown).collect(),
            cards: if spin.card_count() > 1 { self.draws.cards_for(spin) } else { Vec::new() },
            head: None,
        })
    }

    fn on_other_phone(&self, phone: PhoneId) -> RunRefusal {
        let staff = self.draws.verifier().staff_of(phone).map_or(0, |staff| staff.0.get());
        let name = self.state.staff.get(&staff).and_then(|member| self.state.text(&member.name));
        RunRefusal::DrawOnOtherPhone { phone: phone.0.get(), staff, name }
    }

    fn proof(
        &self,
        draw: Draw,
        block: CommittedBlock,
        phone: PhoneId,
        message: PhoneMessage,
        status: DrawStatus,
    ) -> Result<Proof, RunRefusal> {
        let joined = self.draws.verifier().joined(phone, block.number);
        let joined = joined.ok_or(RunRefusal::PhoneNotJoined { block: block.number.get() })?;
        let values = self.draws.values(block.number, &self.state.texts).ok_or(RunRefusal::DrawByHand)?;
        Proof::new(&values, draw, joined, message, status.excluded).map_err(|error| match error {
            ProofError::WordsExhausted | ProofError::NoCard => RunRefusal::DrawByHand,
            error => RunRefusal::DrawMessage { reason: error.code() },
        })
    }
}
