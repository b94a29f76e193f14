import { holdingName } from "../cards/holding.js";
import type { HandId, Mark, RunHead, Standing, Stop, Unranked } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { clockTime, secondsOf } from "../i18n/clock.js";
import { language } from "../i18n/language.js";
import { money } from "../i18n/money.js";
import { CENTS, cardStops } from "./words.js";

/** Formats an amount in cents as money: `$15.00`, `−$15.00`. */
export const amountWords = (cents: number): string => (cents < 0 ? `−${money(CENTS, -cents)}` : money(CENTS, cents));

/** The name of a card stop on the route; empty if the route has none. */
export const stopName = (run: Pick<RunHead, "route">, stop: Stop): string => cardStops(run.route)[stop - 1]?.name ?? "";

/** A time of the event's day in the usual notation, with its seconds unless they are 0. */
export const exactTime = (time: string): string => clockTime(time, { seconds: secondsOf(time) % 60 !== 0 });

/** A card stop with its number and name: `Stop 2: Grand Lake Lodge`. */
export const stopWords = (run: Pick<RunHead, "route">, stop: Stop): string =>
  t("run-stop-named", { stop, name: stopName(run, stop) });

/** A field of the tally sheet: a stop with its name, or the extra card. */
export const markWords = (run: Pick<RunHead, "route">, mark: Mark): string =>
  mark === "extra" ? t("board-extra-card") : stopWords(run, mark.stop);

/** The number of a participant: `No. 7`. */
export const numberWords = (participant: number): string => t("board-participant-number", { number: participant });

/** The number of a hand among its participant's hands, counted from 1. */
export const handNumber = (hand: HandId): number => Number(hand.split("-")[1]);

/** The number of the participant to whom a hand belongs. */
export const participantOf = (hand: HandId): number => Number(hand.split("-")[0]);

/** A participant's number, with the number of the hand if the participant has several: `No. 7, hand 2`. */
export const handWords = (hand: HandId, several: boolean): string =>
  several
    ? t("board-hand-number", { number: participantOf(hand), hand: handNumber(hand) })
    : numberWords(participantOf(hand));

/** The holding of a ranked hand: `a full house, kings full of nines`. */
export const holdingWords = ({ category, best }: Standing): string => holdingName({ category, cards: best });

/** The place of a hand: `2`, and `2=` if other hands share it. */
export const placeWords = ({ place, tied }: Standing): string =>
  tied ? t("board-place-tied", { place }) : String(place);

/**
 * The text of the reason why a hand is not ranked. Its clauses distinguish the four kinds of invalid cards (PR-15).
 * Somebody without an arrival was late when the event closed, which may have been before the deadline.
 */
export function reasonWords(
  { deadline_for }: Pick<RunHead, "deadline_for">,
  { reason, clauses }: Unranked,
  arrived?: string | null,
): string {
  if (reason === "late" && arrived === null) return t("board-reason-absent");
  if (reason === "late" && deadline_for === "turn_in") return t("board-reason-late-turn-in");
  if (reason !== "cards") return t(`board-reason-${reason.replaceAll("_", "-")}`);
  const fault = clauses.includes("PR-4")
    ? "extra"
    : clauses.includes("PR-1")
      ? "twice"
      : clauses.includes("PR-15")
        ? "many"
        : "few";
  return t("board-reason-cards", { fault });
}

/**
 * The prize of a hand: an amount, or the amounts for which the hand spins against its equals; undefined if it has
 * none.
 */
export function prizeWords({ prize, low_hand: low, spin_off: stakes = [] }: Standing): string | undefined {
  if (stakes.length > 1) {
    const amounts = stakes.map((cents) => (cents === 0 ? t("board-no-prize") : amountWords(cents)));
    const stake = t("board-spins-for", { amounts: either(amounts) });
    return low ? t("board-spins-and-low", { stake, amount: amountWords(low) }) : stake;
  }
  return prize > 0 ? amountWords(prize) : undefined;
}

const either = (items: string[]): string => new Intl.ListFormat(language(), { type: "disjunction" }).format(items);

/** The text for the low hand's part of a prize (PR-18); undefined if there is none. */
export function lowHandWords({ prize, low_hand: low, spin_off: stakes = [] }: Standing): string | undefined {
  if (!low || stakes.length > 1) return undefined;
  return low === prize ? t("board-low-hand") : t("board-low-hand-part", { amount: amountWords(low) });
}
