import { expect, it } from '@jest/globals';
import {
  actsOf,
  chipOf,
  counted,
  isEndingSoon,
  transferableText,
  wordsOf,
  type Listing,
} from './listing-words';

const contract = (change: Partial<Listing['contract']>): Listing['contract'] => ({
  id: '1',
  type: 'CAR_LEASE',
  title: '2024 Honda Civic',
  status: 'ACTIVE',
  offMarketReason: null,
  freshUntil: null,
  transferableUntil: null,
  monthlyPayment: 38900,
  messageCount: 0,
  notOffered: null,
  applicationCount: 0,
  createdAt: '2026-11-01T12:00:00.000Z',
  updatedAt: '2026-11-01T12:00:00.000Z',
  holder: { id: 'holder', emailConfirmed: true, handedOver: 0, answersWithinHours: null },
  ...change,
});

it('says where a listing stands', () => {
  const labels = (
    [
      { status: 'ACTIVE' },
      { status: 'PENDING' },
      { status: 'COMPLETED' },
      { status: 'CANCELLED' },
      { status: 'CANCELLED', offMarketReason: 'PAUSED' },
      { status: 'CANCELLED', offMarketReason: 'EXPIRED' },
    ] as const
  ).map((change) => chipOf(contract(change)).label);
  expect(labels).toEqual(['Live', 'In transfer', 'Handed over', 'Off the market', 'Paused', 'Expired']);
});

it('offers to resume a paused listing, and not to relist it as well', () => {
  const listing = { allowedActions: ['EDIT', 'RESUME', 'WITHDRAW', 'RELIST'] } as unknown as Listing;
  expect(actsOf(listing)).toEqual(['RESUME', 'WITHDRAW']);
  expect(actsOf({ allowedActions: ['EDIT', 'RELIST'] } as unknown as Listing)).toEqual(['RELIST']);
});

it('says that what was not reviewed does not go live at once, while listings are reviewed', () => {
  const withdrawn = contract({ status: 'CANCELLED', offMarketReason: 'WITHDRAWN' });
  expect(wordsOf('RELIST', withdrawn).text).toMatch(/^It goes live at once with/);
  expect(wordsOf('RELIST', withdrawn, true).text).toMatch(/unless we have not reviewed it yet/);
});

it('knows when a listing ends soon', () => {
  const now = Date.parse('2026-11-22T12:00:00.000Z');
  expect(isEndingSoon(contract({ freshUntil: '2026-11-29T11:00:00.000Z' }), now)).toBe(true);
  expect(isEndingSoon(contract({ freshUntil: '2026-12-20T11:00:00.000Z' }), now)).toBe(false);
  expect(isEndingSoon(contract({}), now)).toBe(false);
});

it('names the last day of a transfer as long as there can be one', () => {
  const transferableUntil = '2027-05-03';
  const text = (change: Partial<Listing['contract']>) =>
    transferableText(contract({ transferableUntil, ...change }));
  expect(text({})).toBe('Transferable until May 3, 2027');
  expect(text({ status: 'CANCELLED', offMarketReason: 'PAUSED' })).toMatch(/^Transferable/);
  expect(text({ status: 'CANCELLED', offMarketReason: 'ELSEWHERE' })).toBeNull();
  expect(text({ status: 'COMPLETED' })).toBeNull();
  expect(text({ transferableUntil: null })).toBeNull();
});

it('counts in words', () => {
  expect([counted(1, 'view'), counted(1200, 'view'), counted(2, 'question')]).toEqual([
    '1 view',
    '1,200 views',
    '2 questions',
  ]);
});
