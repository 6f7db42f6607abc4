import { describe, expect, it } from '@jest/globals';
import { appliedValue } from './applied.js';
import { transferableUntil } from './problems.js';
import { rulesFor } from './rules-for.js';
import { suggestedFacts } from './suggested-facts.js';
import { rule, ruled, TODAY, VECTORS } from './rules.vectors.js';

it.each(VECTORS.map((vector) => [vector.name, vector] as const))('%s', (_, vector) => {
  const candidate = vector.candidate ? { state: vector.candidate } : null;
  const { problems } = rulesFor(ruled(vector.contract), TODAY, candidate);
  expect(problems.map(({ key, level, text }) => [key, level, text])).toEqual(vector.problems);
  for (const problem of problems)
    expect(problem).toMatchObject({ source: 'acme.example', sourceUrl: null, checkedOn: '2026-11-20' });
});

it('says whom a problem concerns', () => {
  const rules = [rule({ holderReleased: 'no', sameStateOnly: 'yes', allowed: 'no' })];
  const { problems } = rulesFor(ruled({ rules }), TODAY, { state: 'NM' });
  expect(problems.map(({ key, to }) => [key, to])).toEqual([
    ['not-allowed', undefined],
    ['still-liable', 'holder'],
    ['other-state', 'candidate'],
  ]);
});

describe('lines', () => {
  const linesOf = (given: Parameters<typeof ruled>[0]) => rulesFor(ruled(given), TODAY).lines;

  it('show each stated value once, in the order of the form', () => {
    const rules = [
      rule({
        ...{ papers: ['Application', 'Odometer'], notInLastMonths: 6, feeMin: 13_500, feeMax: 25_000 },
        ...{ feePaidBy: 'holder', allowed: 'yes', decisionDaysMax: 30, paperDaysMin: 3, paperDaysMax: 5 },
        ...{ holderReleased: 'unknown', approvalValidDays: 30 },
      }),
    ];
    expect(linesOf({ rules }).map(({ key, text }) => `${key} | ${text}`)).toEqual([
      'allowed | Transfers allowed: Yes',
      'transferFee | Transfer fee: $135.00 to $250.00, paid by the seller',
      'decisionDays | Decision: up to 30 days',
      'approvalValidDays | An approval is valid for: 30 days',
      'papers | Papers: Application; Odometer',
      'notInLastMonths | Not in the last: 6 months',
      'paperDays | Papers: 3 to 5 days',
    ]);
  });

  it('take what a lease cannot waive from the state before the company', () => {
    const rules = [rule({ answerDays: 60 }), { ...rule({ answerDays: 30 }, 'state', 'New York') }];
    expect(linesOf({ type: 'apartment', rules })).toMatchObject([
      { text: 'The landlord answers a request to sublet within: 30 days', subject: 'New York' },
    ]);
  });

  it('take a number from the company before the program and the state, with its source', () => {
    const rules = [
      { ...rule({ applicationFee: 100 }, 'state', 'Ohio'), sourceName: 'law' },
      { ...rule({ applicationFee: 300 }, 'program', 'VA'), sourceName: 'circular' },
      { ...rule({ applicationFee: 200 }), sourceName: 'site', sourceUrl: 'https://acme.example/fees' },
    ];
    expect(linesOf({ type: 'mortgage', rules })).toEqual([
      {
        ...{ key: 'applicationFee', level: 'info', text: 'Application fee: $2.00', subject: 'Acme Leasing' },
        ...{ source: 'site', sourceUrl: 'https://acme.example/fees', checkedOn: '2026-11-20' },
      },
    ]);
    expect(linesOf({ type: 'mortgage', rules: rules.slice(0, 2) })[0]).toMatchObject({
      text: 'Application fee: $3.00',
      source: 'circular',
    });
  });

  it('shows several choices and halves by their words', () => {
    const rules = [rule({ forms: ['assignment', 'sublet'], depositCapMonths: 3 }, 'state', 'New York')];
    expect(linesOf({ type: 'apartment', rules }).map(({ text }) => text)).toEqual([
      'Forms of takeover: Assignment, Sublet',
      'Highest deposit, in rents: 1.5 months',
    ]);
  });

  it('do not mix the ends of two ranges', () => {
    const rules = [rule({ feeMax: 10_000 }), rule({ feeMin: 5_000 }, 'state', 'Ohio')];
    expect(linesOf({ rules })).toMatchObject([{ key: 'transferFee', text: 'Transfer fee: from $50.00' }]);
  });
});

describe('the value that applies', () => {
  it.each([
    ['allowed', ['yes', 'depends', 'no'], 'no'],
    ['accountCurrent', ['no', 'yes', 'unknown'], 'yes'],
    ['notInLastMonths', [3, 9, 6], 9],
    ['processingFeeCap', [300, 100, 200], 100],
    ['decisionDaysMax', [30, 10, 20], 30],
    ['holderReleased', ['yes', 'no', 'no'], 'yes'],
  ])('of %s among %j is %s', (key, [company, program, state], value) => {
    const rules = [
      rule({ [key]: state! }, 'state'),
      rule({ [key]: program! }, 'program'),
      rule({ [key]: company! }),
    ];
    expect(appliedValue(rules, key)?.value).toBe(value);
  });

  it('is missing if no rule states it', () => expect(appliedValue([rule({})], 'allowed')).toBeUndefined());
});

it.each([
  ['a day in the next year', '2026-11-27', 18, 6, '2027-11-26'],
  ['the next month has no such day', '2026-01-31', 7, 6, '2026-02-28'],
  ['the last month of a year', '2026-11-30', 7, 6, '2026-12-29'],
  ['a period that is longer than the term', '2026-11-27', 3, 6, '2026-11-26'],
])('the last day of a transfer: %s', (_, termAsOf, remainingTermMonths, notInLastMonths, day) =>
  expect(
    transferableUntil(ruled({ termAsOf, remainingTermMonths, rules: [rule({ notInLastMonths })] })),
  ).toBe(day),
);

it('there is no last day without a rule', () => expect(transferableUntil(ruled())).toBeNull());

it('asks nothing of what is not known yet', () => {
  const rules = [rule({ notInLastMonths: 6, notInFirstMonths: 6, depositCapMonths: 1 })];
  const facts = { originalTermMonths: 36, deposit: 1 };
  const contract = ruled({ rules, facts, remainingTermMonths: null, monthlyPayment: null });
  expect(rulesFor(contract, TODAY).problems).toEqual([]);
  expect(transferableUntil(contract)).toBeNull();
});

it.each([
  [
    { feeMin: 13_500, feeMax: 13_500, feePaidBy: 'holder', holderReleased: 'no' },
    { thirdPartyFee: 13_500, thirdPartyFeeBy: 'holder', holderReleased: 'no' },
  ],
  [{ feeMin: 0, feeMax: 0 }, { thirdPartyFee: 0 }],
  [{ feeMin: 1, feeMax: 2, feePaidBy: 'either', holderReleased: 'after-approval' }, {}],
  [{ feeMax: 13_500, feePaidBy: 'unknown' }, {}],
  [{}, {}],
])('from %j the form can take %j', (values, facts) => expect(suggestedFacts([rule(values)])).toEqual(facts));
