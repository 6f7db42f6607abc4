import type { MigrationInterface, QueryRunner } from 'typeorm';
import { foldedVector, keepSearchColumn } from './search-column.js';

/**
 * Where the search column is still a generated one, it becomes one that a trigger fills; the rows stay as they are.
 * Elsewhere it changes nothing.
 */
export class SearchByTrigger1700000000022 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return keepSearchColumn(runner, foldedVector);
  }

  /** Back to a generated column would rewrite the table; the version before works with either. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
