import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { botAccounts, makeBot, revokeBot } from "../connection/rest.js";
import type { BotLine, MadeBot } from "../generated/rest.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import "../widgets/bot-token.js";
import "../widgets/confirm-button.js";
import { fieldText } from "../widgets/forms.js";
import { LightDomElement } from "../widgets/light.js";

/** The bot accounts of a host: a list, a form for a new one, and the token of the latest one. */
@customElement("bot-accounts")
export class BotAccounts extends LightDomElement {
  @state() private accessor bots: BotLine[] | undefined;
  /** The account that was made last, with its token. */
  @state() private accessor made: MadeBot | undefined;
  @state() private accessor refused: Refused | undefined;
  @state() private accessor done = "";

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#try(async () => {
      this.bots = await botAccounts();
    });
  }

  /** Sends a request, and shows its refusal. */
  async #try(request: () => Promise<void>): Promise<void> {
    [this.refused, this.done] = [undefined, ""];
    try {
      await request();
    } catch (error) {
      this.refused = refusedOf(error);
    }
  }

  protected override render() {
    return html`<p class="quiet">${t("bot-accounts-why")}</p>
      ${this.refused ? html`<p class="refused" role="alert">${refusalWords(this.refused)}</p>` : nothing}
      <ul class="host-bots">
        ${this.bots?.map((bot) => this.#line(bot))}
      </ul>
      <form @submit=${(event: SubmitEvent) => this.#make(event)}>
        <label>${t("bot-name")}<input name="bot-name" required maxlength="24" autocomplete="off" /></label>
        <button>${t("bot-make")}</button>
      </form>
      ${this.made ? html`<bot-token .name=${this.made.name} .value=${this.made.token}></bot-token>` : nothing}
      <p role="status">${this.done}</p>`;
  }

  #line({ bot, name, sockets }: BotLine): TemplateResult {
    return html`<li>
      <span><bdi>${name}</bdi> <small>${t(sockets > 0 ? "bot-connected" : "bot-disconnected")}</small></span>
      <confirm-button
        .label=${t("bot-revoke")}
        .named=${t("bot-revoke-who", { name })}
        .question=${t("bot-revoke-sure", { name })}
        @confirmed=${() => this.#revoke(bot, name)}
      ></confirm-button>
    </li>`;
  }

  #make(event: SubmitEvent): void {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    void this.#try(async () => {
      this.made = await makeBot(fieldText(new FormData(form), "bot-name").trim());
      this.bots = await botAccounts();
      form.reset();
      await this.updateComplete;
      this.querySelector<HTMLElement>("bot-token input")?.focus();
    });
  }

  #revoke(bot: string, name: string): void {
    void this.#try(async () => {
      this.bots = await revokeBot(bot);
      if (this.made?.bot === bot) this.made = undefined;
      this.done = t("bot-revoked", { name });
      await this.updateComplete;
      if (document.activeElement === document.body) this.querySelector<HTMLElement>("form input")?.focus();
    });
  }
}
