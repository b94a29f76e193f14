import type { Failure } from "../generated/rest.js";
import type { Refused } from "../generated/server.js";
import { noteAnswer } from "./server-time.js";

/** Error that carries the server's refusal of a request. */
export class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(refused.message);
  }
}

/** The refusal that an error carries; `unreachable` for any other error, such as a lost connection. */
export function refusedOf(error: unknown): Refused {
  if (error instanceof Refusal) return error.refused;
  return { code: "unreachable", message: String(error) };
}

/** Options of a request: its idempotency key, and the time after which it counts as lost, in milliseconds. */
export interface Options {
  key?: string;
  timeout?: number;
}

export const get = <T>(path: string, options?: Options) => call<T>("GET", path, undefined, options);
export const put = <T>(path: string, body: unknown) => call<T>("PUT", path, body);
export const post = <T>(path: string, body: unknown, options?: Options) => call<T>("POST", path, body, options);
/** Posts a CSV file as `text/csv`, regardless of the type that the browser assigns to it. */
export const postCsv = <T>(path: string, file: Blob, key: string) =>
  send<T>("POST", path, { body: file, type: "text/csv" }, { key });

/** A new idempotency key: if a request is sent again with the same key, the server makes its change only once. */
export const requestKey = () =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("");

const call = <T>(method: string, path: string, body?: unknown, options?: Options) =>
  send<T>(
    method,
    path,
    body === undefined ? undefined : { body: JSON.stringify(body), type: "application/json" },
    options,
  );

async function send<T>(
  method: string,
  path: string,
  content?: { body: BodyInit; type: string },
  { key, timeout }: Options = {},
): Promise<T> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (key !== undefined) headers["idempotency-key"] = key;
  const init: RequestInit = { method, headers };
  if (timeout !== undefined) init.signal = AbortSignal.timeout(timeout);
  if (content !== undefined) {
    init.body = content.body;
    headers["content-type"] = content.type;
  }
  const sent = Date.now();
  const answer = await fetch(`/api${path}`, init);
  noteAnswer(answer.headers.get("date"), sent, Date.now());
  const read: unknown = await answer.json().catch(() => null);
  if (answer.ok) return read as T;
  const refused = (read as Partial<Failure> | null)?.error;
  throw new Refusal(refused ?? { code: "unreachable", message: `${answer.status} ${answer.statusText}` });
}
