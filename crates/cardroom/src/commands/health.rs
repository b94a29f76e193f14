//! `health`: asks a running room if it is well.

use crate::args::number;
use crate::exit::{RunStatus, UsageError};
use crate::http::{self, Scheme};
use anyhow::{Context, anyhow, bail};
use room::config::{Config, RawSetting, SettingName};
use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout};

/// Time within which a room must answer.
const ANSWER_TIME: Duration = Duration::from_secs(5);

/// Interval between two requests to a room that is not well yet.
const RETRY_INTERVAL: Duration = Duration::from_millis(200);

/// Check that the room on this computer runs and can store data
///
/// The command asks for /healthz at the address on which the room listens. It reads the settings as `serve` does, so
/// that it finds the room in the same environment without a flag: in a container, for example. If the room serves
/// HTTPS, the command does too. It does not verify the certificate, which has the public name of the room.
#[derive(clap::Args)]
#[command(after_help = "\
The exit code is 0 if the room is well, and 1 if it is not, or does not answer within five seconds.
With --wait, it is 1 only if the room is still not well at the end of that time.

Examples:
  cardroom health
  cardroom health --wait 30
  cardroom health --listen 127.0.0.1:8081
  cardroom health --config /etc/cardroom.toml")]
pub struct Args {
    /// The address on which the room listens [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<String>,
    /// The TOML file with the room's settings
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Wait up to this many seconds until the room is well: after a restart, for example
    #[arg(long, value_name = "SECONDS", default_value_t = 0, hide_default_value = true, value_parser = number::<0>)]
    wait: u64,
}

/// Asks the room, and prints its answer.
///
/// # Errors
/// [`UsageError`] if a setting is invalid; another error if the room is not well or does not answer, the async runtime
/// cannot start, or output fails.
pub fn run(args: Args) -> anyhow::Result<RunStatus> {
    let flags =
        args.listen.map(|address| RawSetting::flag(SettingName::Listen, address)).into_iter().collect();
    let config = Config::read(flags, args.config).map_err(|error| UsageError(error.to_string()))?;
    let address = local(config.listen);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.context("the check cannot be started")?;
    let answer = runtime.block_on(wait_until_well(address, Duration::from_secs(args.wait)));
    let body = answer.with_context(|| unwell(address))?;
    write!(io::stdout(), "{body}").context("standard output")?;
    Ok(RunStatus::Success)
}

fn unwell(address: SocketAddr) -> String {
    format!(
        "the room at {address} is not well: if it does not run, start it with `cardroom serve`; if it listens elsewhere, \
         give its address with --listen; otherwise read its log"
    )
}

/// Asks until the room is well, and at least once. After this time, the last error is returned.
async fn wait_until_well(address: SocketAddr, time: Duration) -> anyhow::Result<String> {
    let start = Instant::now();
    loop {
        let answer = timeout(ANSWER_TIME, health(address)).await;
        let answer =
            answer.unwrap_or_else(|_| Err(anyhow!("no answer within {} seconds", ANSWER_TIME.as_secs())));
        if answer.is_ok() || start.elapsed() >= time {
            return answer;
        }
        sleep(RETRY_INTERVAL).await;
    }
}

/// The body of a good answer. A room that serves HTTPS redirects a request without TLS.
async fn health(address: SocketAddr) -> anyhow::Result<String> {
    let plain = http::get(address, "/healthz", Scheme::Http).await?;
    let answer =
        if plain.is_redirect() { http::get(address, "/healthz", Scheme::Https).await? } else { plain };
    if answer.status != 200 {
        bail!("the status of its answer is {}: {}", answer.status, answer.body.trim());
    }
    Ok(answer.body)
}

/// An address at which this computer reaches a room that listens on all addresses.
fn local(mut address: SocketAddr) -> SocketAddr {
    match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => address.set_ip(Ipv4Addr::LOCALHOST.into()),
        IpAddr::V6(ip) if ip.is_unspecified() => address.set_ip(Ipv6Addr::LOCALHOST.into()),
        _ => {}
    }
    address
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_room_on_all_addresses_is_asked_on_loopback() {
        let local = |text: &str| local(text.parse().unwrap()).to_string();
        assert_eq!(local("0.0.0.0:8080"), "127.0.0.1:8080");
        assert_eq!(local("[::]:1"), "[::1]:1");
        assert_eq!(local("192.168.1.2:80"), "192.168.1.2:80");
    }
}
