import { Injectable, Logger } from '@nestjs/common';
import pg from 'pg';
import { toAppError } from '../../common/api/to-app-error.js';
import { Database } from '../../database/database.js';
import { beginning, wordQuery } from './conditions.js';
import type { Frequencies } from './plan.js';

const MAX_AGE_MS = 10 * 60_000;
/** For all answers after PostgreSQL has refused one. */
const MAX_AGE_AFTER_REFUSAL_MS = 60_000;
const MOST_CACHED = 5_000;
/** Longer conditions are not cached. */
const LONGEST = 200;
/** From this many contracts on, an intersection with a whole word is noticeably faster. */
const FREQUENT = 1000;
/** Shorter words are always beginnings: most contracts have one of theirs. */
const SHORTEST_WHOLE = 3;

interface Estimate {
  'QUERY PLAN': { Plan: { 'Plan Rows': number } }[];
}

/** Knows how many contracts have a word, from the planner's statistics, and which words are searched as whole words. */
@Injectable()
export class SearchFrequencies {
  private readonly logger = new Logger(SearchFrequencies.name);
  private answers = new Map<string, Promise<number | null>>();
  private isWhole = new Map<string, boolean>();
  private isAsking = false;
  private isRefused = false;
  private expiresAt = 0;

  constructor(private readonly database: Database) {}

  /** Of words and beginnings of words; null if PostgreSQL refuses to estimate them. */
  async ofTerms(terms: readonly string[]): Promise<Frequencies | null> {
    const [contracts, ...matching] = await Promise.all([
      this.estimate('', []),
      ...terms.map((term) => this.estimate(`where c.search @@ ${wordQuery('$1')}`, [term])),
    ]);
    return contracts !== null && matching.every((count) => count !== null) ? { contracts, matching } : null;
  }

  /**
   * The frequent words, in lowercase, for which a search for the whole word is known to find the same contracts as one for its
   * beginning. The index intersects whole words up to ten times as fast. A search does not wait for what is not known yet.
   */
  async wholeWords(given: readonly string[]): Promise<ReadonlySet<string>> {
    const words = given.map((word) => word.toLowerCase()).filter((word) => word.length >= SHORTEST_WHOLE);
    if (words.length === 0) return new Set();
    const frequencies = await this.ofTerms(words);
    const frequent = words.filter((_, at) => (frequencies?.matching[at] ?? 0) >= FREQUENT);
    const unknown = frequent.find((word) => !this.isWhole.has(word));
    if (unknown && !this.isAsking) void this.learn(unknown);
    return new Set(frequent.filter((word) => this.isWhole.get(word)));
  }

  /** One word at a time. After a failure, the word is a beginning for as long as an answer is cached. */
  private async learn(word: string): Promise<void> {
    const { isWhole } = this;
    this.isAsking = true;
    try {
      isWhole.set(word, await this.askIfWhole(word));
    } catch (error) {
      isWhole.set(word, false);
      this.logger.warn(`A frequent word is searched as a beginning: ${String(error)}`);
    } finally {
      this.isAsking = false;
    }
  }

  /** Concurrent searches share an answer, also that it is refused; after any other failure, the next search asks again. */
  private estimate(condition: string, values: string[]): Promise<number | null> {
    if (this.answers.size > MOST_CACHED || performance.now() > this.expiresAt) {
      this.answers = new Map();
      this.isWhole = new Map();
      this.isRefused = false;
      this.expiresAt = performance.now() + MAX_AGE_MS;
    }
    const { answers } = this;
    const key = condition + values.join('');
    const known = answers.get(key);
    if (known) return known;
    const asked = this.ask(condition, values);
    if (key.length > LONGEST) return asked;
    answers.set(key, asked);
    asked.catch(() => answers.delete(key));
    return asked;
  }

  /**
   * SQL: asks the planner, which reads its statistics and not the table. It expects one contract for a stop word, which is in
   * no index.
   */
  private async ask(condition: string, values: string[]): Promise<number | null> {
    try {
      const [row] = await this.database.read<Estimate>(
        `explain (format json) select from contracts c ${condition}`,
        values,
      );
      return row?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? null;
    } catch (error) {
      // without a connection, the search itself would fail, too
      if (!(error instanceof pg.DatabaseError) || toAppError(error).code === 'UNAVAILABLE') throw error;
      this.refused(error);
      return null;
    }
  }

  /** Logged once until the answers expire. */
  private refused(error: Error): void {
    if (this.isRefused) return;
    this.isRefused = true;
    this.expiresAt = Math.min(this.expiresAt, performance.now() + MAX_AGE_AFTER_REFUSAL_MS);
    this.logger.warn(`Searches are planned without frequencies: ${String(error)}`);
  }

  /**
   * SQL: asks the index of words for a contract that has a longer word, but not the word itself. `materialized` keeps the planner
   * from scanning the table for it. A word that the database splits into several is a beginning.
   */
  private async askIfWhole(word: string): Promise<boolean> {
    const [whole, longer] = [wordQuery('$1'), wordQuery('$2')];
    const [row] = await this.database.read<{ isWhole: boolean }>(
      `with longer as materialized (select from contracts c where c.search @@ (${longer} && !! ${whole}))
       select numnode(${whole}) = 1 and not exists (select from longer) as "isWhole"`,
      [word, beginning(word)],
    );
    return row?.isWhole ?? false;
  }
}
