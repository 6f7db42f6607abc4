import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jpeg } from '../../factories/images.js';

type Answer = Uint8Array | { status: number; location?: string } | ((response: ServerResponse) => void);

/** A server of photos on this machine. Each path without an answer of its own is a photo of its own. */
export class PhotoServer {
  readonly asked: string[] = [];
  readonly answers = new Map<string, Answer>();
  /** How many requests wait for their answers at most at the same time. */
  mostAtOnce = 0;
  url = '';
  private open = 0;
  private readonly photos = new Map<string, Promise<Buffer>>();
  private server: Server | undefined;

  async start(): Promise<this> {
    this.server = createServer(({ url }, response) => {
      const path = url!.slice(1);
      this.asked.push(path);
      this.mostAtOnce = Math.max(this.mostAtOnce, ++this.open);
      response.on('close', () => this.open--);
      void this.answer(path, response);
    }).listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this;
  }

  stop(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  of(...paths: string[]): string[] {
    return paths.map((path) => `${this.url}/${path}`);
  }

  /** The digests of the photos at these paths. */
  digests(...paths: string[]): Promise<string[]> {
    return Promise.all(
      paths.map(async (path) =>
        createHash('sha256')
          .update(await this.photo(path))
          .digest('hex'),
      ),
    );
  }

  photo(path: string): Promise<Buffer> {
    const known = this.photos.get(path) ?? jpeg({ seed: this.photos.size });
    this.photos.set(path, known);
    return known;
  }

  private async answer(path: string, response: ServerResponse): Promise<void> {
    const answer = this.answers.get(path) ?? (await this.photo(path));
    if (answer instanceof Uint8Array) response.end(answer);
    else if (typeof answer === 'function') answer(response);
    else
      response.writeHead(answer.status, answer.location ? { location: answer.location } : {}).end('no photo');
  }
}
