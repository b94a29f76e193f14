//! The volunteers at the stops, at the finish and at registration.

use super::event::{Organiser, roles};
use super::measured::Records;
use super::phone::{Entry, Phone, Work};
use super::plan::{Plan, STOPS, Stamp};
use super::rate::RATE;
use tokio::task::JoinSet;
use tokio::time::{Duration, Instant};

/// Time between two stamps in the steady phase.
const BEAT: Duration = Duration::from_millis(1000 / RATE);
/// Time between two arrivals, each followed by turning in the hand, and between two registrations.
const SLOW_BEAT: Duration = Duration::from_secs(1);
/// Delay before the phones start, so that all start together.
const LEAD: Duration = Duration::from_millis(100);
/// Index of the finish in the list of [`roles`], after the stops.
const FINISH: usize = STOPS;
/// Index of registration in the list of [`roles`].
const REGISTRATION: usize = STOPS + 1;

/// The phones, each with the indices of its roles in the list of [`roles`].
pub struct Desks(Vec<(Phone, Vec<usize>)>);

impl Desks {
    /// Lets volunteers join through links; their phones then follow the event. If there are fewer phones than roles,
    /// some phones have several roles; if there are more, several phones share a role.
    ///
    /// # Errors
    /// If the room refuses a volunteer.
    pub async fn open(organiser: &mut Organiser, phones: u64, records: &Records) -> anyhow::Result<Desks> {
        let (all, phones) = (roles(), phones as usize);
        let mut desks = Vec::new();
        for number in 0..phones {
            let own: Vec<usize> = (0..all.len().max(phones))
                .filter(|place| place % phones == number)
                .map(|place| place % all.len())
                .collect();
            let given: Vec<_> = own.iter().map(|&place| all[place].clone()).collect();
            let volunteer = organiser.volunteer(&format!("Volunteer {}", number + 1), &given).await?;
            let phone = Phone::new(&organiser.event, &volunteer, records);
            phone.follow(&volunteer.position);
            desks.push((phone, own));
        }
        Ok(Desks(desks))
    }

    /// Makes the stamps at the steady rate in spawned tasks, along with arrivals, hands turned in and registrations.
    ///
    /// # Errors
    /// If the room does not accept a connection.
    pub async fn steady(&self, plan: &Plan) -> anyhow::Result<JoinSet<()>> {
        let begun = Instant::now() + LEAD;
        let due = (0..).map(|number| begun + BEAT * number);
        let stamps = self.assigned(due.zip(plan.paced.iter().cloned()));
        let slow = |number: u64| begun + SLOW_BEAT * u32::try_from(number).unwrap_or(u32::MAX);
        let seconds = plan.late;
        let waiting = (plan.riders + 1..=plan.imported).filter(|number| number.is_multiple_of(2));
        let arrivals = (0..seconds).zip(waiting).flat_map(|(number, participant)| {
            [Entry::Arrive(participant), Entry::TurnIn(participant)]
                .map(|entry| (slow(number), Work::Entry(entry)))
        });
        let names = (0..seconds)
            .map(|number| (slow(number), Work::Entry(Entry::Register(format!("Late Rider {}", number + 1)))));
        let mut tasks = JoinSet::new();
        for ((phone, _), list) in self.0.iter().zip(stamps) {
            tasks.spawn(phone.another().await?.work(list));
        }
        for (role, list) in [(FINISH, arrivals.collect()), (REGISTRATION, names.collect::<Vec<_>>())] {
            if let Some((phone, _)) = self.0.iter().find(|(_, own)| own.contains(&role)) {
                tasks.spawn(phone.another().await?.work(list));
            }
        }
        Ok(tasks)
    }

    /// Makes all stamps at once, each over its own connection, and waits for the responses.
    ///
    /// # Errors
    /// If the room does not accept a connection.
    pub async fn at_once(&self, stamps: &[Stamp]) -> anyhow::Result<()> {
        let mut waiting = Vec::new();
        let lists = self.assigned(stamps.iter().map(|stamp| (Instant::now(), stamp.clone())));
        for ((phone, _), list) in self.0.iter().zip(lists) {
            for (_, stamp) in list {
                waiting.push((phone.another().await?, stamp));
            }
        }
        let due = Instant::now() + LEAD;
        let mut tasks: JoinSet<()> =
            waiting.into_iter().map(|(phone, stamp)| phone.work(vec![(due, stamp)])).collect();
        while tasks.join_next().await.is_some() {}
        Ok(())
    }

    /// The stamps that each phone makes, in the order of the phones. The phones of a stop take turns.
    fn assigned(&self, stamps: impl Iterator<Item = (Instant, Stamp)>) -> Vec<Vec<(Instant, Work)>> {
        let of_stop = |stop: usize| {
            let own = self.0.iter().enumerate().filter(move |(_, (_, own))| own.contains(&(stop - 1)));
            own.map(|(number, _)| number).collect::<Vec<_>>()
        };
        let mut lists = vec![Vec::new(); self.0.len()];
        let mut turns = [0; STOPS];
        for (due, stamp) in stamps {
            let phones = of_stop(stamp.stop);
            let turn = &mut turns[stamp.stop - 1];
            lists[phones[*turn % phones.len()]].push((due, Work::Stamp(stamp)));
            *turn += 1;
        }
        lists
    }
}
