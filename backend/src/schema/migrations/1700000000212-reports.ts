import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Reports1700000000212 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table reports (
        id uuid not null default uuidv7() constraint reports_pkey primary key,
        reporter_id uuid not null constraint reports_reporter_known references users (id),
        target_type text not null,
        target_id uuid not null,
        contract_id uuid not null constraint reports_contract_known references contracts (id) on delete cascade,
        subject_id uuid not null constraint reports_subject_known references users (id),
        reason text not null,
        note text,
        state text not null default 'open',
        urgent boolean not null default false,
        due_at timestamptz(3),
        action text,
        resolution text,
        resolved_by uuid constraint reports_resolver_known references users (id),
        resolved_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        constraint reports_state_known check (state in ('open', 'upheld', 'dismissed')),
        constraint reports_resolved_fits check ((state = 'open') = (resolved_at is null)));
      create unique index reports_once on reports (reporter_id, target_type, target_id);
      create index reports_queue on reports (urgent desc, created_at desc, id desc);
      create index reports_open on reports (urgent desc, created_at desc, id desc) where state = 'open';
      create index reports_of_target on reports (target_type, target_id);
      create index reports_of_contract on reports (contract_id);
      create index reports_of_subject on reports (subject_id);
      create index reports_by_day on reports (created_at);
      create index reports_due on reports (due_at) where state = 'open' and due_at is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table reports`);
  }
}
