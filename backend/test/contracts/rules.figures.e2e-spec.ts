import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { RuleFiguresJob } from '../../src/transfers/figures/rule-figures.js';
import { enqueue } from '../../src/jobs/jobs.js';
import { apis, rest, type SubjectShown } from '../support/contracts/rules.js';
import { dataOf } from '../support/lists.js';
import { Provider } from '../support/payments.js';
import { stagePurchase } from '../support/payments/purchase-stage.js';
import type { Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { until } from '../support/until.js';

let product: TestApp;
let provider: Provider;
let admin: Person;
let buyer: Person;
let holders: Person[];
const rows = <Row>(text: string, values: unknown[] = []) => product.database.query<Row>(text, values);

beforeAll(async () => {
  product = await startApp();
  provider = new Provider(product.url);
  admin = await product.admin();
  buyer = await product.member();
  holders = await Promise.all(Array.from({ length: 5 }, () => product.member()));
  await product.confirm(buyer, ...holders);
});
afterAll(() => product.stop());

let number = 0;
async function company(): Promise<SubjectShown> {
  number += 1;
  const subject = dataOf(await rest.save(admin, { slug: `acme-${number}`, name: `Acme ${number} Leasing` }));
  const draft = dataOf(await rest.saveRule(admin, subject.id, { values: { allowed: 'yes' } }));
  dataOf(await rest.publish(admin, draft));
  return subject;
}

interface Decision {
  days: number;
  isRefused?: boolean;
  daysAgo?: number;
}

/** A sold contract of the holder about which the company has decided: its transfer is real, the step is closed here. */
async function decided(subject: SubjectShown, holder: Person, decision: Decision): Promise<string> {
  const { contract } = await stagePurchase(provider, holder, buyer);
  const { days, isRefused = false, daysAgo = 0 } = decision;
  await rows('update contracts set subject_id = $2 where id = $1', [contract.id, subject.id]);
  const [transfer] = await rows<{ id: string }>('select id from transfers where contract_id = $1', [
    contract.id,
  ]);
  if (isRefused)
    await rows(
      `update transfers set status = 'cancelled', end_reason = 'not-approved', cancelled_at = now() where id = $1`,
      [transfer!.id],
    );
  await rows(
    `update transfer_steps set status = $2, consent_from = 'Ms. Reed', started_at = now() - $3 * interval '1 day',
       done_on = case when $2 = 'done' then (now() at time zone 'UTC')::date - $4::int end,
       closed_at = now() - $4 * interval '1 day'
     where transfer_id = $1 and key = 'consent'`,
    [transfer!.id, isRefused ? 'refused' : 'done', days + daysAgo, daysAgo],
  );
  return transfer!.id;
}

/** Through the queue, as every night. A repeated job that runs has no attempts left, so `jobsAreDone` does not see it. */
async function measure(): Promise<void> {
  await enqueue(product.database, 'rule-figures', {}, { key: 'rule-figures' });
  const waiting = `select from graphile_worker.jobs
    where task_identifier = 'rule-figures' and (locked_at is not null or run_at <= now())`;
  await until(async () => (await rows(waiting)).length === 0);
}
const asOf = () => new Date().toISOString().slice(0, 10);

/** As both APIs show them, with the company and in a list. */
async function figuresOf({ slug }: SubjectShown): Promise<object | null> {
  const shown = await Promise.all(
    apis.flatMap(([, api]) => [
      api.company(product.visitor(), slug, 'car-lease').then(dataOf),
      api
        .companies(product.visitor(), { q: slug.replace('-', ' ') })
        .then((found) => dataOf(found).find((one) => one.slug === slug)),
    ]),
  );
  const [first, ...others] = shown.map((one) => one!.figures);
  for (const other of others) expect(other).toEqual(first);
  return first ?? null;
}

it('is not shown for 9 decisions, and for 10 of 5 holders', async () => {
  const subject = await company();
  for (let at = 0; at < 9; at++)
    await decided(subject, holders[at % 5]!, { days: 1 + 2 * (at % 5), isRefused: at === 4 });
  await decided(subject, holders[0]!, { days: 90, daysAgo: 366 });
  const unfinished = await decided(subject, holders[1]!, { days: 90 });
  await rows(`update transfer_steps set status = 'current' where transfer_id = $1 and key = 'consent'`, [
    unfinished,
  ]);
  await measure();
  expect(await figuresOf(subject)).toBeNull();
  expect(await rows('select from rule_figures where subject_id = $1', [subject.id])).toEqual([]);

  await decided(subject, holders[4]!, { days: 9 });
  await measure();
  // 1, 3, 5, 7 and 9 days, each twice
  const figures = { decided: 10, approved: 9, medianDaysToDecision: 5, medianFee: null, asOf: asOf() };
  expect(await figuresOf(subject)).toEqual(figures);
  const again = () => product.app.get(RuleFiguresJob).run();
  await Promise.all([again(), again()]);
  expect(await figuresOf(subject)).toEqual(figures);

  const { contract } = await stagePurchase(provider, holders[0]!, buyer);
  await rows('update contracts set subject_id = $2 where id = $1', [contract.id, subject.id]);
  const shown = dataOf(
    await product
      .visitor()
      .viaGraphql<{ company: { figures: object } }>(
        'query($id: ID!) { contract(id: $id) { company { figures { decided approved medianDaysToDecision medianFee asOf } } } }',
        { id: contract.id },
      ),
  );
  expect(shown.company.figures).toEqual(figures);
});

it('is not shown for 10 decisions of 1 or 4 holders; a fee is shown from 10 observations on', async () => {
  const subject = await company();
  const ids: string[] = [];
  for (let at = 0; at < 10; at++) ids.push(await decided(subject, holders[0]!, { days: 0 }));
  await measure();
  expect(await figuresOf(subject)).toBeNull();
  const soldBy = (at: number) =>
    rows('update transfers set seller_id = $2 where id = $1', [ids[at], holders[at]!.id]);
  for (const at of [1, 2, 3]) await soldBy(at);
  await measure();
  expect(await figuresOf(subject)).toBeNull();
  await soldBy(4);
  await measure();
  const figures = { decided: 10, approved: 10, medianDaysToDecision: 0, medianFee: null, asOf: asOf() };
  expect(await figuresOf(subject)).toEqual(figures);

  for (const [at, id] of ids.entries())
    await rows(
      `insert into rule_observations (subject_id, type, transfer_id, member_id, answers, state)
       values ($1, 'car-lease', $2, $3, $4, $5)`,
      [subject.id, id, holders[at % 5]!.id, { fee: 10_000 + at }, at === 9 ? 'dismissed' : 'used'],
    );
  await measure();
  expect(await figuresOf(subject)).toEqual(figures);
  await rows(`update rule_observations set state = 'open' where subject_id = $1`, [subject.id]);
  await measure();
  expect(await figuresOf(subject)).toEqual({ ...figures, medianFee: 10_004 });
});
