import { createServer } from "node:net";

/** The range of the ports, below those that Linux gives to connections and to servers without a port of their own. */
const FIRST = 20_000;
const COUNT = 12_000;

/**
 * A free port that no other process is given by the system. So a server that is stopped can be started at the same
 * address again, whatever other tests do in between.
 */
export async function freePort(host: string): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (await isFree(host, port)) return port;
  }
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once("error", () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
