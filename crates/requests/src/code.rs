//! The error codes of requests.

use games::GameError;
use serde::{Serialize, Serializer};

/// A stable, machine-readable error code. Other programs depend on the codes, so they do not change.
///
/// The id of a variant is its name in snake case; that of [`Code::Shared`] and [`Code::Game`] is the code that they
/// carry. One code may cover several errors with the same remedy; its description names all of them. The errors of the
/// command line's own input (a line, a flag, a file) have their codes here too, because they are sent in the same
/// field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Code {
    /// The number of cards on the board is wrong.
    Board,
    /// The seat with the button does not exist.
    Button,
    /// The cards are not a hand of the game: their number is wrong, a card is repeated, or they form no combination.
    Cards,
    /// No hand of a range is left: other cards block them all.
    EmptyRange,
    /// A file cannot be read, or is not a regular file.
    File,
    /// A file exceeds the maximum size of one hand.
    FileTooLarge,
    /// A list does not have one entry for each seat.
    Length,
    /// A line of standard input is too long.
    LineTooLong,
    /// A line typed in `play` is not an action.
    Misread,
    /// There are no exact odds to compare with.
    NoEdge,
    /// A view has no legal actions to choose from.
    NoDecision,
    /// No deal is possible, or ranges conflict so often that none could be drawn.
    NoDeal,
    /// An extra card is requested or still to come, but the settings do not allow one.
    NoExtraCard,
    /// No player has a range of several kinds of hands.
    NoGrid,
    /// A file or a folder has no hands.
    NoHands,
    /// Next cards are requested without a board of three or four cards.
    NoNextCard,
    /// Outs are requested without a single hand for each player, or without a board of three or four cards.
    NoOuts,
    /// No strength is given for a seat that has not folded.
    NoStrength,
    /// No payout gives this house edge.
    NoSuchEdge,
    /// The game does not have this payout.
    NoSuchPay,
    /// The game does not have this wager.
    NoSuchWager,
    /// Every seat has folded.
    NobodyIn,
    /// Too few cards are left for the players and the board.
    Pack,
    /// A hand has no participant, and the settings depend on it.
    ParticipantMissing,
    /// A pay table cannot be parsed.
    PayTable,
    /// Payouts, or the edge to solve for, have too large a common denominator to be exact. The error cites the ruling
    /// on the pay tables of the game, if a pay table is the cause.
    PaysTooFine,
    /// The number of players is wrong.
    Players,
    /// The game does not have this policy.
    Policy,
    /// A bot that is a program gave no action.
    Program,
    /// A range cannot be parsed.
    Range,
    /// A field of the request is missing, unknown or of the wrong type.
    Request,
    /// Two hands have the same id.
    SameId,
    /// A seat given in a flag does not exist.
    Seat,
    /// The calculation was stopped before it had a result.
    Stopped,
    /// A sweep cannot be parsed, or has too many combinations.
    Sweep,
    /// The request on standard input is too long.
    TooLong,
    /// There are too many deals to count.
    TooMany,
    /// A hand has more cards than there are stops.
    TooManyCards,
    /// The chips sum to more than 2^53 − 1.
    TooManyChips,
    /// An event has too many hands.
    TooManyHands,
    /// There are more prizes than expected shares are calculated for.
    TooManyPrizes,
    /// More cards are to come than a hand can receive.
    TooManyToCome,
    /// No seat of a table could have this view.
    View,
    /// The code of an error in a file or in the fields of a hand, or of the same error in a request.
    #[strum(transparent)]
    Shared(formats::Code),
    /// The code of a [`GameError`]: a setting, a setup or an action that the rules refuse.
    #[strum(transparent)]
    Game(&'static str),
}

impl Code {
    /// The code as text: the id of the variant, or the code that it carries.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The code of an error that the rules define.
    pub fn of(error: &impl GameError) -> Code {
        Code::Game(error.code())
    }
}

impl Serialize for Code {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use strum::VariantNames;

    #[test]
    fn the_codes_stay() {
        let of_others = ["shared", "game"];
        let codes: Vec<&str> =
            Code::VARIANTS.iter().copied().filter(|name| !of_others.contains(name)).collect();
        insta::assert_snapshot!(codes.join("\n"));
    }

    #[test]
    fn an_error_that_wraps_another_has_its_code() {
        assert_eq!(Code::of(&games::holdem::Refusal::Over).id(), "over");
        assert_eq!(Code::Shared(formats::Code::NotAHand).id(), "not_a_hand");
    }
}
