//! Packs Poker for a human player: the bankroll carries over from round to round.

use super::bankrolls::Bankrolls;
use super::seated::{SeatedPlayer, TableGame};
use super::terminal_game::{Prompt, TerminalGame};
use super::{Seating, opponents};
use crate::commands::show;
use crate::narrate::PlayerNames;
use crate::narrate::packs_poker::PacksNarrator;
use crate::narrate::page::Table;
use crate::paint::money;
use games::packs_poker::{Limits, Moves, PacksPoker, Rules, Settings, Table as Setup, View, Wager};
use games::{Chips, Seat};
use requests::RequestError;

/// A Packs Poker table, kept over several rounds.
struct PacksTable {
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
    let written: Settings = rules.clone().into();
    let least = written.pack_min.unwrap_or_default();
    let bankrolls =
        Bankrolls::new(seating.seats, show::packs_poker::bank(&rules)?, least, money).with_house();
    let opponents = opponents::<PacksPoker>(&mut seating, &rules)?;
    let at = PacksTable { rules, bankrolls, person: seating.person };
    Ok(Box::new(SeatedPlayer::new(at, opponents, seating)))
}

impl TableGame for PacksTable {
    type Game = PacksPoker;
    type Narrator = PacksNarrator;
    const HELP: &'static str = "\
Before any card is dealt, bet on one pack or more. Your five cards and the two
of a pack make your hand there; it plays against the dealer's. A bonus bet pays
for a good hand of your own. Amounts are typed in cents.
wager 400 on pack 1                 bet 4.00 there, in place of what was there
wager 400 and bonus 100 on pack 1   with a bonus bet of 1.00
take back pack 1                    take the bets on pack 1 back
done                                your bets stand, and the cards are dealt (d)
no wager                            sit this round out";

    fn title(&self) -> String {
        show::packs_poker::title(&self.rules, self.bankrolls.stacks().len())
    }

    fn rules(&self) -> &Rules {
        &self.rules
    }

    fn table(&mut self, names: &PlayerNames) -> Result<(Setup, Vec<String>), RequestError> {
        let notes = self.bankrolls.buy_in_again(names);
        Ok((Setup::new(self.bankrolls.stacks()), notes))
    }

    fn ask(&self, view: &View, seat: Seat, _: &PlayerNames) -> Prompt {
        let Some(legal) = view.legal else { return Prompt::default() };
        let stack = money(view.seats[seat.index()].stack.signed());
        Prompt {
            table: vec![placed(&legal)],
            hand: vec![format!("You have {stack} left. No card is dealt before the wagers.")],
            moves: moves(&legal),
            enter: false,
        }
    }

    fn written_out(&self, line: &str, _: &View) -> String {
        if line.eq_ignore_ascii_case("d") { "done".to_owned() } else { line.to_owned() }
    }

    fn settle(&mut self, round: &PacksPoker, names: &PlayerNames) -> (Table, String) {
        let table = self.bankrolls.count(round.stacks().as_slice(), round.house(), names);
        (table, self.bankrolls.next(self.person.number(), "round"))
    }

    fn account(&self, names: &PlayerNames) -> Table {
        self.bankrolls.account(names)
    }
}

/// The human player's wagers on the layout, as text.
fn placed(legal: &Moves) -> String {
    let packs = legal.placed.iter().enumerate().filter(|(_, wager)| **wager != Wager::default());
    let texts = packs.map(|(place, wager)| {
        let bonus = match wager.bonus {
            Chips::ZERO => String::new(),
            bonus => format!(" and bonus {}", money(bonus.signed())),
        };
        format!("{} on pack {}{bonus}", money(wager.bet.signed()), place + 1)
    });
    let texts: Vec<String> = texts.collect();
    if texts.is_empty() {
        "You have no wager yet.".to_owned()
    } else {
        format!("Your wagers: {}", texts.join(", "))
    }
}

/// The moves, in the form in which they are typed.
fn moves(legal: &Moves) -> Vec<String> {
    let (unit, packs) = (money(legal.unit.signed()), legal.packs);
    let back =
        if legal.placed.iter().any(|wager| *wager != Wager::default()) { "take back pack N, " } else { "" };
    vec![
        format!(
            "Moves: wager {} on pack N, packs 1 to {packs}: {}",
            range(legal.pack_bet),
            amounts(legal.pack_bet)
        ),
        format!(
            "       wager … and bonus {} on pack N: {}; in steps of {unit}",
            range(legal.bonus_bet),
            amounts(legal.bonus_bet)
        ),
        format!("       {back}done, no wager"),
    ]
}

fn range(limits: Limits) -> String {
    format!("{}-{}", limits.least, limits.most)
}

fn amounts(limits: Limits) -> String {
    format!("{} to {}", money(limits.least.signed()), money(limits.most.signed()))
}
