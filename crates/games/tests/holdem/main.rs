//! Hold'em by its clauses: every test is named by the clause or ruling that it shows.

mod banks;
mod support;
