import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { lobby } from "../connection/rest.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { address, go } from "../router.js";
import { rename } from "../state/me.js";
import { fieldText } from "../widgets/forms.js";
import { LightDomElement } from "../widgets/light.js";
import { isOnOpenPage } from "../widgets/open-page.js";
import { bestTable } from "./open-tables.js";
import { expectPage } from "./parts.js";
import { takeSeat } from "./take-seat.js";

/** The button that seats the guest at the best open table. A guest without a name is asked for one first. */
@customElement("play-now")
export class PlayNow extends LightDomElement {
  /** `true` if the guest has a name. */
  @property({ type: Boolean }) accessor named = false;
  @state() private accessor asking = false;
  @state() private accessor busy = false;
  @state() private accessor isFull = false;
  @state() private accessor refused: Refused | undefined;

  /** `true` while the guest types a name or waits for a seat. */
  get isInUse(): boolean {
    return this.asking || this.busy;
  }

  protected override updated(changed: Map<string, unknown>): void {
    if (changed.get("asking") === false) this.querySelector("input")?.focus();
  }

  protected override render() {
    return html`${this.asking ? this.#form() : this.#button()}
    ${this.isFull ? html`<p class="refused" role="alert">${t("play-none")}</p>` : nothing}
    ${this.refused ? html`<p class="refused" role="alert">${refusalWords(this.refused)}</p>` : nothing}`;
  }

  #button(): TemplateResult {
    const press = () => (this.named ? void this.#play() : (this.asking = true));
    return html`<button type="button" class="primary" ?disabled=${this.busy} @click=${press}>${t("play-now")}</button>`;
  }

  #form(): TemplateResult {
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      void this.#play(fieldText(new FormData(event.target as HTMLFormElement), "name"));
    };
    return html`<form class="typed" @submit=${submit}>
      <label>${t("your-name")}<input name="name" required maxlength="24" autocomplete="nickname" /></label>
      <button class="primary" ?disabled=${this.busy}>${t("play-now")}</button>
    </form>`;
  }

  async #play(name?: string): Promise<void> {
    [this.busy, this.isFull, this.refused] = [true, false, undefined];
    expectPage("table");
    try {
      if (name !== undefined) await rename(name);
      await this.#sit();
    } catch (error) {
      this.refused = refusedOf(error);
      this.busy = false;
    }
  }

  /** Chooses among the first tables of the list, which are those with people. */
  async #sit(): Promise<void> {
    const best = bestTable((await lobby(1)).tables);
    this.isFull = !best;
    this.busy = !this.isFull;
    if (!best) return;
    const isWanted = () => isOnOpenPage(this);
    if (!isWanted()) return;
    await takeSeat(best.id, isWanted);
    if (isWanted()) go(address({ page: "table", id: best.id }));
  }
}
