//! Conversion between a file's amounts and chips, and refusals in the file's notation.

use super::amount::Amount;
use super::hand::Hand;
use crate::code::Code;
use crate::error::FileError;
use games::GameError;
use games::chips::Chips;
use games::holdem::{Action, Clause, Refusal};

/// The number of hundredths for which one chip of the rules stands, and the number of decimal places for output.
#[derive(Clone, Copy)]
pub(crate) struct Scale {
    unit: u64,
    decimals: u8,
}

impl Scale {
    /// Takes the unit from the hand's smallest chip (a hundredth by default), and the number of decimal places
    /// from its results, or from its stacks if it has none.
    pub fn of(hand: &Hand) -> Scale {
        let figures =
            hand.finishing_stacks.as_ref().or(hand.winnings.as_ref()).unwrap_or(&hand.starting_stacks);
        let decimals = figures.iter().map(|amount| amount.decimals()).max().unwrap_or(0);
        let unit = hand.smallest_chip.map_or(1, |chip| chip.hundredths().get());
        Scale { unit: unit.max(1), decimals }
    }

    /// Converts an amount to chips.
    ///
    /// # Errors
    /// [`FileError`] if the amount is not a multiple of the smallest chip.
    pub fn chips(self, amount: Amount) -> Result<Chips, FileError> {
        let (chips, rest) = amount.hundredths().split(self.unit);
        if rest == 0 {
            return Ok(chips);
        }
        let smallest = self.amount(Chips::ONE);
        let message = format!("{amount} cannot be paid: the smallest chip, by _smallest_chip, is {smallest}");
        Err(FileError::new(Code::SmallestChip, message).by(&[Clause::Th15]))
    }

    /// Converts chips to an amount, saturating at [`Chips::MAX`], which the chips of a replayed file never
    /// exceed.
    pub fn amount(self, chips: Chips) -> Amount {
        let hundredths = Chips::new(chips.get().saturating_mul(self.unit)).unwrap_or(Chips::MAX);
        Amount::new(hundredths, self.decimals)
    }

    /// Converts a net gain or loss in chips to a signed amount.
    pub fn signed(self, net: i64) -> SignedAmount {
        let chips = Chips::new(net.unsigned_abs()).unwrap_or(Chips::MAX);
        SignedAmount { negative: net < 0, amount: self.amount(chips) }
    }

    /// Converts a refusal to the file's terms: players by number, amounts in the file's notation.
    pub fn refused(self, refusal: &Refusal) -> FileError {
        FileError::new(Code::of(refusal), self.explain(refusal)).by(&refusal.clauses())
    }

    fn explain(self, refusal: &Refusal) -> String {
        let say = |chips: Chips| self.amount(chips);
        match *refusal {
            Refusal::NotYourTurn { seat, awaited } => {
                format!("it is not p{seat}'s turn: p{awaited} is to act")
            }
            Refusal::CannotCheck { to_call } => format!("{} to call: call, raise or fold", say(to_call)),
            Refusal::RaiseNotHigher { to, highest } => {
                format!("a raise to {} is not above the highest bet, {}", say(to), say(highest))
            }
            Refusal::RaiseTooSmall { to, least, all_in } => format!(
                "a raise to {} is too small: raise to at least {}, or go all in for {}",
                say(to),
                say(least),
                say(all_in)
            ),
            Refusal::RaiseTooLarge { to, all_in } => {
                format!("a raise to {} exceeds the stack: all in is {}", say(to), say(all_in))
            }
            Refusal::NotReopened { highest, reopens_at } => format!(
                "the betting is not reopened: since this player acted the bet has risen to {}, less than a full raise to {}",
                say(highest),
                say(reopens_at)
            ),
            Refusal::NotInShowdown(seat) => {
                format!("p{seat} has no hand at this showdown, or showed it before")
            }
            Refusal::CardsUnknown(seat) => {
                format!("p{seat}'s cards are not known and cannot be shown: muck them")
            }
            Refusal::ShowdownNow { action: Action::RaiseTo(to) } => {
                format!(
                    "a raise to {} belongs to a betting round, and this is the showdown: show or muck",
                    say(to)
                )
            }
            ref other => other.to_string(),
        }
    }
}

/// A gain or loss in the notation of its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SignedAmount {
    /// `true` for a loss.
    pub negative: bool,
    /// The absolute value of the gain or loss.
    pub amount: Amount,
}

impl std::fmt::Display for SignedAmount {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", if self.negative { "-" } else { "+" }, self.amount)
    }
}
