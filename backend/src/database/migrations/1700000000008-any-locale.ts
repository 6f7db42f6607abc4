import type { MigrationInterface, QueryRunner } from 'typeorm';

const LISTED = `status in ('active', 'pending')`;
const PLACE = 'lower(coalesce(masked_location, location) collate pg_unicode_fast)';

const vectorOf = (words: (text: string) => string) =>
  ['title', 'location', 'description']
    .map((text, at) => `setweight(to_tsvector('english'::regconfig, ${words(text)}), '${'ABC'[at]}')`)
    .join(' || ');
const AS_WRITTEN = vectorOf((text) => `coalesce(masked_${text}, ${text})`);
const FOLDED = vectorOf((text) => `lower(coalesce(masked_${text}, ${text}) collate pg_unicode_fast)`);

async function searchIn(runner: QueryRunner, vector: string): Promise<void> {
  await runner.query(`alter table contracts alter column search set expression as (${vector})`);
  await runner.query(
    `update typeorm_metadata set value = $1 where "table" = 'contracts' and name = 'search'`,
    [vector],
  );
}

const letterPairs = (words: string) => `create or replace function letter_pairs(words text) returns text[]
  immutable strict parallel safe language sql
  return (select array_agg(distinct substr(${words}, at, length))
          from generate_series(1, char_length(words)) at, generate_series(1, 2) length)`;

/** Upper and lower case are the same in every script, whatever locale the database was made with. */
export class AnyLocale1700000000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index contracts_listed_location, contracts_listed_letter_pairs`);
    await searchIn(runner, FOLDED);
    await runner.query(letterPairs('words'));
    await runner.query(
      `create index contracts_listed_location on contracts using gin (${PLACE} gin_trgm_ops) where ${LISTED}`,
    );
    await runner.query(
      `create index contracts_listed_letter_pairs on contracts using gin (letter_pairs(${PLACE})) where ${LISTED}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index contracts_listed_location, contracts_listed_letter_pairs`);
    await searchIn(runner, AS_WRITTEN);
    await runner.query(letterPairs('lower(words)'));
    await runner.query(
      `create index contracts_listed_location on contracts using gin (location gin_trgm_ops) where ${LISTED}`,
    );
    await runner.query(
      `create index contracts_listed_letter_pairs on contracts using gin (letter_pairs(location)) where ${LISTED}`,
    );
  }
}
