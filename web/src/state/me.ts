import * as admin from "../connection/admin.js";
import * as rest from "../connection/rest.js";
import type { Me } from "../generated/rest.js";

let known: Promise<Me> | undefined;

/**
 * The guest of this browser, cached. If the request fails, a guest without a name; the next call then repeats the
 * request.
 */
export function me(): Promise<Me> {
  return loadMe().catch(() => ({ name: null, admin: false }));
}

/** The guest of this browser, as the room knows the guest now. Rejects if the request fails, as for a banned guest. */
export function reloadMe(): Promise<Me> {
  known = undefined;
  return loadMe();
}

function loadMe(): Promise<Me> {
  known ??= rest.me().catch((error: unknown) => {
    known = undefined;
    throw error;
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

/** Grants this browser the administrator's rights in exchange for the one-time token. */
export async function loginAsAdministrator(token: string): Promise<void> {
  known = Promise.resolve(await admin.login(token));
}

/** Ends the administrator's rights of this browser. Its guest stays logged in. */
export async function logoutAsAdministrator(): Promise<void> {
  known = Promise.resolve(await admin.logout());
}
