//! The referee's reply.

use super::super::{Bet, Clause, Misdeal, Outcome, Pack, PacksPoker};
use super::request::Request;
use crate::clause::ids;
use crate::named_hand::NamedHand;
use crate::record::Record;
use crate::refereed::Refereed;
use crate::seat::Seat;
use crate::settlement::{Line, WagerResult};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// The settlement of a round, with a line for every bet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Reply {
    /// All bets, in order of settlement.
    pub lines: Vec<ReplyLine>,
    /// Each player's net gain in cents, keyed by seat number.
    #[schemars(with = "BTreeMap<String, i64>")]
    #[schemars(extend("x-unit" = "cents"))]
    pub net: BTreeMap<Seat, i64>,
    /// The house's net gain, in cents.
    #[schemars(extend("x-unit" = "cents"))]
    pub house: i64,
    /// `true` if a misdeal voided the round.
    pub void: bool,
    /// The misdeal that voided the round; omitted if there was none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub misdeal: Option<Misdeal>,
    /// The clauses on a misdeal or on a dealer who drew the fifth card, which apply to the whole round. Empty in any
    /// other round.
    #[schemars(with = "Vec<String>")]
    pub clauses: Vec<&'static str>,
}

/// The settlement of one bet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ReplyLine {
    /// The player's seat.
    pub seat: Seat,
    /// The pack wagered on.
    pub pack: Pack,
    /// The kind of bet.
    pub wager: Bet,
    /// The result of the bet.
    pub result: WagerResult,
    /// The player's net gain from the bet, in cents.
    #[schemars(extend("x-unit" = "cents"))]
    pub net: i64,
    /// The clauses that decide the bet: those of the rulebook, then the rulings.
    #[schemars(with = "Vec<String>")]
    pub clauses: Vec<&'static str>,
    /// The category of the player's hand with the pack; omitted in a void round.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<String>")]
    pub player: Option<&'static str>,
    /// The category of the dealer's hand against the pack (PK-1); omitted in a void round.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<String>")]
    pub dealer: Option<&'static str>,
    /// The player's best five cards, and the kicker that decides, if any; omitted in a void round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player_hand: Option<NamedHand>,
    /// The dealer's best five cards, and the kicker that decides, if any; omitted in a void round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dealer_hand: Option<NamedHand>,
}

impl Reply {
    /// The reply for a round entered from this request.
    pub(super) fn of(request: &Request, record: &Record<PacksPoker>, game: &PacksPoker) -> Reply {
        let outcome = game.outcome().expect("a round that was entered is over");
        let lines: Vec<ReplyLine> =
            outcome.settle().iter().map(|line| ReplyLine::of(line, &outcome, game)).collect();
        let mut net: BTreeMap<Seat, i64> = request.players.iter().map(|player| (player.seat, 0)).collect();
        lines.iter().for_each(|line| *net.entry(line.seat).or_default() += line.net);
        let misdeal = match outcome {
            Outcome::Void(misdeal, _) => Some(misdeal),
            Outcome::Compared(..) => None,
        };
        let drew = record.table.counts.as_ref().is_some_and(|counts| counts.dealer == 4);
        let clauses: &[Clause] = match misdeal {
            Some(misdeal) => misdeal.clauses(),
            None if drew => &[Clause::DealerFour, Clause::Pk9],
            None => &[],
        };
        Reply { lines, net, house: game.house(), void: misdeal.is_some(), misdeal, clauses: ids(clauses) }
    }
}

impl ReplyLine {
    fn of(line: &Line<super::super::PackWager, Clause>, outcome: &Outcome, game: &PacksPoker) -> ReplyLine {
        let here = outcome.comparisons().iter();
        let mut here =
            here.filter(|fact| fact.placed.seat == line.seat && fact.placed.pack == line.wager.pack);
        let fact = here.next();
        let [player_hand, dealer_hand] =
            fact.map_or([None, None], |_| game.named_hands(line.seat, line.wager.pack));
        ReplyLine {
            seat: line.seat,
            pack: line.wager.pack,
            wager: line.wager.bet,
            result: line.result,
            net: line.net,
            clauses: ids(line.clauses),
            player: fact.map(|fact| fact.player.category().id()),
            dealer: fact.map(|fact| fact.dealer.category().id()),
            player_hand,
            dealer_hand,
        }
    }
}
