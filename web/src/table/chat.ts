import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { refusedOf } from "../connection/api.js";
import type { Command } from "../connection/socket.js";
import type { ChatMessage, Moment, Reaction, Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { timeOfDay } from "../i18n/clock.js";
import { refusalWords } from "../i18n/words.js";
import type { MutedNames } from "../state/muted.js";
import { LightDomElement } from "../widgets/light.js";

/** The quick reactions, in the order of their buttons. */
export const REACTIONS: readonly Reaction[] = [
  "nice_hand",
  "well_played",
  "good_luck",
  "thanks",
  "laugh",
  "wow",
  "ouch",
];
/** Maximum length of a message, in characters. */
const MAX_LENGTH = 200;
/** Distance from the end, in pixels, within which the list counts as scrolled to its end. */
const NEAR_END = 40;

/** The content of a message in the current language. */
export const chatText = ({ content }: ChatMessage): string =>
  "text" in content ? content.text : t(`reaction-${content.reaction}`);

/** The chat of a table: the messages, the field with the quick reactions, and the names that the viewer has muted. */
@customElement("table-chat")
export class TableChat extends LightDomElement {
  @property({ attribute: false }) accessor messages: readonly ChatMessage[] = [];
  @property({ attribute: false }) accessor moment: Moment | undefined;
  @property({ attribute: false }) accessor muted: MutedNames | undefined;
  @property({ attribute: false }) accessor ask: ((command: Command) => Promise<void>) | undefined;
  @state() private accessor refused: Refused | undefined;
  @state() private accessor sending = false;
  /** True while the newest message is in view, so that the list follows it. */
  #follows = true;

  protected override render() {
    if (!this.moment) return nothing;
    return html`<section class="chat" aria-label=${t("tab-chat")}>
      ${this.#list()} ${this.#mutes()}
      ${this.refused ? html`<p class="refused" role="alert">${refusalWords(this.refused)}</p>` : nothing}
      ${this.#entry(this.moment)}
    </section>`;
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has("messages") && this.#follows) {
      const list = this.querySelector(".chat-lines");
      list?.scrollTo({ top: list.scrollHeight });
    }
  }

  #list(): TemplateResult {
    const shown = this.messages.filter(({ name }) => !this.muted?.has(name));
    if (shown.length === 0) return html`<p class="quiet chat-lines">${t("chat-empty")}</p>`;
    const follow = (event: Event) => {
      const { scrollHeight, scrollTop, clientHeight } = event.currentTarget as HTMLElement;
      this.#follows = scrollHeight - scrollTop - clientHeight < NEAR_END;
    };
    // The list scrolls, so the keyboard has to reach it.
    return html`<ol class="chat-lines" tabindex="0" aria-label=${t("chat-messages")} @scroll=${follow}>
      ${repeat(shown, ({ seq }) => seq, line)}
    </ol>`;
  }

  /** The people who wrote, each with a switch that mutes them for this viewer alone. */
  #mutes(): TemplateResult | typeof nothing {
    const own = ownName(this.moment!);
    const names = [...new Set(this.messages.map(({ name }) => name))].filter((name) => name !== own);
    if (names.length === 0) return nothing;
    const button = (name: string) => {
      const isMuted = this.muted?.has(name) ?? false;
      const toggle = () => {
        this.muted?.set(name, !isMuted);
        this.requestUpdate();
      };
      return html`<button type="button" aria-pressed=${isMuted} @click=${toggle}><bdi>${name}</bdi></button>`;
    };
    return html`<details class="chat-mutes">
      <summary>${t("chat-mute")}</summary>
      <p class="tools" role="group" aria-label=${t("chat-mute")}>${names.map(button)}</p>
      <p class="quiet">${t("chat-mute-hint")}</p>
    </details>`;
  }

  #entry({ table, you }: Moment): TemplateResult {
    if (you.seat == null && !you.host) return html`<p class="quiet">${t("chat-watching")}</p>`;
    const control = you.host ? this.#switch(table.chat_open) : nothing;
    if (!table.chat_open)
      return html`<p class="quiet" role="status">${t("chat-closed")}</p>
        ${control}`;
    return html`<p class="reactions" role="group" aria-label=${t("chat-reactions")}>
        ${REACTIONS.map(
          (reaction) =>
            html`<button type="button" @click=${() => this.#send({ do: "react", reaction })}>
              ${t(`reaction-${reaction}`)}
            </button>`,
        )}
      </p>
      <form class="chat-entry" @submit=${this.#write}>
        <input
          name="text"
          maxlength=${MAX_LENGTH}
          autocomplete="off"
          enterkeyhint="send"
          aria-label=${t("chat-write")}
          placeholder=${t("chat-write")}
        />
        <button class="primary" ?disabled=${this.sending}>${t("chat-send")}</button>
      </form>
      ${control}`;
  }

  #switch(isOpen: boolean): TemplateResult {
    return html`<button type="button" class="chat-switch" @click=${() => this.#send({ do: "set_chat", open: !isOpen })}>
      ${t(isOpen ? "chat-close" : "chat-open")}
    </button>`;
  }

  readonly #write = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).elements.namedItem("text") as HTMLInputElement;
    const text = field.value.trim();
    if (text === "" || this.sending) return;
    // The text stays in the field if the room refuses it.
    if (await this.#send({ do: "chat", text })) field.value = "";
    field.focus();
  };

  async #send(command: Command): Promise<boolean> {
    this.sending = true;
    this.refused = undefined;
    this.#follows = true;
    try {
      await this.ask!(command);
    } catch (error) {
      this.refused = refusedOf(error);
      this.#forgetLater(this.refused);
    }
    this.sending = false;
    return this.refused === undefined;
  }

  /** Removes a refusal once its time is over. */
  #forgetLater(refused: Refused): void {
    const seconds = refused.args?.["retry_seconds"];
    if (typeof seconds !== "number") return;
    setTimeout(() => {
      if (this.refused === refused) this.refused = undefined;
    }, seconds * 1000);
  }
}

function line(message: ChatMessage): TemplateResult {
  const isReaction = "reaction" in message.content;
  return html`<li class=${isReaction ? "reaction" : ""}>
    <bdi class="chat-name">${message.name}</bdi> <span class="hidden">:</span>
    <bdi class="chat-text">${chatText(message)}</bdi>
    <time class="quiet" datetime=${new Date(message.at_ms).toISOString()}>${timeOfDay(message.at_ms)}</time>
  </li>`;
}

/** The name under which the viewer writes; undefined for a viewer without a seat. */
export const ownName = ({ table, you }: Moment): string | undefined =>
  you.seat == null ? undefined : table.seats[you.seat - 1]?.name;
