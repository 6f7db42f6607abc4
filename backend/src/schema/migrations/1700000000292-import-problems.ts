import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reports of imports have a bound: how many problems there are is counted, and the first ones are kept. */
export class ImportProblems1700000000292 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table imports add column if not exists problems integer not null default 0');
    await runner.query(`update imports set problems = known.count from (
        select import_id, sum(jsonb_array_length(problems)) as count
        from import_rows where problems is not null group by import_id) known
      where known.import_id = imports.id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table imports drop column if exists problems');
  }
}
