import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex, updateInBatches } from '../migration-steps.js';

const order = (waiting: string): string => `on transfers ((case when stalled_at is not null then 3
  when (fee_outcome = 'undecided' or ${waiting}) then 2
  when status in ('proposed', 'in-progress') then 1 else 0 end) desc, created_at desc, id desc)`;
const BEFORE = order(`pause_reason in ('terms-differ', 'objection', 'dispute', 'suspension')`);
const REASONS = `'dispute', 'suspension', 'terms-differ', 'objection', 'report', 'charge-back'`;
const AFTER = order(`pause_reason in (${REASONS})
  or pause_reasons && array[${REASONS}]`);

const purchaseIs = (status: string): string =>
  `exists (select from purchases p where p.id = transfers.purchase_id and p.status = '${status}')`;
const OPEN = `status in ('proposed', 'in-progress')`;

/**
 * A transfer may be paused for several reasons. A pause by the clock that says `admin` was for a report. A dispute was not
 * noted in a transfer that was paused for another reason, and could be ended by an admin before the bank had decided.
 */
export class PauseReasons1700000000192 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table transfers add column if not exists pause_reasons text[] not null default '{}'`,
    );
    await updateInBatches(runner, 'transfers', {
      set: `pause_reason = case
          when pause_reason is null then 'dispute'
          when pause_reason = 'dispute' and ${purchaseIs('charged-back')} then 'charge-back'
          when pause_reason = 'admin' and (select e.by from transfer_events e
            where e.transfer_id = transfers.id and e.action = 'pause' order by e.id desc limit 1) = 'clock' then 'report'
          else pause_reason end,
        paused_at = coalesce(paused_at, now())`,
      where: `${OPEN} and pause_reasons = '{}' and (pause_reason is not null or ${purchaseIs('disputed')})`,
    });
    await updateInBatches(runner, 'transfers', {
      set: `pause_reasons = array[pause_reason]
        || case when pause_reason <> 'dispute' and ${purchaseIs('disputed')} then '{dispute}'::text[] else '{}' end`,
      where: `paused_at is not null and pause_reasons = '{}'`,
    });
    await createIndex(runner, 'transfers_by_attention', AFTER);
    await dropIndex(runner, 'transfers_attention');
  }

  async down(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'transfers_attention', BEFORE);
    await dropIndex(runner, 'transfers_by_attention');
    await updateInBatches(runner, 'transfers', {
      set: `pause_reason = case pause_reason when 'report' then 'admin' else 'dispute' end`,
      where: `pause_reason in ('report', 'charge-back')`,
    });
    await runner.query('alter table transfers drop column if exists pause_reasons');
  }
}
