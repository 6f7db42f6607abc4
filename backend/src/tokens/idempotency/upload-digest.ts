import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Of bodies that an operation has read itself: requests with the same Idempotency-Key are compared by them. */
const read = new WeakMap<IncomingMessage, string>();

export const uploadDigest = (request: IncomingMessage): string | undefined => read.get(request);

/** To be called with the whole body, by an operation that reads it itself. */
export const noteUpload = (request: IncomingMessage, bytes: Buffer): void =>
  void read.set(request, createHash('sha256').update(bytes).digest('hex'));

/** Hashes the body of a request that does not run, without buffering it. */
export async function digestUnread(request: IncomingMessage): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of request as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex');
}
