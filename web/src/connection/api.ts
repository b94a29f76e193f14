import type { Failure } from "../generated/rest.js";
import type { StaffView } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { rememberTakeover, seenTakeover } from "../offline/takeover.js";
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

let ready: () => Promise<void> = async () => undefined;

/** Sets what a refusal waits for before it is thrown: the texts that it is shown in. The service worker shows none. */
export function beforeRefusals(wait: () => Promise<void>): void {
  ready = wait;
}

/** Waits until refusals can be shown. */
export const refusalsReady = (): Promise<void> => ready();

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

/**
 * Posts a file, and calls `progress` with the share of it that is sent. `fetch` reports no upload progress. Without an
 * answer, the promise rejects like that of any other request.
 */
export async function upload<T>(path: string, file: Blob, type: string, progress: (share: number) => void): Promise<T> {
  const headers = { accept: "application/json", "content-type": type, ...(await takeoverHeader(path)) };
  const request = new XMLHttpRequest();
  const sent = Date.now();
  await new Promise<void>((done, failed) => {
    request.open("POST", `/api${path}`);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0);
    request.onload = () => done();
    request.onerror = () => failed(new TypeError("no connection"));
    request.send(file);
  });
  noteAnswer(request.getResponseHeader("date"), sent, Date.now());
  const answer = new Response(request.responseText, { status: request.status, statusText: request.statusText });
  return answered(path, answer);
}

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
  const headers: Record<string, string> = { accept: "application/json", ...(await takeoverHeader(path)) };
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
  return answered(path, answer);
}

/** The content of an answer; throws its refusal. */
async function answered<T>(path: string, answer: Response): Promise<T> {
  const read: unknown = await answer.json().catch(() => null);
  if (answer.ok) return noted(path, read as T);
  const refused = (read as Partial<Failure> | null)?.error;
  await refusalsReady();
  throw new Refusal(refused ?? { code: "unreachable", message: `${answer.status} ${answer.statusText}` });
}

/** The id of the event to which a path belongs; undefined if it belongs to none. */
const runOf = (path: string): string | undefined => /^\/runs\/([0-9a-z]+)(?=[/?]|$)/.exec(path)?.[1];

/**
 * The header of a request about an event: the latest take-over of the event that this device has seen, with its proof. With
 * it an old room learns that the event continues on another computer. None if this device has seen no take-over.
 */
export async function takeoverHeader(path: string): Promise<Record<string, string>> {
  const run = runOf(path);
  const seen = run === undefined ? undefined : await seenTakeover(run);
  return seen ? { "event-takeover": `${seen.since_ms}:${seen.proof}` } : {};
}

/** Remembers the take-over that an answer proves, if it is a view of the staff. Returns the answer. */
function noted<T>(path: string, answer: T): T {
  const run = runOf(path);
  if (run !== undefined && isStaffView(answer)) void rememberTakeover(run, answer);
  return answer;
}

const isStaffView = (answer: unknown): answer is StaffView =>
  typeof answer === "object" && answer !== null && "takeover_proof" in answer && "run" in answer;
