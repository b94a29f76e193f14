import type { Failure } from "../generated/rest.js";
import type { Refused } from "../generated/server.js";

/** Error that carries the server's refusal of a request. */
export class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(refused.message);
  }
}

/** The refusal that an error carries; `unreachable` for any other error, as when the server did not answer. */
export function refusedOf(error: unknown): Refused {
  if (error instanceof Refusal) return error.refused;
  return { code: "unreachable", message: String(error) };
}

export const get = <T>(path: string) => call<T>("GET", path);
export const put = <T>(path: string, body: unknown) => call<T>("PUT", path, body);
export const post = <T>(path: string, body: unknown) => call<T>("POST", path, body);

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: "application/json" };
  const init: RequestInit = { method, headers };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    headers["content-type"] = "application/json";
  }
  const answer = await fetch(`/api${path}`, init);
  const read: unknown = await answer.json().catch(() => null);
  if (answer.ok) return read as T;
  const refused = (read as Partial<Failure> | null)?.error;
  throw new Refusal(refused ?? { code: "unreachable", message: `${answer.status} ${answer.statusText}` });
}
