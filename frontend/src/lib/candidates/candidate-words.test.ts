import { expect, test } from '@jest/globals';
import { anOffer, LATER, someTerms } from '../../testing/candidates';
import { answerRows, requirableChoices, requirementRows } from './answer-words';
import { isReservedUntil, offerState, openOffer, passedText } from './application-words';
import { agreedRows, termRows } from './term-words';
import { requirable } from '@handover/domain/candidates/requirements';

test('answers are read in words, in the order of the form', () =>
  expect(
    answerRows('car-lease', {
      note: 'I drive to work.',
      creditBand: '700-739',
      state: 'TX',
      handoverFrom: '2027-01-05',
      milesPerMonth: 1200,
      unknown: 'x',
    }).map(({ label, value }) => `${label}: ${value}`),
  ).toEqual([
    'Handover not before: January 5, 2027',
    'State: Texas',
    'Credit score: 700 to 739',
    'Miles per month: 1,200',
    'Note to the seller: I drive to work.',
  ]));

test('amounts are dollars, and a year has no comma', () => {
  expect(answerRows('mortgage', { gapAmount: 2_500_000 })[0]?.value).toBe('$25,000.00');
  expect(answerRows('timeshare', { firstYear: 2028 })[0]?.value).toBe('2028');
});

test('requirements are sentences', () =>
  expect(
    requirementRows('apartment', {
      incomeToRent: '2.5',
      cats: 0,
      dogs: 1,
      state: ['TX', 'OK'],
      handoverTo: '2027-02-01',
    }).map(({ text }) => text),
  ).toEqual([
    'Handover not after: February 1, 2027',
    'State: Texas, Oklahoma',
    'Monthly income to rent: 2.5 times the rent, or higher',
    'Cats: none',
    'Dogs: at most 1',
  ]));

test('the highest choice has nothing above it, and the lowest cannot be required', () => {
  expect(requirementRows('loan', { creditBand: '740-up' })).toEqual([
    { key: 'creditBand', text: 'Credit score: 740 or more' },
  ]);
  const band = requirable('loan').find(({ key }) => key === 'creditBand')!;
  expect(requirableChoices(band).map(({ value }) => value)).toEqual([
    '600-659',
    '660-699',
    '700-739',
    '740-up',
  ]);
});

test('agreed terms stand against what is listed', () => {
  const agreed = someTerms({ incentive: 150_000, price: 900_000, handoverOn: '2027-01-05' });
  const factTable = [{ key: 'askingPrice', value: '$10,000.00' }];
  expect(agreedRows('timeshare', agreed, { incentive: 50_000, factTable })).toEqual([
    { key: 'incentive', label: 'Incentive', value: '$1,500.00', listed: '$500.00' },
    { key: 'price', label: 'Price', value: '$9,000.00', listed: '$10,000.00' },
    { key: 'handoverOn', label: 'Handover day', value: 'January 5, 2027', listed: null },
  ]);
  expect(agreedRows('timeshare', null, {})).toEqual([]);
  expect(termRows('loan', someTerms({ price: 0 }))).toEqual([
    { key: 'price', label: 'Cash', value: '$0.00' },
  ]);
});

test('an offer says who has to answer, and time closes it', () => {
  expect(offerState(anOffer(), 'CANDIDATE')).toMatch(/^Waiting for an answer until Jan 2, 2099, /);
  expect(offerState(anOffer(), 'HOLDER')).toMatch(/^Please answer by Jan 2, 2099, /);
  expect(offerState(anOffer(), null)).toMatch(/^Open until /);
  const late = anOffer({ expiresAt: '2026-01-01T00:00:00.000Z' });
  expect(offerState(late, 'HOLDER')).toBe('Not answered in time');
  expect([openOffer([anOffer()])?.id, openOffer([late]), openOffer([anOffer({ status: 'VOID' })])]).toEqual([
    'offer-1',
    undefined,
    undefined,
  ]);
});

test('a candidate reads only the reasons that they can do something about', () => {
  const other = 'The seller went on with somebody else.';
  expect([passedText(null), passedText('REQUIREMENT'), passedText('OTHER_CHOSEN')]).toEqual([
    other,
    other,
    other,
  ]);
  expect(passedText('TERMS')).toContain('terms');
});

test('a window that is over is none', () =>
  expect([
    isReservedUntil(LATER),
    isReservedUntil('2026-01-01T00:00:00.000Z'),
    isReservedUntil(null),
  ]).toEqual([true, false, false]));
