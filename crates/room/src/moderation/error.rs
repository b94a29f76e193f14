//! Refusals because of decisions of the administrator, and of such decisions.

use crate::refusal::{Kind, RefusalEnum};
use serde::Serialize;
use std::net::IpAddr;

/// Refusal because of a decision of the administrator, or refusal of such a decision.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, strum::IntoStaticStr, strum::VariantNames, thiserror::Error,
)]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs, reason = "the error messages describe the variants")]
pub enum ModerationError {
    #[error("the administrator has banned you: {reason}")]
    Banned {
        reason: String,
        /// Time at which the ban ends, in milliseconds since the Unix epoch; `None` for a permanent ban.
        until_ms: Option<u64>,
    },
    #[error("the administrator accepts no new guests from this network")]
    NetworkBanned { until_ms: Option<u64> },
    #[error("the administrator accepts no new tables and events at present: {reason}")]
    NewTablesHeld { reason: String },
    #[error("the administrator removed you from the tables: {reason}")]
    RemovedFromTables { reason: String },
    #[error("there is no such guest: choose one from the list")]
    NoSuchGuest,
    #[error("a ban lasts 1 to {most} hours, or is permanent")]
    BanHours { most: u32 },
    #[error("the network of this guest is unknown: ban without the network")]
    NoNetwork,
    #[error(
        "{network} is also the network of this computer or of your browser, so you would refuse everybody there: ban \
         without the network"
    )]
    OwnNetwork { network: IpAddr },
    #[error("this is so already: load the page again")]
    NothingToChange,
}

impl RefusalEnum for ModerationError {
    fn kind(&self) -> Kind {
        match self {
            ModerationError::Banned { .. }
            | ModerationError::NetworkBanned { .. }
            | ModerationError::NewTablesHeld { .. }
            | ModerationError::RemovedFromTables { .. } => Kind::Forbidden,
            ModerationError::NoSuchGuest => Kind::NotFound,
            ModerationError::BanHours { .. }
            | ModerationError::NoNetwork
            | ModerationError::OwnNetwork { .. }
            | ModerationError::NothingToChange => Kind::Invalid,
        }
    }
}
