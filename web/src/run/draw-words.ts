import { html, type TemplateResult } from "lit";
import type { Difference } from "../draw-phone/compare.js";
import type { PhoneState } from "../draw-phone/phone.js";
import type { Draw } from "../draws/draw.js";
import type { RunLogHead, Place } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { deskRefusal } from "./desk-words.js";
import { slotWords } from "./draw-names.js";

/** The first digits of a hash, which people can compare. */
export const short = (hash: string): string => hash.slice(0, 8);

/** A digest in groups of eight characters, between which a line may break. */
export const digest = (text: string): TemplateResult =>
  html`<code class="digest">${text.match(/.{1,8}/g)?.map((part) => html`<span>${part}</span><wbr />`)}</code>`;

/** The note on a draw: `Number 17 · log 4f3a91c2`, with the card before it if there are several, and the hash on demand. */
export const drawNote = (cut: number, head: RunLogHead, card?: string): TemplateResult =>
  headNote(head, t("draws-note", { cut, hash: short(head.hash), card: card ?? "none" }));

/** The hash of the log, in short with these words, and as a whole on demand. */
export const headNote = (head: RunLogHead, words = t("draws-head", { hash: short(head.hash) })): TemplateResult =>
  html`<details class="draw-note">
    <summary>${words}</summary>
    <p>${t("draws-head-why", { seq: String(head.seq) })}</p>
    <p>${digest(head.hash)}</p>
  </details>`;

/** The state of this phone as a sentence; `undefined` while it needs no attention. */
export function phoneWords(state: PhoneState): string | undefined {
  switch (state.name) {
    case "off":
    case "ready":
      return undefined;
    case "preparing":
      return t("draws-preparing", {
        block: state.block,
        blocks: state.blocks,
        percent: String(Math.round(100 * state.share)),
      });
    case "refused":
      return state.refused.code === "unreachable" ? t("draws-phone-offline") : deskRefusal(state.refused, []);
    default:
      return t(`draws-phone-${state.name}`);
  }
}

/** A difference between this phone and the log, in plain words. */
export function differenceWords(route: readonly Place[], difference: Difference): string {
  const id = `draws-differs-${difference.kind.replaceAll("_", "-")}`;
  if ("draw" in difference) return t(id, { hand: difference.draw.hand, slot: drawWords(route, difference.draw) });
  if ("seq" in difference) return t(id, { seq: String(difference.seq) });
  return t(id, { block: difference.block, phone: "phone" in difference ? difference.phone : 0 });
}

/** The slot of a draw, and its attempt if it is the second. */
const drawWords = (route: readonly Place[], { slot, attempt }: Draw): string =>
  attempt === 1 ? slotWords(route, slot) : t("draws-second", { slot: slotWords(route, slot) });
