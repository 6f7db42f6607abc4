import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EventsRead1700000000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table payment_events_read (
      mode text not null constraint payment_events_read_pkey primary key,
      until timestamptz(3) not null)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table payment_events_read`);
  }
}
