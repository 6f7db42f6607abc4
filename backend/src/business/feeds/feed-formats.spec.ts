import { expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { Contract } from '../../contracts/contract.entity.js';
import { atomOf, csvOf } from './feed-formats.js';
import { FeedEntry, FeedPage } from './feed.types.js';

const contract: Contract = Object.defineProperties(
  Object.assign(Object.create(Contract.prototype) as Contract, {
    ...{
      id: 'a',
      title: '<b>"Lease" & more',
      type: 'car-lease',
      description: '=1+1, two\nlines',
      facts: { make: 'X' },
    },
    ...{
      location: 'Austin, TX',
      monthlyPayment: 38900,
      createdAt: '2026-03-01T12:00:00.000Z',
      status: 'active',
    },
  }),
  { forSale: { value: true }, reservedUntil: { value: null } },
);
const entry = (contractId: string, of: Contract | null) =>
  Object.assign(new FeedEntry(), {
    ...{ contractId, contract: of, removed: of === null, changedAt: '2026-03-02T12:00:00.000Z' },
  });
const page = Object.assign(new FeedPage(), {
  ...{ entries: [entry('a', contract), entry('b', null)], cursor: '2', hasMore: false },
});
const site = 'https://site.example';

it('Atom has an entry per contract, a tombstone per removed one, and escapes what members wrote', () => {
  const atom = atomOf(page, { site, siteName: 'A & B', self: '/x?a=1&b=2', next: '/x?since=2' });
  expect(atom).toContain('<title>&#60;b&#62;&#34;Lease&#34; &#38; more</title>');
  expect(atom).toContain('<link href="https://site.example/contracts/a"/>');
  expect(atom).toContain('<at:deleted-entry ref="urn:uuid:b" when="2026-03-02T12:00:00.000Z"/>');
  expect(atom).toContain('<link rel="next" href="https://site.example/x?since=2"/>');
  expect(atom).toContain('/x?a=1&#38;b=2');
  expect(atom).not.toContain('<b>');
});

it('CSV has a row per entry that a spreadsheet takes for no formula', () => {
  const [first, second, ...others] = parse(csvOf(page, { site }), { columns: true });
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    ...{
      contractId: 'a',
      removed: 'false',
      url: 'https://site.example/contracts/a',
      monthlyPayment: '38900',
    },
    ...{
      title: '<b>"Lease" & more',
      description: "'=1+1, two\nlines",
      facts: '{"make":"X"}',
      forSale: 'true',
    },
  });
  expect(second).toMatchObject({ contractId: 'b', removed: 'true', url: '', title: '' });
});
