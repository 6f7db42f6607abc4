import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { wordQuery } from './contracts.conditions.js';
import type { Frequencies } from './search-plan.js';

const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 5_000;
/** Longer conditions are not kept. */
const LONGEST = 200;

interface Estimate {
  'QUERY PLAN': { Plan: { 'Plan Rows': number } }[];
}

/** Knows from the planner's statistics how many contracts have a word or a fact. */
@Injectable()
export class SearchFrequencies {
  private estimates = new Map<string, Promise<number>>();
  private since = 0;

  constructor(private readonly database: Database) {}

  ofWords(words: readonly string[]): Promise<Frequencies> {
    return this.of(
      wordQuery('$1'),
      words.map((word) => `${word}:*`),
    );
  }

  /** Of tsqueries for facts. */
  ofTerms(terms: readonly string[]): Promise<Frequencies> {
    return this.of('$1::tsquery', terms);
  }

  private async of(query: string, values: readonly string[]): Promise<Frequencies> {
    if (this.estimates.size > MOST_KEPT || Date.now() - this.since > KEPT_MS) {
      this.estimates = new Map();
      this.since = Date.now();
    }
    const [contracts, matching] = await Promise.all([
      this.estimate('', []),
      Promise.all(values.map((value) => this.estimate(`where c.search @@ ${query}`, [value]))),
    ]);
    return { contracts, matching };
  }

  /** Concurrent searches share an estimate; one that failed is asked for again. */
  private estimate(condition: string, values: string[]): Promise<number> {
    const key = condition + values.join('');
    const kept = this.estimates.get(key);
    if (kept) return kept;
    const { estimates } = this;
    const asked = this.ask(condition, values);
    if (key.length > LONGEST) return asked;
    estimates.set(key, asked);
    asked.catch(() => estimates.delete(key));
    return asked;
  }

  /**
   * SQL: asks the planner, which reads its statistics and not the table. It expects one contract for a stop word, which is in
   * no index.
   */
  private async ask(condition: string, values: string[]): Promise<number> {
    const [row] = await this.database.read<Estimate>(
      `explain (format json) select from contracts c ${condition}`,
      values,
    );
    return row?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
  }
}
