//! High Card Flush: the ante with its raise, and the wagers on the player's own cards.

use super::pays::House;
use super::reply::{Progressive, Reply, StrategyEdge, WagerEdge, Worth};
use crate::wire::Refused;
use games::high_card_flush::{
    FlushBonus, HighCardFlush, Rules, Settings, StraightFlushBonus, TableOf, flush_id, straight_flush_id,
};
use games::pay_table::PaysByName;
use strategy::odds::high_card_flush::{Bonus, Main, Strategy, Table};
use strategy::odds::{Results, TooFine};

/// The wagers under some settings, played by a strategy, and what the ante with its raise ends in.
///
/// # Errors
/// Settings that do not go together, and pays too fine to be reckoned with.
pub fn answer(settings: &Settings, strategy: Strategy) -> Result<(Reply, Main), Refused> {
    let rules = Rules::new(settings)?;
    let table = Table::new(&rules);
    let main = table.main(strategy);
    let best = if strategy == Strategy::Optimal { main.clone() } else { table.main(Strategy::Optimal) };
    let straight_id = |run| straight_flush_id(run).unwrap_or_default();
    let progressive = table.progressive().map_err(too_fine)?;
    let straight = table.straight_flush_bonus().map_err(too_fine)?;
    let reply = Reply {
        title: "High Card Flush",
        wagers: vec![
            of_ante(&main),
            of_bonus("flush_bonus", &table.flush_bonus().map_err(too_fine)?, flush_id),
            of_bonus("straight_flush_bonus", &straight, straight_id),
        ],
        clauses: clauses(progressive.is_some()),
        progressive: progressive.map(|bonus| of_progressive(&bonus)),
        strategy: of_strategy(strategy, &main, &best),
        dealer_qualifies: table.dealer_qualifies().value(),
        sweep: None,
        solved: None,
        ruin: None,
        others: None,
    };
    Ok((reply, main))
}

impl House for HighCardFlush {
    type Settings = Settings;

    const TABLES: &'static [&'static str] = &["flush_bonus", "straight_flush_bonus"];

    fn outcomes(table: &str) -> Vec<&'static str> {
        table_of(table).names().into_iter().map(|(name, _)| name).collect()
    }

    fn pays(settings: &Settings, table: &str) -> Result<PaysByName, Refused> {
        let (rules, of) = (Rules::new(settings)?, table_of(table));
        let pays = match of {
            TableOf::FlushBonus => rules.flush_bonus(),
            _ => rules.straight_flush_bonus(),
        };
        let row = |(name, length): (&str, u8)| Some((name.to_owned(), pays.pays(length)?.into()));
        Ok(PaysByName(of.names().into_iter().filter_map(row).collect()))
    }

    fn with_pays(settings: &Settings, table: &str, pays: PaysByName) -> Settings {
        let mut settings = settings.clone();
        match table_of(table) {
            TableOf::FlushBonus => settings.flush_bonus = Some(FlushBonus::Table(pays)),
            _ => settings.straight_flush_bonus = Some(StraightFlushBonus::Table(pays)),
        }
        settings
    }

    fn results(settings: &Settings, table: &str) -> Result<Results, Refused> {
        let rules = Rules::new(settings)?;
        let odds = Table::new(&rules);
        let bonus = match table_of(table) {
            TableOf::FlushBonus => odds.flush_bonus(),
            _ => odds.straight_flush_bonus(),
        };
        Ok(bonus.map_err(too_fine)?.results().clone())
    }
}

fn table_of(setting: &str) -> TableOf {
    if setting == "flush_bonus" { TableOf::FlushBonus } else { TableOf::StraightFlushBonus }
}

fn too_fine(error: TooFine) -> Refused {
    Refused::new("pays_too_fine", error.to_string()).citing(&["HF-4"])
}

fn clauses(progressive: bool) -> Vec<&'static str> {
    let all = ["HF-1", "HF-2", "HF-3", "HF-4", "HF-7"];
    all[..if progressive { 5 } else { 4 }].to_vec()
}

fn of_ante(main: &Main) -> WagerEdge {
    WagerEdge {
        wager: "ante",
        worth: Worth::of(&main.results()),
        wagered: Some(main.wagered().value()),
        element_of_risk: Some(main.risk()),
        outcomes: main.outcomes(),
    }
}

fn of_bonus(wager: &'static str, bonus: &Bonus, id: impl Fn(u8) -> &'static str) -> WagerEdge {
    let worth = Worth::of(bonus.results());
    WagerEdge { wager, worth, wagered: None, element_of_risk: None, outcomes: outcomes(bonus, id) }
}

fn of_progressive(bonus: &Bonus) -> Progressive {
    let share = bonus.results().expected();
    Progressive {
        share_numerator: share.numerator().to_string(),
        share_denominator: share.denominator().to_string(),
        break_even_meter: 1.0 / share.value(),
        hit_frequency: bonus.results().hit_frequency().value(),
        outcomes: outcomes(bonus, |run| straight_flush_id(run).unwrap_or_default()),
    }
}

fn outcomes(bonus: &Bonus, id: impl Fn(u8) -> &'static str) -> Vec<(String, u64)> {
    let name = |length: Option<u8>| length.map_or("nothing", &id).to_owned();
    bonus.outcomes().into_iter().map(|(length, hands)| (name(length), hands)).collect()
}

fn of_strategy(strategy: Strategy, main: &Main, best: &Main) -> StrategyEdge {
    let cost = main.cost_against(best);
    StrategyEdge {
        name: strategy.to_string(),
        text: strategy.text(),
        raises: main.raise_frequency().value(),
        cost_numerator: cost.numerator().to_string(),
        cost_denominator: cost.denominator().to_string(),
        cost: cost.value(),
    }
}
