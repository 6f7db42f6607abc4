import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the Launch tab knows: waivers, mailed codes, errors by hour, and what has happened to the installation. */
export class Launch1700000000241 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table if not exists installation_marks (
        name text not null constraint installation_marks_pkey primary key,
        value text,
        marked_at timestamptz(3) not null default now());

      create table if not exists launch_waivers (
        key text not null constraint launch_waivers_pkey primary key,
        reason text not null,
        waived_by uuid not null constraint launch_waivers_admin_known references users (id),
        waived_at timestamptz(3) not null default now());

      create table if not exists launch_mails (
        address text not null,
        sender text not null,
        code_digest text not null,
        sent_at timestamptz(3) not null default now(),
        received_at timestamptz(3),
        constraint launch_mails_pkey primary key (address, sender));

      create table if not exists server_errors (
        hour timestamptz not null constraint server_errors_pkey primary key,
        count integer not null)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table server_errors, launch_mails, launch_waivers, installation_marks`);
  }
}
