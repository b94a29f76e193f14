//! The button and the blinds of a table from hand to hand, for any game with a button.
//!
//! [`Rotation`] has the positions of the blinds after a hand and the missed blinds; [`NextHand`] has the seats and the
//! blinds of the next hand. The clauses and rulings cited here (TH-16, TH-20) are those of hold'em, the first game with
//! a button.

mod rotation;
mod settings;

pub use rotation::{NextHand, OwedBlinds, Rotation};
pub use settings::{ButtonRule, ComingIn};
