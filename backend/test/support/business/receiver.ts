import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

export interface Received {
  id: string;
  type: string;
  timestamp: string;
  data: Record<string, unknown> & { contractId: string; contract: Record<string, unknown> | null };
}

/** A receiver on this machine, which checks signatures with the package of Standard Webhooks. */
export class Receiver {
  /** In the order in which they came, repeated ones too. */
  readonly received: Received[] = [];
  /** Of requests whose signature was wrong. */
  readonly refused: string[] = [];
  secret = '';
  /** What it answers; while it is down, it breaks the connection. */
  answer: { status: number; body: string } | 'down' = { status: 200, body: 'fine' };
  asked = 0;
  private server: Server | undefined;

  async start(): Promise<string> {
    this.server = createServer((request, response) => {
      void text(request).then((body) => {
        this.asked++;
        if (this.answer === 'down') return request.socket.destroy();
        this.keep(body, request.headers as Record<string, string>);
        return response.writeHead(this.answer.status).end(this.answer.body);
      });
    }).listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hook`;
  }

  stop(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  ids(): string[] {
    return this.received.map(({ id }) => id);
  }

  types(contractId?: string): string[] {
    return this.received
      .filter(({ data }) => contractId === undefined || data.contractId === contractId)
      .map(({ type }) => type);
  }

  private keep(body: string, headers: Record<string, string>): void {
    try {
      const event = new Webhook(this.secret).verify(body, headers) as Omit<Received, 'id'>;
      this.received.push({ id: headers['webhook-id'] ?? '', ...event });
    } catch (error) {
      this.refused.push(String(error));
    }
  }
}
