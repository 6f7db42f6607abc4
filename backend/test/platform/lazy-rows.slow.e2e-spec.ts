import { CONTRACT_TYPES } from '@handover/domain/types/words';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Viewer } from '../../src/common/api/request-of.js';
import { toRest } from '../../src/common/api/shown.js';
import { asSeenBy, asWritten, toContract } from '../../src/contracts/contract.rows.js';
import { ContractSales } from '../../src/contracts/contract.sales.js';
import { Random } from '../../src/demo/random.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { insertSamples } from '../support/finding.js';
import type { Person } from '../support/person.js';

const TEXTS = [
  '“quoted” 😀',
  '"plain" \\ quotes',
  'two\nlines\ttab',
  '\u0001\u007f\u2028',
  "it's 5 < 6 & 7 > 6",
];

let product: TestApp;
let people: Record<'visitor' | 'holder' | 'admin', Person>;
beforeAll(async () => {
  product = await startApp();
  const { database } = product;
  people = { visitor: product.visitor(), holder: await product.member(), admin: await product.admin() };
  await insertSamples(database, new Random(14), people.holder.id, 2500);
  const odd = async (every: number, change: string, values: unknown[] = []) =>
    database.query(`update contracts set ${change} where hashtext(id::text) % ${every} = 0`, values);
  await odd(1, `description = repeat('ä very long text. ', 1 + abs(hashtext(id::text)) % 90)`);
  for (const [n, text] of TEXTS.entries())
    await odd(
      7 + n,
      `title = $1, description = 'b' || $1, facts = facts || jsonb_build_object('trim', $1::text)`,
      [text],
    );
  await odd(13, `masked_title = 'masked', masked_facts = '{"rate": 1.50, "list": ["a, b", 1, null]}'`);
  await odd(17, "hidden_at = now(), listed_at = created_at + interval '1.5 ms'");
  await odd(19, `status = 'pending', under_review = true, created_at = date_trunc('second', created_at)`);
  await odd(
    23,
    `off_market_reason = 'expired', status = 'cancelled', off_market_at = now(), transfer_fee = null`,
  );
});
afterAll(() => product.stop());

async function bodyOf({ url, cookie }: Person, path: string): Promise<string> {
  const response = await fetch(url + path, { headers: { cookie } });
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/json; charset=utf-8',
  ]);
  return response.text();
}

/** As a statement without a name reads them, whose rows are made of values. */
async function readApart(where: string, values: unknown[]): Promise<object[]> {
  const { columns } = product.app.get(ContractSales, { strict: false });
  const text = `select ${columns} from contracts c where ${where} order by c.created_at desc, c.id desc limit 500`;
  return product.database.query<object>(text, values);
}

it.each(['visitor', 'holder', 'admin'] as const)(
  'contracts are sent to a %s with the values of rows that are read at once',
  async (name) => {
    const { id } = people[name];
    const viewer =
      name === 'visitor' ? null : ({ id, roles: name === 'admin' ? ['admin'] : [] } as unknown as Viewer);
    const seen = (row: object) => toRest(asSeenBy(viewer, toContract(row)));
    for (const type of CONTRACT_TYPES) {
      const rows = await readApart(`c.type = $1 and c.status in ('active', 'pending')`, [type]);
      const expected = JSON.stringify(rows.map(seen));
      expect(rows.length).toBeGreaterThan(400);
      expect(await bodyOf(people[name], `/api/contracts?type=${type}&limit=500`)).toBe(expected);
    }
    for (const row of (await readApart('true', [])).slice(0, 60))
      expect(await bodyOf(people[name], `/api/contracts/${(row as { id: string }).id}`)).toBe(
        JSON.stringify(seen(row)),
      );
  },
);

it('admins read the original texts of a whole list', async () => {
  const rows = await readApart('true', []);
  expect(await bodyOf(people.admin, '/api/admin/contracts?limit=500')).toBe(
    JSON.stringify(rows.map((row) => toRest(asWritten(toContract(row))))),
  );
});
