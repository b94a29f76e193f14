import type { ReactiveController, ReactiveControllerHost } from "lit";

const MOVE_MS = 320;
const STAGGER_MS = 45;

/** Options that limit the animation to some elements. */
interface Moving {
  /** Selector of the container of the animated elements; the whole host if omitted. */
  within?: string;
  /** True to animate new and removed elements only, not the existing ones that move. */
  onlyComing?: boolean;
}

/**
 * Animates changes of position (FLIP). Elements with `data-move`, a stable name, slide from their previous position.
 * New ones come from the element whose `data-spot` is their `data-from`. Removed ones with a `data-to` slide to that
 * spot. The first rendering is not animated. There is no animation at all if the user prefers reduced motion.
 */
export class Motion implements ReactiveController {
  #before = new Map<string, { box: DOMRect; element: HTMLElement; faceDown: boolean }>();
  #drawn = false;

  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly moving: Moving = {},
  ) {
    host.addController(this);
  }

  hostUpdate(): void {
    this.#drawn = this.host.querySelector("[data-spot]") !== null;
    this.#before = new Map(
      this.#moving().map((element) => [
        element.dataset["move"]!,
        { box: element.getBoundingClientRect(), element, faceDown: isFaceDown(element) },
      ]),
    );
  }

  hostUpdated(): void {
    if (!this.host.isConnected || !(this.#drawn || this.#before.size > 0)) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    // Everything is measured before the first animation: after one begins, each measurement would compute the styles anew.
    const elements = this.#moving();
    const animations = [...this.#movesAndEntries(elements), ...this.#exits(elements)];
    for (const begin of animations) begin();
  }

  /** The animations of the elements that are there, each as a function that begins it. */
  #movesAndEntries(elements: HTMLElement[]): (() => void)[] {
    let fresh = 0;
    return elements.flatMap((element) => {
      const before = this.#before.get(element.dataset["move"]!);
      const animations: (() => void)[] = [];
      if (before && !this.moving.onlyComing) animations.push(slide(element, before.box, 0));
      if (before?.faceDown && !isFaceDown(element)) animations.push(() => turnUp(element));
      if (!before && this.#drawn)
        animations.push(slide(element, this.#spot(element.dataset["from"]), fresh++ * STAGGER_MS, 0));
      return animations;
    });
  }

  /** The animations of the elements that were removed. */
  #exits(elements: HTMLElement[]): (() => void)[] {
    const now = new Set(elements.map((element) => element.dataset["move"]!));
    const left = [...this.#before].filter(([name]) => !now.has(name));
    return left.map(([, { box, element }]) => this.#leave(element, box));
  }

  #moving(): HTMLElement[] {
    return [...this.host.querySelectorAll<HTMLElement>(`${this.moving.within ?? ""} [data-move]`)];
  }

  #spot(name: string | undefined): DOMRect | undefined {
    return name ? this.host.querySelector(`[data-spot="${name}"]`)?.getBoundingClientRect() : undefined;
  }

  /** Slides a copy of a removed element to its destination, if it has one, when the returned function is called. */
  #leave(element: HTMLElement, box: DOMRect): () => void {
    const to = element.dataset["to"];
    // Only hold'em has a pot. In the other games, bets slide to the dealer in the middle.
    const goal = to && (this.#spot(to) ?? this.#spot("middle"));
    return goal ? () => this.#send(element, box, goal) : () => undefined;
  }

  #send(element: HTMLElement, box: DOMRect, goal: DOMRect): void {
    const ghost = element.cloneNode(true) as HTMLElement;
    ghost.removeAttribute("data-move");
    ghost.setAttribute("aria-hidden", "true");
    ghost.classList.add("ghost");
    ghost.style.setProperty("left", `${box.left}px`);
    ghost.style.setProperty("top", `${box.top}px`);
    // The width of a card depends on where it lies.
    ghost.style.setProperty("--width", `${box.width}px`);
    this.host.append(ghost);
    const way = `translate(${middle(goal).x - middle(box).x}px, ${middle(goal).y - middle(box).y}px)`;
    const run = ghost.animate([{}, { transform: way, opacity: 0 }], { duration: MOVE_MS, easing: "ease-in" });
    run.onfinish = run.oncancel = () => ghost.remove();
  }
}

const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

const isFaceDown = (element: HTMLElement) => element.classList.contains("back");

/** Turns a card over in place: the face appears from its edge. */
function turnUp(element: HTMLElement): void {
  // Not by `transform`, which a slide of the same card animates.
  element.animate([{ rotate: "y 90deg" }, { rotate: "none" }], { duration: MOVE_MS, easing: "ease-out" });
}

/** Slides an element from a box to its place, with this opacity at the start, when the returned function is called. */
function slide(element: HTMLElement, from: DOMRect | undefined, delay: number, opacity = 1): () => void {
  if (!from) return () => undefined;
  const [start, end] = [middle(from), middle(element.getBoundingClientRect())];
  const [x, y] = [start.x - end.x, start.y - end.y];
  if (Math.abs(x) + Math.abs(y) < 2) return () => undefined;
  const options = { duration: MOVE_MS, delay, easing: "cubic-bezier(.2,.7,.3,1)", fill: "backwards" } as const;
  const frames = [
    { transform: `translate(${x}px, ${y}px)`, opacity },
    { transform: "none", opacity: 1 },
  ];
  return () => void element.animate(frames, options);
}
