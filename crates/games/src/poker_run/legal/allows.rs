//! Checks of whether an entry is legal, and picks of random legal entries.

use super::super::plan::is_valid_text;
use super::super::run::Person;
use super::super::sheet::{CardSource, Sheet, Stamp};
use super::super::{Action, HandId, Mark, Participant, Phase, PokerRun, STOPS, SpinsAt, Stop, Time};
use super::{HandMoves, LegalAction, Moves};
use crate::actor::Actor;
use crate::face::Shown;
use crate::game::Legal;

impl Legal<Action> for Moves<'_> {
    fn allows(&self, action: &Action) -> bool {
        let may_make = match self.by {
            Actor::Staff(_) => true,
            Actor::House => action.is_spin() && !action.is_untimed(),
            Actor::Seat(_) | Actor::Clock(_) => false,
        };
        let known = action.since() <= self.run.version;
        may_make && known && action.text().is_none_or(is_valid_text) && self.allows_now(action)
    }

    /// Picks entries in realistic proportions: occasional registrations, mostly cards, and rarely the close, which is
    /// also picked if 20 attempts find no legal entry. `None` for an actor who is not a staff member, and for a closed
    /// or cancelled event.
    fn pick(&self, below: &mut dyn FnMut(u64) -> u64) -> Option<Action> {
        if !matches!(self.by, Actor::Staff(_)) || self.run.phase.is_final() {
            return None;
        }
        let picked = (0..20).find_map(|_| self.try_pick(below)).filter(|action| self.allows(action));
        picked.or_else(|| Some(Action::Close).filter(|close| self.allows(close)))
    }
}

impl Moves<'_> {
    /// Returns whether the state allows an entry. The caller has checked that the actor may make it.
    fn allows_now(&self, action: &Action) -> bool {
        let run = self.run;
        let (source, is_open) = (CardSource::of(self.by == Actor::House), run.phase == Phase::Open);
        let offered = |hand: HandId, offer| run.hand_moves(hand).offers.contains(&offer);
        match action {
            Action::Register { participant, .. } => {
                run.may_register() && !run.participants.contains_key(participant)
            }
            Action::AddHand { participant } => run.may_add_hand(*participant),
            Action::Arrive { participant, at } => run.may_arrive(*participant, *at),
            Action::Void { hand, mark, .. } => offered(*hand, LegalAction::Void { mark: *mark }),
            Action::TurnIn { hand, at } => run.hand_moves(*hand).turn_in(*at),
            Action::VoidTurnIn { hand, .. } => offered(*hand, LegalAction::VoidTurnIn),
            Action::Stamp { hand, stop, card, at } => {
                run.may_stamp(*hand, *stop, &Stamp::new(*card, *at, source))
            }
            Action::SpinAll { hand, spins_at, cards, at } => run.may_spin_all(*hand, *spins_at, *cards, *at),
            Action::Extra { hand, card, at } => run.may_stamp_extra(*hand, &Stamp::new(*card, *at, source)),
            Action::SpinOff { hand, .. } => offered(*hand, LegalAction::SpinOff),
            Action::Pay { hand } => offered(*hand, LegalAction::Pay),
            Action::PayPrize { hand } => offered(*hand, LegalAction::PayPrize),
            Action::Close => is_open,
            Action::VoidPay { hand, .. } => offered(*hand, LegalAction::VoidPay),
            Action::VoidPrize { hand, .. } => offered(*hand, LegalAction::VoidPrize),
            Action::ReopenStop { stop, .. } => {
                is_open && run.is_closed(*stop) && run.passed_while_closed(*stop).is_none()
            }
            Action::CloseStop { stop, .. } => is_open && !run.is_closed(*stop),
            Action::MoveDeadline { to, .. } => is_open && *to > run.rules.deadline(),
            Action::Report { stop, until } => run.may_report(*stop, *until),
            Action::RetractReport { stop, until, .. } => run.may_retract_report(*stop, *until),
            Action::AllowSkip { hand, stop, .. } => run.may_allow_skip(*hand, *stop),
            Action::Withdraw { participant } => run.may_change_registration(*participant),
            Action::Rename { participant, name, .. } => {
                let other = run.person(*participant).is_ok_and(|person| person.name != *name);
                run.may_change_registration(*participant) && is_valid_text(name) && other
            }
            Action::SetRides { participant, rides, .. } => {
                let other = run.person(*participant).is_ok_and(|person| person.rides != *rides);
                run.may_change_registration(*participant) && other
            }
            Action::RemoveHand { hand, .. } => {
                let several = run.sheet(*hand).is_ok() && run.hands_of(hand.participant) > 1;
                run.may_change_registration(hand.participant) && several
            }
            Action::Cancel { .. } => !run.phase.is_final(),
            Action::VoidArrival { participant, .. } => is_open && run.may_void_arrival(*participant),
        }
    }
}

impl PokerRun {
    fn may_register(&self) -> bool {
        self.phase == Phase::Open && self.check_money(self.rules.hand_price).is_ok()
    }

    fn may_add_hand(&self, participant: Participant) -> bool {
        let limit = self.rules.hands_limit.unwrap_or(u32::MAX);
        let deadline = self.rules.deadline();
        let may = |person: &Person| {
            let open = person.arrived.is_none_or(|arrived| !person.rides && arrived <= deadline);
            open && self.hands_of(participant) < limit
        };
        self.may_register() && self.person(participant).is_ok_and(may)
    }

    /// Returns whether the participant may withdraw and the registration may be corrected: the event is open, no hand
    /// has a card, even a void one, or was turned in, and the participant has not arrived.
    fn may_change_registration(&self, participant: Participant) -> bool {
        let blank = |sheet: &Sheet| sheet.first_card().is_none() && sheet.turned_in.is_none();
        self.phase == Phase::Open
            && self.person(participant).is_ok_and(|person| person.arrived.is_none())
            && self.sheets_of(participant).all(|(_, sheet)| blank(sheet))
    }

    fn may_arrive(&self, participant: Participant, at: Time) -> bool {
        let waits = self.person(participant).is_ok_and(|person| person.arrived.is_none());
        let last = self.last_visit(participant);
        self.phase == Phase::Open && waits && Some(at) >= last
    }

    fn is_barred(&self, moves: &HandMoves, stamp: &Stamp) -> bool {
        self.bars_repeats(stamp) && moves.barred.contains(&stamp.card)
    }

    /// Returns whether a stamp of a stop is legal. Offers are time windows, so a card without a time is checked
    /// directly.
    fn may_stamp(&self, hand: HandId, stop: Stop, stamp: &Stamp) -> bool {
        let Ok(sheet) = self.sheet(hand) else { return false };
        let moves = self.hand_moves(hand);
        let may = match stamp.at {
            _ if sheet.valid_stamp(Mark::Stop(stop)).is_some() => {
                self.check_again(hand, Mark::Stop(stop), stamp).is_ok()
            }
            None => self.check_stamp(hand, stop, stamp).is_ok(),
            Some(at) => moves.stamp(stop, at) && !self.is_barred(&moves, stamp),
        };
        self.phase == Phase::Open && may
    }

    fn may_stamp_extra(&self, hand: HandId, stamp: &Stamp) -> bool {
        let Ok(sheet) = self.sheet(hand) else { return false };
        let moves = self.hand_moves(hand);
        let may = match stamp.at {
            _ if sheet.valid_stamp(Mark::Extra).is_some() => {
                self.check_again(hand, Mark::Extra, stamp).is_ok()
            }
            None => self.check_extra(hand, stamp).is_ok(),
            Some(at) => moves.extra(at) && !self.is_barred(&moves, stamp),
        };
        self.phase == Phase::Open && may
    }

    fn may_spin_all(&self, hand: HandId, spins_at: SpinsAt, cards: [Shown; STOPS], at: Option<Time>) -> bool {
        let Ok(sheet) = self.sheet(hand) else { return false };
        let offered = at.filter(|_| sheet.missing().is_some());
        let may = match offered {
            Some(at) => self.hand_moves(hand).spin_all(spins_at, &cards, at, self.rules.repeats()),
            None => self.check_spin_all(hand, spins_at, cards, at).is_ok(),
        };
        self.phase == Phase::Open && may
    }
}
