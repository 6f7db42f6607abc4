import { WebSocket } from 'ws';

const PER_SOCKET = 20;
const SOCKETS_AT_ONCE = 20;

/** Sockets with as many subscriptions as each may have. */
export class Flood {
  live = 0;
  heard = 0;
  private readonly sockets: WebSocket[] = [];

  constructor(private readonly port: number) {}

  async open(headers: Record<string, string>, count: number, document: (n: number) => string): Promise<void> {
    let next = 0;
    await Promise.all(
      Array.from({ length: SOCKETS_AT_ONCE }, async () => {
        while (next < count) {
          const from = next;
          next = Math.min(count, next + PER_SOCKET);
          await this.socket(
            headers,
            Array.from({ length: next - from }, (_, at) => document(from + at)),
          );
        }
      }),
    );
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }

  /** Resolves when each of its subscriptions is live or refused. */
  private socket(headers: Record<string, string>, documents: string[]): Promise<void> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}/graphql`, ['graphql-transport-ws'], {
      headers,
    });
    this.sockets.push(socket);
    return new Promise((resolve) => {
      let left = documents.length;
      const settled = () => {
        if (--left === 0) resolve();
      };
      socket.on('error', () => undefined);
      socket.on('close', () => resolve());
      socket.on('open', () => socket.send('{"type":"connection_init"}'));
      socket.on('message', (data: Buffer) => {
        const text = data.toString('latin1', 0, 200);
        if (text.includes('"type":"connection_ack"'))
          documents.forEach((query, n) =>
            socket.send(JSON.stringify({ id: `${n}`, type: 'subscribe', payload: { query } })),
          );
        else if (text.includes('"live"')) {
          this.live++;
          settled();
        } else if (text.includes('"errors"') || text.includes('"type":"error"')) settled();
        else if (text.includes('"type":"next"')) this.heard++;
      });
    });
  }
}
