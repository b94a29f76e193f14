// The worker in which a page computes and verifies draws, so that it stays responsive. `build.js` builds it into the
// folder of the assets.
import { LocalEngine } from "./engine.js";
import type { Answer, Call } from "./worker-engine.js";

interface Scope {
  addEventListener(kind: "message", act: (event: { data: Call }) => void): void;
  postMessage(answer: Answer): void;
}
declare const self: Scope;

const engine = new LocalEngine();

self.addEventListener("message", ({ data: { id, method, args } }) => {
  const progress = (share: number) => self.postMessage({ id, share });
  const compute = engine[method] as (...args: unknown[]) => Promise<unknown>;
  compute.apply(engine, method === "root" ? [...args, progress] : args).then(
    (result) => self.postMessage({ id, result }),
    (error: unknown) => self.postMessage({ id, failed: String(error) }),
  );
});
