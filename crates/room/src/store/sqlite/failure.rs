//! Failures of changes.

use crate::ledger::LedgerError;
use crate::store::StoreError;

/// Failure of a change.
pub(super) enum Failure {
    /// The change is refused; the other changes of the transaction are kept.
    Refused(StoreError),
    /// The database failed. The whole transaction fails, unless only this change cannot be stored.
    Fault(sqlx::Error),
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Failure {
        Failure::Fault(error)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::Refused(error)
    }
}

impl From<LedgerError> for Failure {
    fn from(error: LedgerError) -> Failure {
        Failure::Refused(error.into())
    }
}

pub(super) type ChangeResult<T> = Result<T, Failure>;
