import { inTab, readList } from "../storage/texts.js";
import type { MadeLink } from "../generated/run.js";
import { address } from "../router.js";

/** A staff link that was created in this browser tab. */
export type MadeStaffLink = Pick<MadeLink, "link" | "roles" | "urls" | "token">;

/** The displayed URL of a link, and its QR code; the code is undefined if phones cannot open the URL. */
export interface ShownLink {
  url: string;
  qr: string | undefined;
}

const key = (run: string) => `staff-links ${run}`;

/**
 * The links of an event that were made in this tab and are not revoked, oldest first. The room stores only hashes of
 * their tokens, so they are lost when the tab is closed.
 */
export function madeLinks(run: string, isRevoked: (link: number) => boolean): MadeStaffLink[] {
  return readList(inTab, key(run))
    .filter(isMade)
    .filter(({ link }) => !isRevoked(link));
}

const isMade = (each: unknown): each is MadeStaffLink => {
  const { link, roles, urls, token } = (each ?? {}) as Partial<Record<keyof MadeStaffLink, unknown>>;
  return typeof link === "number" && Array.isArray(roles) && Array.isArray(urls) && typeof token === "string";
};

/** Keeps the links of an event for this tab. */
export function keepMade(run: string, made: readonly MadeStaffLink[]): void {
  inTab.write(key(run), JSON.stringify(made));
}

/**
 * The origins at which phones can open the links, the best first; the page's own origin comes first if it is one of
 * them.
 */
export function originsOf(made: readonly MadeStaffLink[], own: string): string[] {
  const known = new Set(made.flatMap(({ urls }) => urls.map(({ url }) => new URL(url).origin)));
  return known.has(own) ? [own, ...[...known].filter((each) => each !== own)] : [...known];
}

/**
 * The displayed URL of a link at an origin, with its QR code; this computer's own address if phones cannot reach the
 * room.
 */
export function shownLink(
  run: string,
  { urls, token }: MadeStaffLink,
  origin: string | undefined,
  own: string,
): ShownLink {
  const found = urls.find(({ url }) => new URL(url).origin === origin) ?? urls[0];
  if (found) return { url: found.url, qr: found.qr_svg ?? undefined };
  return { url: joinUrl(own, run, token), qr: undefined };
}

const joinUrl = (origin: string, run: string, token: string) => `${origin}${address({ page: "join", run })}#${token}`;
