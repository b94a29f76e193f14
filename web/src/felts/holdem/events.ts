import type { Event, NamedHand, View } from "../../generated/holdem.js";
import { t } from "../../i18n/catalog.js";
import type { Scene } from "../felt.js";

/** The chips that a seat won in a hand, and its hand if it was shown. */
export interface Win {
  amount: number;
  hand?: NamedHand;
}

type Events = Scene<unknown>["events"];

/** The word for an action of a betting round; undefined for another event. */
function wordOf(event: Event): string | undefined {
  if (event.event === "checked") return t("action-check");
  if (event.event === "called") return t("action-call");
  if (event.event === "raised") return t(event.opens ? "action-bet" : "action-raise");
  return undefined;
}

/** The word for the latest action of each seat in the current betting round, by seat. */
export function latestActions(events: Events): Map<number, string> {
  const actions = new Map<number, string>();
  for (const event of (events ?? []) as Event[]) {
    const word = wordOf(event);
    if (event.event === "board" || event.event === "won") actions.clear();
    else if (event.event === "folded") actions.delete(event.seat);
    else if (word && "seat" in event) actions.set(event.seat, word);
  }
  return actions;
}

/** The winners of the hand, by seat; empty until it is won. */
export function winsOf(events: Events): Map<number, Win> {
  const wins = new Map<number, Win>();
  for (const event of (events ?? []) as Event[]) {
    if (event.event !== "won") continue;
    const { amount, hand } = wins.get(event.seat) ?? { amount: 0 };
    const best = hand ?? event.hand;
    wins.set(event.seat, { amount: amount + event.amount, ...(best ? { hand: best } : {}) });
  }
  return wins;
}

/** The blinds and the ante of the hand. */
export const stakesOf = ({ view: { small_blind, big_blind, ante } }: Pick<Scene<View>, "view">) => ({
  small_blind,
  big_blind,
  ante,
});

/** The emphasis of a visible card: raised in a winning hand, dimmed outside of it, none until a hand has won. */
export function emphasis(card: string | undefined, events: Events): string {
  const winning = [...winsOf(events).values()].flatMap(({ hand }) => hand?.five ?? []);
  if (winning.length === 0 || card === undefined) return "";
  return winning.includes(card) ? "winning lifted" : "dim";
}
