//! Errors of the changes that the writer makes.

use crate::ledger::LedgerError;
use crate::store::StoreError;

/// Reason why a change was not made.
pub(super) enum ChangeError {
    /// The change is refused; the other changes of the transaction are kept.
    Refused(StoreError),
    /// The database failed. The whole transaction fails, unless only this change cannot be stored.
    Fault(sqlx::Error),
}

impl From<sqlx::Error> for ChangeError {
    fn from(error: sqlx::Error) -> ChangeError {
        ChangeError::Fault(error)
    }
}

impl From<StoreError> for ChangeError {
    fn from(error: StoreError) -> ChangeError {
        ChangeError::Refused(error)
    }
}

impl From<LedgerError> for ChangeError {
    fn from(error: LedgerError) -> ChangeError {
        ChangeError::Refused(error.into())
    }
}

pub(super) type ChangeResult<T> = Result<T, ChangeError>;
