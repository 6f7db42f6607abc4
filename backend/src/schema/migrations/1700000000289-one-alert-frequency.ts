import type { MigrationInterface, QueryRunner } from 'typeorm';
import { updateInBatches } from '../migration-steps.js';

/** The frequency of a search alone says whether it is mailed: a member who switched all these emails off keeps that. */
export class OneAlertFrequency1700000000289 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await updateInBatches(runner, 'saved_searches', {
      set: `frequency = 'off', next_at = null`,
      where: `frequency <> 'off' and user_id in
        (select user_id from notification_preferences where kind = 'saved' and not mail)`,
    });
    await runner.query(`delete from notification_preferences where kind = 'saved'`);
  }

  /** The choice per search stays; the switch that it replaced starts as on. */
  async down(): Promise<void> {}
}
