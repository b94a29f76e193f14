import { noChange } from "lit";
import { Directive, directive, type ElementPart, type PartInfo } from "lit/directive.js";

/** A place on the felt, in percent of its width and height. */
export interface Place {
  x: number;
  y: number;
}

/** Flattens the round of the seats into that of the felt, whose corners are wide. */
const squared = (value: number) => Math.sign(value) * Math.abs(value) ** 0.75;

/** Where `seats` chairs sit, the viewer's own, or else the first, at the bottom; the others clockwise from there. */
export function places(seats: number, own: number): Place[] {
  return Array.from({ length: seats }, (_, index) => {
    const turn = Math.PI / 2 + (2 * Math.PI * ((index - own + seats) % seats)) / seats;
    return { x: 50 + 38.5 * squared(Math.cos(turn)), y: 51.5 + 40 * squared(Math.sin(turn)) };
  });
}

/** Where the wager of a seat lies: between it and the middle. */
export const inward = ({ x, y }: Place, share: number): Place => ({
  x: 50 + (x - 50) * share,
  y: 50 + (y - 50) * share,
});

class At extends Directive {
  constructor(part: PartInfo) {
    super(part);
  }

  render(_place: Place) {
    return noChange;
  }

  /** The policy forbids style attributes, not properties. */
  override update(part: ElementPart, [{ x, y }]: [Place]) {
    const { style } = part.element as HTMLElement;
    style.setProperty("--x", `${x.toFixed(2)}%`);
    style.setProperty("--y", `${y.toFixed(2)}%`);
    return noChange;
  }
}

/** Puts an element at a place of the felt. */
export const at = directive(At);
