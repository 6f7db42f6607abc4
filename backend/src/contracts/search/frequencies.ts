import { Injectable, Logger } from '@nestjs/common';
import pg from 'pg';
import { toAppError } from '../../common/api/to-app-error.js';
import { Database } from '../../database/database.js';
import { beginning, wordQuery } from './conditions.js';
import type { Frequencies } from './plan.js';

const MAX_AGE_MS = 10 * 60_000;
/** Answers are kept for this time after PostgreSQL has refused one. */
const MAX_AGE_AFTER_REFUSAL_MS = 60_000;
const MOST_CACHED = 5_000;
/** Longer conditions are not cached. */
const LONGEST = 200;
/** In fewer contracts, a search for the whole word is not noticeably faster. */
const FREQUENT = 1000;
/** Shorter words are always searched as beginnings, because most contracts have a word that begins with them. */
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

  /** Estimates how many contracts have each word or beginning of a word; null if PostgreSQL refuses to estimate. */
  async ofTerms(terms: readonly string[]): Promise<Frequencies | null> {
    const [contracts, ...matching] = await Promise.all([
      this.estimate('', []),
      ...terms.map((term) => this.estimate(`where c.search @@ ${wordQuery('$1')}`, [term])),
    ]);
    return contracts !== null && matching.every((count) => count !== null) ? { contracts, matching } : null;
  }

  /**
   * Returns the frequent words, in lowercase, that are known to find the same contracts as whole words and as
   * beginnings. The index intersects whole words up to ten times as fast. A search does not wait for a word that is not
   * known yet.
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

  /** Asks about one word at a time. After a failure, the word is searched as a beginning until the answers expire. */
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

  /** Concurrent searches share an answer, including a refusal. After any other failure, the next search asks again. */
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
   * SQL: asks the planner, which reads its statistics and not the table. Stop words are in no index; it expects one
   * contract for them.
   */
  private async ask(condition: string, values: string[]): Promise<number | null> {
    try {
      const [row] = await this.database.read<Estimate>(
        `explain (format json) select from contracts c ${condition}`,
        values,
      );
      return row?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? null;
    } catch (error) {
      // without a connection, the search itself would also fail
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
   * SQL: looks in the index of words for a contract that has a longer word but not the word itself. `materialized`
   * keeps the planner from scanning the table. A word that the database splits into several is searched as a beginning.
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
