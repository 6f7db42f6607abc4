import { expect, it } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { contractKinds } from '../../../../components/contract/contract-kinds';
import { AdminFiguresDocument, type AdminFiguresQuery } from '../../../../generated/admin-overview';
import { renderComponent } from '../../../../testing/harness';
import { aMe } from '../../../../testing/samples';
import { settle } from '../../../../testing/settle';
import { MarketFigures } from './MarketFigures';

const EMPTY: AdminFiguresQuery = {
  funnel: ['2026-03-02', '2026-03-09'].flatMap((week) =>
    contractKinds.map(({ type }) => ({
      __typename: 'FunnelWeek' as const,
      ...{ week, type, seen: 0, asked: 0, paid: 0, accepted: 0, handedOver: 0 },
    })),
  ),
  listingTimes: [],
  transferEndings: [],
  visitorSources: [],
};
const time = (type: 'CAR_LEASE' | null, lowerQuartile: number, median: number, upperQuartile: number) => ({
  __typename: 'ListingTime' as const,
  ...{ type, count: 7, lowerQuartile, median, upperQuartile },
});
const source = (kind: 'REFERRER' | 'UTM_SOURCE', name: string, visits: number) => ({
  __typename: 'VisitorSource' as const,
  ...{ kind, name, visits },
});
const ending = (reason: 'BUYER_WITHDREW' | 'NOT_APPROVED', words: string, count: number) => ({
  __typename: 'TransferEndings' as const,
  ...{ reason, words, count },
});
const FILLED: AdminFiguresQuery = {
  funnel: EMPTY.funnel.map((row) =>
    row.type === 'CAR_LEASE' && row.week === '2026-03-09'
      ? { ...row, seen: 1_000, asked: 50, paid: 5, accepted: 4, handedOver: 2 }
      : row.type === 'LOAN'
        ? { ...row, seen: 10 }
        : row,
  ),
  listingTimes: [time(null, 1, 12, 30), time('CAR_LEASE', 1, 12, 30)],
  transferEndings: [
    ending('BUYER_WITHDREW', 'The buyer withdrew.', 3),
    ending('NOT_APPROVED', 'The buyer was not approved.', 1),
  ],
  visitorSources: [
    source('REFERRER', 'news.example.com', 40),
    source('REFERRER', 'direct', 20),
    source('REFERRER', 'other', 2),
    source('UTM_SOURCE', 'newsletter', 8),
  ],
};

const answer = (data: AdminFiguresQuery) => ({
  request: { query: AdminFiguresDocument, variables: { weeks: 6, days: 30 } },
  result: { data },
});

async function show(mocks: object[], address = '/') {
  renderComponent(
    <MemoryRouter initialEntries={[address]}>
      <MarketFigures days={30} />
    </MemoryRouter>,
    { mocks: mocks as never, boot: { me: aMe({ isAdmin: true, roles: ['ADMIN'] }) } },
  );
  await act(settle);
}
const table = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent).join(' | '));

it('has a picture with a text and a table for each figure', async () => {
  await show([answer(FILLED)]);
  expect(screen.getAllByRole('img').map((chart) => chart.getAttribute('aria-label'))).toEqual(
    ['Seen', 'Asked, paid, accepted, handed over', 'Days from listing to buyer'].map(
      (title) => `Chart: ${title}. The table below has the same numbers.`,
    ),
  );
  expect(table('Funnel by week')).toEqual([
    'Week of | Seen | Asked | Paid | Accepted | Handed over',
    'All weeks | 1,020 | 50 | 5 | 4 | 2',
    'Per 100 of the step before | – | 5 | 10 | 80 | 50',
    'Mar 9 | 1,010 | 50 | 5 | 4 | 2',
    'Mar 2 | 10 | 0 | 0 | 0 | 0',
  ]);
  expect(table('Days from listing to buyer')).toEqual([
    'Type | A quarter within | Half within | Three quarters within | Purchases',
    'All types | 1 day | 12 days | 30 days | 7',
    'Car Lease | 1 day | 12 days | 30 days | 7',
  ]);
});

it('shows reasons and sources with a bar as long as their number', async () => {
  await show([answer(FILLED)]);
  expect(table('Why transfers end')).toEqual([
    'Reason | Transfers',
    'The buyer withdrew. | 3',
    'The buyer was not approved. | 1',
  ]);
  expect(table('Visits by site')).toEqual([
    'Site | Visits',
    'news.example.com | 40',
    'Direct or unknown | 20',
    'All other sites | 2',
  ]);
  expect(table('Visits by utm_source')).toEqual(['utm_source | Visits', 'newsletter | 8']);
  const bars = [...screen.getByRole('table', { name: 'Visits by site' }).querySelectorAll('.bar')];
  expect(bars.map((bar) => (bar as HTMLElement).style.width)).toEqual(['100%', '50%', '5%']);
});

it('shows one type, which is in the address', async () => {
  await show([answer(FILLED)], '/?kind=loan');
  expect(table('Funnel by week')[1]).toBe('All weeks | 20 | 0 | 0 | 0 | 0');
  fireEvent.change(screen.getByLabelText('Type of contract'), { target: { value: '' } });
  expect(table('Funnel by week')[1]).toContain('1,020');
});

it('says where nothing was counted yet, and still has the files', async () => {
  await show([answer(EMPTY)]);
  for (const text of [
    'Nothing happened in these weeks yet.',
    'Nothing was bought in these weeks yet.',
    'No transfer was cancelled in these weeks.',
    'No visits were counted in these days yet.',
  ])
    screen.getByText(text);
  expect([screen.queryAllByRole('img'), screen.queryAllByRole('table')]).toEqual([[], []]);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'CSV: From the first look to the handover',
    'CSV: Days from listing to buyer',
    'CSV: Why transfers end',
    'CSV: Where visitors came from',
  ]);
});

it('can be asked for again after an error', async () => {
  await show([{ ...answer(EMPTY), result: undefined, error: new Error('no answer') }, answer(FILLED)]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /try again/i })));
  await act(settle);
  screen.getByRole('table', { name: 'Funnel by week' });
});
