import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What parties of transfers tell about the companies behind their contracts. */
export class RuleObservations1700000000278 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table if not exists rule_observations (
      id uuid not null default uuidv7(),
      subject_id uuid not null,
      type text not null,
      transfer_id uuid,
      member_id uuid not null,
      answers jsonb not null,
      note text,
      state text not null default 'open',
      created_at timestamptz(3) not null default now(),
      constraint rule_observations_pkey primary key (id),
      constraint rule_observations_subject_known foreign key (subject_id) references rule_subjects (id),
      constraint rule_observations_member_known foreign key (member_id) references users (id),
      constraint rule_observations_state_known check (state in ('open', 'used', 'dismissed')),
      constraint rule_observations_note_fits check (length(note) <= 500)
    )`);
    await runner.query(
      'create unique index if not exists rule_observations_once on rule_observations (member_id, transfer_id)',
    );
    await runner.query(
      'create index if not exists rule_observations_listed on rule_observations (created_at desc, id desc)',
    );
    await runner.query(
      `create index if not exists rule_observations_open on rule_observations (subject_id, type) where state = 'open'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table if exists rule_observations');
  }
}
