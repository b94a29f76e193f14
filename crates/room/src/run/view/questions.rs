//! Questions for the organiser: recorded ones, and warnings that are derived from the state.

use crate::run::action::with_name;
use crate::run::author::Author;
use crate::run::cached_view::CachedView;
use crate::run::conflict::{Conflict, QuestionId, Verdict};
use crate::run::merge::LeftOut;
use crate::run::offline::{OfflineClock, StoredRefusal, stamp_time};
use crate::run::questions::RecordedConflict;
use crate::run::state::State;
use games::Shown;
use games::poker_run::{Action, HandId, HandView, Mark, Participant, Phase, PokerRun, Stop, Time};
use schemars::JsonSchema;
use serde::Serialize;

/// A conflict or a warning, which the organiser decides.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "RunQuestion")]
pub struct Question {
    /// Id of the question, with which a decision refers to it.
    #[schemars(with = "String")]
    pub id: QuestionId,
    /// Kind of the question.
    pub kind: QuestionKind,
    /// The participant whom the question concerns; `null` if it concerns the log.
    pub participant: Option<Participant>,
    /// The hand that the question concerns; `null` if it does not concern one hand.
    pub hand: Option<HandId>,
    /// The field on the tally sheet; `null` if the question concerns none.
    pub mark: Option<Mark>,
    /// The card of the stamp that was valid when the question was recorded; `null` if the question concerns none.
    pub stamped: Option<Shown>,
    /// Number of the staff member who entered the stamp with the card `stamped`; `null` for the room, and if the
    /// question concerns none.
    pub stamped_by: Option<u32>,
    /// The time at which the stamp with the card `stamped` was entered, in milliseconds since the Unix epoch; `null` if
    /// the question concerns none.
    pub stamped_ms: Option<u64>,
    /// The card that was typed; `null` if the question concerns none.
    pub typed: Option<Shown>,
    /// The time on a stamp that was refused because a stop was skipped, or that was made without a connection and refused
    /// for another reason than its card; `null` for any other question, and if the stamp has no time.
    pub at: Option<Time>,
    /// The stop that was skipped, or from which a stamp is missing; `null` for any other question.
    pub stop: Option<Stop>,
    /// The time at which the conflict or the rollback was recorded, in milliseconds since the Unix epoch; `null` for
    /// any other question.
    pub since_ms: Option<u64>,
    /// Number of the staff member whose entry was refused; `null` if the question concerns no refused entry.
    pub by: Option<u32>,
    /// The five cards of a refused stamp of a participant who does not ride; omitted for any other question.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<Shown>,
    /// The times of a refused stamp that was made without a connection; omitted for any other question.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offline: Option<OfflineClock>,
    /// The time on the refused stamp by the offset of the phone's clock when it was sent; omitted if both offsets agree.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub corrected: Option<Time>,
    /// The refusal of a stamp that was made without a connection; omitted for any other question.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal: Option<StoredRefusal>,
    /// The refused entry of another computer; omitted for any other question than `merged`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<Action>,
    /// The time of the refused entry by the clock of the other computer, in milliseconds since the Unix epoch; omitted
    /// unless the question comes from a merge.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other_ms: Option<u64>,
    /// The entries of another computer that could not be entered; omitted for any other question than `left_out`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left_out: Vec<LeftOut>,
    /// The possible decisions.
    pub verdicts: Vec<Verdict>,
    /// The decision; `null` while the question is open.
    pub decided: Option<DecidedQuestion>,
}

/// The kind of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum QuestionKind {
    /// The card of a refused entry differs from the card of the valid stamp.
    OtherCard,
    /// A stamp was refused, since the hand skipped a stop.
    StopSkipped,
    /// A stamp that was made without a connection was refused for another reason.
    Offline,
    /// An entry of another computer was refused when its log was merged.
    Merged,
    /// Entries of another computer could not be entered when its log was merged.
    LeftOut,
    /// The stamp of a stop that the hand must have passed is missing. It may still be entered until the event is
    /// closed.
    StampMissing,
    /// A rider has not arrived, and the deadline has passed.
    NotArrived,
    /// The log lacks entries that were already acknowledged: compare the sheets.
    RolledBack,
}

/// The organiser's decision on a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DecidedQuestion {
    /// The chosen decision.
    pub verdict: Verdict,
    /// The reason for the decision.
    pub reason: String,
    /// Number of the organiser who made the decision; `null` for the room.
    pub by: Option<u32>,
    /// Time of the decision, in milliseconds since the Unix epoch.
    pub at_ms: u64,
}

/// The latest entries from a stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "StopHeard")]
pub struct StopActivityView {
    /// The stop from which the entries come.
    pub stop: Stop,
    /// The time on the stamp that was entered last; `null` for none.
    pub last_stamp: Option<Time>,
    /// The time at which the last stamp was entered, in milliseconds since the Unix epoch; `null` for none.
    pub last_stamp_ms: Option<u64>,
    /// The time up to which the stop has reported all of its stamps; `null` for none.
    pub reported_until: Option<Time>,
    /// The time at which the stop last reported, in milliseconds since the Unix epoch; `null` for none.
    pub last_report_ms: Option<u64>,
}

impl State {
    /// The questions, at this time of the event's day: recorded ones, then warnings. A decided warning is listed as
    /// long as its cause lasts.
    pub fn questions(&self, cached: &CachedView, now: Option<Time>) -> Vec<Question> {
        let mut questions: Vec<Question> = Vec::new();
        for (&seq, recorded) in &self.questions.conflicts {
            questions.push(self.conflict(seq, recorded));
        }
        questions.extend(self.rollback());
        questions.extend(self.questions.left_out.keys().filter_map(|&seq| self.left_out(seq)));
        questions.extend(self.missing_stamps(cached));
        questions.extend(self.not_arrived(cached, now));
        questions
    }

    /// The question with this id, at this time of the event's day; `None` if there is none. The question is found
    /// without a view of the game.
    pub fn question(&self, id: QuestionId, now: Option<Time>) -> Option<Question> {
        let game = self.game.as_deref();
        match id {
            QuestionId::Entry(seq) => Some(self.conflict(seq, self.questions.conflicts.get(&seq)?)),
            QuestionId::RolledBack(_) => self.rollback().filter(|found| found.id == id),
            QuestionId::LeftOut(seq) => self.left_out(seq),
            QuestionId::Missing(hand, stop) => {
                let asked = game.filter(|game| game.awaits_stamp(hand, stop));
                asked.map(|_| self.missing_stamp(hand, stop)).filter(|question| self.is_asked(question))
            }
            QuestionId::Late(participant) => {
                let passed = |game: &&PokerRun| is_past(game.phase(), game.rules().deadline(), now);
                let late = game.filter(passed).filter(|game| game.is_riding(participant));
                late.map(|_| self.late(participant))
            }
        }
    }

    /// The question about the last rollback of the log; `None` if there was none.
    fn rollback(&self) -> Option<Question> {
        let (seq, at_ms) = self.questions.rolled_back?;
        let warning = self.warning(QuestionId::RolledBack(seq), QuestionKind::RolledBack, None);
        Some(Question { since_ms: Some(at_ms), ..warning })
    }

    /// The question about the entries that the merge at this position left out; `None` if it left out none.
    fn left_out(&self, seq: u64) -> Option<Question> {
        let (left_out, at_ms) = self.questions.left_out.get(&seq)?;
        let warning = self.warning(QuestionId::LeftOut(seq), QuestionKind::LeftOut, None);
        Some(Question { since_ms: Some(*at_ms), left_out: left_out.clone(), ..warning })
    }

    /// The latest entries from each stop, along the route.
    pub(super) fn stop_activity(&self, cached: &CachedView) -> Vec<StopActivityView> {
        let reports = cached.reports();
        let line = |stop| {
            let activity = self.questions.activity.get(&stop).copied().unwrap_or_default();
            StopActivityView {
                stop,
                last_stamp: activity.stamp,
                last_stamp_ms: activity.stamp_ms,
                reported_until: reports.iter().find(|one| one.stop == stop).map(|one| one.until),
                last_report_ms: activity.report_ms,
            }
        };
        Stop::all().map(line).collect()
    }

    fn conflict(&self, seq: u64, recorded: &RecordedConflict) -> Question {
        let RecordedConflict { conflict, refused, offline, merged, stamped: by_stamp } = recorded;
        let hand = conflict.hand();
        let id = QuestionId::Entry(seq);
        let base = Question {
            hand: Some(hand),
            since_ms: Some(refused.at_ms),
            by: number(refused.by),
            offline: *offline,
            other_ms: merged.map(|merged| merged.at_ms),
            ..self.warning(id, QuestionKind::OtherCard, Some(hand.participant))
        };
        match conflict {
            Conflict::OtherCard { mark, stamped, typed, .. } => Question {
                mark: Some(*mark),
                stamped: Some(*stamped),
                stamped_by: by_stamp.and_then(|entry| number(entry.by)),
                stamped_ms: by_stamp.map(|entry| entry.at_ms),
                typed: Some(*typed),
                verdicts: self.verdicts(Verdict::Replace),
                ..base
            },
            Conflict::StopSkipped { skipped, stamp, .. } => {
                let (mark, typed, at) = stamped(stamp);
                Question {
                    kind: QuestionKind::StopSkipped,
                    mark,
                    typed,
                    at,
                    stop: Some(*skipped),
                    verdicts: self.verdicts(Verdict::Accept),
                    ..base
                }
            }
            Conflict::Offline { stamp, refusal, .. } => {
                let (mark, typed, at) = stamped(stamp);
                let corrected = offline.zip(at).and_then(|(clock, at)| clock.corrected(at));
                let mut verdicts = self.verdicts(Verdict::Accept);
                verdicts.extend(corrected.filter(|_| self.may_enter()).map(|_| Verdict::AcceptCorrected));
                Question {
                    kind: QuestionKind::Offline,
                    mark,
                    typed,
                    at,
                    cards: five_cards(stamp),
                    corrected,
                    refusal: Some(StoredRefusal::clone(refusal)),
                    verdicts,
                    ..base
                }
            }
            Conflict::Merged { entry, refusal, .. } => {
                let (mark, typed, at) = stamped(entry);
                Question {
                    kind: QuestionKind::Merged,
                    mark,
                    typed,
                    at,
                    cards: five_cards(entry),
                    action: Some(with_name(&self.texts, entry)),
                    refusal: Some(StoredRefusal::clone(refusal)),
                    verdicts: self.verdicts(Verdict::Accept),
                    ..base
                }
            }
        }
    }

    /// A question without the details of a stamp, which can only be dismissed.
    fn warning(&self, id: QuestionId, kind: QuestionKind, participant: Option<Participant>) -> Question {
        let decided = self.questions.decided.get(&id);
        Question {
            id,
            kind,
            participant,
            hand: None,
            mark: None,
            stamped: None,
            stamped_by: None,
            stamped_ms: None,
            typed: None,
            at: None,
            stop: None,
            since_ms: None,
            by: None,
            cards: Vec::new(),
            offline: None,
            corrected: None,
            refusal: None,
            action: None,
            other_ms: None,
            left_out: Vec::new(),
            verdicts: vec![Verdict::Dismiss],
            decided: decided.map(|(verdict, reason, recorded)| DecidedQuestion {
                verdict: *verdict,
                reason: reason.clone(),
                by: number(recorded.by),
                at_ms: recorded.at_ms,
            }),
        }
    }

    fn missing_stamps(&self, cached: &CachedView) -> Vec<Question> {
        let hands = cached.participants().flat_map(|one| &one.hands);
        // A hand without any card is one question: its sheet is still to be entered.
        let listed = |hand: &HandView| if hand.stamps.is_empty() { 1 } else { hand.awaited.len() };
        let missing =
            hands.flat_map(|hand| hand.awaited.iter().take(listed(hand)).map(|&stop| (hand.hand, stop)));
        let questions = missing.map(|(hand, stop)| self.missing_stamp(hand, stop));
        questions.filter(|question| self.is_asked(question)).collect()
    }

    /// Returns whether a warning about a stamp is listed: always until the event closes; afterwards only if it was
    /// decided, since no stamp can be entered then and the hand is not ranked.
    fn is_asked(&self, question: &Question) -> bool {
        self.may_enter() || question.decided.is_some()
    }

    /// Returns whether stamps can still be entered.
    fn may_enter(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.phase() == Phase::Open)
    }

    /// The possible decisions of a conflict. Once the event is closed, no decision changes a card.
    fn verdicts(&self, change: Verdict) -> Vec<Verdict> {
        [Some(Verdict::Dismiss), self.may_enter().then_some(change)].into_iter().flatten().collect()
    }

    fn missing_stamp(&self, hand: HandId, stop: Stop) -> Question {
        let id = QuestionId::Missing(hand, stop);
        Question {
            hand: Some(hand),
            mark: Some(Mark::Stop(stop)),
            stop: Some(stop),
            ..self.warning(id, QuestionKind::StampMissing, Some(hand.participant))
        }
    }

    /// The riders who have not arrived, after the deadline, until the event closes.
    fn not_arrived(&self, cached: &CachedView, now: Option<Time>) -> Vec<Question> {
        let passed = cached
            .phase()
            .zip(cached.deadline())
            .is_some_and(|(phase, deadline)| is_past(phase, deadline, now));
        let riders = cached.participants().filter(|one| passed && one.rides && !one.withdrawn);
        riders.filter(|one| one.arrived.is_none()).map(|one| self.late(one.participant)).collect()
    }

    fn late(&self, participant: Participant) -> Question {
        self.warning(QuestionId::Late(participant), QuestionKind::NotArrived, Some(participant))
    }
}

/// Returns whether the deadline of an open event has passed.
fn is_past(phase: Phase, deadline: Time, now: Option<Time>) -> bool {
    phase == Phase::Open && now.is_some_and(|now| now > deadline)
}

const fn number(by: Author) -> Option<u32> {
    match by {
        Author::Staff(number) => Some(number),
        Author::Room => None,
    }
}

const fn stamped(action: &Action) -> (Option<Mark>, Option<Shown>, Option<Time>) {
    match action {
        Action::Stamp { stop, card, at, .. } => (Some(Mark::Stop(*stop)), Some(*card), *at),
        _ => (None, None, stamp_time(action)),
    }
}

fn five_cards(action: &Action) -> Vec<Shown> {
    match action {
        Action::SpinAll { cards, .. } => cards.to_vec(),
        _ => Vec::new(),
    }
}
