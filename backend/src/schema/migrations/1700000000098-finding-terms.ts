import type { MigrationInterface, QueryRunner } from 'typeorm';
import { updateInBatches } from '../migration-steps.js';

const TEXTS = ['make', 'model', 'developer', 'thirdParty', 'collateral'];
const words = (text: string): string =>
  `lower(coalesce(new.masked_${text}, new.${text}) collate pg_unicode_fast)`;
const FACTS = `lower(concat_ws(' ', ${TEXTS.map((key) => `coalesce(new.masked_facts, new.facts)->>'${key}'`).join(', ')}) collate pg_unicode_fast)`;
const part = (text: string, weight: string): string =>
  `setweight(to_tsvector('english'::regconfig, ${text}), '${weight}')`;

const VECTOR = [
  part(words('title'), 'A'),
  part(words('location'), 'B'),
  part(FACTS, 'B'),
  part(words('description'), 'C'),
].join(' || ');

const SEARCHED = [
  ...['title', 'description', 'location', 'masked_title', 'masked_description', 'masked_location'],
  ...['facts', 'masked_facts'],
];
const FILTERED = ['incentive', 'cash_at_transfer'];

const trigger = (vector: string, columns: readonly string[]): string => `
  create or replace function contracts_search() returns trigger language plpgsql as $$
  begin
    new.search := ${vector};
    return new;
  end $$;
  create or replace trigger contracts_search_filled before insert or update of ${columns.join(', ')} on contracts
    for each row execute function contracts_search()`;

/**
 * The terms by which lists filter by facts, in the index of the search: no word that a person types begins with "=". A number
 * is found by how many digits it has and its first digit, a small one by itself, a day by its month (search/fact-terms.ts).
 */
const TERMS = `
  create or replace function finding_term(key text, value jsonb) returns text immutable strict parallel safe language sql
    return '=' || key || ':' || case
      when jsonb_typeof(value) <> 'number' then
        case when key in ('availableFrom', 'leaseEnd') then left(value#>>'{}', 7)
        else left(lower((value#>>'{}') collate pg_unicode_fast), 200) end
      when abs(value::numeric) < 100 or key in ('year', 'collateralYear', 'rightsEnd', 'nextUse') then value#>>'{}'
      else case when value::numeric < 0 then '-' else '' end || length(trunc(abs(value::numeric))::text) ||
        left(trunc(abs(value::numeric))::text, 1) || 'x' end;
  create or replace function finding_terms(facts jsonb, incentive integer, cash integer) returns tsvector
    immutable parallel safe language sql
    return array_to_tsvector(array(select finding_term(key, value) from jsonb_each(facts)
        where jsonb_typeof(value) in ('number', 'string'))
      || case when incentive > 0 then array['=paysSomething'] else '{}' end
      || case when cash is null then '{}' else array[finding_term('cash', to_jsonb(cash))] end)`;

const WITH_TERMS = `${VECTOR} || finding_terms(coalesce(new.masked_facts, new.facts), new.incentive, new.cash_at_transfer)`;

export class FindingTerms1700000000098 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TERMS);
    await runner.query(trigger(WITH_TERMS, [...SEARCHED, ...FILTERED]));
    // contracts without facts and incentive have no terms until the next roll-down computes their cash
    await updateInBatches(runner, 'contracts', {
      set: 'facts = facts',
      where: `facts <> '{}' or incentive > 0`,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(trigger(VECTOR, SEARCHED));
    await runner.query('drop function finding_terms');
    await runner.query('drop function finding_term');
  }
}
