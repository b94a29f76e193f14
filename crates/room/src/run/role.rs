//! The roles of an event's staff, and their permissions.

use super::spin::Spin;
use games::poker_run::{Action, HandId, Mark, PokerRun, SpinsAt, Stop};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// A role of the staff. One person may have several roles.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    JsonSchema,
    strum::IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Role {
    /// Plans the event, hands out roles, and has the permissions of all other roles.
    Organiser,
    /// Registers participants.
    Registration,
    /// Stamps the cards of one stop.
    Stop(Stop),
    /// Receives the participants at the finish, and types in sheets kept on paper.
    Finish,
}

/// The roles of one person.
pub type Roles = BTreeSet<Role>;

/// Circumstances that determine where stop cards may be drawn.
#[derive(Clone, Default)]
pub struct CardPlaces {
    /// The closed stops.
    pub stops: BTreeSet<Stop>,
    /// `true` if the stops of the event may be visited in any order.
    pub any_order: bool,
    /// `true` if the task concerns a hand whose five cards were all drawn at the first stop.
    pub all_at_first: bool,
}

impl CardPlaces {
    /// The circumstances of an open event, and those of a hand if the task concerns one.
    pub fn of(game: &PokerRun, hand: Option<HandId>) -> CardPlaces {
        let stops = Stop::all().filter(|&stop| game.is_closed(stop)).collect();
        let all_at_first = hand.is_some_and(|hand| game.spun_at_first_stop(hand));
        CardPlaces { stops, any_order: game.rules().any_order(), all_at_first }
    }
}

/// A task of the staff, for which roles are checked.
#[derive(Clone, Copy)]
pub enum Task<'a> {
    /// A task of the organiser: the plan, the opening, links, tills, and decisions on questions.
    Organise,
    /// Sets how a participant's name is shown, the contact details, and whether the waiver is signed.
    Describe,
    /// Prints and replaces tally sheets.
    Sheets,
    /// Uses the till at the desk of this role.
    Till(Role),
    /// Makes an entry of the game.
    Act(&'a Action),
    /// Spins the on-screen wheel.
    Spin(&'a Spin),
}

impl Task<'_> {
    /// The hand, for a task that stamps or spins one stop card or declares a card void; `None` for any other task.
    pub fn hand(self) -> Option<HandId> {
        match self {
            Task::Act(Action::Stamp { hand, .. } | Action::Void { hand, .. })
            | Task::Spin(Spin::Stop { hand, .. }) => Some(*hand),
            _ => None,
        }
    }

    /// The roles that may perform this task, in addition to the organiser, who may perform every task.
    fn roles(self, places: &CardPlaces) -> Vec<Role> {
        match self {
            Task::Organise => vec![],
            Task::Describe => vec![Role::Registration, Role::Finish],
            Task::Sheets => vec![Role::Registration],
            Task::Till(place) => vec![place],
            Task::Spin(spin) => match spin {
                Spin::Stop { stop, .. } => at_stop(*stop, places),
                Spin::All { spins_at: SpinsAt::FirstStop, .. } => at_stop(Stop::FIRST, places),
                Spin::All { spins_at: SpinsAt::Finish, .. } | Spin::Extra { .. } | Spin::SpinOff { .. } => {
                    vec![Role::Finish]
                }
            },
            // Cards without a time come from sheets kept on paper, which the finish types in.
            Task::Act(action) if action.is_untimed() => vec![Role::Finish],
            Task::Act(action) => match action {
                Action::Register { .. }
                | Action::AddHand { .. }
                | Action::Rename { .. }
                | Action::SetRides { .. }
                | Action::RemoveHand { .. } => vec![Role::Registration, Role::Finish],
                Action::Stamp { stop, .. } | Action::Void { mark: Mark::Stop(stop), .. } => {
                    at_stop(*stop, places)
                }
                Action::SpinAll { spins_at: SpinsAt::FirstStop, .. } => at_stop(Stop::FIRST, places),
                Action::SpinAll { spins_at: SpinsAt::Finish, .. }
                | Action::Arrive { .. }
                | Action::Extra { .. }
                | Action::Void { mark: Mark::Extra, .. }
                | Action::VoidArrival { .. }
                | Action::TurnIn { .. }
                | Action::VoidTurnIn { .. }
                | Action::PayPrize { .. }
                | Action::SpinOff { .. } => vec![Role::Finish],
                Action::Report { stop, .. } | Action::RetractReport { stop, .. } => {
                    vec![Role::Stop(*stop), Role::Finish]
                }
                Action::Withdraw { .. } => vec![Role::Registration],
                Action::Pay { .. } => vec![Role::Registration, Role::Finish],
                Action::Close
                | Action::Cancel { .. }
                | Action::AllowSkip { .. }
                | Action::VoidPay { .. }
                | Action::VoidPrize { .. }
                | Action::ReopenStop { .. }
                | Action::CloseStop { .. }
                | Action::MoveDeadline { .. } => vec![],
            },
        }
    }

    /// Returns whether a person with these roles may perform this task, given the circumstances in `places`.
    pub fn is_allowed(self, roles: &Roles, places: &CardPlaces) -> bool {
        roles.contains(&Role::Organiser) || self.roles(places).iter().any(|role| roles.contains(role))
    }
}

/// The roles that stamp the cards of a stop. The finish types in the sheets that the stop kept on paper. The cards of a
/// closed stop are drawn at any later stop, or at any other stop if the route has no order (PR-21). All cards of a
/// participant who does not ride are declared void where they were drawn (PR-5).
fn at_stop(stop: Stop, places: &CardPlaces) -> Vec<Role> {
    let given_at = |stop: Stop| {
        let is_closed = places.stops.contains(&stop);
        let moved = move |other| is_closed && (other > stop || places.any_order && other != stop);
        [stop].into_iter().chain(Stop::all().filter(move |&other| moved(other)))
    };
    let at_first = places.all_at_first.then_some(Stop::FIRST).into_iter().flat_map(given_at);
    [Role::Finish].into_iter().chain(given_at(stop).chain(at_first).map(Role::Stop)).collect()
}

/// Returns whether a person with these roles sees contact details.
pub fn sees_contact(roles: &Roles) -> bool {
    roles.contains(&Role::Organiser) || roles.contains(&Role::Registration)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    /// Every action with the roles that may make it, in addition to the organiser.
    fn table() -> Vec<(Value, &'static [&'static str])> {
        let (hand, at, card) = ("7-1", "12:00", "Ks");
        let all = ["Ks", "Qs", "Js", "Ts", "9s"];
        let (registration, finish): (&[&str], &[&str]) = (&["registration", "finish"], &["finish"]);
        vec![
            (json!({ "register": { "participant": 7, "name": "Ann", "rides": true } }), registration),
            (json!({ "add_hand": { "participant": 7 } }), registration),
            (json!({ "stamp": { "hand": hand, "stop": 1, "card": card, "at": at } }), &["stop 1", "finish"]),
            (json!({ "stamp": { "hand": hand, "stop": 5, "card": card, "at": at } }), &["stop 5", "finish"]),
            (
                json!({ "spin_all": { "hand": hand, "spins_at": "first_stop", "cards": all, "at": at } }),
                &["stop 1", "finish"],
            ),
            (json!({ "spin_all": { "hand": hand, "spins_at": "finish", "cards": all, "at": at } }), finish),
            (json!({ "stamp": { "hand": hand, "stop": 1, "card": card } }), finish),
            (json!({ "spin_all": { "hand": hand, "spins_at": "first_stop", "cards": all } }), finish),
            (json!({ "extra": { "hand": hand, "card": card } }), finish),
            (json!({ "arrive": { "participant": 7, "at": at } }), finish),
            (json!({ "extra": { "hand": hand, "card": card, "at": at } }), finish),
            (
                json!({ "void": { "hand": hand, "mark": { "stop": 3 }, "reason": "misread" } }),
                &["stop 3", "finish"],
            ),
            (json!({ "void": { "hand": hand, "mark": "extra", "reason": "misread" } }), finish),
            (json!({ "void_arrival": { "participant": 7, "reason": "mistake" } }), finish),
            (json!({ "turn_in": { "hand": hand, "at": at } }), finish),
            (json!({ "void_turn_in": { "hand": hand, "reason": "mistake" } }), finish),
            (json!({ "withdraw": { "participant": 7 } }), &["registration"]),
            (json!({ "rename": { "participant": 7, "name": "Ann", "reason": "misspelt" } }), registration),
            (json!({ "set_rides": { "participant": 7, "rides": false, "reason": "mistake" } }), registration),
            (json!({ "remove_hand": { "hand": hand, "reason": "one too many" } }), registration),
            (json!({ "pay": { "hand": hand } }), registration),
            (json!({ "pay_prize": { "hand": hand } }), finish),
            (json!("close"), &[]),
            (json!({ "cancel": { "reason": "storm" } }), &[]),
            (json!({ "report": { "stop": 2, "until": "11:00" } }), &["stop 2", "finish"]),
            (json!({ "retract_report": { "stop": 2, "reason": "wrong stop" } }), &["stop 2", "finish"]),
            (json!({ "allow_skip": { "hand": hand, "stop": 3, "reason": "sent on" } }), &[]),
            (json!({ "void_pay": { "hand": hand, "reason": "mistake" } }), &[]),
            (json!({ "void_prize": { "hand": hand, "reason": "mistake" } }), &[]),
            (json!({ "reopen_stop": { "stop": 3, "reason": "clear" } }), &[]),
            (json!({ "close_stop": { "stop": 3, "reason": "flood" } }), &[]),
            (json!({ "move_deadline": { "to": "17:00", "reason": "flood" } }), &[]),
            (json!({ "spin_off": { "hand": hand, "card": card } }), finish),
        ]
    }

    fn spins() -> Vec<(Value, &'static [&'static str])> {
        vec![
            (json!({ "stop": { "hand": "7-1", "stop": 4 } }), &["stop 4", "finish"]),
            (json!({ "all": { "hand": "7-1", "spins_at": "first_stop" } }), &["stop 1", "finish"]),
            (json!({ "all": { "hand": "7-1", "spins_at": "finish" } }), &["finish"]),
            (json!({ "extra": { "hand": "7-1" } }), &["finish"]),
            (json!({ "spin_off": { "hand": "7-1", "round": 0 } }), &["finish"]),
        ]
    }

    fn roles() -> Vec<(String, Role)> {
        let stops = Stop::all().map(|stop| (format!("stop {}", stop.number()), Role::Stop(stop)));
        let others = [("registration".to_owned(), Role::Registration), ("finish".to_owned(), Role::Finish)];
        stops.chain(others).collect()
    }

    #[test]
    fn every_role_may_make_its_own_entries_and_no_others() {
        let open = CardPlaces::default();
        for (action, allowed) in table() {
            let action: Action = serde_json::from_value(action).unwrap();
            for (name, role) in roles() {
                let expected = allowed.contains(&name.as_str());
                let may = Task::Act(&action).is_allowed(&Roles::from([role]), &open);
                assert_eq!(may, expected, "{name}: {action:?}");
            }
            assert!(Task::Act(&action).is_allowed(&Roles::from([Role::Organiser]), &open), "{action:?}");
            assert!(!Task::Act(&action).is_allowed(&Roles::new(), &open), "{action:?}");
        }
        for (name, role) in roles() {
            let roles = Roles::from([role]);
            assert!(!Task::Organise.is_allowed(&roles, &open), "{name}");
            let describes = ["registration", "finish"].contains(&name.as_str());
            assert_eq!(Task::Describe.is_allowed(&roles, &open), describes, "{name}");
            assert!(Task::Till(role).is_allowed(&roles, &open), "{name}");
            assert!(!Task::Till(Role::Organiser).is_allowed(&roles, &open), "{name}");
            assert_eq!(Task::Sheets.is_allowed(&roles, &open), name == "registration", "{name}");
            assert_eq!(sees_contact(&roles), name == "registration", "{name}");
        }
        for (spin, allowed) in spins() {
            let spin: Spin = serde_json::from_value(spin).unwrap();
            for (name, role) in roles() {
                let may = Task::Spin(&spin).is_allowed(&Roles::from([role]), &open);
                assert_eq!(may, allowed.contains(&name.as_str()), "{name}: {spin:?}");
            }
        }
        let both = Roles::from([Role::Registration, Role::Stop(Stop::FIRST)]);
        let combined = table().into_iter().filter(|(action, _)| {
            let action = serde_json::from_value(action.clone()).unwrap();
            Task::Act(&action).is_allowed(&both, &open)
        });
        assert_eq!(combined.count(), 9, "roles combine");
    }

    #[test]
    fn pr_21_the_cards_of_a_closed_stop_are_drawn_at_a_later_one() {
        let stop = |number| Stop::new(number).unwrap();
        let stamp = json!({ "stamp": { "hand": "7-1", "stop": 3, "card": "Ks", "at": "12:00" } });
        let stamp = serde_json::from_value(stamp).unwrap();
        let may = |number, places: &CardPlaces| {
            Task::Act(&stamp).is_allowed(&Roles::from([Role::Stop(stop(number))]), places)
        };
        let open = CardPlaces::default();
        let closed = CardPlaces { stops: BTreeSet::from([stop(3)]), ..CardPlaces::default() };
        let any_order = CardPlaces { any_order: true, ..closed.clone() };
        assert_eq!([1, 2, 3, 4, 5].map(|number| may(number, &open)), [false, false, true, false, false]);
        assert_eq!([1, 2, 3, 4, 5].map(|number| may(number, &closed)), [false, false, true, true, true]);
        assert_eq!([1, 2, 3, 4, 5].map(|number| may(number, &any_order)), [true; 5]);
    }

    #[test]
    fn pr_05_the_first_stop_undoes_all_cards_that_were_drawn_there() {
        let role = |number| Roles::from([Role::Stop(Stop::new(number).unwrap())]);
        let at_first = CardPlaces { all_at_first: true, ..CardPlaces::default() };
        let (open, finish) = (CardPlaces::default(), Roles::from([Role::Finish]));
        for number in 1..=5 {
            let void = json!({ "void": { "hand": "7-1", "mark": { "stop": number }, "reason": "misread" } });
            let stamp = json!({ "stamp": { "hand": "7-1", "stop": number, "card": "Ks", "at": "12:00" } });
            for action in [void, stamp] {
                let action: Action = serde_json::from_value(action).unwrap();
                let task = Task::Act(&action);
                assert_eq!(task.hand().map(|hand| hand.to_string()).as_deref(), Some("7-1"));
                assert!(task.is_allowed(&role(1), &at_first), "{number}");
                assert_eq!(task.is_allowed(&role(1), &open), number == 1);
                assert_eq!(task.is_allowed(&role(2), &at_first), number == 2);
                assert!(task.is_allowed(&finish, &at_first));
            }
        }
        let extra = json!({ "void": { "hand": "7-1", "mark": "extra", "reason": "misread" } });
        let extra: Action = serde_json::from_value(extra).unwrap();
        assert!(!Task::Act(&extra).is_allowed(&role(1), &at_first), "it is drawn at the finish");
    }
}
