import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { AuditService } from '../../src/audit/audit.service.js';
import { NUMBER } from '../../src/business/feeds/contract-feed.js';
import type { Viewer } from '../../src/common/api/request-of.js';
import { ContractsModerationService } from '../../src/contracts/admin/contracts.moderation.service.js';
import { ContractNumbers } from '../../src/contracts/contracts.numbers.js';
import { ContractsSearch } from '../../src/contracts/search/contract-search.js';
import { ContractSort, SORT_RULES, sortValue } from '../../src/contracts/search/sort.js';
import { ContractsService } from '../../src/contracts/contracts.service.js';
import { PaymentsLists } from '../../src/payments/payments.lists.js';
import { PurchaseStatus } from '../../src/payments/purchase/purchase.status.js';
import { TransfersAdminLists } from '../../src/transfers/admin/transfers.admin.lists.js';
import { StepTimes } from '../../src/transfers/figures/step-times.js';
import { UsersAdminService } from '../../src/users/users.admin.service.js';
import { rest } from '../support/contracts/rules.js';
import { dataOf } from '../support/lists.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { jobsAreDone } from '../support/product/jobs.js';

const SMALL = 2_000;
const LARGE = 20_000;
/** An index may become a level deeper. */
const GROWTH = 1.3;
const SPARE = 40;
/** The plan for the larger tables may have more steps, each of which passes the same rows on. */
const SPARE_ROWS = 400;

interface PlanNode {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}
interface Cost {
  statements: number;
  blocks: number;
  rows: number;
}

let product: TestApp;
let planner: pg.Client;
let seller: string;
/** Every fifth contract names it. */
let company: string;
/** The statements of the operation that runs; those of background tasks have no such context. */
const context = new AsyncLocalStorage<{ text: string; values: unknown[] }[]>();

beforeAll(async () => {
  product = await startApp();
  planner = new pg.Client({ ...product.database.pool.options, statement_timeout: 0, query_timeout: 0 });
  await planner.connect();
  // so that a small table is read by the index that a large one needs
  await planner.query('set enable_seqscan = off');
  const original = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [statement, values] = args as [
      string | { text: string; values?: unknown[] },
      unknown[] | undefined,
    ];
    const text = typeof statement === 'string' ? statement : statement.text;
    if (this !== planner && /^\s*(select|with)/i.test(text))
      context.getStore()?.push({
        text,
        values: typeof statement === 'string' ? (values ?? []) : (statement.values ?? []),
      });
    return original.apply(this, args);
  } as typeof pg.Client.prototype.query;
});
afterAll(async () => {
  await planner.end();
  await product.stop();
});

/** A company that allows transfers. */
async function grownCompany(): Promise<string> {
  const admin = await product.admin();
  const { id } = dataOf(await rest.save(admin, { slug: 'grown', name: 'Grown Leasing' }));
  dataOf(await rest.publish(admin, dataOf(await rest.saveRule(admin, id, { values: { allowed: 'yes' } }))));
  await jobsAreDone(product);
  return id;
}

/** Members, contracts and purchases, with `count` rows each; every eleventh contract is sold. */
async function fill(from: number, count: number): Promise<void> {
  const range = `from generate_series($1::int, $2::int) n`;
  await planner.query(
    `insert into users (email, first_name, created_at) select 'member' || n || '@example.com', 'Ada', now() - n * interval '1 minute' ${range}`,
    [from, count],
  );
  for (let first = from; first <= count; first += 2000)
    await planner.query(
      `insert into contracts (user_id, title, type, description, location, monthly_payment, remaining_term_months,
         transfer_fee, flags, created_at, subject_id)
       select (select id from users where lower(email) = 'member' || n || '@example.com' and deleted_at is null),
         case when n <= 20 then 'zeppelin lease' else 'lease ' || n end,
         (array['car-lease', 'apartment', 'loan'])[1 + n % 3], 'x', 'Austin', n, 1 + n % 360, 2500,
         case when n % 10 = 0 then array['phone'] else '{}' end, now() - n * interval '1 minute',
         case when n % 5 = 0 then $3::uuid end ${range}`,
      [first, Math.min(first + 1999, count), company],
    );
  await planner.query(
    `insert into purchases (contract_id, contract_title, buyer_id, seller_id, amount, mode, status, holds_contract, created_at)
     select c.id, c.title, c.user_id, c.user_id, 2500, 'sandbox', case when n % 11 = 0 then 'captured' else 'released' end,
       n % 11 = 0, c.created_at
     from (select *, monthly_payment as n from contracts) c where n between $1 and $2`,
    [from, count],
  );
  // a few transfers are open: the others are over
  await planner.query(
    `insert into transfers (purchase_id, contract_id, buyer_id, seller_id, type, status, end_reason, stalled_at, created_at)
     select p.id, contract_id, buyer_id, seller_id, 'loan', case when n <= 40 then 'in-progress' else 'cancelled' end,
       case when n > 40 then 'refunded' end, case when n <= 5 then now() end, p.created_at
     from (select p.*, c.monthly_payment as n from purchases p join contracts c on c.id = p.contract_id) p
     where n between $1 and $2`,
    [from, count],
  );
  await planner.query(
    `insert into transfer_steps (transfer_id, key, position, type, status, bound, started_at, done_on, closed_at, due_at)
     select t.id, 'sign', 1, 'loan', case when status = 'cancelled' then 'done' else 'current' end, false, t.created_at,
       '2026-03-01', t.created_at, t.created_at
     from transfers t where not exists (select from transfer_steps s where s.transfer_id = t.id)`,
  );
  // ten per member: one admin does nearly all, twenty entries are of a rare action
  await planner.query(
    `insert into audit_entries (actor_id, action, target_type, target_id, ip, created_at)
     select case when n = 7 then rare.id else busy.id end,
       case when n <= 2 then 'legal-text.publish' else 'contract.update' end, 'contract', 'target ' || n, '192.0.2.1',
       now() - (n * 10 + m) * interval '1 minute'
     from users busy, users rare, generate_series($1::int, $2::int) n, generate_series(1, 10) m
     where busy.email = 'member1@example.com' and rare.email = 'member7@example.com'`,
    [from, count],
  );
  // samples every row: which plan a rare action gets must not depend on the sample
  await planner.query('set default_statistics_target = 1000');
  for (const table of [
    ...['users', 'contracts', 'contract_feed', 'purchases', 'transfers', 'transfer_steps'],
    'audit_entries',
  ])
    await planner.query(`vacuum analyze ${table}`);
}

const operations: Record<string, { statements: number; run: () => Promise<unknown> }> = {};
const operation = (name: string, statements: number, run: () => Promise<unknown>) =>
  (operations[name] = { statements, run });
const viewer = { id: crypto.randomUUID(), roles: ['admin'] } as unknown as Viewer;
const of = <T>(type: new (...args: never[]) => T): T => product.app.get(type, { strict: false });

for (const [name, filter] of Object.entries({
  'the list': {},
  'the list of a type': { type: 'loan' },
  'a frequent word': { q: 'lease' },
  'the list of a company': { company: 'grown' },
  'the list of a company and a type': { company: 'grown', type: 'car-lease' },
  'the list of what companies allow': { allowedByRule: true, type: 'car-lease' },
}))
  operation(name, 1, () => of(ContractsSearch).list({ filter: filter as object, first: 20 }));
operation('two words, one of them rare', 1, () =>
  of(ContractsSearch).list({ filter: { q: 'lease zeppelin' }, first: 20 }),
);
operation('one contract', 1, async () => of(ContractsService).get(await contractOf()));
operation('all contracts', 1, () => of(ContractsSearch).listAll(viewer, {}));
operation('flagged contracts', 1, () => of(ContractsModerationService).flagged({}));
operation('all purchases', 1, () => of(PaymentsLists).all({}));
operation('purchases in a frequent status', 1, () =>
  of(PaymentsLists).all({ status: PurchaseStatus.CAPTURED }),
);
operation('purchases in a status that none has', 1, () =>
  of(PaymentsLists).all({ status: PurchaseStatus.DISPUTED }),
);
operation('purchases by an id', 1, () => of(PaymentsLists).all({ q: seller }));
operation('purchases by email', 1, () => of(PaymentsLists).all({ q: 'member7@example.com' }));
operation('purchases by two letters of no title', 1, () => of(PaymentsLists).all({ q: 'qz' }));
// ids, rows, steps, events and terms are read once per page
operation('transfers', 5, () => of(TransfersAdminLists).all(viewer, {}));
operation('stalled transfers', 5, () => of(TransfersAdminLists).all(viewer, { group: 'stalled' }));
operation('late transfers', 5, () => of(TransfersAdminLists).all(viewer, { group: 'late' }));
operation('transfers with a payment in a frequent status', 5, () =>
  of(TransfersAdminLists).all(viewer, { payment: PurchaseStatus.CAPTURED }),
);
operation('transfers with a payment in a status that none has', 5, () =>
  of(TransfersAdminLists).all(viewer, { payment: PurchaseStatus.DISPUTED }),
);
operation('transfers by email', 5, () => of(TransfersAdminLists).all(viewer, { q: 'member7@example.com' }));
operation('figures of transfers', 1, () => of(TransfersAdminLists).numbers());
operation('the time that steps take', 1, () => of(StepTimes).measure());
operation('members', 1, () => of(UsersAdminService).list({}));
operation('members by email', 2, () => of(UsersAdminService).list({ q: 'member7@example.com' }));
operation('members by two letters of no name', 1, () => of(UsersAdminService).list({ q: 'qz' }));
for (const [name, filter] of Object.entries({
  'the audit trail': {},
  'the audit trail of a rare action in some days': { action: 'legal-text.publish', from: '2020-01-01' },
  'the audit trail of a target': { q: 'target 9' },
  'the audit trail of an actor, by email': { q: 'member7@example.com' },
  'the audit trail of a day': { from: '2020-01-01', to: '2020-01-01' },
}))
  operation(name, 1, () => of(AuditService).list(filter));

const contractOf = async () =>
  (await planner.query<{ id: string }>('select id from contracts where user_id = $1', [seller])).rows[0]
    ?.id ?? '';

const sum = (node: PlanNode): number =>
  node['Actual Rows'] * node['Actual Loops'] +
  (node['Rows Removed by Filter'] ?? 0) * node['Actual Loops'] +
  (node.Plans ?? []).reduce((all, child) => all + sum(child), 0);

/** What the statements of an operation read, without a clock. */
async function costOf(run: () => Promise<unknown>): Promise<Cost> {
  // once before, because a search asks for the frequency of a word at its first use
  await run();
  const statements: { text: string; values: unknown[] }[] = [];
  await context.run(statements, run);
  const cost = { statements: statements.length, blocks: 0, rows: 0 };
  for (const { text, values } of statements) {
    const { rows } = await planner.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (analyze, buffers, format json) ${text}`,
      values,
    );
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan as PlanNode;
    cost.blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    cost.rows += sum(plan);
  }
  return cost;
}

describe('what an operation reads does not grow with the tables', () => {
  const small: Record<string, Cost> = {};
  const large: Record<string, Cost> = {};

  beforeAll(async () => {
    company = await grownCompany();
    await fill(1, SMALL);
    const { rows } = await planner.query<{ id: string }>(
      `select id from users where email = 'member7@example.com'`,
    );
    seller = rows[0]?.id ?? '';
    for (const [name, { run }] of Object.entries(operations)) small[name] = await costOf(run);
    await fill(SMALL + 1, LARGE);
    for (const [name, { run }] of Object.entries(operations)) large[name] = await costOf(run);
  });

  it.each(Object.keys(operations))('%s', (name) => {
    const [before, after] = [small[name] as Cost, large[name] as Cost];
    expect(after.statements).toBe(operations[name]?.statements);
    expect(after.blocks).toBeLessThanOrEqual(before.blocks * GROWTH + SPARE);
    expect(after.rows).toBeLessThanOrEqual(before.rows * GROWTH + SPARE_ROWS);
  });

  // with 10,000,000 contracts, a count that reads the rows takes longer than a statement may
  it('counts everything in an index, a small part of the table', async () => {
    for (const [table, count] of [
      ['contracts', () => of(ContractNumbers).standing()],
      ['purchases', () => of(PaymentsLists).countByStatus()],
    ] as const) {
      const { rows } = await planner.query('select relpages from pg_class where relname = $1', [table]);
      expect((await costOf(count)).blocks).toBeLessThan(rows[0].relpages / 2);
    }
  });

  it('expects few contracts below a low effective cost', async () => {
    const { rows } = await planner.query(
      `explain (format json) select from contracts c
       where c.status = 'active' and ${sortValue(SORT_RULES[ContractSort.EFFECTIVE])} <= 1`,
    );
    // a third of them without statistics
    expect(rows[0]['QUERY PLAN'][0].Plan['Plan Rows']).toBeLessThan(LARGE / 100);
  });

  it('numbers the oldest changes of the feed without sorting all that wait', async () => {
    const { rows } = await planner.query<{ 'QUERY PLAN': string }>(`explain ${NUMBER}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('contract_feed_waiting');
    expect(plan).not.toContain('Sort');
  });
});
