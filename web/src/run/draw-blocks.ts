import { html, type TemplateResult } from "lit";
import type { LogLine, Rollback } from "../connection/log-file.js";
import { hasHand } from "../draws/draw.js";
import type { Entry } from "../draws/fact.js";
import type { RunHead } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { list } from "../i18n/words.js";
import { eventMoment } from "./board-time.js";
import { digest } from "./draw-words.js";

/** A block of a participant's hands, and the position of the rollback after which it was made; undefined if none was. */
export interface HandBlock {
  number: number;
  root: string;
  rolledBack: number | undefined;
}

/** The blocks that have one of these hands, in the order of the log. */
export function blocksOf(entries: readonly Entry[], hands: readonly string[]): HandBlock[] {
  let rolledBack: number | undefined;
  return entries.flatMap(({ position, fact }) => {
    if (fact.kind === "rolled_back") rolledBack = position;
    if (fact.kind !== "block_committed" || !hands.some((hand) => hasHand(fact.block, hand))) return [];
    return [{ number: fact.number, root: fact.root, rolledBack }];
  });
}

/** The roots to compare with the sheet, and the blocks since a rollback, which an earlier sheet cannot have. */
export function blockList(run: RunHead, blocks: readonly HandBlock[], log: readonly LogLine[]): TemplateResult {
  const printed = blocks.filter(({ rolledBack }) => rolledBack === undefined);
  const later = blocks.filter(({ rolledBack }) => rolledBack !== undefined);
  const numbers = list(printed.map(({ number }) => String(number)));
  const words =
    later.length > 0 && printed.length > 0
      ? t("draws-sheet-before", { blocks: numbers, count: printed.length })
      : t("draws-sheet");
  return html`<p>${words}</p>
    ${printed.map(blockRoot)} ${later.map((block) => laterBlock(run, block, rollbackAt(log, block)))}`;
}

const blockRoot = ({ number, root }: HandBlock): TemplateResult =>
  html`<p>${t("draws-sheet-block", { block: number })} ${digest(root)}</p>`;

const laterBlock = (run: RunHead, block: HandBlock, rollback: Rollback | undefined): TemplateResult =>
  html`<p class="draw-later" tabindex="-1">${laterWords(run, block, rollback)}</p>
    ${blockRoot(block)}`;

/** The explanation of a block that an earlier sheet does not have. */
export const laterWords = (
  run: Pick<RunHead, "date" | "time_zone">,
  { number }: HandBlock,
  rollback: Rollback | undefined,
): string =>
  t("draws-sheet-later", {
    block: number,
    cause: rollback?.cause ?? "unknown",
    time: rollback ? eventMoment(run, rollback.at_ms) : "",
  });

/** Returns whether there are blocks since a rollback that is not in this part of the log. */
export const hasUnknownTime = (blocks: readonly HandBlock[], log: readonly LogLine[]): boolean =>
  blocks.some((block) => block.rolledBack !== undefined && !rollbackAt(log, block));

const rollbackAt = (log: readonly LogLine[], { rolledBack }: HandBlock): Rollback | undefined =>
  log.find(({ seq }) => seq === rolledBack)?.rollback;
