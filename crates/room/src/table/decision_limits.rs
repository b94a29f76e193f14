//! Rate limits of the hosts' decisions, each of which adds an entry to the audit log.

use super::error::LimitError;
use crate::limits::{Buckets, Rate, RetryAfter, site};
use crate::store::PlayerId;
use std::net::IpAddr;
use tokio::time::Instant;

/// Limit of the decisions at the tables that a client created, as a multiple of the limit of a host: many hosts may
/// share an address, and a client may make many guests.
const CLIENT_FACTOR: f64 = 10.0;

/// Token buckets of decisions: of hosts over all their tables, and of the clients and sites that created the tables.
pub struct DecisionLimits {
    hosts: Buckets<PlayerId>,
    clients: Buckets<IpAddr>,
    sites: Buckets<IpAddr>,
}

impl DecisionLimits {
    /// Full buckets, with this rate for a host.
    pub fn new(rate: Rate) -> DecisionLimits {
        let of_client =
            Rate { burst: rate.burst * CLIENT_FACTOR, per_second: rate.per_second * CLIENT_FACTOR };
        DecisionLimits {
            hosts: Buckets::new(rate),
            clients: Buckets::new(of_client),
            sites: Buckets::new(of_client.for_site()),
        }
    }

    /// Counts a decision of a host, at a table that this client created. Without a client, only the limit of the host
    /// applies.
    ///
    /// # Errors
    /// [`LimitError::TooManyDecisions`] if the host, the client or its site has reached its limit. The decision is not
    /// counted then.
    pub fn count(&mut self, host: PlayerId, client: Option<IpAddr>, now: Instant) -> Result<(), LimitError> {
        let site = client.and_then(site);
        self.check(host, client, site, now)
            .map_err(|RetryAfter { seconds }| LimitError::TooManyDecisions { retry_seconds: seconds })?;
        // Each bucket has a token.
        let _ = self.hosts.take(host, now);
        let _ = client.map(|client| self.clients.take(client, now));
        let _ = site.map(|site| self.sites.take(site, now));
        Ok(())
    }

    fn check(
        &self,
        host: PlayerId,
        client: Option<IpAddr>,
        site: Option<IpAddr>,
        now: Instant,
    ) -> Result<(), RetryAfter> {
        self.hosts.check(&host, now)?;
        client.map_or(Ok(()), |client| self.clients.check(&client, now))?;
        site.map_or(Ok(()), |site| self.sites.check(&site, now))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(
        limits: &mut DecisionLimits,
        hosts: impl Iterator<Item = i64>,
        client: Option<IpAddr>,
    ) -> usize {
        let now = Instant::now();
        hosts.filter(|&host| limits.count(PlayerId(host), client, now).is_ok()).count()
    }

    #[test]
    fn a_host_a_client_with_many_hosts_and_a_site_with_many_clients_are_limited() {
        let mut limits = DecisionLimits::new(Rate { burst: 5.0, per_second: 0.001 });
        let client = |net: u16| Some(format!("2001:db8:1:{net:x}::").parse().unwrap());
        assert_eq!(counted(&mut limits, (0..20).map(|_| 1), None), 5, "one host");
        assert_eq!(counted(&mut limits, (2..100).chain(2..100), client(1)), 50, "one client");
        assert_eq!(counted(&mut limits, 200..210, None), 10, "other hosts");
        let rest: usize = (2..20).map(|net| counted(&mut limits, 1_000..1_100, client(net))).sum();
        assert_eq!(rest, 150, "the site of these clients");
        let refused = limits.count(PlayerId(1), None, Instant::now());
        assert_eq!(refused, Err(LimitError::TooManyDecisions { retry_seconds: 1_000 }));
    }
}
