import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was found in the descriptions of photos. */
export class FlaggedPhotos1700000000161 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table photos add flags text[] not null default '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table photos drop flags');
  }
}
