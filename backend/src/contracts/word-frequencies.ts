import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { wordQuery } from './contracts.conditions.js';
import type { Frequencies } from './search-plan.js';

const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 5_000;

interface Estimate {
  'QUERY PLAN': { Plan: { 'Plan Rows': number } }[];
}

/** Knows from the planner's statistics how many contracts have a word. */
@Injectable()
export class WordFrequencies {
  private estimates = new Map<string, number>();
  private since = 0;

  constructor(private readonly database: Database) {}

  async of(words: readonly string[]): Promise<Frequencies> {
    if (this.estimates.size > MOST_KEPT || Date.now() - this.since > KEPT_MS) {
      this.estimates = new Map();
      this.since = Date.now();
    }
    const [contracts = 0, ...ofWords] = await Promise.all(['', ...words].map((word) => this.estimate(word)));
    return { contracts, ofWords };
  }

  /**
   * SQL: asks the planner, which reads its statistics and not the table. It expects one contract for a stop word, which is in
   * no index. All contracts have the empty word.
   */
  private async estimate(word: string): Promise<number> {
    const kept = this.estimates.get(word);
    if (kept !== undefined) return kept;
    const [row] = await this.database.read<Estimate>(
      `explain (format json) select from contracts c ${word && `where c.search @@ ${wordQuery('$1')}`}`,
      word ? [`${word}:*`] : [],
    );
    const rows = row?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
    this.estimates.set(word, rows);
    return rows;
  }
}
