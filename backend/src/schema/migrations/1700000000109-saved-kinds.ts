import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = ['question', 'answer', 'private-message', 'transfer-step', 'deadline', 'money'];
const sql = (kinds: readonly string[]): string => kinds.map((kind) => `'${kind}'`).join(', ');
const known = (kinds: readonly string[]): string => `alter table notifications
  drop constraint notifications_kind_known,
  add constraint notifications_kind_known check (kind in (${sql(kinds)})) not valid`;

/** Notifications about saved searches and favourites. Validated without blocking writes: older rows have known kinds. */
export class SavedKinds1700000000109 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(known([...BEFORE, 'saved', 'favourite']));
    await runner.query('alter table notifications validate constraint notifications_kind_known');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from notifications where kind in ('saved', 'favourite')`);
    await runner.query(known(BEFORE));
    await runner.query('alter table notifications validate constraint notifications_kind_known');
  }
}
