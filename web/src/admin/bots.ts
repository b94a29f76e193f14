import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { makeRoomBot, revokeAnyBot } from "../connection/admin.js";
import type { BotLine, MadeBot } from "../generated/rest.js";
import { t } from "../i18n/catalog.js";
import { dateAndTime } from "../i18n/clock.js";
import "../widgets/action-form.js";
import "../widgets/bot-token.js";
import { fieldText } from "../widgets/forms.js";
import { LightDomElement } from "../widgets/light.js";
import { part } from "./part.js";
import { reasonField, reasonOf } from "./reason.js";

/** The bot accounts of the room, each with a form that revokes it, a form for a new one, and the token of the latest one. */
@customElement("room-bots")
export class RoomBots extends LightDomElement {
  @property({ attribute: false }) accessor bots: readonly BotLine[] = [];
  /** The account that was made last, with its token. */
  @state() private accessor made: MadeBot | undefined;

  protected override render() {
    return part(
      "bots",
      html`<p class="quiet">${t("admin-bots-why")}</p>
        <ul class="lines">
          ${repeat(
            this.bots,
            ({ bot }) => bot,
            (bot) => line(bot),
          )}
        </ul>
        <action-form
          .label=${t("bot-make")}
          .fields=${fields}
          .send=${(form: FormData) => this.#make(form)}
          .done=${(_: FormData, { name }: MadeBot) => t("admin-bot-made", { name })}
        ></action-form>
        ${this.made ? html`<bot-token .name=${this.made.name} .value=${this.made.token}></bot-token>` : nothing}`,
    );
  }

  async #make(form: FormData): Promise<MadeBot> {
    this.made = await makeRoomBot(fieldText(form, "name").trim(), reasonOf(form));
    return this.made;
  }
}

const fields = (): TemplateResult =>
  html`<label>${t("bot-name")}<input name="name" required maxlength="24" autocomplete="off" /></label>
    ${reasonField()}`;

function line({ bot, name, host, made_ms, sockets }: BotLine): TemplateResult {
  const time = dateAndTime(made_ms);
  return html`<li>
    <span
      ><bdi>${name}</bdi>
      <small
        >${host == null ? t("admin-bot-of-room", { time }) : t("admin-bot-of", { host, time })} ·
        ${t(sockets > 0 ? "bot-connected" : "bot-disconnected")}</small
      ></span
    >
    <action-form
      .label=${t("bot-revoke")}
      .about=${name}
      .why=${t("admin-bot-revoke-why")}
      .danger=${true}
      .fields=${() => reasonField()}
      .send=${(form: FormData) => revokeAnyBot(bot, reasonOf(form))}
      .done=${() => t("bot-revoked", { name })}
    ></action-form>
  </li>`;
}
