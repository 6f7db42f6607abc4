import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { AppError } from '../../common/api/errors.js';

/** Of a body that an operation reads itself, other than images. */
export const MOST_UPLOAD_BYTES = 10 * 1024 * 1024;
const tooLarge = () => new AppError('PAYLOAD_TOO_LARGE', 'A file can have up to 10 MB.');

/** Of bodies that an operation has read itself: requests with the same Idempotency-Key are compared by them. */
const read = new WeakMap<IncomingMessage, string>();

export const uploadDigest = (request: IncomingMessage): string | undefined => read.get(request);

/** To be called with the whole body, by an operation that reads it itself. */
export const noteUpload = (request: IncomingMessage, bytes: Buffer): void =>
  void read.set(request, createHash('sha256').update(bytes).digest('hex'));

/** Hashes the body of a request that does not run, without buffering it. Throws PAYLOAD_TOO_LARGE as the operation does. */
export async function digestUnread(request: IncomingMessage): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of uploadOf(request)) hash.update(chunk);
  return hash.digest('hex');
}

/** The parts of a body; throws PAYLOAD_TOO_LARGE once it is longer than an upload may be. */
export async function* uploadOf(request: IncomingMessage): AsyncGenerator<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_UPLOAD_BYTES) throw tooLarge();
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MOST_UPLOAD_BYTES) throw tooLarge();
    yield chunk;
  }
}
