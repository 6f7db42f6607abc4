import type { IncomingMessage } from 'node:http';
import { AppError, invalid } from '../../common/api/errors.js';
import { FairQueue } from '../../common/fair-queue.js';
import { noteUpload } from '../../tokens/idempotency/upload-digest.js';

export const MOST_BYTES = 10 * 1024 * 1024;

const tooLarge = () => new AppError('PAYLOAD_TOO_LARGE', 'A file can have up to 10 MB.');
const tooBusy = () =>
  new AppError('UNAVAILABLE', 'Many files are being sent right now. Please try again in a moment.', {
    retryAfterSeconds: 5,
  });

/** Bounds the memory that files take while they are received and read. */
export const uploads = new FairQueue(
  { atOnce: 4, atOncePerSource: 1, waiting: 16, waitingPerSource: 2 },
  tooBusy,
);

/** The bytes of a body. Throws VALIDATION for an empty one. */
export async function bytesOf(body: IncomingMessage): Promise<Buffer> {
  if (Number(body.headers['content-length'] ?? 0) > MOST_BYTES) throw tooLarge();
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > MOST_BYTES) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    if (!(error instanceof AppError) && body.readableAborted)
      throw new AppError('BAD_REQUEST', 'The file did not arrive completely.');
    throw error;
  }
  if (length === 0) throw invalid({ file: 'Please send the file as the body of the request.' });
  const bytes = Buffer.concat(chunks);
  noteUpload(body, bytes);
  return bytes;
}
