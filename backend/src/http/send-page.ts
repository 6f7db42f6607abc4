import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Response } from 'express';
import { nonceFor } from '../common/http/nonce.js';
import type { Answer } from './answers/shared-answers.js';

const brotli = promisify(brotliCompress);
/** The highest quality is 11. Each response is compressed separately, so speed matters more than size. */
const BROTLI_QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const COMPRESS = {
  br: (body: Buffer) => brotli(body, BROTLI_QUALITY),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** Sends a page with the texts of this response in its slots. Compression runs off the event loop. */
export async function sendPage(
  { headers }: IncomingMessage,
  response: ServerResponse,
  page: Answer,
  slots?: Record<string, string>,
): Promise<void> {
  (response as unknown as Response).locals.answer = page;
  response.statusCode = page.status;
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
  const pieces = page.pieces({ ...slots, nonce: nonceFor(response) });
  const encoding = encodingOf(headers['accept-encoding']);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  const sent = encoding ? [await COMPRESS[encoding](Buffer.concat(pieces))] : pieces;
  response.setHeader(
    'Content-Length',
    sent.reduce((sum, { length }) => sum + length, 0),
  );
  response.cork();
  for (const piece of sent) response.write(piece);
  response.end();
}

/** The compression that the client accepts, best first; `q=0` refuses one. */
function encodingOf(header = ''): keyof typeof COMPRESS | undefined {
  const accepted = header.split(',').map((part) => part.split(';').map((text) => text.trim()));
  return (['br', 'gzip'] as const).find((name) =>
    accepted.some(([token, quality = '']) => token === name && !/^q=0(\.0*)?$/.test(quality)),
  );
}
