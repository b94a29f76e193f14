//! Error codes for files of hands and rounds. The crate `requests` uses those that are also errors of a request, such
//! as [`Code::Card`].

use games::GameError;

/// A stable, machine-readable error code. Other programs depend on the codes, so they do not change.
///
/// The id of a variant is its name in snake case; that of [`Code::Game`] is the code that it carries. One code may
/// cover several errors with the same remedy; its description names all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Code {
    /// An action cannot be parsed.
    Action,
    /// The action belongs to other variants of PHH.
    ActionOfOtherVariant,
    /// An amount that must be more than 0 is 0.
    AmountZero,
    /// The number of cards on the board is wrong, or one of them is unknown.
    BoardCards,
    /// Board cards are due before the action.
    BoardMissing,
    /// Board cards are given although none are due.
    BoardNotDue,
    /// A string does not name a card.
    Card,
    /// The cards shown differ from those dealt.
    CardsContradict,
    /// A player shows cards as dealt, but the file does not name them.
    CardsUnknown,
    /// A player is dealt cards although another player must be dealt to first.
    DealOutOfTurn,
    /// The text of the hand is too long.
    HandTooLarge,
    /// The player for whom the hand is exported is not in the hand.
    Hero,
    /// The number of hole cards is wrong.
    HoleCards,
    /// The input is not JSON, or is nested too deeply.
    Json,
    /// A required field is missing.
    MissingField,
    /// A winning hand is mucked, although the rules table it.
    MucksWinner,
    /// The format or the rules are newer than this program.
    NewerVersion,
    /// An action names a player who is not in the hand.
    NoSuchSeat,
    /// In a file of several hands, a value is outside every hand.
    NotAHand,
    /// The file ends before the hand does, and the format needs complete hands.
    NotComplete,
    /// A player has not been dealt two cards yet.
    NotDealt,
    /// A number is out of range, or `null` is given instead of a value.
    Number,
    /// The order of the cards cannot be parsed, or does not fit the round.
    Order,
    /// A string does not name a player.
    Player,
    /// The record of a round cannot be replayed for another reason than a refused table or action: it follows newer
    /// rules.
    Record,
    /// A card occurs twice.
    RepeatedCard,
    /// The game does not have this number of seats.
    Seats,
    /// A setting is given that the rest of the file determines.
    SettingOfTheFile,
    /// An amount is not a multiple of the smallest chip.
    SmallestChip,
    /// The input is not TOML, is nested too deeply, or has a heading twice.
    Toml,
    /// There are more actions than in any real hand or round.
    TooManyActions,
    /// The format has no field of this name.
    UnknownField,
    /// A byte is not UTF-8 text.
    Utf8,
    /// A value of a round's table or settings cannot be parsed.
    Value,
    /// The variant is a different game, or one that this program does not support.
    Variant,
    /// A list does not have one entry for each player.
    WrongLength,
    /// A value has the wrong type.
    WrongType,
    /// The code of a [`GameError`]: an action or a setup that the rules refuse, or an invalid amount.
    #[strum(transparent)]
    Game(&'static str),
}

impl Code {
    /// The code as text: the id of the variant, or the code that [`Code::Game`] carries.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The code of an error that the rules define.
    pub fn of(error: &impl GameError) -> Code {
        Code::Game(error.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use strum::VariantNames;

    #[test]
    fn the_codes_stay() {
        let of_others = ["game"];
        let codes: Vec<&str> =
            Code::VARIANTS.iter().copied().filter(|name| !of_others.contains(name)).collect();
        insta::assert_snapshot!(codes.join("\n"));
    }

    #[test]
    fn the_code_of_an_error_of_the_rules_is_that_error_s() {
        assert_eq!(Code::of(&games::holdem::Refusal::Over).id(), "over");
    }
}
