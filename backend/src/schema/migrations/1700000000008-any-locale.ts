import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex, updateInBatches } from '../migration-steps.js';
import { foldedVector, keepSearchColumn, seenVector } from './search-column.js';

const LISTED = `status in ('active', 'pending')`;
const PLACE = 'lower(coalesce(masked_location, location) collate pg_unicode_fast)';
const INDEXES = ['contracts_listed_location', 'contracts_listed_letter_pairs'] as const;

const letterPairs = (words: string) => `create or replace function letter_pairs(words text) returns text[]
  immutable strict parallel safe language sql
  return (select array_agg(distinct substr(${words}, at, length))
          from generate_series(1, char_length(words)) at, generate_series(1, 2) length)`;

/** Makes searches ignore case in every script, whatever the locale of the database. */
export class AnyLocale1700000000008 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const index of INDEXES) await dropIndex(runner, index);
    await keepSearchColumn(runner, foldedVector);
    await updateInBatches(runner, 'contracts', {
      set: `search = ${foldedVector()}`,
      where: `search is distinct from (${foldedVector()})`,
    });
    await runner.query(letterPairs('words'));
    await createIndex(runner, INDEXES[0], `on contracts using gin (${PLACE} gin_trgm_ops) where ${LISTED}`);
    await createIndex(runner, INDEXES[1], `on contracts using gin (letter_pairs(${PLACE})) where ${LISTED}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of INDEXES) await dropIndex(runner, index);
    await keepSearchColumn(runner, seenVector);
    await runner.query(letterPairs('lower(words)'));
    await createIndex(runner, INDEXES[0], `on contracts using gin (location gin_trgm_ops) where ${LISTED}`);
    await createIndex(runner, INDEXES[1], `on contracts using gin (letter_pairs(location)) where ${LISTED}`);
  }
}
