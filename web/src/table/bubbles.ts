import type { ReactiveController, ReactiveControllerHost } from "lit";

/** The parts that a bubble never covers: plates, cards, amounts and controls. The outline of a card to come is free. */
const KEPT = ".pod, .card:not(.place), .wager, .pots li, .chips, .spot, .middle button, .own-row > *";
/** The parts that a bubble covers only if there is no other place: marks and texts. */
const TEXTS = ".note, .button-chip, .pack-name, .middle p";
/** Distance to what the bubble does not cover, in pixels. */
const GAP = 2;
/** Distance between the places that are tried, in pixels. */
const STEP = 4;
/**
 * The places that are tried one after the other: the form of the bubble, the maximum distance from the plate of the author
 * in pixels, whether no other plate may be nearer, and whether texts stay in view.
 */
const ATTEMPTS = [
  { form: "", reach: 80, isOwn: true, keepsTexts: true },
  { form: "short", reach: 80, isOwn: true, keepsTexts: true },
  { form: "narrow", reach: 80, isOwn: true, keepsTexts: true },
  { form: "short", reach: 240, isOwn: false, keepsTexts: true },
  { form: "narrow", reach: 400, isOwn: false, keepsTexts: false },
] as const;

/** A box on the felt. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Places the chat bubbles on free felt near the plates of their authors, whenever the host is rendered. */
export class Bubbles implements ReactiveController {
  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  hostUpdated(): void {
    const bubbles = [...this.host.querySelectorAll<HTMLElement>(".said")];
    if (bubbles.length === 0) return;
    const frame = (this.host.closest(".stage") ?? this.host).getBoundingClientRect();
    const boxesOf = (selector: string) =>
      [...this.host.querySelectorAll(selector)]
        .map((element) => [element, element.getBoundingClientRect()] as const)
        .filter(([, { width }]) => width > 0);
    const kept: Box[] = boxesOf(KEPT).map(([, box]) => box);
    const texts = boxesOf(TEXTS).map(([, box]) => box);
    const pods = new Map(boxesOf(".pod"));
    for (const bubble of bubbles) {
      const pod = bubble.closest(".pod")!;
      const from = pods.get(pod)!;
      const others = [...pods].flatMap(([element, box]) => (element === pod ? [] : [box]));
      bubble.style.removeProperty("left");
      bubble.classList.remove("unplaced");
      for (const { form, reach, isOwn, keepsTexts } of ATTEMPTS) {
        bubble.classList.toggle("short", form !== "");
        bubble.classList.toggle("narrow", form === "narrow");
        const { width, height } = bubble.getBoundingClientRect();
        const taken = keepsTexts ? [...kept, ...texts] : kept;
        const found = place({ width, height }, { from, frame, others: isOwn ? others : [], taken }, reach);
        if (!found) continue;
        bubble.style.setProperty("left", `${found.left - from.left - pod.clientLeft}px`);
        bubble.style.setProperty("top", `${found.top - from.top - pod.clientTop}px`);
        kept.push(found);
        break;
      }
      // The number of new messages at the tab of the chat still says that there is one.
      bubble.classList.toggle("unplaced", !bubble.style.getPropertyValue("left"));
    }
  }
}

/**
 * The free place nearest to the plate `from` inside the frame, nearer to it than to the plates of others; undefined if
 * there is none within `reach`.
 */
export function place(
  { width, height }: { width: number; height: number },
  { from, frame, others, taken }: { from: Box; frame: Box; others: readonly Box[]; taken: readonly Box[] },
  reach: number,
): Box | undefined {
  const near = taken.filter((box) => distance(box, from) <= reach + Math.max(width, height));
  const middle = (from.left + from.right - width) / 2;
  let best: Box | undefined;
  let least = reach;
  for (let x = -Math.ceil((reach + width) / STEP); x * STEP <= reach + width; x++) {
    for (let y = -Math.ceil((reach + height) / STEP); y * STEP <= reach + height; y++) {
      const [left, top] = [middle + x * STEP, from.top + y * STEP];
      const box = { left, top, right: left + width, bottom: top + height };
      const away = distance(box, from);
      // Between places at the same distance, the one in line with the plate.
      const cost = away + Math.abs(x) * 0.1;
      if (cost >= least || !inside(box, frame) || others.some((other) => distance(box, other) < away)) continue;
      if (near.some((other) => overlaps(box, other))) continue;
      [best, least] = [box, cost];
    }
  }
  return best;
}

const inside = (box: Box, frame: Box): boolean =>
  box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right + GAP && b.left < a.right + GAP && a.top < b.bottom + GAP && b.top < a.bottom + GAP;

/** The distance between two boxes; 0 if they touch. */
function distance(a: Box, b: Box): number {
  const x = Math.max(0, a.left - b.right, b.left - a.right);
  const y = Math.max(0, a.top - b.bottom, b.top - a.bottom);
  return Math.hypot(x, y);
}
