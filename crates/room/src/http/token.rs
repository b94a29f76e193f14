//! The administrator's one-time token: printed once, stored as a hash, redeemed once.

use crate::audit::{self, AuditDecision, AuditEntry, Author};
use crate::store::{Store, StoreError};
use crate::tokens::{fresh, hash};
use crate::wall_clock::now_ms;
use std::net::IpAddr;

/// Name of the stored secret that contains the token's hash.
const HASH: &str = "admin_token";
/// Name of the stored secret that records that a token has been created before.
const MADE: &str = "admin_token_made";

/// Name of the stored secret that contains the id of the current token, used or not.
const ID: &str = "admin_token_id";

/// Error returned when creating a token fails.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the error messages describe the variants")]
pub enum TokenError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the operating system has no random numbers: {0}")]
    Random(getrandom::Error),
}

/// Creates a token that replaces the previous one, with an entry of the audit log in the same commit, and returns it.
///
/// # Errors
/// Store errors, and errors of the operating system's random number generator.
pub async fn new_token(store: &impl Store) -> Result<String, TokenError> {
    let token = fresh().map_err(TokenError::Random)?;
    let id = fresh().map_err(TokenError::Random)?;
    let secrets = vec![(HASH, Some(hash(&token))), (MADE, Some("yes".to_owned())), (ID, Some(id))];
    let made = AuditEntry { by: Author::Operator, reason: None, decided: AuditDecision::TokenMade };
    store.set_secrets(secrets, vec![audit::written(now_ms(), &made)]).await?;
    Ok(token)
}

/// The id of the current token, used or not; empty for data written by a version without ids. A session with the
/// administrator's rights contains the id of its token, so a new token ends the rights from earlier tokens.
///
/// # Errors
/// Store errors.
pub async fn token_id(store: &impl Store) -> Result<String, StoreError> {
    Ok(store.secret(ID).await?.unwrap_or_default())
}

/// The token created at the first start; `None` at later starts.
///
/// # Errors
/// The errors of [`new_token`].
pub async fn first_token(store: &impl Store) -> Result<Option<String>, TokenError> {
    match store.secret(MADE).await? {
        Some(_) => Ok(None),
        None => new_token(store).await.map(Some),
    }
}

/// Redeems the token, which is valid once, for a client, with an entry of the audit log in the same commit. Returns
/// whether the token was correct. Calls must not run concurrently.
///
/// # Errors
/// Store errors.
pub async fn exchange(store: &impl Store, token: &str, client: IpAddr) -> Result<bool, StoreError> {
    let right = store.secret(HASH).await? == Some(hash(token.trim()));
    if right {
        let login = AuditEntry::of_administrator(None, AuditDecision::LoggedIn { client: Some(client) });
        store.set_secrets(vec![(HASH, None)], vec![audit::written(now_ms(), &login)]).await?;
    }
    Ok(right)
}
