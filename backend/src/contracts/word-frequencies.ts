import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { wordQuery } from './contracts.conditions.js';

const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 5_000;
/** Numbers of contracts at the head of a list that a search may scan. */
const HEADS = [1_000, 4_000, 16_000] as const;
/** An entry of the text index costs about a third of a contract that is scanned in the list's order. */
const ENTRIES_PER_SCANNED = 3;

/** The rare word that leads to the matches of a search, or how much of the list is scanned for them first. */
export interface SearchPlan {
  rare: string | null;
  head: number;
}

interface Estimate {
  'QUERY PLAN': { Plan: { 'Plan Rows': number } }[];
}

/** Knows from the planner's statistics how many contracts have a word, and decides where a search begins. */
@Injectable()
export class WordFrequencies {
  private estimates = new Map<string, number>();
  private since = 0;

  constructor(private readonly database: Database) {}

  async plan(words: readonly string[]): Promise<SearchPlan> {
    if (this.estimates.size > MOST_KEPT || Date.now() - this.since > KEPT_MS) {
      this.estimates = new Map();
      this.since = Date.now();
    }
    const [contracts = 0, ...counts] = await Promise.all(['', ...words].map((word) => this.estimate(word)));
    // one row is expected of a stop word, which is in no index; a table that small needs no index either
    const known = counts.map((count) => (count > 1 ? count : Infinity));
    const fewest = Math.min(...known);
    const entries = counts.reduce((sum, count) => sum + count, 0);
    return {
      // up to here, reading all matches of the word costs no more than scanning the list for a page of them (ADR 0006)
      rare: fewest < 2 * Math.sqrt(contracts) ? (words[known.indexOf(fewest)] ?? null) : null,
      head: HEADS.find((head) => head * ENTRIES_PER_SCANNED >= entries) ?? HEADS[2],
    };
  }

  /** SQL: asks the planner, which reads its statistics and not the table. All contracts have the empty word. */
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
