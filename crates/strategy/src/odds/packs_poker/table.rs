//! Counts over all deals at one table.

use super::count::Counter;
use super::deals::Deals;
use super::kind::Kind;
use super::wager::Wager;
use crate::odds::{DenominatorTooLarge, Fraction};
use cards::CardSet;
use cards::eval::Category;
use games::packs_poker::{DealerHand, Rules, TieBonus};

/// The game under given rules.
///
/// The value of a wager does not depend on the number of seats and packs, with two exceptions. If a seat is
/// paid only its highest bonus (`highest_pack_only`, PK-5), the value computed is that for a seat with a single
/// bonus wager. The aggregate payout limit of a round (PK-7) is ignored; a single wager seldom reaches it.
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    rules: &'a Rules,
}

/// Iterator over the kinds of pack, with the deals for each.
pub struct Kinds<I> {
    counter: Counter,
    kinds: I,
    dealer_hand: DealerHand,
}

impl<'a> Table<'a> {
    /// The game under these rules.
    pub const fn new(rules: &'a Rules) -> Table<'a> {
        Table { rules }
    }

    /// Counts the C(50,5) · C(45,5) deals with one pack of each kind, one kind per call of `next`.
    pub fn kinds(&self) -> Kinds<impl ExactSizeIterator<Item = Kind> + use<>> {
        Kinds { counter: Counter::new(), kinds: Kind::all(), dealer_hand: self.rules.dealer_hand() }
    }

    /// Value of the pack bet over the deals of one kind of pack, or over the sum of all kinds.
    pub fn pack_bet(&self, deals: &Deals) -> Wager {
        let pairs_up = |of: &dyn Fn(Category) -> u64| Category::ALL.into_iter().skip(1).map(of).sum();
        let end = |id, net, deals| (id, Fraction::new(net, 1), deals);
        let ends = vec![
            end("win", 1, pairs_up(&|category| deals.won(category))),
            end("win_high_card", 0, deals.won(Category::HighCard)),
            end("tie", 0, Category::ALL.into_iter().map(|category| deals.tied(category)).sum()),
            end("lose", -1, pairs_up(&|category| deals.lost_to(category))),
            end("lose_high_card", -1, deals.lost_to(Category::HighCard)),
        ];
        Wager::new(ends).expect("all net results are integers")
    }

    /// Value of the bonus bet over these deals. Fractions of a cent count here, although a table rounds payouts
    /// down. The outcome `tie` counts the ties that lose a bonus bet which would otherwise be paid.
    ///
    /// # Errors
    /// [`DenominatorTooLarge`] if the payouts have no common denominator up to 10^18.
    pub fn bonus(&self, deals: &Deals) -> Result<Wager, DenominatorTooLarge> {
        let (mut ends, mut tied) = (Vec::new(), 0);
        for category in Category::ALL.into_iter().rev() {
            let Some(pays) = self.rules.pay_table().pays(category) else { continue };
            let ties = self.collected(deals, category);
            let net = Fraction::new(pays.to.into(), pays.per.into());
            ends.push((category.id(), net, deals.with(category) - ties));
            tied += ties;
        }
        let paid: u64 = ends.iter().map(|(.., deals)| deals).sum();
        let lost = Fraction::new(-1, 1);
        ends.push(("tie", lost, tied));
        ends.push(("nothing", lost, deals.all() - paid - tied));
        Wager::new(ends)
    }

    /// Number of ties with a hand of this category in which the house collects the bonus bet (PK-4).
    const fn collected(&self, deals: &Deals, category: Category) -> u64 {
        match self.rules.tie_bonus() {
            TieBonus::Collected => deals.tied(category),
            TieBonus::Paid => 0,
        }
    }
}

impl<I: ExactSizeIterator<Item = Kind>> Iterator for Kinds<I> {
    type Item = (Kind, Deals);

    fn next(&mut self) -> Option<(Kind, Deals)> {
        let kind = self.kinds.next()?;
        Some((kind, self.counter.count(kind.example(), CardSet::FULL, self.dealer_hand)))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.kinds.size_hint()
    }
}

impl<I: ExactSizeIterator<Item = Kind>> ExactSizeIterator for Kinds<I> {}

/// Sums the deals over all 1,326 packs, given those for one pack of each kind.
pub fn sum_over_packs(kinds: &[(Kind, Deals)]) -> Deals {
    let mut all = Deals::default();
    kinds.iter().for_each(|(kind, deals)| all += *deals * kind.packs());
    all
}
