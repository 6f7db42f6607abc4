import { randomUUID } from 'node:crypto';
import { ERROR_STATUS } from '../common/api/errors.js';
import { utf8 } from '../common/http/utf8.js';
import type { Answer } from '../http/answers/shared-answers.js';
import type { ClientBuild, PageParts } from './client-build.js';

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
    template: ClientBuild['template'],
    parts: PageParts,
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
