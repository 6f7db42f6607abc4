import { HttpException } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { AppError, ERROR_STATUS, type ErrorCode } from './errors.js';

const UNAVAILABLE = 'The service is busy right now. Please try again in a moment.';
const CONNECTION_LOST =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered|client has encountered|not queryable|Cannot use a pool after|Query runner already released/i;
const SYSTEM_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT']);

const CODE_OF_STATUS = Object.fromEntries(
  Object.entries(ERROR_STATUS)
    .reverse()
    .map(([code, status]) => [status, code]),
) as Record<number, ErrorCode>;

export const unavailable = (cause?: unknown): AppError =>
  new AppError('UNAVAILABLE', UNAVAILABLE, { retryAfterSeconds: 2 }, { cause });
export const internal = (cause?: unknown): AppError =>
  new AppError('INTERNAL', INTERNAL_TEXT, undefined, { cause });

/** Maps PostgreSQL's SQLSTATE to our codes; null means a bug of ours. */
function fromSqlState(state: string, cause: Error): AppError | null {
  if (state.startsWith('22') || state === '23514')
    return new AppError('BAD_REQUEST', 'That value cannot be used here.', undefined, { cause });
  if (state === '23505' || state === '23503')
    return new AppError('CONFLICT', 'That conflicts with an existing entry.', undefined, {
      cause,
    });
  // 25006: the server is read-only, as during a failover
  if (/^(08|53|57)/.test(state) || ['55P03', '40001', '40P01', '25P03', '25006'].includes(state))
    return unavailable(cause);
  return null;
}

export const INTERNAL_TEXT = 'Something went wrong on our side. Please try again.';

/** Replaces library messages, which are written for developers. */
const TEXTS: Partial<Record<ErrorCode, string>> = {
  FORBIDDEN: "You don't have permission to do this.",
  NOT_FOUND: 'There is nothing here.',
  METHOD_NOT_ALLOWED: 'This cannot be done here.',
  PAYLOAD_TOO_LARGE: 'The request is too large.',
  UNAVAILABLE,
};

function fromHttp(status: number, cause: Error): AppError {
  const code = CODE_OF_STATUS[status] ?? (status < 500 ? 'BAD_REQUEST' : 'INTERNAL');
  const text = TEXTS[code] ?? (status < 500 ? 'The request could not be read.' : INTERNAL_TEXT);
  return new AppError(code, text, undefined, { cause });
}

/** Converts anything thrown to an AppError; the only place that interprets foreign errors. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  // TypeORM's wrapper has the statement's values, which must not reach the log
  if (thrown instanceof QueryFailedError) return toAppError(thrown.driverError);
  if (thrown instanceof HttpException) return fromHttp(thrown.getStatus(), thrown);
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { code, status, expose } = error as Error & { code?: string; status?: number; expose?: boolean };
  if (expose && typeof status === 'number') return fromHttp(status, error);
  const known = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? fromSqlState(code, error) : null;
  if (known) return known;
  if ((typeof code === 'string' && SYSTEM_CODES.has(code)) || CONNECTION_LOST.test(error.message))
    return unavailable(error);
  return internal(error);
}
