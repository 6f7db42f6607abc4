import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { besideTransaction } from '../../backend/src/database/driver/one-connection.js';
import { REVIEW_SUBJECTS } from '../../backend/src/jobs/jobs.js';
import { reviewAll, RULES } from '../../backend/src/moderation/text-review.js';
import { listContract } from '../../backend/test/factories/contract.js';
import { startApp, type TestApp } from '../../backend/test/support/product/app.js';
import type { Person } from '../../backend/test/support/person.js';
import { until } from '../../backend/test/support/until.js';

const MANY = 450;
const PHONE = '512-555-0199';
const MASKED = '••••••••••••';

let product: TestApp;
let seller: Person;
let visitor: Person;
let contractId: string;
beforeAll(async () => {
  product = await startApp();
  [seller, visitor] = [await product.member(), product.visitor()];
  contractId = (await listContract(seller)).id;
  await until(isDone);
});
afterAll(() => product.stop());

const rows = <Row>(sql: string, values: unknown[] = []) => product.database.query<Row>(sql, values);
const isDone = async () =>
  (await rows('select 1 from text_reviews where rules = $1', [RULES])).length === REVIEW_SUBJECTS.length;
const thread = async () =>
  (await visitor.rest<{ message: string }[]>('GET', `/api/contracts/${contractId}/chat?limit=500`)).body;

/** Rows as they were before the first review. */
async function oldRows(): Promise<void> {
  await rows(
    `insert into messages (contract_id, sender_id, seq, message, created_at)
     select $1, $2, n, case when n % 3 = 0 then 'Call ${PHONE}, number ' || n else 'Message ' || n end, now()
     from generate_series(1, ${MANY}) n`,
    [contractId, seller.id],
  );
  await rows(
    `update contracts set message_count = ${MANY}, description = 'Mail ada@example.com' where id = $1`,
    [contractId],
  );
}

describe('text written under older rules', () => {
  it('is reviewed in batches after a start, and then masked and flagged like newer text', async () => {
    await oldRows();
    expect((await thread())[2]?.message).toContain(PHONE);
    await rows('delete from text_reviews');
    await product.startAgain();
    await until(isDone);
    const messages = await thread();
    expect(messages.map(({ message }) => message).join()).not.toContain(PHONE);
    expect(messages[2]?.message).toBe(`Call ${MASKED}, number 3`);
    expect(messages[MANY - 1]?.message).toBe(`Call ${MASKED}, number ${MANY}`);
    expect(messages[0]?.message).toBe('Message 1');
    const { body } = await visitor.rest('GET', `/api/contracts/${contractId}`);
    expect(body.description).toBe('Mail •••••••••••••••');
    const [flagged] = await rows<{ count: number }>(
      `select count(*)::int as count from messages where flags = '{phone}'`,
    );
    expect(flagged?.count).toBe(MANY / 3);
  });

  it('stays masked if only several messages together give a contact', async () => {
    const { id } = await listContract(seller);
    const send = (message: string) => seller.rest('POST', `/api/contracts/${id}/chat`, { message });
    for (const message of ['my cell starts 737', '555', 'and 0142 at the end']) await send(message);
    const read = async () =>
      (await visitor.rest<{ message: string }[]>('GET', `/api/contracts/${id}/chat`)).body.map(
        ({ message }) => message,
      );
    const masked = ['my cell starts •••', '•••', '••• •••• at the end'];
    expect(await read()).toEqual(masked);
    const reviewed = async () => {
      await product.database.transaction((tx) => reviewAll(tx));
      await until(isDone);
    };
    await reviewed();
    expect(await read()).toEqual(masked);
    await rows(`update messages set masked_message = null, flags = '{}' where contract_id = $1`, [id]);
    await reviewed();
    expect(await read()).toEqual(masked);
    await rows('delete from messages where contract_id = $1', [id]);
  });

  it('keeps a flag that another check sets between the reading and the writing', async () => {
    const { id } = await listContract(seller);
    await rows(`update contracts set description = 'Call ${PHONE}' where id = $1`, [id]);
    await product.database.transaction(async (tx) => {
      await tx.query(`update contracts set flags = '{duplicate}' where id = $1`, [id]);
      const isWaiting = `select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like 'update contracts%'`;
      // the review is another request
      await besideTransaction(async () => {
        await product.database.transaction((other) => reviewAll(other));
        await until(async () => (await rows(isWaiting)).length === 1);
      });
    });
    await until(isDone);
    const [row] = await rows('select flags from contracts where id = $1', [id]);
    expect(row).toEqual({ flags: ['phone', 'duplicate'] });
  });

  it('is written only if its flags change, and not if a moderator has cleared it', async () => {
    await rows(`update messages set masked_message = null, flags = '{}', cleared_at = now() where seq = 3`);
    const versions = () => rows('select id, xmin from messages order by seq');
    const before = await versions();
    await product.database.transaction((tx) => reviewAll(tx));
    await until(isDone);
    expect(await versions()).toEqual(before);
    expect((await thread())[2]?.message).toContain(PHONE);
  });

  it('is reviewed again after the rules have changed; a start after a finished review queues nothing', async () => {
    const jobs = () => rows(`select 1 from graphile_worker.jobs where task_identifier = 'review-texts'`);
    await product.startAgain();
    expect(await jobs()).toEqual([]);
    await rows('update text_reviews set rules = rules - 1');
    await rows(`update messages set flags = '{wire}' where seq = 1`);
    await product.startAgain();
    await until(isDone);
    expect(await rows('select flags from messages where seq = 1')).toEqual([{ flags: [] }]);
  });

  it('is reviewed further by another process if one was killed in between', async () => {
    await rows(`update messages set masked_message = null, flags = '{}' where cleared_at is null`);
    await rows('delete from text_reviews');
    // what a process that was killed leaves: the second batch, waiting
    const [{ id } = { id: '' }] = await rows<{ id: string }>(
      'select id from messages order by id offset 199 limit 1',
    );
    await rows(
      `select graphile_worker.add_job('review-texts', json_build_object('subject', 'messages', 'after', $1::text),
         job_key := 'review-texts messages')`,
      [id],
    );
    await until(
      async () => (await rows(`select 1 from text_reviews where subject = 'messages'`)).length === 1,
    );
    const [late] = await rows('select flags from messages where seq = 450');
    expect(late).toEqual({ flags: ['phone'] });
  });
});
