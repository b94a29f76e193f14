//! Hand histories: fixtures listed in a matrix, refusals with their lines, round trips, PokerStars text, and
//! fuzzing.

mod clauses;
mod codes;
mod fixtures;
mod mutated;
mod naive;
mod playouts;
mod pokerstars;
mod refused;
mod split;
mod support;
