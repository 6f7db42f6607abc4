import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { AppError, errorBody } from '../common/api/errors.js';

/** Headers for requests that never reach Express; all other responses get them there. */
const HEADERS = [
  'Connection: close',
  'Content-Type: application/json; charset=utf-8',
  "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options: nosniff',
  'X-Frame-Options: DENY',
  'Referrer-Policy: no-referrer',
  'Cache-Control: no-store',
];

type Wire = Duplex & { _httpMessage?: { headersSent: boolean } | null };

/** Requests that Node's own parser refuses get the same kind of error body as all others, not an empty one. */
export function answerBrokenRequests(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, wire: Wire) => {
    if (error.code !== 'ECONNRESET' && wire.writable && !wire._httpMessage?.headersSent)
      wire.end(answerTo(errorOf(error.code)), () => wire.destroy());
    else wire.destroy(error);
  });
  // an unknown expectation may be ignored (RFC 9110, 10.1.1); Node would send an empty 417
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    server.emit('request', request, response),
  );
}

function errorOf(code: string | undefined): AppError {
  if (code === 'HPE_HEADER_OVERFLOW')
    return new AppError('HEADERS_TOO_LARGE', 'The address, the cookies or the headers are too long.');
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW')
    return new AppError('PAYLOAD_TOO_LARGE', 'The request is too large.');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new AppError('REQUEST_TIMEOUT', 'The request took too long to arrive.');
  return new AppError('BAD_REQUEST', 'The request is not valid HTTP.');
}

function answerTo(error: AppError): string {
  const body = JSON.stringify(errorBody(error));
  const lines = [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
    ...HEADERS,
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}
