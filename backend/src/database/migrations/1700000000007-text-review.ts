import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TextReview1700000000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table contracts add hidden_at timestamptz(3), add cleared_at timestamptz(3)`);
    await runner.query(`create index contracts_flagged on contracts (created_at desc, id desc)
      where flags <> '{}' or hidden_at is not null`);
    await runner.query(`alter table messages add cleared_at timestamptz(3)`);
    // by which rules the texts of a table have all been judged
    await runner.query(`create table text_reviews (
      subject text not null constraint text_reviews_pkey primary key,
      rules integer not null)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table text_reviews`);
    await runner.query(`alter table messages drop cleared_at`);
    await runner.query(`alter table contracts drop hidden_at, drop cleared_at`);
  }
}
