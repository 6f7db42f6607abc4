import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { NEWEST_FIRST, textsOf } from './conditions.js';
import type { Conditions } from './query-parts.js';
import { HEAD } from './scan-sizes.js';
import { countFound, countHead, countWalked, countWithoutPlace } from './statements.js';

/** The highest total that is counted. */
const MOST_COUNTED = 1000;
/** A search with fewer matches in the head of the list is rare enough to be counted completely. */
const RARE = 20;

/** How many contracts a list has: at least `count` if it is capped, otherwise exactly. */
export interface Total {
  count: number;
  capped: boolean;
}

/** Counts lists with limited work at any size: it does not count long lists and common words to the end. */
@Injectable()
export class ListTotals {
  constructor(private readonly database: Database) {}

  async of(list: Conditions | null): Promise<Total> {
    if (!list) return { count: 0, capped: false };
    if (textsOf(list).length === 0) {
      const counted = await this.counted(countWalked(list, MOST_COUNTED + 1), list);
      return { count: Math.min(counted.count, MOST_COUNTED), capped: counted.count > MOST_COUNTED };
    }
    // newest first is the cheapest order to scan
    const own = { ...list, order: NEWEST_FIRST, values: [...list.values] };
    const head = await this.counted(countHead(own), own);
    if (head.scanned < HEAD) return { count: head.count, capped: false };
    if (head.count >= RARE) return { count: Math.min(head.count, MOST_COUNTED), capped: true };
    const all = countFound(list);
    const { count } = await this.counted(all.text, all);
    return { count: Math.min(Math.max(count, head.count), MOST_COUNTED), capped: count > MOST_COUNTED };
  }

  async withoutPlace(list: Conditions): Promise<Total> {
    const { count, scanned } = await this.counted(countWithoutPlace(list), list);
    return { count: Math.min(count, MOST_COUNTED), capped: scanned === HEAD || count > MOST_COUNTED };
  }

  private async counted(
    text: string,
    { values }: Pick<Conditions, 'values'>,
  ): Promise<{ count: number; scanned: number }> {
    const [row] = await this.database.read<{ count: number; scanned: number }>(text, values);
    return row ?? { count: 0, scanned: 0 };
  }
}
