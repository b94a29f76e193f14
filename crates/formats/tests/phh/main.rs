//! Hand histories: fixtures by a matrix, refusals by line, round trips, and texts that nobody wrote.

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
