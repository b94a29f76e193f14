//! What the bonus pays (clause `packs-poker/pay-table`, PK-13).

use super::rules::RulesError;
use crate::chips::Chips;
use crate::pay_table::{MOST_TO, PayTable, PayTableError, Pays};
use cards::eval::Category;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The hands that a table can pay: three of a kind or better (clause `packs-poker/8`), best first.
const PAYABLE: [Category; 7] = [
    Category::RoyalFlush,
    Category::StraightFlush,
    Category::FourOfAKind,
    Category::FullHouse,
    Category::Flush,
    Category::Straight,
    Category::ThreeOfAKind,
];

/// What a bonus wager pays for each hand from three of a kind up; a hand that is left out pays nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "BTreeMap<String, Pays>", into = "BTreeMap<String, Pays>")]
pub struct BonusTable([Option<Pays>; PAYABLE.len()]);

impl BonusTable {
    /// The document's table.
    pub const DOCUMENT: BonusTable = BonusTable([
        Some(Pays::to_one(200)),
        Some(Pays::to_one(100)),
        Some(Pays::to_one(40)),
        Some(Pays::to_one(10)),
        Some(Pays::to_one(4)),
        Some(Pays::to_one(3)),
        Some(Pays::to_one(2)),
    ]);

    /// Reads a table from TOML, in the form that [`crate::pay_table`] describes.
    ///
    /// # Errors
    /// [`PayTableError`], by line.
    pub fn from_toml(text: &str) -> Result<BonusTable, PayTableError> {
        let names = PAYABLE.map(|category| (category.id(), category));
        let read = PayTable::from_toml(text, &names)?;
        Ok(BonusTable(PAYABLE.map(|category| read.pays(category))))
    }

    /// What a hand pays, if it pays.
    pub fn pays(&self, hand: Category) -> Option<Pays> {
        let place = (Category::RoyalFlush as usize).checked_sub(hand as usize)?;
        *self.0.get(place)?
    }

    /// The most that a stake can win; `None` above [`Chips::MAX`].
    pub(super) fn most(&self, stake: Chips) -> Option<Chips> {
        self.0.iter().flatten().try_fold(Chips::ZERO, |most, pays| Some(most.max(pays.winnings(stake)?)))
    }

    fn check(hand: &str, pays: Pays) -> Result<(), RulesError> {
        if pays.per == 0 || pays.per > MOST_TO || pays.to > MOST_TO {
            return Err(RulesError::BadPay { hand: hand.to_owned(), to: pays.to, per: pays.per });
        }
        Ok(())
    }
}

impl TryFrom<BTreeMap<String, Pays>> for BonusTable {
    type Error = RulesError;

    fn try_from(rows: BTreeMap<String, Pays>) -> Result<BonusTable, RulesError> {
        let mut table = BonusTable([None; PAYABLE.len()]);
        for (hand, pays) in rows {
            let place = PAYABLE.iter().position(|category| category.id() == hand);
            BonusTable::check(&hand, pays)?;
            table.0[place.ok_or(RulesError::NoBonusHand(hand))?] = Some(pays);
        }
        match table.0.iter().flatten().all(|pays| pays.to == 0) {
            true => Err(RulesError::PaysNothing),
            false => Ok(table),
        }
    }
}

impl From<BonusTable> for BTreeMap<String, Pays> {
    fn from(table: BonusTable) -> BTreeMap<String, Pays> {
        let rows = PAYABLE.iter().zip(table.0);
        rows.filter_map(|(category, pays)| Some((category.id().to_owned(), pays?))).collect()
    }
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
