import type { Place } from "../generated/run.js";
import { has, t } from "../i18n/catalog.js";
import { stopName } from "./offers.js";

/** The name of a slot: `Stop 2: Grand Lake Lodge`, `extra card`, `card 1 of a spin-off`. */
export function slotWords(route: readonly Place[], slot: string): string {
  const [, kind, number] = /^(stop|spin_off)_(\d)$/.exec(slot) ?? [];
  if (kind === "stop") return t("run-stop-named", { stop: Number(number), name: stopName(route, Number(number)) });
  return kind === "spin_off" ? t("draws-slot-spin-off", { round: Number(number) }) : t("board-extra-card");
}

/** The meaning of a code of the document on draws; if it has no text here, that of the room, or the code itself. */
export function codeWords(code: string, text?: unknown): string {
  const id = `draws-code-${code.replaceAll("_", "-")}`;
  if (has(id)) return t(id);
  return typeof text === "string" && text !== "" ? text : code;
}
