//! Bot accounts: programs from outside that play at tables with a token.
//!
//! An account belongs to a host, and may play at the host's tables, or to the administrator, and may play in the whole
//! room. The store keeps all accounts as one secret, with the hashes of their tokens, and commits each change of it
//! together with its entry in the audit log. The tables check the accounts of the bots that sit there, so that a
//! revocation takes effect even if the room ends just after it.

mod error;
#[cfg(test)]
mod tests;

pub use error::BotError;

use crate::audit::{self, AuditDecision, AuditEntry, Author};
use crate::ids::PlayerId;
use crate::limits::{Limits, QUOTA_RETRY_SECONDS};
use crate::store::{Store, StoreResult};
use crate::tokens;
use crate::wall_clock::now_ms;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};
use tokio::sync::Mutex;

/// Name of the stored secret that contains all accounts.
const ACCOUNTS: &str = "bot_accounts";

/// A bot account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BotAccount {
    /// The player as whom the bot sits at tables.
    pub player: PlayerId,
    /// Name of the bot.
    pub name: String,
    /// The host at whose tables the bot may play; `None` for an account of the administrator, which may play at every
    /// table.
    pub host: Option<PlayerId>,
    /// Hash of the token.
    token: String,
    /// Time at which the account was made, in milliseconds since the Unix epoch.
    pub made_ms: u64,
}

impl BotAccount {
    /// Returns whether the account belongs to this host; `None` stands for anybody.
    fn belongs_to(&self, host: Option<PlayerId>) -> bool {
        host.is_none() || self.host == host
    }
}

/// The accounts that are not revoked. Cheap to clone; clones share them.
#[derive(Clone, Debug, Default)]
pub struct BotAccounts(Arc<Inner>);

#[derive(Debug, Default)]
struct Inner {
    accounts: RwLock<BTreeMap<PlayerId, BotAccount>>,
    /// Locked by each change from the checks before it until it is stored.
    changing: Mutex<()>,
}

/// An account to be made.
#[derive(Clone, Debug)]
pub struct NewBotAccount {
    /// The valid name of the bot.
    pub name: String,
    /// The hash of its token.
    pub token_hash: String,
    /// The host to whom the account will belong; `None` for the administrator.
    pub host: Option<PlayerId>,
}

impl BotAccounts {
    /// Reads the accounts from a store. If they cannot be deserialized, no account is valid, so that the room opens
    /// nevertheless.
    ///
    /// # Errors
    /// Store errors.
    pub async fn open(store: &impl Store) -> StoreResult<BotAccounts> {
        let stored = store.secret(ACCOUNTS).await?.unwrap_or_else(|| "[]".to_owned());
        let accounts: Vec<BotAccount> = serde_json::from_str(&stored).unwrap_or_else(|error| {
            tracing::error!(%error, "the stored bot accounts are damaged: none of them is valid");
            Vec::new()
        });
        let accounts = accounts.into_iter().map(|account| (account.player, account)).collect();
        Ok(BotAccounts(Arc::new(Inner { accounts: RwLock::new(accounts), changing: Mutex::default() })))
    }

    fn read(&self) -> RwLockReadGuard<'_, BTreeMap<PlayerId, BotAccount>> {
        self.0.accounts.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// The account with this token.
    ///
    /// # Errors
    /// [`BotError::NoBotToken`].
    pub fn with_token(&self, token: &str) -> Result<BotAccount, BotError> {
        let hash = tokens::hash(token);
        let accounts = self.read();
        accounts.values().find(|account| account.token == hash).cloned().ok_or(BotError::NoBotToken)
    }

    /// The account of a bot.
    ///
    /// # Errors
    /// [`BotError::BotRevoked`].
    pub fn of(&self, bot: PlayerId) -> Result<BotAccount, BotError> {
        self.read().get(&bot).cloned().ok_or(BotError::BotRevoked)
    }

    /// Checks that a bot may play at the tables of a host, and returns its account. `None` stands for a demo table.
    ///
    /// # Errors
    /// [`BotError::BotRevoked`] and [`BotError::BotNotHere`].
    pub fn check_at(&self, bot: PlayerId, host: Option<PlayerId>) -> Result<BotAccount, BotError> {
        let account = self.of(bot)?;
        let is_here = account.host.is_none() || account.host == host;
        if is_here { Ok(account) } else { Err(BotError::BotNotHere) }
    }

    /// The accounts of a host, or for `None` all accounts, the oldest first.
    pub fn list(&self, host: Option<PlayerId>) -> Vec<BotAccount> {
        let accounts = self.read();
        let listed = accounts.values().filter(|account| account.belongs_to(host));
        let mut list: Vec<BotAccount> = listed.cloned().collect();
        list.sort_by_key(|account| account.made_ms);
        list
    }

    /// Creates the player of a new account, and stores the account with its entry in the audit log. The limits on
    /// accounts apply to hosts only.
    ///
    /// # Errors
    /// [`BotError::BotAccountsOfGuest`] and [`BotError::BotAccountsOfRoom`] as the inner result, and store errors.
    pub async fn make(
        &self,
        store: &impl Store,
        limits: &Limits,
        new: NewBotAccount,
        (by, reason): (Author, Option<String>),
    ) -> StoreResult<Result<BotAccount, BotError>> {
        let _alone = self.0.changing.lock().await;
        if let Err(refused) = new.host.map_or(Ok(()), |host| self.check_number(limits, host)) {
            return Ok(Err(refused));
        }
        let NewBotAccount { name, token_hash: token, host } = new;
        let player = store.new_player(name.clone()).await?;
        let account = BotAccount { player, name: name.clone(), host, token, made_ms: now_ms() };
        let mut accounts = self.read().clone();
        accounts.insert(player, account.clone());
        let decided = AuditDecision::BotAccountMade { player, name };
        self.commit(store, accounts, AuditEntry { by, reason, decided }).await?;
        Ok(Ok(account))
    }

    /// Revokes an account: its token is not valid any more. The caller removes the bot from the tables.
    ///
    /// # Errors
    /// [`BotError::NoSuchBotAccount`] as the inner result if there is none, or if it does not belong to `host`, unless
    /// that is `None`; and store errors.
    pub async fn revoke(
        &self,
        store: &impl Store,
        bot: PlayerId,
        host: Option<PlayerId>,
        (by, reason): (Author, Option<String>),
    ) -> StoreResult<Result<BotAccount, BotError>> {
        let _alone = self.0.changing.lock().await;
        let mut accounts = self.read().clone();
        let Some(account) = accounts.remove(&bot).filter(|account| account.belongs_to(host)) else {
            return Ok(Err(BotError::NoSuchBotAccount));
        };
        let decided = AuditDecision::BotAccountRevoked { player: bot, name: account.name.clone() };
        self.commit(store, accounts, AuditEntry { by, reason, decided }).await?;
        Ok(Ok(account))
    }

    fn check_number(&self, limits: &Limits, host: PlayerId) -> Result<(), BotError> {
        let accounts = self.read();
        let own = accounts.values().filter(|account| account.host == Some(host)).count();
        if own >= limits.bot_accounts_per_guest as usize {
            return Err(BotError::BotAccountsOfGuest { most: limits.bot_accounts_per_guest });
        }
        if accounts.len() >= limits.bot_accounts as usize {
            let (most, retry_seconds) = (limits.bot_accounts, QUOTA_RETRY_SECONDS);
            return Err(BotError::BotAccountsOfRoom { most, retry_seconds });
        }
        Ok(())
    }

    /// Stores the accounts with the entry in one commit, then applies them.
    async fn commit(
        &self,
        store: &impl Store,
        accounts: BTreeMap<PlayerId, BotAccount>,
        entry: AuditEntry,
    ) -> StoreResult<()> {
        let all: Vec<&BotAccount> = accounts.values().collect();
        let stored = serde_json::to_string(&all).expect("accounts are plain data");
        store.set_secrets(vec![(ACCOUNTS, Some(stored))], vec![audit::written(now_ms(), &entry)]).await?;
        *self.0.accounts.write().unwrap_or_else(PoisonError::into_inner) = accounts;
        Ok(())
    }
}
