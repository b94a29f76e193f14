import type { ReactiveController, ReactiveControllerHost } from "lit";
import { WagerDraft } from "./draft.js";

let latest: { table: string; draft: WagerDraft } | undefined;

/** The draft at the table in view, which the felt and the controls share. */
export function draftAt(table: string): WagerDraft {
  if (latest?.table !== table) latest = { table, draft: new WagerDraft(table) };
  return latest.draft;
}

/** Renders the host again when the draft changes. */
export class DraftWatcher implements ReactiveController {
  #draft: WagerDraft | undefined;
  #forget: (() => void) | undefined;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  /** The draft at a table, which is watched from now on. */
  at(table: string): WagerDraft {
    const draft = draftAt(table);
    if (draft === this.#draft) return draft;
    this.#forget?.();
    this.#forget = draft.watch(() => this.host.requestUpdate());
    return (this.#draft = draft);
  }

  hostDisconnected(): void {
    this.#forget?.();
    this.#draft = undefined;
  }
}
