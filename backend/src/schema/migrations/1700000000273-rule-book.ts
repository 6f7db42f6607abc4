import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FIRST_RULES } from './first-rules.js';

/** What companies, loan programs and states demand of a takeover, with drafts that the operator checks and publishes. */
export class RuleBook1700000000273 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table if not exists rule_subjects (
        id uuid not null default uuidv7() constraint rule_subjects_pkey primary key,
        kind text not null constraint rule_subjects_kind_known check (kind in ('company', 'program', 'state')),
        slug text not null constraint rule_subjects_slug_fits check (length(slug) between 2 and 60),
        name text not null constraint rule_subjects_name_fits check (length(name) between 2 and 80),
        types text[] not null,
        aliases text[] not null default '{}'
          constraint rule_subjects_aliases_fit check (cardinality(aliases) <= 20),
        status text not null
          constraint rule_subjects_status_known check (status in ('draft', 'published', 'retired')),
        merged_into uuid constraint rule_subjects_merged_known references rule_subjects (id),
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now());
      create unique index if not exists rule_subjects_slug on rule_subjects (slug);
      create index if not exists rule_subjects_listed on rule_subjects (created_at desc, id desc);

      create table if not exists rules (
        id uuid not null default uuidv7() constraint rules_pkey primary key,
        subject_id uuid not null constraint rules_subject_known references rule_subjects (id),
        type text not null,
        version integer not null,
        status text not null
          constraint rules_status_known check (status in ('draft', 'published', 'replaced')),
        values jsonb not null,
        source_name text not null
          constraint rules_source_fits check (length(source_name) between 2 and 120),
        source_url text constraint rules_source_url_fits check (length(source_url) <= 300),
        checked_on date,
        checked_by uuid constraint rules_checker_known references users (id),
        published_at timestamptz(3),
        created_at timestamptz(3) not null default now());
      create unique index if not exists rules_version on rules (subject_id, type, version);
      create unique index if not exists rules_published on rules (subject_id, type) where status = 'published'`);
    await runner.query(
      `with given as (select * from json_to_recordset($1) as g (kind text, slug text, name text, type text,
           aliases json, source text, values json)),
         added as (insert into rule_subjects (kind, slug, name, types, aliases, status)
           select kind, slug, name, array[type], array(select json_array_elements_text(aliases)), 'draft' from given
           on conflict (slug) do nothing returning id, slug)
       insert into rules (subject_id, type, version, status, values, source_name)
       select added.id, given.type, 1, 'draft', given.values, given.source
       from added join given on given.slug = added.slug`,
      [JSON.stringify(FIRST_RULES)],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table if exists rules; drop table if exists rule_subjects');
  }
}
