//! High Card Flush for a human player: the bankroll carries over from round to round.

use super::bankrolls::Bankrolls;
use super::seated::{SeatedPlayer, TableGame};
use super::terminal_game::{Prompt, TerminalGame};
use super::{Seating, opponents};
use crate::commands::show;
use crate::narrate::high_card_flush::{FlushNarrator, flush_words};
use crate::narrate::page::Table;
use crate::narrate::{PlayerNames, plain_cards};
use crate::paint::money;
use cards::Card;
use games::high_card_flush::{
    HighCardFlush, RaiseLimits, Rules, SeatStatus, Settings, Table as Setup, View, WagerLimits,
};
use games::{Chips, Seat};
use requests::RequestError;

/// A High Card Flush table, kept over several rounds.
struct FlushTable {
    rules: Rules,
    bankrolls: Bankrolls,
    person: Seat,
}

/// Seats the human player.
///
/// # Errors
/// If the arguments or the settings are invalid, or if the buy-in would exceed the largest amount.
pub fn sit(mut seating: Seating<'_>) -> anyhow::Result<Box<dyn TerminalGame>> {
    let settings: Settings = seating.settings()?;
    let rules = Rules::new(&settings).map_err(RequestError::from)?;
    let written: Settings = rules.into();
    let least = written.ante_min.unwrap_or_default();
    let bankrolls =
        Bankrolls::new(seating.seats, show::high_card_flush::bank(&rules)?, least, money).with_house();
    let opponents = opponents::<HighCardFlush>(&mut seating, &rules)?;
    let at = FlushTable { rules, bankrolls, person: seating.person };
    Ok(Box::new(SeatedPlayer::new(at, opponents, seating)))
}

impl TableGame for FlushTable {
    type Game = HighCardFlush;
    type Narrator = FlushNarrator;
    const HELP: &'static str = "\
You get seven cards. What counts is how many of one suit they hold; of as many
the higher ranks win. With a good flush raise, otherwise fold and lose the ante.
Amounts are typed in cents.
ante 1000                         an ante of 10.00
ante 1000 flush 500 straight 500  the same with bonus bets of 5.00 on a long
                                  flush and on a straight flush of your own
sit out                           no cards in this round
raise 1000                        a whole multiple of the ante (r: the ante)
fold                              give the ante up; bonus bets stay (f)";

    fn title(&self) -> String {
        show::high_card_flush::title(&self.rules, self.bankrolls.stacks().len())
    }

    fn rules(&self) -> &Rules {
        &self.rules
    }

    fn table(&mut self, names: &PlayerNames) -> Result<(Setup, Vec<String>), RequestError> {
        let notes = self.bankrolls.buy_in_again(names);
        Ok((show::high_card_flush::table(&self.rules, self.bankrolls.stacks())?, notes))
    }

    fn ask(&self, view: &View, seat: Seat, names: &PlayerNames) -> Prompt {
        let own = &view.seats[seat.index()];
        let legal = view.legal.unwrap_or_default();
        let mut moves: Vec<String> = legal.wager.iter().flat_map(wagers).collect();
        moves.extend(legal.sit_out.then(|| "       sit out".to_owned()));
        moves.extend(legal.raise.iter().map(|limits| format!("Moves: {}, fold", raises(limits))));
        moves.extend((legal.fold && legal.raise.is_none()).then(|| "Moves: fold".to_owned()));
        let cards: Option<Vec<Card>> = own.cards.map(|cards| cards.map(|card| card.0).to_vec());
        let hand = match cards {
            Some(cards) => format!("Your cards: {}, {}", plain_cards(cards.clone()), flush_words(&cards)),
            None => "No card is dealt before the wagers.".to_owned(),
        };
        let left = format!("You have {} left", money(own.stack.signed()));
        let ante = match own.wagers.ante {
            Chips::ZERO => String::new(),
            ante => format!(", your ante is {}", money(ante.signed())),
        };
        Prompt { table: others(view, seat, names), hand: vec![hand, left + &ante], moves, enter: false }
    }

    fn written_out(&self, line: &str, view: &View) -> String {
        let raise = view.legal.and_then(|legal| legal.raise);
        match (line.to_lowercase().as_str(), raise) {
            ("f", _) => "fold".to_owned(),
            ("r" | "raise", Some(limits)) => format!("raise {}", limits.ante),
            _ => line.to_owned(),
        }
    }

    fn settle(&mut self, round: &HighCardFlush, names: &PlayerNames) -> (Table, String) {
        let table = self.bankrolls.count(round.stacks().as_slice(), round.house(), names);
        (table, self.bankrolls.next(self.person.number(), "round"))
    }

    fn account(&self, names: &PlayerNames) -> Table {
        self.bankrolls.account(names)
    }
}

/// Wagers and decisions of the other players.
fn others(view: &View, own: Seat, names: &PlayerNames) -> Vec<String> {
    let others = view.seats.iter().enumerate().filter(|&(place, _)| place != own.index());
    let texts = others.filter_map(|(place, seat)| {
        let does = match seat.status {
            SeatStatus::ToWager => return None,
            SeatStatus::Out => "sits out",
            SeatStatus::In => "has an ante",
            SeatStatus::Raised => "has raised",
            SeatStatus::Folded => "has folded",
        };
        Some(names.with_verb(place + 1, does))
    });
    let texts: Vec<String> = texts.collect();
    if texts.is_empty() { Vec::new() } else { vec![format!("At the table: {}", texts.join(", "))] }
}

/// The wagers, in the form in which they are typed.
fn wagers(limits: &WagerLimits) -> Vec<String> {
    let amounts =
        |least: Chips, most: Chips| format!("{} to {}", money(least.signed()), money(most.signed()));
    let most = limits.ante_max.min(limits.stack);
    let (ante, bonus) = (amounts(limits.ante_min, most), amounts(limits.bonus_min, limits.bonus_max));
    let progressive = if limits.progressive { ", progressive N" } else { "" };
    vec![
        format!(
            "Moves: ante {}-{most}: {ante}, in steps of {}",
            limits.ante_min,
            money(limits.unit.signed())
        ),
        format!(
            "       after it, if you like: flush N, straight N{progressive}, each {}-{}: {bonus}",
            limits.bonus_min, limits.bonus_max
        ),
    ]
}

/// The raises, at most the five smallest, in the form in which they are typed.
fn raises(limits: &RaiseLimits) -> String {
    let most = limits.most.get() / limits.ante.get().max(1);
    let raise = |antes: u64| {
        let amount = antes * limits.ante.get();
        format!("raise {amount} ({})", money(amount))
    };
    (1..=most).take(5).map(raise).collect::<Vec<_>>().join(", ")
}
