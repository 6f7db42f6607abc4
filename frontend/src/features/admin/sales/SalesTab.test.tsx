import { expect, it } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import {
  AdminSalesDocument,
  AdminTransferNumbersDocument,
  AdminTransfersDocument,
  StaffTransfersDocument,
} from '../../../generated/admin-sales';
import type { Me } from '../../../lib/session/useSession';
import { renderComponent } from '../../../testing/harness';
import { aMe, asAdmin } from '../../../testing/samples';
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
        ...{ open: 4, waiting: 1, undecided: 1, reported: 0, stalled: 0, late: 100, paused: 2, steps: [] },
      },
    },
  },
};

const staffTransfers = (change = {}) => ({
  request: { query: StaffTransfersDocument, variables: { state: null, group: null, q: null, ...change } },
  result: { data: { transfers: EMPTY } },
});

type Answer = ReturnType<typeof sales> | ReturnType<typeof transfers> | ReturnType<typeof staffTransfers>;
const show = (address: string, ...answers: Answer[]) => showTo(asAdmin.me, address, ...answers);
async function showTo(me: Me, address: string, ...answers: Answer[]) {
  renderComponent(
    <MemoryRouter initialEntries={[`/admin${address}`]}>
      <SalesTab />
    </MemoryRouter>,
    { boot: { me }, mocks: [numbers, ...answers] },
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
  expect(openTab(new URLSearchParams({ tab }), asAdmin.me).tab).toBe('sales');
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
  expect(options.map(({ textContent }) => textContent).slice(0, 9)).toEqual([
    'Any or none',
    'All, urgent first',
    'Open (4)',
    'Waiting for a decision (1)',
    'Fee undecided (1)',
    'Paused by a report (0)',
    'Stalled (0)',
    'Late (99+)',
    'Paused (2)',
  ]);
});

it.each([
  ['?tab=sales', staffTransfers(), 'No sales yet'],
  ['?tab=sales&payment=captured', staffTransfers(), 'No sales yet'],
  ['?tab=sales&show=reported&q=civic', staffTransfers({ group: 'REPORTED', q: 'civic' }), 'No such sales'],
])('asks for transfers alone at %s if the viewer does not read purchases', async (address, answer, text) => {
  await showTo(aMe({ roles: ['MODERATOR'] }), address, answer);
  screen.getByText(text);
  expect(screen.queryByLabelText('Payment')).toBeNull();
  expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull();
  expect(within(screen.getByLabelText('Transfer')).getAllByRole('option')[0]?.textContent).toBe(
    'All, urgent first',
  );
});
