//! The clauses of the hold'em rulebook and the rulings that this game cites.

use crate::clause::clauses;

clauses! {
    "rulebook/holdem.md";

    /// Two cards to each player, five face down in the middle.
    Deal = "holdem/deal",
    /// Before the flop: hole cards dealt, board face down.
    Stage1 = "holdem/stage-1",
    /// The flop: three cards of the board.
    Stage2 = "holdem/stage-2",
    /// The turn: the fourth card.
    Stage3 = "holdem/stage-3",
    /// The river: the fifth card.
    Stage4 = "holdem/stage-4",
    /// The showdown.
    Stage5 = "holdem/stage-5",
    /// A betting round between consecutive stages.
    Stage6 = "holdem/stage-6",
    /// The best combination of hand and board, and the ranking of the ten categories.
    Combinations = "holdem/combinations",
    /// Different combinations: the most valuable wins.
    Showdown1 = "holdem/showdown-1",
    /// Equal combinations: the higher cards win.
    Showdown2 = "holdem/showdown-2",
    /// Otherwise the hands are equal.
    Showdown3 = "holdem/showdown-3",
    /// The two blinds, and their movement.
    Blinds = "holdem/blinds",
    /// The first player to act in a betting round, and the order of action.
    Trade = "holdem/trade",
    /// Checking, and calling the highest bet.
    Trade1 = "holdem/trade-1",
    /// Raising the highest bet.
    Trade2 = "holdem/trade-2",
    /// Folding, and the loss of the chips already bet.
    Trade3 = "holdem/trade-3",
    /// The betting round ends once there are no more raises.
    TradeEnd = "holdem/trade-end",
    /// All in: a player has put all of their chips in the pot.
    AllIn = "holdem/all-in",
    /// One pot, split equally between winners.
    Bank1 = "holdem/bank-1",
    /// Main pot and side pots.
    Bank2 = "holdem/bank-2",
    /// The worked example: chips that no one matched are not part of the bet.
    BankExample = "holdem/bank-example",
    /// The order of dealing.
    All1 = "ALL-1",
    /// Amounts are checked integers.
    All2 = "ALL-2",
    /// The action that the clock takes when a player's time runs out.
    All3 = "ALL-3",
    /// Names of the blinds.
    Th1 = "TH-1",
    /// The first seat to act in each betting round.
    Th2 = "TH-2",
    /// The minimum raise, and incomplete raises.
    Th3 = "TH-3",
    /// The board cards, and burn cards.
    Th4 = "TH-4",
    /// The ranking of hands, with all kickers.
    Th5 = "TH-5",
    /// The layers of the pots, unmatched chips and odd chips.
    Th6 = "TH-6",
    /// Number of seats, and the direction in which the blinds move.
    Th7 = "TH-7",
    /// The order of the showdown, and the right to muck.
    Th8 = "TH-8",
    /// The big blind's option; short blinds.
    Th9 = "TH-9",
    /// The amounts and the order of blinds, antes and straddles.
    Th10 = "TH-10",
    /// The player who posts the ante, and the treatment of a short ante.
    Th11 = "TH-11",
    /// Timeouts at the showdown.
    Th12 = "TH-12",
    /// Tabling a hand early; hands that may be mucked.
    Th13 = "TH-13",
    /// Several straddles, and forced bets written out seat by seat.
    Th14 = "TH-14",
    /// Hand histories: units, unknown stacks, showdowns.
    Th15 = "TH-15",
    /// Movement of the blinds from hand to hand.
    Th16 = "TH-16",
    /// Raises that no one can call.
    Th17 = "TH-17",
    /// Hands that are tabled automatically, and hands that a player may show after winning.
    Th18 = "TH-18",
    /// Straddles and the number of players.
    Th19 = "TH-19",
    /// Blinds of players who leave and return.
    Th20 = "TH-20",
}

/// Clauses that no decision cites: the room applies TH-20, the blinds owed by a player who leaves and returns, between
/// hands.
pub const PROCEDURAL: &[Clause] = &[Clause::Th20];
