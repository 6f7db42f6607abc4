import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../common/api/errors.js';
import { unavailable } from '../common/api/to-app-error.js';
import { PHOTO_LIMITS, REFUSED, typeOf } from './photo.limits.js';

export interface ReceivedFile {
  /** The folder that is deleted after the upload. */
  folder: string;
  path: string;
  /** SHA-256 of the content. */
  digest: string;
}

/** What a body may be. */
export interface Accepted {
  bytes: number;
  tooLarge: string;
  /** Why a file with this beginning is refused; null if it is not. */
  problemOf: (head: Buffer) => string | null;
}

const PHOTO: Accepted = {
  bytes: PHOTO_LIMITS.bytes,
  tooLarge: 'Photos can be up to 10 MB.',
  problemOf: (head) => (typeOf(head) ? null : REFUSED.type),
};

const tooLarge = ({ tooLarge: text }: Accepted) => new AppError('PAYLOAD_TOO_LARGE', text);
const HEAD_BYTES = 16;

/** Receives a body into a folder of its own, hands it to `use` and deletes it. Refuses what is not one of our types. */
export async function received<Result>(
  body: Readable,
  parent: string,
  use: (file: ReceivedFile) => Promise<Result>,
  accepted = PHOTO,
): Promise<Result> {
  let folder: string | undefined;
  try {
    await mkdir(parent, { recursive: true });
    folder = await mkdtemp(join(parent, 'photo-'));
    const path = join(folder, 'source');
    const digest = await store(body, path, accepted);
    const problem = accepted.problemOf(await headOf(path));
    if (problem) throw new AppError('BAD_REQUEST', problem);
    return await use({ folder, path, digest });
  } catch (error) {
    // a full disk, a folder that is not writable
    if ((error as NodeJS.ErrnoException).syscall) throw unavailable(error);
    throw error;
  } finally {
    if (folder) await rm(folder, { recursive: true, force: true });
  }
}

async function store(body: Readable, path: string, accepted: Accepted): Promise<string> {
  const hash = createHash('sha256');
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(bytes > accepted.bytes ? tooLarge(accepted) : null, chunk);
    },
  });
  try {
    await pipeline(body, count, createWriteStream(path), { end: true });
  } catch (error) {
    if (body.readableAborted) throw new AppError('BAD_REQUEST', REFUSED.broken);
    throw error;
  }
  return hash.digest('hex');
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Before anything is read, if the client says how long the body is. */
export function refuseLong({ headers }: IncomingMessage, accepted = PHOTO): void {
  if (Number(headers['content-length'] ?? 0) > accepted.bytes) throw tooLarge(accepted);
}
