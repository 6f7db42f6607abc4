import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a nightly job measures with the companies of the rule book. */
export class RuleFigures1700000000279 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table if not exists rule_figures (
      subject_id uuid not null,
      type text not null,
      as_of date not null,
      decided integer not null,
      approved integer not null,
      median_days_to_decision integer not null,
      median_fee integer,
      constraint rule_figures_pkey primary key (subject_id, type),
      constraint rule_figures_subject_known foreign key (subject_id) references rule_subjects (id)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table if exists rule_figures');
  }
}
