import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { until } from '../../backend/test/support/until.js';
import { authorised, completed, inTurn, pause, urlOf } from '../torture/buying.js';
import { call } from '../torture/calls.js';
import { makeContracts, makePeople, type Buyer } from '../torture/people.js';
import { SESSION_SECRET } from '../torture/processes.js';
import type { Stage } from '../torture/stage.js';
import { startKilledServers, type KilledServers } from './support/killed-servers.js';

const LONG = 300_000;
const LINES = 6;
/** Who stand by for each contract; each of them has one window. */
const WAITING = 2;
const KILLS = 4;

let servers: KilledServers;
let stage: Stage;
beforeAll(async () => {
  servers = await startKilledServers();
  ({ stage } = servers);
}, LONG);
afterAll(() => servers.stop(), LONG);

interface Line {
  contract: string;
  holder: Buyer;
  waiting: Buyer[];
}

/** Repeats a call until it was answered by a process that lives; a repeated one may find that it was done. */
async function persistently(buyer: Buyer, path: string, body: object, index: number): Promise<void> {
  for (let tries = index; ; tries++) {
    const answer = await call(stage, urlOf(stage, tries), { buyer, path, body: JSON.stringify(body) });
    if ([200, 201, 409].includes(answer.status)) return;
    await pause(50);
  }
}

/** A contract that a first buyer has paid for, with those who stand by. */
async function makeLine(index: number): Promise<Line> {
  const [holder, buyer, ...waiting] = (await makePeople(stage.query, 2 + WAITING, SESSION_SECRET)) as [
    Buyer,
    Buyer,
    ...Buyer[],
  ];
  const [contract] = (await makeContracts(stage.query, holder, 1)) as [string];
  const intent = await authorised(stage, buyer, contract, index);
  await completed(stage, buyer, intent as string, index);
  for (const person of waiting)
    await persistently(person, `/api/contracts/${contract}/stand-by`, { answers: { state: 'TX' } }, index);
  return { contract, holder, waiting };
}

/** Every window is over now, and the job that gives the next one is queued as the product queues it. */
const endWindows = (): Promise<unknown> =>
  stage.query(`with over as (
      update contracts set reserved_until = now() - interval '1 second' where reserved_until > now() returning id)
    select graphile_worker.add_job('line-next', json_build_object('contractId', id)) from over`);

async function mailNow(): Promise<void> {
  await stage.query(`update notifications set mail_at = now() where mail_at > now()`);
  await stage.query(`select graphile_worker.add_job('mail-notifications')`);
}

const linesAreOver = async (): Promise<boolean> => {
  const left = await stage.query(
    `select 1 from applications where windows = 0 union all select 1 from applications where status = 'chosen' limit 1`,
  );
  return left.length === 0;
};

it(
  'gives each candidate one window and one email about each step of it, while processes are killed',
  async () => {
    const lines = await inTurn(Array.from({ length: LINES }), (_, index) => makeLine(index));
    const transfers = new Map(
      (
        await stage.query<{ id: string; contract: string }>(
          'select id, contract_id as contract from transfers',
        )
      ).map(({ id, contract }) => [contract, id]),
    );
    let isOver = false;
    const time = (async () => {
      while (!isOver) {
        await endWindows();
        await mailNow();
        await pause(150);
      }
    })();
    const declined = inTurn(
      lines,
      async ({ holder, contract }, index) => {
        await pause(Math.random() * 5_000);
        await persistently(holder, `/api/transfers/${transfers.get(contract)}/decline`, {}, index);
      },
      LINES,
    );
    await servers.kill(KILLS);
    await declined;
    // jobs that a killed process held are freed after a minute
    await until(linesAreOver, 150_000);
    isOver = true;
    await time;
    await until(async () => {
      await mailNow();
      const left = await stage.query(`select 1 from notifications where mail_at is not null union all
        select 1 from graphile_worker.jobs where task_identifier = 'mail' limit 1`);
      await pause(200);
      return left.length === 0;
    }, 150_000);

    const { count, mails } = servers;
    expect(await count('select count(*)::int as n from applications where windows = 1')).toBe(
      LINES * WAITING,
    );
    const queued = await stage.query<{ to: string; titles: string[] }>(
      `select payload->>'to' as to, array(select one->>'title' from json_array_elements(payload->'data'->'news') one) as titles
       from torture_mails where payload->>'template' = 'notifications'`,
    );
    const told = (email: string, title: RegExp) =>
      queued
        .filter(({ to }) => to === email)
        .flatMap(({ titles }) => titles.filter((one) => title.test(one)));
    for (const { holder, waiting } of lines) {
      expect(told(holder.email, /^Not bought in time/)).toHaveLength(WAITING);
      for (const { email } of waiting) {
        expect(told(email, /^Back: it is your turn/)).toHaveLength(1);
        expect(told(email, /^No longer reserved/)).toHaveLength(1);
      }
    }
    // a process that is killed while it delivers repeats the delivery with the same Message-ID
    const people = lines.flatMap(({ waiting }) => waiting.map(({ email }) => email));
    const isToThem = (to: readonly string[]) => to.some((one) => people.includes(one));
    const delivered = new Set(
      mails.delivered.filter(({ to }) => isToThem(to)).map(({ mail }) => mail.messageId),
    );
    expect(delivered.size).toBe(queued.filter(({ to }) => isToThem([to])).length);
  },
  LONG,
);
