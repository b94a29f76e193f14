//! Views of an event, each made for one viewer: a member of the staff by role, a participant, or the public board. They
//! are the only serialized form of its state.
//!
//! Names are shown in public as the participants chose. Contact data are in the view of the organiser and of
//! registration alone; links, money and the staff in that of the organiser.

mod name;

use super::draft::Draft;
use super::entry::ShownAs;
use super::error::{RunError, RunRefusal};
use super::role::{Role, Roles, sees_contact};
use super::state::{Member, Stage, State};
use super::when::{Day, Zone};
use crate::store::{PlayerId, RollbackCause};
use games::poker_run::{
    Account, HandId, HandView, Mark, Participant, ParticipantView, Place, Standing, Stop, Time, Unranked,
    View,
};
use games::{Refereed, Shown, Viewer};
use schemars::JsonSchema;
use serde::Serialize;

/// The game of an event as its rules show it, which is computed once for each position of the log.
pub struct Viewed {
    /// The position of the log.
    pub seq: u64,
    view: Option<View>,
}

impl Viewed {
    /// The game of an event in this state.
    pub fn new(state: &State) -> Viewed {
        Viewed { seq: state.seq, view: state.game.as_ref().map(|game| game.view(Viewer::Rail)) }
    }

    fn participants(&self) -> &[ParticipantView] {
        self.view.as_ref().map_or(&[], |view| &view.participants)
    }
}

/// The event itself, as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct RunHead {
    /// The id, which is part of its links.
    pub id: String,
    /// The position of the last entry of the log: send it as `since` to receive what changes after it.
    pub seq: u64,
    /// The name.
    pub name: String,
    /// The date on which it begins.
    pub date: Day,
    /// The time zone of its times.
    pub time_zone: Zone,
    /// The stage.
    pub stage: Stage,
    /// The places on the way to the finish.
    pub route: Vec<Place>,
    /// The stops that are closed.
    pub closed_stops: Vec<Stop>,
    /// `true` while a stop may still hold stamps that are not entered.
    pub provisional: bool,
    /// The last second that is on time; `null` in a draft.
    pub deadline: Option<Time>,
}

/// The public board.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "RunBoard")]
pub struct Board {
    /// The event.
    pub run: RunHead,
    /// The participants by number; with `since`, those that changed after it.
    pub participants: Vec<BoardRow>,
    /// The standings if the event closed now; `null` if nothing changed after `since`.
    pub standings: Option<Vec<Standing<HandId>>>,
    /// The hands that are not ranked, with the reason; `null` if nothing changed after `since`.
    pub unranked: Option<Vec<Unranked<HandId>>>,
}

/// A participant on the board.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct BoardRow {
    /// The number.
    pub participant: Participant,
    /// The name as the participant chose; `null` for the number alone.
    pub name: Option<String>,
    /// `true` if the participant rides.
    pub rides: bool,
    /// `true` if the participant withdrew.
    pub withdrawn: bool,
    /// The time of arrival at the finish; `null` until then.
    pub arrived: Option<Time>,
    /// The hands, in order.
    pub hands: Vec<BoardHand>,
}

/// A hand on the board.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct BoardHand {
    /// The id.
    pub hand: HandId,
    /// The valid cards along the route, then the extra card.
    pub cards: Vec<BoardCard>,
    /// The next stop, if one is left.
    pub next: Option<Stop>,
    /// The time at which it was turned in; `null` until then.
    pub turned_in: Option<Time>,
}

/// A card on the board.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct BoardCard {
    /// The field on the tally sheet.
    pub mark: Mark,
    /// The card.
    pub card: Shown,
    /// The time of the stamp.
    pub at: Time,
}

/// The page of a participant.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct ParticipantPage {
    /// The event.
    pub run: RunHead,
    /// The participant, as on the board.
    pub participant: BoardRow,
    /// The places of the participant's hands in the standings, if the event closed now.
    pub standings: Vec<Standing<HandId>>,
}

/// The view of a member of the staff.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct StaffView {
    /// The event.
    pub run: RunHead,
    /// The viewer.
    pub you: StaffMember,
    /// The draft, or the plan that became fixed with the opening.
    pub draft: Draft,
    /// The version of the draft, which a change of it names.
    pub version: u64,
    /// The participants by number; with `since`, those that changed after it.
    pub participants: Vec<StaffRow>,
    /// What only the organiser sees.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub organiser: Option<OrganiserPart>,
}

/// A member of the staff.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct StaffMember {
    /// The number.
    pub staff: u32,
    /// The name; `null` if it was left out of the log.
    pub name: Option<String>,
    /// The roles; none after every link by which the person joined was revoked.
    pub roles: Roles,
}

/// A participant, as the staff sees them.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct StaffRow {
    /// The number.
    pub participant: Participant,
    /// The name.
    pub name: String,
    /// The form of the name on the board.
    pub shown_as: ShownAs,
    /// The contact data, for the organiser and registration.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contact: Option<String>,
    /// `true` if the participant rides.
    pub rides: bool,
    /// `true` if the participant withdrew.
    pub withdrawn: bool,
    /// The time of arrival at the finish; `null` until then.
    pub arrived: Option<Time>,
    /// The hands with all stamps, including void ones, and the legal entries.
    pub hands: Vec<HandView>,
    /// The number of cards that each hand has spun in spin-offs, in the order of the hands.
    pub spun_off: Vec<u32>,
}

/// What only the organiser sees.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct OrganiserPart {
    /// The links.
    pub links: Vec<LinkLine>,
    /// The staff.
    pub staff: Vec<StaffMember>,
    /// The standings if the event closed now; none in a draft.
    pub standings: Vec<Standing<HandId>>,
    /// The hands that are not ranked, with the reason.
    pub unranked: Vec<Unranked<HandId>>,
    /// The use of the takings if the event closed now; `null` in a draft.
    pub account: Option<Account>,
    /// The cause, if the log was found to lack entries that were already acknowledged: compare the sheets.
    pub rolled_back: Option<RollbackCause>,
}

/// A link, without its token.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct LinkLine {
    /// The number.
    pub link: u32,
    /// The roles that it gives.
    pub roles: Roles,
    /// `true` if it gives no roles any more.
    pub revoked: bool,
}

impl State {
    /// The public board; with a position of the log, only what changed after it.
    pub fn board(&self, viewed: &Viewed, since: Option<u64>) -> Board {
        let since = self.known(since);
        let changed = since < self.seq;
        let all = viewed.participants().iter().filter(|one| self.changed_after(one.participant, since));
        let settlement = viewed.view.as_ref().map(|view| &view.board).filter(|_| changed);
        let empty = || changed.then(Vec::new);
        Board {
            run: self.head(viewed),
            participants: all.map(|one| self.board_row(one)).collect(),
            standings: settlement.map(|found| found.standings.clone()).or_else(empty),
            unranked: settlement.map(|found| found.unranked.clone()).or_else(|| changed.then(Vec::new)),
        }
    }

    /// The page of a participant.
    ///
    /// # Errors
    /// `run.no_such_participant`.
    pub fn participant_page(
        &self,
        viewed: &Viewed,
        participant: Participant,
    ) -> Result<ParticipantPage, RunError> {
        let found = viewed.participants().iter().find(|one| one.participant == participant);
        let missing = RunRefusal::NoSuchParticipant { participant: participant.number() };
        let board = viewed.view.iter().flat_map(|view| &view.board.standings);
        let own = board.filter(|standing| standing.id.participant == participant);
        Ok(ParticipantPage {
            run: self.head(viewed),
            participant: self.board_row(found.ok_or(missing)?),
            standings: own.cloned().collect(),
        })
    }

    /// The view of a member of the staff; with a position of the log, only what changed after it.
    ///
    /// # Errors
    /// `run.not_staff` for a guest without a role.
    pub fn staff_view(
        &self,
        viewed: &Viewed,
        who: PlayerId,
        since: Option<u64>,
    ) -> Result<StaffView, RunError> {
        let (number, roles) = self.roles_of(who).ok_or(RunRefusal::NotStaff)?;
        let since = self.known(since);
        let (contact, organises) = (sees_contact(&roles), roles.contains(&Role::Organiser));
        let all = viewed.participants().iter().filter(|one| self.changed_after(one.participant, since));
        Ok(StaffView {
            run: self.head(viewed),
            you: self.member(number, &self.staff[&number]),
            draft: self.draft.clone(),
            version: self.version,
            participants: all.map(|one| self.staff_row(one, contact)).collect(),
            organiser: organises.then(|| self.organiser_part(viewed)),
        })
    }

    /// The position after which a viewer wants the changes; 0 for everything. A position beyond the end of the log comes
    /// from another log.
    fn known(&self, since: Option<u64>) -> u64 {
        since.filter(|&since| since <= self.seq).unwrap_or(0)
    }

    fn changed_after(&self, participant: Participant, since: u64) -> bool {
        self.changed_whole > since || self.changed.get(&participant).is_none_or(|&seq| seq > since)
    }

    /// The event without its participants.
    pub fn head(&self, viewed: &Viewed) -> RunHead {
        RunHead {
            id: self.id.to_string(),
            seq: self.seq,
            name: self.draft.name.clone(),
            date: self.draft.date,
            time_zone: self.draft.time_zone.clone(),
            stage: self.stage(),
            route: self.draft.plan.route.clone(),
            provisional: viewed.view.as_ref().is_some_and(|view| view.provisional),
            closed_stops: self.closed_stops.iter().copied().collect(),
            deadline: viewed.view.as_ref().map(|view| view.deadline),
        }
    }

    fn board_row(&self, one: &ParticipantView) -> BoardRow {
        let described = self.described.get(&one.participant);
        let shown_as = described.map(|described| described.shown_as).unwrap_or_default();
        BoardRow {
            participant: one.participant,
            name: name::shown(&one.name, shown_as),
            rides: one.rides,
            withdrawn: one.withdrawn,
            arrived: one.arrived,
            hands: one.hands.iter().map(board_hand).collect(),
        }
    }

    fn staff_row(&self, one: &ParticipantView, sees_contact: bool) -> StaffRow {
        let described = self.described.get(&one.participant);
        let contact = described.and_then(|described| described.contact.as_ref()).filter(|_| sees_contact);
        let spun = |hand: &HandView| u32::try_from(self.drawn.spun_off(hand.hand).len()).unwrap_or(u32::MAX);
        StaffRow {
            participant: one.participant,
            name: one.name.clone(),
            shown_as: described.map(|described| described.shown_as).unwrap_or_default(),
            contact: contact.and_then(|contact| self.text(contact)),
            rides: one.rides,
            withdrawn: one.withdrawn,
            arrived: one.arrived,
            hands: one.hands.clone(),
            spun_off: one.hands.iter().map(spun).collect(),
        }
    }

    fn organiser_part(&self, viewed: &Viewed) -> OrganiserPart {
        let settlement = viewed.view.as_ref().map(|view| &view.board);
        let line = |(&link, made): (&u32, &super::state::Link)| LinkLine {
            link,
            roles: made.roles.clone(),
            revoked: made.revoked,
        };
        OrganiserPart {
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

fn board_hand(hand: &HandView) -> BoardHand {
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
    }
}
