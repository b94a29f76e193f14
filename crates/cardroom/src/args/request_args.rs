//! The arguments of commands that answer one request, or a stream of them.

use super::{Form, Lines, RulesArg};

/// The settings, the source of requests and the reply format.
#[derive(clap::Args)]
pub struct RequestArgs {
    /// The settings of the game.
    #[command(flatten)]
    pub rules: RulesArg,
    #[command(flatten)]
    form: Form,
    #[command(flatten)]
    lines: Lines,
}

/// The source of the requests, as chosen by the flags.
#[derive(Clone, Copy)]
pub enum RequestSource {
    /// One request from the command line; its reply is printed in this format.
    One(Form),
    /// The requests on standard input, one per line.
    Stream,
}

impl RequestArgs {
    /// The reply format of a single request.
    pub const fn form(&self) -> Form {
        self.form
    }

    /// The requests that the flags ask for: one, or a stream.
    pub const fn source(&self) -> RequestSource {
        if self.lines.jsonl { RequestSource::Stream } else { RequestSource::One(self.form) }
    }
}
