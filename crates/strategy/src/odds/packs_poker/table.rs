//! All deals at one table.

use super::count::Counter;
use super::deals::Deals;
use super::kind::Kind;
use super::wager::{End, Wager};
use crate::odds::too_fine::{TooFine, common_denominator};
use cards::CardSet;
use cards::eval::Category;
use games::packs_poker::{Rules, TieBonus};

/// The game by some rules.
///
/// What a wager is worth does not depend on how many seats and packs there are, with two exceptions. Where a seat is paid
/// its highest bonus alone (`highest_pack_only`, PK-5), the bonus is that of a seat with one bonus wager. The aggregate of a
/// round (PK-7) is left out; one wager by itself seldom reaches it.
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    rules: &'a Rules,
    /// What the pays are written over.
    common: i128,
}

/// The deals beside each kind of pack, one kind after the other.
pub struct Kinds<I> {
    counter: Counter,
    kinds: I,
    rules: Rules,
}

impl<'a> Table<'a> {
    /// The game by these rules.
    ///
    /// # Errors
    /// [`TooFine`].
    pub fn new(rules: &'a Rules) -> Result<Table<'a>, TooFine> {
        let pays = Category::ALL.into_iter().filter_map(|category| rules.pay_table().pays(category));
        Ok(Table { rules, common: common_denominator(pays)? })
    }

    /// Counts the deals beside one pack of each kind, C(50,5) · C(45,5) of them, kind by kind as it is asked.
    pub fn kinds(&self) -> Kinds<impl ExactSizeIterator<Item = Kind> + use<>> {
        Kinds { counter: Counter::new(), kinds: Kind::all(), rules: self.rules.clone() }
    }

    /// The pack bet over some deals: of one kind of pack, or of all of them together.
    pub fn pack_bet(&self, deals: &Deals) -> Wager {
        let pairs_up = |of: &dyn Fn(Category) -> u64| Category::ALL.into_iter().skip(1).map(of).sum();
        let end = |id, net, deals| End { id, deals, net };
        let ends = vec![
            end("win", 1, pairs_up(&|category| deals.won(category))),
            end("win_high_card", 0, deals.won(Category::HighCard)),
            end("tie", 0, Category::ALL.into_iter().map(|category| deals.tied(category)).sum()),
            end("lose", -1, pairs_up(&|category| deals.lost_to(category))),
            end("lose_high_card", -1, deals.lost_to(Category::HighCard)),
        ];
        Wager::new(ends, 1)
    }

    /// The bonus over some deals. Parts of a cent, which a table drops, are counted.
    pub fn bonus(&self, deals: &Deals) -> Wager {
        let (mut ends, mut tied) = (Vec::new(), 0);
        for category in Category::ALL.into_iter().rev() {
            let Some(pays) = self.rules.pay_table().pays(category) else { continue };
            let ties = match self.rules.tie_bonus() {
                TieBonus::Collected => deals.tied(category),
                TieBonus::Paid => 0,
            };
            let net = i128::from(pays.to) * (self.common / i128::from(pays.per));
            ends.push(End { id: category.id(), deals: deals.with(category) - ties, net });
            tied += ties;
        }
        let paid: u64 = ends.iter().map(|end| end.deals).sum();
        ends.push(End { id: "tie", deals: tied, net: -self.common });
        ends.push(End { id: "nothing", deals: deals.all() - paid - tied, net: -self.common });
        Wager::new(ends, self.common)
    }
}

impl<I: ExactSizeIterator<Item = Kind>> Iterator for Kinds<I> {
    type Item = (Kind, Deals);

    fn next(&mut self) -> Option<(Kind, Deals)> {
        let kind = self.kinds.next()?;
        Some((kind, self.counter.count(kind.example(), CardSet::FULL, self.rules.dealer_hand())))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.kinds.size_hint()
    }
}

impl<I: ExactSizeIterator<Item = Kind>> ExactSizeIterator for Kinds<I> {}

/// The deals beside all 1,326 packs, from those beside one of each kind.
pub fn together(kinds: &[(Kind, Deals)]) -> Deals {
    let mut all = Deals::default();
    kinds.iter().for_each(|(kind, deals)| all += *deals * kind.packs());
    all
}
