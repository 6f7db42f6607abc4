import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 500;
const LOWEST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Fills the table for the threads that exist already. Everything written so far counts as read, so that members do
 * not find years of unread marks after the upgrade. The lock on the contracts keeps a message from being sent between the moment its
 * thread is read and the moment the rows are visible to the trigger.
 */
const FILL = `with batch as (
    select id, user_id, message_count from contracts where id > $1 and id <= $2 and message_count > 0 order by id for share),
  takes_part as (
    select b.id, p.member_id from batch b cross join lateral (
      select b.user_id as member_id union select m.sender_id from messages m where m.contract_id = b.id) p),
  last as (select b.id, max(m.created_at) as sent_at from batch b join messages m on m.contract_id = b.id group by b.id)
  insert into conversations (member_id, contract_id, read_seq, unread, last_message_at)
  select t.member_id, b.id, b.message_count, false, l.sent_at
  from takes_part t join batch b on b.id = t.id join last l on l.id = t.id
    join users u on u.id = t.member_id and u.deleted_at is null
  on conflict do nothing`;

export class ConversationsSoFar1700000000045 implements MigrationInterface {
  /** Each batch is committed by itself, so that no contract stays locked for long. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (let after = LOWEST_ID; ;) {
      const contracts = (await runner.query(
        `select id from contracts where id > $1 order by id limit ${BATCH}`,
        [after],
      )) as { id: string }[];
      const last = contracts.at(-1);
      if (!last) return;
      await runner.query(FILL, [after, last.id]);
      after = last.id;
    }
  }

  down(): Promise<void> {
    return Promise.resolve();
  }
}
