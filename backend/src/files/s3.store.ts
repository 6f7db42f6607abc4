import type { S3Client } from '@aws-sdk/client-s3';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { S3Settings } from '../common/config/config.services.js';
import { unavailable } from '../common/api/to-app-error.js';
import { BareStore, type FilePage, type OpenedFile } from './bare-store.js';

/** A request to the bucket takes this long at most, with its repetitions. */
const REQUEST_MS = 10_000;
const CONNECT_MS = 2_000;
const AT_ONCE = 50;

type Library = typeof import('@aws-sdk/client-s3');

/**
 * Files in a bucket, below a prefix. Earlier releases wrote them without one: those are read and deleted by their names, and
 * not listed. The client library is loaded with the first use: most sites keep their files in DATA_DIR.
 */
export class S3Store extends BareStore {
  readonly incoming = join(tmpdir(), 'handover-incoming');
  readonly markPath: string;
  private loaded: Promise<{ library: Library; client: S3Client }> | undefined;

  constructor(private readonly settings: S3Settings) {
    super();
    this.markPath = `${settings.prefix}handover.json`;
  }

  async put(name: string, path: string): Promise<void> {
    // in memory, so that a request that failed can be sent again
    await this.write(this.settings.prefix + name, await readFile(path), 'image/webp');
  }

  async open(name: string): Promise<OpenedFile | null> {
    return (await this.read(this.settings.prefix + name)) ?? this.read(name);
  }

  async delete(names: readonly string[]): Promise<void> {
    const keys = names.flatMap((name) => [this.settings.prefix + name, name]);
    // one by one: not every provider's deletion of several files is compatible
    for (let from = 0; from < keys.length; from += AT_ONCE)
      await Promise.all(keys.slice(from, from + AT_ONCE).map((key) => this.deleteOne(key)));
  }

  list(after: string | null): Promise<FilePage> {
    const { bucket, prefix } = this.settings;
    return this.send(async ({ ListObjectsV2Command }, client) => {
      const { Contents = [], IsTruncated } = await client.send(
        new ListObjectsV2Command({
          Bucket: bucket,
          Prefix: prefix,
          ...(after && { StartAfter: prefix + after }),
        }),
      );
      const names = Contents.map(({ Key = '' }) => Key.slice(prefix.length));
      const next = IsTruncated ? (names.at(-1) ?? null) : null;
      return { names: names.filter((name) => prefix + name !== this.markPath), next };
    });
  }

  async readMark(): Promise<string | null> {
    const mark = await this.read(this.markPath);
    return mark && text(mark.stream);
  }

  writeMark(mark: string): Promise<void> {
    return this.write(this.markPath, Buffer.from(mark), 'application/json');
  }

  private async write(key: string, content: Buffer, type: string): Promise<void> {
    await this.send(({ PutObjectCommand }, client) =>
      client.send(new PutObjectCommand({ ...this.at(key), Body: content, ContentType: type })),
    );
  }

  private read(key: string): Promise<OpenedFile | null> {
    return this.send(async ({ GetObjectCommand, NoSuchKey }, client) => {
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand(this.at(key)));
        return { bytes: ContentLength ?? 0, stream: Body as Readable };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    });
  }

  private deleteOne(key: string): Promise<unknown> {
    return this.send(({ DeleteObjectCommand }, client) => client.send(new DeleteObjectCommand(this.at(key))));
  }

  private at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.settings.bucket, Key: key };
  }

  /** A bucket that does not answer is 503 for the caller. */
  private async send<Result>(call: (library: Library, client: S3Client) => Promise<Result>): Promise<Result> {
    const { library, client } = await (this.loaded ??= this.load());
    try {
      return await call(library, client);
    } catch (error) {
      throw unavailable(error);
    }
  }

  private async load() {
    const library = await import('@aws-sdk/client-s3');
    const { endpoint, region, accessKeyId, secretAccessKey } = this.settings;
    const client = new library.S3Client({
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
      // buckets as a part of the host name need wildcard addresses, which few own servers have
      forcePathStyle: true,
      // most compatible servers know no other checksums than those of the signature
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 3,
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        requestTimeout: REQUEST_MS,
        throwOnRequestTimeout: true,
      },
    });
    return { library, client };
  }
}
