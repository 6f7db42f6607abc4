import type { QueryRunner } from 'typeorm';

/**
 * The search column is an ordinary one that a trigger fills. As a generated column, each change of its expression
 * would rewrite the table under a lock that stops all reads; now it replaces a function.
 */
export async function keepSearchColumn(
  runner: QueryRunner,
  vector: (prefix: string) => string,
): Promise<void> {
  // several statements in one query are one transaction: no row is written while nothing fills the column
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

/** What everyone may read. */
export const seenVector = (prefix = ''): string =>
  vectorOf((text) => `coalesce(${prefix}masked_${text}, ${prefix}${text})`);

/** The same in lower case, whatever the database's locale. */
export const foldedVector = (prefix = ''): string =>
  vectorOf((text) => `lower(coalesce(${prefix}masked_${text}, ${prefix}${text}) collate pg_unicode_fast)`);
