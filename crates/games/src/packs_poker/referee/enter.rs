//! Conversion of a round, as written down at the table, to a record: cards in dealing order, wagers as actions.

use super::super::pack::MAX_PACKS;
use super::super::{Action, Counts, Outcome, PacksPoker, Rules, Settings, Table};
use super::error::{CardLocation, RefereeError};
use super::request::{Player, Request};
use crate::actor::Actor;
use crate::chips::Chips;
use crate::face::Shown;
use crate::order::DealtOrder;
use crate::record::Record;
use crate::refereed::Refereed;
use crate::seat::Seat;
use cards::{Card, CardSet};

/// An entered round: its record, and the game played to the end.
pub struct EnteredRound {
    /// The record, which replays to the same result.
    pub record: Record<PacksPoker>,
    /// The game, which is over.
    pub game: PacksPoker,
}

/// Enters a round under its own settings, or under `given` if it has none.
///
/// # Errors
/// [`RefereeError`], as for [`referee`](super::referee).
pub fn enter(request: &Request, given: &Settings) -> Result<EnteredRound, RefereeError> {
    let rules = rules(request, given)?;
    check_cards(request)?;
    let players = players(request)?;
    let table = table(request, &players, &rules);
    let order = order(request, &players);
    let mut game = PacksPoker::open(&rules, &table, &order, &mut |_| ())?;
    let mut record = Record::new(rules, table, order);
    for (seat, player) in players {
        for action in actions(seat, player)? {
            let applied = game.apply(Actor::Seat(seat), &action, &mut |_| ());
            applied.map_err(|refusal| RefereeError::Refused { seat, refusal })?;
            record.actions.push((Actor::Seat(seat), action));
        }
    }
    check_fifth(request, &game)?;
    Ok(EnteredRound { record, game })
}

/// Checks that the fifth card of a dealer with four is given, unless another wrong number already voids the
/// round (PK-9, PK-12).
fn check_fifth(request: &Request, game: &PacksPoker) -> Result<(), RefereeError> {
    let unfinished = request.dealer.len() == 4 && request.dealer_extra.is_none();
    let void = matches!(game.outcome(), Some(Outcome::Void(..)));
    if unfinished && !void { Err(RefereeError::NoDealerExtra) } else { Ok(()) }
}

/// Builds the rules. If the settings omit the number of packs, it is the number of packs in the request; otherwise
/// the two numbers must be equal.
fn rules(request: &Request, given: &Settings) -> Result<Rules, RefereeError> {
    let mut settings = request.rules.clone().unwrap_or_else(|| given.clone());
    let found = request.packs.len();
    let layout = u8::try_from(found).unwrap_or(u8::MAX);
    let rules = Rules::new(&Settings { packs: Some(*settings.packs.get_or_insert(layout)), ..settings })?;
    match rules.packs() {
        packs if packs == found => Ok(rules),
        packs => Err(RefereeError::PacksLength { found, packs }),
    }
}

/// Checks that no card is repeated, before any cards are counted (PK-9).
fn check_cards(request: &Request) -> Result<(), RefereeError> {
    let packs = request
        .packs
        .iter()
        .enumerate()
        .map(|(place, cards)| (CardLocation::Pack(place + 1), cards.as_slice()));
    let hands =
        request.players.iter().map(|player| (CardLocation::Seat(player.seat), player.cards.as_slice()));
    let dealer = [
        (CardLocation::Dealer, request.dealer.as_slice()),
        (CardLocation::DealerExtra, request.dealer_extra.as_slice()),
    ];
    let all = packs.chain(hands).chain(dealer);
    let all = all.flat_map(|(lies, cards)| cards.iter().map(move |&Shown(card)| (card, lies)));
    let mut seen: Vec<(Card, CardLocation)> = Vec::new();
    for (card, second) in all {
        if let Some(&(_, first)) = seen.iter().find(|(other, _)| *other == card) {
            return Err(RefereeError::CardTwice { card, first, second });
        }
        seen.push((card, second));
    }
    Ok(())
}

/// Every seat up to the highest one taken, with its player if any, seat 1 first.
fn players(request: &Request) -> Result<Vec<(Seat, Option<&Player>)>, RefereeError> {
    let highest = request.players.iter().map(|player| player.seat.number()).max().unwrap_or(0);
    let seats = (1..=highest).filter_map(Seat::new);
    let player = |seat| {
        let mut there = request.players.iter().filter(|player| player.seat == seat);
        match (there.next(), there.next()) {
            (_, Some(_)) => Err(RefereeError::SeatTwice(seat)),
            (player, None) => Ok((seat, player)),
        }
    };
    seats.map(player).collect()
}

/// A table on which each seat's stack equals its wagers, with the number of cards in every pack and hand.
fn table(request: &Request, players: &[(Seat, Option<&Player>)], rules: &Rules) -> Table {
    let counts = Counts {
        packs: request.packs.iter().map(|cards| count(cards)).collect(),
        seats: players.iter().map(|(_, player)| player.map_or(0, |player| count(&player.cards))).collect(),
        dealer: dealers_count(request),
    };
    Table { stacks: players.iter().map(|&(_, player)| stake(player, rules)).collect(), counts: Some(counts) }
}

/// The number of cards dealt to the dealer, before a dealer with four draws the fifth. A dealer with fewer
/// than four may not draw, and an extra card in addition to five or more is one too many (PK-12).
fn dealers_count(request: &Request) -> u8 {
    match count(&request.dealer) {
        dealt @ 0..=4 => dealt,
        dealt => dealt.saturating_add(count(request.dealer_extra.as_slice())),
    }
}

/// The number of cards, saturating at 255.
fn count(cards: &[Shown]) -> u8 {
    u8::try_from(cards.len()).unwrap_or(u8::MAX)
}

/// The sum of a player's wagers, in cents. A bet above the limits is refused later; here it counts only up to
/// the limit.
fn stake(player: Option<&Player>, rules: &Rules) -> Chips {
    let wagers = player.map_or(&[][..], |player| &player.wagers);
    let amounts = wagers.iter().flat_map(|wager| {
        let bonus = wager.bonus.unwrap_or(Chips::ZERO);
        [wager.bet.min(rules.pack_bet.most), bonus.min(rules.bonus_bet.most)]
    });
    amounts.take(2 * MAX_PACKS).sum()
}

/// Reconstructs the dealt order (ALL-1). Undealt cards follow, so that the deck is complete.
fn order(request: &Request, players: &[(Seat, Option<&Player>)]) -> DealtOrder {
    let hands: Vec<&[Shown]> =
        players.iter().filter_map(|(_, player)| Some(player.as_ref()?.cards.as_slice())).collect();
    let mut dealer = request.dealer.clone();
    dealer.extend(request.dealer_extra);
    let packs = (0..2).flat_map(|round| request.packs.iter().filter_map(move |cards| cards.get(round)));
    let fives = (0..5).flat_map(|round| {
        hands.iter().copied().chain([dealer.as_slice()]).filter_map(move |cards| cards.get(round))
    });
    let mut cards: Vec<Card> = packs.chain(fives).map(|shown| shown.0).collect();
    let dealt: CardSet = cards.iter().copied().collect();
    cards.extend(CardSet::FULL.difference(dealt).iter());
    DealtOrder::from_cards(&cards).expect("no card is repeated")
}

/// A seat's wagers, followed by its confirmation; an empty seat only confirms.
fn actions(seat: Seat, player: Option<&Player>) -> Result<Vec<Action>, RefereeError> {
    let mut actions = Vec::new();
    let mut wagered = [false; MAX_PACKS];
    for wager in player.map_or(&[][..], |player| &player.wagers) {
        let pack = wager.pack;
        if std::mem::replace(&mut wagered[pack.index()], true) {
            return Err(RefereeError::WagerTwice { seat, pack });
        }
        actions.push(Action::Wager { pack, bet: wager.bet, bonus: wager.bonus.unwrap_or(Chips::ZERO) });
    }
    actions.push(Action::Done);
    Ok(actions)
}
