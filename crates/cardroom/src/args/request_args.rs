//! The arguments of commands that answer one request, or a stream of them.

use super::{Form, Lines, RulesArg};

/// The settings, the source of requests and the format of the reply.
#[derive(clap::Args)]
pub struct RequestArgs {
    /// The settings.
    #[command(flatten)]
    pub rules: RulesArg,
    #[command(flatten)]
    form: Form,
    #[command(flatten)]
    lines: Lines,
}

/// The requests to answer.
#[derive(Clone, Copy)]
pub enum Requested {
    /// One, with a reply in this format.
    One(Form),
    /// Those on standard input, one per line.
    Stream,
}

impl RequestArgs {
    /// The requests to answer.
    pub const fn requested(&self) -> Requested {
        if self.lines.jsonl { Requested::Stream } else { Requested::One(self.form) }
    }
}
