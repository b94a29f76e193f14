import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { hands } from "../connection/rest.js";
import type { HandLine, HandPlayer } from "../generated/rest.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { timeOfDay } from "../i18n/clock.js";
import { difference, money, type Unit, unitOf } from "../i18n/money.js";
import { refusalWords } from "../i18n/words.js";
import { address } from "../router.js";
import { LightDomElement } from "../widgets/light.js";

/** Net result of a player, or the points in a game without chips; undefined if neither is known. */
export function outcome(unit: Unit, { net, points }: HandPlayer): string | undefined {
  if (net != null) return difference(unit, net);
  return points == null ? undefined : money(unit, points);
}

/** The last hands of a table, each a link to the replayer. */
@customElement("hand-list")
export class HandList extends LightDomElement {
  @property() accessor table = "";
  @property() accessor game = "holdem";
  /** True for a closed table, at which no further hand is played. */
  @property({ type: Boolean }) accessor closed = false;
  /** Number of the current hand; the list is loaded again when it grows. */
  @property({ type: Number }) accessor hand = 0;
  @state() private accessor lines: HandLine[] | undefined;
  @state() private accessor refused: Refused | undefined;

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has("hand")) void this.#load();
  }

  async #load(before?: number): Promise<void> {
    try {
      const loaded = await hands(this.table, before);
      this.lines = before === undefined ? loaded : [...(this.lines ?? []), ...loaded];
    } catch (error) {
      this.refused = refusedOf(error);
    }
  }

  protected override render() {
    if (this.refused) return html`<p class="refused" role="alert">${refusalWords(this.refused)}</p>`;
    const last = this.lines?.at(-1)?.hand;
    return html`${this.lines?.length === 0 ? html`<p class="quiet">${t("no-hands", { closed: this.closed ? "yes" : "no" })}</p>` : nothing}
      <ol class="hands">
        ${this.lines?.map((line) => this.#line(line))}
      </ol>
      ${last !== undefined && last > 1 ? html`<button type="button" @click=${() => this.#load(last)}>${t("earlier-hands")}</button>` : nothing}`;
  }

  #line({ hand, at_ms, players, unpaid }: HandLine) {
    const unit = unitOf(this.game);
    return html`<li>
      <a href=${address({ page: "hand", id: this.table, hand })}>${t("hand-number", { hand })}</a>
      <time>${timeOfDay(at_ms)}</time>
      ${unpaid ? html`<p class="notice">${t("hand-void")}</p>` : nothing}
      <ul>
        ${players.map((player) => this.#player(player, unpaid ? undefined : outcome(unit, player)))}
      </ul>
    </li>`;
  }

  #player({ name, you }: HandPlayer, had: string | undefined) {
    return html`<li class=${you ? "you" : ""}>${name}${had === undefined ? nothing : html` <span>${had}</span>`}</li>`;
  }
}
