//! Validation of settings, clocks, stakes and house rules.

use super::decision::Decision;
use crate::game::TableRules;
use crate::log_types::{Clocks, HouseRules, Stakes};
use crate::protocol::RefusedAmount;
use crate::table::entry::Config;
use crate::table::error::CommandError;
use crate::table::error::TableError;
use crate::table::state::State;
use games::Chips;
use serde_json::Value;

/// Names and inclusive bounds of the clocks, in seconds: turn, time bank, grace period, delay between hands.
const CLOCKS: [(&str, u32, u32); 4] =
    [("turn", 5, 300), ("bank", 0, 600), ("grace", 0, 120), ("between", 0, 60)];

/// Names and inclusive bounds of the house rules: seconds until a seat is freed, minutes of the rule against going
/// south (ratholing), number of pauses.
const HOUSE_RULES: [(&str, u32, u32); 3] =
    [("away", 30, 7200), ("going_south", 0, 1440), ("pauses", 0, 1000)];

/// Upper bound of the maximum buy-in, in the game's unit (ALL-2). A million such buy-ins stay below the amount that a
/// table may issue.
const MAX_BUY_IN: Chips = match Chips::new(1_000_000_000) {
    Ok(most) => most,
    Err(_) => Chips::MAX,
};

/// Decides a change to the settings. `None` keeps the present settings; a value replaces them as a whole.
///
/// # Errors
/// The refusal for the first rule that is violated, and [`CommandError::NoChange`] if the settings stay the same.
pub(super) fn configure(
    state: &State,
    rules: Option<&Value>,
    clocks: Option<Clocks>,
    stakes: Option<Stakes>,
    house_rules: Option<HouseRules>,
) -> Result<Decision, TableError> {
    let rules = rules.map_or_else(|| Ok(state.rules.clone()), |rules| state.game().rules(rules))?;
    let clocks = clocks.unwrap_or(state.config.clocks);
    let stakes = stakes.or(state.config.stakes);
    let house_rules = house_rules.unwrap_or(state.config.house_rules);
    let config = config(&*rules, state.chairs.len(), Some(clocks), stakes, house_rules)?;
    if config == state.config {
        return Err(CommandError::NoChange.into());
    }
    Ok(Decision::configuration(config, rules))
}

/// Validates the settings of a table with this number of seats. Omitted clocks and stakes get the defaults.
///
/// # Errors
/// The refusal for the first rule that is violated.
pub fn config(
    rules: &dyn TableRules,
    seats: usize,
    clocks: Option<Clocks>,
    stakes: Option<Stakes>,
    house_rules: HouseRules,
) -> Result<Config, TableError> {
    rules.check_seats(seats)?;
    let clocks = clocks.unwrap_or_default();
    check_clocks(clocks)?;
    check_house_rules(house_rules)?;
    let stakes = match (rules.stakes(), stakes) {
        (None, Some(_)) => {
            return Err(CommandError::NoChips.into());
        }
        (usual, stakes) => stakes.or(usual),
    };
    if let Some(stakes) = stakes {
        check_forced(rules.forced(), stakes)?;
        check_stakes(stakes, rules.min_stack())?;
    }
    Ok(Config { rules: rules.settings(), clocks, stakes, house_rules })
}

fn check_clocks(clocks: Clocks) -> Result<(), CommandError> {
    let Clocks { turn, bank, grace, between } = clocks;
    for ((clock, least, most), seconds) in CLOCKS.into_iter().zip([turn, bank, grace, between]) {
        if !(least..=most).contains(&seconds) {
            return Err(CommandError::Clock { clock, seconds, least, most });
        }
    }
    Ok(())
}

fn check_house_rules(house_rules: HouseRules) -> Result<(), CommandError> {
    let HouseRules { away, going_south, pauses } = house_rules;
    for ((rule, least, most), value) in HOUSE_RULES.into_iter().zip([away, Some(going_south), pauses]) {
        if let Some(value) = value.filter(|value| !(least..=most).contains(value)) {
            return Err(CommandError::HouseRule { rule, value, least, most });
        }
    }
    Ok(())
}

/// Checks that the maximum buy-in covers the forced bets of one hand.
fn check_forced(forced: Chips, stakes: Stakes) -> Result<(), RefusedAmount> {
    let most = stakes.buy_in_max.min(MAX_BUY_IN);
    if forced <= most {
        return Ok(());
    }
    Err(RefusedAmount::ForcedBets { field: "stakes.buy_in_max", amount: forced, most })
}

fn check_stakes(stakes: Stakes, needed: Chips) -> Result<(), RefusedAmount> {
    let Stakes { buy_in_min: least, buy_in_max: most, .. } = stakes;
    if least >= needed && least > Chips::ZERO && least <= most && most <= MAX_BUY_IN {
        return Ok(());
    }
    let needed = needed.max(Chips::ONE);
    Err(RefusedAmount::Stakes { least, most, needed, limit: MAX_BUY_IN })
}
