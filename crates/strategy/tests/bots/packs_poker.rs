//! Packs Poker: the wagers of each style.

use games::packs_poker::{PacksPoker, Rules, Settings, Table};
use games::{Actor, Chips, DealtOrder, Game, Refereed, Seat, Viewer};
use strategy::bots::packs_poker::{BONUS, EVERY_PACK};
use strategy::bots::{Bot, Call};

/// The bet and the bonus of a bot on each of three packs. The stack and the wagers are in cents.
fn laid(bot: &dyn Bot<PacksPoker>, stack: u64) -> Vec<(u64, u64)> {
    let rules = Rules::new(&Settings { packs: Some(3), ..Settings::default() }).unwrap();
    let order = DealtOrder::new(cards::Deck::sorted());
    let table = Table::new(vec![Chips::new(stack).unwrap()]);
    let mut round = PacksPoker::open(&rules, &table, &order, &mut |_| ()).unwrap();
    while let Some(seat) = round.awaiting().first() {
        let action = bot.act(&round.view(Viewer::Seat(seat)), &mut |_| 0).unwrap();
        round.apply(Actor::Seat(seat), &action, &mut |_| ()).unwrap();
    }
    let seat = &round.view(Viewer::Seat(Seat::FIRST)).seats[0];
    seat.wagers.iter().map(|wager| (wager.bet.get(), wager.bonus.get())).collect()
}

#[test]
fn bots_bet_the_minimum_on_one_pack_or_on_every_affordable_one() {
    assert_eq!(laid(&Call, 10_000), [(200, 0), (0, 0), (0, 0)]);
    assert_eq!(laid(&EVERY_PACK, 10_000), [(200, 0); 3]);
    assert_eq!(laid(&BONUS, 10_000), [(200, 100); 3]);
    assert_eq!(laid(&BONUS, 650), [(200, 100), (200, 100), (0, 0)]);
    assert_eq!(laid(&EVERY_PACK, 199), [(0, 0); 3]);
}
