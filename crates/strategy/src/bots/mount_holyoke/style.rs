//! Bots that score a play by the cards it sheds and the cards it leaves in hand.

use super::super::{Bot, RandomBelow};
use games::Shown;
use games::mount_holyoke::{Action, CardIndex, MountHolyoke, Play, View};

/// A playing style: the weights of the score.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    name: &'static str,
    description: &'static str,
    /// Value of each card that leaves the hand.
    card: i32,
    /// Penalty for splitting cards of one rank, per card of that rank left in hand.
    broken: i32,
    /// Penalty per played card, for each rank by which it exceeds a three.
    height: i32,
    /// Value of a pass while at least two opponents are in the run and no player is about to end the round.
    pass: i32,
}

/// Gets rid of many cards at once and never passes by choice.
pub const SHED: Style = Style {
    name: "shed",
    description: "gets rid of many cards at once",
    card: 40,
    broken: 6,
    height: 2,
    pass: i32::MIN,
};

/// Plays low cards first and keeps aces and twos until they are needed.
pub const PATIENT: Style = Style {
    name: "patient",
    description: "keeps high cards for the end",
    card: 30,
    broken: 8,
    height: 4,
    pass: -12,
};

/// Hand size up to which a player is considered about to end the round.
const FEW: usize = 3;

impl Bot<MountHolyoke> for Style {
    fn name(&self) -> &'static str {
        self.name
    }

    fn description(&self) -> &'static str {
        self.description
    }

    fn act(&self, view: &View, _: &mut RandomBelow<'_>) -> Option<Action> {
        let moves = view.legal.as_ref()?;
        let hand = view.seats.get(view.to_act?.index())?.hand.as_ref()?;
        let weighed = moves.plays.iter().map(|&play| (self.play_value(play, hand), play));
        // Among plays of equal score, the first is chosen, which is the weakest.
        let best = weighed.reduce(|best, other| if other.0 > best.0 { other } else { best });
        match best {
            Some((value, _)) if moves.may_pass && value < self.pass && may_wait(view) => Some(Action::Pass),
            Some((_, play)) => Some(Action::Play(play)),
            None => moves.may_pass.then_some(Action::Pass),
        }
    }
}

impl Style {
    fn play_value(&self, play: Play, hand: &[Shown]) -> i32 {
        let cards = play.cards();
        let heights: i32 = cards.iter().map(|card| i32::from(CardIndex::of(card).rank())).sum();
        let broken = hand
            .iter()
            .filter(|held| !cards.contains(held.0) && cards.iter().any(|card| card.rank() == held.0.rank()));
        self.card * cards.len() as i32 - self.height * heights - self.broken * broken.count() as i32
    }
}

/// Returns `true` if a pass is worth considering; `false` if a pass would give the lead to the only opponent left in
/// the run, or if a player is about to end the round, since the cards kept may then count as points.
fn may_wait(view: &View) -> bool {
    let players = || view.seats.iter().filter(|seat| seat.plays);
    let in_the_run = players().filter(|seat| !seat.passed).count();
    in_the_run > 2 && players().all(|seat| seat.left > FEW)
}
