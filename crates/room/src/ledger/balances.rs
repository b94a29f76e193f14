//! Balances of the accounts, and the validation of transfers.

use super::{Account, Transfer};
use crate::ids::LogId;
use crate::refusal::{Kind, Refusal};
use games::Chips;
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// Balances of accounts, in the game's unit (ALL-2). An account without an entry has a balance of 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ledger(BTreeMap<Account, i64>);

/// An error from posting transfers, none of which was posted, or from closing a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr, strum::VariantNames, thiserror::Error)]
#[strum(serialize_all = "snake_case", prefix = "ledger.")]
pub enum LedgerError {
    /// The balance of a chair would be negative.
    #[error("{account} would have {balance} chips: a chair cannot pay more than it has")]
    BelowNothing {
        /// Account of the chair.
        account: Account,
        /// Balance after the transfers, in the game's unit (ALL-2).
        balance: i64,
    },
    /// A balance would leave the range of its account.
    #[error("{account} would exceed its limit of chips: move fewer, or use another table")]
    TooMuch {
        /// Account whose balance would be out of range.
        account: Account,
    },
    /// The account belongs to another table.
    #[error("{account} does not belong to table {log}: only its own table moves its chips")]
    OtherTable {
        /// Account that a transfer names.
        account: Account,
        /// Log of the transfers.
        log: LogId,
    },
    /// A table cannot be closed while one of its chairs has chips.
    #[error("{account} still has {balance} chips: cash it out before the table is closed")]
    NotCashedOut {
        /// Account of the chair.
        account: Account,
        /// Balance of the chair, in the game's unit (ALL-2).
        balance: i64,
    },
}

impl Refusal for LedgerError {
    fn kind(&self) -> Kind {
        Kind::Invalid
    }

    fn code(&self) -> &'static str {
        self.into()
    }

    fn arguments(&self) -> Map<String, Value> {
        Map::new()
    }
}

impl Ledger {
    /// A ledger with these balances.
    pub fn new(balances: impl IntoIterator<Item = (Account, i64)>) -> Ledger {
        Ledger(balances.into_iter().collect())
    }

    /// Balance of the account; negative for a debt.
    pub fn balance(&self, account: Account) -> i64 {
        self.0.get(&account).copied().unwrap_or(0)
    }

    /// The accounts with an entry and their balances, in the order of the accounts.
    pub fn balances(&self) -> impl Iterator<Item = (Account, i64)> {
        self.0.iter().map(|(&account, &balance)| (account, balance))
    }

    /// Sum over all accounts; 0 if the ledger contains all of them.
    pub fn sum(&self) -> i128 {
        self.0.values().map(|&balance| i128::from(balance)).sum()
    }

    /// Posts the transfers of one log atomically. The final balances are checked, so the order of the transfers
    /// does not matter.
    ///
    /// # Errors
    /// If a chair's balance would be negative, an account belongs to another table, or a balance would leave its range.
    /// No transfer is posted then.
    pub fn post(&mut self, log: LogId, transfers: &[Transfer]) -> Result<(), LedgerError> {
        let after = self.after(log, transfers)?;
        after.iter().try_for_each(|(&account, &balance)| may_have(account, balance))?;
        self.0.extend(after);
        Ok(())
    }

    /// The balances of the affected accounts after the transfers; an error if an account belongs to another table, or
    /// if a balance overflows.
    fn after(&self, log: LogId, transfers: &[Transfer]) -> Result<BTreeMap<Account, i64>, LedgerError> {
        let mut after = BTreeMap::new();
        for transfer in transfers.iter().filter(|transfer| transfer.amount > Chips::ZERO) {
            let amount = transfer.amount.signed();
            for (account, change) in [(transfer.from, -amount), (transfer.to, amount)] {
                check_table(account, log)?;
                let balance = after.entry(account).or_insert_with(|| self.balance(account));
                *balance = balance.checked_add(change).ok_or(LedgerError::TooMuch { account })?;
            }
        }
        Ok(after)
    }
}

fn check_table(account: Account, log: LogId) -> Result<(), LedgerError> {
    if account.is_open_to(log) { Ok(()) } else { Err(LedgerError::OtherTable { account, log }) }
}

fn may_have(account: Account, balance: i64) -> Result<(), LedgerError> {
    if account.range().contains(&balance) {
        Ok(())
    } else if balance < 0 && !account.allows_negative() {
        Err(LedgerError::BelowNothing { account, balance })
    } else {
        Err(LedgerError::TooMuch { account })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::TableId;
    use crate::ledger::AccountPurpose;
    use proptest::prelude::*;

    fn transfer(from: Account, to: Account, amount: u64) -> Transfer {
        Transfer { from, to, amount: Chips::new(amount).unwrap(), memo: "test" }
    }

    #[test]
    fn chairs_pay_each_other_in_any_order_and_never_more_than_they_have() {
        let table = TableId::fresh().unwrap();
        let [a, b] = [1, 2].map(|chair| Account::Seat { table, chair });
        let mut ledger = Ledger::default();
        ledger.post(table.log(), &[transfer(Account::Issue, a, 100)]).unwrap();
        ledger.post(table.log(), &[transfer(b, Account::House, 40), transfer(a, b, 40)]).unwrap();
        assert_eq!((ledger.balance(a), ledger.balance(b), ledger.balance(Account::Issue)), (60, 0, -100));
        let before = ledger.clone();
        let refused = ledger.post(table.log(), &[transfer(a, b, 60), transfer(b, Account::House, 61)]);
        assert_eq!(refused, Err(LedgerError::BelowNothing { account: b, balance: -1 }));
        assert_eq!((ledger.sum(), &ledger), (0, &before));
    }

    #[test]
    fn a_table_moves_the_chips_of_its_own_chairs_alone() {
        let [table, other] = [TableId::fresh().unwrap(), TableId::fresh().unwrap()];
        let account = Account::Seat { table: other, chair: 1 };
        let refused = Ledger::default().post(table.log(), &[transfer(Account::Issue, account, 1)]);
        assert_eq!(refused, Err(LedgerError::OtherTable { account, log: table.log() }));
    }

    #[test]
    fn all_02_no_balance_is_over_the_largest_sum_on_either_side() {
        let table = TableId::fresh().unwrap();
        let mut ledger = Ledger::default();
        let most = Chips::MAX.get();
        ledger.post(table.log(), &[transfer(Account::Issue, Account::House, most)]).unwrap();
        let refused = ledger.post(table.log(), &[transfer(Account::Bots, Account::House, 1)]);
        assert_eq!(refused, Err(LedgerError::TooMuch { account: Account::House }));
        let refused = ledger.post(table.log(), &[transfer(Account::Issue, Account::Demo, 1)]);
        assert_eq!(refused, Err(LedgerError::TooMuch { account: Account::Issue }));
    }

    #[test]
    fn a_transfer_of_zero_is_not_recorded() {
        let table = TableId::fresh().unwrap();
        let mut ledger = Ledger::default();
        ledger.post(table.log(), &[transfer(Account::Issue, Account::House, 0)]).unwrap();
        assert_eq!(ledger.balances().count(), 0);
    }

    /// A transfer at a table with chairs 1 to 3.
    #[derive(Clone, Debug)]
    enum Step {
        BuyIn(AccountPurpose, u8, u64),
        CashOut(AccountPurpose, u8),
        PlayerPays(u8, u64),
        HousePays(u8, u64),
    }

    fn step() -> impl Strategy<Value = Step> {
        let purpose =
            prop::sample::select(vec![AccountPurpose::Issue, AccountPurpose::Bots, AccountPurpose::Demo]);
        let amount = prop_oneof![1..=1_000_000_000_u64, (1_u64 << 46)..=(1_u64 << 50)];
        prop_oneof![
            3 => (purpose.clone(), 1..=3_u8, amount.clone()).prop_map(|(purpose, seat, amount)| Step::BuyIn(purpose, seat, amount)),
            1 => (purpose, 1..=3_u8).prop_map(|(purpose, seat)| Step::CashOut(purpose, seat)),
            2 => (1..=3_u8, amount.clone()).prop_map(|(seat, amount)| Step::PlayerPays(seat, amount)),
            3 => (1..=3_u8, amount).prop_map(|(seat, amount)| Step::HousePays(seat, amount)),
        ]
    }

    /// Posts the step. Returns the ledger's result, and whether a refusal is allowed.
    fn take(ledger: &mut Ledger, table: TableId, step: &Step) -> (Result<(), LedgerError>, bool) {
        let seat = |chair| Account::Seat { table, chair };
        let has = |chair, ledger: &Ledger| ledger.balance(seat(chair)).unsigned_abs();
        let house = AccountPurpose::House.of(table);
        let (transfer, may_refuse) = match *step {
            Step::BuyIn(purpose, chair, amount) => (transfer(purpose.of(table), seat(chair), amount), true),
            Step::CashOut(purpose, chair) => {
                (transfer(seat(chair), purpose.of(table), has(chair, ledger)), false)
            }
            Step::PlayerPays(chair, amount) => {
                (transfer(seat(chair), house, amount.min(has(chair, ledger))), false)
            }
            Step::HousePays(chair, amount) => (transfer(house, seat(chair), amount), true),
        };
        (ledger.post(table.log(), &[transfer]), may_refuse)
    }

    proptest! {
        #[test]
        fn a_table_at_its_limits_keeps_no_chips_and_affects_no_other_table(
            steps in prop::collection::vec(step(), 1..200),
        ) {
            let [greedy, other] = [TableId::fresh().unwrap(), TableId::fresh().unwrap()];
            let mut ledger = Ledger::default();
            for step in &steps {
                let (done, may_refuse) = take(&mut ledger, greedy, step);
                prop_assert!(may_refuse || done.is_ok(), "{step:?}: {done:?}");
                prop_assert_eq!(ledger.sum(), 0);
            }
            // Issues chips and pays from the house until the ledger refuses more.
            for purpose in [AccountPurpose::Issue, AccountPurpose::Bots, AccountPurpose::Demo] {
                while take(&mut ledger, greedy, &Step::BuyIn(purpose, 1, 1 << 46)).0.is_ok() {}
            }
            while take(&mut ledger, greedy, &Step::HousePays(2, 1 << 46)).0.is_ok() {}
            for chair in 1..=3 {
                let (done, _) = take(&mut ledger, greedy, &Step::CashOut(AccountPurpose::Issue, chair));
                prop_assert!(done.is_ok(), "{done:?}");
            }
            for step in [Step::BuyIn(AccountPurpose::Issue, 1, 1_000_000_000), Step::BuyIn(AccountPurpose::Bots, 2, 1_000_000_000),
                Step::PlayerPays(1, 500), Step::HousePays(2, 1_000_000_000_000), Step::CashOut(AccountPurpose::Issue, 1)] {
                let (done, _) = take(&mut ledger, other, &step);
                prop_assert!(done.is_ok(), "the other table: {step:?}: {done:?}");
            }
            prop_assert_eq!(ledger.sum(), 0);
        }
    }
}
