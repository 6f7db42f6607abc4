import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { ContractInsertion } from '../../src/contracts/writing/contract.insertion.js';
import { startApp, type TestApp } from '../support/product/app.js';
import type { Person } from '../support/person.js';

let product: TestApp;
let insertion: ContractInsertion;
let ada: Person, ben: Person, cy: Person;

beforeAll(async () => {
  product = await startApp();
  insertion = product.app.get(ContractInsertion);
  [ada, ben, cy] = await Promise.all([product.member(), product.member(), product.member()]);
});
afterAll(() => product.stop());

const listed = ({ id: userId }: Person, title: string, monthlyPayment = 38_900) => ({
  ...{ userId, title, monthlyPayment, type: 'car-lease' as const, description: 'Well kept.' },
  ...{
    location: 'Austin, TX',
    remainingTermMonths: 18,
    transferFee: 2500,
    incentive: 0,
    facts: {},
    flags: [],
  },
  ...{ maskedTitle: null, maskedDescription: null, maskedLocation: null, maskedFacts: null },
  ...{ effectiveMonthly: 39_039, cashAtTransfer: 2500, placeId: null },
  ...{ subjectId: null, externalId: null, organisationId: null },
});

/** The titles on the market of these members, by the transaction that wrote them. */
async function titlesByTransaction(...people: Person[]): Promise<string[][]> {
  const rows = await product.database.query<{ titles: string[] }>(
    `select array_agg(title order by title) as titles from contracts where user_id = any($1)
     group by xmin::text order by min(title)`,
    [people.map(({ id }) => id)],
  );
  return rows.map(({ titles }) => titles);
}

const clear = () => product.database.query('delete from contracts');

describe('contracts that are submitted at the same moment', () => {
  it('are written together, and each member receives their own', async () => {
    await clear();
    const contracts = await Promise.all(
      [ada, ben, cy].map((one, at) => insertion.insert(listed(one, `Lease ${at}`))),
    );
    expect(contracts.map(({ userId, title }) => [userId, title])).toEqual([
      [ada.id, 'Lease 0'],
      [ben.id, 'Lease 1'],
      [cy.id, 'Lease 2'],
    ]);
    expect(await titlesByTransaction(ada, ben, cy)).toEqual([['Lease 0', 'Lease 1', 'Lease 2']]);
    const stored = await product.database.query('select id, title from contracts order by title');
    expect(stored).toEqual(contracts.map(({ id, title }) => ({ id, title })));
  });

  it('of one member see each other', async () => {
    await clear();
    await Promise.all([insertion.insert(listed(ada, 'Twice')), insertion.insert(listed(ada, 'Twice'))]);
    const flags = await product.database.query('select flags from contracts order by created_at');
    expect(flags).toEqual([{ flags: [] }, { flags: ['duplicate'] }]);
  });

  it('of one member see each other, also if another process writes one of them', async () => {
    await clear();
    await insertion.insert(listed(ada, 'Once'));
    const client = await product.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('select from users where id = $1 for no key update', [ada.id]);
      await client.query(`update contracts set title = 'Twice'`);
      const second = insertion.insert(listed(ada, 'TWICE'));
      expect(await Promise.race([second, pause(200, 'waits')])).toBe('waits');
      await client.query('commit');
      expect(await second).toMatchObject({ title: 'TWICE' });
    } finally {
      client.release();
    }
    const flags = await product.database.query('select flags from contracts order by title desc');
    expect(flags).toEqual([{ flags: [] }, { flags: ['duplicate'] }]);
  });

  it('do not wait for a member whose account is locked', async () => {
    await clear();
    const client = await product.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('select from users where id = $1 for update', [ada.id]);
      const waiting = insertion.insert(listed(ada, 'Waits'));
      await Promise.all([
        insertion.insert(listed(ben, 'Goes on')),
        insertion.insert(listed(cy, 'Goes on, too')),
      ]);
      await insertion.insert(listed(ben, 'Later'));
      expect(await titlesByTransaction(ada)).toEqual([]);
      await client.query('commit');
      expect((await waiting).title).toBe('Waits');
    } finally {
      client.release();
    }
    expect(await titlesByTransaction(ada, ben, cy)).toEqual([
      ['Goes on', 'Goes on, too'],
      ['Later'],
      ['Waits'],
    ]);
  });

  it('do not fail because of one that PostgreSQL refuses', async () => {
    await clear();
    const [refused, ...others] = await Promise.allSettled([
      insertion.insert(listed(ada, 'Impossible', -1)),
      insertion.insert(listed(ben, 'Fine')),
      insertion.insert(listed(cy, 'Fine, too')),
    ]);
    expect(refused).toMatchObject({ status: 'rejected', reason: { code: '23514' } });
    expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect((await titlesByTransaction(ada, ben, cy)).flat().sort()).toEqual(['Fine', 'Fine, too']);
  });

  it('of a member who may not act are refused, and no other member’s', async () => {
    await clear();
    const mallory = await product.member();
    await product.database.query('update users set suspended_at = now() where id = $1', [mallory.id]);
    const [refused, other] = await Promise.allSettled([
      insertion.insert(listed(mallory, 'Too late')),
      insertion.insert(listed(ben, 'Fine')),
    ]);
    expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'UNAUTHENTICATED' } });
    expect(other.status).toBe('fulfilled');
    expect(await titlesByTransaction(mallory, ben)).toEqual([['Fine']]);
  });

  it.each([
    ['a lost connection', new Error('Connection terminated unexpectedly')],
    ['a timeout', databaseError('57014')],
    ['a stop of the server', databaseError('57P01')],
  ])('are not inserted again after %s, because they may be there', async (_name, error) => {
    const send = product.database.query.bind(product.database);
    let groups = 0;
    const query = jest.spyOn(product.database, 'query').mockImplementation((statement, values) => {
      const isGroup = typeof statement !== 'string' && statement.name === 'contracts.insert-group';
      return isGroup && groups++ === 0 ? Promise.reject(error) : send(statement, values);
    });
    try {
      const outcomes = await Promise.allSettled([
        insertion.insert(listed(ada, 'Perhaps')),
        insertion.insert(listed(ben, 'Perhaps')),
      ]);
      expect(outcomes).toEqual([
        { status: 'rejected', reason: error },
        { status: 'rejected', reason: error },
      ]);
      expect(groups).toBe(1);
    } finally {
      query.mockRestore();
    }
  });
});

function databaseError(code: string): Error {
  return Object.assign(new pg.DatabaseError('refused', 7, 'error'), { code });
}
