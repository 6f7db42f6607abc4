import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Photos1700000000209 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table photos (
        id uuid not null constraint photos_pkey primary key,
        contract_id uuid constraint photos_contract_known references contracts (id) on delete set null,
        user_id uuid not null constraint photos_user_known references users (id),
        digest text not null,
        width integer not null,
        height integer not null,
        alt text not null default '',
        masked_alt text,
        placeholder text not null,
        position integer not null,
        created_at timestamptz(3) not null default now(),
        deleted_at timestamptz(3),
        flags text[] not null default '{}');
      create index photos_of_contract on photos (contract_id, position);
      create unique index photos_once on photos (contract_id, digest) where deleted_at is null;
      create index photos_of_user on photos (user_id, id);
      create index photos_deleted on photos (deleted_at) where deleted_at is not null;
      create index photos_without_contract on photos (id) where contract_id is null and deleted_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table photos`);
  }
}
