import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { ERROR_STATUS } from '../common/errors.js';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Of 11; each response is compressed by itself, so speed matters more than size. */
const BROTLI_QUALITY = 4;
const RETRY_AFTER_SECONDS = 2;

/** Sends a page, compressed off the event loop and not cached by clients: each response has its own nonce. */
export async function sendHtml(
  request: Request,
  response: Response,
  status: number,
  html: Buffer,
): Promise<void> {
  response.status(status).type('html');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Vary', 'Accept-Encoding, Cookie');
  // part of the data could not be read; the browser will request it again
  if (status === ERROR_STATUS.UNAVAILABLE) response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
  const encoding = request.acceptsEncodings('br', 'gzip', 'identity');
  if (encoding === 'br') {
    response.setHeader('Content-Encoding', 'br');
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    response.end(await brotli(html, { params }));
  } else if (encoding === 'gzip') {
    response.setHeader('Content-Encoding', 'gzip');
    response.end(await gzipped(html));
  } else response.end(html);
}
