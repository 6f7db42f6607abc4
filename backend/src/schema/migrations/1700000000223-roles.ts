import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from '../migration-steps.js';

/** The roles besides `admin`, which stays `is_admin`. */
export class Roles1700000000223 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table users add column if not exists staff_roles text[] not null default '{}'`);
    await runner.query('alter table users drop constraint if exists users_staff_roles_known');
    await runner.query(`alter table users add constraint users_staff_roles_known
      check (staff_roles <@ array['moderator', 'finance', 'support']) not valid`);
    await runner.query('alter table users validate constraint users_staff_roles_known');
    await createIndex(
      runner,
      'users_staff',
      `on users (created_at desc, id desc) where deleted_at is null and (is_admin or staff_roles <> '{}')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'users_staff');
    await runner.query('alter table users drop column if exists staff_roles');
  }
}
