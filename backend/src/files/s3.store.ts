import type { S3Client } from '@aws-sdk/client-s3';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { S3Settings } from '../common/config.services.js';
import { unavailable } from '../common/to-app-error.js';
import { FileStore, type FilePage, type OpenedFile } from './file-store.js';

/** A request to the bucket takes this long at most, with its repetitions. */
const REQUEST_MS = 10_000;
const CONNECT_MS = 2_000;
const AT_ONCE = 50;

type Library = typeof import('@aws-sdk/client-s3');

/** Files in a bucket. The client library is loaded with the first use: most sites keep their files in DATA_DIR. */
export class S3Store extends FileStore {
  readonly incoming = join(tmpdir(), 'handover-incoming');
  private loaded: Promise<{ library: Library; client: S3Client }> | undefined;

  constructor(private readonly settings: S3Settings) {
    super();
  }

  async put(name: string, path: string): Promise<void> {
    // in memory, so that a request that failed can be sent again
    const content = await readFile(path);
    await this.send(({ PutObjectCommand }, client) =>
      client.send(
        new PutObjectCommand({
          ...this.at(name),
          Body: content,
          ContentType: 'image/webp',
        }),
      ),
    );
  }

  async open(name: string): Promise<OpenedFile | null> {
    return this.send(async ({ GetObjectCommand, NoSuchKey }, client) => {
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand(this.at(name)));
        return { bytes: ContentLength ?? 0, stream: Body as Readable };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    });
  }

  async delete(names: readonly string[]): Promise<void> {
    // one by one: not every provider's deletion of several files is compatible
    for (let from = 0; from < names.length; from += AT_ONCE)
      await Promise.all(names.slice(from, from + AT_ONCE).map((name) => this.deleteOne(name)));
  }

  list(after: string | null): Promise<FilePage> {
    return this.send(async ({ ListObjectsV2Command }, client) => {
      const { Contents = [], IsTruncated } = await client.send(
        new ListObjectsV2Command({ Bucket: this.settings.bucket, ...(after && { StartAfter: after }) }),
      );
      const names = Contents.map(({ Key }) => Key as string);
      return { names, next: IsTruncated ? (names.at(-1) ?? null) : null };
    });
  }

  private deleteOne(name: string): Promise<unknown> {
    return this.send(({ DeleteObjectCommand }, client) =>
      client.send(new DeleteObjectCommand(this.at(name))),
    );
  }

  private at(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.settings.bucket, Key: name };
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
