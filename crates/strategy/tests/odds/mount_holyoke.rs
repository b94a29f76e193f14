//! Odds of the possible leads, checked against the game's list of plays for every hand of small packs and for
//! random hands, and against the known numbers of five-card hands.

use crate::numbers::Numbers;
use cards::Deck;
use cards::notation::parse_cards;
use games::mount_holyoke::{Cards, Category, Ranking, Rules, Settings, Straights, every_play};
use strategy::odds::mount_holyoke::Leads;

/// Half-width of a two-sided 99.9 % confidence interval, in standard errors.
const WITHIN: f64 = 3.291;

fn ranking(straights: Straights) -> Ranking {
    Rules::new(&Settings { straights: Some(straights), ..Settings::default() }).unwrap().ranking()
}

/// For each hand size and each kind of lead: the total number of leads in all hands, and the number of hands
/// with at least one.
fn by_every_hand(pack: Cards, ranking: Ranking) -> Vec<[(u64, u64); 9]> {
    let cards: Vec<_> = pack.iter().collect();
    let mut counted = vec![[(0, 0); 9]; cards.len() + 1];
    for picked in 0_u32..1 << cards.len() {
        let held = cards.iter().enumerate().filter(|(place, _)| picked >> place & 1 == 1);
        let hand: Cards = held.map(|(_, &card)| card).collect();
        let mut leads = [0; 9];
        every_play(hand, None, ranking).for_each(|play| leads[play.category() as usize] += 1);
        for (kind, leads) in leads.into_iter().enumerate() {
            let (all, hands) = &mut counted[hand.len()][kind];
            *all += leads;
            *hands += u64::from(leads > 0);
        }
    }
    counted
}

/// The averages and the numbers of hands equal those counted over every hand from four packs: with straights around
/// the ace and the two, with long runs in one suit, and with all four cards of a rank.
#[test]
fn mh_07_leads_of_small_packs_match_an_enumeration() {
    let packs = [
        "Jd Jc Qd Kd Ks Ad As Ac 2d 2s 3d 3s 4d 5d 5c 6d",
        "Js Qs Ks As 2s 3s 4s 5s 6s 7s 8s Jh Qh Kh Ah 2h",
        "3d 3c 3h 3s 4d 4c 4h 4s 5d 5c 5h 6d 6c 6h 7d 7c",
        "Ad Ac Ah As 2d 2c 2h 2s 3d 3c 4d 4c 5d 5c 6d 6c",
    ];
    for straights in [Straights::Document, Straights::LowStraights] {
        for text in packs {
            let pack: Cards = parse_cards(text).unwrap().into_iter().collect();
            let counted = by_every_hand(pack, ranking(straights));
            for (cards, counted) in counted.iter().enumerate().take(14).skip(1) {
                let found = Leads::from_pack(pack, cards, ranking(straights));
                for (kind, &(all, hands)) in found.kinds.iter().zip(counted) {
                    let of = format!("{straights:?}, {cards} of {text}: {kind:?}");
                    assert_eq!(kind.hands, hands, "{of}");
                    let mean = kind.mean;
                    assert_eq!(
                        mean.numerator() * i128::from(found.hands),
                        i128::from(all) * mean.denominator(),
                        "{of}"
                    );
                }
                let all: u64 = counted.iter().map(|&(all, _)| all).sum();
                let mean = found.mean();
                assert_eq!(mean.numerator() * i128::from(found.hands), i128::from(all) * mean.denominator());
            }
        }
    }
}

/// The counts of five-card hands from a full pack are well known. There is one sequence fewer here than with a low
/// ace, and only the royal flush in spades counts as a royal flush.
#[test]
fn counts_of_five_cards_match_the_known_ones() {
    let found = Leads::from_pack(cards::Card::all().collect(), 5, ranking(Straights::Document));
    assert_eq!(found.hands, 2_598_960);
    let count = |category: Category| found.kinds.iter().find(|kind| kind.category == category).unwrap();
    let (four, full) = (count(Category::FourOfAKind), count(Category::FullHouse));
    assert_eq!((four.hands, four.combinations, full.hands, full.combinations), (624, 624, 3_744, 3_744));
    assert_eq!(count(Category::Straight).hands, 9 * 1_020);
    assert_eq!(count(Category::Flush).hands, 4 * 1_287 - 36);
    assert_eq!((count(Category::StraightFlush).hands, count(Category::RoyalFlush).hands), (35, 1));
}

#[test]
fn leads_of_dealt_hands_match_the_odds() {
    const HANDS: u32 = 60_000;
    let mut numbers = Numbers(3);
    for straights in [Straights::Document, Straights::LowStraights] {
        let ranking = ranking(straights);
        let (mut sums, mut squares, mut holding) = ([0_u64; 9], [0_u64; 9], [0_u64; 9]);
        for _ in 0..HANDS {
            let deck = Deck::shuffled(|n| numbers.below(n));
            let hand: Cards = deck.cards()[..13].iter().copied().collect();
            let mut leads = [0; 9];
            every_play(hand, None, ranking).for_each(|play| leads[play.category() as usize] += 1);
            for (kind, leads) in leads.into_iter().enumerate() {
                sums[kind] += leads;
                squares[kind] += leads * leads;
                holding[kind] += u64::from(leads > 0);
            }
        }
        let n = f64::from(HANDS);
        let check = |of: &str, sum: u64, square: u64, exact: f64| {
            let mean = sum as f64 / n;
            let error = ((square as f64 / n - mean * mean) / n).sqrt();
            assert!((mean - exact).abs() <= WITHIN * error + 1e-12, "{of}: {mean} ± {error}, not {exact}");
        };
        for (at, kind) in Leads::of(ranking).kinds.iter().enumerate() {
            check(&format!("{straights:?} leads {kind:?}"), sums[at], squares[at], kind.mean.value());
            check(&format!("{straights:?} hands {kind:?}"), holding[at], holding[at], kind.chance.value());
        }
    }
}
