// Notifications of the viewer's turn while the page is hidden. The service worker shows them, because phones have no
// other way. They name the table and no cards.
import { t } from "../i18n/catalog.js";
import { startWorker } from "../offline/worker-client.js";
import { address } from "../router.js";
import { noticeChoice, soundChoice } from "../state/choices.js";

/**
 * Whether the page may show notifications: `insecure` without HTTPS, `unsupported` by this browser, `blocked` by the
 * user, `ask` while the user has not been asked.
 */
export type NoticeAccess = "insecure" | "unsupported" | "blocked" | "ask" | "granted";

/** Options of a notification that the DOM types lack. */
interface NoticeOptions extends NotificationOptions {
  /** True to alert the user again when a notification replaces another one with its tag. */
  renotify: boolean;
}

export function noticeAccess(): NoticeAccess {
  if (!window.isSecureContext) return "insecure";
  if (!("Notification" in window) || !("serviceWorker" in navigator)) return "unsupported";
  if (Notification.permission === "default") return "ask";
  return Notification.permission === "granted" ? "granted" : "blocked";
}

/** Asks the user for the permission. Must be called in response to a click. */
export async function askForNotices(): Promise<void> {
  noticeChoice.set((await Notification.requestPermission()) === "granted");
  if (noticeChoice.isOn()) await startWorker();
}

const isWanted = () => noticeChoice.isOn() && noticeAccess() === "granted";
const tagOf = (table: string) => `turn-${table}`;

/** The latest request to show or close a notification. Each waits for the one before. */
let latest = Promise.resolve();

function next(act: (registration: ServiceWorkerRegistration) => Promise<void>): void {
  latest = latest
    .then(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      if (registration?.active) await act(registration);
    })
    // A notification is a convenience: the page itself shows whose turn it is.
    .catch(() => undefined);
}

/** Starts what shows notifications, if the user wants them. */
export function prepareNotices(): void {
  if (isWanted()) void startWorker();
}

/** Notifies the user that it is the viewer's turn at a table, if the user wants that. */
export function showNotice(table: { id: string; name: string }): void {
  if (!isWanted()) return;
  const options: NoticeOptions = {
    body: table.name,
    tag: tagOf(table.id),
    renotify: true,
    icon: "/icon-192.png",
    // The page plays its own sound.
    silent: soundChoice.isOn(),
    data: address({ page: "table", id: table.id }),
  };
  next((registration) => registration.showNotification(t("your-turn"), options));
}

/** Closes the notification of a table. */
export function closeNotice(table: string): void {
  if (noticeAccess() !== "granted") return;
  next(async (registration) => {
    const shown = await registration.getNotifications({ tag: tagOf(table) });
    shown.forEach((notice) => notice.close());
  });
}
