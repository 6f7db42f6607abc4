import { expect, it } from '@jest/globals';
import type { CompanyTableQuery } from '../../generated/rules';
import { companyRows, nextOrder, orderOf } from './company-rows';

type Listed = CompanyTableQuery['companies']['edges'][number]['node'];

const company = (name: string, listings: number, values: Record<string, unknown> | null): Listed => ({
  ...{ id: name, type: 'CAR_LEASE', slug: name.toLowerCase(), name, listings },
  rule: values && { checkedOn: '2026-11-20', values, lines: [] },
});
const companies = [
  company('beta', 2, { allowed: 'no', feeMin: 10_000 }),
  company('Alpha', 0, { allowed: 'yes', feeMax: 50_000, decisionDaysMax: 9 }),
  company('Gamma', 9, null),
  company('Delta', 1, { allowed: 'unknown', decisionDaysMin: 3 }),
];
const sorted = (by: string | null) => companyRows(companies, orderOf(by)).map(({ name }) => name);

it.each([
  [null, ['Alpha', 'beta', 'Delta', 'Gamma']],
  ['nonsense', ['Alpha', 'beta', 'Delta', 'Gamma']],
  ['-name', ['Gamma', 'Delta', 'beta', 'Alpha']],
  ['listings', ['Alpha', 'Delta', 'beta', 'Gamma']],
  ['allowed', ['Alpha', 'beta', 'Gamma', 'Delta']],
  ['-allowed', ['beta', 'Alpha', 'Gamma', 'Delta']],
  ['fee', ['beta', 'Alpha', 'Gamma', 'Delta']],
  ['-fee', ['Alpha', 'beta', 'Gamma', 'Delta']],
  ['days', ['Delta', 'Alpha', 'beta', 'Gamma']],
])('ordered by %s, what is not known comes last', (by, names) => expect(sorted(by)).toEqual(names));

it('a column is turned around by its own link, and the most listings come first', () => {
  const byName = orderOf(null);
  expect([nextOrder('name', byName), nextOrder('fee', byName), nextOrder('listings', byName)]).toEqual([
    ...['-name', 'fee', '-listings'],
  ]);
  expect([nextOrder('fee', orderOf('fee')), nextOrder('fee', orderOf('-fee'))]).toEqual(['-fee', 'fee']);
});

it('cells have the text of a line without its label', () => {
  const listed = company('Acme', 1, {});
  const lines = [{ key: 'transferFee', text: 'Transfer fee: $135.00, paid by: the seller' }];
  const [row] = companyRows([{ ...listed, rule: listed.rule && { ...listed.rule, lines } }], orderOf(null));
  expect(row).toMatchObject({
    checkedOn: '2026-11-20',
    values: { transferFee: '$135.00, paid by: the seller' },
  });
});
