import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { until } from '../../backend/test/support/until.js';
import { pause, urlOf } from '../torture/buying.js';
import { makeContracts, makePeople, type Buyer } from '../torture/people.js';
import { SESSION_SECRET } from '../torture/processes.js';
import type { Stage } from '../torture/stage.js';
import { startKilledServers, type KilledServers } from './support/killed-servers.js';

const LONG = 300_000;
const MEMBERS = 30;
const ROUNDS = 8;
const LISTED = 4;
const KILLS = 5;

let servers: KilledServers;
let stage: Stage;
beforeAll(async () => {
  servers = await startKilledServers();
  ({ stage } = servers);
}, LONG);
afterAll(() => servers.stop(), LONG);

/** Three searches per member, which overlap: two find everything. */
const save = ({ id }: Buyer) =>
  stage.query(
    `insert into saved_searches (user_id, name, query, frequency, next_at)
     select $1, 'Search ' || n, case when n = 1 then 'q=torture' else 'type=car-lease' end, 'daily', now()
     from generate_series(1, 3) n`,
    [id],
  );

/** An admin cancels the contract; a request to a process that is just being killed is sent again. */
const cancel = (id: string, admin: Buyer) =>
  until(async () => {
    const answer = await fetch(`${urlOf(stage, 0)}/api/admin/contracts/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', cookie: admin.cookie },
      body: JSON.stringify({ status: 'cancelled' }),
    }).catch(() => null);
    return answer?.ok === true;
  }, 30_000);

/** All searches are due and begin hours ago: what keeps a contract from being told again is what was told. */
async function alertNow(): Promise<void> {
  await stage.query(
    `update saved_searches set next_at = now(), seen_until = now() - interval '4 hours'
     where id in (select id from saved_searches for update skip locked)`,
  );
  await stage.query(`select graphile_worker.add_job('search-alerts')`);
}

it(
  'tells each member of each new contract once, and of each favorite that went, while a process is killed',
  async () => {
    const members = await makePeople(stage.query, MEMBERS, SESSION_SECRET);
    const [seller, owner] = (await makePeople(stage.query, 2, SESSION_SECRET)) as [Buyer, Buyer];
    const [admin] = (await makePeople(stage.query, 1, SESSION_SECRET, { admin: true })) as [Buyer];
    for (const member of [...members, seller]) await save(member);
    const favourites = await makeContracts(stage.query, owner, LISTED);
    await stage.query(`update contracts set created_at = now() - interval '9 hours'`);
    await stage.query(
      `insert into favourites (user_id, contract_id, told_status, told_version, told_payment)
       select u.id, c.id, c.status, c.terms_version, c.monthly_payment from contracts c, unnest($1::uuid[]) u (id)`,
      [members.map(({ id }) => id)],
    );

    let isOver = false;
    const alerting = (async () => {
      while (!isOver) {
        await alertNow();
        await pause(150);
      }
    })();
    const work = (async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const ids = await makeContracts(stage.query, seller, LISTED);
        await stage.query(
          `update contracts set created_at = now() - interval '1 hour' where id = any($1::uuid[])`,
          [ids],
        );
        const gone = favourites[round];
        if (gone) await cancel(gone, admin);
        await pause(900);
      }
    })();
    await servers.kill(KILLS);
    await work;
    isOver = true;
    await alerting;

    const { count, mails } = servers;
    const all = ROUNDS * LISTED;
    // jobs that a killed process held are freed after a minute
    await until(async () => {
      await alertNow();
      await pause(500);
      return (
        (await count('select count(*)::int as n from search_alerts')) === MEMBERS * all &&
        (await count(
          `select count(*)::int as n from graphile_worker.jobs where task_identifier in ('mail', 'tell-favourites')`,
        )) === 0
      );
    }, 150_000);

    /** Each email as it was queued, which is once; the contracts that it counts and lists, by recipient. */
    const queued = await stage.query<{ to: string; counted: number; listed: string[] }>(
      `select payload->>'to' as to,
         (select sum((one->>'count')::int)::int from json_array_elements(payload->'data'->'searches') one) as counted,
         array(select contract->>'id' from json_array_elements(payload->'data'->'searches') one,
           json_array_elements(one->'contracts') contract) as listed
       from torture_mails where payload->>'template' = 'search-alert'`,
    );
    for (const { email } of members) {
      const own = queued.filter(({ to }) => to === email);
      expect(own.reduce((sum, { counted }) => sum + counted, 0)).toBe(all);
      const listed = own.flatMap((mail) => mail.listed);
      expect(new Set(listed).size).toBe(listed.length);
    }
    // never of one's own
    expect(queued.filter(({ to }) => to === seller.email)).toEqual([]);
    const delivered = mails.delivered.filter(({ mail }) => /^\d+ new for/.test(mail.subject ?? ''));
    expect(new Set(delivered.map(({ mail }) => mail.messageId)).size).toBe(queued.length);

    expect(
      await count(`select count(*)::int as n from favourites f where f.told_status = 'cancelled' and (select count(*)
         from notifications n where n.user_id = f.user_id and n.contract_id = f.contract_id
           and n.event = 'favourite-gone') = 1`),
    ).toBe(MEMBERS * LISTED);
    expect(await count(`select count(*)::int as n from notifications where event like 'favourite-%'`)).toBe(
      MEMBERS * LISTED,
    );
  },
  LONG,
);
