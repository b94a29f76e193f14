import type { SeatView, View, WagerLimits, Wagers } from "../../generated/high_card_flush.js";
import { t } from "../../i18n/catalog.js";
import type { WagerDraft } from "../../wagers/draft.js";
import type { Amounts, Spot, Wagering } from "../../wagers/spots.js";
import type { Scene } from "../felt.js";

/** The names of the spots in the order in which they lie on the felt. The raise is not made with chips. */
const BONUSES = ["flush-bonus", "straight-flush-bonus", "progressive"] as const;

/** The spots for the wagers before the deal. */
export function wageringOf(limits: WagerLimits): Wagering {
  const { unit: step, stack } = limits;
  const ante: Spot = {
    name: "ante",
    words: t("wager-ante"),
    least: limits.ante_min,
    most: limits.ante_max,
    step,
  };
  const bonus = (name: string): Spot => ({
    name,
    words: t(`wager-${name}`),
    least: limits.bonus_min,
    most: limits.bonus_max,
    step,
    needs: "ante",
  });
  const offered = BONUSES.filter((name) => name !== "progressive" || limits.progressive);
  return { spots: [ante, ...offered.map(bonus)], stack };
}

/** The wagers that a seat has placed before the deal. */
export function amountsOf({ wagers }: SeatView): Amounts {
  return {
    ante: wagers.ante,
    "flush-bonus": wagers.flush_bonus ?? 0,
    "straight-flush-bonus": wagers.straight_flush_bonus ?? 0,
    progressive: wagers.progressive ?? 0,
  };
}

/** The wagers of a message to the server. */
export const wagersOf = (amounts: Amounts): Wagers => ({
  ante: amounts["ante"] ?? 0,
  flush_bonus: amounts["flush-bonus"] ?? 0,
  straight_flush_bonus: amounts["straight-flush-bonus"] ?? 0,
  progressive: amounts["progressive"] ?? 0,
});

/** Gives the draft the wagers of the viewer's seat. There are none while the viewer may still place them. */
export function syncDraft(draft: WagerDraft, { view, you, table }: Scene<View>): void {
  const seat = view.seats[(you.hand_seat ?? 0) - 1];
  if (seat) draft.sync(table.hand, view.legal?.wager ? {} : amountsOf(seat));
}
