/** The routes of the client. The server responds to their URLs with the page (`crates/room/src/http/pages.rs`). */
export type Route =
  | { page: "lobby" }
  | { page: "new" }
  | { page: "table"; id: string }
  | { page: "hand"; id: string; hand: number }
  | { page: "rules"; game: string }
  | { page: "admin" }
  | { page: "you" }
  | { page: "move"; code: string }
  | { page: "new-event" }
  | { page: StaffPage; run: string }
  | { page: "board"; run: string }
  | { page: "participant"; run: string; number: number }
  | { page: "stop"; run: string; stop: number }
  | { page: "finish"; run: string }
  | { page: "sheet"; run: string; code: string }
  | { page: "missing" };

/** The pages of an event for its staff, and the page on which they join. */
export type StaffPage = "plan" | "staff" | "registration" | "sheets" | "join" | "corrections" | "questions" | "money";

const PATTERNS: [RegExp, (parts: string[]) => Route][] = [
  [/^\/$/, () => ({ page: "lobby" })],
  [/^\/new$/, () => ({ page: "new" })],
  [/^\/t\/([\w-]+)$/, ([id = ""]) => ({ page: "table", id })],
  [/^\/t\/([\w-]+)\/hands\/(\d+)$/, ([id = "", hand]) => ({ page: "hand", id, hand: Number(hand) })],
  [/^\/rules\/([\w-]+)$/, ([game = ""]) => ({ page: "rules", game: game.replaceAll("-", "_") })],
  [/^\/admin$/, () => ({ page: "admin" })],
  [/^\/you$/, () => ({ page: "you" })],
  [/^\/move(?:\/([\w-]+))?$/, ([code = ""]) => ({ page: "move", code })],
  [/^\/events\/new$/, () => ({ page: "new-event" })],
  [
    /^\/e\/([\w-]+)\/(plan|staff|registration|sheets|join|corrections|questions|money)$/,
    ([run = "", page]) => ({ page: page as StaffPage, run }),
  ],
  [/^\/e\/([\w-]+)$/, ([run = ""]) => ({ page: "board", run })],
  [/^\/e\/([\w-]+)\/p\/(\d+)$/, ([run = "", number]) => ({ page: "participant", run, number: Number(number) })],
  [/^\/e\/([\w-]+)\/stops\/([1-9]\d?)$/, ([run = "", stop]) => ({ page: "stop", run, stop: Number(stop) })],
  [/^\/e\/([\w-]+)\/finish$/, ([run = ""]) => ({ page: "finish", run })],
  [/^\/s\/([\w-]+)\/([\w-]+)$/, ([run = "", code = ""]) => ({ page: "sheet", run, code })],
];

/** The route of a path, also with a slash at its end; `missing` for an unknown one. */
export function parse(path: string): Route {
  const trimmed = path.length > 1 ? path.replace(/\/$/, "") : path;
  for (const [pattern, route] of PATTERNS) {
    const found = pattern.exec(trimmed);
    if (found) return route(found.slice(1));
  }
  return { page: "missing" };
}

/** The path of a route. */
export function address(route: Exclude<Route, { page: "missing" }>): string {
  switch (route.page) {
    case "lobby":
      return "/";
    case "table":
      return `/t/${route.id}`;
    case "hand":
      return `/t/${route.id}/hands/${route.hand}`;
    case "rules":
      return `/rules/${route.game}`;
    case "move":
      return route.code ? `/move/${route.code}` : "/move";
    case "new-event":
      return "/events/new";
    case "board":
      return `/e/${route.run}`;
    case "participant":
      return `/e/${route.run}/p/${route.number}`;
    case "stop":
      return `/e/${route.run}/stops/${route.stop}`;
    case "sheet":
      return `/s/${route.run}/${route.code}`;
    case "finish":
    case "plan":
    case "staff":
    case "registration":
    case "sheets":
    case "join":
    case "corrections":
    case "questions":
    case "money":
      return `/e/${route.run}/${route.page}`;
    default:
      return `/${route.page}`;
  }
}

/** The pages of the lists in the lobby, numbered from 1: the open tables, and the guest's closed tables. */
export interface LobbyPages {
  page: number;
  closed: number;
}

/** The pages of the lobby in a query such as `?page=2&closed=3`. A missing or invalid number is 1. */
export function lobbyPages(search: string): LobbyPages {
  const query = new URLSearchParams(search);
  const number = (name: string) => {
    const page = Number(query.get(name));
    return Number.isSafeInteger(page) && page > 1 ? page : 1;
  };
  return { page: number("page"), closed: number("closed") };
}

/** The lobby URL with these pages; first pages are omitted. */
export function lobbyAddress(pages: LobbyPages): string {
  const named = (["page", "closed"] as const).filter((name) => pages[name] > 1).map((name) => `${name}=${pages[name]}`);
  return named.length > 0 ? `/?${named.join("&")}` : "/";
}

/** Lobby URL when it was last left; before that, the URL of its first pages. */
let leftLobby = "/";

/** The lobby URL with the pages that were open when it was left. */
export function backToLobby(): string {
  return leftLobby;
}

/** Navigates to a URL without reloading the page. */
export function go(path: string): void {
  if (parse(location.pathname).page === "lobby") leftLobby = location.pathname + location.search;
  history.pushState(null, "", path);
  window.dispatchEvent(new PopStateEvent("popstate"));
}

/** The path within the client to which a click on a link leads; null if the browser should follow the link itself. */
export function internalPath(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const link = linkOf(event);
  return link && parse(link.pathname).page !== "missing" ? link.pathname + link.search + link.hash : null;
}

/** The link to a URL of the room that an event has hit, if it opens in this window; null otherwise. */
export function linkOf(event: Event): HTMLAnchorElement | null {
  const link = (event.target as Element | null)?.closest("a");
  const isInternal = link && !link.target && !link.hasAttribute("download") && link.origin === location.origin;
  return isInternal ? link : null;
}
