import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { lobby } from "../connection/rest.js";
import type { Me } from "../generated/rest.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { address, go } from "../router.js";
import { reloadMe, rename } from "../state/me.js";
import { tell } from "../state/notice.js";
import { fieldText } from "../widgets/forms.js";
import { LightDomElement } from "../widgets/light.js";
import { isOnOpenPage } from "../widgets/open-page.js";
import { bestTable } from "./open-tables.js";
import { expectPage } from "./parts.js";
import { takeSeat } from "./take-seat.js";

/**
 * The button that seats the guest at the best open table. A guest without a name is asked for one first. Fires `guest`,
 * with the guest as the room knows it now.
 */
@customElement("play-now")
export class PlayNow extends LightDomElement {
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
    return html`<button type="button" class="primary" ?disabled=${this.busy} @click=${() => this.#press()}>
      ${t("play-now")}
    </button>`;
  }

  #form(): TemplateResult {
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      void this.#submit(fieldText(new FormData(event.target as HTMLFormElement), "name"));
    };
    return html`<form class="typed" @submit=${submit}>
      <label>${t("your-name")}<input name="name" required maxlength="24" autocomplete="nickname" /></label>
      <button class="primary" ?disabled=${this.busy}>${t("play-now")}</button>
    </form>`;
  }

  /** Asks a guest for a name only if the room answers that there is none, since an answer renames the guest. */
  #press(): Promise<void> {
    return this.#run(async () => {
      this.asking = this.#tell(await reloadMe()).name == null;
      if (this.asking) this.busy = false;
      else await this.#sit();
    });
  }

  #submit(name: string): Promise<void> {
    return this.#run(async () => {
      this.#tell(await rename(name));
      this.asking = false;
      await this.#sit();
    });
  }

  #tell(guest: Me): Me {
    this.dispatchEvent(new CustomEvent("guest", { detail: guest }));
    return guest;
  }

  /** Runs a step with the button disabled. A failure is shown, and the button can be pressed again. */
  async #run(step: () => Promise<void>): Promise<void> {
    [this.busy, this.isFull, this.refused] = [true, false, undefined];
    expectPage("table");
    try {
      await step();
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
    const refused = await takeSeat(best.id, isWanted);
    if (!isWanted()) return;
    go(address({ page: "table", id: best.id }));
    if (refused) tell(t("seat-refused", { reason: refusalWords(refused, best.game) }));
  }
}
