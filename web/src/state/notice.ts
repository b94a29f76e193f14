import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from "lit";
import * as rest from "../connection/rest.js";
import type { Notice } from "../generated/rest.js";
import { t } from "../i18n/catalog.js";

let latest: Notice | undefined;
/** `true` once the room has answered or refused the first request for the notices. */
let isAnswered = false;
/** A message to the guest about the page at a path. */
let told: { text: string; path: string } | undefined;
const watchers = new Set<() => void>();

/** Time that the first page waits for the notices at most, in milliseconds. */
const FIRST_MS = 1000;

/** Loads the notices for the first page, which has requested them together with its code. Waits only a while. */
export const firstNotice = (): Promise<unknown> =>
  Promise.race([loadNotice(), new Promise((late) => setTimeout(late, FIRST_MS))]);

/** Loads the administrator's notices. If the request fails, the last ones stay. */
export async function loadNotice(): Promise<void> {
  try {
    showNotice(await rest.notice());
  } catch {
    // The page itself tells that the server cannot be reached.
  }
  if (isAnswered) return;
  isAnswered = true;
  notify();
}

/** Shows these notices at once on the open page, as after a decision of the administrator in this window. */
export function showNotice(notice: Notice): void {
  latest = notice;
  notify();
}

/** Shows a message to the guest in place of the banner, until it is hidden or another page is opened. */
export function tell(text: string): void {
  told = { text, path: location.pathname };
  notify();
}

/** Removes the message to the guest. */
export function dropTold(): void {
  told = undefined;
  notify();
}

function notify(): void {
  watchers.forEach((changed) => changed());
}

/** The latest notices of the administrator; renders the host again when they change. */
export class NoticeWatcher implements ReactiveController {
  readonly #changed = () => this.host.requestUpdate();

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostConnected(): void {
    watchers.add(this.#changed);
  }

  hostDisconnected(): void {
    watchers.delete(this.#changed);
  }

  /** `true` once the room has answered or refused the first request. */
  get isAnswered(): boolean {
    return isAnswered;
  }

  /** The message to the guest about the open page; undefined if there is none. */
  get told(): string | undefined {
    return told?.path === location.pathname ? told.text : undefined;
  }

  /** The text of the banner; undefined if none is shown. */
  get banner(): string | undefined {
    return latest?.banner ?? undefined;
  }

  /** A note that no new tables and events are accepted, with the reason; nothing if they are accepted. */
  get holdNote(): TemplateResult | typeof nothing {
    const reason = latest?.held;
    if (reason == null) return nothing;
    return html`<p class="warning" role="status">${t("refusal-new_tables_held", { reason })}</p>`;
  }
}
