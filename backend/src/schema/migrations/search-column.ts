import type { QueryRunner } from 'typeorm';

/**
 * A trigger fills the search column. If it were a generated column, each change of its expression would rewrite the table
 * under a lock that blocks all reads; with a trigger, a change replaces a function.
 */
export async function keepSearchColumn(
  runner: QueryRunner,
  vector: (prefix: string) => string,
): Promise<void> {
  // several statements in one query are one transaction, so that no row is written without the trigger
  await runner.query(`
    create or replace function contracts_search() returns trigger language plpgsql as $$
    begin
      new.search := ${vector('new.')};
      return new;
    end $$;
    alter table contracts alter column search drop expression if exists;
    create or replace trigger contracts_search_filled before insert or update of title, description, location,
      masked_title, masked_description, masked_location on contracts
      for each row execute function contracts_search();
    delete from typeorm_metadata where "table" = 'contracts' and name = 'search'`);
}

type Words = (text: string) => string;
const PARTS = ['title', 'location', 'description'] as const;

const vectorOf = (words: Words): string =>
  PARTS.map(
    (text, at) => `setweight(to_tsvector('english'::regconfig, ${words(text)}), '${'ABC'[at]}')`,
  ).join(' || ');

/** The texts that the public may read. */
export const seenVector = (prefix = ''): string =>
  vectorOf((text) => `coalesce(${prefix}masked_${text}, ${prefix}${text})`);

/** The same in lower case, in every locale of the database. */
export const foldedVector = (prefix = ''): string =>
  vectorOf((text) => `lower(coalesce(${prefix}masked_${text}, ${prefix}${text}) collate pg_unicode_fast)`);
