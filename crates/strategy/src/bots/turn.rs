//! Bots at a table: their names, the choice of a style, and their turns.

use super::baseline::Call;
use super::bot::{Bot, HasBots, RandomBelow};
use games::seat::MAX_SEATS;
use games::{Legal, Seat, Viewer};

/// Names for bots; there are more names than seats at a table. The user interfaces also mark a bot as such.
pub const NAMES: [&str; 12] = [
    "Ada",
    "Blaise",
    "Carl",
    "Dorothy",
    "Emmy",
    "Florence",
    "Grace",
    "Henri",
    "Ida",
    "Jakob",
    "Katherine",
    "Leonhard",
];

const _: () = assert!(NAMES.len() > MAX_SEATS, "an unused name is always left");

/// Draws one of the game's bots that have a strategy, using one random number; [`Call`] if the game has none.
pub fn draw_bot<G: HasBots>(below: &mut RandomBelow<'_>) -> &'static dyn Bot<G> {
    let mut bots: Vec<&'static dyn Bot<G>> =
        G::BOTS.iter().copied().filter(|bot| bot.baseline().is_none()).collect();
    if bots.is_empty() {
        bots.push(&Call);
    }
    bots[below(bots.len() as u64) as usize]
}

/// Chooses an action for `seat`. The bot receives only the view of this seat. Without a bot, or if the bot returns no
/// action, the choice is a random legal action; `None` if the seat has none.
pub fn choose_action<G: HasBots>(
    bot: Option<&dyn Bot<G>>,
    game: &G,
    seat: Seat,
    below: &mut RandomBelow<'_>,
) -> Option<G::Action> {
    let chosen = bot.and_then(|bot| bot.act(&game.view(Viewer::Seat(seat)), below));
    chosen.or_else(|| game.legal(seat).pick(below))
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::{high_card_flush, holdem, mount_holyoke, packs_poker};

    fn drawn<G: HasBots>() -> Vec<&'static str> {
        let mut bounds = Vec::new();
        draw_bot::<G>(&mut |bound| {
            bounds.push(bound);
            0
        });
        let [bound] = bounds[..] else { panic!("one random number, not {bounds:?}") };
        (0..bound).map(|number| draw_bot::<G>(&mut |_| number).name()).collect()
    }

    #[test]
    fn only_bots_with_a_strategy_are_drawn() {
        assert_eq!(drawn::<holdem::Holdem>(), ["tight", "loose"]);
        assert_eq!(drawn::<packs_poker::PacksPoker>(), ["every_pack", "bonus"]);
        assert_eq!(drawn::<high_card_flush::HighCardFlush>(), ["t86", "optimal"]);
        assert_eq!(drawn::<mount_holyoke::MountHolyoke>(), ["shed", "patient"]);
    }
}
