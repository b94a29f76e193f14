//! The guests who made a request in the last 24 hours, so that the administrator can also ban a guest who is at no
//! table. Changes are saved every ten seconds, and at the end.

use super::client_key::client;
use crate::limits::site_or_client;
use crate::store::PlayerId;
use hashlink::LruCache;
use sqlx::sqlite::SqlitePool;
use std::collections::{BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Time after the last request for which a guest is remembered, in milliseconds.
const REMEMBERED_MS: u64 = 24 * 3600 * 1000;

/// Maximum number of guests that are remembered.
const MAX_GUESTS: usize = 10_000;

/// Interval between saves. A killed room forgets the requests since the last one.
pub const SAVE_INTERVAL: Duration = Duration::from_secs(10);

/// The guests who made a request in the last 24 hours. Bounded: beyond the maximum, the guest of the site with the most
/// guests who was seen longest ago is forgotten, so that many new guests of one site push out none of another.
pub struct SeenGuests {
    guests: Mutex<Guests>,
    pool: SqlitePool,
}

#[derive(Default)]
struct Guests {
    /// The guests by site, each time the one who was seen longest ago first.
    sites: HashMap<IpAddr, LruCache<PlayerId, SeenGuest>>,
    site_of: HashMap<PlayerId, IpAddr>,
    /// The guests who changed since the last save, or were forgotten.
    unsaved: BTreeSet<PlayerId>,
}

/// The last request of a guest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeenGuest {
    /// Time of the request, in milliseconds since the Unix epoch.
    pub at_ms: u64,
    /// The client from which it came.
    pub client: IpAddr,
}

impl SeenGuests {
    /// The guests that are saved in a database. Its table is created if it does not exist.
    ///
    /// # Errors
    /// If the database cannot be read or written.
    pub async fn open(pool: SqlitePool) -> sqlx::Result<SeenGuests> {
        const TABLE: &str = "CREATE TABLE IF NOT EXISTS seen_guests
            (player INTEGER PRIMARY KEY, at_ms INTEGER NOT NULL, client TEXT NOT NULL)";
        const NEWEST: &str = "SELECT player, at_ms, client FROM seen_guests ORDER BY at_ms DESC LIMIT ?";
        sqlx::query(TABLE).execute(&pool).await?;
        let newest = sqlx::query_as(NEWEST).bind(MAX_GUESTS as i64).fetch_all(&pool).await?;
        let mut guests = Guests::default();
        for (player, at_ms, client) in newest.into_iter().rev() {
            let (at_ms, client): (i64, String) = (at_ms, client);
            // A row that was changed by hand may hold no address.
            let Ok(client) = client.parse() else { continue };
            guests.insert(PlayerId(player), SeenGuest { at_ms: at_ms.cast_unsigned(), client });
        }
        Ok(SeenGuests { guests: Mutex::new(guests), pool })
    }

    fn guests(&self) -> MutexGuard<'_, Guests> {
        self.guests.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Records a request of a guest from this address, at this time in milliseconds since the Unix epoch. Does nothing
    /// for a guest without a name.
    pub fn record(&self, player: Option<PlayerId>, address: IpAddr, now_ms: u64) {
        let Some(player) = player else { return };
        let mut guests = self.guests();
        guests.insert(player, SeenGuest { at_ms: now_ms, client: client(address) });
        guests.unsaved.insert(player);
    }

    /// The last request of a guest; `None` if there was none in the 24 hours before this time, in milliseconds since the
    /// Unix epoch.
    pub fn last(&self, player: PlayerId, now_ms: u64) -> Option<SeenGuest> {
        self.guests().last(player).filter(|seen| seen.is_recent(now_ms))
    }

    /// The last request of each guest in the 24 hours before this time, in milliseconds since the Unix epoch.
    pub fn recent(&self, now_ms: u64) -> HashMap<PlayerId, SeenGuest> {
        let guests = self.guests();
        let seen = guests.sites.values().flat_map(LruCache::iter);
        seen.filter(|(_, seen)| seen.is_recent(now_ms)).map(|(&player, &seen)| (player, seen)).collect()
    }

    /// Forgets the guests whose last request is too old at this time, in milliseconds since the Unix epoch, and saves
    /// what changed since the last save. After an error, the next save includes it.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn save(&self, now_ms: u64) -> sqlx::Result<()> {
        let unsaved = self.guests().take_unsaved(now_ms);
        let saved = self.write(&unsaved).await;
        if saved.is_err() {
            self.guests().unsaved.extend(unsaved.into_iter().map(|(player, _)| player));
        }
        saved
    }

    /// Writes the last request of each of these guests, and deletes those who are forgotten.
    async fn write(&self, guests: &[(PlayerId, Option<SeenGuest>)]) -> sqlx::Result<()> {
        const SAVE: &str = "INSERT INTO seen_guests (player, at_ms, client) VALUES (?, ?, ?)
            ON CONFLICT (player) DO UPDATE SET at_ms = excluded.at_ms, client = excluded.client";
        let mut transaction = self.pool.begin().await?;
        for (player, seen) in guests {
            let statement = match seen {
                Some(SeenGuest { at_ms, client }) => {
                    sqlx::query(SAVE).bind(player.0).bind(at_ms.cast_signed()).bind(client.to_string())
                }
                None => sqlx::query("DELETE FROM seen_guests WHERE player = ?").bind(player.0),
            };
            statement.execute(&mut *transaction).await?;
        }
        transaction.commit().await
    }
}

impl Guests {
    fn last(&self, player: PlayerId) -> Option<SeenGuest> {
        self.sites.get(self.site_of.get(&player)?)?.peek(&player).copied()
    }

    /// Replaces the last request of a guest. Beyond the maximum, another guest is forgotten.
    fn insert(&mut self, player: PlayerId, seen: SeenGuest) {
        self.remove(player);
        if self.site_of.len() >= MAX_GUESTS {
            self.forget_one();
        }
        let site = site_or_client(seen.client);
        self.site_of.insert(player, site);
        self.sites.entry(site).or_insert_with(LruCache::new_unbounded).insert(player, seen);
    }

    fn remove(&mut self, player: PlayerId) {
        let Some(site) = self.site_of.remove(&player) else { return };
        let Some(guests) = self.sites.get_mut(&site) else { return };
        guests.remove(&player);
        if guests.is_empty() {
            self.sites.remove(&site);
        }
    }

    /// Forgets the guest of the site with the most guests who was seen longest ago.
    fn forget_one(&mut self) {
        let fullest = self.sites.values().max_by_key(|guests| guests.len());
        let Some((&player, _)) = fullest.and_then(|guests| guests.iter().next()) else { return };
        self.forget(player);
    }

    fn forget(&mut self, player: PlayerId) {
        self.remove(player);
        self.unsaved.insert(player);
    }

    fn take_unsaved(&mut self, now_ms: u64) -> Vec<(PlayerId, Option<SeenGuest>)> {
        let seen = self.sites.values().flat_map(LruCache::iter);
        let old: Vec<PlayerId> =
            seen.filter(|(_, seen)| !seen.is_recent(now_ms)).map(|(&player, _)| player).collect();
        old.into_iter().for_each(|player| self.forget(player));
        let unsaved = std::mem::take(&mut self.unsaved).into_iter();
        unsaved.map(|player| (player, self.last(player))).collect()
    }
}

impl SeenGuest {
    const fn is_recent(&self, now_ms: u64) -> bool {
        now_ms.saturating_sub(self.at_ms) < REMEMBERED_MS
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::scratch::Scratch;
    use sqlx::sqlite::SqliteConnectOptions;
    use std::path::Path;

    async fn open(folder: &Path) -> SeenGuests {
        let file = SqliteConnectOptions::new().filename(folder.join("sessions.db")).create_if_missing(true);
        SeenGuests::open(SqlitePool::connect_with(file).await.unwrap()).await.unwrap()
    }

    #[tokio::test]
    async fn guests_are_remembered_for_a_day_and_their_number_is_bounded() {
        let folder = Scratch::new();
        let (seen, address) = (open(folder.path()).await, IpAddr::from([192, 0, 2, 1]));
        let most = MAX_GUESTS as i64;
        (0..most).for_each(|id| seen.record(Some(PlayerId(id)), address, id.cast_unsigned()));
        seen.record(None, address, 20_000);
        seen.record(Some(PlayerId(most)), address, 20_000);
        let recent = seen.recent(20_000);
        assert_eq!(recent.len(), MAX_GUESTS);
        assert!(!recent.contains_key(&PlayerId(0)), "the guest seen longest ago is forgotten");
        assert_eq!(recent[&PlayerId(most)], SeenGuest { at_ms: 20_000, client: address });
        let later = seen.recent(REMEMBERED_MS + 9_999);
        assert_eq!(later.into_keys().collect::<Vec<_>>(), [PlayerId(most)]);
        seen.save(REMEMBERED_MS + 10_000).await.unwrap();
        assert_eq!(seen.guests().site_of.len(), 1, "guests of earlier days are dropped");
    }

    #[tokio::test]
    async fn many_guests_of_one_site_push_out_none_of_another() {
        let folder = Scratch::new();
        let seen = open(folder.path()).await;
        let [few, many] = ["192.0.2.1", "2001:db8:1:2::3"].map(|address| address.parse().unwrap());
        (0..3).for_each(|id| seen.record(Some(PlayerId(id)), few, 1_000));
        let all = MAX_GUESTS as i64;
        (3..all + 10).for_each(|id| seen.record(Some(PlayerId(id)), many, 2_000));
        seen.save(2_000).await.unwrap();
        for known in [seen.recent(2_000), open(folder.path()).await.recent(2_000)] {
            assert_eq!(known.len(), MAX_GUESTS);
            assert!((0..3).all(|id| known.contains_key(&PlayerId(id))));
            assert!((3..13).all(|id| !known.contains_key(&PlayerId(id))), "the earliest of the many");
        }
        seen.record(Some(PlayerId(0)), many, 3_000);
        let moved = SeenGuest { at_ms: 3_000, client: client(many) };
        assert_eq!((seen.last(PlayerId(0), 3_000), seen.recent(3_000).len()), (Some(moved), MAX_GUESTS));
    }

    #[tokio::test]
    async fn guests_are_known_after_a_restart_and_deleted_after_a_day() {
        let folder = Scratch::new();
        let seen = open(folder.path()).await;
        let [early, late] = [IpAddr::from([192, 0, 2, 1]), IpAddr::from([198, 51, 100, 1])];
        seen.record(Some(PlayerId(1)), early, 1_000);
        seen.record(Some(PlayerId(2)), early, 1_000);
        seen.save(1_000).await.unwrap();
        seen.record(Some(PlayerId(1)), late, 2_000);
        seen.save(2_000).await.unwrap();
        let expected = [(PlayerId(1), (late, 2_000)), (PlayerId(2), (early, 1_000))];
        let expected = expected.map(|(player, (client, at_ms))| (player, SeenGuest { at_ms, client }));
        let opened = open(folder.path()).await;
        assert_eq!(opened.recent(2_000), HashMap::from(expected));
        opened.save(REMEMBERED_MS + 1_500).await.unwrap();
        let known = open(folder.path()).await.recent(2_000);
        assert_eq!(known.into_keys().collect::<Vec<_>>(), [PlayerId(1)], "rows older than a day are deleted");
    }

    #[tokio::test]
    async fn a_failed_save_is_made_up_for_by_the_next() {
        let folder = Scratch::new();
        let seen = open(folder.path()).await;
        seen.record(Some(PlayerId(1)), IpAddr::from([192, 0, 2, 1]), 1_000);
        sqlx::query("ALTER TABLE seen_guests RENAME TO gone").execute(&seen.pool).await.unwrap();
        assert!(seen.save(1_000).await.is_err());
        sqlx::query("ALTER TABLE gone RENAME TO seen_guests").execute(&seen.pool).await.unwrap();
        seen.save(1_000).await.unwrap();
        assert_eq!(open(folder.path()).await.recent(1_000).len(), 1);
    }
}
