//! The demo event, with simulated participants, so that newcomers see a changing board.
//!
//! It continues only while the demo event or the lobby is being viewed, so that an idle room does not write to the
//! store.

use super::command::Command;
use super::draft::Draft;
use super::error::{RunError, RunRefusal};
use super::handle::RunHandle;
use super::registration::{Details, Registration, ShownAs};
use super::runs::Runs;
use super::spin::Spin;
use super::state::Stage;
use super::view::{StaffRow, StaffView};
use super::when::{Day, Zone, clock_at};
use crate::rng::{Purpose, Rng};
use crate::store::{PlayerId, RunId, Store};
use crate::wall_clock::now_ms;
use games::Chips;
use games::poker_run::{Action, HandView, Mark, Place, Plan, Prize, Settings, Share, SpinsAt, Time};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// Key under which the store keeps the id of the demo's organiser.
const ORGANISER: &str = "demo_organiser";
/// Time between two entries.
const STEP: Duration = Duration::from_millis(900);
/// Time for which the demo continues after it was last viewed.
const WATCHED: Duration = Duration::from_secs(20);
/// Minimum time for which a final board stays before the next event begins.
const FINAL: Duration = Duration::from_secs(60);
/// Time from opening to the deadline, in seconds.
const RIDE_SECONDS: u32 = 420;

/// The participants, each with a name and the number of hands. The last one does not ride.
const PARTICIPANTS: [(&str, u32); 12] = [
    ("Ana Duarte", 1),
    ("Ben Okafor", 2),
    ("Chloé Martin", 1),
    ("Dmitri Volkov", 1),
    ("Elena Ruiz", 3),
    ("Frank Miller", 1),
    ("Grace Kim", 1),
    ("Hiro Tanaka", 2),
    ("Ingrid Berg", 1),
    ("José Álvarez", 1),
    ("Kaya Demir", 1),
    ("Liam Byrne", 1),
];
const STOPS: [&str; 5] = ["Trailhead", "Lodge", "Pass", "Lake", "Mill"];

/// The current demo event, and its viewers.
#[derive(Default)]
pub struct DemoRun {
    current: Mutex<Option<RunId>>,
    viewed_at: Mutex<Option<Instant>>,
    viewers: Arc<Viewer>,
}

/// A viewer of the live board of the demo event, until dropped.
#[derive(Default)]
pub struct Viewer;

impl DemoRun {
    /// Marks the demo event as viewed, so that it continues for a while, and returns its id; `None` if none has been
    /// created yet.
    pub fn mark_viewed(&self) -> Option<RunId> {
        *lock(&self.viewed_at) = Some(Instant::now());
        *lock(&self.current)
    }

    /// Id of the demo event; `None` if the room has none.
    pub fn id(&self) -> Option<RunId> {
        *lock(&self.current)
    }

    /// Counts a viewer of the live board of an event, if it is the demo event.
    pub fn viewer(&self, run: RunId) -> Option<Arc<Viewer>> {
        (*lock(&self.current) == Some(run)).then(|| self.viewers.clone())
    }

    fn is_watched(&self) -> bool {
        let is_viewed = lock(&self.viewed_at).is_some_and(|viewed_at| viewed_at.elapsed() < WATCHED);
        is_viewed || Arc::strong_count(&self.viewers) > 1
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Finds the unfinished demo event, or creates one and opens it, so that the lobby shows it from the first request on.
///
/// # Errors
/// If the store fails, or a limit of events is reached.
pub async fn begin<S: Store>(runs: &Runs<S>, demo: &DemoRun) -> Result<(), RunError> {
    current_event(runs, demo).await.map(drop)
}

/// Runs one demo event after another. It never returns.
pub async fn ride<S: Store>(runs: Runs<S>, demo: Arc<DemoRun>) {
    loop {
        if let Err(error) = ride_one(&runs, &demo).await {
            tracing::warn!(%error, "the demo event stopped; another one begins");
        }
        sleep(FINAL).await;
        watched(&demo).await;
    }
}

/// Waits until the demo event is being viewed.
async fn watched(demo: &DemoRun) {
    while !demo.is_watched() {
        sleep(STEP).await;
    }
}

/// The unfinished demo event or, without one, a new one, which is open; with its organiser.
async fn current_event<S: Store>(runs: &Runs<S>, demo: &DemoRun) -> Result<(PlayerId, RunHandle), RunError> {
    let organiser = organiser(runs.store()).await?;
    let run = match unfinished(runs, organiser).await {
        Some(run) => run,
        None => runs.create(organiser, None, "Demo", &draft(now_ms())).await?,
    };
    if run.head().await?.stage == Stage::Draft {
        run.command(organiser, Command::Open).await?;
    }
    *lock(&demo.current) = Some(run.id());
    Ok((organiser, run))
}

/// Runs the current demo event to its end.
async fn ride_one<S: Store>(runs: &Runs<S>, demo: &DemoRun) -> Result<(), RunError> {
    let mut rng = Rng::for_purpose(Purpose::Demo).map_err(|error| RunRefusal::NoRandomNumbers { error })?;
    let (organiser, run) = current_event(runs, demo).await?;
    loop {
        watched(demo).await;
        let view = run.staff_view(organiser, None).await?;
        let Some(command) = next(&view, now_ms(), &mut rng) else { return Ok(()) };
        run.command(organiser, command).await?;
        sleep(STEP).await;
    }
}

/// The guest who creates the demo events, the same at every start.
async fn organiser<S: Store>(store: &S) -> Result<PlayerId, RunError> {
    let known = store.secret(ORGANISER).await?.and_then(|id| id.parse().ok()).map(PlayerId);
    if let Some(known) = known {
        return Ok(known);
    }
    let new = store.new_player("Demo".to_owned()).await?;
    store.set_secret(ORGANISER, Some(new.to_string())).await?;
    Ok(new)
}

/// An unfinished demo event from an earlier start of the room; `None` if there is none.
async fn unfinished<S: Store>(runs: &Runs<S>, organiser: PlayerId) -> Option<RunHandle> {
    // The logs of the demo events that are over are not read.
    for current in runs.current().into_iter().filter(|run| run.organiser == Some(organiser)) {
        if let Ok(run) = runs.find(&current.id.to_string()).await {
            return Some(run);
        }
    }
    None
}

/// The plan of a demo event that begins at this moment, in milliseconds since the Unix epoch.
fn draft(now_ms: u64) -> Draft {
    let zone = Zone::utc();
    let date = Day::at(&zone, now_ms);
    let deadline =
        clock_at(date, &zone, now_ms).time().and_then(|now| Time::from_seconds(now.seconds() + RIDE_SECONDS));
    let stop = |name: &str| Place { name: name.to_owned(), card: true };
    let prizes = [5_000, 2_500].map(|hundredths| Share::new(hundredths).map(Prize::Share));
    Draft {
        name: "Demo: the winter ride".to_owned(),
        date,
        time_zone: zone,
        plan: Plan {
            route: STOPS.into_iter().map(stop).collect(),
            prizes: prizes.into_iter().flatten().collect(),
        },
        settings: Settings {
            deadline,
            hand_price: Chips::new(1_000).ok(),
            extra_price: Chips::new(500).ok(),
            ..Settings::default()
        },
        // The room lists the current demo event itself.
        listed: false,
        waiver: None,
        provable_draws: false,
        emergency: None,
    }
}

/// The next command of the demo; `None` once the event is closed or cancelled.
fn next(view: &StaffView, now_ms: u64, rng: &mut Rng) -> Option<Command> {
    let now = clock_at(view.run.date, &view.run.time_zone, now_ms).time();
    match view.run.stage {
        Stage::Registration if view.participants.len() < PARTICIPANTS.len() => {
            Some(Command::Register(registration(view.participants.len())))
        }
        Stage::Registration | Stage::Running => {
            let in_time = now.filter(|&now| view.run.deadline.is_none_or(|deadline| now < deadline));
            Some(in_time.and_then(|now| ride_on(view, now, rng)).unwrap_or(Command::Act(Action::Close)))
        }
        Stage::Draft | Stage::Counting | Stage::Final | Stage::Cancelled => None,
    }
}

fn registration(index: usize) -> Registration {
    let (name, hands) = PARTICIPANTS[index];
    Registration {
        participant: None,
        check: None,
        name: name.to_owned(),
        rides: index + 1 < PARTICIPANTS.len(),
        hands,
        details: Details { shown_as: ShownAs::Name, ..Details::default() },
    }
}

/// The next entry for a random participant with a hand that is not turned in; `None` if there is none.
fn ride_on(view: &StaffView, now: Time, rng: &mut Rng) -> Option<Command> {
    let open = |row: &&StaffRow| row.hands.iter().any(|hand| hand.turned_in.is_none());
    let out: Vec<&StaffRow> = view.participants.iter().filter(open).collect();
    let count = u32::try_from(out.len()).ok().filter(|&count| count > 0)?;
    let row = out[rng.below(count) as usize];
    let hand = row.hands.iter().find(|hand| hand.next.is_some());
    Some(match hand {
        Some(hand) if !row.rides => {
            Command::Spin(Spin::All { hand: hand.hand, spins_at: SpinsAt::FirstStop, at: None })
        }
        Some(HandView { hand, next: Some(stop), .. }) => {
            Command::Spin(Spin::Stop { hand: *hand, stop: *stop, at: None })
        }
        _ if row.arrived.is_none() => Command::Act(Action::Arrive { participant: row.participant, at: now }),
        _ => finish(row, now)?,
    })
}

/// The entry that turns in a hand, or first draws its extra card, which two out of three participants buy; `None` if
/// every hand is turned in.
fn finish(row: &StaffRow, now: Time) -> Option<Command> {
    let hand = row.hands.iter().find(|hand| hand.turned_in.is_none())?;
    let buys = !row.participant.number().is_multiple_of(3);
    let bought = hand.stamps.iter().any(|stamp| stamp.mark == Mark::Extra);
    Some(if buys && !bought {
        Command::Spin(Spin::Extra { hand: hand.hand, at: None })
    } else {
        Command::Act(Action::TurnIn { hand: hand.hand, at: now })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::Limits;
    use crate::moderation::Bans;
    use crate::store::MemoryStore;

    async fn opened(store: &Arc<MemoryStore>) -> Runs<MemoryStore> {
        Runs::open(store.clone(), Limits::default(), Bans::default()).await.unwrap()
    }

    #[tokio::test(start_paused = true)]
    async fn the_demo_runs_to_its_end_while_viewed_and_continues_after_a_restart() {
        let store = Arc::new(MemoryStore::default());
        let demo = Arc::new(DemoRun::default());
        let runs = opened(&store).await;
        begin(&runs, &demo).await.unwrap();
        let run = runs.find(&demo.id().unwrap().to_string()).await.unwrap();
        let begun = run.head().await.unwrap();
        assert_eq!(begun.stage, Stage::Registration, "the lobby shows it");

        let riding = tokio::spawn(ride(runs.clone(), demo.clone()));
        sleep(STEP * 3).await;
        assert_eq!(run.head().await.unwrap().seq, begun.seq, "nobody has viewed it yet");
        let first = demo.mark_viewed().unwrap();
        assert_eq!(first, run.id(), "the same event continues");

        sleep(WATCHED * 2).await;
        let unwatched = run.head().await.unwrap();
        assert!(unwatched.seq > begun.seq);
        sleep(WATCHED * 2).await;
        assert_eq!(run.head().await.unwrap().seq, unwatched.seq, "an event that nobody looks at waits");

        riding.abort();
        runs.stop().await;
        let runs = opened(&store).await;
        let riding = tokio::spawn(ride(runs.clone(), demo.clone()));
        let _viewer = demo.viewer(first).unwrap();
        sleep(Duration::from_secs(400)).await;
        let run = runs.find(&first.to_string()).await.unwrap();
        let board = run.board(None).await.unwrap();
        assert_eq!(board.run.stage, Stage::Final);
        assert!(board.standings.unwrap().iter().filter(|standing| standing.prize > Chips::ZERO).count() >= 2);
        assert!(board.participants.iter().all(|row| row.name.is_some()));
        riding.abort();
    }
}
