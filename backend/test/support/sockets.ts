import { once } from 'node:events';
import { WebSocket, type ClientOptions } from 'ws';
import type { Person } from './person.js';

export interface Frame {
  type: string;
  id?: string;
  payload?: {
    data?: Record<string, unknown>;
    errors?: { message: string; extensions?: { code?: string } }[];
  } & { message: string; extensions?: { code?: string } }[];
}

export interface Closed {
  code: number;
  reason: string;
}

/** What a handshake that was refused came back with. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
    readonly headers: Record<string, unknown>,
  ) {
    super(`refused with ${status}`);
  }
}

interface Options extends ClientOptions {
  person?: Person;
  path?: string;
  protocols?: string[];
  /** Sends connection_init and waits for the answer; so it is unless said otherwise. */
  init?: boolean;
}

/** A graphql-transport-ws client without manners: it sends whatever a test tells it to. */
export class RawSocket {
  readonly frames: Frame[] = [];
  readonly closed: Promise<Closed>;
  private wakers: (() => void)[] = [];

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data) => {
      this.frames.push(JSON.parse((data as Buffer).toString('utf8')) as Frame);
      this.wake();
    });
    this.closed = new Promise((resolve) => {
      socket.on('close', (code, reason) => {
        resolve({ code, reason: String(reason) });
        this.wake();
      });
    });
    socket.on('error', () => undefined);
  }

  static async open(
    url: string,
    { person, path = '/graphql', protocols, init = true, ...options }: Options = {},
  ) {
    const socket = new WebSocket(url.replace('http', 'ws') + path, protocols ?? ['graphql-transport-ws'], {
      ...options,
      headers: { ...(person?.cookie && { cookie: person.cookie }), ...options.headers },
    });
    const raw = new RawSocket(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
      socket.once('unexpected-response', (_request, response) => {
        let body = '';
        response.on('data', (chunk) => (body += String(chunk)));
        response.on('end', () => reject(new Refused(response.statusCode ?? 0, body, response.headers)));
      });
    });
    if (init) {
      raw.send({ type: 'connection_init' });
      await raw.next((frame) => frame.type === 'connection_ack');
    }
    return raw;
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  subscribe(id: string, query: string, variables?: object): void {
    this.send({ id, type: 'subscribe', payload: { query, variables } });
  }

  /** Watches a contract's thread, from when this resolves; or was refused. */
  async watch(contractId: string, id = '1'): Promise<void> {
    this.subscribe(id, MESSAGE_SENT, { id: contractId });
    await this.live(id);
  }

  /** Until the server says that the subscription is live, or has refused it. */
  async live(id: string): Promise<void> {
    await this.next(
      ({ type, id: of, payload }) =>
        (type === 'ping' && (payload as { live?: string } | undefined)?.live === id) ||
        (of === id && (type === 'error' || Boolean(payload?.errors))),
    );
  }

  /** After this the server has seen all that was sent before: it answers pings in turn. */
  async seen(): Promise<void> {
    this.socket.ping();
    await once(this.socket, 'pong');
  }

  /** The first frame that fits, come or to come. */
  async next(fits: (frame: Frame) => boolean, withinMs = 60_000): Promise<Frame> {
    const until = Date.now() + withinMs;
    for (;;) {
      const found = this.frames.find(fits);
      if (found) return found;
      if (Date.now() > until || this.socket.readyState === WebSocket.CLOSED)
        throw new Error(`no such frame; came: ${JSON.stringify(this.frames).slice(0, 500)}`);
      await new Promise<void>((resolve) => {
        this.wakers.push(resolve);
        setTimeout(resolve, 100);
      });
    }
  }

  /** The code of the first error to an operation, however it was told. */
  async codeOf(id: string): Promise<string | undefined> {
    const { payload } = await this.next(
      (frame) => frame.id === id && (frame.type === 'error' || Boolean(frame.payload?.errors)),
    );
    return (payload?.errors ?? payload)?.[0]?.extensions?.code;
  }

  /** What a subscription brought, whatever it is of. */
  messages<Message>(id = '1'): Message[] {
    return this.frames
      .filter((frame) => frame.id === id && frame.type === 'next' && frame.payload?.data)
      .map((frame) => Object.values(frame.payload?.data ?? {})[0] as Message);
  }

  async untilMessages(count: number, id = '1', withinMs = 60_000): Promise<void> {
    const until = Date.now() + withinMs;
    while (this.messages(id).length < count) {
      if (Date.now() > until) throw new Error(`only ${this.messages(id).length} of ${count} messages came`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  stop(): void {
    this.socket.terminate();
  }

  private wake(): void {
    for (const waker of this.wakers.splice(0)) waker();
  }
}

export const MESSAGE_SENT = `subscription ($id: ID!) {
  messageSent(contractId: $id) { id contractId senderId isSeller message createdAt } }`;

export const MESSAGE_CHANGED = `subscription ($id: ID!) {
  messageChanged(contractId: $id) { id contractId senderId isSeller message createdAt } }`;
