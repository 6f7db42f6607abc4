import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/api/errors.js';
import { Outgoing, type OutgoingAnswer } from '../../outgoing.js';
import type { ImportSource } from './import-source.entity.js';

const MAX_BYTES = 10 * 1024 * 1024;
const TIMEOUT_MS = 30_000;
/** One byte more tells a file that is too large from one that is just as large as allowed. */
const LIMITS = { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES + 1, longer: 'cut', redirects: 3 } as const;
/** What is sent back with the next request. */
const VALIDATOR = /^[\x20-\x7e]{1,300}$/;

export interface SourceFile {
  bytes: Buffer;
  etag: string | null;
  lastModified: string | null;
  /** SHA-256. */
  digest: string;
}

/** Why there is no file, as a sentence for its member. */
export class NoFile extends Error {
  constructor(
    message: string,
    /** It may work in a few minutes. */
    readonly isTemporary = false,
  ) {
    super(message);
  }
}

type Known = Pick<ImportSource, 'url' | 'etag' | 'lastModified' | 'digest'>;

/** Fetches the file of an import source. */
@Injectable()
export class SourceDownload {
  constructor(private readonly outgoing: Outgoing) {}

  /** Null if the file is the known one, unless it `isWanted` anyway. Throws NoFile. */
  async of({ url, ...known }: Known, isWanted: boolean): Promise<SourceFile | null> {
    const conditions = isWanted ? {} : conditionsOf(known);
    const headers = {
      ...{ 'user-agent': 'Handover-Imports/1.0', 'accept-encoding': 'identity' },
      ...{ accept: 'text/csv, application/jsonl, application/x-ndjson, */*;q=0.5', ...conditions },
    };
    const answer = await this.outgoing.send({ url, headers, ...LIMITS }).catch((error: unknown) => {
      throw noAnswer(error);
    });
    if (answer.status === 304 && Object.keys(conditions).length > 0) return null;
    const file = fileIn(answer);
    return isWanted || file.digest !== known.digest ? file : null;
  }
}

const conditionsOf = ({ etag, lastModified }: Omit<Known, 'url'>): Record<string, string> => ({
  ...(etag !== null && { 'if-none-match': etag }),
  ...(lastModified !== null && { 'if-modified-since': lastModified }),
});

function fileIn({ status, headers, body }: OutgoingAnswer): SourceFile {
  if (status !== 200) throw new NoFile(`The address answered with the status ${status}.`);
  if (body.length > MAX_BYTES) throw new NoFile('The file is larger than 10 MB.');
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new NoFile('The address sent a compressed file. Please offer it as it is.');
  return {
    ...{ bytes: body, digest: createHash('sha256').update(body).digest('hex') },
    ...{ etag: validatorIn(headers['etag']), lastModified: validatorIn(headers['last-modified']) },
  };
}

const validatorIn = (value: string | string[] | undefined): string | null =>
  typeof value === 'string' && VALIDATOR.test(value) ? value : null;

function noAnswer(error: unknown): NoFile {
  if (error instanceof AppError) return new NoFile(error.message, error.code === 'UNAVAILABLE');
  const { name, code } = error as { name?: string; code?: unknown };
  if (name === 'TimeoutError')
    return new NoFile(`The address did not send the file within ${TIMEOUT_MS / 1000} seconds.`);
  return new NoFile(`The address could not be reached${typeof code === 'string' ? ` (${code})` : ''}.`);
}
