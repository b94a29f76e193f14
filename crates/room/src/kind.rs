//! Kinds of refusals.

/// Kind of a refusal. It decides the HTTP status and the details that a guest sees; clients see only the code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The request cannot be read.
    Malformed,
    /// The request can be read, but the rules, the settings or the state of the table do not allow it.
    Invalid,
    /// The sender has not said a name, or is not the administrator.
    Unauthorized,
    /// The sender is known, but may not do this.
    Forbidden,
    /// There is no such thing.
    NotFound,
    /// The table is closed.
    Gone,
    /// A limit of the room, of a guest or of a client is reached.
    Limited,
    /// The address does not support the method.
    OtherMethod,
    /// The body is not of a supported media type.
    OtherMediaType,
    /// The request is for another host.
    OtherHost,
    /// The address requires an upgrade to WebSocket.
    UpgradeRequired,
    /// The body was not received in time.
    TooSlow,
    /// The body is too long.
    TooLong,
    /// Stored data is damaged. Only the administrator sees the details.
    Damaged,
    /// The storage failed: the same request may be retried once the cause is gone. The message names files of the
    /// server, so only the administrator sees it.
    Outage,
    /// The store refused a write or a read of the room itself, such as one of a replaced writer. Only the administrator
    /// sees the details.
    OutOfStep,
    /// The room cannot serve the request now.
    Unavailable,
}
