import type { Moves, View, Wager } from "../../generated/packs_poker.js";
import { t } from "../../i18n/catalog.js";
import type { WagerDraft } from "../../wagers/draft.js";
import type { Amounts, Spot, Wagering } from "../../wagers/spots.js";
import type { Scene } from "../felt.js";

/** The spots of all packs: a bet and a bonus on each. */
export function wageringOf({ packs, pack_bet, bonus_bet, unit: step, stack }: Moves): Wagering {
  const numbers = Array.from({ length: packs }, (_, index) => index + 1);
  const spots = numbers.flatMap((pack): Spot[] => [
    { name: `bet-${pack}`, words: spotWords("bet", pack), ...pack_bet, step },
    { name: `bonus-${pack}`, words: spotWords("bonus", pack), ...bonus_bet, step, needs: `bet-${pack}` },
  ]);
  return { spots, stack };
}

/** The name of a spot: `Bet on pack 1`. */
export const spotWords = (bet: "bet" | "bonus", pack: number): string => t(`${bet}-on-pack`, { pack });

/** The amounts on the spots of these wagers, pack 1 first. */
export const amountsOf = (wagers: readonly Wager[]): Amounts =>
  Object.fromEntries(
    wagers.flatMap(({ bet, bonus }, index) => [
      [`bet-${index + 1}`, bet],
      [`bonus-${index + 1}`, bonus],
    ]),
  );

/**
 * The next action that brings the placed wagers to what lies on the felt; undefined if they are the same. Amounts that
 * are reduced come first, so that the stack covers the others.
 */
export function nextAction({ placed, packs }: Moves, amounts: Amounts): unknown {
  const changes = placed.slice(0, packs).flatMap((there, index) => {
    const [bet, bonus] = [amounts[`bet-${index + 1}`] ?? 0, amounts[`bonus-${index + 1}`] ?? 0];
    const more = bet + bonus - there.bet - there.bonus;
    return bet === there.bet && bonus === there.bonus ? [] : [{ pack: index + 1, bet, bonus, more }];
  });
  const [first] = changes.toSorted((one, other) => Number(one.more > 0) - Number(other.more > 0));
  if (!first) return undefined;
  const { pack, bet, bonus } = first;
  return bet === 0 ? { take_back: { pack } } : { wager: { pack, bet, bonus } };
}

/** Gives the draft the wagers that the viewer's seat has placed. */
export function syncDraft(draft: WagerDraft, { view, you, table }: Scene<View>): void {
  const seat = view.seats[(you.hand_seat ?? 0) - 1];
  if (seat) draft.sync(table.hand, amountsOf(view.legal?.open ? view.legal.placed : seat.wagers));
}
