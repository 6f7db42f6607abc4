import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Response } from 'express';
import { ERROR_STATUS } from '../common/api/errors.js';
import { nonceFor } from '../common/http/nonce.js';
import { utf8 } from '../common/http/utf8.js';
import type { Answer } from './answers/shared-answers.js';

/** Marks a slot while a page is rendered. Never sent, so that no text of a member can contain it. */
const MARK = `${randomUUID()}-`;
const END = '.';

/** Stands for a text that differs in each response. It looks the same in HTML and in JSON. */
export const slot = (name: string): string => `${MARK}${name}${END}`;

/** Not cached by clients: each response has its own nonce. */
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  Vary: 'Accept-Encoding, Cookie',
};
const RETRY_AFTER_SECONDS = '2';

/** A page that several responses may share: its bytes, and the names of the slots between them. */
export class RenderedPage implements Answer {
  readonly api = 'page';
  readonly operation = 'page';
  readonly headers: Record<string, string>;
  private readonly shared: Buffer[] = [];
  private readonly slots: string[] = [];

  constructor(
    /** The page as texts, with the names of the parts between them. */
    template: readonly string[],
    parts: Readonly<Record<string, string>>,
    readonly status: number,
    readonly isComplete: boolean,
    location: string | null = null,
  ) {
    // part of the data could not be read; the browser will request it again
    const isBusy = status === ERROR_STATUS.UNAVAILABLE;
    this.headers = {
      ...HEADERS,
      ...(isBusy && { 'Retry-After': RETRY_AFTER_SECONDS }),
      ...(location && { Location: location }),
    };
    const all: Record<string, string> = { ...parts, nonce: slot('nonce') };
    const html = template.map((text, n) => (n % 2 ? (all[text] ?? '') : text)).join('');
    this.split(html.isWellFormed() ? utf8(html) : Buffer.from(html));
  }

  /** Splits bytes, because encoding a text in pieces takes three times as long. */
  private split(bytes: Buffer): void {
    let from = 0;
    for (let mark = bytes.indexOf(MARK); mark >= 0; mark = bytes.indexOf(MARK, from)) {
      const name = mark + MARK.length;
      const end = bytes.indexOf(END, name);
      this.shared.push(bytes.subarray(from, mark));
      this.slots.push(bytes.toString('latin1', name, end));
      from = end + END.length;
    }
    this.shared.push(bytes.subarray(from));
  }

  /** True if the page contains this text, such as the id of a contract's holder or of a message's writer. */
  includes(text: string): boolean {
    return this.shared.some((piece) => piece.includes(text));
  }

  get bytes(): number {
    return this.shared.reduce((sum, { length }) => sum + length, 0);
  }

  /**
   * Returns pieces instead of one buffer, so that all responses send the same bytes and none copies a hundred
   * kilobytes.
   */
  pieces(values: Record<string, string>): Buffer[] {
    return this.shared.flatMap((piece, n) =>
      n === 0 ? [piece] : [Buffer.from(values[this.slots[n - 1] ?? ''] ?? ''), piece],
    );
  }
}

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
