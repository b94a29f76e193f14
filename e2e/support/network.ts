import { connect, createServer, type Server, type Socket } from "node:net";
import { freePort } from "./port.js";

/** The network between one phone and a server: a TCP proxy that can be stopped. */
export interface Network {
  /** The address and port of the proxy. */
  address: string;
  /** Closes the port and every connection. */
  stop(): Promise<void>;
  /** Opens the port again, to the same server or another. */
  start(server?: string): Promise<void>;
}

/** Starts a proxy to a server, given as host and port, on a free loopback port. */
export async function startNetwork(server: string): Promise<Network> {
  let target = server;
  const sockets = new Set<Socket>();
  const remember = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    socket.on("error", () => other.destroy());
    socket.on("close", () => {
      sockets.delete(socket);
      other.destroy();
    });
  };
  const listener: Server = createServer((inside) => {
    const [host, port] = target.split(":");
    const outside = connect(Number(port), host);
    remember(inside, outside);
    remember(outside, inside);
    inside.pipe(outside).pipe(inside);
  });
  const listen = (port: number) => new Promise<void>((done) => listener.listen(port, "127.0.0.1", done));
  const port = await freePort("127.0.0.1");
  await listen(port);
  return {
    address: `127.0.0.1:${port}`,
    async stop() {
      const closed = new Promise<unknown>((done) => listener.close(done));
      sockets.forEach((socket) => socket.destroy());
      await closed;
    },
    async start(server = target) {
      target = server;
      await listen(port);
    },
  };
}
