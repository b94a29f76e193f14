//! Validation of settings, clocks, stakes and house rules.

use crate::game::GameName;
use crate::kind::Kind;
use crate::log_types::{Clocks, HouseRules, Stakes};
use crate::protocol::{Refused, RefusedAmount};
use crate::table::entry::Config;
use crate::table::state::State;
use games::Chips;
use serde_json::Value;

/// Bounds of the clocks, in seconds: decision, time bank, grace period, delay between hands.
const CLOCKS: [(&str, u32, u32); 4] =
    [("turn", 5, 300), ("bank", 0, 600), ("grace", 0, 120), ("between", 0, 60)];

/// Bounds of the house rules: seconds until a seat is freed, minutes of the rule against going south (ratholing),
/// number of pauses.
const HOUSE_RULES: [(&str, u32, u32); 3] =
    [("away", 30, 7200), ("going_south", 0, 1440), ("pauses", 0, 1000)];

/// Upper bound of the maximum buy-in. A million such buy-ins stay below the amount that a table may issue.
const MAX_BUY_IN: Chips = match Chips::new(1_000_000_000) {
    Ok(most) => most,
    Err(_) => Chips::MAX,
};

pub(super) fn configured(
    state: &State,
    rules: Option<&Value>,
    clocks: Option<Clocks>,
    stakes: Option<Stakes>,
    house_rules: Option<HouseRules>,
) -> Result<Config, Refused> {
    let rules = rules.unwrap_or(&state.config.rules);
    let clocks = clocks.unwrap_or(state.config.clocks);
    let stakes = stakes.or(state.config.stakes);
    let house_rules = house_rules.unwrap_or(state.config.house_rules);
    let table = (state.created.game, state.chairs.len());
    config(table, rules, Some(clocks), stakes, house_rules)
}

/// Validates the settings of a table with this game and number of seats. Omitted clocks and stakes get their defaults.
///
/// # Errors
/// The refusal for the first rule that is violated.
pub fn config(
    (game, seats): (GameName, usize),
    rules: &Value,
    clocks: Option<Clocks>,
    stakes: Option<Stakes>,
    house_rules: HouseRules,
) -> Result<Config, Refused> {
    let checked = game.game().rules(rules)?;
    game.game().check_seats(&checked.rules, seats)?;
    let clocks = clocks.unwrap_or_default();
    check_clocks(clocks)?;
    check_house_rules(house_rules)?;
    let stakes = match (checked.stakes, stakes) {
        (None, Some(_)) => {
            return Err(Refused::new(
                Kind::Invalid,
                "no_chips",
                "this game is played for points: there is no buy-in",
            ));
        }
        (usual, stakes) => stakes.or(usual),
    };
    if let Some(stakes) = stakes {
        check_forced(checked.forced, stakes)?;
        check_stakes(stakes, checked.least)?;
    }
    Ok(Config { rules: checked.rules, clocks, stakes, house_rules })
}

fn check_clocks(clocks: Clocks) -> Result<(), Refused> {
    let Clocks { turn, bank, grace, between } = clocks;
    for ((name, least, most), seconds) in CLOCKS.into_iter().zip([turn, bank, grace, between]) {
        if !(least..=most).contains(&seconds) {
            let message = format!("clocks: {name} is {seconds} seconds: it must be {least} to {most}");
            let refused =
                Refused::new(Kind::Invalid, "clock", message).with("clock", name).with("seconds", seconds);
            return Err(refused.with("least", least).with("most", most));
        }
    }
    Ok(())
}

fn check_house_rules(house_rules: HouseRules) -> Result<(), Refused> {
    let HouseRules { away, going_south, pauses } = house_rules;
    for ((name, least, most), value) in HOUSE_RULES.into_iter().zip([away, Some(going_south), pauses]) {
        if let Some(value) = value.filter(|value| !(least..=most).contains(value)) {
            let message = format!("house rules: {name} is {value}: it must be {least} to {most}");
            let refused =
                Refused::new(Kind::Invalid, "house_rule", message).with("rule", name).with("value", value);
            return Err(refused.with("least", least).with("most", most));
        }
    }
    Ok(())
}

/// Checks that the maximum buy-in covers the forced bets of one hand.
fn check_forced(forced: Chips, stakes: Stakes) -> Result<(), Refused> {
    let most = stakes.buy_in_max.min(MAX_BUY_IN);
    if forced <= most {
        return Ok(());
    }
    let message = format!(
        "stakes: buy_in_max is {most}, but one hand can cost a player {forced} in blinds, straddle and ante: raise it to \
         {forced} or more, or lower the blinds"
    );
    let field = "stakes.buy_in_max";
    Err(RefusedAmount::ForcedBets { field, amount: forced, most }.because(message))
}

fn check_stakes(stakes: Stakes, needed: Chips) -> Result<(), Refused> {
    let Stakes { buy_in_min: least, buy_in_max: most, .. } = stakes;
    if least >= needed && least > Chips::ZERO && least <= most && most <= MAX_BUY_IN {
        return Ok(());
    }
    let needed = needed.max(Chips::ONE);
    let message = format!(
        "stakes: buy-ins from {least} to {most}: the minimum is at least {needed}, the maximum at most {MAX_BUY_IN}"
    );
    Err(RefusedAmount::Stakes { least, most, needed, limit: MAX_BUY_IN }.because(message))
}
