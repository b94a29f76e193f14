//! Ledger transfers of an entry.

use super::chair::Chair;
use super::entry::{Entry, Identity};
use super::state::State;
use crate::ledger::{Account, AccountPurpose, Transfer};
use games::Chips;

/// Ledger transfers of an entry that is about to be committed; empty if the entry moves no chips.
pub fn transfers(state: &State, entry: &Entry) -> Vec<Transfer> {
    if !state.game().chips() {
        return Vec::new();
    }
    let seat = |chair: Chair| Account::Seat { table: state.id, chair: chair.number() };
    match entry {
        Entry::Seated { chair, who, stack } => moved(source(state, who), seat(*chair), *stack, "buy_in"),
        Entry::ToppedUp { chair, amount } => match state.at(*chair) {
            Some(occupant) => moved(source(state, &occupant.who), seat(*chair), *amount, "top_up"),
            None => Vec::new(),
        },
        Entry::Left { chair, stack, .. } => match state.at(*chair) {
            Some(occupant) => moved(seat(*chair), source(state, &occupant.who), *stack, "cash_out"),
            None => Vec::new(),
        },
        Entry::Ended(ended) => {
            let nets = ended.nets.iter().flatten().copied();
            let mut parties: Vec<_> =
                state.hand.lineup().iter().map(|&chair| seat(chair)).zip(nets).collect();
            parties.push((AccountPurpose::House.of(state.id), ended.house.unwrap_or(0)));
            settled(parties)
        }
        _ => Vec::new(),
    }
}

/// Account that issues the chips of a buy-in and receives them at a cash-out.
fn source(state: &State, who: &Identity) -> Account {
    let purpose = match who {
        _ if state.created.demo => AccountPurpose::Demo,
        Identity::Player { .. } => AccountPurpose::Issue,
        Identity::Bot { .. } => AccountPurpose::Bots,
    };
    purpose.of(state.id)
}

fn moved(from: Account, to: Account, amount: Chips, memo: &'static str) -> Vec<Transfer> {
    let some = amount > Chips::ZERO;
    some.then_some(Transfer { from, to, amount, memo }).into_iter().collect()
}

/// Transfers from losers to winners, each in the given order. The net results must sum to zero.
fn settled(mut parties: Vec<(Account, i64)>) -> Vec<Transfer> {
    let mut transfers = Vec::new();
    loop {
        let loser = parties.iter().position(|(_, net)| *net < 0);
        let winner = parties.iter().position(|(_, net)| *net > 0);
        let (Some(loser), Some(winner)) = (loser, winner) else { return transfers };
        let amount = parties[winner].1.unsigned_abs().min(parties[loser].1.unsigned_abs());
        let (from, to) = (parties[loser].0, parties[winner].0);
        let chips = Chips::new(amount).unwrap_or(Chips::MAX);
        transfers.push(Transfer { from, to, amount: chips, memo: "hand" });
        parties[loser].1 += amount.cast_signed();
        parties[winner].1 -= amount.cast_signed();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::TableId;
    use std::collections::BTreeMap;

    #[test]
    fn every_net_result_is_transferred_exactly() {
        let table = TableId::fresh().unwrap();
        let seat = |chair| Account::Seat { table, chair };
        let nets =
            vec![(seat(1), -70), (seat(2), 100), (seat(3), -50), (AccountPurpose::House.of(table), 20)];
        let mut left: BTreeMap<Account, i64> = nets.iter().copied().collect();
        for transfer in settled(nets) {
            *left.get_mut(&transfer.from).unwrap() += transfer.amount.signed();
            *left.get_mut(&transfer.to).unwrap() -= transfer.amount.signed();
        }
        assert!(left.values().all(|&rest| rest == 0), "{left:?}");
    }
}
