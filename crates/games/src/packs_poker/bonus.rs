//! Bonus pay tables (clause `packs-poker/pay-table`, PK-13).

use crate::chips::Chips;
use crate::pay_table::{PayFault, PayTable, Pays, PaysByName};
use cards::eval::Category;

/// The hands that the bonus pay table can contain: three of a kind or better (clause `packs-poker/8`), best first.
pub const PAYABLE: [Category; 7] = [
    Category::RoyalFlush,
    Category::StraightFlush,
    Category::FourOfAKind,
    Category::FullHouse,
    Category::Flush,
    Category::Straight,
    Category::ThreeOfAKind,
];

/// The pay table of the bonus wager, for hands from three of a kind up. For a hand that it omits, the bonus is
/// collected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BonusTable([Option<Pays>; PAYABLE.len()]);

impl BonusTable {
    /// The bonus pay table of the rulebook.
    pub const DOCUMENT: BonusTable = BonusTable([
        Some(Pays::to_one(200)),
        Some(Pays::to_one(100)),
        Some(Pays::to_one(40)),
        Some(Pays::to_one(10)),
        Some(Pays::to_one(4)),
        Some(Pays::to_one(3)),
        Some(Pays::to_one(2)),
    ]);

    /// Builds a pay table from rates keyed by the name of the hand.
    ///
    /// # Errors
    /// [`PayFault`] for the first mistake in the table.
    pub fn named(rows: &PaysByName) -> Result<BonusTable, PayFault> {
        Ok(BonusTable::of(&PayTable::named(rows, &names())?))
    }

    fn of(table: &PayTable<Category>) -> BonusTable {
        BonusTable(PAYABLE.map(|category| table.pays(category)))
    }

    /// The pay table in the form that the settings use.
    pub fn by_name(&self) -> PaysByName {
        let rows = PAYABLE.iter().zip(self.0);
        PaysByName(
            rows.filter_map(|(category, pays)| Some((category.id().to_owned(), pays?.into()))).collect(),
        )
    }

    /// The payout for a hand; `None` if the table has none, so that the bonus is collected.
    pub fn pays(&self, hand: Category) -> Option<Pays> {
        let place = (Category::RoyalFlush as usize).checked_sub(hand as usize)?;
        *self.0.get(place)?
    }

    /// Maximum winnings on a stake, in cents; `None` above [`Chips::MAX`].
    pub(super) fn max_winnings(&self, stake: Chips) -> Option<Chips> {
        self.0.iter().flatten().try_fold(Chips::ZERO, |most, pays| Some(most.max(pays.winnings(stake)?)))
    }
}

fn names() -> [(&'static str, Category); PAYABLE.len()] {
    PAYABLE.map(|category| (category.id(), category))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hand_finds_its_own_row() {
        for (place, category) in PAYABLE.into_iter().enumerate() {
            assert_eq!(BonusTable::DOCUMENT.pays(category), BonusTable::DOCUMENT.0[place]);
        }
        for category in [Category::TwoPair, Category::Pair, Category::HighCard, Category::FiveOfAKind] {
            assert_eq!(BonusTable::DOCUMENT.pays(category), None);
        }
    }
}
