import * as rest from "../connection/rest.js";
import type { Me } from "../generated/rest.js";

let known: Promise<Me> | undefined;

/**
 * The guest of this browser, cached. If the request fails, a guest without a name; the next call then repeats the
 * request.
 */
export function me(): Promise<Me> {
  known ??= rest.me().catch(() => {
    known = undefined;
    return { name: null, admin: false };
  });
  return known;
}

/** Continues on this device as the guest who has this code. */
export async function moveHere(code: string): Promise<Me> {
  const moved = await rest.moveHere(code);
  known = Promise.resolve(moved);
  return moved;
}

/** Ends the session of this browser. */
export async function logout(): Promise<void> {
  known = Promise.resolve(await rest.logout());
}

/** Gives the guest of this browser a name. */
export async function rename(name: string): Promise<Me> {
  const renamed = await rest.rename(name);
  known = Promise.resolve(renamed);
  return renamed;
}
