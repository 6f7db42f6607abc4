import { AppError } from '../../../common/api/errors.js';
import { toAppError } from '../../../common/api/to-app-error.js';

/** How many minutes after each failed attempt the next one is made. */
const WAITS = [1, 5, 30];
export const MOST_TRIES = WAITS.length + 1;

export interface Failure {
  reason: string;
  /** How long the address waits for its next attempt; null if it is given up. */
  waitMinutes: number | null;
  /** It says nothing about the address: the attempt does not count. */
  isOurs?: boolean;
}

/** Errors of connections that may pass. What is not here, such as a wrong certificate, stays. */
const PASSING = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_SOCKET'],
]);
/** Request timeout, too early, too many requests; and all from 500 on. */
const PASSING_STATUS = new Set([408, 425, 429]);

const later = (reason: string, tries: number): Failure => ({ reason, waitMinutes: WAITS[tries - 1] ?? null });
const final = (reason: string): Failure => ({ reason, waitMinutes: null });

export const failureOfStatus = (status: number, tries: number): Failure =>
  status >= 500 || PASSING_STATUS.has(status)
    ? later(`It was answered with the status ${status}.`, tries)
    : final(`It was answered with the status ${status}.`);

/** Of a request: `Outgoing` refuses an address with VALIDATION, and says with UNAVAILABLE that its name server fails. */
export function failureOfRequest(error: unknown, tries: number): Failure {
  if (error instanceof AppError)
    return error.code === 'UNAVAILABLE' ? later(error.message, tries) : final(error.message);
  const { name, code } = error as Error & { code?: unknown };
  if (name === 'TimeoutError') return later('It did not answer in time.', tries);
  const known = typeof code === 'string' ? code : name;
  const reason = `The connection failed (${known}).`;
  return PASSING.has(known) ? later(reason, tries) : final(reason);
}

/** Of what was answered: no photo, or no room for it; or this server is busy. */
export function failureOfPhoto(error: unknown, tries: number): Failure {
  const { code, message } = toAppError(error);
  if (code === 'UNAVAILABLE') return { ...later(message, 1), isOurs: true };
  return code === 'INTERNAL' ? later(message, tries) : final(message);
}
