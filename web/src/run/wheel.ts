import { html, svg } from "lit";
import { customElement } from "lit/decorators.js";
import { card, rankSign } from "../cards/card.js";
import { shape } from "../cards/face.js";
import { LightDomElement } from "../widgets/light.js";
import { FIELD, FIELDS, FULL, landing, type Motion, QUICK, REDUCED } from "./wheel-turn.js";

/** `cubic-bezier` of 1 − (1 − x)³. */
const SLOWING = "cubic-bezier(0.333333, 1, 0.666667, 1)";

/** The wheel of 52 cards, whose upper part is visible. The card under the pointer is the one drawn. */
@customElement("card-wheel")
export class CardWheel extends LightDomElement {
  #angle = 0;
  #turning: { animation: Animation; since: number } | undefined;

  /** Starts to turn; the motion continues until the wheel stops at a card. */
  start(): void {
    if (this.#turning) return;
    const { speed } = motion();
    const animation = this.#disc.animate(turn(this.#angle, this.#angle + 360), {
      duration: (360 / speed) * 1000,
      iterations: Infinity,
    });
    this.#turning = { animation, since: this.#angle };
  }

  /**
   * Stops at a card. Resolves when it has stopped. `again` shortens the motion, for the second and later of several
   * spins.
   */
  async land(text: string, again = false): Promise<void> {
    const reduced = motion() === REDUCED;
    const way = again && !reduced ? QUICK : motion();
    this.#rest();
    const { to, seconds } = landing(this.#angle, text, way);
    const animation = this.#disc.animate(turn(this.#angle, to), {
      duration: seconds * 1000,
      easing: SLOWING,
      fill: "forwards",
    });
    // In a hidden page, an animation may never finish.
    const late = new Promise((done) => setTimeout(done, seconds * 1000 + 300));
    this.#skip = () => animation.finish();
    await Promise.race([animation.finished.catch(() => undefined), late]);
    this.#skip = undefined;
    this.#angle = to % 360;
    this.#disc.style.transform = `rotate(${this.#angle}deg)`;
    animation.cancel();
  }

  /** Stops at the current angle, without a card. */
  halt(): void {
    this.#rest();
  }

  #skip: (() => void) | undefined;

  get #disc(): SVGElement {
    return this.querySelector("svg")!;
  }

  /** Ends the motion, and keeps the angle that it has reached. */
  #rest(): void {
    if (!this.#turning) return;
    const { animation, since } = this.#turning;
    const progress = animation.effect?.getComputedTiming().progress ?? 0;
    this.#angle = (since + 360 * progress) % 360;
    this.#disc.style.transform = `rotate(${this.#angle}deg)`;
    animation.cancel();
    this.#turning = undefined;
  }

  protected override render() {
    return html`<div class="wheel" aria-hidden="true" @click=${() => this.#skip?.()}>
      <svg viewBox="-420 -420 840 840">
        <circle r="418" class="wheel-rim"></circle>
        ${FIELDS.map(field)}
        <circle r="330" class="wheel-felt"></circle>
      </svg>
      <span class="wheel-pointer"></span>
    </div>`;
  }
}

function field(text: string, at: number) {
  const { suit } = card(text);
  const sign = rankSign(card(text));
  return svg`<g transform="rotate(${at * FIELD})" class="suit-${suit}">
    <rect x="-20.500" y="-408" width="41" height="68" rx="5"></rect>
    <text y="-380" text-anchor="middle" class=${sign.length > 1 ? "narrow" : ""}>${sign}</text>
    ${shape(suit, "translate(-12 -372)")}
  </g>`;
}

const turn = (from: number, to: number) => ({ transform: [`rotate(${from}deg)`, `rotate(${to}deg)`] });

const motion = (): Motion => (matchMedia("(prefers-reduced-motion: reduce)").matches ? REDUCED : FULL);
