import { get, put } from "../connection/api.js";

/** Guest of this browser, without a name until one is given. */
export interface Me {
  name?: string | null;
}

let known: Promise<Me> | undefined;

/** The guest of this browser. */
export function me(): Promise<Me> {
  known ??= get<Me>("/me").catch(() => {
    known = undefined;
    return {};
  });
  return known;
}

/** Gives the guest of this browser a name. */
export async function rename(name: string): Promise<Me> {
  const renamed = await put<Me>("/me", { name });
  known = Promise.resolve(renamed);
  return renamed;
}
