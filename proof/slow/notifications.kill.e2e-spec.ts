import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { until } from '../../backend/test/support/until.js';
import { authorised, completed, inTurn, pause } from '../torture/buying.js';
import { makeContracts, makePeople, type Buyer } from '../torture/people.js';
import { SESSION_SECRET } from '../torture/processes.js';
import type { Stage } from '../torture/stage.js';
import { persistently, startKilledServers, type KilledServers } from './support/killed-servers.js';

const LONG = 300_000;
const ASKED = 40;
const SOLD = 8;
const KILLS = 5;

let servers: KilledServers;
let stage: Stage;
beforeAll(async () => {
  servers = await startKilledServers();
  ({ stage } = servers);
}, LONG);
afterAll(() => servers.stop(), LONG);

interface Listed {
  seller: Buyer;
  contract: string;
}

const listed = async (count: number): Promise<Listed[]> => {
  const sellers = await makePeople(stage.query, count, SESSION_SECRET);
  return Promise.all(
    sellers.map(async (seller) => ({
      seller,
      contract: (await makeContracts(stage.query, seller, 1))[0] as string,
    })),
  );
};

/** Everything that waits is due at once, and the job is queued as money queues it. */
async function mailNow(): Promise<void> {
  await stage.query(`update notifications set mail_at = now() where mail_at > now()`);
  await stage.query(`select graphile_worker.add_job('mail-notifications')`);
}

it(
  'loses no notification and no email, and sends none twice, while a process is killed',
  async () => {
    const [asker] = (await makePeople(stage.query, 1, SESSION_SECRET)) as [Buyer];
    const buyers = await makePeople(stage.query, SOLD, SESSION_SECRET);
    const [asked, sold] = [await listed(ASKED), await listed(SOLD)];
    await inTurn(sold, async ({ contract }, index) => {
      const buyer = buyers[index] as Buyer;
      const intent = await authorised(stage, buyer, contract, index);
      await completed(stage, buyer, intent as string, index);
    });
    const transfers = new Map(
      (
        await stage.query<{ id: string; contract: string }>(
          'select id, contract_id as contract from transfers',
        )
      ).map(({ id, contract }) => [contract, id]),
    );
    expect(transfers.size).toBe(SOLD);

    let isOver = false;
    const mailing = (async () => {
      while (!isOver) {
        await mailNow();
        await pause(40);
      }
    })();
    const work = Promise.all([
      inTurn(
        asked,
        async ({ contract }, index) => {
          await pause(Math.random() * 8_000);
          await persistently(
            stage,
            asker,
            `/api/contracts/${contract}/chat`,
            { message: 'Still there?' },
            index,
          );
        },
        ASKED,
      ),
      inTurn(
        sold,
        async ({ seller, contract }, index) => {
          await pause(Math.random() * 8_000);
          await persistently(stage, seller, `/api/transfers/${transfers.get(contract)}/decline`, {}, index);
        },
        SOLD,
      ),
    ]);
    await servers.kill(KILLS);
    await work;
    isOver = true;
    await mailing;
    // jobs that a killed process held are freed after a minute
    await until(async () => {
      await mailNow();
      const left = await stage.query(`select 1 from notifications where mail_at is not null union all
        select 1 from graphile_worker.jobs where task_identifier = 'mail' limit 1`);
      await pause(200);
      return left.length === 0;
    }, 150_000);

    const { count, mails } = servers;
    expect(
      await count(`select count(*)::int as n from contracts c where exists (select from messages m where m.contract_id = c.id)
         and (select count(*) from notifications n where n.contract_id = c.id and n.user_id = c.user_id
                and n.event = 'question') = 1`),
    ).toBe(ASKED);
    expect(await count(`select count(*)::int as n from notifications where event = 'question'`)).toBe(ASKED);
    expect(
      await count(`select count(*)::int as n from transfers t where t.status = 'cancelled' and (select count(*) from
         notifications n where n.transfer_id = t.id and n.event = 'ended' and n.user_id in (t.buyer_id, t.seller_id)) = 2`),
    ).toBe(SOLD);

    /** Each email as it was queued, which is once; the news in it by recipient. */
    const queued = await stage.query<{ to: string; titles: string[] }>(
      `select payload->>'to' as to, array(select one->>'title' from json_array_elements(payload->'data'->'news') one) as titles
       from torture_mails where payload->>'template' = 'notifications'`,
    );
    const told = (email: string, title: RegExp) =>
      queued
        .filter(({ to }) => to === email)
        .flatMap(({ titles }) => titles.filter((one) => title.test(one)));
    for (const { seller } of asked) expect(told(seller.email, /^New question/)).toHaveLength(1);
    for (const { email } of [...sold.map(({ seller }) => seller), ...buyers])
      expect(told(email, /^Ended/)).toHaveLength(1);
    // a process that is killed while it delivers repeats the delivery with the same Message-ID
    const delivered = mails.delivered.filter(({ mail }) =>
      /^(New question|Ended|\d+ updates)/.test(mail.subject ?? ''),
    );
    const ids = new Set(
      delivered
        .filter(({ to }) => to.some((one) => one.startsWith('torture-')))
        .map(({ mail }) => mail.messageId),
    );
    expect(ids.size).toBe(queued.length);
  },
  LONG,
);
