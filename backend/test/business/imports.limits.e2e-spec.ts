import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { programOf } from '../support/business/tokens.js';
import {
  carRow,
  csv,
  ended,
  HEADINGS,
  IMPORT_APIS,
  imported,
  restImports,
} from '../support/contracts/imports.js';
import { dataOf } from '../support/lists.js';
import type { Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/product/app.js';

/* Files that are made to cost much, or are sent by another site. */

let product: TestApp;
let dealer: Person;
beforeAll(async () => {
  product = await startApp();
});
afterAll(() => product.stop());
beforeEach(async () => {
  dealer = await product.member();
});

const rows = <Row>(text: string, values: unknown[] = []) => product.database.query<Row>(text, values);

describe.each(IMPORT_APIS)('the report of an import through %s', (_name, api) => {
  it('has 500 problems, 10 of a row and 80 characters of a cell, and says how many there are', async () => {
    const amounts = (await api.columns(product.visitor()))
      .map(({ heading }) => heading)
      .filter((heading) => /_(?:dollars|percent)$/.test(heading));
    const wrong = Array.from({ length: 55 }, (_, at) =>
      [`R-${at}`, ...amounts.map(() => 'x'.repeat(at === 0 ? 1_000 : 1))].join(','),
    );
    const ignored = Array.from({ length: 60 }, (_, at) => `Note ${at} ${'y'.repeat(200)}`);
    const file = csv(['external_id', ...amounts, ...ignored].join(','), ...wrong);
    const { id } = await imported(restImports, dealer, file, {});
    const read = dataOf(await api.get(dealer, id));
    expect(read).toMatchObject({ state: 'done', rows: 55, failed: 55, problems: 550 });
    expect(read.report).toHaveLength(500);
    expect(read.report.filter(({ row }) => row === 2)).toHaveLength(10);
    expect(read.report[0]!.message).toMatch(/^“x{79}…” is not an? /);
    expect(read.ignored).toHaveLength(50);
    expect(read.ignored.every((heading) => heading.length <= 80)).toBe(true);
    const kept = await rows(
      `select sum(jsonb_array_length(problems))::int as problems from import_rows where import_id = $1`,
      [id],
    );
    expect(kept).toEqual([{ problems: 500 }]);
  });
});

it('the rows that a cancelled import did not reach leave nothing behind', async () => {
  const file = csv(HEADINGS, ...Array.from({ length: 300 }, (_, at) => carRow(at, { price: 'x' })));
  const { id } = dataOf(await restImports.send(dealer, file, {}));
  const { failed, problems } = dataOf(await restImports.cancel(dealer, id)) as {
    failed: number;
    problems: number;
  };
  expect(failed).toBeLessThan(300);
  expect(problems).toBe(failed);
  expect(await rows('select 1 from import_rows where import_id = $1', [id])).toHaveLength(failed);
});

it('takes text/plain from a token only: a form of another site can send it with the cookie', async () => {
  const file = csv(HEADINGS, carRow(1));
  const program = await programOf(dealer, ['listings:write']);
  const send = (as: Person, type: string) =>
    as.rest<{ code?: string }>('POST', '/api/imports?mode=dry-run', file, { 'content-type': type });
  // what fetch says of a string
  for (const type of ['text/plain;charset=UTF-8', 'text/plain', 'TEXT/PLAIN; charset=utf-8; x=text/csv']) {
    const sent = await send(program, type);
    expect([type, sent.status]).toEqual([type, 202]);
    await ended(dealer, (sent.body as { id: string }).id);
    expect(await send(dealer, type)).toMatchObject({
      ...{ status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } },
    });
    // a header that no token follows leaves the session in place
    const basic = await dealer.rest('POST', '/api/imports', file, {
      ...{ 'content-type': type, authorization: 'Basic eDp5' },
    });
    expect(basic.status).toBe(415);
  }
  const both = await dealer.rest('POST', '/api/imports', file, {
    ...{ 'content-type': 'text/plain', authorization: `Bearer ${program.token}` },
  });
  expect(both.status).toBe(400);
  expect((await send(program, 'application/x-www-form-urlencoded')).status).toBe(415);
});
