//! Views of an event, each made for one viewer: a staff member by role, a participant, or the public board. The views
//! are the only serialized form of the event's state.
//!
//! Names are shown in public in the form that each participant chose. Only the organiser and registration see contact
//! details; only the organiser sees links, the money report and the rest of the staff. All staff see the payments of
//! participants, and the tills at the desks of their roles.

mod csv;
mod hand_value;
mod money;
mod name;
mod provable_draws;
mod questions;
mod report_csv;
mod sheets;
mod unsettled_payments;

pub use hand_value::HandValue;
pub use money::{MoneyMovement, MoneyReport, TillChoice};
pub use provable_draws::{DrawsLog, DrawsReport, DrawsView, SheetBlock};
pub use questions::{DecidedQuestion, Question, QuestionKind, StopActivityView};
pub use sheets::{SheetPage, SheetState, TallySheet};
pub use unsettled_payments::{RecordedPayment, UnsettledPayment};

use super::author::Author;
use super::cached_view::CachedView;
use super::draft::Draft;
use super::error::{RunError, RunRefusal};
use super::link_graph::LinkGraph;
use super::odds::{Odds, OddsChanges};
use super::phone_number::PhoneNumber;
use super::position::Position;
use super::ranking::RankingChanges;
use super::registration::ShownAs;
use super::role::{Role, Roles, sees_contact};
use super::sheets::check_letter;
use super::state::{Member, Moved, Stage, State};
use super::when::{Day, Zone, has_passed};
use crate::store::{PlayerId, RollbackCause};
use games::Shown;
use games::poker_run::{
    Account, DeadlineFor, HandId, HandView, Mark, Participant, ParticipantView, Phase, Place, Standing, Stop,
    Time, Unranked,
};
use schemars::JsonSchema;
use serde::Serialize;
use std::sync::Arc;

/// General data of an event, the same for every viewer.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct RunHead {
    /// Id of the event, which is part of its links.
    pub id: String,
    /// Position of the log's last entry.
    pub seq: u64,
    /// Position of this view, opaque to clients, who send it as `since` to receive only later changes.
    pub position: String,
    /// Name of the event.
    pub name: String,
    /// The date on which the event begins.
    pub date: Day,
    /// The time zone of all times in the event.
    pub time_zone: Zone,
    /// Stage of the event.
    pub stage: Stage,
    /// The places on the way to the finish.
    pub route: Vec<Place>,
    /// The stops that are closed.
    pub closed_stops: Vec<Stop>,
    /// `true` while entries are lost and, if stamps count by time, while stamps that were given at a stop may still
    /// have to be entered. Always `false` once the event is final or cancelled.
    pub provisional: bool,
    /// `true` if entries that were already confirmed are missing, for example after a backup was restored, and the
    /// organiser has not yet decided that the sheets were compared. Until then, a card drawn here may differ from the
    /// one on the sheet.
    pub entries_lost: bool,
    /// The time at which this room last took over from another one, in milliseconds since the Unix epoch; omitted if it
    /// never did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub takeover_ms: Option<u64>,
    /// Set while the event is running in another room, so that this one accepts no entries; omitted otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moved: Option<MovedView>,
    /// The last second at which a participant is on time; `null` in a draft.
    pub deadline: Option<Time>,
    /// The condition to meet by the deadline.
    pub deadline_for: DeadlineFor,
}

/// The move of an event to another room, as far as this one knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "RunMoved")]
pub struct MovedView {
    /// The time at which the other room took over, in milliseconds since the Unix epoch.
    pub since_ms: u64,
    /// The time at which a device of the staff reported it, in milliseconds since the Unix epoch.
    pub at_ms: u64,
}

/// The public board.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "RunBoard")]
pub struct Board {
    /// General data of the event.
    pub run: RunHead,
    /// `true` if this is the whole board, `false` if it has only changes after `since`. For a position from before a
    /// rollback of the log, the whole board is sent.
    pub whole: bool,
    /// The participants by number; if not `whole`, those that may have changed.
    pub participants: Vec<BoardRow>,
    /// The standings if the event closed now; `null` if they have not changed, or if `ranking_changes` contains the
    /// changes.
    pub standings: Option<Vec<Standing<HandId>>>,
    /// The hands that are not ranked, with the reason; `null` if `standings` is.
    pub unranked: Option<Vec<Unranked<HandId>>>,
    /// The lines of `standings` and `unranked` that changed after `since`, instead of all lines; omitted if none has
    /// changed, or all lines are sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ranking_changes: Option<RankingChanges>,
    /// The odds of every hand; `null` if they have not changed, have not been computed yet, or if `odds_changes`
    /// contains the changes. The odds may be those of an earlier state of the event.
    pub odds: Option<Arc<Odds>>,
    /// The odds that changed after `since`, instead of all odds; omitted if none has changed, or all odds are sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub odds_changes: Option<OddsChanges>,
}

/// A participant on the board.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct BoardRow {
    /// Number of the participant.
    pub participant: Participant,
    /// The check letter of the number.
    pub check: char,
    /// The name in the form that the participant chose; `null` for the number alone.
    pub name: Option<String>,
    /// `true` if the participant rides.
    pub rides: bool,
    /// `true` if the participant withdrew.
    pub withdrawn: bool,
    /// The time of arrival at the finish; `null` until then.
    pub arrived: Option<Time>,
    /// The participant's hands, in the order of their numbers.
    pub hands: Vec<BoardHand>,
}

/// A hand on the board.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct BoardHand {
    /// Id of the hand.
    pub hand: HandId,
    /// The valid cards along the route, then the extra card.
    pub cards: Vec<BoardCard>,
    /// The next stop, leaving out closed and skipped stops; `null` if none is left.
    pub next: Option<Stop>,
    /// The time at which the hand was turned in; `null` until then.
    pub turned_in: Option<Time>,
    /// The cards that the hand spun to break ties, one per round; omitted if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spun_off: Vec<Shown>,
}

/// A card on the board.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct BoardCard {
    /// The field on the tally sheet.
    pub mark: Mark,
    /// The card that was drawn.
    pub card: Shown,
    /// The time of the stamp; `null` for a card that was typed in without a time.
    pub at: Option<Time>,
}

/// The page of a participant.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct ParticipantPage {
    /// General data of the event.
    pub run: RunHead,
    /// The participant, as on the board.
    pub participant: BoardRow,
    /// The places of the participant's hands in the standings, if the event closed now.
    pub standings: Vec<Standing<HandId>>,
    /// The participant's hands that are not ranked, with the reason.
    pub unranked: Vec<Unranked<HandId>>,
    /// The odds of the participant's hands; `null` if they have not been computed yet, and on the page of a tally
    /// sheet.
    pub odds: Option<Odds>,
    /// Telephone number for emergencies; `null` if the plan has none.
    pub emergency: Option<PhoneNumber>,
    /// `true` if the draws of the on-screen wheel can be verified.
    pub draws: bool,
}

/// The view of a staff member.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct StaffView {
    /// General data of the event.
    pub run: RunHead,
    /// The proof of the last take-over for the header `event-takeover`, with which devices fence off another room of this
    /// event; omitted if there was none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub takeover_proof: Option<String>,
    /// The staff member who views the event.
    pub you: StaffMember,
    /// The draft, or the plan of an open event.
    pub draft: Draft,
    /// The version of the draft, which a request to change it must state.
    pub version: u64,
    /// `true` if the deadline has passed by the room's clock. Sheets kept on paper can still be typed in.
    pub deadline_passed: bool,
    /// `true` if every participant is listed, `false` if only those that may have changed after `since` are. For a
    /// position from before a rollback of the log, all participants are listed.
    pub whole: bool,
    /// The participants by number; if not `whole`, those that may have changed.
    pub participants: Vec<StaffRow>,
    /// The latest entries from each stop, along the route.
    pub stops: Vec<StopActivityView>,
    /// The tills at the desks of the viewer's roles, by number; all tills for an organiser.
    pub tills: Vec<TillChoice>,
    /// The provable draws; `null` in a draft, and in an event without them.
    pub draws: Option<DrawsView>,
    /// The data that only the organiser sees; omitted for all other staff.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub organiser: Option<OrganiserPart>,
}

/// A staff member.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct StaffMember {
    /// Number of the staff member.
    pub staff: u32,
    /// Name of the staff member; `null` if the stored personal data lacks it.
    pub name: Option<String>,
    /// The roles; none if every link through which the person joined is revoked, except that the creator of the event
    /// is always an organiser.
    pub roles: Roles,
}

/// A participant, as the staff sees them.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct StaffRow {
    /// Number of the participant.
    pub participant: Participant,
    /// The check letter of the number.
    pub check: char,
    /// Name of the participant.
    pub name: String,
    /// The form of the name on the board.
    pub shown_as: ShownAs,
    /// The contact details, for the organiser and registration; omitted for all other staff, and if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contact: Option<String>,
    /// `true` if the participant rides.
    pub rides: bool,
    /// `true` if the participant withdrew.
    pub withdrawn: bool,
    /// The time of arrival at the finish; `null` until then.
    pub arrived: Option<Time>,
    /// `true` if the participant signed the waiver; omitted otherwise.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub waiver: bool,
    /// The hands with all stamps, including void ones, and the legal entries.
    pub hands: Vec<HandView>,
    /// The number of cards that each hand has spun in spin-offs, in the order of the hands.
    pub spun_off: Vec<u32>,
    /// Payments that have to be recorded or refunded; omitted if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unsettled: Vec<UnsettledPayment>,
    /// Recorded payments that are not refunded; omitted if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub payments: Vec<RecordedPayment>,
}

/// The data that only the organiser sees.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct OrganiserPart {
    /// The conflicts and warnings, which the organiser decides, including those that are already decided.
    pub questions: Vec<Question>,
    /// All links, including revoked ones, by number.
    pub links: Vec<LinkLine>,
    /// All staff members, including those without roles, by number.
    pub staff: Vec<StaffMember>,
    /// The standings if the event closed now; none in a draft.
    pub standings: Vec<Standing<HandId>>,
    /// The hands that are not ranked, with the reason.
    pub unranked: Vec<Unranked<HandId>>,
    /// The use of the takings if the event closed now; `null` in a draft.
    pub account: Option<Account>,
    /// Cause of the last rollback, in which the log lost entries that were already acknowledged, so that the sheets
    /// must be compared; `null` if there was none.
    pub rolled_back: Option<RollbackCause>,
}

/// A link, without its token.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct LinkLine {
    /// Number of the link.
    pub link: u32,
    /// The roles that the link gives.
    pub roles: Roles,
    /// `true` if the link was revoked and no longer gives roles.
    pub revoked: bool,
    /// Number of the organiser who made the link; `null` for the room.
    pub made_by: Option<u32>,
    /// The time at which the link was made, in milliseconds since the Unix epoch.
    pub made_at_ms: u64,
    /// The links made by people who joined through this link, the links made by people who joined through those links,
    /// and so on, by number. Revoked links are omitted, but not the links to which they led. All of the links listed
    /// can be revoked together with this link.
    pub led_to: Vec<u32>,
}

impl State {
    /// The public board with the latest odds; with a position, only the changes after it.
    pub fn board(&self, cached: &CachedView, odds: Option<&Arc<Odds>>, since: Option<Position>) -> Board {
        let known = self.known(since);
        let position = self.position_with(odds);
        let ranking = cached.ranking();
        let is_new = known.is_none_or(|seq| seq < ranking.map_or(cached.seq, |ranking| ranking.seq));
        // Once the event is closed, spins decide between equal hands, and the strength alone does not give the places.
        let open = cached.phase() == Some(Phase::Open);
        let ranking_changes = known.filter(|_| is_new && open).and_then(|seq| ranking?.changes_after(seq));
        let settlement = || ranking.map(|ranking| &ranking.settlement);
        let all = is_new && ranking_changes.is_none();
        let new_odds = odds.filter(|odds| known.is_none() || since.is_none_or(|since| since.odds < odds.seq));
        let odds_changes =
            new_odds.and_then(|odds| odds.changes_after(since.filter(|_| known.is_some())?.odds));
        Board {
            run: RunHead { position: position.to_string(), ..self.head(cached) },
            whole: known.is_none(),
            participants: self.changed_after(cached, known).map(|one| self.board_row(one)).collect(),
            standings: all.then(|| settlement().map(|found| found.standings.clone()).unwrap_or_default()),
            unranked: all.then(|| settlement().map(|found| found.unranked.clone()).unwrap_or_default()),
            ranking_changes,
            odds: new_odds.filter(|_| odds_changes.is_none()).cloned(),
            odds_changes,
        }
    }

    /// The position of a board with these odds.
    pub fn position_with(&self, odds: Option<&Arc<Odds>>) -> Position {
        Position { odds: odds.map_or(0, |odds| odds.seq), ..self.position() }
    }

    /// The page of a participant.
    ///
    /// # Errors
    /// `run.no_such_participant`.
    pub fn participant_page(
        &self,
        cached: &CachedView,
        odds: Option<&Arc<Odds>>,
        participant: Participant,
    ) -> Result<ParticipantPage, RunError> {
        let found = cached.participant(participant);
        let missing = RunRefusal::NoSuchParticipant { participant: participant.number() };
        Ok(self.page_of(cached, odds, found.ok_or(missing)?))
    }

    fn page_of(
        &self,
        cached: &CachedView,
        odds: Option<&Arc<Odds>>,
        one: &ParticipantView,
    ) -> ParticipantPage {
        let settlement = cached.ranking().map(|ranking| &ranking.settlement);
        let standings = settlement.into_iter().flat_map(|found| &found.standings);
        let unranked = settlement.into_iter().flat_map(|found| &found.unranked);
        ParticipantPage {
            run: self.head(cached),
            participant: self.board_row(one),
            standings: standings.filter(|line| line.id.participant == one.participant).cloned().collect(),
            unranked: unranked.filter(|line| line.id.participant == one.participant).cloned().collect(),
            odds: odds.map(|odds| odds.of(one.participant)),
            emergency: self.draft.emergency.clone(),
            draws: self.draws.is_some(),
        }
    }

    /// The view of a staff member at this moment, in milliseconds since the Unix epoch.
    ///
    /// # Errors
    /// `run.not_staff` for a guest without a role.
    pub fn staff_view_now(
        &self,
        cached: &CachedView,
        who: PlayerId,
        since: Option<Position>,
        now_ms: u64,
    ) -> Result<StaffView, RunError> {
        let view = self.staff_view_at(cached, who, since, self.time_at(now_ms))?;
        let deadline_passed = match self.game.as_ref().map(|game| game.rules().deadline()) {
            Some(deadline) => has_passed(self.draft.date, &self.draft.time_zone, deadline, now_ms),
            None => self.draft.deadline_passed(now_ms),
        };
        Ok(StaffView { deadline_passed, ..view })
    }

    /// The view of a staff member at this time of the event's day, with the questions for the organiser.
    ///
    /// # Errors
    /// `run.not_staff` for a guest without a role.
    pub fn staff_view_at(
        &self,
        cached: &CachedView,
        who: PlayerId,
        since: Option<Position>,
        now: Option<Time>,
    ) -> Result<StaffView, RunError> {
        let mut view = self.staff_view(cached, who, since)?;
        if let Some(organiser) = &mut view.organiser {
            organiser.questions = self.questions(cached, now);
        }
        Ok(view)
    }

    /// The view of a staff member, without questions; with a position, only the changes after it.
    ///
    /// # Errors
    /// `run.not_staff` for a guest without a role.
    pub fn staff_view(
        &self,
        cached: &CachedView,
        who: PlayerId,
        since: Option<Position>,
    ) -> Result<StaffView, RunError> {
        let (number, roles) = self.roles_of(who).ok_or(RunRefusal::NotStaff)?;
        let known = self.known(since);
        let (contact, organises) = (sees_contact(&roles), roles.contains(&Role::Organiser));
        Ok(StaffView {
            run: self.head(cached),
            takeover_proof: self.takeover_proof(self.takeover_ms).filter(|_| self.takeover_ms > 0),
            you: self.member(number, &self.staff[&number]),
            draft: self.draft.clone(),
            version: self.version,
            deadline_passed: false,
            whole: known.is_none(),
            participants: self.changed_after(cached, known).map(|one| self.staff_row(one, contact)).collect(),
            stops: self.stop_activity(cached),
            tills: self.till_choices(&roles),
            draws: self.draws_view(number),
            organiser: organises.then(|| self.organiser_part(cached)),
        })
    }

    /// The position in the log from which a viewer needs the changes; `None` if the viewer needs the whole view. A
    /// position from before the last rollback, or beyond the end of the log, comes from another log.
    fn known(&self, since: Option<Position>) -> Option<u64> {
        since
            .filter(|since| since.rollback_ms == self.rollback_ms && since.seq <= self.seq)
            .map(|since| since.seq)
    }

    /// The participants that changed after a log position, by number; all participants without a position, or if every
    /// one may have changed.
    fn changed_after<'a>(
        &'a self,
        cached: &'a CachedView,
        known: Option<u64>,
    ) -> Box<dyn Iterator<Item = &'a ParticipantView> + 'a> {
        match known.and_then(|since| self.changes.after(since)) {
            Some(changed) => Box::new(changed.filter_map(|number| cached.participant(number))),
            None => Box::new(cached.participants()),
        }
    }

    /// The event without its participants.
    pub fn head(&self, cached: &CachedView) -> RunHead {
        let entries_lost = self.questions.has_open_rollback();
        RunHead {
            id: self.id.to_string(),
            seq: self.seq,
            position: self.position().to_string(),
            name: self.draft.name.clone(),
            date: self.draft.date,
            time_zone: self.draft.time_zone.clone(),
            stage: self.stage(),
            route: self.draft.plan.route.clone(),
            provisional: cached.is_provisional() || (entries_lost && !self.stage().is_over()),
            entries_lost,
            takeover_ms: Some(self.takeover_ms).filter(|&at_ms| at_ms > 0),
            moved: self.moved.map(|Moved { since_ms, at_ms }| MovedView { since_ms, at_ms }),
            closed_stops: self.card_places(None).stops.into_iter().collect(),
            deadline: cached.deadline(),
            deadline_for: self.draft.settings.deadline_for.unwrap_or_default(),
        }
    }

    fn board_row(&self, one: &ParticipantView) -> BoardRow {
        let details = self.details.get(&one.participant);
        let shown_as = details.map(|details| details.shown_as).unwrap_or_default();
        BoardRow {
            participant: one.participant,
            check: check_letter(one.participant),
            name: name::public_name(&one.name, shown_as),
            rides: one.rides,
            withdrawn: one.withdrawn,
            arrived: one.arrived,
            hands: one.hands.iter().map(|hand| board_hand(hand, self.spun_off(hand.hand))).collect(),
        }
    }

    /// The cards that a hand spun to break ties, one per round.
    fn spun_off(&self, hand: HandId) -> Vec<Shown> {
        self.game.as_ref().map_or_else(Vec::new, |game| game.spun_off(hand).collect())
    }

    fn staff_row(&self, one: &ParticipantView, sees_contact: bool) -> StaffRow {
        let details = self.details.get(&one.participant);
        let contact = details.and_then(|details| details.contact.as_ref()).filter(|_| sees_contact);
        let spun = |hand: &HandView| u32::try_from(self.spun_off(hand.hand).len()).unwrap_or(u32::MAX);
        StaffRow {
            participant: one.participant,
            check: check_letter(one.participant),
            name: one.name.clone(),
            shown_as: details.map(|details| details.shown_as).unwrap_or_default(),
            contact: contact.and_then(|contact| self.text(contact)),
            waiver: details.is_some_and(|details| details.waiver),
            rides: one.rides,
            withdrawn: one.withdrawn,
            arrived: one.arrived,
            hands: one.hands.clone(),
            spun_off: one.hands.iter().map(spun).collect(),
            unsettled: self.unsettled(one),
            payments: self.recorded_payments(one.participant).collect(),
        }
    }

    fn organiser_part(&self, cached: &CachedView) -> OrganiserPart {
        let settlement = cached.ranking().map(|ranking| &ranking.settlement);
        let graph = LinkGraph::new(self);
        let line = |(&link, made): (&u32, &super::state::Link)| LinkLine {
            link,
            roles: made.roles.clone(),
            revoked: made.revoked,
            made_by: match made.made.by {
                Author::Staff(number) => Some(number),
                Author::Room => None,
            },
            made_at_ms: made.made.at_ms,
            led_to: graph.created_through(link),
        };
        OrganiserPart {
            questions: Vec::new(),
            links: self.links.iter().map(line).collect(),
            staff: self.staff.iter().map(|(&number, member)| self.member(number, member)).collect(),
            standings: settlement.map(|found| found.standings.clone()).unwrap_or_default(),
            unranked: settlement.map(|found| found.unranked.clone()).unwrap_or_default(),
            account: settlement.map(|found| found.account),
            rolled_back: self.rolled_back,
        }
    }

    fn member(&self, number: u32, member: &Member) -> StaffMember {
        let name = self.text(&member.name);
        StaffMember { staff: number, name, roles: self.roles(number, member) }
    }
}

fn board_hand(hand: &HandView, spun_off: Vec<Shown>) -> BoardHand {
    let valid = hand.stamps.iter().filter(|stamp| stamp.stamp.void.is_none());
    let card = |stamp: &games::poker_run::MarkView| BoardCard {
        mark: stamp.mark,
        card: stamp.stamp.card,
        at: stamp.stamp.at,
    };
    BoardHand {
        hand: hand.hand,
        cards: valid.map(card).collect(),
        next: hand.next,
        turned_in: hand.turned_in,
        spun_off,
    }
}
