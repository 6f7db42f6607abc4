import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each search also reads the list of new contracts that are not yet in the index of words. It grew to 4 MB before PostgreSQL
 * put them into the index: 1.1 ms of a search for a rare word, and 0.3 ms with 256 kB (ADR 0006). SQL: TypeORM has no
 * settings of indexes. In no transaction, so that the lock on the index ends at once.
 */
export class PendingSearches1700000000181 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter index contracts_search set (gin_pending_list_limit = 256)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter index contracts_search reset (gin_pending_list_limit)');
  }
}
