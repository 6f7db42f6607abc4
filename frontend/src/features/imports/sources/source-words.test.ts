import { describe, expect, it } from '@jest/globals';
import { formatMoment } from '../../../lib/format/time';
import { mayList } from '../../../lib/may-list';
import {
  everyOptions,
  hostOf,
  nextText,
  resultText,
  settingsText,
  stateOf,
  type Organisation,
  type SourceShown,
} from './source-words';

const AT = '2026-03-01T12:00:00.000Z';
const [NOW, LATER] = [Date.parse(AT), '2026-03-01T13:00:00.000Z'];
const source = (given: Partial<SourceShown> = {}) =>
  ({
    ...{ id: 's', url: 'https://dealer.example/stock.csv', format: 'CSV', missing: 'KEEP', everyHours: 6 },
    ...{ organisationId: null, nextFetchAt: LATER, lastFetchedAt: null, lastOutcome: null, lastError: null },
    ...{ failures: 0, failingSince: null, disabledAt: null, offReason: null, lastImportId: null, ...given },
  }) as SourceShown;
const acme = { id: 'o', name: 'Acme Motors', status: 'APPROVED', role: 'EDITOR' } as Organisation;

it('says what it is and how often it is fetched', () => {
  expect(settingsText(source(), [])).toBe('CSV, every 6 hours.');
  const theirs = source({ format: 'JSONL', everyHours: 24, missing: 'PAUSE', organisationId: 'o' });
  expect(settingsText(theirs, [acme])).toBe(
    'JSON Lines, once a day, for Acme Motors. Listings that the file leaves out are paused.',
  );
  expect(settingsText(theirs, [])).toContain('for an organization.');
  expect(hostOf('https://dealer.example:8443/stock.csv')).toBe('dealer.example:8443');
});

it('offers the usual intervals and the one that is stored', () => {
  expect(everyOptions(6).map(({ value }) => value)).toEqual(['1', '2', '3', '4', '6', '8', '12', '24']);
  expect(everyOptions(5).map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Every hour', 'Every 5 hours', 'Once a day']),
  );
});

describe('what came of the last fetch', () => {
  it.each<[Partial<SourceShown>, string]>([
    [{}, 'Not fetched yet.'],
    [{ lastFetchedAt: AT, lastOutcome: 'IMPORTED' }, `Imported on ${formatMoment(AT)}.`],
    [{ lastFetchedAt: AT, lastOutcome: 'UNCHANGED' }, `Not changed on ${formatMoment(AT)}.`],
    [
      { lastFetchedAt: AT, lastOutcome: 'FAILED', lastError: 'No file.', failures: 1, failingSince: AT },
      `Failed on ${formatMoment(AT)}: No file.`,
    ],
    [
      { lastFetchedAt: LATER, lastOutcome: 'FAILED', lastError: 'No file.', failures: 2, failingSince: AT },
      `Failed on ${formatMoment(LATER)}: No file. It has failed 2 times since ${formatMoment(AT)}.`,
    ],
  ])('of %j is said', (given, text) => expect(resultText(source(given))).toBe(text));
});

it('says when it is fetched next, or why it is not', () => {
  expect(nextText(source(), NOW)).toBe(`Next on ${formatMoment(LATER)}.`);
  expect(nextText(source({ nextFetchAt: AT }), NOW)).toBe(
    'It is fetched as soon as no other import of yours is running.',
  );
  const off = (offReason: SourceShown['offReason']) =>
    nextText(source({ nextFetchAt: null, disabledAt: AT, offReason }), NOW);
  expect(off('MEMBER')).toBe('You switched it off.');
  expect(off('FAILING')).toContain('after five days without a file');
  expect(off('ORGANISATION')).toContain('cannot list for the organization');
});

it('shows its state', () => {
  expect(stateOf(source()).label).toBe('On');
  expect(stateOf(source({ failures: 1 })).label).toBe('Failing');
  expect(stateOf(source({ failures: 9, disabledAt: AT })).label).toBe('Off');
});

it('lists for approved organizations of owners and editors', () => {
  expect(mayList(acme)).toBe(true);
  expect(mayList({ ...acme, role: 'READER' })).toBe(false);
  expect(mayList({ ...acme, status: 'REQUESTED' })).toBe(false);
});
