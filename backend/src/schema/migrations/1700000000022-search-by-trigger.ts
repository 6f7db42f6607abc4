import type { MigrationInterface, QueryRunner } from 'typeorm';
import { foldedVector, keepSearchColumn } from './search-column.js';

/**
 * Replaces a generated search column by an ordinary one that a trigger fills, without a rewrite of the rows. Does nothing
 * if the column is an ordinary one already.
 */
export class SearchByTrigger1700000000022 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return keepSearchColumn(runner, foldedVector);
  }

  /** A return to the generated column would rewrite the table; the previous version works with both. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
