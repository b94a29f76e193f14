//! What a browser asks for, not yet validated.

use games::Chips;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One message from a browser.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Message {
    /// The version of the messages, [`VERSION`](super::VERSION).
    pub v: u32,
    /// A number of the client's own, which the answer bears.
    pub id: u64,
    /// What is asked for.
    #[serde(flatten)]
    pub command: Command,
}

/// What a browser asks for at a table. Amounts are in the game's unit (ALL-2).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Command {
    /// Act in the hand.
    Act {
        /// The number of the hand, as [`TableView::hand`](super::server::TableView::hand) has it.
        hand: u64,
        /// How many actions this seat had taken in this hand, as [`You::turn`](super::server::You::turn) has it: so an
        /// action that comes twice is taken once.
        turn: u32,
        /// The action, as the game writes it.
        action: Value,
    },
    /// Take a chair. In a game without chips the buy-in is left out.
    Sit {
        /// Which chair, from 1.
        seat: u8,
        /// What is bought in for.
        #[serde(default)]
        buy_in: Option<Chips>,
    },
    /// Bring more chips, from the next hand on.
    TopUp {
        /// How much more.
        amount: Chips,
    },
    /// Get up and cash out, once the hand that is being played is over.
    Leave,
    /// Be dealt no more hands for now.
    SitOut,
    /// Be dealt in again.
    SitIn,
    /// Host: put a bot on an empty chair.
    AddBot {
        /// Which chair.
        seat: u8,
        /// How it plays, by the name of a bot of the game; left out, by chance.
        #[serde(default)]
        style: Option<String>,
    },
    /// Host: take a bot or an idle player from the table, once the hand is over.
    Remove {
        /// Whose chair.
        seat: u8,
    },
    /// Host: hold the game after this hand, for a limited time.
    Pause {
        /// How long at most, in minutes.
        minutes: u32,
    },
    /// Host: go on.
    Resume,
    /// Host: other settings, from the next hand on. What is left out stays.
    Configure {
        /// The game's settings, as an object of `RULINGS.md`'s fields.
        #[serde(default)]
        rules: Option<Value>,
        /// The clocks.
        #[serde(default)]
        clocks: Option<super::server::Clocks>,
        /// The limits of buying in.
        #[serde(default)]
        stakes: Option<super::server::Stakes>,
    },
    /// Host: close the table after this hand; everybody is cashed out.
    Close,
}
