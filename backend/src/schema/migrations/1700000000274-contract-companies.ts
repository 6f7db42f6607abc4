import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from '../migration-steps.js';

const WITH_ORDERS_AND_PLACE =
  'include (type, created_at, monthly_payment, remaining_term_months, effective_monthly, incentive, place_id)';

/** The company of the rule book that a contract names. */
export class ContractCompanies1700000000274 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table contracts add if not exists subject_id uuid');
    await runner.query(`
      alter table contracts drop constraint if exists contracts_subject_known;
      alter table contracts add constraint contracts_subject_known
        foreign key (subject_id) references rule_subjects (id) not valid`);
    await runner.query('alter table contracts validate constraint contracts_subject_known');
    await createIndex(
      runner,
      'contracts_listed_company',
      `on contracts (subject_id, id) ${WITH_ORDERS_AND_PLACE}
       where status in ('active', 'pending') and subject_id is not null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table contracts drop column if exists subject_id');
  }
}
