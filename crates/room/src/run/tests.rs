//! Tests of an event: its log, its decisions and its views.

mod changes;
mod corrections;
mod entries;
mod equality;
mod files;
mod hand_value;
mod import;
mod laws;
mod lists;
mod live;
mod money;
mod move_and_merge;
mod odds;
mod offline;
mod offline_day;
mod offline_sync;
mod provable;
mod questions;
mod random_day;
mod rate;
mod replanned;
mod rulings;
mod sheets;
mod spins;
mod stored;
mod views;

use super::cached_view::CachedView;
use super::command::Command;
use super::conflict::Verdict;
use super::decide::{Decision, create, decide, join};
use super::draft::Draft;
use super::entry::{LoggedEntry, RunChange, written};
use super::error::RunError;
use super::outcome::CommandOutcome;
use super::private::Texts;
use super::role::{Role, Roles};
use super::spin::{Rngs, SpinResult};
use super::state::State;
use crate::refusal::Refusal;
use crate::rng::Rng;
use crate::store::{PlayerId, RunId};
use crate::tokens;
use games::poker_run::Action;
use serde_json::{Value, json};

/// 12:00 in Madrid on the day of the event, in milliseconds since the Unix epoch.
const NOON_MS: u64 = 1_789_207_200_000;
/// 20:00 in Madrid on the day of the event, in milliseconds since the Unix epoch.
const EVENING_MS: u64 = NOON_MS + 8 * 3_600_000;
/// 12:00 in Madrid two days after the event, in milliseconds since the Unix epoch. Every time of the event's day is
/// accepted then.
const TWO_DAYS_LATER_MS: u64 = NOON_MS + 48 * 3_600_000;

const ORGANISER: PlayerId = PlayerId(1);

fn draft(more: &Value) -> Draft {
    let route: Vec<Value> = (1..=5).map(|number| json!({ "name": format!("stop {number}") })).collect();
    let mut settings = json!({ "hand_price": 1000, "extra_price": 500 });
    settings.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let prizes = json!([50_000, 30_000, "10%"]);
    let draft = json!({
        "name": "Toys for Tots",
        "date": "2026-09-12",
        "time_zone": "Europe/Madrid",
        "plan": { "route": route, "prizes": prizes },
        "settings": settings,
    });
    serde_json::from_value(draft).unwrap()
}

fn action(value: Value) -> Command {
    Command::Act(serde_json::from_value::<Action>(value).unwrap())
}

/// An event in memory, with all the data that a store would keep.
struct Event {
    state: State,
    rng: Rng,
    log: Vec<(u64, LoggedEntry)>,
    kept: Vec<String>,
}

/// Result of a command.
struct Done {
    entries: usize,
    spun: Option<SpinResult>,
    outcome: Option<CommandOutcome>,
    events: Vec<games::poker_run::Event>,
    lines: Vec<u32>,
}

impl Event {
    /// A draft with these settings.
    fn draft(settings: &Value) -> Event {
        Event::of(&draft(settings))
    }

    /// A draft with this plan.
    fn of(draft: &Draft) -> Event {
        let mut rng = Rng::new(7);
        let decision = create(ORGANISER, "Olga", draft, &mut rng).unwrap();
        let first = decision.logged_entries(NOON_MS).next().unwrap();
        let id: RunId = "0123456789".parse().unwrap();
        let mut state = State::created(id, &first).unwrap();
        let kept = decision.texts().to_vec();
        kept.iter().for_each(|text| state.texts.add(text));
        Event { state, rng, log: vec![(1, first)], kept }
    }

    /// An event that is open for registration.
    fn open(settings: &Value) -> Event {
        let mut event = Event::draft(settings);
        event.ask(ORGANISER, &Command::Open).unwrap();
        event
    }

    /// Makes a request at noon. If the request has a later time, it is made in the evening, or on a later day.
    fn ask(&mut self, who: PlayerId, command: &Command) -> Result<Done, RunError> {
        let is_ahead = |asked: &Result<Done, RunError>| {
            asked.as_ref().is_err_and(|error| error.code() == "run.entry_ahead")
        };
        let mut asked = self.ask_at(NOON_MS, who, command);
        for later in [EVENING_MS, TWO_DAYS_LATER_MS] {
            if is_ahead(&asked) {
                asked = self.ask_at(later, who, command);
            }
        }
        asked
    }

    /// Makes a request at this time, in milliseconds since the Unix epoch.
    fn ask_at(&mut self, now_ms: u64, who: PlayerId, command: &Command) -> Result<Done, RunError> {
        let wheel = Rng::new(self.rng.below_u64(u64::MAX));
        let rngs = Rngs { wheel, salts: &mut self.rng };
        let decision = decide(&self.state, who, command, now_ms, rngs)?;
        self.log_decision(now_ms, decision)
    }

    /// Joins the staff through the link with this token.
    fn join_by(&mut self, who: PlayerId, token: &str, name: &str) -> Result<Done, RunError> {
        let decision = join(&self.state, who, token, name, &mut self.rng)?;
        self.log_decision(NOON_MS, decision)
    }

    /// Logs and applies a decision.
    fn log_decision(&mut self, now_ms: u64, mut decision: Decision) -> Result<Done, RunError> {
        let before = self.log.len();
        for logged in decision.logged_entries(now_ms) {
            self.log.push((self.log.len() as u64 + 1, logged));
        }
        self.kept.extend_from_slice(decision.texts());
        self.state.apply_decision(now_ms, &mut decision);
        assert_eq!(self.state.seq, self.log.len() as u64);
        if let Some(refusal) = decision.refusal {
            return Err(refusal);
        }
        let spun = match &decision.outcome {
            Some(CommandOutcome::Spun(spun)) => Some(spun.clone()),
            _ => None,
        };
        let Decision { outcome, events, lines, .. } = decision;
        Ok(Done { entries: self.log.len() - before, spun, outcome, events, lines })
    }

    /// Logs and applies entries of the room itself.
    fn by_room(&mut self, mut decision: Decision) {
        for logged in decision.logged_entries(NOON_MS) {
            self.log.push((self.log.len() as u64 + 1, logged));
        }
        self.kept.extend_from_slice(decision.texts());
        self.state.apply_decision(NOON_MS, &mut decision);
    }

    fn act(&mut self, value: Value) {
        self.ask(ORGANISER, &action(value)).unwrap();
    }

    /// Makes a request that must be refused without effect, and returns the refusal code.
    fn refusal(&mut self, who: PlayerId, command: &Command) -> String {
        let before = self.state.seq;
        let error = self.ask(who, command).map(|_| ()).unwrap_err();
        assert_eq!(self.state.seq, before, "a refusal has no effect");
        error.code().to_owned()
    }

    /// Grants a guest these roles through a new link, and returns the number of the link.
    fn join(&mut self, who: PlayerId, name: &str, roles: &[Role]) -> u32 {
        let token = format!("token of {name} for {roles:?}");
        let make =
            Command::MakeLink { roles: Roles::from_iter(roles.iter().copied()), hash: tokens::hash(&token) };
        self.ask(ORGANISER, &make).unwrap();
        self.join_by(who, &token, name).unwrap();
        *self.state.links.keys().last().unwrap()
    }

    /// The state after replaying the log with this personal data.
    fn replayed(&self, kept: &[String]) -> State {
        let mut texts = Texts::default();
        kept.iter().for_each(|text| texts.add(text));
        State::replay(self.state.id, texts, &self.log).unwrap()
    }

    /// The bodies of the log entries, as stored.
    fn bodies(&self) -> Vec<String> {
        self.log.iter().map(|(_, logged)| written(logged).body).collect()
    }

    fn kinds(&self) -> Vec<&'static str> {
        self.log.iter().map(|(_, logged)| logged.entry.change.kind()).collect()
    }
}

/// The views of the public and of the organiser, as JSON.
fn shown(state: &State) -> Value {
    let cached = CachedView::new(state);
    json!([state.board(&cached, None, None), state.staff_view(&cached, ORGANISER, None).unwrap()])
}

/// The body of an entry without the rules and their version, whose serialized form is tested where they are defined.
fn without_rules(body: &str) -> String {
    let Some((before, _)) = body.split_once("\"version\":") else { return body.to_owned() };
    format!("{before}…")
}

#[test]
fn the_stored_form_of_every_kind_of_entry_is_fixed() {
    use strum::VariantNames;
    let mut event = Event::draft(&json!({}));
    let change = Command::Draft { version: 1, draft: Box::new(draft(&json!({ "hand_price": 500 }))) };
    event.ask(ORGANISER, &change).unwrap();
    event.ask(ORGANISER, &Command::Open).unwrap();
    let change = Command::Draft { version: 2, draft: Box::new(draft(&json!({ "hand_price": 600 }))) };
    event.ask(ORGANISER, &change).unwrap();
    let link = event.join(PlayerId(2), "Vera", &[Role::Registration]);
    let registration =
        json!({ "name": "Ann Lee", "rides": true, "hands": 2, "details": { "contact": "555" } });
    let registration = serde_json::from_value(registration).unwrap();
    event.ask(PlayerId(2), &Command::Register(registration)).unwrap();
    let spin = json!({ "stop": { "hand": "1-1", "stop": 1, "at": "11:00" } });
    event.ask(ORGANISER, &Command::Spin(serde_json::from_value(spin).unwrap())).unwrap();
    event.ask(ORGANISER, &Command::RevokeLink { link, and_later: false }).unwrap();
    event.ask(ORGANISER, &sheets::replacement(1)).unwrap();
    let mut renamed = draft(&json!({ "hand_price": 600 }));
    renamed.plan.route[0].name = "Trailhead".to_owned();
    let version = event.state.version;
    event.ask(ORGANISER, &Command::Draft { version, draft: Box::new(renamed) }).unwrap();
    let typed = json!({ "stamp": { "hand": "1-1", "stop": 1, "card": "2c", "at": "11:00" } });
    event.join(PlayerId(3), "Finn", &[Role::Finish]);
    assert!(event.ask(PlayerId(3), &action(typed)).is_err());
    let question = event.state.seq.to_string().parse().unwrap();
    let decided = Command::Decide { question, verdict: Verdict::Dismiss, reason: "misread".to_owned() };
    event.ask(ORGANISER, &decided).unwrap();
    let till = json!({ "open_till": { "name": "Desk", "place": "registration", "float": 5000 } });
    event.ask(ORGANISER, &money::money(till)).unwrap();
    event.by_room(super::decide::rolled_back(crate::store::RollbackCause::Backup));
    let keyed = super::decide::make_sheet_key(&mut event.rng);
    event.by_room(keyed);
    let unknown = json!({ "stamp": { "hand": "99-1", "stop": 1, "card": "2c", "at": "11:00" } });
    for _ in 0..2 {
        event.ask_at(NOON_MS, ORGANISER, &offline::offline(unknown.clone())).unwrap();
    }
    let mut discarded = Event::draft(&json!({}));
    discarded.ask(ORGANISER, &Command::Discard).unwrap();

    let provable = provable::with_every_kind();
    let merged = move_and_merge::with_every_kind();

    let mut kinds = event.kinds();
    kinds.extend(discarded.kinds());
    kinds.extend(provable.kinds());
    kinds.extend(merged.kinds());
    assert_eq!(kinds[0], crate::store::RUN_CREATED);
    kinds.sort_unstable();
    kinds.dedup();
    let mut all = RunChange::VARIANTS.to_vec();
    all.sort_unstable();
    assert_eq!(kinds, all);
    insta::assert_snapshot!(
        event
            .bodies()
            .iter()
            .chain(&discarded.bodies()[1..])
            .chain(provable.bodies().iter().filter(|body| !body.contains("\"acted\"")))
            .chain(merged.bodies().iter().filter(|body| body.contains("merged") || body.contains("moved")))
            .map(|body| without_rules(body))
            .collect::<Vec<_>>()
            .join("\n")
    );
    assert_eq!(shown(&event.replayed(&event.kept)), shown(&event.state));
}

#[test]
fn a_draft_is_changed_by_its_version_and_discarded_until_it_opens() {
    let mut event = Event::draft(&json!({}));
    let change = |version, settings: Value| Command::Draft { version, draft: Box::new(draft(&settings)) };
    event.ask(ORGANISER, &change(1, json!({ "hand_price": 700 }))).unwrap();
    assert_eq!(event.refusal(ORGANISER, &change(1, json!({}))), "run.other_version");
    let wrong = change(2, json!({ "extra_card": "none" }));
    assert_eq!(event.refusal(ORGANISER, &wrong), "poker_run.price_of_no_card");
    let mut nameless = draft(&json!({}));
    nameless.name = " ".to_owned();
    assert_eq!(
        event.refusal(ORGANISER, &Command::Draft { version: 2, draft: Box::new(nameless) }),
        "run_name"
    );
    let arrive = action(json!({ "arrive": { "participant": 1, "at": "11:00" } }));
    assert_eq!(event.refusal(ORGANISER, &arrive), "run.still_a_draft");
    event.ask(ORGANISER, &Command::Open).unwrap();
    assert_eq!(event.state.game.as_ref().unwrap().rules().hand_price().get(), 700);
    assert_eq!(event.refusal(ORGANISER, &Command::Open), "run.not_a_draft");
    assert_eq!(event.refusal(ORGANISER, &Command::Discard), "run.not_a_draft");

    let mut event = Event::draft(&json!({}));
    event.ask(ORGANISER, &Command::Discard).unwrap();
    assert_eq!(json!(event.state.stage()), "cancelled");
    for late in [Command::Open, Command::Discard, change(1, json!({}))] {
        assert_eq!(event.refusal(ORGANISER, &late), "run.discarded");
    }
    assert_eq!(shown(&event.replayed(&event.kept)), shown(&event.state));
}

#[test]
fn roles_combine_and_end_with_their_links() {
    let mut event = Event::open(&json!({}));
    let vera = PlayerId(2);
    let register = action(json!({ "register": { "participant": 1, "name": "Ann", "rides": true } }));
    let arrive = action(json!({ "arrive": { "participant": 1, "at": "11:00" } }));
    assert_eq!(event.refusal(vera, &register), "run.not_staff");
    let first = event.join(vera, "Vera", &[Role::Registration]);
    event.ask(vera, &register).unwrap();
    assert_eq!(event.refusal(vera, &arrive), "run.not_your_role");
    for organising in [
        Command::Open,
        Command::RevokeLink { link: first, and_later: false },
        Command::MakeLink { roles: Roles::from([Role::Organiser]), hash: String::new() },
        Command::Draft { version: 1, draft: Box::new(draft(&json!({}))) },
    ] {
        assert_eq!(event.refusal(vera, &organising), "run.not_your_role");
    }
    event.join(vera, "Somebody else", &[Role::Finish]);
    event.ask(vera, &arrive).unwrap();
    assert_eq!(event.state.staff.len(), 2, "the same person");
    assert_eq!(event.state.text(&event.state.staff[&2].name).unwrap(), "Vera");

    let token = "token of Vera for [Registration]".to_owned();
    assert_eq!(event.join_by(vera, &token, "Vera").unwrap().entries, 0, "joining twice is joining once");
    event.ask(ORGANISER, &Command::RevokeLink { link: first, and_later: false }).unwrap();
    assert_eq!(
        event.refusal(ORGANISER, &Command::RevokeLink { link: first, and_later: false }),
        "run.revoked_link"
    );
    assert_eq!(
        event.refusal(ORGANISER, &Command::RevokeLink { link: 9, and_later: false }),
        "run.no_such_link"
    );
    let revoked = event.join_by(PlayerId(3), &token, "Otto").map(|_| ()).unwrap_err();
    assert_eq!(revoked.code(), "run.unknown_link");
    let next = action(json!({ "register": { "participant": 2, "name": "Bo", "rides": true } }));
    event.ask(vera, &next).unwrap();
    let nobody = Command::MakeLink { roles: Roles::new(), hash: String::new() };
    assert_eq!(event.refusal(ORGANISER, &nobody), "run.no_roles");
}

#[test]
fn pr_19_a_withdrawal_and_a_cancellation_are_shown() {
    let mut event = Event::open(&json!({}));
    assert_eq!(json!(event.state.stage()), "registration");
    for number in [1, 2] {
        event.act(json!({ "register": { "participant": number, "name": "Ann", "rides": true } }));
    }
    event.act(json!({ "withdraw": { "participant": 1 } }));
    event.act(json!({ "stamp": { "hand": "2-1", "stop": 1, "card": "Ks", "at": "11:00" } }));
    assert_eq!(json!(event.state.stage()), "running");
    event.act(json!({ "cancel": { "reason": "storm" } }));
    let views = shown(&event.state);
    assert_eq!(views[0]["run"]["stage"], "cancelled");
    let withdrawn: Vec<&Value> =
        views[0]["participants"].as_array().unwrap().iter().map(|one| &one["withdrawn"]).collect();
    assert_eq!(withdrawn, [true, false]);
    assert_eq!(views[1]["organiser"]["account"]["takings"], 0);
    assert_eq!(shown(&event.replayed(&event.kept)), views);
}
