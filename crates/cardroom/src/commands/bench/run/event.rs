//! The event of a run: its organiser, its participants from a file, and the volunteers, who join through links.

use super::connection::Connection;
use super::plan::STOPS;
use anyhow::Context;
use room::run::when::{Day, Zone, clock_at};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::SystemTime;

/// The event, as all clients know it.
#[derive(Clone)]
pub struct Event {
    /// The address of the room.
    pub room: SocketAddr,
    /// The path of the event in the API: `/api/runs/ID`.
    pub path: String,
    day: Day,
}

/// The organiser of the event.
pub struct Organiser {
    /// The event.
    pub event: Event,
    connection: Connection,
}

/// A volunteer who has joined the event.
pub struct Volunteer {
    /// The cookies of the volunteer's session.
    pub cookies: String,
    /// Position of the view that the volunteer received on joining.
    pub position: String,
}

impl Organiser {
    /// Creates an event with today's date, and opens registration.
    ///
    /// # Errors
    /// If the room refuses or does not answer a request.
    pub async fn create(room: SocketAddr) -> anyhow::Result<Organiser> {
        let day = Day::at(&Zone::utc(), now_ms());
        let mut connection = Connection::new(room, "");
        let name = json!({ "name": "Organiser" }).to_string();
        connection.ask("PUT", "/api/me", "application/json", name.as_bytes()).await?;
        let view = connection.post("/api/runs", &json!({ "draft": draft(day) })).await?;
        let path = format!("/api/runs/{}", view["run"]["id"].as_str().context("an event has no id")?);
        connection.post(&format!("{path}/open"), &Value::Null).await?;
        Ok(Organiser { event: Event { room, path, day }, connection })
    }

    /// Imports `hands` participants with one hand each, of whom the first `riders` ride.
    ///
    /// # Errors
    /// Those of [`Organiser::create`].
    pub async fn import(&mut self, hands: u64, riders: u64) -> anyhow::Result<()> {
        let mut file = "name,rides,shown_as\n".to_owned();
        for number in 1..=hands {
            let rides = if number <= riders { "yes" } else { "no" };
            file.push_str(&format!("Rider Number {number},{rides},name\n"));
        }
        let path = format!("{}/participants/import", self.event.path);
        self.connection.ask("POST", &path, "text/csv", file.as_bytes()).await.context("the import")?;
        Ok(())
    }

    /// Creates a link for these roles, and joins through it as a volunteer with this name.
    ///
    /// # Errors
    /// Those of [`Organiser::create`].
    pub async fn volunteer(&mut self, name: &str, roles: &[Value]) -> anyhow::Result<Volunteer> {
        let link =
            self.connection.post(&format!("{}/links", self.event.path), &json!({ "roles": roles })).await?;
        let mut guest = Connection::new(self.event.room, "");
        let join = json!({ "token": link["token"], "name": name });
        let view = guest.post(&format!("{}/join", self.event.path), &join).await?;
        let position = view["run"]["position"].as_str().context("a view has no position")?.to_owned();
        Ok(Volunteer { cookies: guest.cookies, position })
    }

    /// Downloads the event's public log.
    ///
    /// # Errors
    /// Those of [`Organiser::create`].
    pub async fn log(&mut self) -> anyhow::Result<String> {
        Ok(String::from_utf8(self.connection.text(&format!("{}/log", self.event.path)).await?)?)
    }
}

impl Event {
    /// The current time of day on the event's clock, to the second. After midnight, the hours continue from 24.
    pub fn now(&self) -> String {
        let time = clock_at(self.day, &Zone::utc(), now_ms()).time();
        time.map_or_else(String::new, |time| time.to_string())
    }
}

/// All roles except the organiser's: the stops, the finish, and registration.
pub fn roles() -> Vec<Value> {
    let stops = (1..=STOPS).map(|stop| json!({ "stop": stop }));
    stops.chain([json!("finish"), json!("registration")]).collect()
}

fn now_ms() -> u64 {
    let now = SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default();
    u64::try_from(now.as_millis()).unwrap_or(u64::MAX)
}

/// The plan of an event on this day. Its deadline is on the next day, so that the benchmark can start at any time of
/// day.
fn draft(day: Day) -> Value {
    let route: Vec<Value> = (1..=STOPS).map(|number| json!({ "name": format!("Stop {number}") })).collect();
    json!({
        "name": "Benchmark",
        "date": day,
        "time_zone": "UTC",
        "plan": { "route": route, "prizes": ["25%", "15%", "10%"] },
        "settings": {
            "deadline": "47:59", "stamps": "by_time", "hand_price": 1000, "extra_price": 500,
        },
    })
}
