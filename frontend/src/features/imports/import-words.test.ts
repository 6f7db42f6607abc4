import { describe, expect, it } from '@jest/globals';
import { applyLabel, columnOf, summaryOf, type Column, type ImportShown } from './import-words';

const columns: Column[] = [
  { heading: 'external_id', label: 'External id', isRequired: false },
  { heading: 'monthly_payment_dollars', label: 'Monthly payment', isRequired: true },
  { heading: 'year', label: 'Model year', isRequired: false },
];
const counts = (given: Partial<ImportShown>) =>
  ({ created: 0, changed: 0, unchanged: 0, failed: 0, paused: 0, ...given }) as ImportShown;

describe('the column that a heading means', () => {
  it.each([
    ['external_id', {}, 'external_id'],
    ['External ID', {}, 'external_id'],
    ['Monthly payment', {}, 'monthly_payment_dollars'],
    ['monthly_payment', {}, 'monthly_payment_dollars'],
    ['Model Year', {}, 'year'],
    ['Stock', {}, ''],
    ['Stock', { Stock: 'external_id' }, 'external_id'],
    ['year', { year: '' }, ''],
  ])('%j with what is stored as %j is %j', (heading, stored, column) =>
    expect(columnOf(heading, columns, stored)).toBe(column),
  );
});

it('says what became of the rows, and what applying would do', () => {
  expect(summaryOf(counts({ created: 2, unchanged: 1 }))).toBe('2 new, 0 changed, 1 as before.');
  expect(summaryOf(counts({ failed: 3, paused: 1 }))).toBe(
    '0 new, 0 changed, 0 as before, 1 paused, 3 with problems.',
  );
  expect(applyLabel(counts({ created: 1 }))).toBe('Apply 1 change');
  expect(applyLabel(counts({ created: 1, paused: 1, changed: 3 }))).toBe('Apply 5 changes');
  expect(applyLabel(counts({ unchanged: 9, failed: 1 }))).toBeNull();
});
