import { trusted } from "../connection/trusted.js";
import type { Engine } from "./engine.js";

/** The URL of the worker's script; not defined where the client is built for tests. */
declare const DRAW_WORKER: string;

/** A request to the worker. */
export interface Call {
  id: number;
  method: keyof Engine;
  args: unknown[];
}

/** A message of the worker: the share of the work that is done, the result, or a failure. */
export type Answer = { id: number } & ({ share: number } | { result: unknown } | { failed: string });

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
  progress?: ((share: number) => void) | undefined;
}

let started: WorkerEngine | undefined;

/** The computations in the worker of this page, which is started with the first one. */
export const engine = (): Engine => (started ??= new WorkerEngine());

class WorkerEngine implements Engine {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #calls = 0;

  publicKey: Engine["publicKey"] = (key) => this.#call("publicKey", [key]);
  root: Engine["root"] = (of, progress) => this.#call("root", [of], progress);
  message: Engine["message"] = (...args) => this.#call("message", args);
  fault: Engine["fault"] = (...args) => this.#call("fault", args);
  report: Engine["report"] = (...args) => this.#call("report", args);

  #call<T>(method: keyof Engine, args: unknown[], progress?: (share: number) => void): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const id = ++this.#calls;
      this.#waiting.set(id, { resolve, reject, progress });
      try {
        this.#worker ??= this.#start();
        this.#worker.postMessage({ id, method, args } satisfies Call);
      } catch (error) {
        this.#fail(String(error));
      }
    });
  }

  #start(): Worker {
    const worker = new Worker(trusted(DRAW_WORKER));
    worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => this.#told(data));
    // The script is missing, for example because the room has another version by now.
    worker.addEventListener("error", () => this.#fail("the worker failed"));
    return worker;
  }

  #told(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    if ("share" in answer) return waiting?.progress?.(answer.share);
    this.#waiting.delete(answer.id);
    if ("failed" in answer) waiting?.reject(new Error(answer.failed));
    else waiting?.resolve(answer.result);
  }

  /** Rejects all requests, and lets the next one start another worker. */
  #fail(reason: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(new Error(reason));
    this.#waiting.clear();
  }
}
