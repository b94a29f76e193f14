import { html, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import type { Unit } from "../i18n/money.js";
import { chipsOf } from "./chips.js";

/** Maximum number of chips in one stack. */
const STACK = 5;

/** The width of a stack, the height of a drawing, and the height of a chip's edge, in units of the drawing. */
const [WIDE, TALL, EDGE] = [22, 24, 3];

/**
 * An amount as stacks of chips, at most five to a stack, hidden from screen readers. The drawing has a fixed size, with
 * the stacks at its end, beside the amount.
 */
export function chipStacks(unit: Unit, amount: number, stacks = 1): TemplateResult {
  // A chip is worth a dollar or more; an amount below that is shown as one such chip.
  const value = unit === "cents" ? Math.max(1, Math.floor(amount / 100)) : amount;
  const chips = chipsOf(value, stacks * STACK);
  const free = stacks - Math.ceil(chips.length / STACK);
  return html`<svg class="chips" viewBox="0 0 ${WIDE * stacks} ${TALL}" aria-hidden="true">
    ${chips.map((chip, place) => disc(chip, (free + Math.floor(place / STACK)) * WIDE, TALL - 11.5 - (place % STACK) * EDGE))}
  </svg>`;
}

/** A chip seen from above at an angle: the edge with its stripes, then the face. */
const disc = (value: number, x: number, y: number): SVGTemplateResult =>
  svg`<g class="disc chip-${value}" transform="translate(${x + 1} ${y})">
    <path d="M0 4a10 4 0 0 1 20 0v${EDGE}a10 4 0 0 1-20 0z" class="edge"></path>
    <path d="M4 7.200v${EDGE}M10 8v${EDGE}M16 7.200v${EDGE}" class="stripes"></path>
    <ellipse cx="10" cy="4" rx="9.500" ry="3.600" class="face"></ellipse>
    <ellipse cx="10" cy="4" rx="6" ry="2.100" class="inlay"></ellipse>
  </g>`;
