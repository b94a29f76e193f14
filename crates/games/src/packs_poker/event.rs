//! Events of a round, with the clauses behind them.

use super::Pack;
use super::clause::Clause;
use super::wager::{Bet, PackWager};
use crate::chips::Chips;
use crate::clause::{CitesClauses, ids};
use crate::face::{Hidden, Shown};
use crate::named_hand::{NamedHand, category_id};
use crate::pay_table::Pays;
use crate::seat::Seat;
use crate::settlement::{Line, WagerResult};
use arrayvec::ArrayVec;
use cards::eval::Category;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};

/// The result of comparing a player's hand with the dealer's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Beats {
    /// The player beats the dealer.
    Player,
    /// The dealer beats the player.
    Dealer,
    /// The hands are equal.
    Tie,
}

/// A group of cards that is counted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "Place")]
pub enum CardGroup {
    /// The cards of a pack.
    Pack(Pack),
    /// The cards of a player.
    Seat(Seat),
    /// The cards of the dealer.
    Dealer,
}

/// A wrong number of cards, which voids the round (clause `packs-poker/count`, PK-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Misdeal {
    /// The group with the wrong number of cards.
    pub place: CardGroup,
    /// The number of cards found.
    pub found: u8,
    /// The number of cards expected.
    pub expected: u8,
}

impl Misdeal {
    /// The clauses that void the round.
    pub const fn clauses(&self) -> &'static [Clause] {
        match self.place {
            CardGroup::Dealer => &[Clause::Count, Clause::DealerFour, Clause::Pk9],
            CardGroup::Pack(_) | CardGroup::Seat(_) => &[Clause::Count, Clause::Pk9],
        }
    }
}

/// One event. Amounts are in cents.
// The card type `C` is `Hidden` inside the game and an optional `Shown` for a viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the field names are self-explanatory")]
#[schemars(transform = crate::unit::cents)]
pub enum Event<C = Hidden> {
    /// A seat placed a wager on a pack, replacing its previous wager on that pack, if any.
    Wagered { seat: Seat, pack: Pack, bet: Chips, bonus: Chips },
    /// A seat withdrew its wager on a pack.
    TakenBack { seat: Seat, pack: Pack },
    /// A seat confirmed its wagers; `clock` if its time ran out, and the wagers that it had placed stand.
    Done { seat: Seat, clock: bool },
    /// A seat sits out, and its wagers were returned; `clock` if its time ran out.
    SatOut { seat: Seat, clock: bool },
    /// All seats are done: no more bets.
    Closed,
    /// A pack was dealt two cards face down.
    PackDealt { pack: Pack, cards: [C; 2] },
    /// A seat was dealt five cards face down; its player may look at them.
    HandDealt { seat: Seat, cards: [C; 5] },
    /// The dealer was dealt cards face down: five, or four if the dealer then draws the fifth.
    DealerDealt { cards: ArrayVec<C, 5> },
    /// The dealer had four cards and drew the fifth, face down.
    DealerDrew { card: C },
    /// A wrong number of cards was found: all hands are void, and every wager is returned.
    Misdealt(Misdeal),
    /// A pack was turned up.
    PackUp { pack: Pack, cards: [C; 2] },
    /// The dealer's five cards were turned up, with the first pack.
    DealerUp { cards: [C; 5] },
    /// A seat's five cards were turned up for its first comparison.
    HandUp { seat: Seat, cards: [C; 5] },
    /// A seat's hand with a pack was compared with the dealer's; `pays` is the payout that the bonus pay table has for
    /// the seat's hand, null if it has none. Only a viewer's copy includes the hands themselves.
    Compared {
        seat: Seat,
        pack: Pack,
        #[serde(serialize_with = "category_id")]
        #[schemars(with = "String")]
        player: Category,
        #[serde(serialize_with = "category_id")]
        #[schemars(with = "String")]
        dealer: Category,
        beats: Beats,
        pays: Option<Pays>,
        player_hand: Option<NamedHand>,
        dealer_hand: Option<NamedHand>,
    },
    /// A bet was settled; `net` is the seat's net gain in cents.
    Settled {
        seat: Seat,
        pack: Pack,
        bet: Bet,
        result: WagerResult,
        #[schemars(extend("x-unit" = "cents"))]
        net: i64,
        #[serde(serialize_with = "clause_ids")]
        #[schemars(with = "Vec<String>")]
        clauses: &'static [Clause],
    },
    /// The round is over, and every bet is settled; `house` is the house's net gain in cents.
    Over {
        #[schemars(extend("x-unit" = "cents"))]
        house: i64,
    },
}

impl<C> CitesClauses for Event<C> {
    fn clause_ids(&self) -> Vec<&'static str> {
        ids(self.clauses())
    }
}

/// An event as one viewer sees it: a card hidden from this viewer is `null`.
pub type Seen = Event<Option<Shown>>;

impl<C> Event<C> {
    /// The event for a line of the settlement.
    pub(super) fn settled(line: &Line<PackWager, Clause>) -> Event<C> {
        let Line { seat, wager: PackWager { pack, bet }, result, net, clauses } = *line;
        Event::Settled { seat, pack, bet, result, net, clauses }
    }

    /// The same event with `card` applied to every card.
    pub(super) fn map<D>(&self, mut card: impl FnMut(&C) -> D) -> Event<D> {
        match *self {
            Event::Wagered { seat, pack, bet, bonus } => Event::Wagered { seat, pack, bet, bonus },
            Event::TakenBack { seat, pack } => Event::TakenBack { seat, pack },
            Event::Done { seat, clock } => Event::Done { seat, clock },
            Event::SatOut { seat, clock } => Event::SatOut { seat, clock },
            Event::Closed => Event::Closed,
            Event::PackDealt { pack, ref cards } => {
                Event::PackDealt { pack, cards: cards.each_ref().map(card) }
            }
            Event::HandDealt { seat, ref cards } => {
                Event::HandDealt { seat, cards: cards.each_ref().map(card) }
            }
            Event::DealerDealt { ref cards } => {
                Event::DealerDealt { cards: cards.iter().map(card).collect() }
            }
            Event::DealerDrew { card: ref drawn } => Event::DealerDrew { card: card(drawn) },
            Event::Misdealt(misdeal) => Event::Misdealt(misdeal),
            Event::PackUp { pack, ref cards } => Event::PackUp { pack, cards: cards.each_ref().map(card) },
            Event::DealerUp { ref cards } => Event::DealerUp { cards: cards.each_ref().map(card) },
            Event::HandUp { seat, ref cards } => Event::HandUp { seat, cards: cards.each_ref().map(card) },
            Event::Compared { seat, pack, player, dealer, beats, pays, player_hand, dealer_hand } => {
                Event::Compared { seat, pack, player, dealer, beats, pays, player_hand, dealer_hand }
            }
            Event::Settled { seat, pack, bet, result, net, clauses } => {
                Event::Settled { seat, pack, bet, result, net, clauses }
            }
            Event::Over { house } => Event::Over { house },
        }
    }

    /// The clauses behind the event: those of the rulebook, then the rulings.
    pub fn clauses(&self) -> &'static [Clause] {
        use Clause::*;
        match self {
            Event::Wagered { bonus: Chips::ZERO, .. } => &[Rule2, Pk3],
            Event::Wagered { .. } => &[Rule2, Pk3, Pk5],
            Event::TakenBack { .. } | Event::Done { clock: false, .. } => &[Rule3, Pk10],
            Event::Done { clock: true, .. } => &[All3, Rule3, Pk10],
            Event::SatOut { clock: false, .. } => &[Pk10],
            Event::SatOut { clock: true, .. } => &[All3, Pk10],
            Event::Closed => &[Rule3, Pk10],
            Event::PackDealt { .. } => &[Rule1, Rule4, All1, Pk2],
            Event::HandDealt { .. } => &[Rule5, Rule6, All1, Pk2, Pk8],
            Event::DealerDealt { .. } => &[Rule5, All1],
            Event::DealerDrew { .. } => &[DealerFour, Pk9],
            Event::Misdealt(misdeal) => misdeal.clauses(),
            Event::PackUp { .. } => &[Rule6, Rule15],
            Event::DealerUp { .. } => &[Rule7, Pk8],
            Event::HandUp { .. } => &[Rule7, Pk8],
            Event::Compared { pays: None, .. } => &[Objective, Rule7, Pk1],
            Event::Compared { pays: Some(_), .. } => &[Objective, Rule7, PayTable, Pk1],
            Event::Settled { clauses, .. } => clauses,
            Event::Over { .. } => &[Rule15, Pk8],
        }
    }
}

fn clause_ids<S: Serializer>(clauses: &&'static [Clause], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(ids(clauses))
}
