import { CONTRACT_TYPES } from '@handover/domain/types/words';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { listContract } from '../factories/contract.js';
import { carRow, csv, ended, HEADINGS, IMPORT_APIS, imported, vinOf } from '../support/contracts/imports.js';
import { dataOf } from '../support/lists.js';
import { startApp, type TestApp } from '../support/product/app.js';
import type { Person } from '../support/person.js';

let product: TestApp;
let dealer: Person;
let stranger: Person;
beforeAll(async () => {
  product = await startApp();
  stranger = await product.member();
});
afterAll(() => product.stop());
beforeEach(async () => {
  dealer = await product.member();
});
afterEach(() => void jest.restoreAllMocks());

const rows = <Row>(text: string, values: unknown[] = []) => product.database.query<Row>(text, values);
interface Stored {
  external_id: string | null;
  status: string;
  monthly_payment: number;
  facts: Record<string, unknown>;
  title: string;
}
const stored = (as = dealer) =>
  rows<Stored>(
    `select external_id, status, monthly_payment, facts, title from contracts where user_id = $1 order by external_id`,
    [as.id],
  );
const APPLY = { mode: 'apply' } as const;
const ALL_WELL = { state: 'done', failed: 0, report: [] };

describe.each(IMPORT_APIS)('a file of contracts, through %s', (_name, api) => {
  it.each(CONTRACT_TYPES)('the sample of %s can be imported as it is', async (type) => {
    const sample = await api.sample(product.visitor(), type);
    expect(await imported(api, dealer, sample, {})).toMatchObject({ ...ALL_WELL, ok: 1, created: 1 });
    expect(await stored()).toEqual([]);
    expect(await imported(api, dealer, sample, APPLY)).toMatchObject({ ...ALL_WELL, ok: 1, created: 1 });
    expect(await stored()).toMatchObject([{ external_id: 'STOCK-1042', status: 'active' }]);
    expect(await imported(api, dealer, sample, APPLY)).toMatchObject({
      ...ALL_WELL,
      unchanged: 1,
      created: 0,
    });
    const known = (await api.columns(product.visitor())).map(({ heading }) => heading);
    expect(known).toEqual(expect.arrayContaining(sample.split('\r\n')[0]!.split(',')));
  });

  it('is told by its file name what the sample is of', async () => {
    const { headers } = await product.visitor().rest('GET', '/api/imports/sample/loan');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="handover-loan.csv"');
    expect((await product.visitor().rest('GET', '/api/imports/sample/boat')).status).toBe(404);
  });

  it('names the row, the column and what is wrong, and applies the others', async () => {
    const file = csv(
      HEADINGS,
      carRow(1),
      carRow(2, { price: 'cheap' }),
      carRow(3, { months: '900' }),
      carRow(4, { vin: 'NO-VIN' }),
      carRow(1),
      carRow(6).replace('car-lease', 'loan'),
      carRow(7).replace('CAR-7', ''),
      `${carRow(8)},more`,
      carRow(9).replace('car-lease', 'boat'),
    );
    const problems = [
      [3, 'monthly_payment_dollars', '“cheap” is not an amount in dollars.'],
      [4, 'remaining_term_months', 'Remaining term must be a whole number from 1 to 600.'],
      [5, 'vin', 'Please check the VIN: these 17 characters are not a valid VIN.'],
      [6, 'external_id', 'Row 2 has the same external id.'],
      [7, 'make', 'Make is not asked of loans. Please leave the cell empty.'],
      [8, 'external_id', 'This row needs an external id.'],
      [9, null, 'The row has more cells than headings.'],
      [10, 'type', expect.stringContaining('“boat” is none of the answers: car-lease, apartment')],
    ];
    const report = problems.map(([row, column, message]) => ({ row, column, message }));
    for (const options of [{}, APPLY])
      expect(await imported(api, dealer, file, options)).toMatchObject({
        ...{ state: 'done', rows: 9, ok: 1, failed: 8, created: 1, report },
      });
    expect(await stored()).toMatchObject([{ external_id: 'CAR-1' }]);
  });

  it('edits what it knows: a missing column says nothing, an empty cell removes a fact', async () => {
    await imported(api, dealer, csv(HEADINGS, carRow(1), carRow(2, { make: 'Kia' })), APPLY);
    const prices = csv(
      'status,monthly_payment_dollars,external_id,make',
      'sold,$400,CAR-1,',
      ',389,CAR-2,Kia',
    );
    expect(await imported(api, dealer, prices, APPLY)).toMatchObject({
      ...{ ...ALL_WELL, changed: 1, unchanged: 1, created: 0, ignored: ['status'] },
    });
    expect(await stored()).toMatchObject([
      { external_id: 'CAR-1', status: 'active', monthly_payment: 40_000, facts: {}, title: 'Honda Civic 1' },
      { external_id: 'CAR-2', status: 'active', monthly_payment: 38_900, facts: { make: 'Kia' } },
    ]);
    const added = csv('monthly_payment_dollars,external_id', '300,CAR-9');
    expect((await imported(api, dealer, added, APPLY)).report.map(({ column }) => column)).toEqual(
      expect.arrayContaining(['title', 'type', 'location']),
    );
  });

  it('finds cars by their VIN', async () => {
    const file = csv(HEADINGS, carRow(1, { vin: vinOf(1) }), carRow(2, { vin: vinOf(2) }));
    await imported(api, dealer, file, APPLY);
    const byVin = csv('VIN,monthly_payment_dollars', `${vinOf(1).toLowerCase()},500`, `${vinOf(2)},389`);
    expect(await imported(api, dealer, byVin, { ...APPLY, match: 'vin' })).toMatchObject({
      ...{ ...ALL_WELL, changed: 1, unchanged: 1 },
    });
    expect(await stored()).toMatchObject([{ monthly_payment: 50_000 }, { monthly_payment: 38_900 }]);
    // the same car under another id is no second contract
    const twin = await imported(api, dealer, csv(HEADINGS, carRow(3, { vin: vinOf(1) })), APPLY);
    expect(twin.report).toEqual([
      { row: 2, column: null, message: expect.stringContaining('with this VIN') },
    ]);
  });

  it('takes JSON Lines in the units of the API', async () => {
    const line = { ...{ externalId: 'J-1', type: 'car-lease', title: 'A Civic', description: 'Good.' } };
    const more = {
      location: 'Austin, TX',
      monthlyPayment: 38_900,
      remainingTermMonths: 18,
      status: 'completed',
    };
    const file = [
      JSON.stringify({ ...line, ...more, facts: { make: 'Honda' } }),
      '',
      '{"externalId":',
      JSON.stringify({ ...line, ...more, externalId: 'J-2', facts: { year: 1 } }),
      '{"externalId":"J-3","__proto__":{}}',
      '[1]',
    ].join('\n');
    const report = await imported(api, dealer, file, { ...APPLY, format: 'jsonl' });
    expect(report).toMatchObject({
      ...{ rows: 5, ok: 1, failed: 4 },
      report: [
        { row: 3, column: null, message: 'The line is not valid JSON.' },
        { row: 4, column: 'facts.year', message: expect.stringContaining('Model year') },
        { row: 5, column: null, message: expect.stringContaining('not allowed') },
        { row: 6, column: null, message: 'The line is not an object of JSON.' },
      ],
    });
    expect(await stored()).toMatchObject([{ external_id: 'J-1', status: 'active', monthly_payment: 38_900 }]);
  });

  it('reads headings by the names of people, by those of the API, and by a stored mapping', async () => {
    const words = 'Car,Well kept.,"Austin, TX"';
    const people = csv(
      'External ID,Type,Title,Description,Location,Monthly payment,Remaining term months,Model Year',
      `A,Car Lease,${words},$389,18,2023`,
    );
    const api_ = csv(
      'externalId,type,title,description,location,monthlyPayment,remainingTermMonths,year',
      `B,car-lease,${words},38900,18,2023`,
    );
    expect(await imported(api, dealer, people, APPLY)).toMatchObject({ ...ALL_WELL, created: 1 });
    expect(await imported(api, dealer, api_, APPLY)).toMatchObject({ ...ALL_WELL, created: 1 });

    const headings = { Stock: 'external_id', Art: 'type', Rate: 'monthly_payment_dollars', Title: '' };
    expect(await api.map(dealer, { Rate: 'rent' })).toMatchObject({ code: 'VALIDATION' });
    expect(dataOf(await api.map(dealer, headings))).toEqual({ headings });
    expect(await api.mapping(dealer)).toEqual(headings);
    expect(await api.mapping(stranger)).toEqual({});
    const mapped = csv('Stock,Art,Rate,Title', 'A,car-lease,400,Another title');
    expect(await imported(api, dealer, mapped, APPLY)).toMatchObject({
      ...{ ...ALL_WELL, changed: 1, ignored: ['Title'] },
    });
    expect(await stored()).toMatchObject([
      { external_id: 'A', monthly_payment: 40_000, facts: { year: 2023 }, title: 'Car' },
      { external_id: 'B', monthly_payment: 38_900, facts: { year: 2023 } },
    ]);
  });

  it('takes headings that every object has as a key, and refuses a file of empty lines', async () => {
    const named = csv(`${HEADINGS},constructor,__proto__`, `${carRow(1)},x,y`);
    expect(await imported(api, dealer, named, APPLY)).toMatchObject({
      ...{ ...ALL_WELL, created: 1, ignored: ['constructor', '__proto__'] },
    });
    const lines = { format: 'jsonl' } as const;
    expect(await api.send(dealer, '\n'.repeat(20_001), lines)).toMatchObject({ code: 'VALIDATION' });
  });

  it('belongs to its member, and touches no contracts of others', async () => {
    await imported(api, stranger, csv(HEADINGS, carRow(1)), APPLY);
    const before = await stored(stranger);
    const { id } = dataOf(await api.send(dealer, csv(HEADINGS, carRow(1, { price: '1' })), APPLY));
    for (const other of [stranger, await product.admin()]) {
      expect(await api.get(other, id)).toMatchObject({ code: 'NOT_FOUND' });
      expect(await api.cancel(other, id)).toMatchObject({ code: 'NOT_FOUND' });
      expect((await api.list(other)).map((one) => one.id)).not.toContain(id);
    }
    await ended(dealer, id);
    expect(await stored(stranger)).toEqual(before);
    expect(await stored()).toMatchObject([{ external_id: 'CAR-1', monthly_payment: 100 }]);
    expect(await api.list(dealer)).toMatchObject([{ id, state: 'done', rows: 1, ok: 1 }]);
  });

  it('pauses what it does not name, once no row fails', async () => {
    const byHand = await listContract(dealer);
    await imported(api, dealer, csv(HEADINGS, carRow(1), carRow(2), carRow(3)), APPLY);
    const pause = { missing: 'pause' } as const;
    const states = async () => (await stored()).map(({ external_id, status }) => [external_id, status]);
    const broken = csv(HEADINGS, carRow(1), carRow(2, { price: 'x' }));
    expect(await imported(api, dealer, broken, { ...APPLY, ...pause })).toMatchObject({
      failed: 1,
      paused: 0,
    });
    const file = csv(HEADINGS, carRow(1));
    expect(await imported(api, dealer, file, pause)).toMatchObject({ ...ALL_WELL, paused: 2 });
    expect((await states()).every(([, status]) => status === 'active')).toBe(true);
    expect(await imported(api, dealer, file, { ...APPLY, ...pause })).toMatchObject({
      ...ALL_WELL,
      paused: 2,
    });
    const after = [
      ['CAR-1', 'active'],
      ['CAR-2', 'cancelled'],
      ['CAR-3', 'cancelled'],
      [null, 'active'],
    ];
    expect(await states()).toEqual(after);
    expect(await imported(api, dealer, file, { ...APPLY, ...pause })).toMatchObject({
      ...ALL_WELL,
      paused: 0,
    });
    expect(await rows('select status from contracts where id = $1', [byHand.id])).toEqual([
      { status: 'active' },
    ]);
    expect(await api.send(dealer, file, { ...pause, match: 'vin' })).toMatchObject({ code: 'VALIDATION' });
  });

  it('tells a seller of a contract that is sold or removed, and writes nothing for it', async () => {
    await imported(api, dealer, csv(HEADINGS, carRow(1), carRow(2)), APPLY);
    await rows(`update contracts set status = 'pending' where external_id = 'CAR-1' and user_id = $1`, [
      dealer.id,
    ]);
    const report = await imported(api, dealer, csv(HEADINGS, carRow(1, { price: '1' }), carRow(2)), APPLY);
    expect(report).toMatchObject({ ok: 1, failed: 1, report: [{ row: 2, column: null }] });
    expect(report.report[0]?.message).toContain('in transfer to a buyer');
    expect((await stored()).map(({ monthly_payment }) => monthly_payment)).toEqual([38_900, 38_900]);
  });

  it('is refused if it cannot be read', async () => {
    const refused: [string, RegExp][] = [
      ['', /file/],
      [csv(HEADINGS), /no rows below/],
      [csv(HEADINGS, 'a,"b'), /quotes in line/],
      [csv('title,type', 'a,b'), /needs a column with an external id/],
      [csv('external_id,title,Title', 'a,b,c'), /mean the same: “Title”/],
    ];
    for (const [file, message] of refused)
      expect(await api.send(dealer, file)).toMatchObject({
        code: 'VALIDATION',
        message: expect.stringMatching(message),
      });
    expect(await api.list(dealer)).toEqual([]);
  });
});
