import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from '../migration-steps.js';

export class TextReview1700000000007 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table contracts add if not exists hidden_at timestamptz(3),
      add if not exists cleared_at timestamptz(3)`);
    await createIndex(
      runner,
      'contracts_flagged',
      `on contracts (created_at desc, id desc) where flags <> '{}' or hidden_at is not null`,
    );
    await runner.query(`alter table messages add if not exists cleared_at timestamptz(3)`);
    // the version of the detection rules by which all texts of a table were reviewed
    await runner.query(`create table if not exists text_reviews (
      subject text not null constraint text_reviews_pkey primary key,
      rules integer not null)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table text_reviews`);
    await runner.query(`alter table messages drop cleared_at`);
    await runner.query(`alter table contracts drop hidden_at, drop cleared_at`);
  }
}
