//! The rules of one hand: settings completed from their preset and validated together.

use super::clause::Clause;
use super::settings::{
    AnteFrom, AnteOrder, CalledBettor, Compare, FirstRaise, NoStraddle, Order, Preset, Reraise, Settings,
    ShortAnte, ShortBlind, Showdown, Straddle, StraddleRaise,
};
use crate::blinds::{ButtonRule, ComingIn};
use crate::chips::Chips;
use crate::error::GameErrorEnum;
use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// Minimum number of seats dealt in.
pub const MIN_SEATS: usize = 2;

/// Maximum number of straddles: every seat but the two blinds.
pub const MAX_STRADDLES: usize = 8;

/// An invalid setting, or an invalid combination of settings.
#[derive(
    Clone,
    Debug,
    PartialEq,
    Eq,
    thiserror::Error,
    strum::IntoStaticStr,
    strum::VariantNames,
    Serialize,
    JsonSchema,
)]
#[strum(serialize_all = "snake_case")]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the messages document the variants")]
#[schemars(transform = crate::unit::chips)]
pub enum RulesError {
    #[error("big_blind is 0: the big blind is at least 1 chip")]
    NoBigBlind,
    #[error("small_blind {small} is more than big_blind {big}: lower it or raise the big blind")]
    SmallBlindAboveBig { small: Chips, big: Chips },
    #[error("straddle {number} is {amount}: it must be more than the bet before it, {before}")]
    StraddleTooLow { number: usize, amount: Chips, before: Chips },
    #[error("{0} straddles: at most {MAX_STRADDLES} seats sit after the blinds")]
    TooManyStraddles(usize),
    #[error(
        "short_ante own_layer requires ante_from everyone: when one seat posts for the table, all antes are one pot"
    )]
    ShortAnteForTheTable,
}

/// The settings of one hand, complete and validated together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Settings", into = "Settings")]
pub struct Rules {
    pub(super) order: Order,
    pub(super) reraise: Reraise,
    pub(super) first_raise: FirstRaise,
    pub(super) burn: bool,
    pub(super) compare: Compare,
    pub(super) showdown: Showdown,
    pub(super) called_bettor: CalledBettor,
    pub(super) short_blind: ShortBlind,
    pub(super) big_blind: Chips,
    pub(super) small_blind: Chips,
    pub(super) ante: Chips,
    pub(super) ante_from: AnteFrom,
    pub(super) short_ante: ShortAnte,
    pub(super) ante_order: AnteOrder,
    pub(super) straddles: ArrayVec<Chips, MAX_STRADDLES>,
    pub(super) straddle_raise: StraddleRaise,
    pub(super) button: ButtonRule,
    pub(super) coming_in: ComingIn,
}

impl GameErrorEnum for RulesError {
    type Clause = Clause;

    fn setting(&self) -> Option<&'static str> {
        Some(match self {
            RulesError::NoBigBlind => "big_blind",
            RulesError::SmallBlindAboveBig { .. } => "small_blind",
            RulesError::StraddleTooLow { .. } | RulesError::TooManyStraddles(_) => "straddle",
            RulesError::ShortAnteForTheTable => "short_ante",
        })
    }

    fn clauses(&self) -> Cow<'static, [Clause]> {
        Cow::Borrowed(match self {
            RulesError::NoBigBlind => &[Clause::Blinds, Clause::Th10],
            RulesError::SmallBlindAboveBig { .. } => &[Clause::Blinds, Clause::Th1, Clause::Th10],
            RulesError::StraddleTooLow { .. } => &[Clause::Th10, Clause::Th14],
            RulesError::TooManyStraddles(_) => &[Clause::Th14],
            RulesError::ShortAnteForTheTable => &[Clause::Th11],
        })
    }
}

impl Rules {
    /// The rules under which a preset is played when no setting is changed.
    pub fn preset(preset: Preset) -> Rules {
        let tournament = preset == Preset::Tournament;
        Rules {
            order: if tournament { Order::LeftOfButton } else { Order::AfterBigBlind },
            reraise: if tournament { Reraise::AtLeast } else { Reraise::MoreThan },
            first_raise: FirstRaise::BigBlind,
            burn: tournament,
            compare: Compare::Standard,
            showdown: if tournament { Showdown::InOrder } else { Showdown::AllShow },
            called_bettor: CalledBettor::MustShow,
            short_blind: if tournament { ShortBlind::FullBlind } else { ShortBlind::HighestBid },
            big_blind: DEFAULT_BIG_BLIND,
            small_blind: DEFAULT_BIG_BLIND.split(2).0,
            ante: Chips::ZERO,
            ante_from: AnteFrom::Everyone,
            short_ante: ShortAnte::OwnLayer,
            ante_order: AnteOrder::BeforeBlinds,
            straddles: ArrayVec::new(),
            straddle_raise: StraddleRaise::BigBlind,
            button: if tournament { ButtonRule::Dead } else { ButtonRule::Moving },
            coming_in: ComingIn::Post,
        }
    }

    /// Completes the settings from their preset and validates them together.
    ///
    /// # Errors
    /// The first [`RulesError`] found.
    pub fn new(settings: &Settings) -> Result<Rules, RulesError> {
        let base = Rules::preset(settings.preset.unwrap_or_default());
        let big_blind = settings.big_blind.unwrap_or(base.big_blind);
        let ante_from = settings.ante_from.unwrap_or(base.ante_from);
        let rules = Rules {
            order: settings.order.unwrap_or(base.order),
            reraise: settings.reraise.unwrap_or(base.reraise),
            first_raise: settings.first_raise.unwrap_or(base.first_raise),
            burn: settings.burn.unwrap_or(base.burn),
            compare: settings.compare.unwrap_or(base.compare),
            showdown: settings.showdown.unwrap_or(base.showdown),
            called_bettor: settings.called_bettor.unwrap_or(base.called_bettor),
            short_blind: settings.short_blind.unwrap_or(base.short_blind),
            big_blind,
            small_blind: settings.small_blind.unwrap_or(big_blind.split(2).0),
            ante: settings.ante.unwrap_or(base.ante),
            ante_from,
            short_ante: short_ante(settings.short_ante, ante_from)?,
            ante_order: settings.ante_order.unwrap_or(base.ante_order),
            straddles: straddles(settings.straddle.as_ref(), big_blind)?,
            straddle_raise: settings.straddle_raise.unwrap_or(base.straddle_raise),
            button: settings.button.unwrap_or(base.button),
            coming_in: settings.coming_in.unwrap_or(base.coming_in),
        };
        rules.check_blinds()?;
        Ok(rules)
    }

    fn check_blinds(&self) -> Result<(), RulesError> {
        let (small, big) = (self.small_blind, self.big_blind);
        if big == Chips::ZERO {
            return Err(RulesError::NoBigBlind);
        }
        if small > big {
            return Err(RulesError::SmallBlindAboveBig { small, big });
        }
        Ok(())
    }

    /// The small blind, in chips.
    pub const fn small_blind(&self) -> Chips {
        self.small_blind
    }

    /// The big blind, in chips.
    pub const fn big_blind(&self) -> Chips {
        self.big_blind
    }

    /// The ante, in chips; 0 if there is none.
    pub const fn ante(&self) -> Chips {
        self.ante
    }

    /// The part of the antes that a player with a short ante can win.
    pub const fn short_ante(&self) -> ShortAnte {
        self.short_ante
    }

    /// Returns whether a card is burned before the flop, the turn and the river (TH-4).
    pub const fn burn(&self) -> bool {
        self.burn
    }

    /// The movement of the button from hand to hand.
    pub const fn button(&self) -> ButtonRule {
        self.button
    }

    /// The default way for a new or returning player to come in.
    pub const fn coming_in(&self) -> ComingIn {
        self.coming_in
    }

    /// Maximum forced bet of one player in a hand, in chips: a blind or a straddle, with the ante if the same player
    /// posts it. Missed blinds are not included.
    pub fn max_forced(&self) -> Chips {
        let straddle = self.straddles.last().copied().unwrap_or(Chips::ZERO);
        let (small, big, ante) = (self.small_blind, self.big_blind, self.ante);
        match self.ante_from {
            AnteFrom::Everyone => big.max(straddle).saturating_add(ante),
            AnteFrom::BigBlind => big.saturating_add(ante).max(straddle),
            // Heads-up, the button is the small blind; three-handed, it may straddle.
            AnteFrom::Button => small.max(straddle).saturating_add(ante).max(big),
        }
    }

    /// Minimum number of seats at a table: two for the blinds and one per straddle (TH-19).
    pub fn min_seats(&self) -> usize {
        MIN_SEATS + self.straddles.len()
    }

    /// The rules of a hand with this number of players, without the straddles that no player could post (TH-19).
    #[must_use]
    pub fn for_players(mut self, players: usize) -> Rules {
        self.straddles.truncate(players.saturating_sub(MIN_SEATS));
        self
    }

    /// The comparison of hands of the same category.
    pub const fn compare(&self) -> Compare {
        self.compare
    }
}

const DEFAULT_BIG_BLIND: Chips = Chips::of(100);

fn short_ante(setting: Option<ShortAnte>, from: AnteFrom) -> Result<ShortAnte, RulesError> {
    match (from, setting) {
        (AnteFrom::Everyone, setting) => Ok(setting.unwrap_or(ShortAnte::OwnLayer)),
        (_, Some(ShortAnte::OwnLayer)) => Err(RulesError::ShortAnteForTheTable),
        (_, _) => Ok(ShortAnte::AllAntes),
    }
}

fn straddles(
    setting: Option<&Straddle>,
    big_blind: Chips,
) -> Result<ArrayVec<Chips, MAX_STRADDLES>, RulesError> {
    let amounts: &[Chips] = match setting {
        None | Some(Straddle::None(_)) => &[],
        Some(Straddle::One(amount)) => std::slice::from_ref(amount),
        Some(Straddle::Several(amounts)) => amounts,
    };
    let mut before = big_blind;
    for (place, &amount) in amounts.iter().enumerate() {
        if amount <= before {
            return Err(RulesError::StraddleTooLow { number: place + 1, amount, before });
        }
        before = amount;
    }
    amounts.iter().copied().try_fold(ArrayVec::new(), |mut list, amount| {
        list.try_push(amount).map_err(|_| RulesError::TooManyStraddles(amounts.len()))?;
        Ok(list)
    })
}

impl Default for Rules {
    /// The rules of the `document` preset.
    fn default() -> Rules {
        Rules::preset(Preset::Document)
    }
}

crate::settings::checked_together!();

impl From<Rules> for Settings {
    /// Writes out every setting, so that later changes to a preset do not change the meaning of a record.
    fn from(rules: Rules) -> Settings {
        let straddle = match rules.straddles.as_slice() {
            [] => Straddle::None(NoStraddle::None),
            [one] => Straddle::One(*one),
            several => Straddle::Several(several.to_vec()),
        };
        Settings {
            preset: None,
            order: Some(rules.order),
            reraise: Some(rules.reraise),
            first_raise: Some(rules.first_raise),
            burn: Some(rules.burn),
            compare: Some(rules.compare),
            showdown: Some(rules.showdown),
            called_bettor: Some(rules.called_bettor),
            short_blind: Some(rules.short_blind),
            big_blind: Some(rules.big_blind),
            small_blind: Some(rules.small_blind),
            ante: Some(rules.ante),
            ante_from: Some(rules.ante_from),
            short_ante: Some(rules.short_ante),
            ante_order: Some(rules.ante_order),
            straddle: Some(straddle),
            straddle_raise: Some(rules.straddle_raise),
            button: Some(rules.button),
            coming_in: Some(rules.coming_in),
        }
    }
}
