import { feltOf } from "../felts/index.js";
import type { Felt, Scene } from "../felts/felt.js";
import type { Moment, Step } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { money, unitOf } from "../i18n/money.js";
import { stepText } from "../i18n/words.js";
import { playersOf, type TableState } from "../state/table.js";
import { ownTurn, turnBegan } from "../state/turn.js";

type Seen = Record<string, unknown>;

/** Screen reader announcements for a change of state: the events, then the prompt if the viewer's turn has begun. */
export function announcements(
  before: TableState | undefined,
  after: TableState,
  scene: Scene<unknown> | undefined,
): string[] {
  const felt = feltOf(after.moment.table.game);
  const steps = after.fresh.filter((step) => !isFaceDown(step));
  const words = steps.map((step) =>
    [
      stepText(inOrder(step, felt, scene), after.moment.table, playersOf(after, step), true),
      aside(step, after, felt, scene),
    ]
      .join(" ")
      .trim(),
  );
  const turn = ownTurn(after);
  if (!turn || !felt || !scene || turn === (before && ownTurn(before))) return words;
  const begins = turnBegan(before, after, felt.oneTurn === true);
  return [...words, [begins ? whoseTurn(after) : "", felt.prompt(scene)].join(" ").trim()];
}

const seenIn = (step: Step) => ("game" in step ? (step.game.seen as Seen) : {});

/** Returns whether the step deals face-down cards: these are not announced, because the start of the hand was. */
function isFaceDown(step: Step): boolean {
  const { cards } = seenIn(step);
  return Array.isArray(cards) && cards.length > 0 && cards.every((card) => card === null);
}

/** The step with its cards in the order in which the game announces them. */
function inOrder(step: Step, felt: Felt<unknown> | undefined, scene: Scene<unknown> | undefined): Step {
  const { event, cards } = seenIn(step);
  if (!("game" in step) || !["dealt", "turned_up"].includes(String(event)) || !felt?.inOrder || !scene) return step;
  const seen = { ...seenIn(step), cards: felt.inOrder(cards as string[], scene) };
  return { ...step, game: { ...step.game, seen } };
}

/**
 * Addition to an announced sentence. At the end of a hand it is the viewer's result, and at any other event it is the
 * game's own addition.
 */
function aside(
  step: Step,
  { moment }: TableState,
  felt: Felt<unknown> | undefined,
  scene: Scene<unknown> | undefined,
): string {
  if ("table" in step)
    return step.table.event === "hand_over" ? cameTo(moment, step.table.nets?.[(moment.you.hand_seat ?? 0) - 1]) : "";
  return (scene && felt?.aside?.(seenIn(step), scene)) ?? "";
}

function cameTo({ table, you }: Moment, net: number | undefined): string {
  const stack = table.seats[(you.seat ?? 0) - 1]?.stack;
  if (net === undefined || stack == null) return "";
  const unit = unitOf(table.game);
  const way = net > 0 ? "won" : net < 0 ? "lost" : "even";
  return t("heard-over", { way, amount: money(unit, Math.abs(net)), stack: money(unit, stack) });
}

const whoseTurn = ({ moment: { table } }: TableState) =>
  t("heard-turn", { seconds: Math.round((table.clock?.of_ms ?? 0) / 1000) });
