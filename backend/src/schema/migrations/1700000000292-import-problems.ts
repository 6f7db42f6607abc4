import type { MigrationInterface, QueryRunner } from 'typeorm';
import { updateInBatches } from '../migration-steps.js';

/** Reports of imports have a bound: how many problems there are is counted, and the first ones are kept. */
export class ImportProblems1700000000292 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table imports add column if not exists problems integer not null default 0');
    await updateInBatches(runner, 'imports', {
      set: `problems = (select sum(jsonb_array_length(wrong.problems)) from import_rows wrong
        where wrong.import_id = imports.id)`,
      where: `problems = 0 and exists
        (select from import_rows wrong where wrong.import_id = imports.id and wrong.problems is not null)`,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table imports drop column if exists problems');
  }
}
