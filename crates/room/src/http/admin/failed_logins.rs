//! Entries of the audit log for failed logins of the administrator, limited so that they cannot flood the log.

use crate::audit::AuditDecision;
use crate::limits::{Bucket, Buckets, Rate};
use std::net::IpAddr;
use tokio::time::Instant;

/// Rate limit of the entries for one client.
const PER_CLIENT: Rate = Rate { burst: 1.0, per_second: 1.0 / 3600.0 };

/// Rate limit of the entries for all clients.
const IN_ALL: Rate = Rate { burst: 60.0, per_second: 60.0 / 3600.0 };

/// The rate limiters of the entries, and the number of failed logins without an entry.
pub struct FailedLogins {
    clients: Buckets<IpAddr>,
    in_all: Bucket,
    unlogged: u64,
}

impl FailedLogins {
    /// Rate limiters with full buckets, and no failed logins.
    pub fn new() -> FailedLogins {
        FailedLogins {
            clients: Buckets::new(PER_CLIENT),
            in_all: Bucket::full(IN_ALL, Instant::now()),
            unlogged: 0,
        }
    }

    /// Counts a failed login from this client. Returns its entry, with the number of failed logins since the last entry
    /// that got none, for all clients together; `None` if the client or all clients together have reached their limit
    /// of entries.
    pub fn count(&mut self, client: IpAddr, now: Instant) -> Option<AuditDecision> {
        let checked = self.clients.check(&client, now).and_then(|()| self.in_all.take(IN_ALL, now));
        if checked.and_then(|()| self.clients.take(client, now)).is_err() {
            self.unlogged = self.unlogged.saturating_add(1);
            return None;
        }
        Some(AuditDecision::LoginFailed { client, unlogged: std::mem::take(&mut self.unlogged) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_client_gets_an_entry_an_hour_and_all_clients_together_sixty() {
        let (mut failed, now) = (FailedLogins::new(), Instant::now());
        let client = |n: u16| IpAddr::from([192, 0, (n / 256) as u8, (n % 256) as u8]);
        let entry = |client, unlogged| Some(AuditDecision::LoginFailed { client, unlogged });
        assert_eq!(failed.count(client(0), now), entry(client(0), 0));
        assert!((0..10).all(|_| failed.count(client(0), now).is_none()));
        assert_eq!(failed.count(client(1), now), entry(client(1), 10));
        assert_eq!((2..1_000).filter(|&n| failed.count(client(n), now).is_some()).count(), 58);
        let later = now + Duration::from_secs(3600);
        assert_eq!(failed.count(client(0), later), entry(client(0), 940));
    }
}
