import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Moderation1700000000213 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- the version of the detection rules by which all texts of a table were reviewed
      create table text_reviews (
        subject text not null constraint text_reviews_pkey primary key,
        rules integer not null)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table text_reviews`);
  }
}
