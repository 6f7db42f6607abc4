import { Injectable, Logger } from '@nestjs/common';
import pg from 'pg';
import { toAppError } from '../../common/api/to-app-error.js';
import { Database } from '../../database/database.js';
import { beginning, isBeginning, wordQuery } from './conditions.js';
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
/**
 * Only the longest words of a search are estimated, because they are usually the rarest. The others count as unknown, so
 * they are checked on the matches of these. Estimating takes PostgreSQL 0.2 ms for each word.
 */
const MOST_ESTIMATED = 5;

interface PlanNode {
  'Plan Rows': number;
  'Subplan Name'?: string;
  Plans?: PlanNode[];
}
interface Estimate {
  'QUERY PLAN': { Plan: PlanNode }[];
}
type Count = Promise<number | null>;

/** Stands for all contracts instead of those with a word. */
const ALL = '';

/** Knows how many contracts have a word, from the planner's statistics, and which words are searched as whole words. */
@Injectable()
export class SearchFrequencies {
  private readonly logger = new Logger(SearchFrequencies.name);
  private answers = new Map<string, Count>();
  private isWhole = new Map<string, boolean>();
  private isAsking = false;
  private isRefused = false;
  private expiresAt = 0;

  constructor(private readonly database: Database) {}

  /** Estimates how many contracts have each word or beginning of a word; null if PostgreSQL refuses to estimate. */
  async ofTerms(terms: readonly string[]): Promise<Frequencies | null> {
    const longest = [...new Set(terms)].sort((a, b) => lengthOf(b) - lengthOf(a)).slice(0, MOST_ESTIMATED);
    const asked = [ALL, ...longest];
    const estimates = this.estimates(asked);
    const counts = new Map(
      await Promise.all(asked.map(async (term, at) => [term, await estimates[at]] as const)),
    );
    if ([...counts.values()].includes(null)) return null;
    return { contracts: counts.get(ALL) ?? 0, matching: terms.map((term) => counts.get(term) ?? 0) };
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

  /**
   * Asks in one statement about the terms that are not known yet. Concurrent searches share an answer, including a
   * refusal. After any other failure, the next search asks again.
   */
  private estimates(terms: readonly string[]): Count[] {
    if (this.answers.size > MOST_CACHED || performance.now() > this.expiresAt) {
      this.answers = new Map();
      this.isWhole = new Map();
      this.isRefused = false;
      this.expiresAt = performance.now() + MAX_AGE_MS;
    }
    const { answers } = this;
    const unknown = terms.filter((term) => !answers.has(term));
    const asked = unknown.length > 0 ? this.ask(unknown) : null;
    return terms.map((term) => {
      const at = unknown.indexOf(term);
      if (!asked || at < 0) return answers.get(term) as Count;
      const count = asked.then((counts) => counts?.[at] ?? null);
      if (term.length <= LONGEST) answers.set(term, count);
      count.catch(() => answers.delete(term));
      return count;
    });
  }

  /**
   * SQL: asks the planner, which reads its statistics and not the table. Each term has a query of its own, because the
   * planner then shows the estimate of all contracts also if it would read in parallel. Stop words are in no index; it
   * expects one contract for them.
   */
  private async ask(terms: readonly string[]): Promise<number[] | null> {
    const queries = terms.map((term, at) => {
      const condition =
        term === ALL ? `$${at + 1}::text is not null` : `c.search @@ ${wordQuery(`$${at + 1}`)}`;
      return `t${at} as materialized (select from contracts c where ${condition})`;
    });
    try {
      const [row] = await this.database.read<Estimate>(
        `explain (format json) with ${queries.join(', ')}
         ${terms.map((_, at) => `select from t${at}`).join(' union all ')}`,
        [...terms],
      );
      return row ? terms.map((_, at) => rowsOf(row['QUERY PLAN'][0]?.Plan, `CTE t${at}`)) : null;
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

/** The letters of the word, without the mark of a beginning. */
const lengthOf = (term: string): number => (isBeginning(term) ? term.length - 2 : term.length);

const rowsOf = (plan: PlanNode | undefined, subplan: string): number =>
  plan?.Plans?.find((node) => node['Subplan Name'] === subplan)?.['Plan Rows'] ?? 0;
