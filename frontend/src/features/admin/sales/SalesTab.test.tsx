import { expect, it } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import {
  AdminSalesDocument,
  AdminTransferNumbersDocument,
  AdminTransfersDocument,
} from '../../../generated/admin-sales';
import { renderComponent } from '../../../testing/harness';
import { settle } from '../../../testing/settle';
import { openTab } from '../admin-tabs';
import { SalesTab } from './SalesTab';

const EMPTY = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };
const sales = (change = {}) => ({
  request: { query: AdminSalesDocument, variables: { status: null, q: null, sort: null, ...change } },
  result: { data: { purchases: EMPTY } },
});
const transfers = (change = {}) => ({
  request: {
    query: AdminTransfersDocument,
    variables: { state: null, group: null, payment: null, q: null, ...change },
  },
  result: { data: { transfers: EMPTY } },
});
const numbers = {
  request: { query: AdminTransferNumbersDocument, variables: {} },
  result: {
    data: {
      transferNumbers: {
        __typename: 'TransferNumbers',
        ...{ open: 4, waiting: 1, stalled: 0, late: 100, paused: 2, steps: [] },
      },
    },
  },
};

async function show(
  address: string,
  ...answers: (ReturnType<typeof sales> | ReturnType<typeof transfers>)[]
) {
  renderComponent(
    <MemoryRouter initialEntries={[`/admin${address}`]}>
      <SalesTab />
    </MemoryRouter>,
    { mocks: [numbers, ...answers] },
  );
  await act(settle);
}
const choose = async (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await act(settle);
};

// a query with other variables has no answer, and the list says that something went wrong
it.each([
  ['?tab=sales', sales(), 'No sales yet'],
  ['?tab=purchases&q=civic', sales({ q: 'civic' }), 'No such sales'],
  [
    '?tab=sales&payment=refund-failed&sort=oldest',
    sales({ status: 'REFUND_FAILED', sort: 'OLDEST' }),
    'No such sales',
  ],
  ['?tab=transfers', transfers(), 'No such sales'],
  ['?tab=transfers&show=paused', transfers({ group: 'PAUSED' }), 'No such sales'],
  [
    '?tab=sales&show=in-progress&payment=disputed&q=civic',
    transfers({ state: 'IN_PROGRESS', payment: 'DISPUTED', q: 'civic' }),
    'No such sales',
  ],
])('asks for what %s names', async (address, answer, text) => {
  await show(address, answer);
  screen.getByText(text);
});

it.each(['purchases', 'transfers', 'sales'])('is the tab of ?tab=%s', (tab) => {
  expect(openTab(new URLSearchParams({ tab })).tab).toBe('sales');
});

it('leads from an address of the former tab to every sale and back, with one filter for each state', async () => {
  await show(
    '?tab=transfers',
    transfers(),
    sales(),
    sales({ status: 'CAPTURED' }),
    transfers({ payment: 'CAPTURED', group: 'LATE' }),
  );
  expect(screen.queryByLabelText('Sort by')).toBeNull();
  await choose('Transfer', '');
  screen.getByText('No sales yet');
  screen.getByLabelText('Sort by');
  await choose('Payment', 'captured');
  screen.getByText('No such sales');
  await choose('Transfer', 'late');
  screen.getByText('No such sales');
});

it('says how many transfers are in each group that is counted', async () => {
  await show('?tab=sales', sales());
  const options = within(screen.getByLabelText('Transfer')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent).slice(0, 7)).toEqual([
    'Any or none',
    'All, urgent first',
    'Open (4)',
    'Waiting for a decision (1)',
    'Stalled (0)',
    'Late (99+)',
    'Paused (2)',
  ]);
});
