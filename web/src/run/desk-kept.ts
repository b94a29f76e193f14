/** Choices at a desk that are kept on this device. */

import { onDevice } from "../storage/texts.js";

/** Returns whether cards of this event come from a physical wheel or pack on this device. */
export const isPhysical = (run: string): boolean => onDevice.read(`wheel-${run}`) === "physical";
export const keepPhysical = (run: string, physical: boolean): void =>
  onDevice.write(`wheel-${run}`, physical ? "physical" : "screen");

/** The path of this event's desk that was last used on this device. */
export const lastDesk = (run: string): string | undefined => onDevice.read(`desk-${run}`);
export const keepDesk = (run: string, path: string): void => onDevice.write(`desk-${run}`, path);

/** The till that receives cash on this device, for this event. */
export function keptTill(run: string): number | undefined {
  const till = Number(onDevice.read(`till-${run}`) ?? "");
  return Number.isSafeInteger(till) && till > 0 ? till : undefined;
}
export const keepTill = (run: string, till: number): void => onDevice.write(`till-${run}`, String(till));

/** A mode of the finish page. */
export type FinishTab = "arrivals" | "turn-in" | "paper";

/** The mode of the finish page that was last used on this device. */
export function finishTab(run: string): FinishTab | undefined {
  const tab = onDevice.read(`finish-${run}`);
  return tab === "arrivals" || tab === "turn-in" || tab === "paper" ? tab : undefined;
}
export const keepFinishTab = (run: string, tab: FinishTab): void => onDevice.write(`finish-${run}`, tab);

/** The cards of a draw that were taken so far on this device, and are not entered yet. */
export function keptCards(run: string, draw: string): string[] {
  const cards = (onDevice.read(`cards-${run}-${draw}`) ?? "").split(" ");
  return cards.filter((card) => /^[2-9TJQKA][shdc]$/.test(card));
}
export const keepCards = (run: string, draw: string, cards: readonly string[]): void =>
  onDevice.write(`cards-${run}-${draw}`, cards.join(" "));
