import { expect, it } from '@jest/globals';
import { changesOf } from './rule-changes';
import { definitionsOf } from './rule-words';
import { aVersion } from './samples';

const definitions = definitionsOf({ kind: 'COMPANY' }, 'CAR_LEASE');

it('names what differs in words, in the order of the form, with the source', () => {
  const before = aVersion(1, { values: { feeMin: 10_000, notInLastMonths: 6, papers: ['A form'] } });
  const after = aVersion(2, {
    values: { feePaidBy: 'holder', notInLastMonths: 3, papers: ['A form', 'An ID'] },
    ...{ sourceUrl: null, checkedOn: '2026-11-24' },
  });
  expect(changesOf(definitions, before, after)).toEqual([
    { label: 'Lowest transfer fee', before: '$100.00', after: null },
    { label: 'Who pays the transfer fee', before: null, after: 'The seller' },
    { label: 'Papers', before: 'A form', after: 'A form; An ID' },
    { label: 'Not in the last', before: '6 months', after: '3 months' },
    { label: 'Address of the source', before: 'https://acme.example/', after: null },
    { label: 'Checked', before: 'Nov 20, 2026', after: 'Nov 24, 2026' },
  ]);
});

it('is all of the first version, and nothing of one that is the same', () => {
  const version = aVersion(1, { sourceUrl: null, checkedOn: null });
  expect(changesOf(definitions, null, version)).toEqual([
    { label: 'Not in the last', before: null, after: '6 months' },
    { label: 'Source', before: null, after: 'acme.example' },
  ]);
  expect(changesOf(definitions, version, version)).toEqual([]);
});
