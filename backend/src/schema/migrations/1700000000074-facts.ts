import type { MigrationInterface, QueryRunner } from 'typeorm';

const TEXTS = ['make', 'model', 'developer', 'thirdParty', 'collateral'];
const words = (text: string): string =>
  `lower(coalesce(new.masked_${text}, new.${text}) collate pg_unicode_fast)`;
const FACTS = `lower(concat_ws(' ', ${TEXTS.map((key) => `coalesce(new.masked_facts, new.facts)->>'${key}'`).join(', ')}) collate pg_unicode_fast)`;
const part = (text: string, weight: string): string =>
  `setweight(to_tsvector('english'::regconfig, ${text}), '${weight}')`;

/** The search column with the facts that people write themselves, beside the place in weight. */
const WITH_FACTS = [
  part(words('title'), 'A'),
  part(words('location'), 'B'),
  part(FACTS, 'B'),
  part(words('description'), 'C'),
].join(' || ');
const WITHOUT_FACTS = [
  part(words('title'), 'A'),
  part(words('location'), 'B'),
  part(words('description'), 'C'),
].join(' || ');

const SEARCHED = [
  'title',
  'description',
  'location',
  'masked_title',
  'masked_description',
  'masked_location',
];

const trigger = (vector: string, columns: readonly string[]): string => `
  create or replace function contracts_search() returns trigger language plpgsql as $$
  begin
    new.search := ${vector};
    return new;
  end $$;
  create or replace trigger contracts_search_filled before insert or update of ${columns.join(', ')} on contracts
    for each row execute function contracts_search()`;

/**
 * Facts of contracts. All defaults are constants, so no row is rewritten; existing contracts have no facts, so their search
 * column stays as it is. The constraint is added unvalidated, so that no scan happens under the exclusive lock.
 */
export class Facts1700000000074 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table contracts
      add facts jsonb not null default '{}',
      add masked_facts jsonb,
      add incentive integer not null default 0,
      add term_as_of date,
      add effective_monthly integer,
      add constraint contracts_incentive_range check (incentive between 0 and 10000000) not valid`);
    await runner.query(trigger(WITH_FACTS, [...SEARCHED, 'facts', 'masked_facts']));
    await runner.query(`create table private_facts (
      contract_id uuid not null constraint private_facts_pkey primary key
        constraint private_facts_contract_known references contracts (id) on delete cascade,
      facts jsonb not null)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table private_facts');
    await runner.query(trigger(WITHOUT_FACTS, SEARCHED));
    await runner.query(`alter table contracts
      drop facts, drop masked_facts, drop incentive, drop term_as_of, drop effective_monthly`);
  }
}
