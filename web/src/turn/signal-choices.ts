import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { t } from "../i18n/catalog.js";
import { unlockAudio } from "../sound/audio.js";
import { play } from "../sound/player.js";
import { type Choice, noticeChoice, soundChoice, vibrationChoice } from "../state/choices.js";
import { LightDomElement } from "../widgets/light.js";
import { askForNotices, noticeAccess, type NoticeAccess, prepareNotices } from "./notices.js";
import { canVibrate } from "./vibration.js";

/** Preferences of this browser for sounds, vibration and notifications. */
@customElement("signal-choices")
export class SignalChoices extends LightDomElement {
  @state() private accessor access: NoticeAccess = noticeAccess();

  protected override render() {
    return html`${check(t("sound"), soundChoice, sample)}
    ${canVibrate() ? check(t("vibration"), vibrationChoice) : nothing} ${this.#notices()}`;
  }

  #notices(): TemplateResult {
    switch (this.access) {
      case "insecure":
        return html`<p class="quiet">${t("notices-insecure")}</p>`;
      case "unsupported":
        return html`<p class="quiet">${t("notices-unsupported")}</p>`;
      case "blocked":
        return html`<p class="quiet" tabindex="-1">${t("notices-blocked")}</p>`;
      case "ask":
        return html`<div class="notices">
          <button type="button" @click=${this.#ask}>${t("notices-ask")}</button>
          <small class="quiet">${t("notices-why")}</small>
        </div>`;
      default:
        return check(t("notices"), noticeChoice, prepareNotices, t("notices-why"));
    }
  }

  readonly #ask = async (): Promise<void> => {
    await askForNotices();
    this.access = noticeAccess();
    await this.updateComplete;
    // The button is replaced by the switch, or by the note that the browser blocks notifications.
    const replaced = this.querySelector<HTMLElement>("p, .notices button");
    (replaced ?? this.querySelector<HTMLElement>(".check:last-of-type input"))?.focus();
  };
}

/** A switch for a preference; `switched` is called after each change. */
export function check(
  words: string,
  choice: Choice,
  switched?: (on: boolean) => unknown,
  why?: string,
): TemplateResult {
  const change = (event: Event) => {
    const { checked } = event.target as HTMLInputElement;
    choice.set(checked);
    switched?.(checked);
  };
  return html`<label class="check"
    ><input type="checkbox" .checked=${choice.isOn()} @change=${change} />
    ${words}${why ? html`<small class="quiet">${why}</small>` : nothing}</label
  >`;
}

/** Lets the user hear what was switched on. */
async function sample(on: boolean): Promise<void> {
  if (!on) return;
  await unlockAudio();
  play(["turn"]);
}
