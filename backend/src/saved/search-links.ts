import { Injectable } from '@nestjs/common';
import { isUuid } from '../common/api/paging.js';
import { UnsubscribeLinks } from '../common/unsubscribe-links.js';

/** The first word of a token that turns saved searches off; the others are their ids. */
const WORD = 'searches';

/** The tokens that turn saved searches off. */
@Injectable()
export class SearchLinks {
  constructor(private readonly links: UnsubscribeLinks) {}

  write(searchIds: readonly string[]): string {
    return this.links.write([WORD, ...searchIds]);
  }

  /** The ids of the searches; null for a token that is about something else. */
  read(token: unknown): string[] | null {
    const [word, ...ids] = this.links.read(token) ?? [];
    return word === WORD ? ids.filter(isUuid) : null;
  }
}
