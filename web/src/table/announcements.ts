import type { Felt, Scene } from "../felts/felt.js";
import type { Moment, Step } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { difference, money, unitOf } from "../i18n/money.js";
import { handNames, stepText } from "../i18n/words.js";
import { playersOf, type TableState } from "../state/table.js";
import { isOnBank, ownTurn, turnBegan } from "../state/turn.js";

interface Seen extends Record<string, unknown> {
  event?: string;
  seat?: number;
  of?: { seat?: number } | "dealer";
}

/** Announcements for screen readers. Urgent ones interrupt those that are still being read. */
export interface Announcements {
  lines: string[];
  isUrgent: boolean;
}

/**
 * Announcements for a change of state: the events, then what the viewer must do if the turn or the time bank has begun.
 * In a game against the house, the viewer's result comes first, and the results of the others are one line each.
 */
export function announcements(
  before: TableState | undefined,
  after: TableState,
  scene: Scene<unknown> | undefined,
  felt: Felt<unknown> | undefined,
): Announcements {
  const isHouseGame = felt?.sideBySide !== undefined;
  const steps = after.fresh.filter((step) => !isFaceDown(step));
  const lines = (isHouseGame ? ownFirst(steps, after) : steps).map((step) =>
    [
      stepText(inOrder(step, felt, scene), after.moment.table, playersOf(after, step), { speech: true }),
      aside(step, after, felt, scene),
    ]
      .join(" ")
      .trim(),
  );
  if (isHouseGame) lines.push(...steps.flatMap((step) => netsOfOthers(step, after)));
  const call = callOf(before, after, felt, scene);
  return { lines: call ? [...lines, call] : lines, isUrgent: call !== "" };
}

/**
 * The steps with the end of the hand before the results, and without the hands and wagers of other players, which are in
 * the log.
 */
function ownFirst(steps: readonly Step[], { moment }: TableState): readonly Step[] {
  const begin = steps.findIndex(isResult);
  if (begin < 0) return steps;
  const kept = steps.slice(begin).filter((step) => {
    const { seat, of = {} } = seenIn(step);
    const place = seat ?? (of === "dealer" ? undefined : of.seat);
    return place === undefined || place === moment.you.hand_seat || !isResult(step);
  });
  return [...steps.slice(0, begin), ...kept.filter(isHandOver), ...kept.filter((step) => !isHandOver(step))];
}

/** Events of a game against the house that reveal and settle the hands. */
const RESULTS: readonly string[] = ["turned_up", "hand_up", "compared", "settled"];

const isResult = (step: Step) => RESULTS.includes(seenIn(step).event ?? "");
const isHandOver = (step: Step) => "table" in step && step.table.event === "hand_over";

/** The net results of the other players at the end of a hand. */
function netsOfOthers(step: Step, after: TableState): string[] {
  if (!("table" in step) || step.table.event !== "hand_over") return [];
  const { table, you } = after.moment;
  const name = handNames(playersOf(after, step));
  return (step.table.nets ?? []).flatMap((net, index) =>
    net === 0 || index + 1 === you.hand_seat
      ? []
      : [t("heard-net", { name: name(index + 1), net: difference(unitOf(table.game), net) })],
  );
}

/** Prompt of the viewer's turn, or notice of the time bank, if it has begun; empty if not. */
function callOf(
  before: TableState | undefined,
  after: TableState,
  felt: Felt<unknown> | undefined,
  scene: Scene<unknown> | undefined,
): string {
  const turn = ownTurn(after);
  if (!turn || !felt || !scene) return "";
  if (before && turn === ownTurn(before))
    return isOnBank(after) && !isOnBank(before) ? withSeconds("heard-bank", after) : "";
  const begins = turnBegan(before, after, felt.oneTurn === true);
  return [begins ? withSeconds("heard-turn", after) : "", felt.prompt(scene)].join(" ").trim();
}

const seenIn = (step: Step): Seen => ("game" in step ? (step.game.seen as Seen) : {});

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

/** A message with the seconds of the running clock. */
const withSeconds = (id: string, { moment: { table } }: TableState) =>
  t(id, { seconds: Math.round((table.clock?.of_ms ?? 0) / 1000) });
