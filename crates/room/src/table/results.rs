//! Results of a table: buy-ins, with top-ups, and cash-outs of each player, or points; and the payments that settle them.

use super::chair::Chair;
use super::entry::{Entry, Identity, LoggedEntry};
use super::error::{HistoryError, LogError};
use super::person::Person;
use super::state::State;
use crate::game::GameName;
use crate::ledger::payments::{Payment, payments};
use crate::log_types::Closing;
use crate::store::{PlayerId, Store, StoredEntry, TableId};
use crate::table::error::TableError;
use games::Chips;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// Results of a table so far.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Results {
    /// The table's name.
    pub name: String,
    /// The game that was played at the table.
    pub game: GameName,
    /// `true` if the table is closed.
    pub closed: bool,
    /// The closing of the table, which is over or waits for the end of the current hand; null if the table stays open.
    pub closing: Option<Closing>,
    /// Time at which the table was created, in milliseconds since the Unix epoch.
    pub from_ms: u64,
    /// Time of the last entry, in milliseconds since the Unix epoch.
    pub to_ms: u64,
    /// Number of the last hand. It is the number of hands begun, unless a rollback skipped some numbers.
    pub hands: u64,
    /// All players and bots who sat at the table, in the order of their first buy-ins.
    pub players: Vec<PlayerResult>,
    /// The payments among the players and the house that settle what they stand at, as few as possible for up to twelve.
    /// The bots play for the house. Null in a game without chips and at a demo table.
    pub payments: Option<Vec<ResultPayment>>,
}

/// A payment that settles results.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(transform = games::unit::of_game)]
pub struct ResultPayment {
    /// Index in the list of players of the player who pays; null for the house.
    pub from: Option<usize>,
    /// Index in the list of players of the player who is paid; null for the house.
    pub to: Option<usize>,
    /// The amount.
    pub amount: Chips,
}

/// A closed table, in the list of a guest who sat there or was its host.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct ClosedTable {
    /// Id of the table.
    pub id: String,
    /// Display name of the table.
    pub name: String,
    /// The game that was played at the table.
    pub game: GameName,
    /// Time at which the table closed, in milliseconds since the Unix epoch.
    pub closed_ms: u64,
    /// `true` if the guest was the table's host.
    pub host: bool,
    /// The guest's cash-outs minus buy-ins and top-ups, in the game's unit (ALL-2); null for a host who did not sit
    /// there, and in a game without chips.
    #[schemars(extend("x-unit" = "game"))]
    pub net: Option<i64>,
}

/// Buy-ins and cash-outs, or the points, of a player or a bot.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(transform = games::unit::of_game)]
pub struct PlayerResult {
    /// The name under which the player or bot last sat down.
    pub name: String,
    /// `true` for one of the room's own bots.
    pub bot: bool,
    /// `true` for a bot account: a program from outside that plays with a token, and settles like a player.
    /// Omitted for others.
    #[serde(rename = "bot_account", default, skip_serializing_if = "std::ops::Not::not")]
    pub is_bot_account: bool,
    /// `true` for the viewer.
    pub you: bool,
    /// Total of buy-ins and top-ups; null in a game without chips.
    pub bought: Option<Chips>,
    /// Total of cash-outs; null in a game without chips.
    pub cashed_out: Option<Chips>,
    /// Cash-outs minus buy-ins and top-ups, in the game's unit (ALL-2); null in a game without chips, and while the
    /// player is seated.
    #[schemars(extend("x-unit" = "game"))]
    pub net: Option<i64>,
    /// The stack after the last hand while the player is seated, with chips that are added before the next hand; null in
    /// a game without chips, and for a player who left.
    pub stack: Option<Chips>,
    /// Stack and cash-outs minus buy-ins and top-ups, in the game's unit (ALL-2): the net result if the player left now.
    /// Null in a game without chips.
    #[schemars(extend("x-unit" = "game"))]
    pub standing: Option<i64>,
    /// Total points of all rounds; null in a game with chips, and if a round was stored without points.
    #[schemars(extend("x-unit" = "game"))]
    pub points: Option<u64>,
}

/// Checks that a guest sat at the table or is its host. Reads the log for a guest who is not among the players in the
/// state, which keeps only the most recent ones.
///
/// # Errors
/// [`HistoryError::NotThere`] if the guest neither sat at the table nor is its host, or if the store fails or the log
/// is damaged.
pub async fn check_was_there<S: Store>(
    store: &S,
    state: &State,
    who: Option<&Person>,
) -> Result<(), TableError> {
    let who = who.ok_or(HistoryError::NotThere)?;
    if state.created.host == Some(who.id) || state.buys.count(who.id) > 0 {
        return Ok(());
    }
    for entry in &store.read_chips(state.id).await? {
        if let Entry::Seated { who: Identity::Player { id, .. }, .. } = LoggedEntry::read(entry)?.entry
            && id == who.id
        {
            return Ok(());
        }
    }
    Err(HistoryError::NotThere.into())
}

/// Results of a table, from the log entries that record the chips moved to and from its seats; the points of seated
/// players come from the state.
///
/// # Errors
/// If the store fails or the log is damaged.
pub async fn results<S: Store>(
    store: &S,
    state: &State,
    who: Option<&Person>,
) -> Result<Results, TableError> {
    let chip_entries = store.read_chips(state.id).await?;
    let last = store.read(state.id.log(), state.seq).await?;
    let last = last.last().map(LoggedEntry::read).transpose()?;
    Ok(of_entries(state, &chip_entries, last.map(|logged| logged.at_ms), who)?)
}

/// Results of a table, from its entries of [`CHIP_KINDS`](crate::store::CHIP_KINDS); other entries are ignored. `to_ms` is
/// the time of the last entry.
///
/// # Errors
/// If an entry is damaged.
pub(super) fn of_entries(
    state: &State,
    entries: &[StoredEntry],
    to_ms: Option<u64>,
    who: Option<&Person>,
) -> Result<Results, LogError> {
    let mut count = Count::default();
    for entry in entries {
        let logged = LoggedEntry::read(entry)?;
        count.take(logged.at_ms, logged.entry);
    }
    for (chair, occupant) in state.occupied_chairs() {
        count.add_points(chair, occupant.points);
        count.set_stack(chair, u128::from(occupant.stack.get()) + u128::from(occupant.pending_top_up.get()));
    }
    let chips = state.game().chips();
    let players: Vec<PlayerResult> =
        count.accounts.into_iter().map(|account| account.into_result(chips, who)).collect();
    Ok(Results {
        name: state.created.name.clone(),
        game: state.created.game,
        closed: state.closed,
        closing: state.closing.clone(),
        from_ms: count.from_ms,
        to_ms: to_ms.unwrap_or(count.from_ms),
        hands: state.hand.number(),
        payments: if state.created.demo { None } else { settled(&players) },
        players,
    })
}

/// The payments that settle the standings of players. The house has what the players lost, and owes what they won.
fn settled(players: &[PlayerResult]) -> Option<Vec<ResultPayment>> {
    let people: Vec<usize> = (0..players.len()).filter(|&place| !players[place].bot).collect();
    let mut standings = people.iter().map(|&place| players[place].standing).collect::<Option<Vec<i64>>>()?;
    let sum: i128 = standings.iter().copied().map(i128::from).sum();
    standings.push(i64::try_from(-sum).ok()?);
    let payment = |Payment { from, to, amount }| {
        let of = |person: usize| people.get(person).copied();
        Some(ResultPayment { from: of(from), to: of(to), amount: Chips::new(amount).ok()? })
    };
    payments(&standings)?.into_iter().map(payment).collect()
}

/// A closed table for a guest's list, from the log entries that record its creation, its closing and the chips moved to
/// and from its seats.
///
/// # Errors
/// If the store fails or the log is damaged.
pub async fn closed_table<S: Store>(store: &S, id: TableId, who: &Person) -> Result<ClosedTable, TableError> {
    let (mut count, mut created, mut closed_ms) = (Count::default(), None, 0);
    for entry in &store.read_chips(id).await? {
        let logged = LoggedEntry::read(entry)?;
        match &logged.entry {
            Entry::Created { table, .. } => created = Some(table.clone()),
            Entry::Closed(_) => closed_ms = logged.at_ms,
            _ => {}
        }
        count.take(logged.at_ms, logged.entry);
    }
    let created = created.ok_or(LogError::NotCreated)?;
    let chips = created.game.game().chips();
    let own = count.accounts.into_iter().find(|account| account.who.player() == Some(who.id));
    Ok(ClosedTable {
        id: id.to_string(),
        name: created.name,
        game: created.game,
        closed_ms,
        host: created.host == Some(who.id),
        net: own.and_then(|account| account.into_result(chips, Some(who)).net),
    })
}

/// Buy-ins and cash-outs of a player or a bot, in the game's unit (ALL-2). The sums are `u128`: many buy-ins can
/// exceed the range of [`Chips`].
struct Sums {
    who: Identity,
    bought: u128,
    cashed_out: u128,
    /// Total points of all periods at the table; `None` if the points of a period are unknown.
    points: Option<u64>,
    /// The stack of a seated player or bot; `None` for one who left.
    stack: Option<u128>,
}

#[derive(Default)]
struct Count {
    from_ms: u64,
    accounts: Vec<Sums>,
    /// Index in `accounts` of each player and bot, by [`Identity::key`].
    places: BTreeMap<(Option<PlayerId>, String), usize>,
    /// Index in `accounts` of each occupied chair.
    chairs: BTreeMap<u8, usize>,
}

impl Count {
    fn take(&mut self, at_ms: u64, entry: Entry) {
        match entry {
            Entry::Created { .. } => self.from_ms = at_ms,
            Entry::Seated { chair, who, stack } => {
                let place = self.account(who);
                self.chairs.insert(chair.number(), place);
                self.accounts[place].stack = Some(0);
                self.accounts[place].bought += u128::from(stack.get());
            }
            Entry::ToppedUp { chair, amount } => {
                if let Some(&place) = self.chairs.get(&chair.number()) {
                    self.accounts[place].bought += u128::from(amount.get());
                }
            }
            Entry::Left { chair, stack, points, .. } => {
                self.add_points(chair, points);
                if let Some(place) = self.chairs.remove(&chair.number()) {
                    self.accounts[place].stack = None;
                    self.accounts[place].cashed_out += u128::from(stack.get());
                }
            }
            _ => {}
        }
    }

    /// Adds the points that the occupant of this chair scored while seated.
    fn add_points(&mut self, chair: Chair, points: Option<u64>) {
        if let Some(&place) = self.chairs.get(&chair.number()) {
            let sums = &mut self.accounts[place];
            sums.points = sums.points.zip(points).and_then(|(sum, more)| sum.checked_add(more));
        }
    }

    fn set_stack(&mut self, chair: Chair, stack: u128) {
        if let Some(&place) = self.chairs.get(&chair.number()) {
            self.accounts[place].stack = Some(stack);
        }
    }

    fn account(&mut self, who: Identity) -> usize {
        let place = *self.places.entry(who.key()).or_insert(self.accounts.len());
        match self.accounts.get_mut(place) {
            Some(account) => account.who = who,
            None => self.accounts.push(Sums { who, bought: 0, cashed_out: 0, points: Some(0), stack: None }),
        }
        place
    }
}

impl Sums {
    fn into_result(self, chips: bool, who: Option<&Person>) -> PlayerResult {
        let you: Option<PlayerId> = who.map(|who| who.id);
        let sum =
            |sum: u128| u64::try_from(sum).ok().and_then(|sum| Chips::new(sum).ok()).unwrap_or(Chips::MAX);
        let (bought, cashed_out, stack) = (sum(self.bought), sum(self.cashed_out), self.stack.map(sum));
        let net = cashed_out.signed() - bought.signed();
        let standing = net + stack.map_or(0, Chips::signed);
        PlayerResult {
            name: self.who.name().to_owned(),
            bot: self.who.style().is_some(),
            is_bot_account: self.who.is_bot_account(),
            you: you.is_some() && self.who.player() == you,
            bought: chips.then_some(bought),
            cashed_out: chips.then_some(cashed_out),
            net: (chips && stack.is_none()).then_some(net),
            stack: stack.filter(|_| chips),
            standing: chips.then_some(standing),
            points: self.points.filter(|_| !chips),
        }
    }
}
