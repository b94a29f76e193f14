//! `serve`, and what the program does without a command: the room in the browser.

use crate::exit::{Answered, Misuse};
use anyhow::Context;
use room::config::{Config, Given, Log, Name};
use room::http::serve::Room;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::time::Duration;
use tokio::runtime::Runtime;
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;

/// Start the room: tables in the browser, kept on disk
///
/// Every setting is also read from an environment variable, CARDROOM_LISTEN for --listen, and from a TOML file, listen =
/// "0.0.0.0:8080". A flag comes before a variable, and a variable before the file.
#[derive(clap::Args, Default)]
#[command(after_help = "\
Whoever can read the memory or the files of this computer can see the cards; nobody else can.

Examples:
  cardroom serve
  cardroom serve --listen 0.0.0.0:8080       phones in the same network can join
  cardroom serve --public-url https://cards.example.org")]
pub struct Args {
    /// The address to listen on; 127.0.0.1:8080 if left out
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<String>,
    /// The address by which browsers reach the room, where it is another
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// The folder in which everything is kept; cardroom in XDG_DATA_HOME, or in ~/.local/share, if left out
    #[arg(long, value_name = "FOLDER")]
    data: Option<String>,
    /// Have the demo tables, as is usual
    #[arg(long)]
    demo: bool,
    /// Have no demo tables
    #[arg(long, conflicts_with = "demo")]
    no_demo: bool,
    /// The form of the log on standard error: text or json
    #[arg(long, value_name = "FORM")]
    log: Option<String>,
    /// How much is written beside the database before it goes in: 64KiB to 1GiB, 8MiB if left out
    ///
    /// What is stored goes into a write-ahead log first, cardroom.db-wal, and from there into cardroom.db whenever nothing
    /// is stored for two seconds, or the log is as long as this. A short one is for small disks; it costs a little speed.
    #[arg(long, value_name = "SIZE")]
    wal_limit: Option<String>,
    /// A TOML file with settings
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Print a new one-time token for the administrator, in the place of the one before
    #[arg(long)]
    new_admin_token: bool,
}

impl Args {
    fn given(&self) -> Vec<Given> {
        let demo = match (self.demo, self.no_demo) {
            (true, _) => Some("true".to_owned()),
            (_, true) => Some("false".to_owned()),
            _ => None,
        };
        let flags = [
            (Name::Listen, self.listen.clone()),
            (Name::PublicUrl, self.public_url.clone()),
            (Name::Data, self.data.clone()),
            (Name::Demo, demo),
            (Name::Log, self.log.clone()),
            (Name::WalLimit, self.wal_limit.clone()),
        ];
        flags.into_iter().filter_map(|(name, value)| Some(Given::flag(name, value?))).collect()
    }
}

/// Serves until the program is told to stop.
///
/// # Errors
/// Settings that are wrong, a port that is taken, and a data folder that cannot be opened.
pub fn run(args: &Args) -> anyhow::Result<Answered> {
    let config =
        Config::read(args.given(), args.config.clone()).map_err(|error| Misuse(error.to_string()))?;
    log(config.log);
    let runtime = Runtime::new().context("the system gives no threads")?;
    runtime.block_on(serve(&config, args.new_admin_token))?;
    // What is still at work once everything is stored is not waited for.
    runtime.shutdown_timeout(Duration::from_millis(100));
    Ok(Answered::All)
}

async fn serve(config: &Config, new_token: bool) -> anyhow::Result<()> {
    let mut stop = signal(SignalKind::terminate()).context("the signal to stop cannot be heard")?;
    let mut interrupt = signal(SignalKind::interrupt()).context("Ctrl-C cannot be heard")?;
    let room = Room::open(config, new_token).await?;
    greet(&room, config)?;
    let stopped = async move {
        tokio::select! {
            _ = stop.recv() => {}
            _ = interrupt.recv() => {}
        }
    };
    room.run(stopped).await.context("the room cannot listen any more")
}

/// Says where the room is. Only here is the administrator's token ever seen.
fn greet(room: &Room, config: &Config) -> io::Result<()> {
    let (address, mut out) = (room.address(), io::stdout().lock());
    writeln!(out, "Cardroom is at {}", url(room, config))?;
    if address.ip().is_loopback() && config.public_url.is_none() {
        let port = address.port();
        writeln!(
            out,
            "Phones cannot reach it there: cardroom serve --listen 0.0.0.0:{port} lets them join."
        )?;
    }
    writeln!(out, "Everything is kept in {}", config.data.display())?;
    if let Some(token) = room.token() {
        writeln!(out, "The administrator's token, good for one login at /admin: {token}")?;
    }
    writeln!(out, "Ctrl-C stops it; nothing is lost.")?;
    out.flush()
}

fn url(room: &Room, config: &Config) -> String {
    let mut address = room.address();
    if address.ip().is_unspecified() {
        address.set_ip([127, 0, 0, 1].into());
    }
    config.public_url.as_ref().map_or_else(|| format!("http://{address}"), ToString::to_string)
}

/// The log goes to standard error. Libraries speak only of trouble: some would name a session.
fn log(form: Log) {
    let filter = EnvFilter::new("warn,room=info,axum_session=off");
    let lines = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr)
        .with_ansi(io::stderr().is_terminal());
    // A second log is none.
    let _ = match form {
        Log::Text => lines.try_init(),
        Log::Json => lines.json().try_init(),
    };
}
