//! The commands, one file or folder each: the arguments, the work and the reply.

pub mod arena;
pub mod backup;
pub mod bench;
pub mod cert;
pub mod choose;
pub mod completions;
pub mod decide;
pub mod edge;
pub mod equity;
pub mod export;
pub mod health;
pub mod live;
pub mod man;
pub mod play;
pub mod plays;
pub mod pots;
pub mod rank;
pub mod referee;
pub mod replay;
pub mod run;
pub mod schema;
pub mod serve;
pub mod show;
pub mod simulate;
pub mod wheel;
