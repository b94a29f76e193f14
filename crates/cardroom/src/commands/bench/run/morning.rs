//! The morning of the event, before the measurement: some riders pass some stops, the other participants spin all their
//! cards, and half of them turn in their hands.

use super::event::{Organiser, roles};
use super::measured::Records;
use super::phone::{Entry, Phone, Work};
use super::plan::{Plan, Stamp};
use crate::interrupt;
use crate::progress::Progress;
use anyhow::bail;
use tokio::task::JoinSet;
use tokio::time::{Duration, Instant};

/// Time between two requests, which keeps their rate below the room's limit for one client.
const BEAT: Duration = Duration::from_millis(4);
/// Maximum number of entries that one helper makes, which is below the burst that the room allows one person.
const ENTRIES_OF_HELPER: usize = 180;

/// Makes the entries of the morning through helpers who have all roles.
///
/// # Errors
/// If the room refuses a helper, or Ctrl-C is pressed. Refused entries are recorded instead.
pub async fn pass(organiser: &mut Organiser, plan: &Plan, records: &Records) -> anyhow::Result<()> {
    let lists = lists(plan);
    let mut phones = Vec::new();
    for number in 1..=lists.len() {
        let helper = organiser.volunteer(&format!("Helper {number}"), &roles()).await?;
        phones.push(Phone::new(&organiser.event, &helper, records));
    }
    let (begun, beat) = (Instant::now(), BEAT * u32::try_from(lists.len()).unwrap_or(u32::MAX));
    let progress = Progress::new(lists.len() as u64, "helpers in the morning");
    let mut tasks = JoinSet::new();
    for ((phone, list), first) in phones.into_iter().zip(lists).zip(0..) {
        let due = (0..).map(|number| begun + BEAT * first + beat * number);
        tasks.spawn(phone.work(due.zip(list).collect()));
    }
    let mut done = 0;
    while tasks.join_next().await.is_some() {
        done += 1;
        progress.reach(done);
        if interrupt::is_requested() {
            bail!("stopped in the morning: nothing was measured");
        }
    }
    progress.clear();
    Ok(())
}

/// The entries of each helper. The entries of one participant stay together, in the order in which they are made.
fn lists(plan: &Plan) -> Vec<Vec<Work>> {
    let mut lists: Vec<Vec<Work>> = vec![Vec::new()];
    for participant in 1..=plan.imported {
        let entries = entries(plan, participant);
        if lists.last().is_some_and(|list| list.len() + entries.len() > ENTRIES_OF_HELPER) {
            lists.push(Vec::new());
        }
        if let Some(list) = lists.last_mut() {
            list.extend(entries);
        }
    }
    lists
}

fn entries(plan: &Plan, participant: u64) -> Vec<Work> {
    if let Some(&passed) = plan.passed.get(participant as usize - 1) {
        return (1..=passed).map(|stop| Work::Stamp(Stamp { participant, stop, card: None })).collect();
    }
    let mut entries = vec![Entry::SpinAll(participant)];
    if !participant.is_multiple_of(2) {
        entries.extend([Entry::Arrive(participant), Entry::TurnIn(participant)]);
    }
    entries.into_iter().map(Work::Entry).collect()
}
