import type { HandId, Item, Method, MoneyCommand, Settings, TillChoice, Unsettled } from "../generated/run.js";

/** The payment methods, in the order in which they are offered. */
export const METHODS: readonly Method[] = ["cash", "card", "prepaid"];

/** The payment of a registration's fees. Without tills, the room records only whether they were paid. */
export type Payment = "unpaid" | "paid" | Method;

/** The open tills. */
export const openTills = (tills: readonly TillChoice[]): TillChoice[] => tills.filter(({ closed }) => !closed);

/**
 * The till for cash: the till chosen on this device, otherwise the only open one; undefined if it has yet to be
 * chosen.
 */
export function chosenTill(tills: readonly TillChoice[], kept: number | undefined): number | undefined {
  const open = openTills(tills);
  if (open.some(({ till }) => till === kept)) return kept;
  return open.length === 1 ? open[0]!.till : undefined;
}

/** Returns whether the method of each payment is recorded: hands have a price, and a till was opened. */
export const takesMethods = (settings: Settings = {}, tills: readonly TillChoice[]): boolean =>
  tills.length > 0 && (settings.hand_price ?? 0) > 0;

/** The methods that can be recorded now: cash needs an open till. */
export const methodsNow = (tills: readonly TillChoice[], methods: readonly Method[] = METHODS): Method[] =>
  methods.filter((method) => method !== "cash" || openTills(tills).length > 0);

/** The payment options at registration; none if payments are not recorded. */
export function payments(settings: Settings = {}, tills: readonly TillChoice[]): Payment[] {
  if (takesMethods(settings, tills)) return ["unpaid", ...methodsNow(tills)];
  return settings.fees === "recorded" && (settings.hand_price ?? 0) > 0 ? ["unpaid", "paid"] : [];
}

/** An item to pay: the fee or the extra card of a hand. */
export interface Article {
  hand: HandId;
  item: Item;
}

/** The money entry that records or refunds a payment. Only cash names a till. */
export function paymentOf(
  { hand, item }: Article,
  method: Method,
  till: number | undefined,
  refund = false,
): MoneyCommand {
  const payment = { hand, item, method, till: method === "cash" ? (till ?? null) : null };
  return refund ? { refund: payment } : { pay: payment };
}

/** The methods by which payments can be refunded: cash and card; prepaid only if all of them were prepaid. */
export const refundMethods = (dues: readonly Unsettled[]): Method[] =>
  METHODS.filter((method) => method !== "prepaid" || dues.every(({ paid }) => paid === "prepaid"));

/** Returns whether a payment is to be refunded. */
export const isRefund = ({ refund }: Pick<Unsettled, "refund">): boolean => refund === true;

/** The sum of some amounts, in cents. */
export const total = (lines: readonly { cents: number }[]): number => lines.reduce((sum, { cents }) => sum + cents, 0);
