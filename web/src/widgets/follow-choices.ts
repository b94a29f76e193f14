import type { ReactiveControllerHost } from "lit";
import { onChoice } from "../state/choices.js";

/** Renders the element again whenever a preference changes. */
export function followChoices(host: ReactiveControllerHost): void {
  let forget: (() => void) | undefined;
  host.addController({
    hostConnected: () => (forget = onChoice(() => host.requestUpdate())),
    hostDisconnected: () => forget?.(),
  });
}
