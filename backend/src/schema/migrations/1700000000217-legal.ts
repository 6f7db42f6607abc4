import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Versions of the legal texts, and which member accepted which version of the terms. */
export class Legal1700000000217 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table if not exists legal_texts (
        id uuid not null default uuidv7() constraint legal_texts_pkey primary key,
        kind text not null,
        version integer,
        body text not null,
        requires_consent boolean not null,
        note text,
        published_at timestamptz(3),
        revision integer not null,
        writer_id uuid not null constraint legal_texts_writer_known references users (id),
        changed_at timestamptz(3) not null default now(),
        constraint legal_texts_kind_known check (kind in ('terms', 'privacy', 'fees', 'cookies')),
        constraint legal_texts_published_fits check ((version is null) = (published_at is null)));
      create unique index if not exists legal_texts_version on legal_texts (kind, version);
      create unique index if not exists legal_texts_draft on legal_texts (kind) where version is null;

      create table if not exists terms_acceptances (
        user_id uuid not null constraint terms_acceptances_user_known references users (id),
        version integer not null,
        accepted_at timestamptz(3) not null default now(),
        constraint terms_acceptances_pkey primary key (user_id, version));`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table terms_acceptances; drop table legal_texts');
  }
}
