/**
 * The socket of the table that was opened first. The script in the page opens it, so that the state of the table comes while
 * the client loads. The client takes it from the window, which both share.
 */
export interface FirstSocket {
  table: string;
  socket: WebSocket;
  /** The messages that have come so far, oldest first. */
  messages: EarlyMessage[];
}

/** A message that came before the client, and its time on the browser's monotonic clock, in milliseconds. */
interface EarlyMessage {
  text: string;
  at: number;
}

declare global {
  interface Window {
    firstSocket?: FirstSocket | undefined;
  }
}

/** The URL of the socket of a table: `ws` in place of `http`, and `wss` in place of `https`. */
export const socketAddress = (table: string): string =>
  `${location.origin.replace("http", "ws")}/api/tables/${table}/socket`;

/** Opens the socket of a table, and keeps its messages for the client. */
export function openFirstSocket(table: string): void {
  const socket = new WebSocket(socketAddress(table));
  const messages: EarlyMessage[] = [];
  socket.onmessage = ({ data }) => messages.push({ text: String(data), at: performance.now() });
  window.firstSocket = { table, socket, messages };
}

/** Closes the first socket, unless the client has taken it: for a page that does not load. */
export function closeFirstSocket(): void {
  window.firstSocket?.socket.close();
  window.firstSocket = undefined;
}

/** Takes the socket of a table if it is the first one and has not been closed since; undefined otherwise. */
export function takeFirstSocket(table: string): FirstSocket | undefined {
  const { firstSocket } = window;
  if (firstSocket?.table !== table || firstSocket.socket.readyState > WebSocket.OPEN) {
    closeFirstSocket();
    return undefined;
  }
  window.firstSocket = undefined;
  return firstSocket;
}
