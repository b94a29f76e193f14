//! Positions of views: how far a client has seen an event.

use std::fmt;
use std::str::FromStr;

/// A position of a view. Clients receive it as an opaque string, which they send back. The pages of this program also
/// read the rollback and the position of the last entry in it (`offline/lost.ts`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Position {
    /// The time of the last rollback of the log, in milliseconds since the Unix epoch; 0 if there was none. After a
    /// rollback, earlier positions are treated as unknown, since they may refer to entries that the log has lost.
    pub rollback_ms: u64,
    /// The position of the last entry of the log.
    pub seq: u64,
    /// The log position of the odds in the view ([`Odds::seq`](super::odds::Odds::seq)); 0 for a view without odds.
    pub odds: u64,
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.rollback_ms, self.seq, self.odds)
    }
}

impl FromStr for Position {
    type Err = ();

    fn from_str(text: &str) -> Result<Position, ()> {
        let mut parts = text.split('-').map(|part| part.parse::<u64>().map_err(drop));
        let mut next = || parts.next().ok_or(())?;
        let position = Position { rollback_ms: next()?, seq: next()?, odds: next()? };
        if parts.next().is_none() { Ok(position) } else { Err(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_has_exactly_three_numbers() {
        let position = Position { rollback_ms: 1, seq: 2, odds: 3 };
        assert_eq!(position.to_string().parse(), Ok(position));
        for text in ["1-2", "1-2-3-4", "1-2-3-", "1-2-x"] {
            assert_eq!(text.parse::<Position>(), Err(()), "{text}");
        }
    }
}
