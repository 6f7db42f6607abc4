import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 1000;

/**
 * Copies the current terms of their contract, if it still exists, to older purchases. Each batch is a transaction, so that
 * no purchase stays locked for long; the migration can be interrupted at any point and run again.
 */
export class TermsOfPurchases1700000000019 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const ids = (
        (await runner.query(`select id from purchases where id > $1 order by id limit ${BATCH}`, [
          after,
        ])) as { id: string }[]
      ).map(({ id }) => id);
      const last = ids.at(-1);
      if (!last) return;
      await runner.query(
        `update purchases p
         set terms = json_build_object('title', p.contract_title, 'type', c.type,
             'description', coalesce(c.masked_description, c.description),
             'location', coalesce(c.masked_location, c.location),
             'monthlyPayment', c.monthly_payment, 'remainingTermMonths', c.remaining_term_months),
           terms_version = c.terms_version
         from contracts c where p.id = any($1) and c.id = p.contract_id and p.terms is null`,
        [ids],
      );
      after = last;
    }
  }

  /** The previous migration drops the columns. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
