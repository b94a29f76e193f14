//! The reply format, and the source of requests.

use clap::Args;

/// The reply format: text or JSON.
#[derive(Args, Clone, Copy)]
pub struct Form {
    /// Print the reply as one JSON value
    #[arg(long)]
    pub json: bool,
}

/// The source of requests: the command line, or standard input line by line.
#[derive(Args, Clone, Copy)]
pub struct Lines {
    /// Answer requests from standard input, one JSON request per line, with one JSON reply per line in the same order
    #[arg(long, conflicts_with = "json")]
    pub jsonl: bool,
}
