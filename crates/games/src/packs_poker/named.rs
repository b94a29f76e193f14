//! The hands of a comparison, for the log.

use super::{DealerHand, Event, Pack, PacksPoker, Seen};
use crate::named_hand::NamedHand;
use crate::seat::Seat;
use cards::Card;
use cards::eval::{Best, best_five};

impl PacksPoker {
    /// Adds both hands to a viewer's copy of a comparison, and returns any other event unchanged. The cards of both
    /// hands were turned up before the comparison.
    pub(super) fn with_named_hands(&self, mut seen: Seen) -> Seen {
        if let Event::Compared { seat, pack, player_hand, dealer_hand, .. } = &mut seen {
            [*player_hand, *dealer_hand] = self.named_hands(*seat, *pack);
        }
        seen
    }

    /// A seat's hand and the dealer's hand for a pack, in this order, each with the kicker, if any, that decides
    /// between them.
    pub(super) fn named_hands(&self, seat: Seat, pack: Pack) -> [Option<NamedHand>; 2] {
        let (player, dealer) = (self.best_of(seat, pack), self.best_of_dealer(pack));
        let named = |best: &Option<Best>, rival: &Option<Best>| {
            best.as_ref().map(|best| NamedHand::against(best, rival.as_ref()))
        };
        [named(&player, &dealer), named(&dealer, &player)]
    }

    /// The best five of a seat's hand and a pack.
    fn best_of(&self, seat: Seat, pack: Pack) -> Option<Best> {
        let layout = self.layout();
        best_with(self.cards(layout.hand(seat)), &self.cards(layout.pack(pack)))
    }

    /// The dealer's hand for a pack (PK-1).
    fn best_of_dealer(&self, pack: Pack) -> Option<Best> {
        let (layout, cards) = (self.layout(), self.cards(self.layout().dealer()));
        match self.rules.dealer_hand {
            DealerHand::WithPack => best_with(cards, &self.cards(layout.pack(pack))),
            DealerHand::DealerOwnFive => best_with(cards, &[]),
        }
    }
}

fn best_with(hand: [Card; 5], pack: &[Card]) -> Option<Best> {
    best_five(&[&hand, pack].concat()).ok()
}
