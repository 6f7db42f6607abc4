import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { folded } from '../database/containing.js';
import { wordQuery } from './contracts.conditions.js';
import type { Frequencies } from './search-plan.js';

const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 5_000;
/** Longer conditions are not kept. */
const LONGEST = 200;
/** From this many contracts on, an intersection with a whole word is noticeably faster. */
const FREQUENT = 1000;
/** The characters inside the words of English texts, numbers, URLs and email addresses, as the index has them. */
const CONTINUATIONS = 'abcdefghijklmnopqrstuvwxyz0123456789’-/._@';

interface Estimate {
  'QUERY PLAN': { Plan: { 'Plan Rows': number } }[];
}

/** Knows how many contracts have a word or a fact, from the planner's statistics, and which words are searched as whole words. */
@Injectable()
export class SearchFrequencies {
  private answers = new Map<string, Promise<unknown>>();
  private since = 0;

  constructor(private readonly database: Database) {}

  /** Of words and beginnings of words. */
  ofTerms(terms: readonly string[]): Promise<Frequencies> {
    return this.of(wordQuery('$1'), terms);
  }

  /** Of tsqueries for facts. */
  ofFacts(queries: readonly string[]): Promise<Frequencies> {
    return this.of('$1::tsquery', queries);
  }

  /**
   * The frequent words for which a search for the whole word finds the same contracts as one for its beginning. The index
   * intersects whole words up to ten times as fast.
   */
  async wholeWords(words: readonly string[]): Promise<ReadonlySet<string>> {
    const { matching } = await this.ofTerms(words);
    const frequent = words.filter((_, at) => (matching[at] ?? 0) >= FREQUENT);
    const areWhole = await Promise.all(
      frequent.map((word) => this.kept(`whole ${word}`, () => this.isWhole(word))),
    );
    return new Set(frequent.filter((_, at) => areWhole[at]));
  }

  private async of(query: string, values: readonly string[]): Promise<Frequencies> {
    const [contracts, matching] = await Promise.all([
      this.estimate('', []),
      Promise.all(values.map((value) => this.estimate(`where c.search @@ ${query}`, [value]))),
    ]);
    return { contracts, matching };
  }

  private estimate(condition: string, values: string[]): Promise<number> {
    return this.kept(condition + values.join(''), () => this.ask(condition, values));
  }

  /** Concurrent searches share an answer; one that failed is asked for again. */
  private kept<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    if (this.answers.size > MOST_KEPT || Date.now() - this.since > KEPT_MS) {
      this.answers = new Map();
      this.since = Date.now();
    }
    const { answers } = this;
    const kept = answers.get(key) as Promise<Answer> | undefined;
    if (kept) return kept;
    const asked = ask();
    if (key.length > LONGEST) return asked;
    answers.set(key, asked);
    asked.catch(() => answers.delete(key));
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

  /**
   * SQL: asks the index of words for a contract that has a longer word, but not the word itself. Only entries of longer words are
   * read.
   */
  private async isWhole(word: string): Promise<boolean> {
    const [row] = await this.database.read<{ isWhole: boolean }>(
      `select not exists (select from contracts c where c.search @@ (
         select string_agg(format('%L:*', stem.lexeme || letter), '|')::tsquery && !! format('%L', stem.lexeme)::tsquery
         from unnest(to_tsvector('english', ${folded('$1')})) stem, regexp_split_to_table($2, '') letter
         group by stem.lexeme)) as "isWhole"`,
      [word, CONTINUATIONS],
    );
    return row?.isWhole ?? false;
  }
}
