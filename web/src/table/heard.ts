import { feltOf } from "../felts/index.js";
import type { Felt, Scene } from "../felts/felt.js";
import type { Step } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { told } from "../i18n/words.js";
import { news, type TableState } from "../state/table.js";

type Seen = Record<string, unknown>;

/** What is announced when a table goes from one state to the next: what happened, then what there is to do. */
export function heard(before: TableState | undefined, after: TableState, scene: Scene<unknown> | undefined): string[] {
  const felt = feltOf(after.moment.table.game);
  const steps = news(before, after).filter((step) => !isFaceDown(step));
  const words = steps.flatMap((step) => [told(inOrder(step, felt), after.moment.table, true), aside(step, felt, scene)]);
  const turn = ownTurn(after);
  const comes = turn !== undefined && turn !== (before && ownTurn(before));
  return [...words, comes && felt && scene ? prompt(after, felt, scene) : ""].filter((line) => line !== "");
}

const seenIn = (step: Step) => ("game" in step ? (step.game.seen as Seen) : {});

/** Cards of which nobody sees anything are no news to who listens: that a hand begins was said. */
function isFaceDown(step: Step): boolean {
  const { cards } = seenIn(step);
  return Array.isArray(cards) && cards.length > 0 && cards.every((card) => card === null);
}

/** The step with the cards of a hand as the game orders them for who listens. */
function inOrder(step: Step, felt: Felt<unknown> | undefined): Step {
  const { event, cards } = seenIn(step);
  if (!("game" in step) || !["dealt", "turned_up"].includes(String(event)) || !felt?.inOrder) return step;
  const seen = { ...seenIn(step), cards: felt.inOrder(cards as string[]) };
  return { ...step, game: { ...step.game, seen } };
}

const aside = (step: Step, felt: Felt<unknown> | undefined, scene: Scene<unknown> | undefined) =>
  (scene && felt?.aside?.(seenIn(step), scene)) ?? "";

/** The turn for which the viewer may do something; none while that is somebody else's. */
function ownTurn({ moment: { table, game, you } }: TableState): string | undefined {
  const legal = table.phase === "playing" && (game as { legal?: unknown } | null)?.legal;
  return legal ? `${table.hand} ${you.turn}` : undefined;
}

/** Whose turn, how long, and what there is to do. */
function prompt({ moment: { table } }: TableState, felt: Felt<unknown>, scene: Scene<unknown>): string {
  const seconds = Math.round((table.clock?.of_ms ?? 0) / 1000);
  return `${t("heard-turn", { seconds })} ${felt.prompt(scene)}`.trim();
}
