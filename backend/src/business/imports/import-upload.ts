import type { IncomingMessage } from 'node:http';
import { AppError, invalid } from '../../common/api/errors.js';
import { FairQueue } from '../../common/fair-queue.js';
import { noteUpload, uploadOf } from '../../tokens/idempotency/upload-digest.js';

const tooBusy = () =>
  new AppError('UNAVAILABLE', 'Many files are being sent right now. Please try again in a moment.', {
    retryAfterSeconds: 5,
  });

/** Bounds the memory that files take while they are received and read. */
export const uploads = new FairQueue(
  { atOnce: 4, atOncePerSource: 1, waiting: 16, waitingPerSource: 2 },
  tooBusy,
);

/** The bytes of a body. Throws VALIDATION for an empty one, PAYLOAD_TOO_LARGE for one that is too long. */
export async function bytesOf(body: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of uploadOf(body)) chunks.push(chunk);
  } catch (error) {
    if (!(error instanceof AppError) && body.readableAborted)
      throw new AppError('BAD_REQUEST', 'The file did not arrive completely.');
    throw error;
  }
  if (chunks.length === 0) throw invalid({ file: 'Please send the file as the body of the request.' });
  const bytes = Buffer.concat(chunks);
  noteUpload(body, bytes);
  return bytes;
}
