import { randomUUID } from 'node:crypto';
import type { PageParts } from './client-build.js';

/** Marks a slot while a page is rendered. Never sent, so that no text of a member can contain it. */
const MARK = randomUUID();
const SLOT = new RegExp(`${MARK}-(\\w+)\\.`);

/** Stands for a text that each response has of its own; the same in HTML and in JSON. */
export const slot = (name: string): string => `${MARK}-${name}.`;

/** A page that several responses may share: its bytes, and the names of the slots between them. */
export class RenderedPage {
  private readonly pieces: Buffer[];
  private readonly slots: string[];

  constructor(
    template: string,
    parts: PageParts,
    readonly status: number,
    readonly isComplete: boolean,
    /** Members who see more of the page than others although it does not name them. */
    private readonly unnamed: readonly string[] = [],
  ) {
    const all: Record<string, string> = { ...parts, nonce: slot('nonce') };
    // the parts themselves are never searched for another placeholder
    const html = template.replace(
      /<!--(head|styles|app|state|nonce)-->/g,
      (_, name: string) => all[name] ?? '',
    );
    const split = html.split(SLOT);
    this.pieces = split.filter((_, n) => n % 2 === 0).map((piece) => Buffer.from(piece));
    this.slots = split.filter((_, n) => n % 2 === 1);
  }

  /** True for members that the page is about: the holder of a contract in it, its buyers, the writer of a message. */
  concerns(memberId: string): boolean {
    return this.unnamed.includes(memberId) || this.pieces.some((piece) => piece.includes(memberId));
  }

  /** The bytes of one response. */
  filled(values: Record<string, string>): Buffer {
    return Buffer.concat(
      this.pieces.flatMap((piece, n) =>
        n === 0 ? [piece] : [Buffer.from(values[this.slots[n - 1] ?? ''] ?? ''), piece],
      ),
    );
  }
}
