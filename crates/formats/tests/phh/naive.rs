//! A naive settlement, independent of the engine: it adds up every player's chips in the pot, splits them
//! into layers at the amounts of the players still in, and awards each layer to the hand with the best of its
//! 21 choices of five cards.

use super::support::{hands, names, text};
use formats::phh::{Act, Amount, Hand};
use std::collections::BTreeMap;

type Cards = Vec<cards::Card>;

fn units(amounts: &[Amount], unit: u64) -> Vec<u64> {
    amounts.iter().map(|amount| amount.hundredths().get() / unit).collect()
}

/// A five-card hand as category and deciding ranks.
fn five(cards: &[cards::Card]) -> (u8, Vec<usize>) {
    let mut ranks: Vec<usize> = cards.iter().map(|card| card.rank().index()).collect();
    ranks.sort_by(|a, b| b.cmp(a));
    let mut counts = BTreeMap::new();
    ranks.iter().for_each(|&rank| *counts.entry(rank).or_insert(0) += 1);
    let mut groups: Vec<(usize, usize)> = counts.into_iter().map(|(rank, count)| (count, rank)).collect();
    groups.sort_by(|a, b| b.cmp(a));
    let by_group: Vec<usize> = groups.iter().map(|group| group.1).collect();
    let flush = cards.iter().all(|card| card.suit() == cards[0].suit());
    let straight = match ranks[..] {
        [12, 3, 2, 1, 0] => Some(3),
        [high, .., low] if groups.len() == 5 && high - low == 4 => Some(high),
        _ => None,
    };
    let shape: Vec<usize> = groups.iter().map(|group| group.0).collect();
    match (straight, flush, &shape[..]) {
        (Some(high), true, _) => (8, vec![high]),
        (_, _, [4, 1]) => (7, by_group),
        (_, _, [3, 2]) => (6, by_group),
        (None, true, _) => (5, ranks),
        (Some(high), false, _) => (4, vec![high]),
        (_, _, [3, 1, 1]) => (3, by_group),
        (_, _, [2, 2, 1]) => (2, by_group),
        (_, _, [2, 1, 1, 1]) => (1, by_group),
        _ => (0, ranks),
    }
}

fn best(seven: &[cards::Card]) -> (u8, Vec<usize>) {
    let choices = (0_u32..128).filter(|choice| choice.count_ones() == 5);
    let pick = |choice: u32| -> Cards {
        (0..7).filter(|place| choice >> place & 1 == 1).map(|place| seven[place]).collect()
    };
    choices.map(|choice| five(&pick(choice))).max().unwrap()
}

/// The state of a hand after a file's actions. The unit of amounts is the file's smallest chip, or a hundredth of a
/// chip if the file names no smallest chip.
#[derive(Default)]
struct Table {
    stacks: Vec<u64>,
    antes: Vec<u64>,
    bids: Vec<u64>,
    put_in: Vec<u64>,
    highest: u64,
    folded: Vec<bool>,
    mucked: Vec<bool>,
    holes: Vec<Vec<Option<cards::Card>>>,
    board: Cards,
}

impl Table {
    fn open(hand: &Hand, unit: u64) -> Table {
        let seats = hand.starting_stacks.len();
        let (mut antes, mut bids) = (units(&hand.antes, unit), units(&hand.blinds_or_straddles, unit));
        if seats == 2 {
            antes.reverse();
            bids.reverse();
        }
        let big_blind = bids[if seats == 2 { 0 } else { 1 }];
        let mut table = Table { stacks: units(&hand.starting_stacks, unit), ..Table::default() };
        for seat in 0..seats {
            table.antes.push(antes[seat].min(table.stacks[seat]));
            table.stacks[seat] -= table.antes[seat];
            table.bids.push(bids[seat].min(table.stacks[seat]));
            table.stacks[seat] -= table.bids[seat];
        }
        table.put_in = table.bids.clone();
        table.highest = big_blind.max(*table.bids.iter().max().unwrap());
        table.folded = vec![false; seats];
        table.mucked = vec![false; seats];
        table.holes = vec![Vec::new(); seats];
        table
    }

    fn bid(&mut self, seat: usize, to: u64) {
        let more = (to.max(self.bids[seat]) - self.bids[seat]).min(self.stacks[seat]);
        self.stacks[seat] -= more;
        self.bids[seat] += more;
        self.put_in[seat] += more;
        self.highest = self.highest.max(self.bids[seat]);
    }

    fn take(&mut self, act: &Act, unit: u64) {
        match act {
            Act::DealHole(seat, cards) => self.holes[seat.index()].extend(cards),
            Act::DealBoard(cards) => {
                self.board.extend(cards);
                self.bids.fill(0);
                self.highest = 0;
            }
            Act::Fold(seat) => self.folded[seat.index()] = true,
            Act::CheckOrCall(seat) => self.bid(seat.index(), self.highest),
            Act::RaiseTo(seat, to) => self.bid(seat.index(), to.hundredths().get() / unit),
            Act::Show(seat, cards) if !cards.contains(&None) => self.holes[seat.index()] = cards.to_vec(),
            Act::Show(..) | Act::ShowDealt(_) => (),
            Act::Muck(seat) => self.mucked[seat.index()] = true,
        }
    }

    fn still_in(&self) -> Vec<usize> {
        (0..self.stacks.len()).filter(|&seat| !self.folded[seat]).collect()
    }

    /// Players who claim the pots, and the values of their hands. Empty if the hand is not complete. A sole claimant,
    /// after all others folded or mucked, needs no cards. Of several players, one with unknown cards does not claim.
    fn claims(&self) -> BTreeMap<usize, (u8, Vec<usize>)> {
        let still_in = self.still_in();
        let mut claiming = still_in.clone();
        claiming.retain(|&seat| !self.mucked[seat] || still_in.len() == 1);
        if let [seat] = claiming[..] {
            return BTreeMap::from([(seat, (0, Vec::new()))]);
        }
        let known = |seat: usize| self.holes[seat].iter().copied().collect::<Option<Cards>>();
        let shown = claiming.into_iter().filter(|_| self.board.len() == 5);
        shown.filter_map(|seat| Some((seat, best(&[known(seat)?, self.board.clone()].concat())))).collect()
    }

    /// Distributes all pots, and returns the amount that each player collects. If `trimmed`, a short ante wins only
    /// what it matched.
    fn settle(&mut self, trimmed: bool) -> Vec<u64> {
        let claims = self.claims();
        let seats = self.stacks.len();
        let mut won = vec![0; seats];
        if claims.is_empty() {
            return won;
        }
        let mut total = self.put_in.clone();
        let dead = if trimmed { 0 } else { self.antes.iter().sum() };
        if trimmed {
            total.iter_mut().zip(&self.antes).for_each(|(total, ante)| *total += ante);
        }
        self.give_back(&mut total);
        for (place, (amount, winners)) in self.layers(&total).into_iter().enumerate() {
            let amount = if place == 0 { amount + dead } else { amount };
            share(amount, &winners, &claims, &mut won);
        }
        self.stacks.iter_mut().zip(&won).for_each(|(stack, won)| *stack += won);
        won
    }

    fn give_back(&mut self, total: &mut [u64]) {
        let mut sorted = total.to_vec();
        sorted.sort_unstable();
        let [.., second, highest] = sorted[..] else { return };
        let owner = total.iter().position(|&amount| amount == highest).unwrap();
        total[owner] = second;
        self.stacks[owner] += highest - second;
    }

    /// The layers between the amounts of the players still in, each with its eligible players. The last layer also
    /// includes the chips above it that folded players put in. All players still in are eligible for the lowest, even
    /// those who only posted an ante.
    fn layers(&self, total: &[u64]) -> Vec<(u64, Vec<usize>)> {
        let still_in = self.still_in();
        let mut tops: Vec<u64> = still_in.iter().map(|&seat| total[seat]).chain([0]).collect();
        tops.sort_unstable();
        tops.dedup();
        let last = *tops.last().unwrap();
        let mut floor = 0;
        let mut layers = Vec::new();
        for top in tops {
            let ceiling = if top == last { u64::MAX } else { top };
            let amount = total.iter().map(|&paid| paid.min(ceiling) - paid.min(floor)).sum();
            layers.push((amount, still_in.iter().copied().filter(|&seat| total[seat] >= top).collect()));
            floor = top;
        }
        layers
    }
}

/// Splits an amount equally among the best eligible hands. Odd units go to players in order from player 1, left
/// of the button.
fn share(amount: u64, eligible: &[usize], claims: &BTreeMap<usize, (u8, Vec<usize>)>, won: &mut [u64]) {
    let best = eligible.iter().filter_map(|seat| claims.get(seat)).max();
    let winners: Vec<usize> =
        eligible.iter().copied().filter(|seat| best.is_some() && claims.get(seat) == best).collect();
    for (place, &seat) in winners.iter().enumerate() {
        let count = winners.len() as u64;
        won[seat] += amount / count + u64::from((place as u64) < amount % count);
    }
}

#[test]
fn a_naive_settlement_gives_the_results_of_every_fixture() {
    for name in names("hands") {
        for hand in hands(&name, &text("hands", &name)).unwrap() {
            let unit = hand.smallest_chip.map_or(1, |chip| chip.hundredths().get());
            let mut table = Table::open(&hand, unit);
            hand.actions.iter().filter_map(|step| step.act.as_ref()).for_each(|act| table.take(act, unit));
            let won = table.settle(hand.ante_trimming_status == Some(true));
            if let Some(stacks) = &hand.finishing_stacks {
                assert_eq!(table.stacks, units(stacks, unit), "{name}");
            }
            if let Some(winnings) = &hand.winnings {
                assert_eq!(won, units(winnings, unit), "{name}");
            }
        }
    }
}
