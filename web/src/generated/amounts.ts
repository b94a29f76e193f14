// Made from the Rust types by `cargo xtask types`. Do not edit.

export const events = {
  high_card_flush: {
    raised: { amount: { unit: "cents" } },
    settled: { net: { signed: true, unit: "cents" } },
    wagered: {
      "wagers.ante": { unit: "cents" },
      "wagers.flush_bonus": { unit: "cents" },
      "wagers.progressive": { unit: "cents" },
      "wagers.straight_flush_bonus": { unit: "cents" },
    },
  },
  holdem: {
    ante: { amount: { unit: "chips" } },
    blind: { amount: { unit: "chips" } },
    called: { amount: { unit: "chips" } },
    raised: { amount: { unit: "chips" }, to: { unit: "chips" } },
    returned: { amount: { unit: "chips" } },
    won: { amount: { unit: "chips" } },
  },
  mount_holyoke: { scored: { points: { unit: "points" }, total: { unit: "points" } } },
  packs_poker: {
    over: { house: { signed: true, unit: "cents" } },
    settled: { net: { signed: true, unit: "cents" } },
    wagered: { bet: { unit: "cents" }, bonus: { unit: "cents" } },
  },
  table: {
    hand_over: { house: { signed: true, unit: "game" }, nets: { signed: true, unit: "game" } },
    left: { stack: { unit: "game" } },
    seated: { stack: { unit: "game" } },
    topped_up: { amount: { unit: "game" } },
  },
} as const;

export const refusals = {
  buy_in: { amount: { unit: "game" }, least: { unit: "game" }, most: { unit: "game" }, there: { unit: "game" } },
  forced_bets: { amount: { unit: "game" }, most: { unit: "game" } },
  going_south: { amount: { unit: "game" }, least: { unit: "game" } },
  "high_card_flush.limit_off_unit": { amount: { unit: "cents" }, unit: { unit: "cents" } },
  "high_card_flush.limits_crossed": { least: { unit: "cents" }, most: { unit: "cents" } },
  "high_card_flush.no_ante": { amount: { unit: "cents" }, least: { unit: "cents" } },
  "high_card_flush.not_enough": { stack: { unit: "cents" }, wanted: { unit: "cents" } },
  "high_card_flush.off_limits": { amount: { unit: "cents" }, least: { unit: "cents" }, most: { unit: "cents" } },
  "high_card_flush.off_unit": { amount: { unit: "cents" }, unit: { unit: "cents" } },
  "high_card_flush.raise_above_limit": { most: { unit: "cents" }, raise: { unit: "cents" } },
  "high_card_flush.raise_not_whole": { ante: { unit: "cents" }, raise: { unit: "cents" } },
  "holdem.cannot_check": { to_call: { unit: "chips" } },
  "holdem.nobody_can_call": { highest: { unit: "chips" } },
  "holdem.not_reopened": { highest: { unit: "chips" }, reopens_at: { unit: "chips" } },
  "holdem.raise_not_higher": { highest: { unit: "chips" }, to: { unit: "chips" } },
  "holdem.raise_too_large": { all_in: { unit: "chips" }, to: { unit: "chips" } },
  "holdem.raise_too_small": { all_in: { unit: "chips" }, least: { unit: "chips" }, to: { unit: "chips" } },
  "holdem.small_blind_above_big": { big: { unit: "chips" }, small: { unit: "chips" } },
  "holdem.straddle_too_low": { amount: { unit: "chips" }, before: { unit: "chips" } },
  "packs_poker.bonus_off_limits": {
    bonus: { unit: "cents" },
    "limits.least": { unit: "cents" },
    "limits.most": { unit: "cents" },
  },
  "packs_poker.bonus_without_pack": { bonus: { unit: "cents" } },
  "packs_poker.limit_off_unit": { amount: { unit: "cents" }, unit: { unit: "cents" } },
  "packs_poker.limits_crossed": { least: { unit: "cents" }, most: { unit: "cents" } },
  "packs_poker.not_enough": { left: { unit: "cents" }, needed: { unit: "cents" } },
  "packs_poker.off_unit": { amount: { unit: "cents" }, unit: { unit: "cents" } },
  "packs_poker.pack_off_limits": {
    bet: { unit: "cents" },
    "limits.least": { unit: "cents" },
    "limits.most": { unit: "cents" },
  },
  stakes: { least: { unit: "game" }, limit: { unit: "game" }, most: { unit: "game" }, needed: { unit: "game" } },
} as const;

export const units = {
  high_card_flush: "cents",
  holdem: "chips",
  mount_holyoke: "points",
  packs_poker: "cents",
} as const;
