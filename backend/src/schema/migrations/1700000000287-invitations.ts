import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whom a holder has asked to apply for a contract. */
export class Invitations1700000000287 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table if not exists invitations (
      contract_id uuid not null,
      member_id uuid not null,
      created_at timestamptz(3) not null default now(),
      constraint invitations_pkey primary key (contract_id, member_id),
      constraint invitations_contract_known foreign key (contract_id) references contracts (id) on delete cascade,
      constraint invitations_member_known foreign key (member_id) references users (id)
    )`);
    await runner.query('create index if not exists invitations_of_member on invitations (member_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table if exists invitations');
  }
}
