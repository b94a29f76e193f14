//! Decisions on provable draws (`docs/draws.md`): phones, scans, takeovers and cards.

use super::bounds;
use super::decision::Decision;
use super::staff::{Staff, check_time};
use crate::run::author::Author;
use crate::run::entry::RunChange;
use crate::run::error::{RunError, RunRefusal};
use crate::run::outcome::CommandOutcome;
use crate::run::provable_draws::ProvableDraws;
use crate::run::provable_draws::outcome::{DrawnCard, Scanned};
use crate::run::role::Task;
use crate::run::spin::{DecisionInput, Spin, SpinResult};
use crate::run::state::State;
use cards::CardSet;
use draws::{
    BlockNumber, CommittedBlock, Digest, Draw, JoinedPhone, PhoneId, PhoneMessage, Proof, ProofError,
    PublicKey, Violation, ViolationKind,
};
use games::Shown;
use games::poker_run::CardSource;

/// Maximum number of phones of a staff member for a block.
const MAX_PHONES: usize = 8;

/// The next step of a spin.
enum NextStep {
    /// This draw is due.
    Draw(Draw),
    /// The hand has the cards, which the decision returns.
    Done(Box<Decision>),
}

/// A block with a phone as it joined for it.
struct JoinedBlock {
    block: CommittedBlock,
    phone: JoinedPhone,
}

/// The decisions of a staff member on the draws of an event.
pub(super) struct DrawDecider<'a> {
    state: &'a State,
    staff: &'a Staff,
    draws: &'a ProvableDraws,
}

impl<'a> DrawDecider<'a> {
    /// # Errors
    /// [`RunRefusal::NoProvableDraws`].
    pub fn new(state: &'a State, staff: &'a Staff) -> Result<DrawDecider<'a>, RunRefusal> {
        let draws = state.draws.as_ref().ok_or(RunRefusal::NoProvableDraws)?;
        Ok(DrawDecider { state, staff, draws })
    }

    /// A phone commits to a block. The number of a phone follows from its key. A repeated join changes nothing.
    ///
    /// # Errors
    /// [`RunRefusal::PhoneRefused`].
    pub fn join(&self, block: BlockNumber, root: Digest, key: PublicKey) -> Result<Decision, RunError> {
        let verifier = self.draws.verifier();
        let phone = verifier.phone_with_key(key).unwrap_or_else(|| self.draws.next_phone());
        let mut decision = Decision::default();
        if verifier.joined(phone, block) != Some(JoinedPhone { root, key }) {
            if let Author::Staff(staff) = self.staff.by
                && self.draws.phones_of(staff, block) >= MAX_PHONES
            {
                let text = format!("{MAX_PHONES} of your phones joined for this block, the maximum");
                return Err(RunRefusal::PhoneRefused { reason: "too_many_phones", text }.into());
            }
            decision.add(self.staff.by, RunChange::PhoneJoined { phone, block, root, key });
            if let Err(violation) = self.draws.after(decision.entries()) {
                let (reason, text) = (violation.code(), violation.kind.to_string());
                return Err(RunRefusal::PhoneRefused { reason, text }.into());
            }
        }
        decision.outcome = Some(CommandOutcome::Phone(phone.0.get()));
        Ok(decision)
    }

    /// Binds the draw of a spin to a phone. If the hand already has the card, returns it.
    ///
    /// # Errors
    /// A refusal of the role, the phone or the draw, or of the game if no card would be possible now.
    pub fn scan(
        &self,
        spin: &Spin,
        phone: PhoneId,
        input: &mut DecisionInput<'_>,
    ) -> Result<Decision, RunError> {
        let draw = match self.next_step(spin, input)? {
            NextStep::Draw(draw) => draw,
            NextStep::Done(decision) => return Ok(*decision),
        };
        let block = self.check_phone(draw, phone)?;
        match self.draws.verifier().status(&draw) {
            Some(status) if status.phone == phone => {
                let mut decision = Decision::default();
                decision.outcome = Some(self.scanned(spin, draw, &block, status.excluded));
                return Ok(decision);
            }
            Some(status) => return Err(self.bound_elsewhere(status.phone).into()),
            None => {}
        }
        self.check_possible(spin, input)?;
        self.bind_draw(spin, draw, &block, RunChange::Scanned { draw, phone })
    }

    /// Binds the open draw of a spin to another phone.
    ///
    /// # Errors
    /// A refusal of the role, the phone, the reason or the draw.
    pub fn take_over(
        &self,
        spin: &Spin,
        phone: PhoneId,
        reason: &str,
        input: &mut DecisionInput<'_>,
    ) -> Result<Decision, RunError> {
        let draw = match self.next_step(spin, input)? {
            NextStep::Draw(draw) => draw,
            NextStep::Done(decision) => return Ok(*decision),
        };
        let block = self.check_phone(draw, phone)?;
        let reason = bounds::reason(reason)?;
        // The reply to the takeover was lost.
        if let Some(status) = self.draws.verifier().status(&draw).filter(|status| status.phone == phone) {
            let mut decision = Decision::default();
            decision.outcome = Some(self.scanned(spin, draw, &block, status.excluded));
            return Ok(decision);
        }
        self.check_possible(spin, input)?;
        self.bind_draw(spin, draw, &block, RunChange::TakenOver { draw, phone, reason })
    }

    /// ProvableDraws the card of a spin with the message of the phone, and stamps it. The draws of a participant who does not
    /// ride are stamped together, with the fifth.
    ///
    /// # Errors
    /// A refusal of the role, the phone, the message or the draw, or of the game if it refuses the stamp.
    pub fn card(
        &self,
        spin: &Spin,
        phone: PhoneId,
        message: &PhoneMessage,
        input: &mut DecisionInput<'_>,
    ) -> Result<Decision, RunError> {
        self.staff.check(self.state, Task::Spin(spin))?;
        if let Some(repeated) = self.repeated(spin, message)? {
            return Ok(repeated);
        }
        let draw = match self.next_step(spin, input)? {
            NextStep::Draw(draw) => draw,
            NextStep::Done(decision) => return Ok(*decision),
        };
        let block = self.check_phone(draw, phone)?;
        let status = self.draws.verifier().status(&draw).ok_or(RunRefusal::DrawNotScanned)?;
        if status.phone != phone {
            return Err(self.bound_elsewhere(status.phone).into());
        }
        // The time of the scan counts: the participant was in time then.
        let scanned_at = self.draws.scanned_at_ms(&draw).and_then(|at_ms| self.state.time_at(at_ms));
        input.now = scanned_at.or(input.now);
        // Nobody learns the card if it could not be stamped.
        self.check_possible(spin, input)?;
        let proof = self.proof(draw, &block, message, status.excluded)?;
        let mut decision = Decision::default();
        let excluded = status.excluded.iter().map(Shown).collect();
        decision.add(self.staff.by, RunChange::Drawn { phone, excluded, proof: Box::new(proof.clone()) });
        let mut cards = self.draws.cards_for(spin);
        cards.push(Shown(proof.card));
        let spun = self.stamp(&mut decision, spin, &cards, input)?;
        // A stamp is checked together with its draw.
        if spun.is_none() {
            self.draws.check(decision.entries())?;
        }
        decision.outcome = Some(CommandOutcome::Drawn(Box::new(DrawnCard::new(&proof, spun, false))));
        Ok(decision)
    }

    /// The reply to a message that drew a card of the spin before; `None` for a new message.
    fn repeated(&self, spin: &Spin, message: &PhoneMessage) -> Result<Option<Decision>, RunError> {
        let proofs = self.draws.drawn_for(spin).into_iter().filter_map(|draw| self.draws.proof(&draw));
        let Some(proof) = proofs.into_iter().find(|proof| proof.phone == *message) else { return Ok(None) };
        let spun = spin.earlier(self.state.open_game()?)?;
        // A void card is no longer part of the stamp.
        let spun = spun.filter(|spun| spun.cards.contains(&Shown(proof.card)));
        let mut decision = Decision::default();
        decision.outcome = Some(CommandOutcome::Drawn(Box::new(DrawnCard::new(proof, spun, true))));
        Ok(Some(decision))
    }

    /// The draw that is due for a spin, or the decision that returns the cards that the hand has.
    fn next_step(&self, spin: &Spin, input: &mut DecisionInput<'_>) -> Result<NextStep, RunError> {
        self.staff.check(self.state, Task::Spin(spin))?;
        let game = self.state.open_game()?;
        let hand = spin.hand();
        let is_of_other_kind = spin.card_count() > 1 && game.rides(hand.participant);
        if !game.has_hand(hand) || is_of_other_kind {
            // The game names what is wrong with the hand.
            self.check_possible(spin, input)?;
        }
        let Some(earlier) = spin.earlier(game)? else { return Ok(NextStep::Draw(self.draws.due(spin)?)) };
        let mut decision = Decision::default();
        decision.outcome = Some(CommandOutcome::Spun(earlier));
        Ok(NextStep::Done(Box::new(decision)))
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

    /// The block of a draw with the phone as it joined for it, if the phone is one of this staff member.
    fn check_phone(&self, draw: Draw, phone: PhoneId) -> Result<JoinedBlock, RunRefusal> {
        let verifier = self.draws.verifier();
        let is_own =
            verifier.staff_of(phone).is_some_and(|staff| Author::Staff(staff.0.get()) == self.staff.by);
        if !is_own {
            return Err(RunRefusal::NoSuchPhone { phone: phone.0.get() });
        }
        let block = verifier.block_of(&draw).ok_or(RunRefusal::DrawByHand)?;
        match verifier.joined(phone, block.number) {
            Some(phone) => Ok(JoinedBlock { block, phone }),
            None => Err(RunRefusal::PhoneNotJoined { block: block.number.get() }),
        }
    }

    /// The decision with a change that binds a draw to a phone.
    fn bind_draw(
        &self,
        spin: &Spin,
        draw: Draw,
        block: &JoinedBlock,
        change: RunChange,
    ) -> Result<Decision, RunError> {
        let mut decision = Decision::default();
        decision.add(self.staff.by, change);
        let after =
            self.draws.after(decision.entries()).map_err(|violation| self.not_bound(draw, &violation))?;
        let status = after.status(&draw).ok_or(RunRefusal::DrawNotScanned)?;
        decision.outcome = Some(self.scanned(spin, draw, block, status.excluded));
        Ok(decision)
    }

    /// The refusal of a scan or a takeover that would violate the protocol.
    fn not_bound(&self, draw: Draw, violation: &Violation) -> RunRefusal {
        let open = self.draws.verifier().open_draws().find(|(open, _)| open.hand == draw.hand);
        match (&violation.kind, open) {
            (ViolationKind::OtherDrawOpen { .. }, Some((open, status))) => RunRefusal::OtherDrawOpen {
                hand: open.hand.to_string(),
                slot: open.slot.code(),
                phone: status.phone.0.get(),
            },
            (ViolationKind::NotScanned { .. }, _) => RunRefusal::DrawNotScanned,
            _ => RunRefusal::draw_refused(violation),
        }
    }

    fn scanned(&self, spin: &Spin, draw: Draw, block: &JoinedBlock, excluded: CardSet) -> CommandOutcome {
        CommandOutcome::Scanned(Scanned {
            draw: draw.into(),
            block: block.block.number,
            excluded: excluded.iter().map(Shown).collect(),
            cards: if spin.card_count() > 1 { self.draws.cards_for(spin) } else { Vec::new() },
            head: None,
        })
    }

    fn bound_elsewhere(&self, phone: PhoneId) -> RunRefusal {
        let staff = self.draws.verifier().staff_of(phone).map_or(0, |staff| staff.0.get());
        RunRefusal::DrawOnOtherPhone { phone: phone.0.get(), staff, name: self.state.member_name(staff) }
    }

    fn proof(
        &self,
        draw: Draw,
        JoinedBlock { block, phone }: &JoinedBlock,
        message: &PhoneMessage,
        excluded: CardSet,
    ) -> Result<Proof, RunRefusal> {
        let values = self.draws.values(block.number, &self.state.texts).ok_or(RunRefusal::DrawByHand)?;
        Proof::new(&values, draw, *phone, message.clone(), excluded).map_err(|error| match error {
            ProofError::WordsExhausted | ProofError::NoCard => RunRefusal::DrawByHand,
            error => RunRefusal::DrawMessage { reason: error.code() },
        })
    }
}
