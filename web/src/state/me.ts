import * as rest from "../connection/rest.js";
import type { Me } from "../generated/rest.js";

let known: Promise<Me> | undefined;

/** The guest of this browser, cached; a guest without a name if the request fails, which the next call repeats. */
export function me(): Promise<Me> {
  known ??= rest.me().catch(() => {
    known = undefined;
    return { name: null, admin: false };
  });
  return known;
}

/** Gives the guest of this browser a name. */
export async function rename(name: string): Promise<Me> {
  const renamed = await rest.rename(name);
  known = Promise.resolve(renamed);
  return renamed;
}
