import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Outcome } from './wire.js';

export interface Heard {
  message: string;
  at: number;
}

const MESSAGE_SENT = `subscription ($id: ID!) {
  messageSent(contractId: $id) { id contractId senderId isSeller message createdAt } }`;
const PATIENCE_MS = 10_000;

/** A subscriber of a thread, for scenarios with a few of them. */
export class Watcher {
  readonly heard: Heard[] = [];
  closeCode = 0;
  closedAt = 0;

  private constructor(private readonly socket: WebSocket) {
    socket.on('error', () => undefined);
    socket.on('close', (code) => {
      this.closeCode = code;
      this.closedAt = performance.now();
    });
  }

  /** Resolves when the subscription is live, or with the refusal. */
  static async open(port: number, contractId: string, cookie = ''): Promise<Watcher | Outcome> {
    const from = performance.now();
    const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, ['graphql-transport-ws'], {
      headers: cookie ? { cookie } : {},
      handshakeTimeout: PATIENCE_MS,
    });
    const watcher = new Watcher(socket);
    const refusal = (status: number, hasRetryAfter: boolean, failure?: string): Outcome => ({
      status,
      hasRetryAfter,
      ms: performance.now() - from,
      ...(failure && { failure }),
    });
    return new Promise((resolve) => {
      const give = (up: Watcher | Outcome) => {
        clearTimeout(timer);
        if (up !== watcher) socket.terminate();
        resolve(up);
      };
      let last = 'nothing';
      const timer = setTimeout(() => give(refusal(0, false, `not live in time, after ${last}`)), PATIENCE_MS);
      socket.on('unexpected-response', (_request, { statusCode = 0, headers }) =>
        give(refusal(statusCode, headers['retry-after'] !== undefined)),
      );
      socket.on('error', (error) => give(refusal(0, false, error.message)));
      socket.on('close', (code) => give(refusal(0, false, `closed with ${code}`)));
      socket.on('open', () => {
        last = 'the handshake';
        socket.send('{"type":"connection_init"}');
      });
      socket.on('message', (data: Buffer) => {
        const text = String(data);
        last = text.slice(0, 60);
        if (text.includes('"type":"next"')) {
          // the error of a subscription arrives as its first answer
          if (text.includes('"errors"')) give(refused(text, refusal));
          else watcher.heard.push({ message: messageIn(text), at: performance.now() });
        } else if (text.includes('connection_ack'))
          socket.send(
            JSON.stringify({
              id: '1',
              type: 'subscribe',
              payload: { query: MESSAGE_SENT, variables: { id: contractId } },
            }),
          );
        else if (text.includes('"live"')) give(watcher);
        else if (text.includes('"type":"error"')) give(refused(text, refusal));
      });
    });
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  /** Waits until it is closed; false if that does not happen. */
  async ends(withinMs: number): Promise<boolean> {
    if (this.socket.readyState !== WebSocket.CLOSED)
      await once(this.socket, 'close', { signal: AbortSignal.timeout(withinMs) }).catch(() => undefined);
    return this.socket.readyState === WebSocket.CLOSED;
  }

  close(): void {
    this.socket.terminate();
  }
}

const messageIn = (text: string): string => /"message":"([^"]*)"/.exec(text)?.[1] ?? '';

/** GraphQL has no status codes: UNAVAILABLE is its 503, with the retry delay in its details. */
function refused(
  text: string,
  refusal: (status: number, hasRetryAfter: boolean, failure?: string) => Outcome,
) {
  const code = /"code":"([A-Z_]+)"/.exec(text)?.[1] ?? 'nothing';
  return code === 'UNAVAILABLE'
    ? refusal(503, text.includes('retryAfterSeconds'))
    : refusal(0, false, `refused with ${code}`);
}

/** Opens a socket and closes it: true if a subscription is possible now. */
export async function tryToWatch(port: number, contractId: string, cookie: string): Promise<Outcome> {
  const from = performance.now();
  const opened = await Watcher.open(port, contractId, cookie);
  if (!(opened instanceof Watcher)) return opened;
  opened.close();
  return { status: 200, hasRetryAfter: false, ms: performance.now() - from };
}
