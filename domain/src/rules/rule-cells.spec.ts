import { describe, expect, it } from '@jest/globals';
import { listCell, listIn, RULE_HEADINGS, valueCells, valuesIn } from './rule-cells.js';
import type { RuleValues } from './rule.js';

it('has a column per value, each once, with its unit', () => {
  expect(new Set(RULE_HEADINGS).size).toBe(RULE_HEADINGS.length);
  expect(RULE_HEADINGS).toEqual(
    expect.arrayContaining([
      ...['slug', 'source_name', 'checked_on', 'allowed', 'fee_min_dollars', 'decision_days_max', 'papers'],
      ...[
        'not_in_last_months',
        'forms',
        'deposit_cap_months',
        'guarantee_fee_percent',
        'cancel_days',
        'kinds',
      ],
    ]),
  );
});

describe.each<[string, RuleValues, Record<string, string>]>([
  ['money', { feeMin: 13_505, feeMax: 0 }, { fee_min_dollars: '135.05', fee_max_dollars: '0.00' }],
  ['whole numbers', { notInLastMonths: 6 }, { not_in_last_months: '6' }],
  ['halves', { depositCapMonths: 3 }, { deposit_cap_months: '1.5' }],
  ['rates', { guaranteeFee: 2_150 }, { guarantee_fee_percent: '2.15' }],
  ['answers', { holderReleased: 'after-approval' }, { holder_released: 'after-approval' }],
  ['several answers', { forms: ['sublet', 'new-lease'] }, { forms: 'sublet | new-lease' }],
  ['lines', { papers: ['A form', 'An ID'] }, { papers: 'A form | An ID' }],
  ['lines with bars and backslashes', { papers: ['A|B', 'C\\', '|'] }, { papers: 'A\\|B | C\\\\ | \\|' }],
  ['texts', { notes: 'Call, then "write".' }, { notes: 'Call, then "write".' }],
])('%s', (_, values, cells) => {
  it('are written', () => {
    const written = Object.entries(valueCells(values)).filter(([, cell]) => cell !== '');
    expect(Object.fromEntries(written)).toEqual(cells);
  });

  it('are read', () => expect(valuesIn(cells)).toEqual(values));
});

it.each<[string, Record<string, string>, Record<string, unknown>]>([
  ['dollars as people write them', { fee_min_dollars: ' $1,800 ' }, { feeMin: 180_000 }],
  ['a percent sign', { guarantee_fee_percent: '0.5%' }, { guaranteeFee: 500 }],
  ['answers in capitals', { allowed: 'YES', forms: 'Sublet' }, { allowed: 'yes', forms: ['sublet'] }],
  ['bars without spaces, and empty parts', { papers: 'A|| B |' }, { papers: ['A', 'B'] }],
  ['empty cells as nothing', { allowed: ' ', papers: '', forms: ' ', fee_min_dollars: '' }, {}],
  ['what is no amount as no number', { fee_min_dollars: 'free' }, { feeMin: NaN }],
])('reads %s', (_, cells, values) => expect(valuesIn(cells)).toEqual(values));

it.each([['A'], ['a | b', '\\'], ['\\|', '|\\'], ['\\\\|']])('lists are read as written: %j %j', (...parts) =>
  expect(listIn(listCell(parts.filter((part) => part !== undefined)))).toEqual(parts),
);
