//! The record of a round, including its hidden cards.
//!
//! A record contains the rules, the table, the order of the cards and every action with its actor. Replaying it
//! produces the same game and the same events. Only a store and offline tools may encode it; it does not implement
//! `Serialize`, so it cannot become part of another message by mistake.

use crate::actor::Actor;
use crate::order::{Order, RecordKey};
use crate::refereed::Refereed;
use serde::{Deserialize, Serialize};

/// The version of the encoding. A record with a later version is refused.
pub const FORMAT: u32 = 1;

/// Maximum number of actions in a record, far more than any real round has.
pub const MAX_ACTIONS: usize = 100_000;

/// One round: everything needed to replay it.
#[derive(Clone, PartialEq)]
pub struct Record<G: Refereed> {
    /// The rules version that the round follows, from 1 to [`Refereed::VERSION`].
    pub version: u32,
    /// The validated rules of the round.
    pub rules: G::Rules,
    /// The setup of the table when the round opened.
    pub table: G::Table,
    /// The order of the cards, which is secret.
    pub order: G::Order,
    /// Every accepted action, with its actor.
    pub actions: Vec<(Actor, G::Action)>,
}

/// The reason a record cannot be read or replayed: `S` is the game's setup error, `R` its refusal.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[allow(missing_docs, reason = "the messages document the variants")]
pub enum RecordError<S, R> {
    #[error("the record is damaged: {0}")]
    Damaged(String),
    #[error("the record has format {found}, this program reads up to {FORMAT}: update it")]
    NewerFormat { found: u32 },
    #[error("the record is of {found:?}, not of {game}")]
    OtherGame { found: String, game: &'static str },
    #[error("the record follows version {found} of the rules, this program knows up to {known}: update it")]
    NewerRules { found: u32, known: u32 },
    #[error("the record's table cannot be opened: {0}")]
    Setup(S),
    #[error("action {number} of the record is refused: {refusal}")]
    Refused { number: usize, refusal: R },
}

/// The errors of one game's records.
pub type RecordErrorOf<G> = RecordError<<G as Refereed>::SetupError, <G as Refereed>::Refusal>;

/// The header of every record, independent of the game.
#[derive(Serialize, Deserialize)]
struct Head {
    format: u32,
    game: String,
    version: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
struct Body<G: Refereed> {
    #[serde(flatten)]
    head: Head,
    rules: G::Rules,
    table: G::Table,
    order: String,
    actions: Vec<(Actor, G::Action)>,
}

impl<G: Refereed> Record<G> {
    /// The record of a newly opened round, without actions.
    pub const fn new(rules: G::Rules, table: G::Table, order: G::Order) -> Record<G> {
        Record { version: G::VERSION, rules, table, order, actions: Vec::new() }
    }

    /// Encodes the record as one line of JSON. It contains every card: only a store or an offline tool may
    /// call this.
    pub fn encode(&self) -> String {
        let head = Head { format: FORMAT, game: G::NAME.to_owned(), version: self.version };
        let order = self.order.written(RecordKey(()));
        let (rules, table) = (self.rules.clone(), self.table.clone());
        let body = Body::<G> { head, rules, table, order, actions: self.actions.clone() };
        serde_json::to_string(&body).expect("settings, tables and actions are plain data")
    }

    /// Decodes the output of [`Record::encode`].
    ///
    /// # Errors
    /// [`RecordError`] if the text is damaged, belongs to another game, or was written by a newer program.
    pub fn decode(text: &str) -> Result<Record<G>, RecordErrorOf<G>> {
        let head: Head = serde_json::from_str(text).map_err(damaged)?;
        if head.format > FORMAT {
            return Err(RecordError::NewerFormat { found: head.format });
        }
        if head.format == 0 {
            return Err(RecordError::Damaged("formats count from 1".to_owned()));
        }
        if head.game != G::NAME {
            return Err(RecordError::OtherGame { found: head.game, game: G::NAME });
        }
        if head.version > G::VERSION {
            return Err(RecordError::NewerRules { found: head.version, known: G::VERSION });
        }
        if head.version == 0 {
            return Err(RecordError::Damaged("versions of the rules count from 1".to_owned()));
        }
        let body: Body<G> = serde_json::from_str(text).map_err(damaged)?;
        if body.actions.len() > MAX_ACTIONS {
            return Err(RecordError::Damaged(format!("{} actions", body.actions.len())));
        }
        let order = G::Order::read(&body.order, RecordKey(())).map_err(damaged)?;
        let Body { rules, table, actions, .. } = body;
        Ok(Record { version: head.version, rules, table, order, actions })
    }

    /// Replays the record from the beginning, under its rules version.
    ///
    /// # Errors
    /// [`RecordError`] if the table or an action is refused; an action is reported with its number, counted
    /// from 1.
    pub fn replay(&self, out: &mut impl FnMut(G::Event)) -> Result<G, RecordErrorOf<G>> {
        let game = G::open_version(self.version, &self.rules, &self.table, &self.order, out);
        let mut game = game.map_err(RecordError::Setup)?;
        for (place, (by, action)) in self.actions.iter().enumerate() {
            let applied = game.apply(*by, action, out);
            applied.map_err(|refusal| RecordError::Refused { number: place + 1, refusal })?;
        }
        Ok(game)
    }
}

fn damaged<S, R>(error: impl ToString) -> RecordError<S, R> {
    RecordError::Damaged(error.to_string())
}
