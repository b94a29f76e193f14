//! The trait for bots, and the trait for games with bots.

use games::{Game, Legal};

/// A source of random numbers: called with `n`, which is at least 1, it returns a uniform number below `n`.
pub type RandomBelow<'a> = dyn FnMut(u64) -> u64 + 'a;

/// A bot without a strategy, used for measurements and tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Baseline {
    /// Always takes the default action ([`DefaultAction`]).
    Call,
    /// Always takes a random legal action.
    Random,
}

/// A bot for one game, which receives only the view of its seat.
pub trait Bot<G: Game>: Sync {
    /// Name of the bot on the command line.
    fn name(&self) -> &'static str;

    /// Playing style in a few words.
    fn description(&self) -> &'static str;

    /// The baseline that this bot implements, which is seated only if it is named; `None` for a bot with a
    /// strategy.
    fn baseline(&self) -> Option<Baseline> {
        None
    }

    /// Returns a legal action for the seat that `view` belongs to; `None` if the seat has no legal action.
    fn act(&self, view: &G::View, below: &mut RandomBelow<'_>) -> Option<G::Action>;
}

/// Legal moves with a default action: if possible, the least costly one that keeps the player in the round, such as a
/// check or a call.
pub trait DefaultAction<A>: Legal<A> {
    /// The default action; `None` if no action is legal.
    fn default_action(&self) -> Option<A>;
}

/// A game for which there are bots.
pub trait HasBots: Game + 'static {
    /// The legal moves, in the form in which a seat's view lists them.
    type Offer: DefaultAction<Self::Action>;

    /// Short description of how [`Call`](super::Call) plays the game.
    const CALL: &'static str;

    /// Every bot of the game, including [`Call`](super::Call) and [`Random`](super::Random), which have no strategy.
    const BOTS: &'static [&'static dyn Bot<Self>];

    /// The legal moves of the seat that `view` belongs to; `None` if the seat has none.
    fn offer(view: &Self::View) -> Option<&Self::Offer>;

    /// Finds a bot by name; `None` if the game has no bot of that name.
    fn bot(name: &str) -> Option<&'static dyn Bot<Self>> {
        Self::BOTS.iter().copied().find(|bot| bot.name() == name)
    }
}
