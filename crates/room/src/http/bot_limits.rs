//! Limits of bot accounts: the pace of their messages and requests, and the number of their sockets.

use crate::bot_accounts::BotError;
use crate::limits::{Buckets, Limits, RetryAfter};
use crate::store::PlayerId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::time::Instant;

/// Rate limiters and socket counts of the bot accounts.
pub struct BotLimits {
    messages: Mutex<Buckets<PlayerId>>,
    sockets: Arc<Mutex<HashMap<PlayerId, u32>>>,
    most_sockets: u32,
}

/// The permit for one open socket of a bot account; it is released on drop.
pub struct BotSocketPermit {
    bot: PlayerId,
    sockets: Arc<Mutex<HashMap<PlayerId, u32>>>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl BotLimits {
    /// Full rate limiters, and no sockets.
    pub fn new(limits: &Limits) -> BotLimits {
        let messages = Mutex::new(Buckets::new(limits.bot_messages));
        BotLimits { messages, sockets: Arc::default(), most_sockets: limits.sockets_per_bot }
    }

    /// Counts a message or a request of a bot account.
    ///
    /// # Errors
    /// [`BotError::BotTooFast`].
    pub fn message(&self, bot: PlayerId) -> Result<(), BotError> {
        let taken = lock(&self.messages).take(bot, Instant::now());
        taken.map_err(|RetryAfter { seconds }| BotError::BotTooFast { retry_seconds: seconds })
    }

    /// Takes a slot for another socket of a bot account.
    ///
    /// # Errors
    /// [`BotError::BotSockets`].
    pub fn socket(&self, bot: PlayerId) -> Result<BotSocketPermit, BotError> {
        let mut sockets = lock(&self.sockets);
        let open = sockets.entry(bot).or_default();
        if *open >= self.most_sockets {
            return Err(BotError::BotSockets { most: self.most_sockets });
        }
        *open += 1;
        Ok(BotSocketPermit { bot, sockets: self.sockets.clone() })
    }

    /// Number of open sockets of a bot account.
    pub fn open_sockets(&self, bot: PlayerId) -> u32 {
        lock(&self.sockets).get(&bot).copied().unwrap_or_default()
    }
}

impl Drop for BotSocketPermit {
    fn drop(&mut self) {
        let mut sockets = lock(&self.sockets);
        if let Some(open) = sockets.get_mut(&self.bot) {
            *open -= 1;
            if *open == 0 {
                sockets.remove(&self.bot);
            }
        }
    }
}
