//! The data folder of the room, for commands on its events.

use crate::exit::UsageError;
use anyhow::Context;
use room::config::{Config, RawSetting, SettingName};
use room::run::file::CreatedRun;
use room::store::{Folder, Settings, SqliteStore, Store};
use std::future::Future;

/// The data folder.
#[derive(clap::Args)]
pub struct DataFolder {
    /// The data folder; by default the one of `serve`
    #[arg(long, value_name = "FOLDER")]
    data: Option<String>,
}

impl DataFolder {
    /// The settings of the room, with this data folder if one is given.
    ///
    /// # Errors
    /// [`UsageError`] if a setting is invalid.
    pub fn config(&self) -> anyhow::Result<Config> {
        let data = self.data.clone().map(|folder| RawSetting::flag(SettingName::Data, folder));
        Ok(Config::read(data.into_iter().collect(), None).map_err(|error| UsageError(error.to_string()))?)
    }
}

/// Opens the store of a folder that no room uses, runs the work, and closes the store.
///
/// # Errors
/// If the store cannot be opened or closed, or the work fails.
pub async fn with_store<T>(
    config: &Config,
    work: impl AsyncFnOnce(&SqliteStore) -> anyhow::Result<T>,
) -> anyhow::Result<T> {
    let store = SqliteStore::open(Folder::open(&config.data)?, Settings::default()).await?;
    let done = work(&store).await;
    store.close().await?;
    done
}

/// Runs a task to its end.
///
/// # Errors
/// The error of the task, or another error if the async runtime cannot start.
pub fn block_on<T>(task: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.context("threads cannot be created")?.block_on(task)
}

/// The output about an event that this room now has: its id and name, the link for its organiser, and the next step, which
/// is to start the room. The link is a URL, or only its path if the room has no public URL.
pub fn announcement(config: &Config, event: &CreatedRun) -> String {
    let CreatedRun { id, name, token } = event;
    let room = config.public_url.as_ref().map(ToString::to_string).unwrap_or_default();
    let place = if room.is_empty() { " at the address that it prints" } else { "" };
    format!(
        "Event {id}, {name}. Its organiser opens {room}/e/{id}/join#{token}\n\
         Start the room first, with `cardroom serve`, and open the link{place}."
    )
}
