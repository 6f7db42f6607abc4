import { SetMetadata } from '@nestjs/common';
import type { ErrorCode } from './errors.js';

/** Codes that REST calls answer with; the others belong to pages, sockets and requests that are not valid HTTP. */
export type RestCode = Exclude<
  ErrorCode,
  'METHOD_NOT_ALLOWED' | 'REQUEST_TIMEOUT' | 'HEADERS_TOO_LARGE' | 'RESYNC'
>;

export const REFUSES = 'refuses';

/**
 * The error codes that a REST operation answers with by its own rules, for the description of the API. Codes that
 * follow from how an operation is declared (its body, parameters and access) are added by openapi/responses.ts.
 */
export const Refuses = (...codes: RestCode[]) => SetMetadata(REFUSES, codes);
