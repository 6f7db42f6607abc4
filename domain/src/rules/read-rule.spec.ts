import { describe, expect, it } from '@jest/globals';
import { CONTRACT_TYPES, type ContractType } from '../types/words.js';
import { ruleDefinitions } from './definitions.js';
import { readRule } from './read-rule.js';
import { SUBJECT_KINDS, type RuleValues, type SubjectKind } from './rule.js';

describe.each(CONTRACT_TYPES.flatMap((type) => SUBJECT_KINDS.map((kind) => [type, kind] as const)))(
  'the values of %s that a %s states',
  (type, kind) => {
    const definitions = ruleDefinitions(type, kind);

    it('have each key once', () =>
      expect(new Set(definitions.map(({ key }) => key)).size).toBe(definitions.length));

    it('have choices or a range', () => {
      for (const { key, kind: of, values, min, max, most } of definitions) {
        const isOk =
          of === 'enum' || of === 'several'
            ? (values?.length ?? 0) > 1
            : min !== undefined && max !== undefined && (of !== 'lines' || most !== undefined);
        expect({ key, isOk }).toEqual({ key, isOk: true });
      }
    });
  },
);

it.each<[SubjectKind, ContractType, string, boolean]>([
  ['state', 'timeshare', 'cancelDays', true],
  ['company', 'timeshare', 'cancelDays', false],
  ['program', 'mortgage', 'processingFeeCap', true],
  ['state', 'mortgage', 'processingFeeCap', false],
  ['state', 'apartment', 'forms', true],
  ['program', 'apartment', 'forms', false],
  ['program', 'loan', 'allowed', true],
])('a %s states about a %s: %s is %s', (kind, type, key, is) =>
  expect(ruleDefinitions(type, kind).some((definition) => definition.key === key)).toBe(is),
);

it.each<[string, ContractType, object, RuleValues]>([
  ['drops null and empty values', 'car-lease', { allowed: null, howToStart: ' ', papers: [], notes: '' }, {}],
  [
    'trims texts and lines',
    'car-lease',
    { howToStart: ' Call. ', papers: [' A ', ''] },
    { howToStart: 'Call.', papers: ['A'] },
  ],
  [
    'orders the keys',
    'car-lease',
    { notInLastMonths: 6, allowed: 'yes' },
    { allowed: 'yes', notInLastMonths: 6 },
  ],
  ['keeps 0', 'car-lease', { feeMin: 0, notInLastMonths: 0 }, { feeMin: 0, notInLastMonths: 0 }],
  [
    'keeps several choices',
    'apartment',
    { forms: ['sublet', 'assignment'] },
    { forms: ['sublet', 'assignment'] },
  ],
  ['keeps kinds of loans', 'loan', { kinds: ['boat', 'rv'] }, { kinds: ['boat', 'rv'] }],
  ['keeps equal ends', 'car-lease', { feeMin: 5, feeMax: 5 }, { feeMin: 5, feeMax: 5 }],
])('%s', (_, type, given, values) => {
  const read = readRule(type, 'company', given);
  expect(read).toEqual({ values, errors: {} });
  expect(Object.keys(read.values)).toEqual(Object.keys(values));
});

it.each<[ContractType, string, unknown]>([
  ['car-lease', 'wings', 2],
  ['car-lease', 'forms', ['sublet']],
  ['car-lease', 'allowed', 'maybe'],
  ['car-lease', 'notInLastMonths', 61],
  ['car-lease', 'notInLastMonths', -1],
  ['car-lease', 'notInLastMonths', '6'],
  ['car-lease', 'approvalValidDays', 0],
  ['car-lease', 'feeMin', 1.5],
  ['car-lease', 'howToStart', 'x'.repeat(501)],
  ['car-lease', 'howToStart', 7],
  ['car-lease', 'papers', 'one'],
  ['car-lease', 'papers', ['x'.repeat(121)]],
  ['car-lease', 'papers', Array.from({ length: 11 }, () => 'A')],
  ['car-lease', 'papers', [7]],
  ['apartment', 'forms', ['sublet', 'sublet']],
  ['apartment', 'forms', ['swap']],
  ['timeshare', 'cancelDays', 5],
])('of %s refuses %s = %j', (type, key, value) => {
  const { values, errors } = readRule(type, 'company', { [key]: value });
  expect(values).toEqual({});
  expect(Object.keys(errors)).toEqual([key]);
});

it.each([
  ['feeMin', 'feeMax'],
  ['decisionDaysMin', 'decisionDaysMax'],
  ['paperDaysMin', 'paperDaysMax'],
])('refuses %s above %s', (min, max) =>
  expect(Object.keys(readRule('car-lease', 'company', { [min]: 5, [max]: 4 }).errors)).toEqual([max]),
);
