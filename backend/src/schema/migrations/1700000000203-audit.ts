import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Audit1700000000203 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table audit_entries (
        id uuid not null default uuidv7() constraint audit_entries_pkey primary key,
        actor_id uuid not null constraint audit_entries_actor_known references users (id),
        action text not null,
        target_type text not null,
        target_id text not null,
        before jsonb,
        after jsonb,
        ip text not null,
        created_at timestamptz(3) not null default now());
      create index audit_entries_listed on audit_entries (created_at desc, id desc);
      create index audit_entries_by_actor on audit_entries (actor_id, created_at desc, id desc);
      create index audit_entries_by_action on audit_entries (action, created_at desc, id desc);
      -- the entries that the deletion of an account and of the texts of a transfer look for
      create index audit_entries_quoted on audit_entries ((before->>'userId'))
        where action in ('contract.update', 'contract.delete');
      create index audit_entries_of_transfers on audit_entries (target_id) where target_type = 'transfer'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table audit_entries`);
  }
}
