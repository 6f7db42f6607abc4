import type { MigrationInterface, QueryRunner } from 'typeorm';

const searchVector = (title: string, location: string, description: string) =>
  `setweight(to_tsvector('english'::regconfig, ${title}), 'A') || setweight(to_tsvector('english'::regconfig, ${location}), 'B') || setweight(to_tsvector('english'::regconfig, ${description}), 'C')`;
const WRITTEN = searchVector('title', 'location', 'description');
const SEEN = searchVector(
  'coalesce(masked_title, title)',
  'coalesce(masked_location, location)',
  'coalesce(masked_description, description)',
);

async function searchIn(runner: QueryRunner, vector: string): Promise<void> {
  await runner.query(`alter table contracts alter column search set expression as (${vector})`);
  await runner.query(
    `update typeorm_metadata set value = $1 where "table" = 'contracts' and name = 'search'`,
    [vector],
  );
}

export class Moderation1700000000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table contracts add masked_title text, add masked_description text,
      add masked_location text, add flags text[] not null default '{}'`);
    // nobody finds a contract by what they may not read
    await searchIn(runner, SEEN);
    await runner.query(`alter table messages add masked_message text, add flags text[] not null default '{}',
      add hidden_at timestamptz(3)`);
    await runner.query(`create index messages_flagged on messages (created_at desc, id desc)
      where flags <> '{}' or hidden_at is not null`);
    await runner.query(`alter table users add suspended_at timestamptz(3)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table users drop suspended_at`);
    await runner.query(`alter table messages drop masked_message, drop flags, drop hidden_at`);
    await searchIn(runner, WRITTEN);
    await runner.query(`alter table contracts drop masked_title, drop masked_description, drop masked_location,
      drop flags`);
  }
}
