//! The participants as CSV.

use crate::csv;
use crate::run::cached_view::CachedView;
use crate::run::error::{RunError, RunRefusal};
use crate::run::import::COLUMNS;
use crate::run::payment::Item;
use crate::run::registration::ShownAs;
use crate::run::role::sees_contact;
use crate::run::sheets::check_letter;
use crate::run::state::State;
use crate::store::PlayerId;
use games::Chips;
use games::poker_run::{HandView, ParticipantView};

impl State {
    /// The participants as CSV, by number, with the columns of an import. A participant who withdrew has 0 hands, and
    /// an import omits the line.
    ///
    /// # Errors
    /// `run.not_staff`, and `run.not_your_role` for a role that does not see contact details.
    pub fn participants_csv(&self, cached: &CachedView, who: PlayerId) -> Result<String, RunError> {
        let (_, roles) = self.roles_of(who).ok_or(RunRefusal::NotStaff)?;
        if !sees_contact(&roles) {
            return Err(RunRefusal::NotYourRole.into());
        }
        let header = csv::line(&COLUMNS);
        let lines = cached.participants().map(|one| {
            let details = self.details.get(&one.participant);
            let contact = details.and_then(|details| details.contact.as_ref());
            let shown_as = match details.map(|details| details.shown_as).unwrap_or_default() {
                ShownAs::Name => "name",
                ShownAs::Initials => "initials",
                ShownAs::Number => "number",
            };
            csv::line(&[
                &one.participant.to_string(),
                &check_letter(one.participant).to_string(),
                &one.name,
                if one.rides { "yes" } else { "no" },
                &one.hands.len().to_string(),
                shown_as,
                &contact.and_then(|contact| self.text(contact)).unwrap_or_default(),
                if details.is_some_and(|details| details.waiver) { "yes" } else { "no" },
                &self.payments_of(one),
                if one.withdrawn { "yes" } else { "no" },
            ])
        });
        Ok(std::iter::once(header).chain(lines).collect())
    }

    /// The payments of a participant's fees: one word if all hands have the same, otherwise one word for each hand;
    /// empty if hands are free, or the participant has none. `paid` means that the method was not recorded.
    fn payments_of(&self, one: &ParticipantView) -> String {
        if self.game.as_ref().is_none_or(|game| game.rules().hand_price() == Chips::ZERO) {
            return String::new();
        }
        let recorded = |hand: &HandView| self.money.payments.get(&(hand.hand, Item::Fee));
        let word = |hand: &HandView| match recorded(hand) {
            _ if hand.unpaid => "unpaid",
            Some(payment) => payment.method.into(),
            None => "paid",
        };
        let mut words: Vec<&str> = one.hands.iter().map(word).collect();
        if words.iter().all(|word| *word == words[0]) {
            words.truncate(1);
        }
        words.join(" ")
    }
}
