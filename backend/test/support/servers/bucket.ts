import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const BUCKET = 'photos';
/** Small, so that lists have several pages. */
const PAGE = 40;

/** The part of Amazon S3's interface that Handover uses, in the test's own process. It checks no signatures. */
export class Bucket {
  readonly objects = new Map<string, Buffer>();
  private readonly server = createServer((request, response) => void this.answer(request, response));

  static async start(): Promise<Bucket> {
    const bucket = new Bucket();
    bucket.server.listen(0, '127.0.0.1');
    await once(bucket.server, 'listening');
    return bucket;
  }

  get settings(): Record<string, string> {
    const { port } = this.server.address() as AddressInfo;
    return {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'us-east-1',
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
  }

  get names(): string[] {
    return [...this.objects.keys()].sort();
  }

  put(...names: string[]): void {
    for (const name of names) this.objects.set(name, Buffer.from(name));
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    const name = decodeURIComponent(pathname.slice(`/${BUCKET}/`.length));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.method === 'PUT') this.objects.set(name, Buffer.concat(chunks));
    if (request.method === 'DELETE') this.objects.delete(name);
    if (request.method !== 'GET') return void response.writeHead(200).end();
    if (searchParams.has('list-type')) return void response.end(this.page(searchParams));
    const object = this.objects.get(name);
    if (object) response.end(object);
    else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
  }

  private page(search: URLSearchParams): string {
    const [prefix, after] = [search.get('prefix') ?? '', search.get('start-after') ?? ''];
    const names = this.names.filter((name) => name.startsWith(prefix) && name > after);
    const entries = names.slice(0, PAGE).map((name) => `<Contents><Key>${name}</Key></Contents>`);
    return `<ListBucketResult><IsTruncated>${names.length > PAGE}</IsTruncated>${entries.join('')}</ListBucketResult>`;
  }
}
