import { expect, it } from '@jest/globals';
import { formatTerm, termLeft } from './glance';
import { remainingText } from './money';
import { takeOverText } from './take-over';

it.each([
  [1, '1 month'],
  [14, '14 months'],
  [23, '23 months'],
  [24, '2 years'],
  [36, '3 years'],
  [274, '22 yr 10 mo'],
  [600, '50 years'],
])('shows %i months as %s', (months, shown) => expect(formatTerm(months)).toBe(shown));

it('says what a buyer pays now and takes over, and who has to agree', () => {
  const mortgage = { monthlyPayment: 69_090, remainingTermMonths: 274, endless: false, transferFee: 2_500 };
  expect(takeOverText({ ...mortgage, type: 'MORTGAGE' })).toBe(
    'You pay the $25.00 transfer fee now. You take over $690.90 a month for 274 months once the lender agrees.',
  );
  expect(takeOverText({ ...mortgage, type: 'APARTMENT', remainingTermMonths: 1 })).toContain(
    'for 1 month once the landlord agrees.',
  );
});

it('names no months of what has no end', () => {
  const deed = { monthlyPayment: 9_000, remainingTermMonths: 600, endless: true, transferFee: 2_500 };
  expect([remainingText(deed), termLeft(deed)]).toEqual(['No end', 'no end']);
  expect(remainingText({ ...deed, endless: false })).toBe('600 months');
  expect(termLeft({ ...deed, endless: false })).toBe('50 years left');
  expect(takeOverText({ ...deed, type: 'TIMESHARE' })).toContain(
    'You take over $90.00 a month without an end once',
  );
});
