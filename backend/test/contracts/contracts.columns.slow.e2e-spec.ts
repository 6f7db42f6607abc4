import { OFF_MARKET_REASONS } from '@handover/domain/listings/listing-life';
import { describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { ContractType } from '../../src/contracts/contract.columns.js';
import { CONTRACT_LIMITS } from '../../src/contracts/contract.fields.js';
import { ContractStatus } from '../../src/contracts/contract.status.js';
import {
  openMigrated,
  useDatabasePerTest,
  USERS,
  USERS_WITH_CONTRACTS,
} from '../support/product/migrations.js';

useDatabasePerTest();

describe('the brand of a contract', () => {
  it('follows its type and its facts', async () => {
    const dataSource = await openMigrated();
    await dataSource.query(USERS_WITH_CONTRACTS);
    const brandAfter = async (change: string) => {
      await dataSource.query(`update contracts set ${change}`);
      const rows = await dataSource.query<{ brand: string | null }[]>('select distinct brand from contracts');
      return rows.map(({ brand }) => brand);
    };
    expect(await brandAfter(`facts = '{"make": "Honda", "developer": "Marriott"}'`)).toEqual([null]);
    expect(await brandAfter(`type = 'car-lease'`)).toEqual(['honda']);
    expect(await brandAfter(`type = 'timeshare'`)).toEqual(['marriott']);
    expect(await brandAfter(`masked_facts = '{"developer": "Hilton"}'`)).toEqual(['hilton']);
    expect(await brandAfter(`type = 'loan'`)).toEqual([null]);
  });
});

describe('the columns that follow from texts and facts', () => {
  const LEASE = `'{"make": "HONDA", "model": "Civic", "year": 2024, "milesPerYear": 12000, "moneyFactor": 0.002,
    "dealerFee": -50, "availableFrom": "2026-12-01", "leaseEnd": "2027-06-30", "negotiable": true}'`;
  const REWRITE = 'title = title, type = type, facts = facts, incentive = incentive';
  const valuesOf = async (dataSource: DataSource) => {
    const rows = await dataSource.query<{ email: string }[]>(
      `select email, search::text, brand, available_from from contracts c join users u on u.id = c.user_id`,
    );
    return Object.fromEntries(rows.map(({ email, ...values }) => [email, values]));
  };
  const valuesAfter = async (dataSource: DataSource, change: string) => {
    await dataSource.query(`update contracts set ${change}`);
    return valuesOf(dataSource);
  };

  it('follow the public texts, the facts and what the seller pays', async () => {
    const dataSource = await openMigrated();
    await dataSource.query(USERS_WITH_CONTRACTS);
    for (const [user, change] of [
      ['u2', 'incentive = 5'],
      ['u3', `type = 'car-lease', facts = ${LEASE}`],
      ['u4', `type = 'car-lease', facts = ${LEASE}, masked_facts = '{"make": "*"}', incentive = 5`],
    ])
      await dataSource.query(`update contracts set ${change} where title = 'ÄPFEL ${user}@example.com'`);
    const has = (term: string): unknown => expect.stringContaining(`'${term}'`);
    expect(await valuesOf(dataSource)).toMatchObject({
      'u1@example.com': { search: expect.not.stringContaining(`'=`), brand: null, available_from: null },
      'u2@example.com': { search: has('=paysSomething'), brand: null, available_from: null },
      'u3@example.com': { search: has('=make:honda'), brand: 'honda', available_from: '2026-12-01' },
      'u4@example.com': { search: has('=make:*'), brand: '*', available_from: '2026-12-01' },
    });
  });

  it('are computed by an insertion and by an update of each column that they follow from', async () => {
    const dataSource = await openMigrated();
    await dataSource.query(USERS);
    await dataSource.query(
      `insert into contracts (user_id, title, type, description, location, monthly_payment, remaining_term_months, facts)
       select id, 'Apples', 'car-lease', 'Red', 'Bremen', 100, 12, ${LEASE} from users limit 1`,
    );
    let last = await valuesOf(dataSource);
    expect(Object.values(last)).toMatchObject([
      { search: expect.stringContaining(`'appl'`), brand: 'honda' },
    ]);
    expect(await valuesAfter(dataSource, REWRITE)).toEqual(last);
    const changes = {
      title: 'Pears',
      masked_title: 'Plums',
      description: 'Green',
      masked_description: 'Blue',
      location: 'Lima',
      masked_location: 'Rome',
      type: 'loan',
      facts: '{"make": "Kia"}',
      masked_facts: '{"make": "*"}',
      incentive: '5',
    };
    for (const [column, value] of Object.entries(changes)) {
      const changed = await valuesAfter(dataSource, `${column} = '${value}'`);
      expect({ column, changed }).not.toEqual({ column, changed: last });
      expect(await valuesAfter(dataSource, REWRITE)).toEqual(changed);
      last = changed;
    }
  });
});

describe('the check of a contract', () => {
  const WRONG = [
    `type = 'boat'`,
    `status = 'lost', off_market_reason = null`,
    'monthly_payment = -1',
    'monthly_payment = 1000000001',
    'remaining_term_months = 0',
    'remaining_term_months = 601',
    'transfer_fee = 0',
    'incentive = -1',
    'incentive = 10000001',
    `status = 'active', off_market_reason = 'paused'`,
    `status = 'cancelled', off_market_reason = 'bored'`,
  ];
  const RIGHT = [
    'monthly_payment = 0, remaining_term_months = 1, incentive = 0',
    'monthly_payment = 1000000000, remaining_term_months = 600, incentive = 10000000',
    'transfer_fee = null',
  ];

  /** The changes that are refused, each with the name of the check. */
  const refusals = async (dataSource: DataSource, changes: readonly string[]) => {
    const refused: Record<string, string> = {};
    for (const change of changes)
      await dataSource.query(`update contracts set ${change}`).catch((error: unknown) => {
        refused[change] = (error as { constraint?: string }).constraint ?? String(error);
      });
    return refused;
  };

  it('refuses other values', async () => {
    const dataSource = await openMigrated();
    await dataSource.query(USERS_WITH_CONTRACTS);
    const byCheck = WRONG.map((change) => [change, 'contracts_values_known']);
    expect(await refusals(dataSource, [...WRONG, ...RIGHT])).toEqual(Object.fromEntries(byCheck));
  });

  it('accepts every type, status, reason and limit of the code', async () => {
    const dataSource = await openMigrated();
    await dataSource.query(USERS_WITH_CONTRACTS);
    const limits = {
      monthly_payment: CONTRACT_LIMITS.monthlyPayment,
      remaining_term_months: CONTRACT_LIMITS.remainingTermMonths,
      incentive: CONTRACT_LIMITS.incentive,
    };
    const known = [
      ...Object.values(ContractType).map((type) => `type = '${type}'`),
      ...Object.values(ContractStatus).map((status) => `status = '${status}'`),
      ...OFF_MARKET_REASONS.map((reason) => `status = 'cancelled', off_market_reason = '${reason}'`),
      ...Object.entries(limits).flatMap(([column, { min, max }]) => [
        `${column} = ${min}`,
        `${column} = ${max}`,
      ]),
    ];
    expect(await refusals(dataSource, known)).toEqual({});
  });
});
